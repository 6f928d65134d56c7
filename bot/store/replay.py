"""Rebuild a position from the move log. The log is the truth; snapshots only save time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.errors import StoreError
from bot.store.rows import MoveRow, Saved, Snapshot, TurnRow
from bot.store.unit_of_work import Reader
from engine.core.game import AnyGame
from engine.core.setup import Setup, checked
from engine.core.tell import Event, Silence, Tell


def setup_of(saved: Saved, game: AnyGame) -> Setup:
    table = saved.table
    return game.with_content_loaded(checked(game.spec, Setup(len(table.seats), saved.seed, table.options)))


async def position(
    reader: Reader, saved: Saved, game: AnyGame, number: int, *, from_start: bool = False
) -> Any:
    """Return the position after `number` picks."""
    setup, game_id = setup_of(saved, game), saved.table.id
    if from_start:
        return followed(game, setup, None, await reader.log.moves(game_id, 0, number))
    return followed(game, setup, *await reader.log.trail(game_id, number))


def followed(game: AnyGame, setup: Setup, snapshot: Snapshot | None, moves: Sequence[MoveRow]) -> Any:
    """Return the position after these moves. A long replay is slow: run it in a thread if others wait."""
    state = game.from_json(snapshot.state) if snapshot else game.new_game(setup)
    return replayed(game, state, moves)


def replayed(game: AnyGame, state: Any, moves: Sequence[MoveRow]) -> Any:
    """Play logged picks on this state, in place."""
    silence = Silence()
    for move in moves:
        option = game.option_named(state, move.seat, move.words)
        if option is None:
            raise StoreError(f"move {move.number}, '{move.words}' by seat {move.seat}, is not offered there")
        game.play(state, option.action, silence)
    return state


def retold(
    game: AnyGame, setup: Setup, turns: Sequence[TurnRow], moves: Sequence[MoveRow]
) -> tuple[list[tuple[Event, ...]], Any]:
    """Replay from the start, and return the events of each turn and the final state. Slow: run it in a
    thread."""
    state, told = game.new_game(setup), list[tuple[Event, ...]]()
    for turn in turns:
        tell = Tell()
        for move in moves[turn.first - 1 : turn.last]:
            option = game.option_named(state, move.seat, move.words)
            if option is None:
                raise StoreError(f"move {move.number} by seat {move.seat} is not offered there")
            game.play(state, option.action, tell)
        told.append(tuple(tell.events))
    return told, state


def chapter_starts(
    game: AnyGame, setup: Setup, turns: Sequence[TurnRow], moves: Sequence[MoveRow]
) -> dict[int, int]:
    """Return the first turn of each season or round, by replaying as many turns as possible. Slow: run it in
    a thread."""
    state, starts, rest = game.new_game(setup), dict[int, int](), list(moves)
    for turn in turns:
        starts.setdefault(game.chapter(state), turn.turn)
        try:
            replayed(game, state, [move for move in rest if move.number <= turn.last])
        except StoreError:  # of a version whose moves are no longer known
            break
        rest = [move for move in rest if move.number > turn.last]
    return starts
