"""The effect of a turn for its player: points if the game ended now, possessions and objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.core.game import Game
from engine.core.objectives import Objective, Wanted
from engine.core.rng import SEED_DIGITS, Rng
from engine.core.text import Seat, Text, text

_SOURCES, _NEARER, _FIGURES = 2, 2, 2
_POINTS = "points"


class Nearer(Struct, frozen=True):
    """Something an objective needs, of which there is more than before."""

    aim: Text
    part: Wanted


class HowMany(Struct, frozen=True):
    """The number of something before and after."""

    what: Text
    before: int
    after: int


class Remark(Struct, frozen=True):
    """A remark on a player's own turn and its consequences; it depends on nothing hidden and names no
    move."""

    before: int  # points if the game had ended before that turn
    after: int  # points if it ended now
    sources: tuple[tuple[Text, int], ...] = ()  # where the difference comes from, largest first
    figures: tuple[HowMany, ...] = ()  # other changes, most important first
    nearer: tuple[Nearer, ...] = ()
    aim: Objective | None = None  # the closest or most valuable one


def remark_on(game: Game[Any, Any, Any], before: Any, now: Any, seat: Seat) -> Remark:
    """Return the remark on a seat's turn that began in `before` and led to `now`."""
    old, new = (_by_source(game, state, seat) for state in (before, now))
    changes = [(source, new.get(source, 0) - old.get(source, 0)) for source in {**old, **new}]
    sources = sorted((one for one in changes if one[1]), key=lambda one: -abs(one[1]))[:_SOURCES]
    earlier, aims = game.objectives_of(before, seat), game.objectives_of(now, seat)
    return Remark(
        sum(old.values()),
        sum(new.values()),
        tuple(sources),
        _figures(game, before, now, seat),
        tuple(_nearer(earlier, aims))[:_NEARER],
        _closest(aims),
    )


def _by_source(game: Game[Any, Any, Any], state: Any, seat: Seat) -> dict[Text, int]:
    found = dict[Text, int]()
    for line in game.own_sheet(state, seat):
        source = game.source_of(line)
        found[source] = found.get(source, 0) + line.points
    return found


def _counted(game: Game[Any, Any, Any], state: Any, seat: Seat) -> dict[str, int]:
    """Return what a computer player would count for this seat, from the seat's own information."""
    evaluator = game.evaluator
    if evaluator is None:
        return {}
    world = game.imagine(state, seat, Rng("0" * SEED_DIGITS))
    measured = zip(evaluator.features, evaluator.feature_values(world, seat), strict=True)
    return {name: round(much) for name, much in measured if name in evaluator.counted and name != _POINTS}


def _figures(game: Game[Any, Any, Any], before: Any, now: Any, seat: Seat) -> tuple[HowMany, ...]:
    evaluator = game.evaluator
    if evaluator is None or game.is_over(now):
        return ()
    stage, old, new = evaluator.stage(now), _counted(game, before, seat), _counted(game, now, seat)
    weights = evaluator.fitted_for(len(game.view_for(now, seat).seats))
    worth = {name: abs((new[name] - old[name]) * weights[name][stage]) for name in new}
    changed = sorted((name for name in new if new[name] != old[name]), key=lambda name: -worth[name])
    return tuple(
        HowMany(text(f"{game.key}-feature-{name}"), old[name], new[name]) for name in changed[:_FIGURES]
    )


def _nearer(before: Sequence[Objective], after: Sequence[Objective]) -> list[Nearer]:
    known = {(aim.group, aim.what, aim.about): aim for aim in before}
    found = list[Nearer]()
    for aim in after:
        old = known.get((aim.group, aim.what, aim.about))
        had = {} if old is None else {part.what: part.have for part in old.parts}
        found += [
            Nearer(aim.what, part) for part in aim.parts if part.what in had and part.have > had[part.what]
        ]
    return found


def _closest(aims: Sequence[Objective]) -> Objective | None:
    """Return the objective that lacks least, otherwise the one that would add most."""
    lacking = [aim for aim in aims if aim.adds and any(part.have < part.need for part in aim.parts)]
    if lacking:
        return min(lacking, key=lambda aim: sum(part.need - part.have for part in aim.parts))
    promising = [aim for aim in aims if aim.adds and not aim.parts]
    return max(promising, key=lambda aim: aim.adds or 0, default=None)
