"""From the log to the position: the log is the truth, snapshots only save time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.protocol import Reader, StoreError
from bot.store.rows import MoveRow, Saved
from engine.core.game import Game
from engine.core.setup import Setup, checked
from engine.core.tell import Silence


def setup_of(saved: Saved, game: Game[Any, Any, Any]) -> Setup:
    table = saved.table
    return checked(game.spec, Setup(len(table.seats), saved.seed, table.options))


async def position(
    reader: Reader, saved: Saved, game: Game[Any, Any, Any], number: int, *, from_start: bool = False
) -> Any:
    """The position after so many picks: the nearest snapshot before it, and the log from there."""
    snapshot = None if from_start else await reader.snapshot(saved.table.id, number)
    moves = await reader.moves(saved.table.id, snapshot.number if snapshot else 0, number)
    state = game.from_json(snapshot.state) if snapshot else game.new_game(setup_of(saved, game))
    return replayed(game, state, moves)


def replayed(game: Game[Any, Any, Any], state: Any, moves: Sequence[MoveRow]) -> Any:
    """Play logged picks on this state, in place."""
    silence = Silence()
    for move in moves:
        decision = game.decision_of(state, move.seat)
        options = decision.options if decision else ()
        option = next((option for option in options if option.words == move.words), None)
        if option is None:
            raise StoreError(f"move {move.number}, '{move.words}' by seat {move.seat}, is not offered there")
        game.play(state, option.action, silence)
    return state
