"""Results of finished games, and the statistics and ratings computed from them."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text, UserText


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


FEWEST = 5
"""Rated games from which on somebody stands in a list."""
_SCALE, _MIDDLE, _MU = 40.0, 1000.0, 25.0
_WIDE = 2.0
"""So many standard deviations to both sides: nineteen of twenty are within."""


class Rating(Struct, frozen=True):
    """How well somebody plays, as far as rated games tell: openskill's mean and doubt."""

    mu: float
    sigma: float
    games: int

    @property
    def low(self) -> int:
        return round(_MIDDLE + (self.mu - _MU - _WIDE * self.sigma) * _SCALE)

    @property
    def high(self) -> int:
        return round(_MIDDLE + (self.mu - _MU + _WIDE * self.sigma) * _SCALE)


class Share(Struct, frozen=True):
    """A source of points or a piece: how often, and how many points it brought a game."""

    text: Text
    count: int
    points: float


class GameTally(Struct, frozen=True):
    """Seats of one game taken together."""

    game: str
    games: int
    won: int
    places: tuple[int, ...]  # how often the first, the second, …
    mean: float  # points
    best: int
    sources: tuple[Share, ...]  # most points first
    favourites: tuple[Share, ...]  # pieces, most often won first
    finest: tuple[Share, ...]  # pieces, most points each time first
    began: int  # games in which it is known who began: how often it was they,
    began_won: int  # and how often they won then
    expected: float  # how often whoever begins would have won if it made no difference


class Longest(Struct, frozen=True):
    game_id: str
    game: str
    seconds: float
    turns: int


class Totals(Struct, frozen=True):
    """Of a person's games, or of a server's."""

    games: int
    won: int
    with_people: int  # games of at least two people
    left: int  # games that somebody did not stay for
    players: int  # different people
    pace: float  # seconds that a turn usually takes
    longest: Longest | None
    tallies: tuple[GameTally, ...]  # most games first


class PersonStatistics(Struct, frozen=True):
    person: int
    name: UserText
    figures: Totals
    ratings: dict[str, Rating]  # by game; "": all together


class Leader(Struct, frozen=True):
    person: int
    name: UserText
    rating: Rating


class Leaders(Struct, frozen=True):
    """Best first, by what they are at least worth."""

    game: str  # "": all together
    leaders: tuple[Leader, ...]
    others: int  # who have games enough and do not show theirs
