"""Upgrades of tiles being won that their leader can already pay for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.pieces import Pieces, merge
from engine.core.text import Seat
from engine.keyflower.content.shapes import ANY, Price, Tile
from engine.keyflower.evaluation.features import safety
from engine.keyflower.evaluation.piece_values import upgrade_chance
from engine.keyflower.prices import ways_to_pay
from engine.keyflower.queries import winning_bid
from engine.keyflower.state import Player, Spot, State


def payable_points(state: State, player: Player, seat: Seat) -> float:
    """Return the points of upgrades on tiles that a seat leads, as far as the value of these tiles leaves
    them out, by how safe each bid looks. The player pays with what is owned now; no piece pays twice, and
    gold no longer scores."""
    led = [
        (tile, led.count)
        for spot in state.middle
        if (led := winning_bid(spot)) is not None and led.seat == seat and not spot.upgraded
        if (tile := state.content.tiles[spot.id]).price is not None and _gain(tile) > 0
    ]
    goods: Pieces = {}
    for spot in player.village if led else ():
        merge(goods, spot.goods)
    found, gold, prices = 0.0, 0, list[Price]()
    for tile, count in sorted(led, key=lambda each: -_gain(each[0])):
        assert tile.price is not None
        ways = ways_to_pay(player, Spot("", goods=goods), _together([*prices, tile.price]))
        if ways:
            prices.append(tile.price)
            paid = min(way.split("+").count("gold") for way in ways)
            gain = _gain(tile) - (paid - gold) * state.content.left_over_gold
            found += (1 - upgrade_chance(state.season)) * gain * safety(count)
            gold = paid
    return found


def _gain(tile: Tile) -> int:
    return tile.upgraded.points - tile.basic.points if tile.upgraded is not None else 0


def _together(prices: Iterable[Price]) -> Price:
    resources, skills = Counter[str](), Counter[str]()
    for price in prices:
        resources.update(dict(price.resources))
        skills.update(dict(price.skills))
    return Price(_counts(resources), _counts(skills))


def _counts(pieces: Pieces) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(pieces.items(), key=lambda each: each[0] == ANY))
