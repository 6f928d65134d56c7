"""Invitations to an empty field (section 6)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.pieces import take
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.actions import Action, AtMost, Decline, End, Join
from engine.keyper.content.goods import WHITE
from engine.keyper.names import keyple_name, place_name
from engine.keyper.state import OWN, Keyple, State, Worker
from engine.keyper.steps.orders import answer_of, order_actions
from engine.keyper.steps.table import field_of


def joiners(state: State, seat: Seat) -> list[str]:
    """The keyples with which this seat may join, its own colour before white (KP-44)."""
    keyples = state.players[seat].keyples
    first = state.boards[state.turn.board].fields[state.turn.spot][0].counts_as
    allowed = (first, WHITE) if first != WHITE else (WHITE,)
    return [colour for colour in allowed if colour in keyples]


def anyone_can_join(state: State) -> bool:
    return any(seat != state.turn.seat and joiners(state, seat) for seat in range(len(state.players)))


def work_due(state: State) -> int:
    """What each worker is due by the table of KP-34."""
    turn = state.turn
    if turn.board == OWN:
        return turn.working
    keyples = state.boards[turn.board].fields[turn.spot]
    return turn.working + (field_of(state, turn.board, turn.spot).colour == keyples[-1].counts_as)


def confirm_choices(state: State) -> list[Choice[Action]]:
    """The active player has named keyple and field, and may limit what a plain field gives (KP-19)."""
    return [Choice(state.decider, [*_limits(state, 0), End(state.decider)])]


def joined_choices(state: State) -> list[Choice[Action]]:
    return [Choice(state.decider, [*_limits(state, 1), End(state.decider)])]


def _limits(state: State, worker: int) -> list[Action]:
    turn = state.turn
    if field_of(state, turn.board, turn.spot).work != "gain" or turn.workers[worker].at_most >= 0:
        return []
    due = work_due(state)
    if worker == 0 and turn.fresh and anyone_can_join(state):
        due += 1
    return [AtMost(state.decider, count) for count in range(due)]


def at_most(state: State, action: AtMost, _tell: Tell) -> None:
    for worker in state.turn.workers:
        if worker.seat == action.seat:
            worker.at_most = action.count


def confirm(state: State, _action: End, _tell: Tell) -> None:
    state.stage = "inviting" if state.turn.fresh else "begin-work"


def invite(state: State, tell: Tell) -> None:
    """KP-41, KP-42, KP-196: ask to the left and on, skipping whoever cannot join.

    A standing order that answers was secret until now: nobody takes back the move that drew it out."""
    turn, seats = state.turn, len(state.players)
    while turn.asked < seats - 1:
        turn.asked += 1
        seat = (turn.seat + turn.asked) % seats
        colours = joiners(state, seat)
        if not colours:
            continue
        answer = answer_of(state.players[seat].order, field_of(state, turn.board, turn.spot).id)
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


def join_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    actions: list[Action] = [Join(seat, colour) for colour in joiners(state, seat)]
    return [Choice(seat, [*actions, Decline(seat), *order_actions(state, seat)])]


def join(state: State, action: Join, tell: Tell) -> None:
    _join(state, action.seat, action.colour, tell)
    state.stage = "joined"


def _join(state: State, seat: Seat, colour: str, tell: Tell) -> None:
    """KP-43, KP-45: both keyples stand, and both work for both players."""
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


def decline(state: State, action: Decline, tell: Tell) -> None:
    state.stage = "declined"
    tell.all("keyper-told-declined", by=action.seat, who=Who(action.seat))


def joined(state: State, _action: End, _tell: Tell) -> None:
    state.stage = "begin-work"


def declined(state: State, _action: End, _tell: Tell) -> None:
    state.stage = "inviting"
