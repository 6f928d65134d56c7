"""Which boat comes to the river to which a keyple was sent (KP-78)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, TakeBoat
from engine.keyper.names import good_name, name
from engine.keyper.queries import season_of
from engine.keyper.state import Kind, State
from engine.keyper.steps import sending

Picks: TypeAlias = TakeBoat


def choices(state: State, seat: Seat) -> list[Action]:
    return [TakeBoat(seat, boat) for boat in state.boats]


def ask(_state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "boat", text("keyper-ask-boat")


def option(state: State, pick: Picks) -> Option[Action]:
    goods = tuple(good_name(good) for good in state.content.boat[pick.boat].shows(season_of(state)))
    entry = text("keyper-menu-boat", boat=name("boat", pick.boat), goods=goods)
    return Option(pick, pick.boat, (entry,), f"boat:{pick.boat}", phrase=Phrase((f"boat:{pick.boat}",)))


def play(state: State, pick: Picks, tell: Tell) -> None:
    """Moor the boat, which stays on that river for the season."""
    state.boats.remove(pick.boat)
    state.boards[state.turn.board].boat = pick.boat
    sending.arrive(state, tell)
