"""Permanent marks of pieces and places, and the signs among them that no font draws."""

from __future__ import annotations

from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.numbering import corner_number, field_number
from render.keythedral.palette import MARKS

ARROWS = {"nw": "↖", "ne": "↗", "sw": "↙", "se": "↘"}
"""Fields seen from a dwelling, and the sides of its square."""

SHOPS = {
    "craftsman:smith": "A",
    "craftsman:glazier": "B",
    "craftsman:goldsmith": "C",
    "trader": "D",
    "shop:house": "E",
    "shop:fence": "F",
    "shop:unfence": "G",
    "space:left": "H",
    "space:right": "I",
}
"""Where cubes are spent in the town."""

_SIGNS = {"crown": "♛", "star": "★", "leaf": "☘", "wave": "≈", "moon": "☾"}
PLAYERS = tuple(_SIGNS[mark.symbol] for mark in MARKS)
"""Players by seat."""


def mark_of(focus: str) -> str:
    """Return the number, letter or sign of a piece or place; empty if it has none."""
    if focus in SHOPS:
        return SHOPS[focus]
    sort, _, name = focus.partition(":")
    match sort:
        case "order" | "slot":
            return name
        case "dwelling":
            return name.rpartition("-")[2]
        case "side" | "fence":
            return ARROWS[name.rpartition("-")[2]]
        case "seat":
            return PLAYERS[COLOURS.index(name)]
        case "cell" | "site":
            x, y = map(int, name.split(","))
            return str(field_number(x, y) if sort == "cell" else corner_number(x, y))
        case _:  # cubes and laws are told by their pictures and names
            return ""
