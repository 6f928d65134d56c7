"""How many of two standing keyples to lay down (KP-60), and laying them down."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, LayCount
from engine.keyper.forecast import yields
from engine.keyper.names import place_id, place_name
from engine.keyper.queries import is_plain_gain, keyples_at
from engine.keyper.state import Kind, State

Picks: TypeAlias = LayCount


def choices(_state: State, seat: Seat) -> list[Action]:
    return [LayCount(seat, 2), LayCount(seat, 1)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    place = place_name(state, state.turn.board, state.turn.spot)
    return "lay-count", text("keyper-ask-lay-count", place=place)


def option(state: State, pick: Picks) -> Option[Action]:
    word = "both" if pick.count > 1 else "one"
    entry = text(f"keyper-menu-{word}", gain=yields(state, pick.seat, pick.count))
    return Option(pick, word, (entry,), place_id(state, state.turn.board, state.turn.spot))


def play(state: State, pick: Picks, tell: Tell) -> None:
    lay(state, pick.count, tell)


def lay(state: State, count: int, tell: Tell) -> None:
    turn = state.turn
    standing = [k for k in keyples_at(state, turn.seat, turn.board, turn.spot) if not k.lying]
    for keyple in standing[:count]:
        keyple.lying = True
    turn.working = count
    place = place_name(state, turn.board, turn.spot)
    tell.all("keyper-told-laid", by=turn.seat, who=Who(turn.seat), count=count, place=place)
    state.stage = "confirm" if is_plain_gain(state) else "begin-work"
