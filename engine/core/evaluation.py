"""What a game tells computer players: named figures of a position with weights, and where a turn ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import Seat

S = TypeVar("S")
A = TypeVar("A")

Weights: TypeAlias = Mapping[str, tuple[float, ...]]
"""For each feature its worth in points, stage by stage."""

Manner: TypeAlias = Literal["place", "payment", "colour", "aim", "which"]
"""In what two moves may differ that are the same move: where, paid how, in which colour, at what aimed, with
which of several of a kind."""

Gist: TypeAlias = tuple[Hashable, Manner | None]
"""What a pick is about, and in what others may differ from it that are about the same."""

Glance: TypeAlias = Callable[[S, A], float]
"""A quick guess in points how good a pick is, good enough to decide what is looked at first."""


MANY = 4
"""So many players are many."""


class Foresight(Struct, frozen=True):
    """How a turn is played on in thought: for so many rounds, each seat with the best of so many turns.

    With few players a round is soon over: there it is as many rounds as make so many `turns`."""

    replies: int
    rounds: int
    turns: int = 0

    def turns_ahead(self, seats: int) -> int:
        return max(self.rounds, self.turns // seats) * seats


class Evaluator(ABC, Generic[S, A]):
    """How the positions of one game are judged, from one seat's standpoint, in points.

    It looks at a world that a seat imagines, so everything in it may be read."""

    features: ClassVar[tuple[str, ...]]
    stages: ClassVar[tuple[str, ...]]  # seasons or rounds: a weight for each
    hand: ClassVar[Weights]  # set by hand
    fitted: ClassVar[Weights]  # by `latchkey train`
    crowded: ClassVar[Weights | None] = None  # the same for many players, where these are better by others
    swing: ClassVar[float]  # by how much a beginner misjudges a turn, in points
    quick: ClassVar[Foresight] = Foresight(replies=1, rounds=1)
    thorough: ClassVar[Foresight] = Foresight(replies=6, rounds=1)  # for whoever has the time
    settings: ClassVar[frozenset[type]] = (
        frozenset()
    )  # picks that are no moves but standing orders: left alone
    counted: ClassVar[frozenset[str]] = frozenset(("points",))  # features that are whole numbers of something
    habits: ClassVar[Mapping[type, int]] = {}  # picks made rather (1) or not (-1) where it is all the same
    guessed: ClassVar[frozenset[str]] = frozenset()  # features that rest on what others hide: not for people
    told_as: ClassVar[Mapping[str, str]] = {}  # features that are told to people as part of another

    def fitted_for(self, seats: int) -> Weights:
        """The fitted weights for a table of so many."""
        return self.crowded if self.crowded is not None and seats >= MANY else self.fitted

    @abstractmethod
    def stage(self, state: S) -> int:
        """Which of the stages the position is in."""

    @abstractmethod
    def feature_values(self, state: S, seat: Seat) -> Sequence[float]:
        """The features of a position, in their order. When the game is over, nothing but points is left."""

    def scored(self, state: S, seat: Seat) -> float | None:
        """The points a seat has now by the rules, to be told to people, where the first feature only comes
        near them; None: it is those points."""
        return None

    def settled_score(self, state: S, seat: Seat) -> float | None:
        """What a seat would have if all stood as it does now, counted as at the end, where that tells as much
        as the features do; None: it does not."""
        return None

    @abstractmethod
    def quick_score(self, state: S, seat: Seat) -> Glance[S, A]:
        """How one seat looks at picks, from this position on to the end of its turn."""

    def tuned_quick_score(self, state: S, seat: Seat) -> Glance[S, A]:
        """The same for whoever knows the fitted weights: also by what a pick is good for here and now."""
        return self.quick_score(state, seat)

    @abstractmethod
    def ends(self, action: A) -> bool:
        """Whether a pick hands over; the same as `Option.confirms`."""

    def turn(self, state: S) -> Hashable:
        """What stays the same while a turn lasts that hands over several times; None: it hands over once."""
        return None

    def move_topic(self, action: A) -> Gist:
        """What a pick is about by itself."""
        return action, None

    def gists(self, state: S, picks: Sequence[A]) -> list[Gist]:
        """What each pick of a turn is about that begins here; None: nothing that another has not said."""
        return [self.move_topic(action) for action in picks]

    def goal(self, action: A) -> Hashable | None:
        """What turns before are made for, if this pick does it: to upgrade a certain tile."""
        return None

    def mistake(self, state: S, action: A) -> str:
        """The name of what is foolish about a pick by the rules alone, whatever else its owner is up to."""
        return ""

    def is_worth_search(self, state: S) -> bool:
        """Whether turns are worth playing on from here; otherwise the first look decides."""
        return True

    def waved_through(self, state: S, seat: Seat) -> A | None:
        """The pick by which another seat lets this one's turn take effect, if it is held up by a question to
        others; None: it is not."""
        return None

    def stands_back(self, state: S, seat: Seat) -> A | None:
        """The pick by which another seat leaves off its own work in a turn in which this one has still to
        work; None: it has not, or is asked itself."""
        return None

    def suppose(self, world: S, seat: Seat) -> None:
        """Settle in an imagined world, in place, what others would be asked during this seat's turn."""

    def leave_open(self, world: S, seat: Seat) -> bool:
        """Take that back, in place, for whoever lets the others answer as they like it; False: they are asked
        nothing that is worth it."""
        return False
