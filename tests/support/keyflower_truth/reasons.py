"""Checks reasons by giving what they say is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.pieces import put, total
from engine.core.text import Seat, Text
from engine.keyflower.actions import BidFor, Use
from engine.keyflower.content import words
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Bid, Spot, State
from tests.support.keyflower_truth.found import Found, args, leads, tile_of, to_bid_for

_PLENTY = 20


def check_reasons(state: State, seat: Seat, found: Found) -> None:
    reasons = KEYFLOWER.why_not(state, seat)
    if [reason.key for reason in reasons] == ["keyflower-why-no-workers"]:
        _no_workers(state, seat, reasons[0], found)
        return
    bids, uses = _offered(state, seat, BidFor), _offered(state, seat, Use)
    told_bids = {tile_of(one) for one in reasons if one.key.startswith("keyflower-why-bid")}
    told_uses = {tile_of(one) for one in reasons if one.key.startswith("keyflower-why-use")}
    found.check("every tile to bid for", told_bids | bids == {one.id for one in to_bid_for(state)})
    found.check("a reason for what is not offered", not (told_bids & bids or told_uses & uses))
    for reason in reasons:
        REASONS[reason.key](state, seat, reason, found)


def _losing(state: State, seat: Seat) -> Iterator[tuple[Spot, Bid]]:
    for spot in to_bid_for(state):
        most = max((bid.count for bid in spot.bids), default=0)
        yield from ((spot, bid) for bid in spot.bids if bid.seat == seat and bid.count < most)


def _offered(state: State, seat: Seat, kind: type[BidFor] | type[Use]) -> set[str]:
    return {
        pick.tile
        for choice in KEYFLOWER.choices(state)
        if choice.seat == seat
        for pick in choice.actions
        if isinstance(pick, kind)
    }


def _given(state: State, seat: Seat, **pieces: int) -> State:
    """Return the same table with more behind one screen."""
    other = KEYFLOWER.copy(state)
    player = other.players[seat]
    for kind, n in pieces.items():
        put(player.workers if kind in COLOURS else player.skills, kind, n)
    return other


def _counted(named: Text) -> tuple[str, int]:
    return named.key.removeprefix("keyflower-count-"), args(named)["count"]


def _could_come(state: State, seat: Seat, colour: str, but: str = "") -> int:
    groups = sum(bid.count for spot, bid in _losing(state, seat) if bid.colour == colour and spot.id != but)
    return state.players[seat].workers.get(colour, 0) + groups


def _no_workers(state: State, seat: Seat, reason: Text, found: Found) -> None:
    held = total(state.players[seat].workers) + sum(group.count for _, group in _losing(state, seat))
    found.check(reason.key, not held, held, "are there")


def _bid_wanting(state: State, seat: Seat, reason: Text, found: Found) -> None:
    tile, (colour, need), have = tile_of(reason), _counted(args(reason)["need"]), args(reason).get("have", 0)
    spot = next(one for one in to_bid_for(state) if one.id == tile)
    own = next((bid for bid in spot.bids if bid.seat == seat), None)
    expected = "-led" if leads(spot, seat) else "-raise" if own else ""
    found.check(reason.key, reason.key == f"keyflower-why-bid{expected}", "said to", seat, spot)
    found.check(reason.key, have == _could_come(state, seat, colour, tile), "has", have, colour)
    enough = _given(state, seat, **{colour: need - have})
    found.check(reason.key, tile in _offered(enough, seat, BidFor), "takes more than", need, colour, spot)
    fewer = _given(state, seat, **{colour: need - have - 1})
    found.check(reason.key, tile not in _offered(fewer, seat, BidFor), "takes less than", need, colour, spot)


def _bid_wanting_any(state: State, seat: Seat, reason: Text, found: Found) -> None:
    tile, need, have = tile_of(reason), args(reason)["need"], args(reason)["have"]
    most = {colour: _could_come(state, seat, colour, tile) for colour in COLOURS}
    found.check(reason.key, have == max(most.values()), "has", have)
    best = max(COLOURS, key=lambda colour: most[colour])
    enough = _given(state, seat, **{best: need - have})
    found.check(reason.key, tile in _offered(enough, seat, BidFor), "takes more than", need)
    fewer = _given(state, seat, **{best: need - have - 1})
    found.check(reason.key, tile not in _offered(fewer, seat, BidFor), "takes less than", need)


def _use_of(state: State, tile: str) -> Spot:
    spots = [*state.middle, *(spot for player in state.players for spot in player.village)]
    return next(spot for spot in spots if spot.id == tile)


def _reason_to_use(state: State, seat: Seat, tile: str) -> Text | None:
    reasons = KEYFLOWER.why_not(state, seat)
    return next((one for one in reasons if "-use" in one.key and tile_of(one) == tile), None)


def _no_longer(state: State, seat: Seat, reason: Text) -> bool:
    """Return whether the tile can be used now, or another reason applies."""
    tile = tile_of(reason)
    now = _reason_to_use(state, seat, tile)
    return tile in _offered(state, seat, Use) or (now is not None and now.key != reason.key)


def _use_wanting(state: State, seat: Seat, reason: Text, found: Found) -> None:
    tile, (colour, need), have = tile_of(reason), _counted(args(reason)["need"]), args(reason)["have"]
    found.check(reason.key, have == _could_come(state, seat, colour) < need, "has", have, colour)
    enough = _given(state, seat, **{colour: need - have})
    found.check(reason.key, _no_longer(enough, seat, reason), "takes more than", need, _use_of(state, tile))
    fewer = _given(state, seat, **{colour: need - have - 1})
    found.check(reason.key, not _no_longer(fewer, seat, reason), "takes less than", need)


def _use_wanting_any(state: State, seat: Seat, reason: Text, found: Found) -> None:
    """Check that this many of any one colour suffice, and no fewer."""
    need = args(reason)["need"]
    for colour in COLOURS:
        more = need - _could_come(state, seat, colour)
        found.check(reason.key, more > 0, "there are", need - more, colour)
        if more > 0:
            found.check(
                reason.key, _no_longer(_given(state, seat, **{colour: more}), seat, reason), "takes more"
            )


def _use_wanting_mixed(state: State, seat: Seat, reason: Text, found: Found) -> None:
    need, have = args(reason)["need"], args(reason)["have"]
    found.check(reason.key, have == sum(_could_come(state, seat, colour) for colour in COLOURS) < need)
    found.check(reason.key, _no_longer(_given(state, seat, red=need - have), seat, reason), "takes more")
    found.check(reason.key, not _no_longer(_given(state, seat, red=need - have - 1), seat, reason), "less")


def _users(spot: Spot) -> int:
    return total(spot.users) + total(spot.lying)


def _use_full(state: State, seat: Seat, reason: Text, found: Found) -> None:
    spot = _use_of(state, tile_of(reason))
    found.check(reason.key, _users(spot) == 6 == args(reason)["most"], _users(spot), "are there")


def _use_closed(state: State, seat: Seat, reason: Text, found: Found) -> None:
    spot, need, room = _use_of(state, tile_of(reason)), args(reason)["need"], args(reason)["room"]
    holds = (
        need == spot.last + 1 and room == 6 - _users(spot) and args(reason)["most"] == 6 and 0 < room < need
    )
    found.check(reason.key, holds, need, room, spot)


def _use_nothing(state: State, seat: Seat, reason: Text, found: Found) -> None:
    """Check that more workers of every possible colour do not help."""
    tile = tile_of(reason)
    held = {colour: _PLENTY for colour, n in state.players[seat].workers.items() if n}
    found.check(
        reason.key, tile not in _offered(_given(state, seat, **held), seat, Use), _use_of(state, tile)
    )


def _use_group(state: State, seat: Seat, reason: Text, found: Found) -> None:
    spot, need, room = _use_of(state, tile_of(reason)), args(reason)["need"], args(reason)["room"]
    there = (need, room) == ((spot.last or 0) + 1, 6 - _users(spot))
    found.check(reason.key, there, need, room, spot)
    single = KEYFLOWER.copy(state)
    for tile, group in list(_losing(single, seat)):
        tile.bids.remove(group)
        put(single.players[seat].workers, group.colour, group.count)
    found.check(reason.key, _no_longer(single, seat, reason), "though it came one by one", spot)


def _use_price(state: State, seat: Seat, reason: Text, found: Found) -> None:
    key = args(reason)["price"].key.rsplit("-", 1)[-1]
    kinds = {"skill": SKILLS[:1], "worker": ("red",)}.get(key, (key,))
    more = _given(state, seat, **dict.fromkeys(kinds, 1))
    found.check(reason.key, _no_longer(more, seat, reason), "though it is paid", tile_of(reason))


def _use_pay(state: State, seat: Seat, reason: Text, found: Found) -> None:
    more = _given(state, seat, **dict.fromkeys(COLOURS, 1))
    found.check(reason.key, _no_longer(more, seat, reason), "though it is paid", tile_of(reason))


def _use_upgrade(state: State, seat: Seat, reason: Text, found: Found) -> None:
    """Check that the tile can be used once the missing pieces lie on the other tile, and no earlier."""
    about, tile = args(reason), args(reason)["upgraded"].key.removeprefix("keyflower-tile-")
    spot = next((one for one in state.players[seat].village if one.id == tile), None)
    found.check(reason.key, spot is not None and not spot.upgraded, "not there", tile)
    price = state.content.tiles[tile].price
    found.check(reason.key, price is not None and about["price"] == words.price(price), "other price")
    found.check(reason.key, bool(about["missing"]), "nothing is missing")
    paid = KEYFLOWER.copy(state)
    on = next(one for one in paid.players[seat].village if one.id == tile)
    for part in about["missing"]:
        kind, count = part.key.rpartition("-")[2], args(part)["count"]
        if kind in (*SKILLS, "skill"):
            put(paid.players[seat].skills, SKILLS[0] if kind == "skill" else kind, count)
        else:
            put(on.goods, "gold", count)
    found.check(reason.key, _no_longer(paid, seat, reason), "though all is there", tile)


REASONS: dict[str, Callable[[State, Seat, Text, Found], None]] = {
    "keyflower-why-no-workers": _no_workers,
    "keyflower-why-bid": _bid_wanting,
    "keyflower-why-bid-raise": _bid_wanting,
    "keyflower-why-bid-led": _bid_wanting,
    "keyflower-why-bid-any": _bid_wanting_any,
    "keyflower-why-use": _use_wanting,
    "keyflower-why-use-any": _use_wanting_any,
    "keyflower-why-use-mixed": _use_wanting_mixed,
    "keyflower-why-use-full": _use_full,
    "keyflower-why-use-closed": _use_closed,
    "keyflower-why-use-nothing": _use_nothing,
    "keyflower-why-use-group": _use_group,
    "keyflower-why-use-price": _use_price,
    "keyflower-why-use-pay": _use_pay,
    "keyflower-why-use-upgrade": _use_upgrade,
}
