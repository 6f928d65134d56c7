"""Carrying resources between the tiles of one's own village (KF-50 to KF-52)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from engine.core.game import Journey, Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Carry
from engine.keyflower.content.shapes import RESOURCES, TileId, Transport
from engine.keyflower.folly import goes_back
from engine.keyflower.names import counted, item_name, tile_name, typed
from engine.keyflower.state import Carried, Player, State, Turn
from engine.keyflower.steps.sending import arrive
from engine.keyflower.table import effect_of, spot_in, transport_numbers, turn_of, used_spot


def can_carry(player: Player) -> bool:
    return any(spot.goods and player.links[spot.id] for spot in player.village)


def choices(state: State, seat: Seat) -> list[Action]:
    """One resource to a neighbouring tile across a road (KF-51)."""
    player = state.players[seat]
    return [
        Carry(seat, resource, spot.id, to)
        for spot in player.village
        if spot.goods
        for resource in RESOURCES
        if resource in spot.goods
        for to in player.links[spot.id]
    ]


def journeys(state: State, seat: Seat) -> list[Journey[Action]]:
    """Resources carried over several tiles, or several of a kind at once, as far as the steps go (KF-51)."""
    turn, player = turn_of(state), state.players[seat]
    steps = turn.steps if turn.step == "effect" else _steps_of(state, turn)
    return [
        _journey(seat, resource, path, count)
        for spot in player.village
        for resource in RESOURCES
        if resource in spot.goods
        for path in _paths(player, spot.id, steps)
        for count in sorted({1, min(spot.goods[resource], steps // (len(path) - 1))})
        if count * (len(path) - 1) > 1
    ]


def _steps_of(state: State, turn: Turn) -> int:
    """How far the use goes that is about to begin."""
    effect = effect_of(used_spot(state, turn))
    return transport_numbers(state, turn, effect)[0] if isinstance(effect, Transport) else 0


def _paths(player: Player, start: TileId, steps: int) -> list[list[TileId]]:
    """The shortest way to each tile within reach, near ones first."""
    found, edge = {start: [start]}, [start]
    for _ in range(steps):
        further = list[TileId]()
        for tile in edge:
            for to in player.links[tile]:
                if to not in found:
                    found[to] = [*found[tile], to]
                    further.append(to)
        edge = further
    return list(found.values())[1:]


def _journey(seat: Seat, resource: str, path: list[TileId], count: int) -> Journey[Action]:
    way = [Carry(seat, resource, start, to) for start, to in pairwise(path)]
    menu = (
        text("keyflower-carry", resource=item_name(resource)),
        text("keyflower-carry-from", tile=tile_name(path[0])),
        text("keyflower-carry-far", count=count, tile=tile_name(path[-1]), steps=len(way) * count),
    )
    return Journey(tuple(way * count), menu, f"tile:{path[-1]}")


def option(state: State, pick: Carry) -> Option[Action]:
    seat, start, to = pick.seat, pick.start, pick.to
    menu = (
        text("keyflower-carry", resource=item_name(pick.resource)),
        text("keyflower-carry-from", tile=tile_name(start)),
        text("keyflower-carry-to", tile=tile_name(to)),
    )
    words = f"move {pick.resource} {typed(state, seat, start)}>{typed(state, seat, to)}"
    return Option(pick, words, menu, f"tile:{to}", foolish=goes_back(state, pick))


def play(state: State, pick: Carry, tell: Tell) -> None:
    turn = turn_of(state)
    arrive(state, turn, tell)
    player = state.players[turn.seat]
    move(spot_in(player, pick.start).goods, spot_in(player, pick.to).goods, pick.resource)
    turn.steps -= 1
    for way in turn.carried:
        if way.resource == pick.resource and way.to == pick.start:
            way.to = pick.to
            return
    turn.carried.append(Carried(pick.resource, pick.start, pick.to))


def tell_carried(turn: Turn, tell: Tell) -> None:
    """What was carried since it was last told."""
    if turn.carried:
        counts = Counter((way.resource, way.start, way.to) for way in turn.carried)
        ways = tuple(_way_text(*way, count) for way, count in counts.items())
        tell.all("keyflower-told-carry", by=turn.seat, who=Who(turn.seat), ways=ways)
        turn.carried = []


def _way_text(resource: str, start: TileId, to: TileId, count: int) -> Text:
    pieces = counted(resource, count)
    if start == to:
        return text("keyflower-way-back", pieces=pieces)
    return text("keyflower-way", pieces=pieces, start=tile_name(start), to=tile_name(to))
