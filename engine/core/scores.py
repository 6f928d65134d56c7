"""Points as data: the lines of a score sheet and the ranking."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text


class ScoreLine(Struct, frozen=True):
    seat: Seat
    text: Text
    points: int
    detail: tuple[Text, ...] = ()  # the pieces assigned to it


class Standing(Struct, frozen=True):
    seat: Seat
    points: int
    rank: int  # 1 is the winner; ties share a rank
