"""Sea Bastion's loop (KF-95): the closed walk from the home that uses no road twice and meets the most tiles.

Such a walk exists exactly along connected sets of roads that meet every tile an even number of times, so the
search looks for the set that meets the home and the most other tiles. It removes roads. A road on no cycle
can never be used, and the tiles behind it are lost. While some tile has an odd number of roads, one of them
must go. The tiles still joined to the home bound what a branch can bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Road: TypeAlias = tuple[int, int]
"""Two tiles by number; the home is number 0."""

_HOME = 0


def longest_loop(tiles: int, roads: Sequence[Road]) -> frozenset[int]:
    """Return the tiles of the best loop through the home; none if the home lies on no cycle of roads."""
    return _Search(tiles, roads).best


class _Search:
    """The search; sets of roads are bit masks over the given roads."""

    def __init__(self, tiles: int, roads: Sequence[Road]) -> None:
        self._roads = roads
        self._at = [0] * tiles
        self._ways: list[list[tuple[int, int]]] = [[] for _ in range(tiles)]
        for index, (one, other) in enumerate(roads):
            bit = 1 << index
            self._at[one] |= bit
            self._at[other] |= bit
            self._ways[one].append((bit, other))
            self._ways[other].append((bit, one))
        self.best: frozenset[int] = frozenset()
        self._descend((1 << len(roads)) - 1, 0)

    def _descend(self, roads: int, kept: int) -> None:
        roads, tiles = self._on_circles(roads)
        if len(tiles) <= max(1, len(self.best)) or kept & ~roads:
            return
        free = roads & ~kept
        odd = [tile for tile in tiles if (self._at[tile] & roads).bit_count() % 2]
        if not odd:
            self.best = frozenset(tiles)
            return
        tile = min(odd, key=lambda tile: (self._at[tile] & free).bit_count())
        for bit, _ in self._ways[tile]:
            if bit & free:
                self._descend(roads & ~bit, kept)
                kept |= bit

    def _on_circles(self, roads: int) -> tuple[int, list[int]]:
        """Return the roads and tiles still joined to the home when every road on no cycle is removed."""
        rank = [0] * len(self._at)
        lowest = rank.copy()
        rank[_HOME] = lowest[_HOME] = 1
        order = [_HOME]
        came_by = [0] * len(rank)
        stack = [(_HOME, iter(self._ways[_HOME]))]
        while stack:
            tile, ways = stack[-1]
            for bit, other in ways:
                if not bit & roads or bit == came_by[tile]:
                    continue
                if rank[other]:
                    if rank[other] < lowest[tile]:
                        lowest[tile] = rank[other]
                else:
                    order.append(other)
                    rank[other] = lowest[other] = len(order)
                    came_by[other] = bit
                    stack.append((other, iter(self._ways[other])))
                    break
            else:
                stack.pop()
                if stack and lowest[tile] < lowest[stack[-1][0]]:
                    lowest[stack[-1][0]] = lowest[tile]
        return self._without_bridges(roads, order, came_by, rank, lowest)

    def _without_bridges(
        self, roads: int, order: list[int], came_by: list[int], rank: list[int], lowest: list[int]
    ) -> tuple[int, list[int]]:
        """Remove bridges: a tile first reached by a bridge is lost with all tiles reached through it."""
        joined = {_HOME}
        for tile in order[1:]:
            one, other = self._roads[came_by[tile].bit_length() - 1]
            if lowest[tile] < rank[tile] and (other if one == tile else one) in joined:
                joined.add(tile)
        inside = outside = 0
        for tile in order:
            if tile in joined:
                inside |= self._at[tile]
            else:
                outside |= self._at[tile]
        return roads & inside & ~outside, [tile for tile in order if tile in joined]
