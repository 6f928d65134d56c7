"""A view in bare facts, for games that have no painter."""

from __future__ import annotations

from typing import Any

import msgspec


def bare_facts(view: Any) -> str:
    """Every field of a view, one a line."""
    lines: list[str] = []
    _facts(msgspec.to_builtins(view), "", lines)
    return "```\n" + "\n".join(lines) + "\n```"


def _facts(value: Any, name: str, lines: list[str]) -> None:
    if isinstance(value, dict) and value:
        for key, part in value.items():
            _facts(part, f"{name}.{key}" if name else str(key), lines)
    elif isinstance(value, list | tuple) and value:
        for number, part in enumerate(value, 1):
            _facts(part, f"{name}.{number}" if name else str(number), lines)
    elif value not in (None, "", [], (), {}):
        lines.append(f"{name}: {value}".replace("`", "'"))
