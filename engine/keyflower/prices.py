"""Prices of upgrades and extensions: every distinct set of pieces that pays a price."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement

from engine.core.caches import cached
from engine.core.pieces import put, take
from engine.core.text import Seat
from engine.keyflower.actions import Pay
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import ANY, COLOURS, RESOURCES, SKILLS, Counts, ExtensionId, Power, Price
from engine.keyflower.queries import goods_of, is_sending
from engine.keyflower.screens import in_front_and_behind, lies_in_front, spend
from engine.keyflower.state import Player, Spot, State


def ways_to_pay(player: Player, spot: Spot, price: Price) -> list[str]:
    """Return the ways to pay with resources on the tile and skills behind the screen (KF-55, KM-22, KM-23).

    The pieces are joined by +.
    """
    goods = spot.goods
    held = tuple([goods.get(kind, 0) for kind in RESOURCES])
    handfuls = _resource_handfuls(price.resources, held, Power.ANY_RESOURCE_PAYS in player.powers)
    if not price.skills or not handfuls:
        return list(handfuls)
    skills = _skill_handfuls(price.skills, tuple([player.skills.get(kind, 0) for kind in SKILLS]))
    return [f"{goods}+{skill}" if goods else skill for goods in handfuls for skill in skills]


def upgrade_ways(content: Content, player: Player, spot: Spot) -> list[str]:
    """Return the ways to pay for upgrading this tile; none if it has no other side (KF-54)."""
    tile = content.tiles.get(spot.id)
    if tile is None or tile.price is None:
        return []
    if tile.price.resources and not spot.goods:
        return []
    return ways_to_pay(player, spot, tile.price)


def owns(player: Player, price: Price) -> bool:
    """Return whether a player has the pieces that pay a price, wherever they lie."""
    return bool(ways_to_pay(player, Spot("", goods=goods_of(player)), price))


def missing_pieces(player: Player, spot: Spot, price: Price) -> Price:
    """Return what a tile's price lacks: resources on the tile, skills behind the screen."""
    return lacking_pieces(spot.goods, player.skills, price)


def lacking_pieces(goods: Mapping[str, int], skills: Mapping[str, int], price: Price) -> Price:
    return Price(
        resources=_lacking(price.resources, goods, joker="gold"), skills=_lacking(price.skills, skills)
    )


def _lacking(asked: Counts, held: Mapping[str, int], joker: str = "") -> Counts:
    """Return the kinds of which there is too little, and how many pieces more it takes."""
    left, found = dict(held), list[tuple[str, int]]()
    for kind, count in sorted(asked, key=lambda part: part[0] == ANY):
        short = count
        for one in (*left,) if kind == ANY else (kind, joker):
            paid = min(short, left.get(one, 0))
            left[one], short = left.get(one, 0) - paid, short - paid
        if short:
            found.append((kind, short))
    return tuple(found)


def handfuls_for(player: Player, price: Price) -> tuple[str, ...]:
    """Return the resources that pay a price, wherever they lie now; none if its skills are missing."""
    skills = tuple([player.skills.get(kind, 0) for kind in SKILLS])
    if price.skills and not _skill_handfuls(price.skills, skills):
        return ()
    most = sum(n for _, n in price.resources)
    return _resource_handfuls(
        price.resources, (most,) * len(RESOURCES), Power.ANY_RESOURCE_PAYS in player.powers
    )


def worker_colours(content: Content, extension: ExtensionId) -> tuple[str, ...]:
    """Return the colours of which an extension's price takes one worker; none if it asks for no worker."""
    for kind, _ in content.extensions[extension].price.workers:
        return COLOURS if kind == ANY else (kind,)
    return ()


def pay_pieces(state: State, pick: Pay, spot: Spot) -> None:
    """Pay: resources go to the supply, skills face down to the pile, workers into the bag (KF-55, KM-64)."""
    for piece in pick.what.split("+"):
        if piece in RESOURCES:
            take(spot.goods, piece)
            put(state.stock, piece)
        else:
            spend(state, pick.seat, piece, behind=1 if pick.behind else None)
            put(state.bag if piece in COLOURS else state.pile, piece)


def sources(state: State, seat: Seat, way: str) -> tuple[Pay, ...]:
    """Return a way to pay, twice if its worker or skill lies in front of the screen and behind it (KM-51)."""
    pay = Pay(seat, way)
    if not lies_in_front(state):
        return (pay,)
    held = [piece for piece in way.split("+") if piece not in RESOURCES]
    if held and all(_left(state, seat, held[0])):  # no price asks for two
        return (pay, Pay(seat, way, behind=True))
    return (pay,)


def source_of(state: State, pick: Pay) -> str:
    """Return the place from which a worker or skill is paid: "front" of the screen or "behind" it."""
    if not lies_in_front(state):
        return "front"
    held = [piece for piece in pick.what.split("+") if piece not in RESOURCES]
    return "behind" if pick.behind or (held and not _left(state, pick.seat, held[0])[0]) else "front"


def _left(state: State, seat: Seat, piece: str) -> tuple[int, int]:
    """Return how many lie in front and behind, without workers on their way to the tile of this turn."""
    front, behind = in_front_and_behind(state, seat, piece)
    turn = state.turn
    if turn is None or not is_sending(turn) or piece not in turn.sent:
        return front, behind
    gone = turn.behind.get(piece, 0)
    return front - turn.sent[piece] + gone, behind - gone


@cached("keyflower: ways to pay", 20_000, 800)
def _resource_handfuls(price: Counts, held: tuple[int, ...], any_pays: bool) -> tuple[str, ...]:
    """Return the sets of resources that pay.

    Gold replaces any other (KF-8), with summer boat 3a anything does (KF-90).
    """
    there = dict(zip(RESOURCES, held, strict=True))
    found = []
    for handful in combinations_with_replacement(RESOURCES, sum(n for _, n in price)):
        counts = {kind: handful.count(kind) for kind in RESOURCES}
        if any(n > there[kind] for kind, n in counts.items()):
            continue
        if any_pays or _satisfies(counts, dict(price)):
            found.append("+".join(handful))
    return tuple(found)


def _satisfies(counts: Mapping[str, int], price: Mapping[str, int]) -> bool:
    """Return whether gold covers the gold asked for and every shortfall.

    The surplus fills the places for any.
    """
    short = sum(max(0, price.get(kind, 0) - counts[kind]) for kind in RESOURCES if kind != "gold")
    return counts["gold"] >= price.get("gold", 0) + short


@cached("keyflower: ways to pay", 1_000, 800)
def _skill_handfuls(price: Counts, held: tuple[int, ...]) -> tuple[str, ...]:
    there, asked = dict(zip(SKILLS, held, strict=True)), dict(price)
    found = []
    for handful in combinations_with_replacement(SKILLS, sum(asked.values())):
        counts = {kind: handful.count(kind) for kind in SKILLS}
        if all(asked.get(kind, 0) <= counts[kind] <= there[kind] for kind in SKILLS):
            found.append("+".join(handful))
    return tuple(found)
