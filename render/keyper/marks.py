"""Marks: the letter or number of a piece or place, the same for everybody and for the whole game."""

from __future__ import annotations

from engine.core.content import derived
from engine.keyper.content.box import Content
from engine.keyper.content.goods import KEYP
from engine.keyper.content.shapes import is_fair
from engine.keyper.view import View

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_SEASON_MARKS = {"spring": "✿", "summer": "☀", "autumn": "🍁", "winter": "❄"}
"""Marks of fairs in words; pictures draw the sign of the season instead."""


def mark_of(view: View, focus: str) -> str:
    """Return the mark of a piece or place; empty if it has none."""
    sort, _, key = focus.partition(":")
    match sort:
        case "tile":
            return "" if is_fair(key) and key not in view.shown else tile_mark(view.content, key)
        case "fair":
            return fair_mark(view.content, key)
        case "boat":
            return boat_number(key)
        case "display":
            return _LETTERS[view.offered.index(key)] if key in view.offered else ""
        case "keyp":
            return ""
        case _:  # a place
            return _place_mark(view, focus)


def _place_mark(view: View, place: str) -> str:
    """Return the mark of a field of a country board, or of a plot, also of another player's."""
    name, _, where = place.partition("@")
    if where.startswith("board-"):
        fields = next((board.fields for board in view.boards if board.id == where), ())
        marked = [field.id for field in fields if field.field != KEYP]
        return _LETTERS[marked.index(place)] if place in marked else ""
    return plot_mark(name)


def plot_mark(plot: str) -> str:
    area, _, number = plot.partition("-")
    return _LETTERS[int(number) - 1] if area == "farm" else number


def boat_number(boat: str) -> str:
    return boat.rpartition("-")[2]


def tile_mark(content: Content, tile: str) -> str:
    """Return the letter of a home tile or a winter fair, or the number of a country tile."""
    return fair_mark(content, tile) if is_fair(tile) else _tile_marks(content)[tile]


def fair_mark(content: Content, fair: str) -> str:
    if fair in content.fair:
        return _SEASON_MARKS[content.fair[fair].season]
    return _LETTERS[[each.id for each in content.winter_fairs].index(fair)]


@derived
def _tile_marks(content: Content) -> dict[str, str]:
    """Return the marks by the order of the content."""
    home = {tile.id: _LETTERS[at] for at, tile in enumerate(content.home_tiles)}
    country = (*content.spring_tiles, *content.other_tiles)
    return home | {tile.id: str(at) for at, tile in enumerate(country, start=1)}
