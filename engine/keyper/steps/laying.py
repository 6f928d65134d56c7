"""The lay-down action (section 8)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyper.actions import Action, LayCount, LayDown, Pass
from engine.keyper.names import place_name
from engine.keyper.state import NOBODY, OWN, Keyple, State, Worker
from engine.keyper.steps.table import claimed_board, field_of, keyples_at


def own_targets(state: State, seat: Seat) -> list[LayDown]:
    """KP-56: own plots and fields of the board claimed, with a standing keyple."""
    targets = [
        LayDown(seat, OWN, spot)
        for spot, plot in enumerate(state.players[seat].plots)
        if _standing(plot.keyples)
    ]
    board = claimed_board(state, seat)
    return targets + (_on_board(state, seat, board) if board is not None else [])


def other_targets(state: State, seat: Seat) -> list[LayDown]:
    """KP-57: when nothing stands at home, fields of any board."""
    return [target for board in range(len(state.boards)) for target in _on_board(state, seat, board)]


def targets_of(state: State, seat: Seat) -> tuple[list[LayDown], bool]:
    """What may be laid down now, and whether passing is allowed (KP-61, KP-208)."""
    own = own_targets(state, seat)
    if own:
        return own, state.closing != NOBODY
    return other_targets(state, seat), True


def _on_board(state: State, seat: Seat, board: int) -> list[LayDown]:
    return [
        LayDown(seat, board, spot)
        for spot, keyples in enumerate(state.boards[board].fields)
        if _standing(keyples)
    ]


def _standing(keyples: list[Keyple]) -> int:
    return sum(not keyple.lying for keyple in keyples)


def lay_choices(state: State) -> list[Choice[Action]]:
    seat = state.decider
    targets, may_pass = targets_of(state, seat)
    actions: list[Action] = [*targets]
    return [Choice(seat, [*actions, Pass(seat)] if may_pass else actions)]


def lay_down(state: State, action: LayDown, tell: Tell) -> None:
    turn = state.turn
    turn.board, turn.spot = action.board, action.spot
    turn.workers = [Worker(action.seat)]
    if _standing(keyples_at(state, action.seat, action.board, action.spot)) > 1:
        state.stage = "lay-count"
    else:
        _lay(state, 1, tell)


def count_choices(state: State) -> list[Choice[Action]]:
    """KP-60."""
    return [Choice(state.decider, [LayCount(state.decider, 2), LayCount(state.decider, 1)])]


def lay_count(state: State, action: LayCount, tell: Tell) -> None:
    _lay(state, action.count, tell)


def _lay(state: State, count: int, tell: Tell) -> None:
    turn = state.turn
    standing = [k for k in keyples_at(state, turn.seat, turn.board, turn.spot) if not k.lying]
    for keyple in standing[:count]:
        keyple.lying = True
    turn.working = count
    place = place_name(state, turn.board, turn.spot)
    tell.all("keyper-told-laid", by=turn.seat, who=Who(turn.seat), count=count, place=place)
    plain = turn.board != OWN and field_of(state, turn.board, turn.spot).work == "gain"
    state.stage = "confirm" if plain else "begin-work"


def skip_turn(state: State, action: Pass, tell: Tell) -> None:
    state.stage = "ended"
    tell.all("keyper-told-passed", by=action.seat, who=Who(action.seat))
