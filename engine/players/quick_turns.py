"""Whole turns that come to mind at first glance: nobody's advice, only what spares a person the clicking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeAlias

from engine.core.game import Decision, Option
from engine.core.rng import Rng, seed_from
from engine.players.evaluator import Judge, judgement_of
from engine.players.requests import AnyGame, Worlds
from engine.players.turn_generator import Steps, TurnGenerator

_SEED = seed_from("at first glance")
"""One world for everybody: the same view always brings the same turns to mind."""
_BEGUN = 8
"""So many beginnings are finished."""
_ALIKE = 2
"""So many turns of one kind come before those of another."""
_PICKS = 12
"""A longer turn is none that comes to mind."""
_Begun: TypeAlias = tuple[str, tuple[Any, ...]]
"""The kind of a turn by the first word of its beginning, and its picks."""


def likely(game: AnyGame, decision: Decision[Any], worlds: Worlds, most: int) -> list[tuple[Any, ...]]:
    """At most so many turns as rows of picks, each up to the one that hands over; none is weighed.

    What lies at hand is begun with and finished by the first glance alone, in an imagined world: of a turn
    that uncovers something, what comes after that is imagined, too."""
    seat, judgement = decision.seat, judgement_of(game)
    world = worlds(Rng(_SEED))
    judgement.suppose(world, seat)
    turns = TurnGenerator(Judge(game, judgement, judgement.hand), Steps(_BEGUN * _PICKS, lambda: True))
    look = judgement.quick_score(world, seat)
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
    """Not four of a kind where there are others."""
    kinds, first, rest = Counter[str](), list[tuple[Any, ...]](), list[tuple[Any, ...]]()
    for kind, picks in found:
        (first if kinds[kind] < _ALIKE else rest).append(picks)
        kinds[kind] += 1
    return [*first, *rest][:most]
