"""The letter or number of a piece or place. It depends on where the piece lies, never on what is on offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.keyflower.numbering import cell_number
from engine.keyflower.view import View
from engine.keyflower.village import cell_at
from render.keyflower.boats import spares

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_HIDDEN = "hidden"


def letter(index: int) -> str:
    """Return A to Z, then AA, AB, …"""
    first, last = divmod(index, len(_ALPHABET))
    return (letter(first - 1) if first else "") + _ALPHABET[last]


def mark_of(view: View, focus: str) -> str:
    """Return the mark of a piece or place, local to its region; empty if it has none."""
    sort, _, name = focus.partition(":")
    of_sort = _MARKS.get(sort)
    return of_sort(view, name) if of_sort else ""


def _mark_of_tile(view: View, name: str) -> str:
    """Return a letter by the tile's slot in the middle, its place in a village, or in the reader's hand."""
    if any(tile.id == name for tile in view.orders):
        return str(view.content.tiles[name].number)
    rows = [view.tiles, *(seat.village for seat in view.seats)]
    for row in rows:
        if found := _lettered([tile.id for tile in row], name):
            return found
    hands = [seat.screen.winter for seat in view.seats if seat.screen is not None]
    return next((found for hand in hands if (found := _lettered(hand, name))), "")


def _mark_of_contract(view: View, name: str) -> str:
    """Return the slot of an open contract, or the printed number of one in hand."""
    if name == _HIDDEN:
        return "?"
    return _lettered(view.contract_row, name) or name.rpartition("-")[2].lstrip("0")


def _mark_of_boat(view: View, name: str) -> str:
    return _lettered([*(boat.id for boat in view.boats), *spares(view)], name)


def _mark_of_cell(_view: View, name: str) -> str:
    return str(cell_number(cell_at(name)))


def _mark_of_extension(view: View, name: str) -> str:
    return _lettered([*view.content.extensions], name)


def _lettered(row: Sequence[str], name: str) -> str:
    return letter(row.index(name)) if name in row else ""


_MARKS: dict[str, Callable[[View, str], str]] = {
    "tile": _mark_of_tile,
    "boat": _mark_of_boat,
    "cell": _mark_of_cell,
    "contract": _mark_of_contract,
    "extension": _mark_of_extension,
}
"""The mark of a piece, by the first word of its focus."""
