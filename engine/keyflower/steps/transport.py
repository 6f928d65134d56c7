"""Carrying resources and upgrading tiles (KF-50 to KF-59)."""

from __future__ import annotations

from collections import Counter

from engine.core.pieces import move, put, take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, Carry, Pay, Upgrade
from engine.keyflower.content.pieces import TILES
from engine.keyflower.content.shapes import RESOURCES, TileId, Transport
from engine.keyflower.names import counted, listed, tile_name
from engine.keyflower.prices import ways_to_pay
from engine.keyflower.screens import spend_skill
from engine.keyflower.state import MIDDLE, Carried, Player, Spot, State, Turn
from engine.keyflower.village import spot_in


def numbers(state: State, turn: Turn, effect: Transport) -> tuple[int, int]:
    """Steps and upgrades of a use, fixed when it begins (KF-59); cabins and summer boat 2b count in."""
    upgrades = effect.upgrades
    if turn.owner != MIDDLE:
        owner = state.players[turn.owner]
        if owner.home.id == turn.tile:
            upgrades += owner.cabins  # KM-17
    times = 2 if "2b" in state.players[turn.seat].powers else 1  # KF-89, KM-18
    return effect.steps * times, upgrades * times


def can_carry(player: Player) -> bool:
    return any(spot.goods and player.links[spot.id] for spot in player.village)


def carry_picks(player: Player, seat: Seat) -> list[Action]:
    """One resource to a neighbouring tile across a road (KF-51)."""
    return [
        Carry(seat, resource, spot.id, to)
        for spot in player.village
        if spot.goods
        for resource in RESOURCES
        if resource in spot.goods
        for to in player.links[spot.id]
    ]


def carry(state: State, turn: Turn, resource: str, start: TileId, to: TileId) -> None:
    player = state.players[turn.seat]
    move(spot_in(player, start).goods, spot_in(player, to).goods, resource)
    turn.steps -= 1
    for way in turn.carried:
        if way.resource == resource and way.to == start:
            way.to = to
            return
    turn.carried.append(Carried(resource, start, to))


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


def upgradable(player: Player) -> list[TileId]:
    """Tiles of the village whose price can be paid (KF-54, KF-55)."""
    return [spot.id for spot in player.village if not spot.upgraded and upgrade_ways(player, spot)]


def upgrade_ways(player: Player, spot: Spot) -> list[str]:
    tile = TILES.get(spot.id)
    if tile is None or tile.price is None:
        return []
    if tile.price.resources and not spot.goods:
        return []
    return ways_to_pay(player, spot, tile.price)


def upgrade_picks(player: Player, seat: Seat) -> list[Action]:
    return [Upgrade(seat, tile) for tile in upgradable(player)]


def begin_upgrade(state: State, turn: Turn, tile: TileId, tell: Tell) -> None:
    """Pay at once if there is but one way to pay."""
    player = state.players[turn.seat]
    turn.target = tile
    ways = upgrade_ways(player, spot_in(player, tile))
    if len(ways) == 1:
        upgrade(state, turn, ways[0], tell)
    else:
        turn.step = "price"


def upgrade_ways_picks(player: Player, turn: Turn) -> list[Action]:
    return [Pay(turn.seat, way) for way in upgrade_ways(player, spot_in(player, turn.target))]


def upgrade(state: State, turn: Turn, way: str, tell: Tell) -> None:
    tell_carried(turn, tell)
    spot = spot_in(state.players[turn.seat], turn.target)
    pay_pieces(state, turn.seat, spot, way)
    spot.upgraded = True
    finish_upgrade(turn)
    tell.all(
        "keyflower-told-upgrade",
        by=turn.seat,
        who=Who(turn.seat),
        tile=tile_name(spot.id),
        paid=listed(way.split("+")),
    )


def finish_upgrade(turn: Turn) -> None:
    turn.upgrades -= 1
    turn.target = turn.extension = ""
    turn.step = "effect"


def pay_pieces(state: State, seat: Seat, spot: Spot, way: str) -> None:
    """Resources go to the supply, skills face down to the pile (KF-55, KM-64)."""
    for piece in way.split("+"):
        if piece in RESOURCES:
            take(spot.goods, piece)
            put(state.stock, piece)
        else:
            spend_skill(state.players[seat], piece)
            put(state.pile, piece)
