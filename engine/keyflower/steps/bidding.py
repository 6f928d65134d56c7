"""Bids and losing groups (KF-27 to KF-36, KF-92)."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, AddGroup, BidFor, End, Send
from engine.keyflower.content.pieces import EXTENSIONS
from engine.keyflower.content.shapes import COLOURS, TileId
from engine.keyflower.names import counted, pieces_text, spot_name, tile_name
from engine.keyflower.screens import spend_workers
from engine.keyflower.state import Bid, Spot, State, Turn


class Group(NamedTuple):
    """A losing bid: it moves, pays or stays as a whole (KF-33)."""

    tile: TileId
    colour: str
    size: int


def losing_groups(state: State, seat: Seat) -> list[Group]:
    groups = []
    for spots in (state.middle, state.orders):
        for spot in spots:
            if len(spot.bids) > 1:
                group = _losing(spot, seat)
                if group:
                    groups.append(group)
    return groups


def _losing(spot: Spot, seat: Seat) -> Group | None:
    own, best = None, 0
    for bid in spot.bids:
        if bid.seat == seat:
            own = bid
        if bid.count > best:
            best = bid.count
    return Group(spot.id, own.colour, own.count) if own and own.count < best else None


def winning_bid(spot: Spot) -> Bid | None:
    return max(spot.bids, key=lambda bid: bid.count) if spot.bids else None


def bid_of(spot: Spot, seat: Seat) -> Bid | None:
    for bid in spot.bids:
        if bid.seat == seat:
            return bid
    return None


def colour_of(spot: Spot) -> str:
    """The colour that new workers must have; "": any (KF-29, KF-40, KM-26)."""
    if spot.extension:
        return EXTENSIONS[spot.extension].colour
    for bid in spot.bids:
        if not bid.lying:
            return bid.colour
    for colour in spot.users:
        return colour
    return ""


def bid_colours(state: State, spot: Spot, seat: Seat) -> tuple[str, ...]:
    """The colours in which this seat may bid here."""
    own = bid_of(spot, seat)
    if own:
        return (own.colour,)  # KF-92: stays with its colour
    colour = colour_of(spot)
    if not colour:
        return COLOURS
    if spot.bids and colour != "green" and "4a" in state.players[seat].powers:
        return COLOURS
    return (colour,)


def needed(spot: Spot, seat: Seat) -> int:
    """How many workers in all make this seat's bid win (KF-30)."""
    most = 0
    for bid in spot.bids:
        if bid.seat != seat and bid.count > most:
            most = bid.count
    own = bid_of(spot, seat)
    return max(most + 1, own.count + 1 if own else 1)


def can_bid(state: State, spot: Spot, seat: Seat, groups: list[Group]) -> bool:
    """Whether everything of one colour together would win."""
    own = bid_of(spot, seat)
    missing = needed(spot, seat) - (own.count if own else 0)
    workers = state.players[seat].workers
    for colour in bid_colours(state, spot, seat):
        most = workers.get(colour, 0)
        for group in groups:
            if group.colour == colour and group.tile != spot.id:
                most += group.size
        if most >= missing:
            return True
    return False


def bid_picks(state: State, seat: Seat, groups: list[Group]) -> list[Action]:
    """Tiles to bid for (KF-27)."""
    workers = state.players[seat].workers
    if not workers and not groups:
        return []
    return [
        BidFor(seat, spot.id)
        for spots in (state.middle, state.orders)
        for spot in spots
        if (workers and not spot.bids and not spot.users) or can_bid(state, spot, seat, groups)
    ]


