"""What a bid brings: the tile, the bid that it beats, the line for boats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import BidFor
from engine.keyflower.content import words
from engine.keyflower.content.shapes import (
    ANY,
    RESOURCES,
    SEASONS,
    Hold,
    TileId,
    Usable,
)
from engine.keyflower.evaluation.boat_line import place_in_line
from engine.keyflower.evaluation.payable_upgrades import is_payable
from engine.keyflower.evaluation.pointless_turns import starts_with
from engine.keyflower.evaluation.settling import (
    bid_worth,
    led_tiles,
    points_with,
    without_keyple,
    worth_alone,
)
from engine.keyflower.evaluation.upgrade_benefits import paying
from engine.keyflower.evaluation.winter_orders import boats_valued, keyple_points, points_beside
from engine.keyflower.names import pieces_text, tile_name
from engine.keyflower.queries import (
    bid_of,
    goods_of,
    spot_of,
    winning_bid,
)
from engine.keyflower.state import Spot, State

_BOATS = 3
"""Maximum number of boats of which a bid tells the points."""
_MUCH = 4
"""Points of an upgrade that are a better reason for a bid than what a tile does."""


def bid_benefits(
    state: State, after: State, seat: Seat, bid: BidFor, sent: int, colour: str
) -> Iterator[Benefit]:
    """Tell what a bid beats, and what its tile and the workers on it bring."""
    spot = spot_of(state, bid.tile)
    yield _lead(spot, seat, sent, colour)
    printed, player = state.content.tiles[spot.id], state.players[seat]
    upgraded = printed.upgraded if not spot.upgraded else None
    worth = upgraded.points - printed.basic.points if upgraded is not None else 0
    pays = printed.price is not None and worth >= _MUCH and is_payable(state, seat, spot.id)
    if pays and upgraded is not None and printed.price is not None:
        said = text("keyflower-benefit-payable", points=upgraded.points)
        yield Benefit("gets", paying(said, player, goods_of(player), printed.price))
    yield from _gets(state, after, seat, spot)
    if upgraded is not None and printed.price is not None and upgraded.points and not pays:
        price = words.price(printed.price)
        yield Benefit("prepares", text("keyflower-benefit-upgrade", price=price, points=upgraded.points))
    if guests := sum(spot.users.values()) + sum(spot.lying.values()):
        yield Benefit("prepares", text("keyflower-benefit-guests", count=guests))


def _lead(spot: Spot, seat: Seat, sent: int, colour: str) -> Benefit:
    """Tell which bid is beaten, or how hard to beat the new one is."""
    leader, own = winning_bid(spot), bid_of(spot, seat)
    total = sent + (own.count if own is not None else 0)
    if leader is None and colour == "green":
        return Benefit("denies", text("keyflower-benefit-green-bid"))
    if leader is None and sent > 1:
        return Benefit("denies", text("keyflower-benefit-harder", count=sent))
    if leader is None:
        return Benefit("saves", text("keyflower-benefit-first-bid"))
    if leader.seat == seat:
        return Benefit("denies", text("keyflower-benefit-raise", total=total))
    said = text("keyflower-benefit-outbids", who=Who(leader.seat), count=leader.count, total=total)
    return Benefit("denies", said)


def _gets(state: State, after: State, seat: Seat, spot: Spot) -> Iterator[Benefit]:
    """Tell what the tile of a bid does or scores for its winner."""
    printed = state.content.tiles[spot.id]
    effect = printed.face(spot.upgraded).effect
    if printed.kind == "order":
        yield from _order(state, after, seat, spot)
    elif printed.kind == "winter":
        yield _winter(without_keyple(state), without_keyple(after), seat, spot.id)
    elif printed.kind == "summer-boat":
        power = words.face(state.content, spot.id, spot.upgraded, spot.side)
        yield Benefit("gets", text("keyflower-benefit-power", effect=power))
    elif isinstance(effect, Usable):
        use = words.use(state.content, spot.id, spot.upgraded)
        yield Benefit("gets", text("keyflower-benefit-effect", effect=use))
    elif isinstance(effect, Hold):
        yield Benefit("gets", _held(state, seat, spot, effect))


def _held(state: State, seat: Seat, spot: Spot, effect: Hold) -> Text:
    """Say what resources score on a tile, and which of them its player owns; gold where there is no other."""
    goods, scores = goods_of(state.players[seat]), words.face(state.content, spot.id, spot.upgraded)
    kinds = RESOURCES if effect.resource == ANY else (effect.resource,)
    if owned := {kind: goods[kind] for kind in kinds if goods.get(kind)}:
        return text("keyflower-benefit-scores-owned", effect=scores, items=pieces_text(owned))
    return text("keyflower-benefit-scores" + "-gold" * bool(goods.get("gold")), effect=scores)


def _winter(state: State, after: State, seat: Seat, tile: TileId) -> Benefit:
    """Tell what a winter tile would add, or only how it scores if that would not say what the bid costs."""
    points, more = bid_worth(state, after, seat, tile)
    if not points == more > 0:
        return Benefit("gets", text("keyflower-benefit-scores", effect=words.face(state.content, tile)))
    alone = worth_alone(after, seat, tile)
    if alone > points:
        others = [each for each in led_tiles(state, seat) if each != tile]
        shared = next((each for each in others if _shares(after, seat, tile, each, others)), "")
        said = {"tile": tile_name(shared)} if shared else {}
        key = "keyflower-benefit-winter-bid-shared" + "-led" * (not shared)
        return Benefit("gets", text(key, **said, points=points, alone=alone))
    return Benefit("gets", text("keyflower-benefit-winter-bid", points=points))


def _shares(after: State, seat: Seat, tile: TileId, other: TileId, led: Sequence[TileId]) -> bool:
    """Return whether a tile adds less beside this one of those that a seat leads, and beside no other."""

    def adds(beside: Sequence[TileId]) -> int:
        return points_with(after, seat, [*beside, tile]) - points_with(after, seat, beside)

    rest = [each for each in led if each != other]
    return adds([other]) == adds(led) and adds(rest) == adds([])


def _order(state: State, after: State, seat: Seat, spot: Spot) -> Iterator[Benefit]:
    """Tell the better place in line that a turn order tile gives, if no lower one is free or its player's
    (KF-67), and who starts."""
    if state.season == SEASONS[-1]:
        yield from _winter_order(state, seat, spot)
        yield from _workers_missed(without_keyple(state), without_keyple(after), seat)
        return
    number = state.orders.index(spot)
    lower = [winning_bid(each) for each in state.orders[:number]]
    starts = starts_with(state, seat, spot)
    place, old = place_in_line(state, seat, spot.id), place_in_line(state, seat)
    if place < old and all(bid is not None and bid.seat != seat for bid in lower):
        yield Benefit("gets", text("keyflower-benefit-order" + "-start" * starts, number=place, old=old))
    elif starts:
        yield Benefit("gets", text("keyflower-benefit-start"))


def _winter_order(state: State, seat: Seat, spot: Spot) -> Iterator[Benefit]:
    """Tell what a turn order tile scores, with the keyple if it brings it, and the better place in line."""
    points = points_beside(state, seat, spot.id)
    keyple = keyple_points(state, seat) if spot is state.orders[-1] else 0
    place, old = place_in_line(state, seat, spot.id), place_in_line(state, seat)
    number = place if place < old else 0
    if points:
        args = {"points": points, "keyple": keyple, "number": number, "old": old}
        yield Benefit(
            "gets",
            text("keyflower-benefit-order-winter", **args, boats=_best_boats(state, seat, min(old, _BOATS))),
        )
    elif number:
        yield Benefit("gets", text("keyflower-benefit-order", number=number, old=old))


def _best_boats(state: State, seat: Seat, count: int) -> tuple[Text, ...]:
    return tuple(
        text("keyflower-benefit-winter-each", tile=tile_name(boat), points=points)
        for points, boat in boats_valued(state, seat)[:count]
    )


def _workers_missed(state: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell what the workers of a bid would have scored for the tiles that its player leads."""
    led = led_tiles(state, seat)
    less = points_with(state, seat, led) - points_with(after, seat, led)
    if less > 0:
        yield Benefit("costs", text("keyflower-benefit-workers-missed", points=less))
