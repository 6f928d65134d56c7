"""Pieces and places with a mark, as people name them in a message: "C in Ben's village", "Board 2 E"."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text


class MarkedPlace(Struct, frozen=True):
    """A piece or place that a picture marks, and the words that lead to it."""

    sort: str  # what people call it: "board", "corner", …
    mark: str
    name: Text
    piece: str = ""  # its key in the game's catalogue, if it is a printed piece
    seat: Seat | None = None  # whose it is
    number: str = ""  # of the board on which it lies
    focus: str = ""
    is_unique: bool = True  # whether its name alone says which place it is
