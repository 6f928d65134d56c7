"""The start of a turn, with the keyper or a keyple in hand (sections 2 and 3), and the order of turns."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import take
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyper.actions import Action, PlayKeyper, Send
from engine.keyper.content.board import BOARD_NAMES
from engine.keyper.names import board_name, colour_name
from engine.keyper.queries import colours_in, has_piece
from engine.keyper.state import NOBODY, ORDERS_BESIDE, Kind, State, Turn
from engine.keyper.steps import keyp, laying, orders, tiles

Picks: TypeAlias = PlayKeyper | Send


def choices(state: State, seat: Seat) -> list[Action]:
    player = state.players[seat]
    actions: list[Action] = [Send(seat, colour) for colour in colours_in(player.keyples)]
    if player.keyper:
        actions += [
            PlayKeyper(seat, number) for number, board in enumerate(state.boards) if board.keyper == NOBODY
        ]
    return actions + orders.changes(state, seat)


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    player = state.players[seat]
    only = "-keyper" if not player.keyples else "" if player.keyper else "-send"
    return "turn", text(f"keyper-ask-turn{only}")


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case PlayKeyper(_, board):
            words, focus = f"keyper {BOARD_NAMES[board]}", f"keyp@{BOARD_NAMES[board]}"
            phrase = Phrase(("claim", BOARD_NAMES[board]))
            return Option(pick, words, (text("keyper-menu-keyper"), board_name(board)), focus, phrase=phrase)
        case Send(seat, colour):
            left = state.players[seat].keyples[colour]
            entry = text("keyper-menu-colour", colour=colour_name(colour), count=left)
            menu, phrase = (text("keyper-menu-send"), entry), Phrase(("send", colour))
            return Option(pick, f"send {colour}", menu, f"keyp:{seat}", phrase=phrase)
        case _:
            assert_never(pick)


def play(state: State, pick: Picks, tell: Tell) -> None:
    match pick:
        case Send(seat, colour):
            take(state.players[seat].keyples, colour)
            state.turn.colour = colour
            state.stage = "where"
        case PlayKeyper(seat, board):  # KP-22 to KP-26
            state.players[seat].keyper = False
            state.boards[board].keyper = seat
            tell.all("keyper-told-keyper", by=seat, who=Who(seat), board=board_name(board))
            keyp.begin(state, seat)
        case _:
            assert_never(pick)


def go_on(state: State, tell: Tell) -> None:
    """End the move: refill the tiles, then go on to the next player who can do anything."""
    turn = state.turn
    if turn.had_piece:
        state.last = turn.seat
    ending = _count_closing(state, tell)
    if turn.took_tile and not ending:  # KP-70, KP-222
        tiles.refill(state, tell)
    if ending:
        state.stage = "season-end"
    else:
        begin(state, (turn.seat + 1) % len(state.players), tell)


def may_uncover(state: State) -> bool:
    """Return whether confirming could draw tiles or end a season, so callers can skip a trial where it
    cannot.

    Orders in the state may let others join, whatever their last piece is."""
    if state.errands or state.turn.took_tile or state.rulings < ORDERS_BESIDE:
        return True
    return state.closing != NOBODY or not any(has_piece(player) for player in state.players)


def _count_closing(state: State, tell: Tell) -> bool:
    """Return whether this was the season's last turn (KP-118, KP-119)."""
    if state.closing != NOBODY:
        state.closing -= 1
    elif not any(has_piece(player) for player in state.players):
        state.closing = len(state.players) - 1
        _tell_closing(state, tell)
    return state.closing == 0


def _tell_closing(state: State, tell: Tell) -> None:
    """Announce the closing round. A joiner's keyple comes after the one it joins, but its owner does not
    become the last player (KP-119)."""
    last, workers = state.last, state.turn.workers
    if len(workers) > 1:
        joiner = workers[1].seat
        tell.all("keyper-told-closing-joined", by=last, who=Who(last), joiner=Who(joiner))
    else:
        tell.all("keyper-told-closing", by=last, who=Who(last))


def begin(state: State, seat: Seat, tell: Tell) -> None:
    """Let a player with a piece play it; others lay down, or pass if there is nothing to lay down (KP-62)."""
    state.turn = Turn(seat, had_piece=has_piece(state.players[seat]))
    state.decider = seat
    if state.turn.had_piece:
        state.stage = "turn"
    elif laying.targets(state, seat)[0]:
        state.stage = "lay"
    else:
        tell.all("keyper-told-nothing-to-lay", by=seat, who=Who(seat))
        state.stage = "turn-done"
