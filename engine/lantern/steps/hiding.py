"""All players hide a token, at the same time and in secret; then all tokens are lit (LN-5 to LN-7)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import put, take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.lantern.actions import Action, End, Hide
from engine.lantern.content.tokens import COLOURS
from engine.lantern.names import colour_name
from engine.lantern.queries import hiding_of
from engine.lantern.state import Kind, State, Turn

Picks: TypeAlias = Hide


def choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    if player.aside or not player.hand:
        return [End(seat)]
    return [Hide(seat, colour) for colour in COLOURS if colour in player.hand]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    player = state.players[seat]
    if player.aside:
        return "hide", text("lantern-ask-hidden", colour=colour_name(player.aside))
    return "hide", text("lantern-ask-hide" if player.hand else "lantern-ask-nothing-to-hide")


def option(state: State, pick: Picks) -> Option[Action]:
    menu = (text("lantern-hide"), colour_name(pick.colour))
    phrase = Phrase((f"hand:{pick.colour}",))
    return Option(pick, f"hide {pick.colour}", menu, focus=f"hand:{pick.colour}", phrase=phrase)


def play(state: State, pick: Picks, tell: Tell) -> None:
    player = state.players[pick.seat]
    take(player.hand, pick.colour)
    player.aside = pick.colour


def end(state: State, seat: Seat, tell: Tell) -> None:
    """Hide the token; nothing is shown before the last player has hidden one."""
    hiding = hiding_of(state)
    hiding.done[seat] = True
    if all(hiding.done):
        _light_the_hidden(state, tell)


def _light_the_hidden(state: State, tell: Tell) -> None:
    shown = []
    for seat, player in enumerate(state.players):
        if player.aside:
            shown.append(text("lantern-shown", who=Who(seat), colour=colour_name(player.aside)))
            put(player.lit, player.aside)
            player.aside = ""
    everybody = range(len(state.players))
    if shown:
        tell.all("lantern-all-shown", shown=tuple(shown), reveals=True, touches=everybody)
    else:
        tell.all("lantern-none-shown", reveals=True)
    state.stage = Turn(state.start)
