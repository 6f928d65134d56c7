"""Which keyples rest on the keyp tile if a player has too many (KP-134); then the season starts."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move, total
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, End, Rest
from engine.keyper.names import colour_name, keyple_name
from engine.keyper.queries import colours_in, has_too_many
from engine.keyper.state import Kind, State
from engine.keyper.steps import turn

Picks: TypeAlias = Rest


def choices(state: State, seat: Seat) -> list[Action]:
    if not _has_too_many(state, seat):
        return [End(seat)]
    return [Rest(seat, colour) for colour in colours_in(state.players[seat].keyples)]


def _has_too_many(state: State, seat: Seat) -> bool:
    return has_too_many(state.content, state.players[seat].keyples, len(state.players))


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    keyples = state.players[seat].keyples
    count = total(keyples) - state.content.team_limit[len(state.players)]
    return "surplus", text("keyper-ask-surplus", count=count) if count > 0 else text("keyper-ask-end")


def option(_state: State, pick: Picks) -> Option[Action]:
    entry, phrase = colour_name(pick.colour), Phrase((pick.colour,))
    return Option(pick, f"rest {pick.colour}", (entry,), f"keyp:{pick.seat}", phrase=phrase)


def play(state: State, pick: Picks, tell: Tell) -> None:
    player = state.players[pick.seat]
    move(player.keyples, player.standing, pick.colour)
    tell.all("keyper-told-rests", by=pick.seat, who=Who(pick.seat), keyple=keyple_name(pick.colour))


def go_on(state: State, tell: Tell) -> None:
    """Start the season with the last player of the previous one (KP-136)."""
    state.errands = []
    state.start = state.last
    turn.begin(state, state.start, tell)
