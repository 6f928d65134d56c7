"""Phase 5: the marker goes left; seats bid for naming the start player (KT-81 to KT-83, KT-148, KT-149)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action, Decline, Match, Offer, Stop
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.laws.windows import open_start
from engine.keythedral.names import told
from engine.keythedral.phrases import MANY
from engine.keythedral.state import NOBODY, Auction, QuestionKind, State

Picks: TypeAlias = Offer | Match | Decline | Stop


def go_on(state: State, tell: Tell) -> None:
    """Ask the next seat for a bid; after the last one the winner names the start player."""
    if not state.opened:
        open_start(state)
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
        if _may_bid(state, auction, seat) or may_stop(state, auction):
            state.turn, state.asking = seat, "bid"
            return
        _answered(auction, 0)
        held = any(state.players[seat].cubes)
        told(tell, "keythedral-cannot-offer" if held else "keythedral-no-cubes", seat)
    auction.winner, auction.payee = auction.by, auction.taker  # KT-84
    state.turn, state.asking = auction.winner, "name"


def _may_bid(state: State, auction: Auction, seat: Seat) -> bool:
    """Return whether a seat may bid above the highest bid, or as the last bidder equal it (KT-82, KT-83)."""
    cubes = sum(state.players[seat].cubes)
    return cubes >= auction.high if seat == auction.taker else cubes > auction.high


def may_stop(state: State, auction: Auction) -> bool:
    """Return whether every seat asked so far voted to end the game (KT-149)."""
    return state.rules.stop and auction.stops == auction.asked


def _answered(auction: Auction, bid: int) -> None:
    auction.asked += 1
    auction.bids.append(bid)


def bidding(state: State) -> Auction:
    assert state.auction is not None, "nothing is bid for"
    return state.auction


def choices(state: State, seat: Seat) -> list[Action]:
    auction, found = bidding(state), list[Action]()
    if seat == auction.taker:
        found.append(Match(seat))
    else:
        most = sum(state.players[seat].cubes)
        found.extend(Offer(seat, bid) for bid in range(auction.high + 1, most + 1))
    found += plays(state, seat) + orders(state, seat)
    if may_stop(state, auction):
        found.append(Stop(seat))
    return [*found, Decline(seat)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    auction = bidding(state)
    if not auction.high:
        return "bid", text("keythedral-ask-bid-first", who=Who(auction.taker))
    return "bid", text("keythedral-ask-bid", high=auction.high, who=Who(auction.by))


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Offer(_, cubes):
            menu = (text("keythedral-menu-offer", count=cubes),)
            return Option(pick, f"offer {cubes}", menu, phrase=_offer_phrase(cubes))
        case Match():
            high = bidding(state).high
            return Option(pick, "match", (text("keythedral-menu-match-of", count=high),))
        case Decline():
            return Option(pick, "decline", (text("keythedral-menu-no-offer"),), idle=True)
        case Stop():
            return Option(pick, "stop", (text("keythedral-menu-stop"),), idle=True, aside=True)
        case _:
            assert_never(pick)


def _offer_phrase(cubes: int) -> Phrase:
    high = (f"offer:{MANY}+",) if cubes >= MANY else ()
    return Phrase((*high, f"offer:{cubes}"))


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Offer(_, cubes):
            draft.verb, draft.number = "offer", cubes
        case Match():
            draft.verb = "match"
        case Decline():
            draft.verb = "decline"
        case Stop():
            draft.verb = "stop"
        case _:
            assert_never(pick)
    draft.ready = True


def end(state: State, seat: Seat, tell: Tell) -> None:
    auction, draft = bidding(state), state.players[seat].take_draft()
    state.asking = ""
    match draft.verb:
        case "offer":
            touched = () if auction.by == NOBODY else (auction.by,)
            auction.high, auction.by = draft.number, seat
            _answered(auction, draft.number)
            told(tell, "keythedral-offered", seat, touches=touched, count=draft.number)
        case "match":
            auction.winner, auction.payee = seat, auction.by
            _answered(auction, auction.high)
            state.turn, state.asking = seat, "name"
            told(tell, "keythedral-matched", seat, touches=(auction.payee,), count=auction.high)
        case "decline":
            _answered(auction, 0)
            told(tell, "keythedral-declined", seat)
        case "stop":
            wish_to_stop(state, auction, seat, tell)
        case _:
            raise AssertionError(f"'{draft.verb}' answers no auction")


def wish_to_stop(state: State, auction: Auction, seat: Seat, tell: Tell) -> None:
    auction.stops += 1
    _answered(auction, 0)
    told(tell, "keythedral-wants-stop", seat)
    if auction.stops == len(state.players):
        state.stage, state.stopped = "over", True
        tell.all("keythedral-stopped")
