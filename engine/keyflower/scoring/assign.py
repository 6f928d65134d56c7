"""Turns the best plan of a pool into an assignment: which pieces serve which tile or contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.keyflower.content.shapes import ANY
from engine.keyflower.scoring.pool import NO_KIND, Goods, Plan, Pool


class Use(NamedTuple):
    """Pieces that serve one target: a tile, a boat, a contract, or the left-over gold."""

    target: str
    piece: str
    kind: str  # what they count as there
    number: int


class _Need(NamedTuple):
    target: str
    kind: str
    number: int


class _Shelf:
    """Goods by rising value, jokers last, from which needs are filled."""

    def __init__(self, pool: Pool, favourite: int) -> None:
        self._joker = pool.kinds[pool.joker] if pool.joker >= 0 else ""
        goods = sorted(pool.liked(favourite), key=lambda good: (good.worth, good.kind == self._joker))
        self._goods = goods
        self._left = [good.number for good in goods]
        self._liked_at = pool.favourite.tile if pool.favourite else ""
        self._liked = pool.kinds[favourite] if favourite != NO_KIND else ""
        self.uses: list[Use] = []

    def fill(self, needs: Sequence[_Need]) -> None:
        """Fill specific needs as cheaply as possible, by the greedy choice that gives the pool's points."""
        open_needs = {
            kind: sum(n.number for n in needs if n.kind == kind) for kind in {n.kind for n in needs}
        }
        total = sum(open_needs.values())
        taken: list[tuple[Goods, int]] = []
        for place, good in enumerate(self._goods):
            wanted = total if good.kind == self._joker else min(total, open_needs.get(good.kind, 0))
            if number := min(self._left[place], wanted):
                taken.append((good, number))
                self._left[place] -= number
                total -= number
                if good.kind != self._joker:
                    open_needs[good.kind] -= number
        self._share_out(needs, taken)

    def _share_out(self, needs: Sequence[_Need], taken: list[tuple[Goods, int]]) -> None:
        """Give each kind to its own needs first, then close the gaps with jokers."""
        gaps = [need.number for need in needs]
        for good, number in sorted(taken, key=lambda pair: pair[0].kind == self._joker):
            rest = number
            for place, need in enumerate(needs):
                used = min(gaps[place], rest) if good.kind in (need.kind, self._joker) else 0
                if used:
                    self.uses.append(Use(need.target, good.piece, need.kind, used))
                    gaps[place] -= used
                    rest -= used

    def fill_any(self, target: str, wanted: int) -> None:
        for place, good in enumerate(self._goods):
            if used := min(self._left[place], wanted):
                self.uses.append(Use(target, good.piece, ANY, used))
                self._left[place] -= used
                wanted -= used

    def lay_out(self) -> None:
        """Score the pieces that serve nothing else where they lie."""
        for good, count in zip(self._goods, self._left, strict=True):
            if count and good.worth:
                kind = self._liked if good.place == self._liked_at else good.kind
                self.uses.append(Use(good.place, good.piece, kind, count))


def assigned(pool: Pool, plan: Plan, demands: Sequence[tuple[str, tuple[int, ...]]]) -> list[Use]:
    """Return the uses behind a plan; demands are those of the contracts to fulfil, by name."""
    shelf = _Shelf(pool, plan.favourite)
    needs = [
        _Need(name, kind, count)
        for name, demand in demands
        for kind, count in zip(pool.kinds, demand[:-1], strict=True)
        if count
    ]
    if pool.sets and plan.sets:
        needs += [_Need(pool.sets.tile, kind, plan.sets) for kind in pool.sets.kinds]
    shelf.fill(needs)
    for name, demand in demands:
        shelf.fill_any(name, demand[-1])
    if pool.bulk:
        shelf.fill_any(pool.bulk.tile, plan.bulks * pool.bulk.size)
    shelf.lay_out()
    return shelf.uses
