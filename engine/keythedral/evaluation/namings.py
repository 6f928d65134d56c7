"""Names of the picks of a turn, where menus name one cube after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.core.evaluation import Naming
from engine.core.text import text
from engine.keythedral.actions import Action, Aim, Craft, Cube, Play
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.names import cubes_text, kinds_text, law_text


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
            yield _law_named(at, pick, [each.target for each in picks[at + 1 :] if isinstance(each, Aim)])


def _law_named(at: int, pick: Play, aims: Sequence[int]) -> Naming:
    """Name a law that is played; Bargain with the cubes paid and got, Start order for oneself."""
    law = law_text(pick.card)
    if pick.card == laws.BARGAIN and aims:
        paid, got = kinds_text(aims[:1]), kinds_text(aims[1:])
        return Naming(at, 1 + len(aims), text("keythedral-hint-play-bargain", law=law, paid=paid, got=got))
    if pick.card == laws.START_ORDER and aims == [pick.seat]:
        return Naming(at, 2, text("keythedral-hint-play-start", law=law))
    return Naming(at, 1, text("keythedral-hint-play", law=law))
