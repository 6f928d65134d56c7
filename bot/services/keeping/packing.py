"""Finished games are packed, one after the other, while nobody waits for it; what is past is forgotten."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from msgspec import Struct

from bot.services.turn.live_tables import AnyGame, LiveTables
from bot.store.protocol import CannotStoreError, ConflictError, Reader, StoreError
from bot.store.replay import retold, setup_of
from bot.store.repositories.moves import packed
from bot.store.rows import CutRow, MoveRow, Saved, Snapshot, TurnRow
from engine.core.codec import SaveError

_log = logging.getLogger(__name__)
_DAY = 24 * 3600.0
PACKED_AFTER = 2 * _DAY
"""Seconds after a game's end: until then somebody may still be looking at it a lot."""
_SENT_FOR, _GIVEN_UP_FOR, _ACTS_FOR = 3 * _DAY, 30 * _DAY, 30 * _DAY
"""Seconds for which parcels and clicks that were dealt with are remembered."""
_FORGOTTEN_AT_A_TIME = 500
_BREATH = 3.0
"""Seconds between two games, so that those who play notice nothing."""
_REST = 3 * _DAY


class _Rows(Struct, frozen=True):
    """All that is kept of a game."""

    saved: Saved
    turns: list[TurnRow]
    moves: list[MoveRow]
    last: Snapshot | None
    cut: list[CutRow]


class PackingService:
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def run(self) -> None:
        """For ever: a little at a time while there is something to do, then a long rest. What is cut short
        is as it was before, and is done the next time."""
        while True:
            try:
                busy = await self.step()
            except CannotStoreError:  # the store has said so
                busy = False
            except ConflictError:  # another process was faster
                busy = True
            except Exception:
                _log.exception("finished games could not be packed")
                busy = False
            await asyncio.sleep(_BREATH if busy else _REST)

    async def step(self) -> bool:
        """Pack one game that has been over for long, forget some old post, give some room back; False:
        nothing is left to do."""
        now = self._tables.clock()
        async with self._tables.store.reading() as reader:
            game_id = await reader.games.packable(now - PACKED_AFTER)
            rows = None if game_id is None else await _rows_of(reader, game_id)
        if rows is not None:
            data = await asyncio.to_thread(self._packed, rows)
            async with self._tables.store.writing() as writer:
                await writer.packs.put(rows.saved.table.id, now, data)
        async with self._tables.store.writing(lasting=False) as writer:
            old = (now - _SENT_FOR, now - _GIVEN_UP_FOR, now - _ACTS_FOR)
            more = await writer.packs.prune(*old, _FORGOTTEN_AT_A_TIME)
        room = await self._tables.store.shrink()
        return rows is not None or more or room

    def _packed(self, rows: _Rows) -> bytes | None:
        """None: played again it leads elsewhere, or nowhere, so that its positions have to be kept."""
        table = rows.saved.table
        game: AnyGame | None = self._tables.games.get(table.game)
        if game is None or rows.last is None:
            return None
        try:
            told, state = retold(game, setup_of(rows.saved, game), rows.turns, rows.moves)
            if _leads_to(game, state, rows):
                return packed(rows.turns, rows.moves, rows.last, rows.cut, told)
            why = "its log leads to another position than the one kept"
        except (StoreError, SaveError, ValueError) as error:
            why = str(error)
        _log.warning("a finished game stays unpacked: %s", why, extra={"game": table.id})
        return None


async def _rows_of(reader: Reader, game_id: str) -> _Rows | None:
    saved, turns, moves, (last, _), cut = await reader.together(
        reader.games.saved(game_id),
        reader.log.turns(game_id),
        reader.log.moves(game_id),
        reader.log.trail(game_id),
        reader.log.cut_moves(game_id),
    )
    return None if saved is None else _Rows(saved, turns, moves, last, cut)


def _leads_to(game: AnyGame, state: Any, rows: _Rows) -> bool:
    """Nothing is missing, and the end is the one that was kept."""
    picks, last = len(rows.moves), rows.last
    counted = [number for turn in rows.turns for number in range(turn.first, turn.last + 1)]
    return (
        last is not None
        and (last.number, last.turn) == (picks, len(rows.turns))
        and counted == [move.number for move in rows.moves] == list(range(1, picks + 1))
        and [turn.turn for turn in rows.turns] == list(range(1, len(rows.turns) + 1))
        and all(turn.words == _words(turn, rows.moves) for turn in rows.turns)
        and game.to_json(game.from_json(last.state)) == game.to_json(state)
    )


def _words(turn: TurnRow, moves: list[MoveRow]) -> str:
    return " ".join(move.words for move in moves[turn.first - 1 : turn.last])
