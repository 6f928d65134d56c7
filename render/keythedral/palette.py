"""Colours of Keythedral: players as the rules name them, cubes, fields."""

from __future__ import annotations

from engine.keythedral.content.shapes import COLOURS
from render.kit.theme import PLAYERS, Colour, PlayerMark, Theme, darker

_SEATS: dict[str, Colour] = {
    "blue": (40, 78, 190),
    "yellow": (246, 206, 62),
    "grey": (186, 188, 196),
    "green": (46, 148, 92),
    "red": (170, 30, 30),
}
MARKS: tuple[PlayerMark, ...] = tuple(
    PlayerMark(mark.symbol, _SEATS[colour]) for mark, colour in zip(PLAYERS, COLOURS, strict=False)
)
"""Player marks; the colours have the names that the game uses, and the symbol works without colour."""

CUBES: dict[str, Colour] = {
    "stone": (66, 66, 74),
    "wood": (142, 92, 50),
    "food": (92, 158, 66),
    "water": (74, 150, 220),
    "wine": (176, 36, 52),
    "ironwork": (238, 240, 244),
    "glass": (134, 82, 178),
    "gold": (240, 188, 44),
    "any": (250, 244, 230),
}

_FIELDS: dict[str, Colour] = {
    "quarry": (184, 184, 180),
    "wood": (184, 142, 98),
    "farm": (158, 196, 104),
    "lake": (128, 186, 222),
    "vineyard": (208, 112, 116),
}
RESOURCE_OF = {"quarry": "stone", "wood": "wood", "farm": "food", "lake": "water", "vineyard": "wine"}


def field_colour(theme: Theme, kind: str) -> Colour:
    colour = _FIELDS[kind]
    return darker(colour, 0.42) if theme.name == "night" else colour


def stone_colour(theme: Theme) -> Colour:
    """Return the colour of the keythedral's walls."""
    return (104, 100, 96) if theme.name == "night" else (206, 198, 184)
