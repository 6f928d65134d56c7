"""Players without a search: they choose each pick directly from the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from engine.core.game import Decision, Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.players.requests import Answer, Question

Chooser: TypeAlias = Callable[[Any, Decision[Any], Rng], Option[Any]]

_LONGEST_TURN = 60
"""After this many picks in one turn, the player ends it as soon as possible."""


def random_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Return any legal option."""
    return rng.choice(decision.options)


def random_ish_player(view: object, decision: Decision[Any], rng: Rng) -> Option[Any]:
    """Return a random option that is neither dominated nor idle, if there is one."""
    sensible = [option for option in decision.options if not option.dominated] or list(decision.options)
    busy = [option for option in sensible if not option.idle]
    return rng.choice(busy or sensible)


PLAYERS: Mapping[str, Chooser] = {"random": random_player, "random-ish": random_ish_player}
"""For callers that choose pick by pick, such as tests."""


def chosen(chooser: Chooser, question: Question) -> Answer:
    """Return the turn of a player that chooses pick by pick."""
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
