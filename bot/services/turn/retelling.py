"""What the turns of a packed game told: found by playing it again, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from bot.services.turn.live_tables import LiveTables, found
from bot.store.protocol import StoreError
from bot.store.replay import retold, setup_of
from bot.store.rows import TurnRow
from engine.core.tell import Event

_log = logging.getLogger(__name__)


async def with_events(tables: LiveTables, game_id: str, turns: Sequence[TurnRow]) -> list[TurnRow]:
    """The same turns, each with what it told. Not while the store is being read: it may take a while."""
    if all(turn.told for turn in turns):
        return list(turns)
    if game_id not in tables.retold:
        tables.retold[game_id] = await _played_again(tables, game_id)
    events = tables.retold[game_id]
    return [turn if turn.told else replace(turn, events=events.get(turn.turn, ())) for turn in turns]


async def _played_again(tables: LiveTables, game_id: str) -> dict[int, tuple[Event, ...]]:
    async with tables.store.reading() as reader:
        saved = await found(reader, game_id)
        turns, moves = await reader.log.turns(game_id), await reader.log.moves(game_id)
    game = tables.game(saved.table.game)
    try:
        told, _ = await asyncio.to_thread(retold, game, setup_of(saved, game), turns, moves)
    except (
        StoreError,
        ValueError,
    ) as error:  # it could be played again when it was packed; the picks are there
        _log.error("a packed game cannot be played again: %s", error, extra={"game": game_id})
        return {}
    return {turn.turn: events for turn, events in zip(turns, told, strict=True)}
