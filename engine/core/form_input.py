"""Input of a form: TOML with the line of each value, and the meaning of each value."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeAlias

from msgspec import Struct

Value: TypeAlias = tuple[str, ...] | int | str
LONGEST = 60
"""Characters of a name, and of a quoted value."""
WIDTH = 108
"""Characters per line of the form."""
_LONGEST_LINE = 500
_MOST_LINES = 2000
_MOST_TWICE = 50
"""Limit on repairs, so a badly damaged file is still read quickly; further lines are reported and skipped."""
_HEAD = re.compile(r"\s*\[\s*([^\[\]]+?)\s*\]\s*(#.*)?$")
_KEY = re.compile(r"\s*([A-Za-z0-9_\-.\"' ]+?)\s*=")
_AT_LINE = re.compile(r" ?\(at line (\d+), column \d+\)| ?\(at end of document\)")
_COUNTED = re.compile(r"([1-9]\d*)\s+(.+)")
_WRITTEN_OTHERWISE = re.compile(r"\d+\s*[x×]?\s*")
_OTHER_COMMAS = re.compile(r"[;+/&]")


class Blank(Struct, frozen=True):
    """One value to fill in: several of these words, one of them, or a number."""

    part: str
    key: str
    what: str
    ours: Value
    words: tuple[str, ...] = ()  # allowed words; none: a number
    least: int = 1  # minimum number of words, or the minimum number
    most: int = 1
    twice: bool = False  # a word may occur more than once

    @property
    def place(self) -> str:
        return f"{self.part}.{self.key}"

    @property
    def allowed(self) -> str:
        if not self.words:
            return f"a number from {self.least} to {self.most}"
        if self.most == 1:
            return f"one of: {', '.join(self.words)}"
        count = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        again = "; one may be there more than once" if self.twice else ", each once"
        return f"{count} of: {', '.join(self.words)}{again}"


class Mistake(Struct, frozen=True):
    line: int  # 0: the whole file
    what: str
    found: str
    expected: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}: found {self.found}; expected {self.expected}"


def parsed(text: str, mistakes: list[Mistake]) -> tuple[dict[str, Any], dict[str, int]]:
    """Return the values of the file and their lines. A line that is not TOML is reported and skipped.

    Every value of a form fits on one line, so lines are read separately: an unclosed one spoils no other."""
    rows = text.replace("\r\n", "\n").split("\n")
    if len(rows) > _MOST_LINES:
        mistakes.append(Mistake(_MOST_LINES + 1, "this line", "one more", f"at most {_MOST_LINES} lines"))
        del rows[_MOST_LINES:]
    for line, row in enumerate(rows, 1):
        if len(row) > _LONGEST_LINE:
            found = f"{len(row)} letters, which begin with {row.strip()[:LONGEST]}"
            mistakes.append(Mistake(line, "this line", found, f"at most {_LONGEST_LINE}"))
            rows[line - 1] = ""
            continue
        try:
            tomllib.loads(row)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            mistakes.append(_no_toml(line, row, error))
            rows[line - 1] = ""
    for again in range(_MOST_TWICE):
        try:
            return tomllib.loads("\n".join(rows)), _lines_of(rows)
        except tomllib.TOMLDecodeError as error:  # duplicate key
            at = re.search(r"line (\d+)", str(error))
            line = min(int(at[1]), len(rows)) if at else len(rows)
            if not rows[line - 1].strip():  # reported at the end of a line, and so on the next one
                line -= 1
            found = f"{rows[line - 1].strip()[:LONGEST] or 'a value'}, a second time"
            mistakes.append(Mistake(line, "this line", found, "each part and each value once"))
            if again == _MOST_TWICE - 2:
                del rows[line - 1 :]  # everything before it was read
            elif not rows[line - 1].strip():
                return {}, {}
            else:
                rows[line - 1] = ""
    return {}, {}


def _no_toml(line: int, row: str, error: Exception) -> Mistake:
    reason = _AT_LINE.sub("", str(error))
    expected = f'a line such as: name = "my box" ({reason[:1].lower()}{reason[1:]})'
    return Mistake(line, "this line", row.strip()[:LONGEST] or "nothing", expected)


def _lines_of(rows: Sequence[str]) -> dict[str, int]:
    found, section = dict[str, int](), ""
    for number, row in enumerate(rows, 1):
        if head := _HEAD.match(row):
            section = _plain_key(head[1])
            found.setdefault(section, number)
        elif not row.lstrip().startswith("#") and (key := _KEY.match(row)):
            name = _plain_key(key[1])
            found.setdefault(f"{section}.{name}" if section else name, number)
    return found


def _plain_key(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def leaves(data: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value


def value_of(blank: Blank, raw: object) -> tuple[Value | None, list[tuple[str, str]]]:
    """Return the value, or pairs of what was found and what is expected."""
    if not blank.words:
        return _number(blank, raw)
    items = raw.split(",") if isinstance(raw, str) else raw
    if not isinstance(items, list) or not all(isinstance(item, str) for item in items):
        return None, [(quoted(raw), f'words between quotes, such as "{shown(blank.ours)}"')]
    words, wrong = list[str](), list[tuple[str, str]]()
    for item in items:
        if not item.strip():
            wrong.append(("a comma with nothing beside it", blank.allowed))
            continue
        counted = _COUNTED.fullmatch(item.strip())
        count, word = (int(counted[1]), counted[2]) if counted else (1, item)
        known = _known(word, blank.words)
        if known is None:
            wrong.append((quoted(item.strip()), f"{blank.allowed}{_hint(item, blank.words)}"))
        else:
            words += [known] * min(count, LONGEST)
    if wrong:
        return None, wrong
    if not blank.least <= len(words) <= blank.most:
        return None, [(f"{len(words)} of them ({', '.join(words)})", blank.allowed)]
    again = sorted({word for word in words if words.count(word) > 1})
    if again and not blank.twice:
        return None, [(f"{again[0]} more than once", "each once")]
    return tuple(words) if isinstance(blank.ours, tuple) else words[0], []


def _hint(item: str, words: Sequence[str]) -> str:
    """Suggest a known word for an unknown one."""
    if _OTHER_COMMAS.search(item):
        return "; with a comma between them"
    word = _WRITTEN_OTHERWISE.sub("", item, count=1)
    within = (known for part in _folded(word).split("-") if (known := _known(part, words)) is not None)
    near = next(within, None) or next(iter(get_close_matches(_folded(word), words, 1)), None)
    if near is None:
        return ""
    count = re.match(r"\s*([1-9]\d*)", item)
    return f"; did you mean {f'{count[1]} {near}' if count else near}?"


def _number(blank: Blank, raw: object) -> tuple[Value | None, list[tuple[str, str]]]:
    digits = raw.strip() if isinstance(raw, str) else raw
    if isinstance(digits, str) and digits.isascii() and digits.isdigit() and len(digits) < 6:
        digits = int(digits)
    if isinstance(digits, bool) or not isinstance(digits, int) or not blank.least <= digits <= blank.most:
        return None, [(quoted(raw), blank.allowed)]
    return digits, []


def _known(word: str, words: Sequence[str]) -> str | None:
    """Return the word that was meant, ignoring case, spaces and plural endings."""
    folded = _folded(word)
    for each in (folded, folded.removesuffix("s"), f"{folded}s"):
        if each in words:
            return each
    return None


def _folded(word: str) -> str:
    return "-".join(word.strip().lower().replace("_", " ").replace("-", " ").replace("'", "").split())


def alike(one: Value, other: Value) -> bool:
    """Return whether two values are equal in any order."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(one) == sorted(other)
    return one == other


def shown(value: Value) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


def quoted(raw: object) -> str:
    words = str(raw) if not isinstance(raw, list) else ", ".join(map(str, raw))
    words = words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
    return f'"{words}"' if words.strip() else "nothing"


def wrapped(words: str) -> list[str]:
    lines, row = list[str](), "#"
    for word in words.split():
        if len(row) + len(word) > WIDTH:
            lines.append(row)
            row = "#  "
        row += f" {word}"
    return [*lines, row]
