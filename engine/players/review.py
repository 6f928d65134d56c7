"""Reviews: a played turn compared with the best advice, by the same evaluation in the same worlds."""

from __future__ import annotations

import math
import statistics
from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import spoken
from engine.core.game import AnyGame
from engine.core.tell import Silence
from engine.core.text import Seat, Text
from engine.players.best_turn import candidate, told
from engine.players.first_move import almost, preferred
from engine.players.grounds import Grounds, behind
from engine.players.requests import Candidate, Facts, Question, question_of
from engine.players.search import TurnSearch, judge_of, thinking_about
from engine.players.simulation import Weighed
from engine.players.strengths import ADVISER, Strength
from engine.players.turn_generator import QUIET

_SURE = 2.0
"""Standard errors by which a turn must be behind to be called a loss."""
_CONTINUED = 8
"""Continuations searched for a turn that ended by uncovering something."""


class Comparison(Struct, frozen=True):
    """A turn, and the best one that a hint could have suggested."""

    played: Candidate  # its value is at most that of the best
    best: Candidate
    lead: float = 0.0  # points by which the best one is ahead of the next


def compared(strength: Strength, question: Question, words: tuple[str, ...]) -> Comparison:
    """Compare a turn as a hint would: the same turns are weighed in the same worlds, and the played turn as
    often as the best one."""
    thinking = thinking_about(question, strength)
    weighed = thinking.weighed()
    best = _hinted(thinking, weighed)
    others, named = [each for each in weighed if each is not best], thinking.words(best.line)
    if named == words:
        played = best
    else:
        same = (each for each in others if thinking.words(each.line) == words)
        played = next(same, None) or _found(thinking, best, words)
        thinking.simulation.play_as_often(played, best)
    ahead, value = bool(best.results), min(best.value, played.value)
    if _is_chance(played, best):
        value = best.value
    lead = max(0.0, best.value - others[0].value) if others else 0.0
    return Comparison(
        candidate(thinking, words, value, played.line, ahead=ahead),
        candidate(thinking, named, best.value, best.line, ahead=ahead),
        lead,
    )


def _is_chance(played: Weighed, best: Weighed) -> bool:
    """Return whether a turn is behind another by so little that other worlds could say otherwise."""
    gaps = [one - other for one, other in zip(best.results, played.results, strict=False)]
    return len(gaps) > 1 and statistics.fmean(gaps) < _SURE * statistics.stdev(gaps) / math.sqrt(len(gaps))


def _hinted(thinking: TurnSearch, weighed: Sequence[Weighed]) -> Weighed:
    """Return the turn that a hint would name first."""
    seen = list[tuple[Candidate, Weighed]]()

    def candidates() -> Iterator[Candidate]:
        for pair in told(thinking, weighed):
            seen.append(pair)
            yield pair[0]

    first = preferred(thinking.game, candidates())
    return next(each for one, each in seen if one is first)


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


_WORST = 3
_MATTERS = 0.3
"""Points by which a move must be ahead of the next to be praised."""


class Glimpse(Struct, frozen=True):
    """One turn, its result, and a better one that its player could have found."""

    seat: Seat
    picks: tuple[str, ...]
    expected: tuple[float, ...] = ()  # expected points of each seat after it
    lost: float = 0.0  # points
    better: tuple[str, ...] = ()  # empty: nothing better was found
    chapter: int = 0  # the season or round after it
    named: tuple[Text, ...] = ()  # the picks in menu texts
    better_named: tuple[Text, ...] = ()
    grounds: Grounds = Grounds()  # where it was behind the better turn
    began: int = 0  # the season or round in which it was played
    asked: Text | None = None  # the question it answers, where something was better
    fault: str = ""  # why it could not be evaluated
    is_hint: bool = False  # whether it is what a hint would have named first
    lead: float = 0.0  # of a hint's move: points by which it was ahead of the next
    facts: Facts = Facts()  # what is certain about the best turn
    idea: Hashable = None  # what the better turn does


def named(turns: Iterable[Glimpse]) -> list[Glimpse]:
    """Return the turns that lost the most, as many as a review lists; each mistake only once, however often
    it was repeated."""
    found, seen = list[Glimpse](), set[Hashable]()
    for turn in sorted((turn for turn in turns if turn.better), key=lambda turn: -turn.lost):
        keys = {(turn.seat, turn.better_named), (turn.seat, turn.began, turn.idea)}
        if turn.idea is None or not keys & seen:
            found.append(turn)
        seen |= keys
    return found[:_WORST]


def best_of(turns: Iterable[Glimpse]) -> Glimpse | None:
    """Return the turn that played the hint's move where it mattered most; None if it never did."""
    well = [turn for turn in turns if turn.is_hint and turn.lead >= _MATTERS]
    return max(well, key=lambda turn: turn.lead, default=None)


def expected(game: AnyGame, state: Any, seats: int) -> tuple[float, ...]:
    """Return the expected points of each seat in a position with nothing hidden."""
    judge = judge_of(game, seats, ADVISER)
    return tuple(judge.value(state, seat) for seat in range(seats))


def judged(
    game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...], seed: str, steps: int = 0
) -> Glimpse:
    """Compare a turn with the hint that its player could have had; the position does not change."""
    found = Glimpse(seat, picks, began=game.chapter(state))
    if seat not in game.seats_to_act(state):
        return found
    try:
        both = compared(ADVISER, question_of(game, state, seat, seed, steps), picks)
        lost, grounds = behind(game, both.played, both.best)
    except Exception as error:  # a failure in one turn must not end the review
        return replace(found, fault=f"{type(error).__name__}: {error}")
    names = spoken(game, state, seat, picks, both.played.namings)
    is_hint = both.best.picks == picks
    if is_hint or lost <= almost(game) or preferred(game, (both.best, both.played)) is both.played:
        return replace(found, named=names, is_hint=is_hint, lead=both.lead, facts=both.best.facts)
    decision = game.decision_of(state, seat)
    return replace(
        found,
        named=names,
        lost=lost,
        grounds=grounds,
        better=both.best.picks,
        better_named=spoken(game, state, seat, both.best.picks, both.best.namings),
        asked=decision.ask if decision is not None else None,
        facts=both.best.facts,
        idea=both.best.idea,
    )


def play_turn(game: AnyGame, state: Any, seat: Seat, picks: Iterable[str]) -> tuple[float, ...]:
    """Play a turn in place and return the expected points of each seat after it."""
    for words in picks:
        game.play_named(state, seat, words, Silence())
    return expected(game, state, len(game.view_for(state, None).seats))


def glimpse(
    game: AnyGame, state: Any, seat: Seat, picks: tuple[str, ...], seed: str, steps: int = 0
) -> Glimpse:
    """Evaluate a turn, then play it in place."""
    found = judged(game, state, seat, picks, seed, steps)
    after = play_turn(game, state, seat, picks)
    return replace(found, expected=after, chapter=game.chapter(state))
