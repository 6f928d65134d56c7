"""Whole turns that come to mind at first glance: nobody's advice, only what spares a person the clicking."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.players.asking import Question
from engine.players.judge import Judge
from engine.players.plain import judgement_of
from engine.players.turns import QUIET, Steps, Turns

_SEED = seed_from("at first glance")
"""One world for everybody: the same view always brings the same turns to mind."""
_BEGUN = 8
"""So many beginnings are finished."""
_ALIKE = 2
"""So many turns of one kind come before those of another."""
_PICKS = 12
"""A longer turn is none that comes to mind."""


class LikelyTurn(Struct, frozen=True):
    words: tuple[str, ...]
    picks: tuple[Any, ...]


def likely(question: Question, most: int) -> tuple[LikelyTurn, ...]:
    """At most so many turns, each up to the pick that hands over or uncovers something; none is weighed.

    What lies at hand is begun with and finished by the first glance alone, in an imagined world."""
    game, seat = question.game, question.seat
    judgement = judgement_of(game)
    world = question.worlds(Rng(_SEED))
    judgement.suppose(world, seat)
    judge, steps = Judge(game, judgement, judgement.hand), Steps(_BEGUN * _PICKS, lambda: True)
    turns = Turns(judge, steps, len(question.view.seats))
    look = judgement.glance(world, seat)
    open_ = [option for option in question.decision.options if _is_move(option)]
    rated = sorted(open_, key=lambda option: -look(world, option.action))[:_BEGUN]
    found = dict[tuple[str, ...], LikelyTurn]()
    for option in rated:
        state = game.copy(world)
        line = turns.finish(state, seat, [option.action], 0.0, Rng(_SEED), elsewhere=True)
        if line.handed <= _PICKS:
            words = _words(question, world, line.picks[: line.handed])
            found.setdefault(words, LikelyTurn(words, tuple(line.picks[: len(words)])))
    return _varied(list(found.values()), most)


def _is_move(option: Option[Any]) -> bool:
    return not (option.foolish or option.aside or option.idle or option.confirms or option.reveals)


def _words(question: Question, world: Any, picks: list[Any]) -> tuple[str, ...]:
    game, state, words = question.game, question.game.copy(world), list[str]()
    for action in picks:
        option = game.option(state, question.seat, action)
        words.append(option.words)
        if option.confirms or option.reveals:
            break
        game.play(state, action, QUIET)
    return tuple(words)


def _varied(found: list[LikelyTurn], most: int) -> tuple[LikelyTurn, ...]:
    """Not four of a kind where there are others."""
    kinds, first, rest = Counter[str](), list[LikelyTurn](), list[LikelyTurn]()
    for turn in found:
        kind = turn.words[0].split()[0]
        (first if kinds[kind] < _ALIKE else rest).append(turn)
        kinds[kind] += 1
    return tuple([*first, *rest][:most])
