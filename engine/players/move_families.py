"""Turns that people would call the same move: they differ in where, how they are paid or in which colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from engine.core.evaluation import Evaluator, Gist, Manner
from engine.players.turn_generator import WholeTurn

_AS_GOOD = 0.15
"""Points by which a turn may be behind another and still be about as good."""
_SAME = 1e-9


def families(
    lines: Iterable[WholeTurn], judgement: Evaluator[Any, Any], world: Any, *, varied: bool
) -> list[list[WholeTurn]]:
    """The turns of each move together, in the order they come. Picks in another order are always one move.
    `world`: where they begin."""
    found = dict[Hashable, list[WholeTurn]]()
    for line in lines:
        picks = _picks(line)
        about = _about(judgement.gists(world, picks)) if varied else picks
        found.setdefault(frozenset(Counter(about).items()), []).append(line)
    return _joined(list(found.values()), judgement) if varied else list(found.values())


def manners(family: Sequence[WholeTurn], judgement: Evaluator[Any, Any], world: Any) -> tuple[Manner, ...]:
    """In what turns differ from the first of its family that are about as good."""
    first, *others = family
    own, found = _picks(first), set[Manner]()
    for line in others:
        if first.value - line.value <= _AS_GOOD:
            other = _picks(line)
            apart = {*(Counter(own) - Counter(other)), *(Counter(other) - Counter(own))}
            for picks in (own, other):
                gists = zip(picks, judgement.gists(world, picks), strict=True)
                found |= {manner for action, (_, manner) in gists if action in apart and manner is not None}
    return tuple(sorted(found))


def _about(gists: Iterable[Gist]) -> list[Hashable]:
    return [about for about, _ in gists if about is not None]


def _picks(line: WholeTurn) -> list[Any]:
    return line.picks[: line.handed]


def _joined(found: Sequence[list[WholeTurn]], judgement: Evaluator[Any, Any]) -> list[list[WholeTurn]]:
    """A turn that does more than another to the same end is the same move, made as habit has it; one that
    does more to a worse end is the same move spoilt."""
    kept = list[list[WholeTurn]]()
    for family in found:
        for other in kept:
            if _is_same(family[0], other[0], judgement):
                both = [*other, *family]
                other[:] = sorted(both, key=lambda line: (-line.value, -_habit(line, judgement)))
                break
        else:
            kept.append(family)
    return kept


def _is_same(one: WholeTurn, better: WholeTurn, judgement: Evaluator[Any, Any]) -> bool:
    """Whether this turn, which is no better, is all of the other and more; or, if they are as good, less; or
    differs, if they are about as good, only in what habit leaves out: goods that are carried to no end."""
    own, other, behind = Counter(_picks(one)), Counter(_picks(better)), abs(better.value - one.value)
    if other <= own or (behind <= _SAME and own <= other):
        return True
    apart = (own - other) + (other - own)
    return behind <= _AS_GOOD and all(judgement.habits.get(type(pick), 0) < 0 for pick in apart)


def _habit(line: WholeTurn, judgement: Evaluator[Any, Any]) -> int:
    return sum(judgement.habits.get(type(action), 0) for action in _picks(line))
