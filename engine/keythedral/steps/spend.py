"""Phase 3: seats act in turn until all have passed (KT-44 to KT-50, KT-59, KT-60, KT-77).

Building a house and passing are here; each other turn has its own file.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, House, Pass
from engine.keythedral.content.shapes import COLOURS, NUMBERS
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.laws.windows import open_start
from engine.keythedral.names import dwelling_text, told
from engine.keythedral.prices import holds
from engine.keythedral.queries import may_build
from engine.keythedral.state import NOBODY, QuestionKind, State, TurnVerb
from engine.keythedral.steps import fences, procuring, purchases, trading
from engine.keythedral.steps.rounds import take_back
from engine.keythedral.supply import pay_kinds

Picks: TypeAlias = House | Pass


def go_on(state: State, tell: Tell) -> None:
    """Start the next seat's turn, or phase 4 when all remaining seats have passed (KT-45)."""
    if not state.opened:
        open_start(state)
        return
    if all(player.passed or player.procured for player in state.players):
        take_back(state, tell)
        return
    seats = len(state.players)
    seat = state.start if state.acting == NOBODY else (state.acting + 1) % seats
    while state.players[seat].procured:
        seat = (seat + 1) % seats
    state.acting = state.turn = seat
    state.asking = "turn"


def choices(state: State, seat: Seat) -> list[Action]:
    verb = _verb(state, seat)
    match verb:
        case None:
            return _turns(state, seat)
        case "buy":
            return purchases.choices(state, seat)
        case "fence" | "unfence":
            return fences.choices(state, seat)
        case "craft" | "trade":
            return trading.choices(state, seat)
        case "law":
            return procuring.choices(state, seat)
        case "house" | "pass":
            return []  # a single pick: only the end is left
        case _:
            assert_never(verb)


def _verb(state: State, seat: Seat) -> TurnVerb | None:
    """Return the subject of the turn, once it has begun."""
    verb = state.players[seat].draft.verb
    match verb:
        case "":
            return None
        case "buy" | "house" | "fence" | "unfence" | "craft" | "trade" | "law" | "pass":
            return verb
        case "pay" | "using" | "withdraw" | "field" | "cottage" | "order":
            return None
        case "offer" | "match" | "decline" | "stop" | "name":
            return None
        case _:
            assert_never(verb)


def _turns(state: State, seat: Seat) -> list[Action]:
    player, found = state.players[seat], purchases.openings(state, seat)
    if holds(player.cubes, state.content.house_cost) and may_build(state, seat):
        found.extend(House(seat, number) for number in NUMBERS if not player.houses[number - 1])
    found.extend(fences.openings(state, seat))
    found.extend(trading.openings(state, seat))
    found.extend(procuring.openings(state, seat))
    return [*found, *plays(state, seat), *orders(state, seat), Pass(seat)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    verb = _verb(state, seat)
    match verb:
        case None | "house" | "pass":
            return "turn", text("keythedral-ask-turn")
        case "buy":
            return purchases.ask(state, seat)
        case "fence" | "unfence":
            return fences.ask(state, seat)
        case "craft" | "trade":
            return trading.ask(state, seat)
        case "law":
            return procuring.ask(state, seat)
        case _:
            assert_never(verb)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case House(seat, number):
            cottage = text("keythedral-menu-cottage", number=number)
            entries = (text("keythedral-menu-house"), cottage)
            focus = f"dwelling:{COLOURS[seat]}-{number}"
            return Option(pick, f"house {number}", entries, focus, phrase=Phrase(("house", focus)))
        case Pass():
            return Option(pick, "pass", (text("keythedral-menu-pass"),), idle=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    player = state.players[pick.seat]
    draft = player.draft
    match pick:
        case House(seat, number):
            player.houses[number - 1] = True
            pay_kinds(state, seat, state.content.house_cost)
            draft.verb, draft.number, draft.ready = "house", number, True
        case Pass():
            draft.verb, draft.ready = "pass", True
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    verb, player = _verb(state, seat), state.players[seat]
    draft = player.take_draft()
    player.passed = verb == "pass"
    state.asking = ""
    match verb:
        case "buy":
            purchases.declare(state, seat, draft, tell)
        case "house":
            told(tell, "keythedral-built", seat, dwelling=dwelling_text(seat, draft.number, False))
        case "fence":
            fences.end_building(state, seat, draft.number, tell)
        case "unfence":
            fences.end_removing(state, seat, draft.number, tell)
        case "craft":
            trading.end_craft(seat, draft, tell)
        case "trade":
            trading.end_trade(seat, draft, tell)
        case "law":
            procuring.end_law(state, seat, draft, tell)
        case "pass":
            told(tell, "keythedral-passed" if any(player.cubes) else "keythedral-spent", seat)
        case None:
            raise AssertionError("a turn ended before it began")
        case _:
            assert_never(verb)
