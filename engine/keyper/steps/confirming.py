"""The move is chosen: the player may limit what a plain field gives (KP-19), then others are invited or work
begins.

The active player is asked before the invitations (KP-197), and a joiner right after joining."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, AtMost, End
from engine.keyper.forecast import is_enough_for_two, plain_gains, work_due
from engine.keyper.names import counted, place_name
from engine.keyper.queries import anyone_can_join, field_of, is_plain_gain
from engine.keyper.state import Kind, State, Worker

Picks: TypeAlias = AtMost


def choices(state: State, seat: Seat) -> list[Action]:
    return [*_limits(state, seat), End(seat)]


def _limits(state: State, seat: Seat) -> list[Action]:
    if not is_plain_gain(state) or _worker(state, seat).at_most >= 0:
        return []
    due = work_due(state) + _is_inviting(state)
    return [AtMost(seat, count) for count in range(due)]


def _worker(state: State, seat: Seat) -> Worker:
    return next(worker for worker in state.turn.workers if worker.seat == seat)


def _is_inviting(state: State) -> bool:
    return state.stage == "confirm" and state.turn.fresh and anyone_can_join(state)


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    return "confirm" if state.stage == "confirm" else "joined", _question(state, seat)


def _question(state: State, seat: Seat) -> Text:
    turn = state.turn
    if not is_plain_gain(state):
        if not _is_inviting(state):
            return text("keyper-ask-end")
        return text("keyper-ask-invite", place=place_name(state, turn.board, turn.spot))
    worker, good = _worker(state, seat), field_of(state, turn.board, turn.spot).good
    count = plain_gains(state, good)[turn.workers.index(worker)]
    goods = counted(good, count) if count else text("keyper-nothing")
    if not _is_inviting(state) or worker.at_most >= 0:
        return text("keyper-ask-gain", goods=goods)
    return text(
        "keyper-ask-gain-invite" if is_enough_for_two(state) else "keyper-ask-gain-short", goods=goods
    )


def option(_state: State, pick: Picks) -> Option[Action]:
    menu = text("keyper-menu-at-most"), text("keyper-menu-at-most-count", count=pick.count)
    phrase = Phrase(("at-most", str(pick.count)))
    return Option(pick, f"at-most {pick.count}", menu, dominated=True, aside=True, phrase=phrase)


def play(state: State, pick: Picks, _tell: Tell) -> None:
    _worker(state, pick.seat).at_most = pick.count


def end(state: State, _seat: Seat, _tell: Tell) -> None:
    state.stage = "inviting" if state.stage == "confirm" and state.turn.fresh else "begin-work"
