"""Players without a thought: they take one pick after the other from what is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core.game import Decision, Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.players.requests import Answer, Question

Chooser: TypeAlias = Callable[[Any, Decision[Any], Rng], Option[Any]]

_LONGEST_TURN = 60
"""After so many picks in one turn a chooser hands over as soon as it may."""


def random_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Any legal option."""
    return rng.choice(decision.options)


def random_ish_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Random, but neither foolish nor idle while anything else is offered."""
    sensible = [option for option in decision.options if not option.dominated] or list(decision.options)
    busy = [option for option in sensible if not option.idle]
    return rng.choice(busy or sensible)


PLAYERS: Mapping[str, Chooser] = {"random": random_player, "random-ish": random_ish_player}
"""For whoever asks pick by pick, such as tests."""


def chosen(chooser: Chooser, question: Question) -> Answer:
    """A turn by a player that chooses pick by pick."""
    game, seat, rng = question.game, question.seat, Rng(seed_from(question.seed))
    decision, state, words = question.decision, question.worlds(rng), list[str]()
    while True:
        option = chooser(game.view_for(state, seat), decision, rng)
        final = next((each for each in decision.options if each.confirms), None)
        if final is not None and len(words) >= _LONGEST_TURN:
            option = final
        words.append(option.words)
        if option.confirms or option.reveals:
            return Answer(tuple(words))
        game.play(state, option.action, Silence())
        following = game.decision_of(state, seat)
        if following is None:
            return Answer(tuple(words))
        decision = following
