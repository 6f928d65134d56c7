"""Invitations to an empty field (section 6)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, Decline, Join
from engine.keyper.dominated import why_in_vain
from engine.keyper.forecast import is_enough_for_two, joiners_gain
from engine.keyper.names import colour_name, keyple_name, place_id, place_name
from engine.keyper.queries import field_of, is_plain_gain, joiners
from engine.keyper.state import Keyple, Kind, State, Worker
from engine.keyper.steps import orders

Picks: TypeAlias = Join | Decline


def go_on(state: State, tell: Tell) -> None:
    """Ask the players to the left in turn, skipping those who cannot join (KP-41, KP-42, KP-196).

    A standing order that answers was secret until now, so the move that triggered it cannot be undone."""
    turn, seats = state.turn, len(state.players)
    while turn.asked < seats - 1:
        turn.asked += 1
        seat = (turn.seat + turn.asked) % seats
        colours = joiners(state, seat)
        if not colours:
            continue
        answer = orders.answer(state.players[seat].order, field_of(state, turn.board, turn.spot).id)
        if answer == "ask":
            state.stage, state.decider, turn.ordered = "join", seat, False
            return
        if answer == "join":
            _join(state, seat, colours[0], tell)
            tell.only([seat], "keyper-told-order-joined", reveals=True)
            break
        tell.all("keyper-told-declined", by=seat, who=Who(seat))
        tell.only([seat], "keyper-told-order-declined", reveals=True)
    state.stage = "begin-work"


def default_answer(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the answer of an order set at this very invitation; earlier ones have answered in `go_on`."""
    if state.stage != "join" or state.decider != seat:
        return ()
    turn = state.turn
    match orders.answer(state.players[seat].order, field_of(state, turn.board, turn.spot).id):
        case "ask":
            return ()
        case "join":
            return f"join {joiners(state, seat)[0]}", "end"
        case "decline":
            return "skip", "end"


def choices(state: State, seat: Seat) -> list[Action]:
    actions: list[Action] = [Join(seat, colour) for colour in joiners(state, seat)]
    return [*actions, Decline(seat), *orders.changes(state, seat)]


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    turn = state.turn
    place, keyple = place_name(state, turn.board, turn.spot), keyple_name(turn.colour)
    gain = joiners_gain(state, seat)
    return "join", text(_key(state, seat), who=Who(turn.seat), keyple=keyple, place=place, gain=gain)


def _key(state: State, seat: Seat) -> str:
    """Return the message key. A limit set by the active player is not shown: a short supply may leave
    more."""
    if why_in_vain(state, seat, state.turn.board, state.turn.spot):
        return "keyper-ask-join-vain"
    short = is_plain_gain(state) and not is_enough_for_two(state)
    return "keyper-ask-join-short" if short else "keyper-ask-join"


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Join(_, colour):
            entry = text("keyper-menu-join", colour=colour_name(colour))
            place = place_id(state, state.turn.board, state.turn.spot)
            phrase = Phrase(("join:first" if colour == _first(state) else "join:white",))
            return Option(pick, f"join {colour}", (entry,), place, phrase=phrase)
        case Decline():
            return Option(pick, "skip", (text("keyper-menu-skip"),), idle=True)
        case _:
            assert_never(pick)


def _first(state: State) -> str:
    """Return the colour that joins without a white keyple."""
    return state.boards[state.turn.board].fields[state.turn.spot][0].counts_as


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case Join(seat, colour):
            _join(state, seat, colour, tell)
            state.stage = "joined"
        case Decline(seat):
            state.stage = "declined"
            tell.all("keyper-told-declined", by=seat, who=Who(seat))
        case _:
            assert_never(pick)


def _join(state: State, seat: Seat, colour: str, tell: Tell) -> None:
    """Add the keyple: both keyples stand, and both work for both players (KP-43, KP-45)."""
    turn = state.turn
    field = state.boards[turn.board].fields[turn.spot]
    take(state.players[seat].keyples, colour)
    field.append(Keyple(colour, field[0].counts_as))
    turn.working = 2
    turn.workers.append(Worker(seat))
    tell.all(
        "keyper-told-joined",
        by=seat,
        touches=[turn.seat],
        who=Who(seat),
        keyple=keyple_name(colour),
        place=place_name(state, turn.board, turn.spot),
    )
