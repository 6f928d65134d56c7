"""Work caused by a press, in counts that do not depend on the machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from bot.locales import translations
from bot.store.sqlite import SqliteStore, open_sqlite
from bot.store.sqlite_transaction import SqliteTransaction
from bot.ui.kit import message_payload
from bot.ui.pictures import render_jobs
from engine.core.codec import Codec
from engine.registry import GAMES
from render.kit import encode

_CONTROL = ("BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "SAVEPOINT", "RELEASE")


class Count(Struct):
    openings: int = 0  # of the store, for reading or writing
    before: int = 0  # of them, before the press was answered
    written: int = 0  # transactions that wrote
    trips: int = 0  # to the SQLite threads, with several statements each
    statements: int = 0  # except for the start and end of transactions
    picks: int = 0  # applied by the engine, most of them on drafts
    options: int = 0  # worded by the engine
    copies: int = 0  # of positions
    views: int = 0  # of positions, as one reader sees them
    spoken: int = 0  # messages, including nested ones
    pictures: int = 0  # encoded
    bands: int = 0  # of them, drawn and packed because they were not cached
    blocks: int = 0  # of pages, as discord.py objects
    sent: int = 0  # bytes of pictures


class Counter:
    """Counts the work during a press."""

    def __init__(self) -> None:
        self.now = Count()
        self._answered = False

    def begin(self) -> None:
        """Start a new count."""
        self.now, self._answered = Count(), False

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Install all counters until the end."""
        from simcord.http.client import FakeWebhookAdapter

        encode.BANDS.clear()  # left from earlier pictures
        with ExitStack() as stack:
            for game in {type(game) for game in GAMES.values()}:
                stack.enter_context(self._each(game, "play", "picks"))
                stack.enter_context(self._each(game, "option", "options"))
                stack.enter_context(self._each(game, "view_for", "views"))
            for copying in ("copy", "unpack"):
                stack.enter_context(self._each(Codec, copying, "copies"))
            stack.enter_context(self._each(translations._Speaker, "say", "spoken"))
            stack.enter_context(self._each(render_jobs, "encode", "pictures"))
            stack.enter_context(self._each(encode, "packed", "bands"))
            stack.enter_context(self._each(message_payload, "_item", "blocks"))
            stack.enter_context(patch("bot.app.open_store", self._opened))
            for door in ("reading", "writing"):
                stack.enter_context(
                    patch.object(SqliteStore, door, self._entering(getattr(SqliteStore, door)))
                )
            stack.enter_context(self._each(SqliteTransaction, "ask", "trips"))
            heard = self._listening(FakeWebhookAdapter.request)
            stack.enter_context(patch.object(FakeWebhookAdapter, "request", heard))
            yield

    def storing(self, store: Any) -> Any:
        """Return the attachments of the simulated Discord, counted."""

        def stored(id_: int, channel: int, name: str, data: bytes, description: str | None) -> Any:
            self.now.sent += len(data)
            return store(id_, channel, name, data, description)

        return stored

    def _each(self, owner: Any, name: str, field: str) -> Any:
        call = getattr(owner, name)

        def counted(*args: Any, **kwargs: Any) -> Any:
            setattr(self.now, field, getattr(self.now, field) + 1)
            return call(*args, **kwargs)

        return patch.object(owner, name, counted)

    async def _opened(self, path: str | Path, *, alone: bool) -> SqliteStore:
        store = await open_sqlite(path, alone=alone)
        for connection in (store._writer, store._reader):
            await connection.set_trace_callback(self._executed)
        return store

    def _executed(self, sql: str) -> None:
        if sql.startswith("BEGIN IMMEDIATE"):
            self.now.written += 1
        elif not sql.startswith(_CONTROL):
            self.now.statements += 1

    def _entering(self, door: Any) -> Any:
        """Return `reading` and `writing` of the store, counted."""

        def entered(store: Any, **how: Any) -> Any:
            self.now.openings += 1
            self.now.before += not self._answered
            return door(store, **how)

        return entered

    def _listening(self, request: Any) -> Any:
        """Return a request method that notes answers: a request to edit the pressed message."""

        async def heard(adapter: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            self._answered = self._answered or route.url.endswith("/messages/@original")
            return await request(adapter, route, *args, **kwargs)

        return heard
