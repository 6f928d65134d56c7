"""Requests to players and their answers: a whole turn, and the turns that were weighed with their reasons."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.evaluation import Benefit, BenefitKind, Manner, Naming
from engine.core.game import AnyGame, Decision
from engine.core.rng import Rng
from engine.core.text import Seat, Text

Worlds: TypeAlias = Callable[[Rng], Any]
"""Returns worlds that a seat cannot tell from the real one."""


def _always() -> bool:
    """Return True: for callers without a time limit."""
    return True


class Question(Struct, frozen=True):
    """A question to one seat. It contains all that the seat may know: its view, its options, and worlds that
    fit it."""

    game: AnyGame
    seat: Seat
    view: Any
    decision: Decision[Any]
    worlds: Worlds
    seed: str  # the same question with the same seed and steps has the same answer
    steps: int = 0  # picks that may be tried in the search; 0: the default of the strength
    in_time: Callable[[], bool] = _always  # checked regularly; on False the best turn so far is played
    least: int = 0  # picks tried in any case, so the result is no worse than the quick score
    reasons: bool = False  # whether to list the turns that were weighed
    plans: bool = False  # whether to say what the best turn prepares


class Change(Struct, frozen=True):
    """The effect of a turn on one feature of the position."""

    feature: str
    before: float
    after: float
    worth: float  # in points


Said: TypeAlias = tuple[Seat, str]
"""A pick in words, and its seat."""


class Plan(Struct, frozen=True):
    """The follow-up of a turn: what its player does afterwards in every simulated continuation."""

    named: tuple[Text, ...]  # in menu texts
    ways: tuple[tuple[Said, ...], ...] = ()  # the moves up to the goal, world by world
    opens: bool = False  # the goal was out of reach before, and not always reached after the next best turn
    chapter: int | None = None  # the season or round in which it is reached, if later than now


_ORDER: tuple[BenefitKind, ...] = ("completes", "gets", "denies", "prepares", "nearer", "saves", "costs")
_TOLD = 2
"""Number of facts that a hint names."""


class Facts(Struct, frozen=True):
    """The certain result of a turn: the points it adds at once, and what it does."""

    points: int = 0
    benefits: tuple[Benefit, ...] = ()
    sources: tuple[tuple[Text, int], ...] = ()  # where the points come from, largest first
    coming: int = 0  # points that the choices of the same turn can still add
    earned: int = 0  # points that it makes sure of and that are scored later

    def common(self, other: Facts) -> Facts:
        """Return what both say."""
        points = self.points if self.points == other.points else 0
        sources = self.sources if self.sources == other.sources and points else ()
        benefits = tuple(each for each in self.benefits if each in other.benefits)
        coming, earned = min(self.coming, other.coming), min(self.earned, other.earned)
        return Facts(points, benefits, sources, coming, earned)

    @property
    def in_all(self) -> int:
        return self.points + self.coming

    def told(self) -> tuple[Benefit, ...]:
        """Return the facts that a hint names: one of a kind, no half of an aim beside a whole one, and
        beside a gain all costs."""
        found = dict[BenefitKind, Benefit]()
        costs = tuple(each for each in self.benefits if each.kind == "costs")
        for benefit in sorted(self.benefits, key=lambda each: _ORDER.index(each.kind)):
            found.setdefault(benefit.kind, benefit)
        found.pop("costs", None)
        if "completes" in found:
            found.pop("nearer", None)
        return (*tuple(found.values())[:_TOLD], *costs) if found or self.points else ()

    @property
    def is_certain(self) -> bool:
        """Whether the turn scores or completes something."""
        return self.points > 0 or any(benefit.kind == "completes" for benefit in self.benefits)

    @property
    def is_dear(self) -> bool:
        """Whether it tells a cost beside things that serve nothing certain."""
        kinds = {benefit.kind for benefit in self.benefits}
        return not self.in_all and "costs" in kinds and kinds <= {"gets", "saves", "costs"}

    @property
    def says_much(self) -> bool:
        """Whether it tells more than what is saved and what it costs."""
        return any(benefit.kind not in ("saves", "costs") for benefit in self.told())


class Candidate(Struct, frozen=True):
    """A turn that was weighed."""

    picks: tuple[str, ...]  # text forms, up to the pick that ends the turn or uncovers something
    value: float  # in points; only differences between candidates are meaningful
    changes: tuple[Change, ...] = ()  # most important first, without guesses about other players
    ahead: bool = False  # whether the value includes later turns; else it is the sum of the changes
    goes_on: bool = False  # whether the changes include how the turn would go on after these picks
    uncovers: bool = False  # whether the turn uncovers something, which the changes only guess
    alike: tuple[Manner, ...] = ()  # how about equally good variants of the same move differ
    plan: Plan | None = None  # only for the best turn
    facts: Facts = Facts()  # what is certain about it
    idea: Hashable = None  # what it does, whatever its target
    namings: tuple[Naming, ...] = ()  # clearer names of some of its picks
    is_beaten: bool = False  # whether another turn is certainly better or as good, or it does nothing
    passes: bool = False  # whether it is a pass that gives way to anything useful (`Evaluator.passes_last`)
    outcomes: tuple[int, ...] = ()  # what it scores in each case told (`Evaluator.outcomes`)


class Answer(Struct, frozen=True):
    """The turn to play: picks up to the one that ends the turn or uncovers something. Empty if nobody waits
    for the seat and it prefers not to act."""

    picks: tuple[str, ...]
    steps: int = 0  # picks tried in the search
    candidates: tuple[Candidate, ...] = ()  # best first; empty unless reasons were requested


def question_of(game: AnyGame, state: Any, seat: Seat, seed: str, steps: int = 0) -> Question:
    """Return the question that a seat must answer in a position, with everything else hidden."""
    decision = game.decision_of(state, seat)
    assert decision is not None, f"seat {seat} has nothing to decide"
    return Question(
        game,
        seat,
        game.view_for(state, seat),
        decision,
        lambda rng: game.imagine(state, seat, rng),
        seed,
        steps,
    )
