"""Gains of each keyple laid down on the keyp tile (section 9)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import move
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, KeypGain
from engine.keyper.names import colour_name, counted, good_name
from engine.keyper.queries import colours_in, take_from_supply
from engine.keyper.state import Kind, State

Picks: TypeAlias = KeypGain


def begin(state: State, seat: Seat) -> None:
    """Lay down every keyple on the keyp tile once the keyper is played (KP-26)."""
    player = state.players[seat]
    state.turn.keyp_left = [
        colour for colour in colours_in(player.standing) for _ in range(player.standing[colour])
    ]
    for colour in state.turn.keyp_left:
        move(player.standing, player.lying, colour)
    _ask_next(state)


def _ask_next(state: State) -> None:
    """Ask for the next keyple for which the supply has something (KP-65)."""
    left = state.turn.keyp_left
    while left and not any(good in state.supply for good in state.content.keyp_tile_gains[left[0]]):
        left.pop(0)
    state.stage = "keyp" if left else "ended"


def choices(state: State, seat: Seat) -> list[Action]:
    goods = state.content.keyp_tile_gains[state.turn.keyp_left[0]]
    actions: list[Action] = [KeypGain(seat, good) for good in goods if good in state.supply]
    return [*actions, KeypGain(seat, "")]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    return "keyp", text("keyper-ask-keyp", colour=colour_name(state.turn.keyp_left[0]))


def option(_state: State, pick: Picks) -> Option[Action]:
    entry = good_name(pick.good) if pick.good else text("keyper-nothing")
    words = f"gain {pick.good or 'nothing'}"
    phrase = Phrase((pick.good or "nothing",))
    return Option(pick, words, (entry,), f"keyp:{pick.seat}", dominated=not pick.good, phrase=phrase)


def play(state: State, pick: Picks, tell: Tell) -> None:
    colour = state.turn.keyp_left.pop(0)
    if pick.good:
        take_from_supply(state, pick.seat, pick.good, 1)
        tell.all(
            "keyper-told-keyp-gain",
            by=pick.seat,
            who=Who(pick.seat),
            colour=colour_name(colour),
            goods=counted(pick.good, 1),
        )
    _ask_next(state)
