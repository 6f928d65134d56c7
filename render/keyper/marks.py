"""Marks, the same for everybody and for the whole game: letters of places and folds, numbers of pieces."""

from __future__ import annotations

from engine.core.content import derived
from engine.keyper.content.board import PLOT_NAMES
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
    return _LETTERS[PLOT_NAMES.index(plot)]


def boat_number(boat: str) -> str:
    return boat.rpartition("-")[2]


def tile_mark(content: Content, tile: str) -> str:
    """Return the number of a tile or a winter fair: both lie in one market."""
    return _numbers(content)[tile]


def fair_mark(content: Content, fair: str) -> str:
    if fair in content.fair:
        return _SEASON_MARKS[content.fair[fair].season]
    return tile_mark(content, fair)


@derived
def _numbers(content: Content) -> dict[str, str]:
    tiles = [tile.id for tile in (*content.home_tiles, *content.spring_tiles, *content.other_tiles)]
    fairs = [fair.id for fair in content.winter_fairs]
    return {piece: str(at) for at, piece in enumerate((*tiles, *fairs), start=1)}
