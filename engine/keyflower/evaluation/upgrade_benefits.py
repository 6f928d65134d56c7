"""Upgrades: what they bring, and how a turn makes them payable."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.evaluation import Benefit
from engine.core.pieces import Pieces
from engine.core.text import Seat, Text, text
from engine.keyflower.content import words
from engine.keyflower.content.shapes import (
    ANY,
    RESOURCES,
    SEASONS,
    Exchange,
    Hold,
    Price,
    Tile,
    TileId,
    Usable,
)
from engine.keyflower.evaluation.pointless_turns import pays_off
from engine.keyflower.names import paid_text, pieces_text, stand_ins, tile_name
from engine.keyflower.prices import owns, upgrade_ways, ways_to_pay
from engine.keyflower.queries import (
    goods_of,
    spot_in,
)
from engine.keyflower.state import Player, Spot, State


def upgrade_benefits(state: State, seat: Seat, tile: TileId) -> Iterator[Benefit]:
    """Tell what an upgraded tile does from then on."""
    face = state.content.tiles[tile].face(upgraded=True)
    if isinstance(face.effect, Usable) and _has_use(state, seat, face.effect):
        effect = words.use(state.content, tile, upgraded=True)
        yield Benefit("gets", text("keyflower-benefit-upgraded", tile=tile_name(tile), effect=effect))
    elif isinstance(face.effect, Hold):
        effect = words.face(state.content, tile, upgraded=True)
        yield Benefit("gets", text("keyflower-benefit-holds", tile=tile_name(tile), effect=effect))


def payable_now(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell a tile whose upgrade can be paid only now: with what lies on it, or with what is owned. One that
    needs no resource to count as another comes first."""
    old, new, content = before.players[seat], after.players[seat], after.content
    goods = goods_of(new)
    for spot in sorted(new.village, key=lambda spot: _unmet(content.tiles.get(spot.id), goods)):
        tile = content.tiles.get(spot.id)
        if (
            spot.upgraded
            or tile is None
            or tile.price is None
            or not pays_off(before, tile)
            or all(spot.id != one.id for one in old.village)
        ):
            continue
        there = spot_in(old, spot.id)
        if upgrade_ways(content, new, spot) and not upgrade_ways(content, old, there):
            words = text("keyflower-benefit-ready", tile=tile_name(spot.id))
            yield Benefit("prepares", paying(words, new, spot.goods, tile.price))
            return
        if owns(new, tile.price) and not owns(old, tile.price):
            words = text("keyflower-benefit-owned", tile=tile_name(spot.id))
            yield Benefit("prepares", paying(words, new, goods, tile.price))
            return
        need = sum(count for _, count in tile.price.resources)
        was, have = _met(tile.price, there.goods), _met(tile.price, spot.goods)
        if was < have < need and (before.season != SEASONS[-1] or owns(new, tile.price)):
            part = text("keyflower-benefit-part", tile=tile_name(spot.id), have=have, need=need)
            yield Benefit("nearer", part)
            return


def _has_use(state: State, seat: Seat, effect: Usable) -> bool:
    """Return whether a seat has what an exchange costs, or another season to get it."""
    if state.season != SEASONS[-1] or not isinstance(effect, Exchange):
        return True
    player = state.players[seat]
    owned = player.workers if effect.pays == "worker" else player.skills
    return any(count and effect.kind in (ANY, kind) for kind, count in owned.items())


def scored_there(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell a tile of the village that scores resources like those that a turn has brought elsewhere, if there
    were none to carry before."""
    if before.season != SEASONS[-1]:
        return
    old, new = goods_of(before.players[seat]), goods_of(after.players[seat])
    more = {kind: count - old.get(kind, 0) for kind, count in new.items() if count > old.get(kind, 0)}
    for spot in after.players[seat].village:
        tile = after.content.tiles.get(spot.id)
        effect = tile.face(spot.upgraded).effect if tile is not None else None
        if isinstance(effect, Hold) and spot.goods == spot_in(before.players[seat], spot.id).goods:
            kinds = RESOURCES if effect.resource == ANY else (effect.resource, "gold")
            there = {kind: more[kind] for kind in kinds if kind in more}
            if any(old.get(kind, 0) > spot.goods.get(kind, 0) for kind in kinds):
                continue  # others of them already wait to be carried there
            if points := effect.each * sum(there.values()):
                tile_there, items = tile_name(spot.id), pieces_text(there)
                words = text("keyflower-benefit-hold", tile=tile_there, points=points, items=items)
                yield Benefit("prepares", words)
                return


def paying(words: Text, player: Player, goods: Pieces, price: Price) -> Text:
    """Add to a sentence about a price what stands for another resource, if the price cannot be paid without
    (KF-8, KF-90)."""
    ways = ways_to_pay(player, Spot("", goods=goods), price)
    instead = min((stand_ins(paid_text(way.split("+"), price)) for way in ways), key=len)
    return text(f"{words.key}-instead", **dict(words.args), instead=instead) if instead else words


def _unmet(tile: Tile | None, goods: Pieces) -> int:
    price = tile.price if tile is not None else None
    return sum(count for _, count in price.resources) - _met(price, goods) if price is not None else 0


def _met(price: Price, goods: Pieces) -> int:
    """Return how many resources of a price lie there; gold replaces any other (KF-8)."""
    exact = {kind: min(count, goods.get(kind, 0)) for kind, count in price.resources if kind != ANY}
    spare = sum(goods.values()) - sum(exact.values())
    wild = sum(count for kind, count in price.resources if kind == ANY)
    gold = goods.get("gold", 0) - exact.get("gold", 0)
    lacking = sum(count - exact[kind] for kind, count in price.resources if kind not in (ANY, "gold"))
    replaced = min(gold, lacking)
    return sum(exact.values()) + replaced + min(wild, spare - replaced)
