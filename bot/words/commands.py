"""Commands in a sentence, by the names under which Discord shows them to its reader."""

from __future__ import annotations

import re
from collections.abc import Callable

_COMMAND = re.compile(
    r"`/(?P<command>[a-z]+)(?: (?P<sub>[a-z-]+)(?![a-z:-]))?(?: (?P<option>[a-z_]+):(?P<value>[^`]*))?`"
)
_OPTION = re.compile(r"`(?P<option>game|table)(?P<colon>:?)`")
"""Options that sentences name alone."""


def commands_named(words: str, name: Callable[[str], str | None]) -> str:
    """`name`: what a message says, if there is one. Whatever is no command of ours stays as it is."""

    def command(found: re.Match[str]) -> str:
        first = name(f"command-name-{found['command']}")
        if first is None:
            return found[0]
        sub = name(f"command-name-{found['command']}-{found['sub']}") if found["sub"] else ""
        parts = [first, *([sub or found["sub"]] if found["sub"] else [])]
        if found["option"]:
            parts.append(f"{_option(found['option'], name)}:{found['value']}")
        return f"`/{' '.join(parts)}`"

    named = _COMMAND.sub(command, words)
    return _OPTION.sub(lambda found: f"`{_option(found['option'], name)}{found['colon']}`", named)


def _option(option: str, name: Callable[[str], str | None]) -> str:
    return name(f"option-name-{option.replace('_', '-')}") or option
