"""Evaluation of positions for computer players: weighted features and where a turn ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import Seat, Text

S = TypeVar("S")
A = TypeVar("A")

Weights: TypeAlias = Mapping[str, tuple[float, ...]]
"""The value of each feature in points, stage by stage."""

Manner: TypeAlias = Literal["place", "payment", "colour", "aim", "which"]
"""How two variants of the same move may differ: in the place, the payment, the colour, the target, or in
which of several equal pieces is used."""

Gist: TypeAlias = tuple[Hashable, Manner | None]
"""The topic of a pick, and how other picks with the same topic may differ from it."""

Glance: TypeAlias = Callable[[S, A], float]
"""A quick estimate of a pick in points, used to decide what to search first."""


BenefitKind: TypeAlias = Literal["completes", "gets", "denies", "prepares", "nearer", "saves", "costs"]
"""What a turn does for its player, in the order in which a hint tells it."""


class Benefit(Struct, frozen=True):
    """One fact about a turn, as a sentence: it follows from the rules and from what the player may know."""

    kind: BenefitKind
    text: Text


class Naming(Struct, frozen=True):
    """A clearer name for some picks of a turn than their menu entries."""

    first: int  # number of picks before them
    picks: int  # number of picks it names
    text: Text | None  # None: they go without saying


MANY = 4
"""From this number of players on, a table counts as large."""


class Foresight(Struct, frozen=True):
    """How far a search plays on: for `rounds` rounds, each seat with the best of `replies` turns.

    With few players, as many rounds are played as it takes to reach `turns` turns."""

    replies: int
    rounds: int
    turns: int = 0
    worlds: int = 0  # number of worlds; 0: as many as the player's strength has
    own: int = 0  # turns among which the seat itself chooses; 0: as many as the others
    averages: bool = False  # whether the mean over the rounds played on counts, or only their end

    def turns_ahead(self, seats: int) -> int:
        return max(self.rounds, self.turns // seats) * seats


class Evaluator(ABC, Generic[S, A]):
    """Evaluates the positions of one game from one seat's point of view, in points.

    It is given a world imagined by a seat, so it may read everything in it."""

    features: ClassVar[tuple[str, ...]]
    stages: ClassVar[tuple[str, ...]]  # seasons or rounds, with one weight each
    hand: ClassVar[Weights]  # set by hand
    fitted: ClassVar[Weights]  # trained by `latchkey dev train`
    crowded: ClassVar[Weights | None] = None  # trained weights for large tables, where they differ
    swing: ClassVar[float]  # size of a beginner's errors per turn, in points
    keeps_stage: ClassVar[bool] = False  # whether hints compare turns by the weights of one stage only
    quick: ClassVar[Foresight] = Foresight(replies=1, rounds=1)
    variants: ClassVar[int] = 0  # how many more variants of the best moves are played on for hints
    thorough: ClassVar[Foresight] = Foresight(replies=6, rounds=1)  # used when there is enough time
    advised: ClassVar[Foresight | None] = None  # used for hints and reviews; None: `quick`
    settings: ClassVar[frozenset[type]] = (
        frozenset()
    )  # picks that are standing orders rather than moves: ignored
    tries_all: ClassVar[bool] = False  # whether hints try every first pick, not only the most promising ones
    waited: ClassVar[float] = (
        0.25  # points by which a hint puts each point scored before what only keeps things
    )
    acts_at_once: ClassVar[bool] = False  # picks take effect before the turn ends
    scores_first: ClassVar[float] = 0.0  # points later that hints give up for each point now; 0: none
    passes_last: ClassVar[bool] = False  # hints prefer any useful move that is not far behind to a pass
    waits: ClassVar[frozenset[type]] = frozenset()  # picks that do nothing: what follows is not their doing
    counted: ClassVar[frozenset[str]] = frozenset(("points",))  # features that count something
    habits: ClassVar[Mapping[type, int]] = {}  # tie-breaks: picks preferred (1) or avoided (-1)
    guessed: ClassVar[frozenset[str]] = frozenset()  # features about hidden information: never shown
    told_as: ClassVar[Mapping[str, str]] = {}  # features shown to players as part of another
    begins_idea: ClassVar[int] = 0  # turns with so many first picks in common are one idea; 0: none are
    akin: ClassVar[Mapping[str, str]] = {}  # features whose gains are one reason for a hint
    untold: ClassVar[frozenset[str]] = frozenset()  # features whose gains say less than the facts about them

    def fitted_for(self, seats: int) -> Weights:
        """Return the trained weights for a table of this size."""
        return self.crowded if self.crowded is not None and seats >= MANY else self.fitted

    def sure_openings(self, state: S, seat: Seat) -> list[list[A]]:
        """Return beginnings of turns that hints try in any case."""
        return []

    @abstractmethod
    def stage(self, state: S) -> int:
        """Return the number of the position's stage."""

    @abstractmethod
    def feature_values(self, state: S, seat: Seat) -> Sequence[float]:
        """Return the features of a position, in their order. Once the game is over, only points are left."""

    def scored(self, state: S, seat: Seat) -> float | None:
        """Return the seat's points under the rules, to be shown to players, if the first feature only
        approximates them; None if the first feature is exact."""
        return None

    def settled_score(self, state: S, seat: Seat) -> float | None:
        """Return the seat's final score if the game ended now, where it says as much as the features;
        otherwise None."""
        return None

    def prospects(self, before: S, after: S, seat: Seat) -> float:
        """Return what the features leave out of the gain of a turn, in points, and an adviser adds."""
        return 0.0

    def earned(self, before: S, after: S, seat: Seat) -> int:
        """Return the points that a turn makes sure of and that are scored later, such as at the end of a
        season."""
        return 0

    @abstractmethod
    def quick_score(self, state: S, seat: Seat) -> Glance[S, A]:
        """Return a function that estimates one seat's picks from this position to the end of its turn."""

    def tuned_quick_score(self, state: S, seat: Seat) -> Glance[S, A]:
        """Return the same estimate for players who know the trained weights: it includes the immediate use of
        a pick."""
        return self.quick_score(state, seat)

    @abstractmethod
    def ends(self, action: A) -> bool:
        """Return whether a pick ends the turn, like `Option.confirms`."""

    def turn(self, state: S) -> Hashable:
        """Return an id of a turn that is committed in several parts; None if a turn is committed once."""
        return None

    def move_topic(self, action: A) -> Gist:
        """Return what a pick is about, regardless of the position."""
        return action, None

    def gists(self, state: S, picks: Sequence[A]) -> list[Gist]:
        """Return what each pick of a turn that starts here is about; None if it repeats an earlier pick."""
        return [self.move_topic(action) for action in picks]

    def idea(self, state: S, picks: Sequence[A]) -> Hashable:
        """Return what a turn that starts here does, whatever its target: hints name one turn per idea."""
        return frozenset(topic for topic, _ in self.gists(state, picks))

    def namings(self, state: S, picks: Sequence[A]) -> Sequence[Naming]:
        """Return clearer names for picks of a turn, where menus rely on the question above or take one step
        at a time."""
        return ()

    def benefits(self, before: S, after: S, later: S, seat: Seat, picks: Sequence[A]) -> list[Benefit]:
        """Return what a turn does for its player, from the rules and open facts alone. `after`: once it is
        confirmed; `later`: with the choices that the same turn still brings."""
        return []

    def counts_points(self, state: S, sources: Sequence[Text]) -> bool:
        """Return whether a hint tells the points of a turn that begins here and changes these sources."""
        return True

    def sure(self, state: S) -> S:
        """Return a position without pieces that score, but may soon be another player's: hints tell points
        without them."""
        return state

    def reaches_aims(self, state: S) -> bool:
        """Return whether what changes for a seat's objectives from here is its own turn's doing."""
        return True

    def heeds(self, state: S, seat: Seat, step: Benefit) -> bool:
        """Return whether a step towards an objective is a reason for a turn in this position."""
        return True

    def is_beaten(self, state: S, picks: Sequence[A]) -> bool:
        """Return whether another turn is certainly as good for less, or better at the same price, or whether
        the turn does nothing that a player would see."""
        return False

    def goal(self, action: A) -> Hashable | None:
        """Return the goal that earlier turns prepare, if this pick reaches it, such as the upgrade of a
        certain tile."""
        return None

    def mistake(self, state: S, action: A) -> str:
        """Return the name of a pick's obvious mistake, judged by the rules alone and not by the player's
        intentions."""
        return ""

    def is_worth_search(self, state: S) -> bool:
        """Return whether a search pays off here; otherwise the quick score decides."""
        return True

    def last_call(self, state: S) -> bool | None:
        """Return whether the next turn may end a part of the game, such as a season; None outside of such a
        part. Hints compare all moves before that end."""
        return None

    def is_final(self, state: S) -> bool:
        """Return whether nothing but the final scoring follows this part of the game."""
        return False

    def outcomes(self, before: S, after: S, seat: Seat, picks: Sequence[A]) -> tuple[int, ...]:
        """Return what a turn scores in each case that a hint tells, and what it spends, as a negative number;
        empty if more may come of it."""
        return ()

    def kept_open(self, state: S, picks: Sequence[A]) -> tuple[int, ...]:
        """Return what a turn leaves its player able to do, the most important first: of variants that are
        about as good, hints take the one that leaves most."""
        return ()

    def waved_through(self, state: S, seat: Seat) -> A | None:
        """Return the pick by which another seat lets this seat's turn take effect, if a question to others
        blocks it; otherwise None."""
        return None

    def stands_back(self, state: S, seat: Seat) -> A | None:
        """Return the pick by which another seat stops its own work while this seat has still to work in the
        same turn; None if it has not, or is asked itself."""
        return None

    def suppose(self, world: S, seat: Seat) -> None:
        """In an imagined world, settle in place what the others would be asked during this seat's turn."""

    def leave_open(self, world: S, seat: Seat) -> bool:
        """Undo `suppose` in place, for a search in which the others choose their own answers; return False if
        they are asked nothing that matters."""
        return False
