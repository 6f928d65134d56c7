"""Whole turns found by the quick score alone: not advice, they only save clicks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.core.game import AnyGame, Decision, Option
from engine.core.rng import Rng, seed_from
from engine.players.evaluator import Judge, evaluator_of
from engine.players.requests import Worlds
from engine.players.turn_generator import Steps, TurnGenerator

_SEED = seed_from("at first glance")
"""One world for everyone: the same view always produces the same turns."""
_BEGUN = 8
"""Number of first picks that are completed to turns."""
_ALIKE = 2
"""Number of turns of one kind before those of another."""
_PICKS = 12
"""Longer turns are dropped."""
_Begun: TypeAlias = tuple[str, tuple[Any, ...]]
"""The kind of a turn, which is the first word of its beginning, and its picks."""


def likely(game: AnyGame, decision: Decision[Any], worlds: Worlds, most: int) -> list[tuple[Any, ...]]:
    """Return up to `most` turns as sequences of picks, each up to the confirming one; none is searched.

    Turns start with the best options and are completed by the quick score in an imagined world. After a pick
    that uncovers something, the rest is imagined, too."""
    seat, evaluator = decision.seat, evaluator_of(game)
    world = worlds(Rng(_SEED))
    evaluator.suppose(world, seat)
    turns = TurnGenerator(Judge(game, evaluator, evaluator.hand), Steps(_BEGUN * _PICKS, lambda: True))
    look = evaluator.quick_score(world, seat)
    open_ = [option for option in decision.options if _is_move(option)]
    rated = sorted(open_, key=lambda option: -look(world, option.action))[:_BEGUN]
    found, packed = list[_Begun](), game.pack(world)
    for option in rated:
        line = turns.finish(game.unpack(packed), seat, [option.action], 0.0, Rng(_SEED), elsewhere=True)
        if line.handed <= _PICKS:
            found.append((option.words.split()[0], tuple(line.picks[: line.handed])))
    return _varied(found, most)


def _is_move(option: Option[Any]) -> bool:
    return not (option.dominated or option.aside or option.idle or option.confirms or option.reveals)


def _varied(found: Sequence[_Begun], most: int) -> list[tuple[Any, ...]]:
    """Return a mixture of kinds, where there are several."""
    kinds, first, rest = Counter[str](), list[tuple[Any, ...]](), list[tuple[Any, ...]]()
    for kind, picks in found:
        (first if kinds[kind] < _ALIKE else rest).append(picks)
        kinds[kind] += 1
    return [*first, *rest][:most]
