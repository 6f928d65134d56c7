"""Resume every table after a start, under the rules of this version."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Mapping
from pathlib import Path

import engine
from bot.services.turn.computers import Computers
from bot.services.turn.live_tables import LiveTable, LiveTables, retry_on_conflict
from bot.services.turn.position_change import (
    NewPosition,
    adopt_position,
    change_position,
    commit_of_change,
    open_secret_question,
    reopen_secret_question,
)
from bot.store.errors import CannotStoreError
from engine.core.game import AnyGame


def _fingerprint(games: Mapping[str, AnyGame]) -> str:
    """Return a hash of the installed engine's source and of the games in play."""
    digest = hashlib.blake2b(digest_size=16)
    for folder in engine.__path__:
        for path in sorted(Path(folder).rglob("*.py")):
            digest.update(path.read_bytes())
    for key, game in sorted(games.items()):
        digest.update(f"{key} {type(game).__module__}.{type(game).__qualname__} {game.schema}".encode())
    return digest.hexdigest()


_log = logging.getLogger(__name__)

_MENDED = "mended"
"""The setting with the rules by which all tables were last checked."""


class ResumeService:
    def __init__(self, tables: LiveTables, computers: Computers) -> None:
        self._tables, self._computers = tables, computers

    async def resume(self) -> None:
        """Let computers play on where the last run stopped.

        Once after each change of the rules, also correct which seats every table waits for."""
        rules = await asyncio.to_thread(_fingerprint, self._tables.games)
        async with self._tables.store.reading() as reader:
            mended = await reader.people.setting("app", _MENDED) == rules
            running = await reader.games.running(stuck=mended)
        for game_id in running:
            try:
                await self._resume(game_id)
            except CannotStoreError:
                raise  # all of them would fail
            except Exception:  # one broken table must not stop the others
                _log.exception("a table could not be resumed", extra={"game": game_id})
        if not mended:
            async with self._tables.store.writing(lasting=False) as writer:
                await writer.people.put_setting("app", _MENDED, rules)

    @retry_on_conflict
    async def _resume(self, game_id: str) -> None:
        async with self._tables.queue(game_id):
            live, _ = await self._tables.live(game_id)
            await self._mend(live)
            await self._computers.play_on(live)

    async def _mend(self, live: LiveTable) -> None:
        """Correct which seats the table waits for: changed rules may ask other seats, or ask in secret."""
        game, state, table, now = live.game, live.state, live.table, self._tables.clock()
        is_sound = game.has_secret_answers(state) == (table.secret_question is not None)
        if is_sound and table.waits_just_for(game.seats_to_act(state)):
            return
        is_still_secret = table.secret_question is not None and game.has_secret_answers(state)
        secret_question = (
            reopen_secret_question(live, now)
            if is_still_secret
            else open_secret_question(live, state, now, table.turn, table.number)
        )
        new = change_position(self._tables, live, NewPosition(state, now, secret_question))
        async with self._tables.writing(live, None) as writer:
            await writer.write(commit_of_change(live, new, now))
        adopt_position(live, new, None)
