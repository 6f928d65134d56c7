"""Upgrades of tiles being won that their leader can already pay for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.core.pieces import Pieces
from engine.core.text import Seat
from engine.keyflower.content.shapes import ANY, Price, Tile, TileId
from engine.keyflower.evaluation.features import safety
from engine.keyflower.evaluation.piece_values import upgrade_chance
from engine.keyflower.prices import ways_to_pay
from engine.keyflower.queries import goods_of, winning_bid
from engine.keyflower.state import Player, Spot, State


def payable_points(state: State, player: Player, seat: Seat) -> float:
    """Return the points of upgrades on tiles that a seat leads, as far as the value of these tiles leaves
    them out, by how safe each bid looks. The player pays with what is owned now, and gold scores no more."""
    found, left_out = 0.0, 1 - upgrade_chance(state.season)
    for tile, workers, gold in _payable(state, player, seat):
        found += left_out * (_gain(tile) - gold * state.content.left_over_gold) * safety(workers)
    return found


def is_payable(state: State, seat: Seat, tile: TileId) -> bool:
    """Return whether a player owns what the upgrade of a tile costs beside those of the other tiles that this
    seat leads, and of own tiles that gain as much."""
    player, offered = state.players[seat], state.content.tiles[tile]
    led = [each.price for each, _, _ in _payable(state, player, seat) if each.id != tile]
    own = [each.price for each in _own(state, player) if _gain(each) >= _gain(offered)]
    return offered.price is not None and bool(_ways(player, [*own, *led, offered.price]))


def _payable(state: State, player: Player, seat: Seat) -> Iterator[tuple[Tile, int, int]]:
    """Yield the tiles that a seat leads and whose upgrades a player can pay, those that score most first,
    with the workers of the bid and the gold they take. No piece pays twice, or for an own tile as well."""
    led = [
        (tile, bid.count)
        for spot in state.middle
        if (bid := winning_bid(spot)) is not None and bid.seat == seat and not spot.upgraded
        if (tile := state.content.tiles[spot.id]).price is not None and _gain(tile) > 0
    ]
    own = [(tile, 0) for tile in _own(state, player)] if led else []
    prices, gold = list[Price | None](), 0
    for tile, workers in sorted((*own, *led), key=lambda each: -_gain(each[0])):
        if ways := _ways(player, [*prices, tile.price]):
            prices.append(tile.price)
            paid = min(way.split("+").count("gold") for way in ways)
            if workers:
                yield tile, workers, paid - gold
            gold = paid


def _own(state: State, player: Player) -> list[Tile]:
    """Return the own tiles whose upgrades score and can be paid, each for itself."""
    tiles = [state.content.tiles.get(spot.id) for spot in player.village if not spot.upgraded]
    return [tile for tile in tiles if tile is not None and _gain(tile) > 0 and _ways(player, [tile.price])]


def _ways(player: Player, prices: Iterable[Price | None]) -> list[str]:
    """Return the ways to pay these prices together, wherever the pieces lie."""
    resources, skills = Counter[str](), Counter[str]()
    for price in prices:
        if price is not None:
            resources.update(dict(price.resources))
            skills.update(dict(price.skills))
    return ways_to_pay(player, Spot("", goods=goods_of(player)), Price(_counts(resources), _counts(skills)))


def _gain(tile: Tile) -> int:
    return tile.upgraded.points - tile.basic.points if tile.upgraded is not None else 0


def _counts(pieces: Pieces) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(pieces.items(), key=lambda each: each[0] == ANY))
