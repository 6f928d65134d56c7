"""Columns and rows counted from the keythedral by compass letters, the older names of places.

Players who still type `2w1n` are understood, in each language by its own letters. To the west of the
keythedral lie 1, 2, 3, and to its east 1, 2, 3 (KT-23).
"""

from __future__ import annotations

import re

_READ = re.compile(r"(?P<across>[1-9]\d?)(?P<side>[we]),?(?P<down>[1-9]\d?)(?P<end>[ns])")
_SITE = "at"  # squares lie between cells and had no such names


def normalise_typed(typed: list[str]) -> list[str]:
    """Return the words with cells in compass letters replaced by their written form: `2w1n` is `-1,0`."""
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
