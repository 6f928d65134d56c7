"""Turns that players would call the same move: they differ in place, payment or colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any

from engine.core.evaluation import Evaluator, Gist, Manner
from engine.players.turn_generator import WholeTurn

_AS_GOOD = 0.15
"""Points that a turn may be behind another and still be about as good."""
_SAME = 1e-9


def families(
    lines: Iterable[WholeTurn], evaluator: Evaluator[Any, Any], world: Any, *, varied: bool
) -> list[list[WholeTurn]]:
    """Group the turns by move, in the order given. The same picks in another order are always one move.
    `world`: where the turns begin."""
    found = dict[Hashable, list[WholeTurn]]()
    for line in lines:
        picks = _picks(line)
        about = _about(evaluator.gists(world, picks)) if varied else picks
        found.setdefault(frozenset(Counter(about).items()), []).append(line)
    return _joined(list(found.values()), evaluator) if varied else list(found.values())


def manners(family: Sequence[WholeTurn], evaluator: Evaluator[Any, Any], world: Any) -> tuple[Manner, ...]:
    """Return how turns that are about as good differ from the first of their family."""
    first, *others = family
    own, found = _picks(first), set[Manner]()
    for line in others:
        if first.value - line.value <= _AS_GOOD:
            other = _picks(line)
            apart = {*(Counter(own) - Counter(other)), *(Counter(other) - Counter(own))}
            for picks in (own, other):
                gists = zip(picks, evaluator.gists(world, picks), strict=True)
                found |= {manner for action, (_, manner) in gists if action in apart and manner is not None}
    return tuple(sorted(found))


def _about(gists: Iterable[Gist]) -> list[Hashable]:
    return [about for about, _ in gists if about is not None]


def _picks(line: WholeTurn) -> list[Any]:
    return line.picks[: line.handed]


def _joined(found: Sequence[list[WholeTurn]], evaluator: Evaluator[Any, Any]) -> list[list[WholeTurn]]:
    """Merge moves: a turn that does more than another for the same result is the same move, chosen by habit;
    one that does more for a worse result is a worse variant of it."""
    kept = list[list[WholeTurn]]()
    picked = {id(line): Counter(_picks(line)) for family in found for line in family}
    for family in found:
        for other in kept:
            if _is_same(family[0], other[0], evaluator, picked):
                both = [*other, *family]
                other[:] = sorted(both, key=lambda line: (-line.value, -_habit(line, evaluator)))
                break
        else:
            kept.append(family)
    return kept


def _is_same(
    one: WholeTurn,
    better: WholeTurn,
    evaluator: Evaluator[Any, Any],
    picked: Mapping[int, Counter[Any]],
) -> bool:
    """Return whether a turn that is no better contains all of the other and more. Equally good turns may also
    contain less, and about equally good ones may differ in picks that habit leaves out, such as goods
    carried for no purpose."""
    own, other, behind = picked[id(one)], picked[id(better)], abs(better.value - one.value)
    if other <= own or (behind <= _SAME and own <= other):
        return True
    apart = (own - other) + (other - own)
    return behind <= _AS_GOOD and all(evaluator.habits.get(type(pick), 0) < 0 for pick in apart)


def _habit(line: WholeTurn, evaluator: Evaluator[Any, Any]) -> int:
    return sum(evaluator.habits.get(type(action), 0) for action in _picks(line))
