"""Results of finished games, and the statistics and ratings computed from them."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text, UserText


class Earned(Struct, frozen=True, array_like=True):
    """The points from one source or one piece."""

    text: Text
    points: int


class SeatResult(Struct, frozen=True):
    seat: Seat
    person: int | None  # who made its first turn
    computer: str  # its strength, if a computer held the seat from the first turn to the last
    left: bool  # this person did not hold the seat at the end
    place: int  # 1: winner; ties share a place
    points: int
    turns: int  # without forced ones
    pace: float  # median seconds of these turns
    sources: tuple[Earned, ...]
    pieces: tuple[Earned, ...]  # won or built, with the points of each


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
        """How many people sat there at the start."""
        return sum(one.person is not None for one in self.seats)


_FEWEST = 5
"""Rated games after which a rating is no longer provisional."""
_SCALE, _MIDDLE, _MU = 40.0, 1000.0, 25.0
_WIDE = 2.0
"""Standard deviations to both sides: 19 of 20 cases are within."""


class Rating(Struct, frozen=True):
    """A person's skill according to rated games: openskill's mean and deviation."""

    mu: float
    sigma: float
    games: int

    @property
    def value(self) -> int:
        return round(_MIDDLE + (self.mu - _MU) * _SCALE)

    @property
    def doubt(self) -> int:
        """How far the true strength may be off, to both sides."""
        return round(_WIDE * self.sigma * _SCALE)

    @property
    def low(self) -> int:
        return self.value - self.doubt

    @property
    def high(self) -> int:
        return self.value + self.doubt

    @property
    def is_provisional(self) -> bool:
        return self.games < _FEWEST


class RatingChange(Struct, frozen=True):
    """Change of a person's rating by a rated game."""

    rating: Rating
    change: int


class Share(Struct, frozen=True):
    """A source of points or a piece: how often it came up, and its average points."""

    text: Text
    count: int
    points: float


class GameTally(Struct, frozen=True):
    """Totals of all counted seats of one game."""

    game: str
    games: int
    won: int
    places: tuple[int, ...]  # how often first, second, …
    mean: float  # points
    best: int
    sources: tuple[Share, ...]  # most points first
    favourites: tuple[Share, ...]  # pieces, most often won first
    finest: tuple[Share, ...]  # pieces, highest average first
    began: int  # games they began, where that is known
    began_won: int  # games they began and won
    expected: float  # wins expected in games they began, if beginning made no difference


class Longest(Struct, frozen=True):
    game_id: str
    game: str
    seconds: float
    turns: int


class Totals(Struct, frozen=True):
    """Totals of a person's games, or of a server's."""

    games: int
    won: int
    with_people: int  # games of at least two people
    left: int  # games left before the end
    players: int  # different people
    pace: float  # median seconds of a turn
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
    """A leaderboard: best first, by the lower bound of the rating."""

    game: str  # "": all together
    leaders: tuple[Leader, ...]
    others: int  # people with rated games who do not share their statistics
    own: int | None = None  # the reader, if they are listed for nobody else
