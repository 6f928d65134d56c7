"""Names of the picks of a turn, where menus name one cube after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.evaluation import Naming
from engine.core.text import text
from engine.keythedral.actions import Action, Craft, Cube, Play
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.names import cubes_text, law_text


def namings(picks: Sequence[Action]) -> Iterator[Naming]:
    """Name cubes that a bidder or a craftsman's customer pays, together, and a law that is played."""
    for is_cube, some in groupby(enumerate(picks), key=lambda each: isinstance(each[1], Cube)):
        numbers, same = zip(*some, strict=True)
        first = numbers[0]
        if is_cube and (not first or isinstance(picks[first - 1], Craft)):
            kinds = [pick.kind for pick in same]
            cubes = cubes_text([kinds.count(kind) for kind in range(len(KINDS))])
            key = "keythedral-hint-cubes" if first else "keythedral-hint-pay"
            yield Naming(first, len(numbers), text(key, cubes=cubes))
    for at, pick in enumerate(picks):
        if isinstance(pick, Play):
            yield Naming(at, 1, text("keythedral-hint-play", law=law_text(pick.card)))
