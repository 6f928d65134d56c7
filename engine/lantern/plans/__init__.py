"""Plans: how to answer other players' lanterns this round, and the player's own next turn."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct

from engine.core.game import Decision
from engine.core.pieces import in_order
from engine.core.plans import Advice, Doubt, Fact, Pick, PlanOffer
from engine.core.text import Seat, Text, Who, text
from engine.lantern.actions import Action, Let, Snuff
from engine.lantern.content.shapes import Colour
from engine.lantern.content.tokens import COLOURS
from engine.lantern.names import colour_name, colour_names
from engine.lantern.queries import left_of
from engine.lantern.state import State, Turn, Window
from engine.lantern.view import View


class LetBurn(Struct, frozen=True, tag="let-burn"):
    """Snuff nothing."""


class SnuffOne(Struct, frozen=True, tag="snuff-one"):
    """Snuff the next lantern of this colour with a token of the same colour."""

    colour: Colour


Plan: TypeAlias = LetBurn | SnuffOne


def plans(view: View) -> list[PlanOffer[Plan]]:
    if view.reader is None or view.stage == "over":
        return []
    hand = view.seats[view.reader].hand or {}
    snuffs = [
        PlanOffer[Plan](
            SnuffOne(colour), f"snuff {colour}", (text("lantern-plan-snuff"), colour_name(colour))
        )
        for colour in COLOURS
        if colour in hand
    ]
    return [*snuffs, PlanOffer[Plan](LetBurn(), "let", (text("lantern-plan-let"),))]


def default_plans(view: View) -> list[Plan]:
    """Let all burn: tokens are worth more lit than spent."""
    return [] if view.reader is None or view.stage == "over" else [LetBurn()]


def plan_text(_view: View, plan: Plan) -> Text:
    match plan:
        case LetBurn():
            return text("lantern-plan-lets")
        case SnuffOne(colour):
            return text("lantern-plan-snuffs", colour=colour_name(colour))
        case _:
            assert_never(plan)


def advise(view: View, decision: Decision[Action], plan: Plan) -> Advice:
    if decision.kind != "snuff":
        return None
    match plan:
        case LetBurn():
            return Pick(next(o.words for o in decision.options if isinstance(o.action, Let)))
        case SnuffOne(colour):
            if colour not in view.fresh:
                return None
            paid = [o for o in decision.options if isinstance(o.action, Snuff) and o.action.paid == (colour,)]
            return Pick(paid[0].words) if paid else Doubt(text("lantern-plan-no-token"))
        case _:
            assert_never(plan)


def plan_after(plan: Plan) -> Plan | None:
    return None if isinstance(plan, SnuffOne) else plan


def period(view: View) -> str:
    return str(view.round)


def facts(view: View) -> list[Fact]:
    """Return what is lit in front of the other players."""
    return [
        Fact(f"lit-{seat.seat}", _burning(seat.seat, lit), ",".join(lit))
        for seat in view.seats
        if seat.seat != view.reader
        for lit in [[colour for colour, n in in_order(seat.lit, COLOURS) for _ in range(n)]]
    ]


def _burning(seat: Seat, lit: list[Colour]) -> Text:
    if not lit:
        return text("lantern-fact-dark", who=Who(seat))
    return text("lantern-fact-lit", who=Who(seat), lit=colour_names(lit))


def advance_to_turn(state: State, seat: Seat) -> bool:
    """Make it the seat's own turn of this round, in place, with everything else unchanged; False if it is
    over or comes next round."""
    stage = state.stage
    if not isinstance(stage, Turn | Window):
        return False
    order = [state.start, *left_of(state, state.start)]
    if order.index(seat) <= order.index(stage.seat):
        return False
    state.stage = Turn(seat)
    return True
