"""The best use of one pool of pieces (workers, skills or resources) once the contracts' needs are known.

A piece that serves no need, set or bulk scores its own value. A pool has at most one tile that scores sets of
different kinds, one that scores a favourite kind and one that scores bulks of any kinds; gold is the joker
among resources. Pieces of one kind differ only in value, so the cheapest are always given away first. Which
pieces fill the needs is a bipartite matching, whose cheapest solution the greedy choice by rising value finds
(the pieces that can be matched form a matroid). A need or bulk of "any" then takes the cheapest of the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

NO_KIND = -1


class Goods(NamedTuple):
    """Like pieces: the kind they count as, what they are, and where each scores if it serves nothing else."""

    kind: str
    piece: str
    number: int
    worth: int = 0
    place: str = ""


class SetTile(NamedTuple):
    tile: str
    kinds: tuple[str, ...]
    points: int


class FavouriteTile(NamedTuple):
    tile: str
    points: int


class BulkTile(NamedTuple):
    tile: str
    size: int
    points: int


class Plan(NamedTuple):
    """The score of a pool, and the choices behind it."""

    points: int
    favourite: int
    sets: int
    bulks: int


class _Layout(NamedTuple):
    favourite: int
    levels: tuple[
        tuple[int, tuple[tuple[int, int], ...]], ...
    ]  # by rising value: (kind, count) each, joker last


class Pool:
    """Pieces with the tiles that score them. A demand is a number for each kind, and a last one for "any"."""

    def __init__(
        self,
        kinds: tuple[str, ...],
        goods: Sequence[Goods],
        *,
        joker: str = "",
        sets: SetTile | None = None,
        favourite: FavouriteTile | None = None,
        bulk: BulkTile | None = None,
    ) -> None:
        self.kinds = kinds
        self.goods = tuple(good for good in goods if good.number)
        self.joker = kinds.index(joker) if joker else NO_KIND
        self.sets = sets
        self.favourite = favourite
        self.bulk = bulk
        self.size = sum(good.number for good in self.goods)
        self.counts = tuple(sum(g.number for g in self.goods if g.kind == kind) for kind in kinds)
        self.set_kinds = tuple(kinds.index(kind) for kind in sets.kinds) if sets else ()
        self._in_set = tuple(1 if kind in self.set_kinds else 0 for kind in range(len(kinds)))
        self._layouts = [self._layout(kind) for kind in self._favourites()]
        self._best: dict[tuple[int, ...], Plan | None] = {}

    def _favourites(self) -> list[int]:
        """Return the kinds that may be chosen.

        Jokers count as any kind, so one kind is enough if there are only jokers.
        """
        if self.favourite is None or not self.size:
            return [NO_KIND]
        held = [kind for kind, count in enumerate(self.counts) if count and kind != self.joker]
        return held or [next(kind for kind in range(len(self.kinds)) if kind != self.joker)]

    def liked(self, kind: int) -> tuple[Goods, ...]:
        """Return the goods with a favourite kind chosen, now worth what the favourite tile gives."""
        tile = self.favourite
        if tile is None or kind == NO_KIND:
            return self.goods
        counted = {self.kinds[kind], *((self.kinds[self.joker],) if self.joker != NO_KIND else ())}
        return tuple(
            good._replace(worth=tile.points, place=tile.tile)
            if good.kind in counted and good.worth < tile.points
            else good
            for good in self.goods
        )

    def _layout(self, favourite: int) -> _Layout:
        goods = self.liked(favourite)
        order = [kind for kind in range(len(self.kinds)) if kind != self.joker]
        order += [self.joker] if self.joker != NO_KIND else []
        levels = []
        for worth in sorted({good.worth for good in goods}):
            counts = dict.fromkeys(order, 0)
            for good in goods:
                if good.worth == worth:
                    counts[self.kinds.index(good.kind)] += good.number
            levels.append((worth, tuple((kind, count) for kind, count in counts.items() if count)))
        return _Layout(favourite, tuple(levels))

    def can_meet(self, demand: Sequence[int]) -> bool:
        short = sum(max(0, need - have) for need, have in zip(demand[:-1], self.counts, strict=True))
        if self.joker == NO_KIND:
            return short == 0 and sum(demand) <= self.size
        spare = self.counts[self.joker] - demand[self.joker]
        return short <= max(0, spare) and spare >= 0 and sum(demand) <= self.size

    def worth_at(self, prices: Sequence[float]) -> float:
        """Return the value of the pieces at these prices, or as they lie if higher; best favourite."""
        most = 0.0
        for layout in self._layouts:
            total = 0.0
            for worth, counts in layout.levels:
                for kind, count in counts:
                    price = prices[kind]
                    total += count * (price if price > worth else worth)
            most = max(most, total)
        return most

    def best(self, demand: tuple[int, ...]) -> Plan | None:
        """Return the best plan that meets the demand; None if it cannot be met."""
        if demand not in self._best:
            self._best[demand] = self._search(demand) if self.can_meet(demand) else None
        return self._best[demand]

    def _search(self, demand: tuple[int, ...]) -> Plan | None:
        found: Plan | None = None
        per_set = self.sets.points if self.sets else 0
        for layout in self._layouts:
            needs = list(demand[:-1])
            sets = 0
            while (left := self._left(layout, needs)) is not None:
                rest = self._rest(left, demand[-1])
                if rest is None:
                    break
                points = sets * per_set + rest[0]
                if found is None or points > found.points:
                    found = Plan(points, layout.favourite, sets, rest[1])
                if not self.sets:
                    break
                sets += 1
                needs = [need + more for need, more in zip(needs, self._in_set, strict=True)]
        return found

    def _left(self, layout: _Layout, needs: list[int]) -> list[list[int]] | None:
        """Return the rest of each value when the needs are met as cheaply as possible.

        None if they cannot be met.
        """
        need = needs.copy()
        open_needs = sum(need)
        joker = self.joker
        left = []
        for worth, counts in layout.levels:
            rest = 0
            for kind, count in counts:
                wanted = open_needs if kind == joker or need[kind] > open_needs else need[kind]
                taken = count if count < wanted else wanted
                need[kind] -= taken
                open_needs -= taken
                rest += count - taken
            left.append([worth, rest])
        return None if open_needs else left

    def _rest(self, left: list[list[int]], anys: int) -> tuple[int, int] | None:
        """Return points and bulks of the rest, after the cheapest pieces went to the needs of any kind."""
        for level in left:
            taken = level[1] if level[1] < anys else anys
            level[1] -= taken
            anys -= taken
        if anys:
            return None
        points = bulks = 0
        for worth, count in left:
            points += worth * count
        if self.bulk:
            _, size, reward = self.bulk
            while (cost := _cheapest(left, size)) is not None and cost < reward:
                points += reward - cost
                bulks += 1
        return points, bulks


def _cheapest(left: list[list[int]], size: int) -> int | None:
    """Take the cheapest pieces away and return their value; None, taking nothing, if there are too few."""
    if sum(level[1] for level in left) < size:
        return None
    cost = 0
    for level in left:
        taken = level[1] if level[1] < size else size
        level[1] -= taken
        size -= taken
        cost += level[0] * taken
    return cost
