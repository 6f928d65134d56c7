"""Every method of the store protocol is used."""

from __future__ import annotations

import re
from inspect import isfunction
from pathlib import Path
from typing import get_type_hints

from bot.store.protocol import Reader, Writer

ROOT = Path(__file__).parents[3]


def _verbs(door: type) -> set[str]:
    """Every verb of every subject that can be reached through this door."""
    found = set[str]()
    for name in dir(door):
        if isinstance(subject := getattr(door, name), property) and subject.fget is not None:
            offered = get_type_hints(subject.fget)["return"]
            found |= {f"{name}.{verb}" for verb in dir(offered) if _is_verb(offered, verb)}
    return found


def _is_verb(subject: type, name: str) -> bool:
    return not name.startswith("_") and isfunction(getattr(subject, name))


def test_every_verb_is_called_by_somebody_who_plays_or_keeps_house() -> None:
    source = "\n".join(
        file.read_text(encoding="utf-8")
        for room in ("bot/services", "bot/cli", "bot/store", "bot/rulebook")
        for file in (ROOT / room).rglob("*.py")
    )
    called = {f"{subject}.{verb}" for subject, verb in re.findall(r"er\.(\w+)\.(\w+)\(", source)}
    offered = _verbs(Reader) | _verbs(Writer)
    assert len(offered) > 50
    assert sorted(offered - called) == []
