"""The winner of the auction hands over cubes and names the start player (KT-84, KT-85, KT-148)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action, Cube, Name, Stop
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.names import kinds_text, told
from engine.keythedral.queries import kinds_held
from engine.keythedral.state import NOBODY, Auction, QuestionKind, State
from engine.keythedral.steps import trading
from engine.keythedral.steps.auction import bidding, may_stop, wish_to_stop
from engine.keythedral.steps.rounds import begin_round

Picks: TypeAlias = Name | Cube


def _due(auction: Auction) -> int:
    """Return how many cubes the winner has to hand over."""
    return auction.high if auction.winner != NOBODY else 0


def choices(state: State, seat: Seat) -> list[Action]:
    auction, player = bidding(state), state.players[seat]
    if len(player.draft.kinds) < _due(auction):
        return [Cube(seat, kind) for kind in kinds_held(player.cubes)]
    found: list[Action] = [Name(seat, who) for who in range(len(state.players))]
    if auction.winner == NOBODY:
        found += plays(state, seat) + orders(state, seat)
        if may_stop(state, auction):
            found.append(Stop(seat))
    return found


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    auction, paid = bidding(state), len(state.players[seat].draft.kinds)
    if paid < _due(auction):
        return "name", text("keythedral-ask-give", count=_due(auction) - paid, who=Who(auction.payee))
    return "name", text("keythedral-ask-name")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Name(_, who):
            menu = (text("keythedral-menu-name", who=Who(who)),)
            focus = f"seat:{COLOURS[who]}"
            return Option(pick, f"name {COLOURS[who]}", menu, focus, phrase=Phrase((focus,)))
        case Cube():
            return trading.option(state, pick)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Name(_, who):
            draft.verb, draft.number, draft.ready = "name", who, True
        case Cube(seat, kind):
            state.players[seat].cubes[kind] -= 1
            state.players[bidding(state).payee].cubes[kind] += 1
            draft.kinds.append(kind)
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    auction, draft = bidding(state), state.players[seat].take_draft()
    state.asking = ""
    if draft.verb == "stop":
        wish_to_stop(state, auction, seat, tell)
        return
    if draft.kinds:
        paid = kinds_text(draft.kinds)
        told(tell, "keythedral-gave", seat, touches=(auction.payee,), cubes=paid, to=Who(auction.payee))
    state.start = draft.number
    if auction.winner == NOBODY:
        tell.all("keythedral-nobody-bid", by=seat)
    elif seat == state.start:
        told(tell, "keythedral-named-self", seat)
    if seat != state.start:
        told(tell, "keythedral-named", seat, start=Who(state.start))
    begin_round(state, tell)
