"""Results of finished games counted anew: of an older version in the background, all of them on demand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from bot.services.turn.results import result_of
from bot.store.commit import Commit
from bot.store.protocol import CannotStoreError, Reader, Store, StoreError
from bot.store.replay import position, setup_of
from bot.values.statistics import GameResult
from engine.core.codec import SaveError
from engine.core.game import Game

_log = logging.getLogger(__name__)
_BREATH = 0.2
"""Seconds between two games, so that those who play notice nothing."""


class ResultService:
    def __init__(self, store: Store, games: Mapping[str, Game[Any, Any, Any]]) -> None:
        self._store, self._games = store, games

    async def run(self) -> None:
        """Once after the start: what ended before results were kept. What is cut short is done the next
        time."""
        try:
            async with self._store.reading() as reader:
                there = await reader.results.there()
            for game_id in (one for one, is_there in there.items() if not is_there):
                await self._count(game_id)
                await asyncio.sleep(_BREATH)
        except CannotStoreError:  # the store has said so
            return
        except Exception:
            _log.exception("results of older games could not be counted")

    async def uncounted(self) -> tuple[int, int]:
        """How many games are over, and how many of them have a result that is not there: what was imported
        and what cannot be counted have none."""
        async with self._store.reading() as reader:
            there = await reader.results.there()
            found = [await self._found(reader, one) for one, is_there in there.items() if not is_there]
        return len(there), sum(result is not None for result in found)

    async def rebuild(self) -> tuple[int, int]:
        """Every result from the log, in the place of the one that is there; how many there are, and how many
        differed."""
        async with self._store.reading() as reader:
            counted = list(await reader.results.there())
        changed = 0
        for game_id in counted:
            changed += await self._count(game_id)
        return len(counted), changed

    async def _count(self, game_id: str) -> bool:
        """Whether the row that is there now is another than before."""
        async with self._store.reading() as reader:
            known = await reader.results.get(game_id)
            found = await self._found(reader, game_id)
        if found == known:
            return False
        async with self._store.writing() as writer:
            await writer.write(Commit(game_id=game_id, result=found))
        return True

    async def _found(self, reader: Reader, game_id: str) -> GameResult | None:
        saved = await reader.games.saved(game_id)
        game = None if saved is None else self._games.get(saved.table.game)
        if saved is None or game is None or saved.table.ended is None:
            return None
        try:
            setup, made = setup_of(saved, game), await reader.log.made(game_id)
            state = await position(reader, saved, game, saved.table.number)
            return result_of(game, setup, saved.table, state, made, saved.table.ended)
        except (StoreError, SaveError, ValueError) as error:
            _log.warning("the result of a game cannot be counted: %s", error, extra={"game": game_id})
            return None
