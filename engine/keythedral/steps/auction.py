"""Phase 5: the marker goes left; naming the start player is bid for (KT-81 to KT-86, KT-148, KT-149)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keythedral.actions import Action, Cube, Decline, End, Match, Name, Offer, Stop
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.laws.windows import open_start
from engine.keythedral.say import kinds_text, told
from engine.keythedral.state import NOBODY, Auction, Draft, State
from engine.keythedral.steps.rounds import begin_round
from engine.keythedral.table import kinds_held


def go_on(state: State, tell: Tell) -> None:
    if not state.opened:
        open_start(state, 5)
        return
    seats = len(state.players)
    auction = state.auction
    if auction is None:
        auction = state.auction = Auction((state.start + 1) % seats)  # KT-81
        told(tell, "keythedral-auction", auction.taker)
    while auction.asked < seats:
        seat = (auction.taker + 1 + auction.asked) % seats
        if seat == auction.taker and not auction.high:
            state.turn, state.asking = seat, "name"  # KT-85
            return
        if may_bid(state, auction, seat) or may_stop(state, auction):
            state.turn, state.asking = seat, "bid"
            return
        answered(auction, 0)
        told(tell, "keythedral-declined", seat)
    auction.winner, auction.payee = auction.by, auction.taker  # KT-84
    state.turn, state.asking = auction.winner, "name"


def may_bid(state: State, auction: Auction, seat: Seat) -> bool:
    """Higher than the highest bid; the last bidder may equal it instead (KT-82, KT-83)."""
    cubes = sum(state.players[seat].cubes)
    return cubes >= auction.high if seat == auction.taker else cubes > auction.high


def may_stop(state: State, auction: Auction) -> bool:
    """Everybody asked so far wishes to end the game (KT-149)."""
    return state.rules.stop and auction.stops == auction.asked


def answered(auction: Auction, bid: int) -> None:
    auction.asked += 1
    auction.bids.append(bid)


def due(auction: Auction) -> int:
    """How many cubes the winner has to hand over."""
    return auction.high if auction.winner != NOBODY else 0


def choices(state: State, seat: Seat, draft: Draft) -> list[Action]:
    auction = state.auction
    if auction is None:
        return []
    if state.asking == "name":
        return name_choices(state, seat, draft, auction)
    found: list[Action] = []
    if seat == auction.taker:
        found.append(Match(seat))
    else:
        most = sum(state.players[seat].cubes)
        found.extend(Offer(seat, bid) for bid in range(auction.high + 1, most + 1))
    found += plays(state, seat) + orders(state, seat)
    if may_stop(state, auction):
        found.append(Stop(seat))
    return [*found, Decline(seat)]


def name_choices(state: State, seat: Seat, draft: Draft, auction: Auction) -> list[Action]:
    if len(draft.kinds) < due(auction):
        cubes = state.players[seat].cubes
        return [Cube(seat, kind) for kind in kinds_held(cubes)]
    found: list[Action] = [Name(seat, who) for who in range(len(state.players))]
    if auction.winner == NOBODY:
        found += plays(state, seat) + orders(state, seat)
        if may_stop(state, auction):
            found.append(Stop(seat))
    return found


def pick(state: State, draft: Draft, action: Action) -> None:
    auction = state.auction
    if auction is None:
        return
    match action:
        case Offer(_, cubes):
            draft.verb, draft.number = "offer", cubes
        case Match():
            draft.verb = "match"
        case Stop():
            draft.verb = "stop"
        case Decline():
            draft.verb = "decline"
        case Name(_, who):
            draft.verb, draft.number = "name", who
        case Cube(seat, kind):
            state.players[seat].cubes[kind] -= 1
            state.players[auction.payee].cubes[kind] += 1
            draft.kinds.append(kind)
            return
    draft.ready = True


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    auction, seat = state.auction, action.seat
    if auction is None:
        return
    state.asking = ""
    match draft.verb:
        case "offer":
            touched = () if auction.by == NOBODY else (auction.by,)
            auction.high, auction.by = draft.number, seat
            answered(auction, draft.number)
            told(tell, "keythedral-offered", seat, touches=touched, count=draft.number)
        case "match":
            auction.winner, auction.payee = seat, auction.by
            answered(auction, auction.high)
            state.turn, state.asking = seat, "name"
            told(tell, "keythedral-matched", seat, touches=(auction.payee,), count=auction.high)
        case "decline":
            answered(auction, 0)
            told(tell, "keythedral-declined", seat)
        case "stop":
            end_stop(state, auction, seat, tell)
        case _:
            end_naming(state, auction, seat, draft, tell)


def end_stop(state: State, auction: Auction, seat: Seat, tell: Tell) -> None:
    auction.stops += 1
    answered(auction, 0)
    told(tell, "keythedral-wants-stop", seat)
    if auction.stops == len(state.players):
        state.stage, state.stopped = "over", True
        tell.all("keythedral-stopped")


def end_naming(state: State, auction: Auction, seat: Seat, draft: Draft, tell: Tell) -> None:
    if draft.kinds:
        paid = kinds_text(draft.kinds)
        told(tell, "keythedral-gave", seat, touches=(auction.payee,), cubes=paid, to=Who(auction.payee))
    state.start = draft.number
    if seat == state.start:
        told(tell, "keythedral-named-self", seat)
    else:
        told(tell, "keythedral-named", seat, start=Who(state.start))
    begin_round(state, tell)
