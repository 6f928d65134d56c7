"""The lay-down action: which keyple (section 8)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, LayDown, Pass
from engine.keyper.dominated import why_in_vain
from engine.keyper.forecast import layers_gain
from engine.keyper.names import place_entry, place_id, place_phrase
from engine.keyper.queries import claimed_board, keyples_at
from engine.keyper.state import NOBODY, OWN, Keyple, Kind, State, Worker
from engine.keyper.steps import lay_count

Picks: TypeAlias = LayDown | Pass


def targets(state: State, seat: Seat) -> tuple[list[LayDown], bool]:
    """Return the possible targets, and whether passing is allowed (KP-61, KP-208)."""
    own = _own_targets(state, seat)
    if own:
        return own, state.closing != NOBODY
    return _other_targets(state, seat), True


def _own_targets(state: State, seat: Seat) -> list[LayDown]:
    """Return own plots and fields of the claimed board with a standing keyple (KP-56)."""
    found = [
        LayDown(seat, OWN, spot)
        for spot, plot in enumerate(state.players[seat].plots)
        if plot.keyples and _standing(plot.keyples)
    ]
    board = claimed_board(state, seat)
    return found + (_on_board(state, seat, board) if board is not None else [])


def _other_targets(state: State, seat: Seat) -> list[LayDown]:
    """Return fields of any board, if no keyple stands at home (KP-57)."""
    return [target for board in range(len(state.boards)) for target in _on_board(state, seat, board)]


def _on_board(state: State, seat: Seat, board: int) -> list[LayDown]:
    return [
        LayDown(seat, board, spot)
        for spot, keyples in enumerate(state.boards[board].fields)
        if keyples and _standing(keyples)
    ]


def _standing(keyples: list[Keyple]) -> int:
    return sum(not keyple.lying for keyple in keyples)


def choices(state: State, seat: Seat) -> list[Action]:
    found, may_pass = targets(state, seat)
    return [*found, Pass(seat)] if may_pass else [*found]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    may_pass = targets(state, seat)[1]
    return "lay", text("keyper-ask-lay-or-pass" if may_pass else "keyper-ask-lay")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case LayDown(seat, board, spot):
            heading = text("keyper-menu-lay-own" if board == OWN else "keyper-menu-lay-boards")
            *way, entry = place_entry(state, seat, board, spot)
            if (reason := why_in_vain(state, seat, board, spot, sent=False)) is not None:
                entry = text(f"keyper-menu-vain-{reason}", place=entry)
            else:
                both = _standing(keyples_at(state, seat, board, spot)) > 1
                key = "keyper-menu-gain-most" if both else "keyper-menu-gain"
                entry = text(key, place=entry, gain=layers_gain(state, seat, board, spot))
            place, phrase = place_id(state, board, spot), place_phrase(state, board, spot)
            return Option(pick, f"lay {place}", (heading, *way, entry), place, phrase=phrase)
        case Pass():
            return Option(pick, "pass", (text("keyper-menu-pass"),), idle=True)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    turn = state.turn
    match pick:
        case LayDown(seat, board, spot):
            turn.board, turn.spot = board, spot
            turn.workers = [Worker(seat)]
            if _standing(keyples_at(state, seat, board, spot)) > 1:
                state.stage = "lay-count"
            else:
                lay_count.lay(state, 1, tell)
        case Pass(seat):
            state.stage = "ended"
            tell.all("keyper-told-passed", by=seat, who=Who(seat))
        case _:
            assert_never(pick)
