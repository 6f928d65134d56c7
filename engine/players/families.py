"""Turns that people would call the same move: they differ in where, how they are paid or in which colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from typing import Any

from engine.core.judgement import Judgement, Manner
from engine.players.turns import WholeTurn

_AS_GOOD = 0.15
"""Points by which a turn may be behind another and still be about as good."""


def families(
    lines: Iterable[WholeTurn], judgement: Judgement[Any, Any], *, varied: bool
) -> list[list[WholeTurn]]:
    """The turns of each move together, in the order they come. Picks in another order are always one move."""
    found = dict[Hashable, list[WholeTurn]]()
    for line in lines:
        picks = line.picks[: line.handed]
        about = [judgement.gist(action)[0] for action in picks] if varied else picks
        found.setdefault(frozenset(Counter(about).items()), []).append(line)
    return list(found.values())


def manners(family: Sequence[WholeTurn], judgement: Judgement[Any, Any]) -> tuple[Manner, ...]:
    """In what turns differ from the first of its family that are about as good."""
    first, *others = family
    own, found = Counter(first.picks[: first.handed]), set[Manner]()
    for line in others:
        if first.value - line.value <= _AS_GOOD:
            other = Counter(line.picks[: line.handed])
            apart = [*(own - other), *(other - own)]
            found |= {manner for action in apart if (manner := judgement.gist(action)[1]) is not None}
    return tuple(sorted(found))
