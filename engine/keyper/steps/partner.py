"""Whether to lay down the keyple that was already there, which makes both work (KP-50)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, LayPartner
from engine.keyper.forecast import yields
from engine.keyper.names import place_id, place_name
from engine.keyper.queries import keyples_at
from engine.keyper.state import Kind, State
from engine.keyper.steps import sending

Picks: TypeAlias = LayPartner


def choices(_state: State, seat: Seat) -> list[Action]:
    return [LayPartner(seat, True), LayPartner(seat, False)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    place = place_name(state, state.turn.board, state.turn.spot)
    one, both = yields(state, seat, 1), yields(state, seat, 2)
    key = "keyper-ask-partner" if one != both else "keyper-ask-partner-same"
    return "partner", text(key, place=place, one=one, both=both)


def option(state: State, pick: Picks) -> Option[Action]:
    gain = yields(state, pick.seat, 2 if pick.lay else 1)
    entry = text("keyper-menu-lay" if pick.lay else "keyper-menu-leave", gain=gain)
    focus = place_id(state, state.turn.board, state.turn.spot)
    return Option(pick, "lay" if pick.lay else "leave", (entry,), focus)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = state.turn
    if pick.lay:
        keyples_at(state, turn.seat, turn.board, turn.spot)[0].lying = True
        turn.working = 2
    sending.arrive(state, tell)
