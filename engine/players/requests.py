"""What a player is asked, and what it answers: a whole turn, and the turns it weighed with their reasons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.evaluation import Manner
from engine.core.game import Decision, Game
from engine.core.rng import Rng
from engine.core.text import Seat, Text

AnyGame: TypeAlias = Game[Any, Any, Any]
Worlds: TypeAlias = Callable[[Rng], Any]
"""Gives worlds that a seat cannot tell from the real one."""


def _always() -> bool:
    """For whoever has no clock: there is time."""
    return True


class Question(Struct, frozen=True):
    """One seat to decide. All it may know is in here: its view, its options, and worlds that fit the view."""

    game: AnyGame
    seat: Seat
    view: Any
    decision: Decision[Any]
    worlds: Worlds
    seed: str  # the same question with the same seed and steps has the same answer
    steps: int = 0  # picks that may be tried in thought; 0: as many as the strength has by itself
    in_time: Callable[[], bool] = _always  # asked now and then; once it says no, the best so far is played
    least: int = 0  # picks that are tried in any case, so that it is no worse than a first look
    reasons: bool = False  # whether to tell of the turns that were weighed
    plans: bool = False  # and of what the best one prepares


class Change(Struct, frozen=True):
    """What a turn does to one feature of the position."""

    feature: str
    before: float
    after: float
    worth: float  # in points


Said: TypeAlias = tuple[Seat, str]
"""A pick in words, and whose."""


class Plan(Struct, frozen=True):
    """What a turn prepares: what its player does afterwards in every way that the game went on in thought."""

    named: tuple[Text, ...]  # as the menus call it
    ways: tuple[tuple[Said, ...], ...] = ()  # how it went, from the turn itself to that, world by world
    opens: bool = False  # it could not be done at once, nor in all these ways after the next best turn
    chapter: int | None = None  # the season or round it was done in, if that is another than now


class Candidate(Struct, frozen=True):
    """One turn that was weighed."""

    picks: tuple[str, ...]  # as text forms, up to the one that hands over or uncovers something
    value: float  # in points; only differences between candidates mean anything
    changes: tuple[Change, ...] = ()  # what counts most first, nothing that is guessed of others
    ahead: bool = False  # whether the value counts turns to come, too; else it is the sum of the changes
    goes_on: bool = False  # whether the changes count how the turn would go on after these picks
    uncovers: bool = False  # whether the turn uncovers something, at which the changes guess
    alike: tuple[Manner, ...] = ()  # in what other turns differ that are the same move, and about as good
    plan: Plan | None = None  # of the first alone


class Answer(Struct, frozen=True):
    """The turn to play: picks up to the one that hands over or uncovers something. None at all where nobody
    waits for the seat and it rather keeps still."""

    picks: tuple[str, ...]
    steps: int = 0  # picks tried in thought
    candidates: tuple[Candidate, ...] = ()  # best first; empty unless reasons were asked for
    others_cost: bool = False  # whether other moves were found, but only cost something


def question_of(game: AnyGame, state: Any, seat: Seat, seed: str, steps: int = 0) -> Question:
    """The question a seat must answer in a position, with all else hidden away."""
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
