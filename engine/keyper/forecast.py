"""What a use would bring, said before it is confirmed; and what it does bring, by the same words."""

from __future__ import annotations

from typing import assert_never

from engine.core.text import Seat, Text, text
from engine.keyper.names import counted
from engine.keyper.state import OWN, State
from engine.keyper.table import boat_powers, field_of


def work_due(state: State) -> int:
    """What each worker is due by the table of KP-34."""
    turn = state.turn
    if turn.board == OWN:
        return turn.working
    keyples = state.boards[turn.board].fields[turn.spot]
    return turn.working + (field_of(state, turn.board, turn.spot).colour == keyples[-1].counts_as)


def plain_gains(state: State, good: str) -> list[int]:
    """What each worker takes of a plain field (KP-67); one each in turn if the supply runs short (KP-107)."""
    workers, due, left = state.turn.workers, work_due(state), state.supply.get(good, 0)
    wants = [due if worker.at_most < 0 else min(due, worker.at_most) for worker in workers]
    got = [0] * len(workers)
    for _ in range(max(wants)):
        for at, want in enumerate(wants):
            if left and want > got[at]:
                got[at] += 1
                left -= 1
    return got


def joiners_gain(state: State, seat: Seat) -> Text:
    """What joining would bring: one more than working alone (KP-34), or half of a short supply (KP-107)."""
    turn = state.turn
    field = field_of(state, turn.board, turn.spot)
    due = work_due(state) + 1
    match field.work:
        case "gain":
            count = min(due, state.supply.get(field.good, 0) // 2)
            return counted(field.good, count) if count else text("keyper-nothing")
        case "boat":
            return text("keyper-counted-action", count=due + boat_powers(state.players[seat]).extra)
        case "tiles" | "exchange" | "build" | "discount" | "upgrade" | "keyp":
            return text("keyper-counted-action", count=due)
        case _:
            assert_never(field.work)
