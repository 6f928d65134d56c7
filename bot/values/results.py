"""How a finished game ended, in numbers: what statistics and ratings are made of."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text


class Earned(Struct, frozen=True, array_like=True):
    """What something brought: a source of points, or a piece."""

    text: Text
    points: int


class SeatResult(Struct, frozen=True):
    seat: Seat
    person: int | None  # who made its first turn
    computer: str  # its strength, where one has held the seat from the first turn to the last
    left: bool  # this person did not hold the seat in the end
    place: int  # 1 has won; ties share a place
    points: int
    turns: int  # but for those without a choice
    pace: float  # seconds that one of them usually took: the middle one of all
    sources: tuple[Earned, ...]
    pieces: tuple[Earned, ...]  # won or built, with the points that each brought by itself


class GameResult(Struct, frozen=True):
    game_id: str
    game: str
    guild: int | None  # where it was opened
    started: float
    ended: float
    turns: int
    first: Seat | None  # who began; None: all at once
    rated: bool
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> int:
        """How many sat there when it began."""
        return sum(one.person is not None for one in self.seats)

    def seat_of(self, person: int) -> SeatResult | None:
        return next((one for one in self.seats if one.person == person), None)
