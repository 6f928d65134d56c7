"""Compound moves of a transport tile (KF-51, KF-55).

A resource is carried several steps, or a tile is upgraded with the pieces carried to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.core.game import CompoundMove
from engine.core.tell import Silence
from engine.core.text import Seat, Text, text
from engine.keyflower.actions import Action, Carry, Send, Upgrade, Use
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RESOURCES, TileId, Transport
from engine.keyflower.names import counted, item_name, listed, tile_help, tile_name
from engine.keyflower.prices import handfuls_for, upgrade_ways
from engine.keyflower.queries import effect_of, find, transport_left, turn_of
from engine.keyflower.state import Player, Spot, State
from engine.keyflower.steps import sending, turns, using
from engine.keyflower.steps.carrying import carry_note

_Path: TypeAlias = list[TileId]
_Paths: TypeAlias = dict[TileId, _Path]

_WAYS = 3
"""How many of the shortest ways to bring together the price of one tile are offered."""
_LINES = 25
"""Most lines of a menu; a player who wants another tile or other workers uses the tile step by step."""


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
        for count in sorted({1, min(spot.goods[resource], steps // (len(path) - 1))})
        if count * (len(path) - 1) > 1
    ]
    if upgrades:
        found += [
            each
            for spot in player.village
            for each in _upgrades(state.content, player, seat, spot, ways, steps)
        ]
    return found


def upgrading_journeys(state: State, seat: Seat) -> list[CompoundMove[Action]]:
    """Return the uses of a transport tile that upgrade a tile, at the start of a turn.

    Each takes as few workers as possible, and carries the missing pieces to the tile.
    """
    found = list[CompoundMove[Action]]()
    for use in turns.choices(state, seat):
        if isinstance(use, Use) and isinstance(effect_of(state, find(state, use.tile)[0]), Transport):
            asked = _begun(state)
            turns.play(asked, use, Silence())
            for send in using.choices(asked, seat):
                if isinstance(send, Send) and sending.option(asked, send).usual:
                    found += _with_workers(asked, use, send)
    village = [f"tile:{spot.id}" for spot in state.players[seat].village]
    return sorted(found, key=lambda journey: village.index(journey.focus))[:_LINES]


def _begun(state: State) -> State:
    """Return the same table with its own turn: tile and workers are chosen before anything moves."""
    turn = turn_of(state)
    own = replace(turn, sent=dict(turn.sent), behind=dict(turn.behind), groups=list(turn.groups))
    return replace(state, turn=own)


def _with_workers(asked: State, use: Use, send: Send) -> Iterator[CompoundMove[Action]]:
    sent, seat = _begun(asked), use.seat
    sending.play(sent, send, Silence())
    turn, player = turn_of(sent), sent.players[seat]
    if turn.step != "send":
        return  # their source is asked first
    steps, _ = transport_left(sent, turn)
    ways = {spot.id: _paths(player, spot.id, steps) for spot in player.village if spot.goods}
    for spot in player.village:
        if not spot.upgraded and upgrade_ways(sent.content, player, spot):
            yield _upgrade(spot, (use, send), _entry(spot, use, send, ()), tile_help(sent.content, spot.id))
        for load in _loads(sent.content, player, spot, ways, steps)[:1]:
            entry = _entry(spot, use, send, listed(load.pieces.elements()))
            yield _upgrade(spot, (use, send, *load.picks(seat)), entry, load.note(sent.content, spot))


def _entry(spot: Spot, use: Use, send: Send, pieces: tuple[Text, ...]) -> Text:
    """Return a tile to upgrade, the tile used for it with its workers, and the pieces to carry there."""
    tile, by, workers = tile_name(spot.id), tile_name(use.tile), counted(send.colour, send.count)
    if spot.id == use.tile and not pieces:
        return text("keyflower-upgrade-by-itself", tile=tile, workers=workers)
    if spot.id == use.tile:
        return text("keyflower-upgrade-by-itself-carrying", tile=tile, workers=workers, pieces=pieces)
    if not pieces:
        return text("keyflower-upgrade-by", tile=tile, by=by, workers=workers)
    return text("keyflower-upgrade-by-carrying", tile=tile, by=by, workers=workers, pieces=pieces)


def _upgrade(spot: Spot, before: tuple[Action, ...], entry: Text, note: Text) -> CompoundMove[Action]:
    pick = Upgrade(before[0].seat, spot.id)
    return CompoundMove((*before, pick), (text("keyflower-upgrade"), entry), f"tile:{spot.id}", note)


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
    return CompoundMove(tuple(_carried(seat, resource, path) * count), menu, f"tile:{path[-1]}", note)


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
    for load in _loads(content, player, spot, ways, steps)[:_WAYS]:
        pieces = listed(load.pieces.elements())
        entry = text("keyflower-upgrade-carrying", tile=tile_name(spot.id), pieces=pieces)
        yield _upgrade(spot, tuple(load.picks(seat)), entry, load.note(content, spot))


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
    found = (_load(player, spot.id, pieces, ways) for pieces in wanting)
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
