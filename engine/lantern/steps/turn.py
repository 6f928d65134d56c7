"""A turn: light tokens one by one, or draw one, or pass (LN-8 to LN-10)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import TURN, Option
from engine.core.pieces import move, put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.lantern.actions import Action, Draw, End, Light, Pass
from engine.lantern.content.tokens import COLOURS
from engine.lantern.dominated import is_foolish
from engine.lantern.forecast import completes_set, points_for
from engine.lantern.names import colour_name, colour_names
from engine.lantern.queries import turn_of
from engine.lantern.state import Kind, State, Window
from engine.lantern.steps import rounds

Picks: TypeAlias = Light | Draw | Pass


def choices(state: State, seat: Seat) -> list[Action]:
    turn, hand = turn_of(state), state.players[seat].hand
    actions: list[Action] = []
    if turn.verb in ("", "light"):
        actions += [Light(seat, colour) for colour in COLOURS if colour in hand]
    if not turn.verb and state.pile:
        actions.append(Draw(seat))
    actions.append(End(seat) if turn.verb else Pass(seat))
    return actions


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    turn = turn_of(state)
    match turn.verb:
        case "":
            return TURN, text("lantern-ask-turn", round=state.round)
        case "light":
            points = points_for(state.players[seat], turn.lit)
            return "more", text("lantern-ask-more", lit=colour_names(turn.lit), points=points)
        case "draw" | "pass":
            return "done", text(f"lantern-ask-{turn.verb}")
        case _:
            assert_never(turn.verb)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Light(seat, colour):
            name = colour_name(colour)
            if completes_set(state.players[seat], colour):
                name = text("lantern-makes-a-set", colour=name)
            menu, phrase = (text("lantern-light"), name), Phrase(("light", f"hand:{colour}"))
            return Option(pick, f"light {colour}", menu, focus=f"hand:{colour}", phrase=phrase)
        case Draw():
            dominated = is_foolish(state, pick)
            return Option(pick, "draw", (text("lantern-draw"),), "pile", reveals=True, dominated=dominated)
        case Pass():
            return Option(pick, "pass", (text("lantern-pass"),), idle=True, dominated=is_foolish(state, pick))
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn, player = turn_of(state), state.players[pick.seat]
    match pick:
        case Light(_, colour):
            turn.verb = "light"
            turn.lit.append(colour)
            move(player.hand, player.lit, colour)
        case Draw(seat):
            turn.verb = "draw"
            colour = state.rng.draw(state.pile)
            put(player.hand, colour)
            tell.all("lantern-drew", by=seat, who=Who(seat), reveals=True)
            tell.only((seat,), "lantern-you-drew", by=seat, colour=colour_name(colour), reveals=True)
        case Pass():
            turn.verb = "pass"
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Let others snuff what was lit; after anything else, the next seat takes its turn."""
    turn = turn_of(state)
    if turn.verb == "pass":
        tell.all("lantern-did-pass", by=seat, who=Who(seat))
    if turn.verb == "light":
        tell.all("lantern-did-light", by=seat, who=Who(seat), lit=colour_names(turn.lit))
        state.stage = Window(seat, turn.lit, [None] * len(state.players))
    else:
        rounds.go_on(state, tell)
