"""Reviews: a played turn compared with the best advice, by the same evaluation in the same worlds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.core.draft import spoken
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.players.best_turn import candidate
from engine.players.hints import Grounds, behind
from engine.players.requests import AnyGame, Candidate, Question, question_of
from engine.players.search import TurnSearch, Weighed, judge_of, thinking_about
from engine.players.strengths import ADVISER, Strength
from engine.players.turn_generator import QUIET

_CONTINUED = 8
"""Continuations searched for a turn that ended by uncovering something."""


class Comparison(Struct, frozen=True):
    """A turn, and the best one that a hint could have suggested."""

    played: Candidate  # its value is at most that of the best
    best: Candidate


def compared(strength: Strength, question: Question, words: tuple[str, ...]) -> Comparison:
    """Compare a turn as a hint would: the same turns are weighed in the same worlds, and the played turn as
    often as the best one."""
    thinking = thinking_about(question, strength)
    best, *others = thinking.weighed()
    named = thinking.words(best.line)
    if named == words:
        played = best
    else:
        same = (each for each in others if thinking.words(each.line) == words)
        played = next(same, None) or _found(thinking, best, words)
        thinking.play_as_often(played, best)
    ahead, value = bool(best.results), min(best.value, played.value)
    return Comparison(
        candidate(thinking, words, value, played.line, ahead=ahead),
        candidate(thinking, named, best.value, best.line, ahead=ahead),
    )


def _found(thinking: TurnSearch, best: Weighed, words: tuple[str, ...]) -> Weighed:
    """Return a turn that was not weighed; if it uncovered something, with the best continuation."""
    game, seat, picks = thinking.game, thinking.seat, list[Any]()
    state = game.copy(thinking.world(0))
    for word in words:
        option = game.option_named(state, seat, word)
        if option is None:
            break
        picks.append(option.action)
        game.play(state, option.action, QUIET)
    line = thinking.best_from(picks, _CONTINUED)
    return Weighed(line, [], line.value + best.guess - best.line.value)


_SLIGHT = 0.05
"""Points below which nothing counts as lost."""
_WORST = 3


class Glimpse(Struct, frozen=True):
    """One turn, its result, and a better one that its player could have found."""

    seat: Seat
    picks: tuple[str, ...]
    expected: tuple[float, ...]  # expected points of each seat after it
    lost: float = 0.0  # points
    better: tuple[str, ...] = ()  # empty: nothing better was found
    chapter: int = 0  # the season or round after it
    named: tuple[Text, ...] = ()  # the picks in menu texts, where something was better
    better_named: tuple[Text, ...] = ()
    grounds: Grounds = Grounds()  # where it was behind the better turn
    began: int = 0  # the season or round in which it was played
    asked: Text | None = None  # the question it answers, where something was better
    fault: str = ""  # why it could not be evaluated


def named(turns: Iterable[Glimpse]) -> list[Glimpse]:
    """Return the turns that lost the most, as many as a review lists."""
    return sorted((turn for turn in turns if turn.better), key=lambda turn: -turn.lost)[:_WORST]


def expected(game: AnyGame, state: Any, seats: int) -> tuple[float, ...]:
    """Return the expected points of each seat in a position with nothing hidden."""
    judge = judge_of(game, seats, ADVISER)
    return tuple(judge.value(state, seat) for seat in range(seats))


def glimpse(
    game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...], seed: str, steps: int = 0
) -> Glimpse:
    """Evaluate a turn, then play it in place."""
    lost, better, grounds, fault = 0.0, tuple[str, ...](), Grounds(), ""
    if seat in game.seats_to_act(state):
        try:
            found = compared(ADVISER, question_of(game, state, seat, seed, steps), picks)
            better = found.best.picks
            lost, grounds = behind(game, found.played, found.best)
        except Exception as error:  # a failure in one turn must not end the review
            fault = f"{type(error).__name__}: {error}"
    lossy, began = lost >= _SLIGHT and better != picks, game.chapter(state)
    decision = game.decision_of(state, seat) if lossy else None
    asked = decision.ask if decision is not None else None
    named, better_named = (spoken(game, state, seat, each) if lossy else () for each in (picks, better))
    for words in picks:
        option = game.option_named(state, seat, words)
        assert option is not None, f"'{words}' is not offered"
        game.play(state, option.action, Silence())
    after = expected(game, state, len(game.view_for(state, None).seats))
    if not lossy:
        lost, better, grounds = 0.0, (), Grounds()
    return Glimpse(
        seat,
        picks,
        after,
        lost,
        better,
        game.chapter(state),
        named,
        better_named,
        grounds,
        began,
        asked,
        fault,
    )
