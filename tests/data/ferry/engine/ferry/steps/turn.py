"""A turn: crate after crate, until the boat casts off or sinks (FY-3 to FY-5)."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from engine.core.game import TURN, Option
from engine.core.pieces import pour, put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.ferry.actions import Action, End, Load
from engine.ferry.content.shapes import CARRIES, SHEDS
from engine.ferry.scoring import weight_of
from engine.ferry.state import State

Picks: TypeAlias = Load | End
Kind: TypeAlias = Literal["turn", "more"]


def choices(state: State, seat: Seat) -> list[Action]:
    loads: list[Action] = [Load(seat, shed) for shed in SHEDS if state.sheds[shed]]
    return [*loads, End(seat)] if state.aboard else loads


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    if state.aboard:
        return "more", text("ferry-ask-more", weight=weight_of(state.aboard))
    return TURN, text("ferry-ask-turn")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Load(_, shed):
            menu = (text("ferry-load"), text(f"ferry-{shed}"))
            return Option(pick, f"load {shed}", menu, focus=f"shed:{shed}", reveals=True)
        case End():
            return Option(pick, "end", (text("ferry-cast-off"),), confirms=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case Load(seat, shed):
            weight = state.rng.draw(state.sheds[shed])
            put(state.aboard, weight)
            name = text(f"ferry-{shed}")
            tell.all("ferry-loaded", by=seat, reveals=True, who=Who(seat), shed=name, weight=int(weight))
            if weight_of(state.aboard) > CARRIES:
                _sink(state, seat, tell)
        case End(seat):
            tell.all("ferry-landed", by=seat, who=Who(seat), weight=weight_of(state.aboard))
            pour(state.aboard, state.landed[seat])
            state.turn = 1 - seat
        case _:
            assert_never(pick)


def _sink(state: State, seat: Seat, tell: Tell) -> None:
    tell.all("ferry-sunk", by=seat, reveals=True, who=Who(seat), weight=weight_of(state.aboard))
    pour(state.aboard, state.sunk)
    state.turn = 1 - seat
