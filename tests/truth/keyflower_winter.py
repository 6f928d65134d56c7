"""What a hint says of winter tiles and turn order tiles in winter, counted on the score sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.hexes import Hex
from engine.keyflower.actions import BidFor
from engine.keyflower.names import tile_name
from engine.keyflower.queries import winning_bid
from engine.keyflower.scoring.village import Village
from engine.keyflower.state import NOBODY, Spot
from engine.keyflower.village import cell_at, cells_for, rotations
from engine.players.evaluator import evaluator_of


def with_winter(case: Any, said: dict[str, Any]) -> object:
    """The turn scores so much more with all winter tiles that the seat leads and the one named, which it can
    still win, and so much without. The start player keyple does not count."""
    before, after = (evaluator_of(case.game).sure(state) for state in case.states)
    tiles = [*_led(case)]
    if "tile" in said:
        spot = next(one for one in case.after.middle if tile_name(one.id) == said["tile"])
        if spot.id not in tiles:
            if spot.bids:
                return "another leads there"
            tiles.append(spot.id)
    gained = [_points(case, after, won) - _points(case, before, won) for won in ([], tiles)]
    return [said["alone"], said["points"]] != gained and f"rightly {gained}"


def put_up(case: Any, said: dict[str, Any]) -> object:
    """Each tile adds so much for itself."""
    sure = evaluator_of(case.game).sure(case.before)
    told = {dict(each.args)["tile"]: dict(each.args)["points"] for each in said.get("tiles", ())}
    told = told or {said["tile"]: said["points"]}
    tiles = [tile for tile in case.old.dealt if tile_name(tile) in told]
    adds = {tile_name(tile): _points(case, sure, [tile]) - _points(case, sure, []) for tile in tiles}
    return told != adds and f"rightly {adds}"


def winter_order(case: Any, said: dict[str, Any]) -> object:
    """The best place of the tile has so many neighbours, the keyple adds so much, and the place in line is
    that of all who lead, then clockwise from the start player."""
    tile, orders = case.pick(BidFor).tile, [spot.id for spot in case.before.orders]
    keyple = 0
    if tile == orders[-1]:
        found = []
        for holder in (case.seat, NOBODY):
            state = case.game.copy(case.before)
            state.start_player = holder
            found.append(_points(case, state, _led(case)))
        keyple = found[0] - found[1]
    leaders = [bid.seat if (bid := winning_bid(spot)) is not None else None for spot in case.before.orders]
    with_it = [case.seat if each == tile else led for each, led in zip(orders, leaders, strict=True)]
    number, old = _place(case, with_it), _place(case, leaders)
    right = (_most_neighbours(case, tile), keyple, number if number < old else 0, old)
    return tuple(said[name] for name in ("points", "keyple", "number", "old")) != right and f"rightly {right}"


def workers_missed(case: Any, said: dict[str, Any]) -> object:
    """With the tiles led before, the position scores so much less after the bid."""
    states = [evaluator_of(case.game).sure(state) for state in case.states]
    bids = [(spot.id, winning_bid(spot)) for spot in case.before.middle]
    led = [tile for tile, bid in bids if bid is not None and bid.seat == case.seat]
    was, now = (_points(case, state, led) for state in states)
    return was - now != said["points"] and f"rightly {was - now}"


def _place(case: Any, leaders: list[Any]) -> int:
    seats = len(case.before.players)
    first = case.before.start_player if leaders[-1] is None else leaders[-1]
    line = [led for led in leaders if led is not None] + [(first + n) % seats for n in range(seats)]
    return len({*line[: line.index(case.seat)]}) + 1


def _most_neighbours(case: Any, tile: str) -> int:
    content, found = case.before.content, [0]
    for cell in cells_for(content, case.old, tile):
        for rotation in rotations(content, case.old, tile, cell):
            spot = Spot(tile, at=cell_at(cell), rotation=rotation)
            found.append(len(Village(content, case.old).neighbours(spot)))
    return max(found)


def _led(case: Any) -> list[str]:
    bids = [(spot.id, winning_bid(spot)) for spot in case.after.middle]
    return [tile for tile, bid in bids if bid is not None and bid.seat == case.seat]


def _points(case: Any, state: Any, tiles: Iterable[str]) -> int:
    richer = case.game.copy(state)
    for at, tile in enumerate(tiles, 1):
        richer.players[case.seat].village.append(Spot(tile, at=Hex(90 * at, 90)))
    return sum(line.points for line in case.game.own_sheet(richer, case.seat))
