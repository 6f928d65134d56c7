"""Compound moves of a transport tile (KF-51, KF-55).

A resource is carried several steps, or a tile is upgraded with the pieces carried to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import CompoundMove
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, Carry, Upgrade
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RESOURCES, TileId
from engine.keyflower.names import item_name, listed, tile_help, tile_name
from engine.keyflower.prices import handfuls_for
from engine.keyflower.queries import transport_left, turn_of
from engine.keyflower.state import Player, Spot, State
from engine.keyflower.steps.carrying import carry_note, carry_phrase

_Path: TypeAlias = list[TileId]
_Paths: TypeAlias = dict[TileId, _Path]


def carrying_journeys(state: State, seat: Seat) -> list[CompoundMove[Action]]:
    """Return ways to carry as far as the steps go, and upgrades while one is left."""
    content, turn, player = state.content, turn_of(state), state.players[seat]
    steps, upgrades = transport_left(state, turn)
    ways = {spot.id: _paths(player, spot.id, steps) for spot in player.village if spot.goods}
    found = [
        _far(content, player, seat, resource, path, count, upgrades)
        for spot in player.village
        for resource in RESOURCES
        if resource in spot.goods
        for path in ways[spot.id].values()
        for count in range(1, min(spot.goods[resource], steps // (len(path) - 1)) + 1)
        if count * (len(path) - 1) > 1
    ]
    if upgrades:
        found += [
            each
            for spot in player.village
            for each in _upgrades(state.content, player, seat, spot, ways, steps)
        ]
    return found


def _paths(player: Player, start: TileId, steps: int) -> _Paths:
    """Return the shortest way to each tile within reach, near tiles first."""
    found, edge = {start: [start]}, [start]
    for _ in range(steps):
        further = list[TileId]()
        for tile in edge:
            for to in player.links[tile]:
                if to not in found:
                    found[to] = [*found[tile], to]
                    further.append(to)
        edge = further
    del found[start]
    return found


def _far(
    content: Content, player: Player, seat: Seat, resource: str, path: _Path, count: int, upgrades: int
) -> CompoundMove[Action]:
    menu = (
        text("keyflower-carry", resource=item_name(resource)),
        text("keyflower-carry-from", tile=tile_name(path[0])),
        text("keyflower-carry-far", count=count, tile=tile_name(path[-1]), steps=(len(path) - 1) * count),
    )
    note = carry_note(content, player, path[-1], [resource] * count, upgrades)
    picks, phrase = (
        tuple(_carried(seat, resource, path) * count),
        carry_phrase(resource, path[0], path[-1], count),
    )
    return CompoundMove(picks, menu, f"tile:{path[-1]}", note, phrase)


def _carried(seat: Seat, resource: str, path: _Path) -> list[Action]:
    return [Carry(seat, resource, start, to) for start, to in pairwise(path)]


class _Load(NamedTuple):
    """Pieces brought to a tile for its price, and their ways."""

    pieces: Counter[str]
    paths: list[tuple[str, _Path]]

    @property
    def steps(self) -> int:
        return sum(len(path) - 1 for _, path in self.paths)

    def picks(self, seat: Seat) -> list[Action]:
        return [pick for resource, path in self.paths for pick in _carried(seat, resource, path)]

    def note(self, content: Content, spot: Spot) -> Text:
        """Return where the pieces come from, and what they pay for."""
        starts = tuple(dict.fromkeys(tile_name(path[0]) for _, path in self.paths))
        return text(
            "keyflower-upgrade-from", tiles=starts, steps=self.steps, help=tile_help(content, spot.id)
        )


def _upgrades(
    content: Content, player: Player, seat: Seat, spot: Spot, ways: dict[TileId, _Paths], steps: int
) -> Iterator[CompoundMove[Action]]:
    """Yield upgrades whose price is not yet on the tile, but within reach."""
    for load in _loads(content, player, spot, ways, steps):
        pieces, focus = tuple(load.pieces.elements()), f"tile:{spot.id}"
        entry = text("keyflower-upgrade-carrying", tile=tile_name(spot.id), pieces=listed(pieces))
        picks, phrase = (*load.picks(seat), Upgrade(seat, spot.id)), Phrase(("upgrade", focus), pieces)
        menu = (text("keyflower-upgrade"), entry)
        yield CompoundMove(picks, menu, focus, load.note(content, spot), phrase)


def _loads(
    content: Content, player: Player, spot: Spot, ways: dict[TileId, _Paths], steps: int
) -> list[_Load]:
    """Return what may be carried to a tile for its upgrade, shortest ways first."""
    tile = content.tiles.get(spot.id)
    if tile is None or tile.price is None or spot.upgraded or not ways:
        return []
    held = Counter(spot.goods)
    wanting = [Counter(handful.split("+")) - held for handful in handfuls_for(player, tile.price)]
    if not all(wanting):
        return []  # it can be paid already
    different = {tuple(sorted(pieces.elements())): pieces for pieces in wanting}
    found = (_load(player, spot.id, pieces, ways) for pieces in different.values())
    return _least([load for load in found if load and load.steps <= steps])


def _least(found: list[_Load]) -> list[_Load]:
    """Drop loads that carry more than another load needs for the same result."""
    least = [one for one in found if not any(other.pieces < one.pieces for other in found)]
    return sorted(least, key=lambda load: load.steps)


def _load(player: Player, tile: TileId, pieces: Counter[str], ways: dict[TileId, _Paths]) -> _Load | None:
    """Return the nearest of each piece; None if not all are within reach."""
    paths = list[tuple[str, _Path]]()
    for resource, count in pieces.items():
        near = [
            path
            for spot in player.village
            if resource in spot.goods and (path := ways[spot.id].get(tile))
            for _ in range(spot.goods[resource])
        ]
        if len(near) < count:
            return None
        paths += [(resource, path) for path in sorted(near, key=len)[:count]]
    return _Load(pieces, paths)
