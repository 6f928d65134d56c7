"""A turn that was played beside the best that would be advised, by the same judge in the same worlds."""

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
"""Ways looked at in which a turn goes on that was played up to something that it uncovered."""


class Comparison(Struct, frozen=True):
    """A turn, and the best one that its player could have been advised to."""

    played: Candidate  # worth no more than the best
    best: Candidate


def compared(strength: Strength, question: Question, words: tuple[str, ...]) -> Comparison:
    """As a hint would have compared them: the same turns are weighed in the same worlds, and the turn that
    was played as often as the best one."""
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
    """A turn that was not weighed; where it uncovered something, with the best way to go on from there."""
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
"""Points below which nothing was lost."""
_WORST = 3


class Glimpse(Struct, frozen=True):
    """One turn, where it led, and what would have been better as its player could know it."""

    seat: Seat
    picks: tuple[str, ...]
    expected: tuple[float, ...]  # points each seat may hope for after it
    lost: float = 0.0  # points
    better: tuple[str, ...] = ()  # nothing better was found: empty
    chapter: int = 0  # the season or round it led to
    named: tuple[Text, ...] = ()  # the picks as the menus call them, where something was better
    better_named: tuple[Text, ...] = ()
    grounds: Grounds = Grounds()  # in what it was behind what would have been better
    began: int = 0  # the season or round it was played in
    asked: Text | None = None  # the question it answers, where something was better
    fault: str = ""  # what went wrong where it could not be judged


def named(turns: Iterable[Glimpse]) -> list[Glimpse]:
    """The turns that gave most away, as many as a review tells of."""
    return sorted((turn for turn in turns if turn.better), key=lambda turn: -turn.lost)[:_WORST]


def expected(game: AnyGame, state: Any, seats: int) -> tuple[float, ...]:
    """The points that each seat may hope for in a position with nothing hidden."""
    judge = judge_of(game, seats, ADVISER)
    return tuple(judge.value(state, seat) for seat in range(seats))


def glimpse(
    game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...], seed: str, steps: int = 0
) -> Glimpse:
    """Judge a turn, then play it in place."""
    lost, better, grounds, fault = 0.0, tuple[str, ...](), Grounds(), ""
    if seat in game.seats_to_act(state):
        try:
            found = compared(ADVISER, question_of(game, state, seat, seed, steps), picks)
            better = found.best.picks
            lost, grounds = behind(game, found.played, found.best)
        except Exception as error:  # one turn that cannot be judged is no reason to judge none
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