def send_picks(state: State, turn: Turn) -> list[Action]:
    """Workers and groups to add to the bid; only such as can still lead to a winning one."""
    seat, spot = turn.seat, spot_of(state, turn.tile)
    groups = [group for group in losing_groups(state, seat) if group.tile != spot.id]
    coming = [group for group in groups if group.tile in turn.groups]
    left = [group for group in groups if group.tile not in turn.groups]
    own = bid_of(spot, seat)
    here = (own.count if own else 0) + sum(turn.sent.values()) + sum(group.size for group in coming)
    goal, workers = needed(spot, seat), state.players[seat].workers
    picks: list[Action] = []
    for colour in _colours_open(state, turn, spot, coming):
        beside = sum(group.size for group in left if group.colour == colour)
        if not turn.sent:
            most = workers.get(colour, 0)
            picks += [Send(seat, colour, n) for n in range(max(1, goal - here - beside), most + 1)]
            beside += most
        if here + beside >= goal:
            picks += [AddGroup(seat, group.tile) for group in left if group.colour == colour]
    if here >= goal:
        picks.append(End(seat))
    return picks


def _colours_open(state: State, turn: Turn, spot: Spot, coming: list[Group]) -> tuple[str, ...]:
    if turn.sent:
        return tuple(turn.sent)
    if coming:
        return (coming[0].colour,)
    return bid_colours(state, spot, turn.seat)


def spot_of(state: State, tile: TileId) -> Spot:
    """A tile in the middle."""
    for spots in (state.middle, state.orders):
        for spot in spots:
            if spot.id == tile:
                return spot
    raise KeyError(tile)


def gather(state: State, turn: Turn, tell: Tell) -> dict[str, int]:
    """Take the workers sent out of the screen and the groups off their tiles."""
    placed = dict(turn.sent)
    player = state.players[turn.seat]
    for colour, n in turn.sent.items():
        spend_workers(player, colour, n)
    moved = []
    for tile in turn.groups:
        group = lift_group(state, turn.seat, tile)
        put(placed, group.colour, group.count)
        moved.append(group_name(tile, group))
    if moved:
        tell.all("keyflower-told-move-groups", by=turn.seat, who=Who(turn.seat), groups=tuple(moved))
    return placed


def group_name(tile: TileId, group: Bid) -> Text:
    return text("keyflower-group", workers=counted(group.colour, group.count), tile=tile_name(tile))


def lift_group(state: State, seat: Seat, tile: TileId) -> Bid:
    """A losing group leaves its tile."""
    spot = spot_of(state, tile)
    bid = bid_of(spot, seat)
    assert bid is not None
    spot.bids.remove(bid)
    return bid


def stand_up(state: State, tiles: list[TileId], tell: Tell) -> None:
    """Where groups have left and only a lying bid remains, with no user, it stands up (KF-92)."""
    for tile in tiles:
        spot = spot_of(state, tile)
        if not spot.users and all(bid.lying for bid in spot.bids):
            for bid in spot.bids:
                bid.lying = False
                workers, place = counted(bid.colour, bid.count), spot_name(spot)
                tell.all("keyflower-told-stand-up", who=Who(bid.seat), workers=workers, tile=place)


def make_bid(state: State, turn: Turn, tell: Tell) -> None:
    spot = spot_of(state, turn.tile)
    before = winning_bid(spot)
    placed = gather(state, turn, tell)
    ((colour, count),) = placed.items()
    own = bid_of(spot, turn.seat)
    if own:
        own.count += count  # KF-31, KF-169
    else:
        standing = colour_of(spot)
        own = Bid(turn.seat, colour, count, lying=bool(standing) and colour != standing)
        spot.bids.append(own)
    beaten = before.seat if before and before.seat != turn.seat else None
    tell.all(
        _told_bid(own, count),
        by=turn.seat,
        touches=() if beaten is None else (beaten,),
        who=Who(turn.seat),
        tile=spot_name(spot),
        workers=pieces_text(placed),
        total=own.count,
    )
    if beaten is not None:
        tell.all(
            "keyflower-told-outbid", by=turn.seat, touches=(beaten,), who=Who(beaten), tile=spot_name(spot)
        )
    stand_up(state, turn.groups, tell)


def _told_bid(bid: Bid, added: int) -> str:
    if bid.count > added:
        return "keyflower-told-raise"
    return "keyflower-told-counter-bid" if bid.lying else "keyflower-told-bid"
