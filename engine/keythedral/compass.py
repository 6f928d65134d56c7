"""Columns and rows of the map as people read them: counted from the keythedral, which never moves.

The keythedral stands between columns 0 and 1 and rows 0 and 1 (KT-23): nobody needs a zero or a minus sign,
for to its west lie 1, 2, 3, and to its east 1, 2, 3."""

from __future__ import annotations

import re

from engine.core.text import Text, text

_READ = re.compile(r"(?P<across>[1-9]\d?)(?P<side>[we]),?(?P<down>[1-9]\d?)(?P<end>[ns])")
_SITE = "at"  # squares lie between cells and are numbered otherwise


def column_text(x: int) -> Text:
    return text("keythedral-east", count=x) if x > 0 else text("keythedral-west", count=1 - x)


def row_text(y: int) -> Text:
    return text("keythedral-south", count=y) if y > 0 else text("keythedral-north", count=1 - y)


def cell_named(x: int, y: int) -> Text:
    """A cell within a sentence."""
    return text("keythedral-column-row", column=column_text(x), row=row_text(y))


def spot_named(x: int, y: int) -> Text:
    """A cell in a list of many."""
    return text("keythedral-spot", column=column_text(x), row=row_text(y))


def spelt(typed: list[str]) -> list[str]:
    """Words with cells as they are read off the picture, as they are written: `2w1n` is `-1,0`."""
    return [
        word if before == _SITE else _written(word) for before, word in zip(["", *typed], typed, strict=False)
    ]


def _written(word: str) -> str:
    field, at, cell = word.rpartition("@")
    read = _READ.fullmatch(cell)
    if read is None:
        return word
    across, down = int(read["across"]), int(read["down"])
    x, y = across if read["side"] == "e" else 1 - across, down if read["end"] == "s" else 1 - down
    return f"{field}{at}{x},{y}"
