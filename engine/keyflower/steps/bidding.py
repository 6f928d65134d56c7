"""Bids: on which tiles, with which workers, and making them (KF-27 to KF-36, KF-92)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, AddGroup, BidFor, End, Send
from engine.keyflower.content.shapes import COLOURS, Power
from engine.keyflower.names import counted, of_bid, pieces_text, spot_name, tile_name
from engine.keyflower.queries import (
    Group,
    bid_of,
    colour_of,
    colours_of_bid,
    group_at,
    losing_groups,
    needed,
    spot_of,
    turn_of,
    winning_bid,
)
from engine.keyflower.state import Bid, Kind, Spot, State, Turn
from engine.keyflower.steps.sending import coming, gather, stand_up


def tiles(state: State, seat: Seat, groups: list[Group]) -> list[BidFor]:
    """Return the tiles to bid for (KF-27)."""
    workers = state.players[seat].workers
    if not workers and not groups:
        return []
    return [
        BidFor(seat, spot.id)
        for spots in (state.middle, state.orders)
        for spot in spots
        if (workers and not spot.bids and not spot.users) or can_bid(state, spot, seat, groups)
    ]


def can_bid(state: State, spot: Spot, seat: Seat, groups: list[Group]) -> bool:
    """Return whether all workers of one colour together would win."""
    own = bid_of(spot, seat)
    missing = needed(spot.bids) - (own.count if own else 0)
    workers = state.players[seat].workers
    for colour in colours_open_to(state, spot, seat):
        most = workers.get(colour, 0)
        for group in groups:
            if group.colour == colour and group.tile != spot.id:
                most += group.size
        if most >= missing:
            return True
    return False


def colours_open_to(state: State, spot: Spot, seat: Seat) -> tuple[str, ...]:
    """Return the colours in which this seat may bid here."""
    own, colour = bid_of(spot, seat), colour_of(state, spot)  # an own bid stays with its colour (KF-92)
    if spot.bids and not own and colour != "green" and Power.COUNTER_BIDS in state.players[seat].powers:
        return COLOURS
    return colours_of_bid(own.colour if own else "", colour)


def choices(state: State, seat: Seat) -> list[Action]:
    """Return the workers and groups to add to the bid that can still lead to a winning bid."""
    turn = turn_of(state)
    spot = spot_of(state, turn.tile)
    groups = [group for group in losing_groups(state, seat) if group.tile != spot.id]
    on_the_way = [group for group in groups if group.tile in turn.groups]
    left = [group for group in groups if group.tile not in turn.groups]
    own = bid_of(spot, seat)
    here = (own.count if own else 0) + sum(turn.sent.values()) + sum(group.size for group in on_the_way)
    goal, workers = needed(spot.bids), state.players[seat].workers
    picks: list[Action] = []
    for colour in _colours_open(state, turn, spot, on_the_way):
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


def _colours_open(state: State, turn: Turn, spot: Spot, on_the_way: list[Group]) -> tuple[str, ...]:
    if turn.sent:
        return tuple(turn.sent)
    if on_the_way:
        return (on_the_way[0].colour,)
    return colours_open_to(state, spot, turn.seat)


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    workers = coming(state, turn)
    return "bid", _raised_question(state, turn, workers) if workers else _first_question(state, turn)


def _first_question(state: State, turn: Turn) -> Text:
    """Ask which workers to send, and show the bids against them."""
    spot, name = spot_of(state, turn.tile), tile_name(turn.tile)
    best = winning_bid(spot)
    if best is None and spot.users:  # they have set the colour (KF-29)
        one = "-one" if sum(spot.users.values()) == 1 else ""
        return text(f"keyflower-ask-bid-used{one}", tile=name, workers=pieces_text(spot.users))
    if best is None:
        return text("keyflower-ask-bid", tile=name)
    if best.seat == turn.seat:
        return text("keyflower-ask-bid-own", tile=name, workers=of_bid(best))
    return text("keyflower-ask-bid-beat", tile=name, workers=of_bid(best), who=Who(best.seat))


def _raised_question(state: State, turn: Turn, workers: tuple[Text, ...]) -> Text:
    """Show the workers on their way, and the total if some stand there already."""
    name, own = tile_name(turn.tile), bid_of(spot_of(state, turn.tile), turn.seat)
    if own is None:
        return text("keyflower-ask-bid-more", tile=name, workers=workers)
    groups = [group_at(state, turn.seat, tile) for tile in turn.groups]
    count = own.count + sum(turn.sent.values()) + sum(group.count for group in groups)
    return text("keyflower-ask-bid-raised", tile=name, workers=workers, total=counted(own.colour, count))


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Make the bid."""
    turn = turn_of(state)
    spot = spot_of(state, turn.tile)
    before = winning_bid(spot)
    placed = gather(state, turn, tell)
    ((colour, count),) = placed.items()
    own = bid_of(spot, seat)
    if own:
        own.count += count  # KF-31, KF-169
    else:
        standing = colour_of(state, spot)
        own = Bid(seat, colour, count, lying=bool(standing) and colour != standing)
        spot.bids.append(own)
    beaten = () if before is None or before.seat == seat else (before.seat,)
    tell.all(
        _told(own, count),
        by=seat,
        touches=beaten,
        who=Who(seat),
        tile=spot_name(spot),
        workers=pieces_text(placed),
        total=own.count,
    )
    for loser in beaten:
        tell.all("keyflower-told-outbid", by=seat, touches=beaten, who=Who(loser), tile=spot_name(spot))
    stand_up(state, turn.groups, tell)


def _told(bid: Bid, added: int) -> str:
    if bid.count > added:
        return "keyflower-told-raise"
    return "keyflower-told-counter-bid" if bid.lying else "keyflower-told-bid"
