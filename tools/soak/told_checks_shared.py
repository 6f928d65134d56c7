"""The same checks for a database that several processes share."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from bot.store.sql import numbered
from tools.soak.told_checks import Books

R = TypeVar("R")


class SharedBooks(Books):
    """Synchronous access, as to a file: callers wait for each query."""

    def __init__(self, address: str) -> None:
        super().__init__(Path())
        self._settled = dict[str, int]()  # the turn that counted as announced before the start
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._connection: Any = self._answer(asyncpg.connect(address))

    def _answer(self, question: Coroutine[Any, Any, R]) -> R:
        return asyncio.run_coroutine_threadsafe(question, self._loop).result()

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        sql = numbered(sql).replace("IN ()", "IN (NULL)")
        return [tuple(row) for row in self._answer(self._connection.fetch(sql, *values))]

    def note_posts(self) -> None:
        """Record all posts each time: with several writers, a lower number may appear after a higher one."""
        self.noted |= {row[0] for row in self.rows("SELECT message FROM message")}

    def settle_all(self) -> None:
        """Mark everything so far as announced, such as the first turn of a computer."""
        self._answer(self._connection.execute("UPDATE outbox SET done = created"))
        self._settled = {game: int(told) for game, told in self.rows("SELECT id, told FROM game")}

    def empty(self) -> bool:
        return not self.rows("SELECT 1 FROM game LIMIT 1")

    def out_of_order(self) -> list[str]:
        """Return boards posted before those of earlier turns, and turns that no board tells."""
        told = dict[str, list[tuple[int, int]]]()
        for game, message, turn in self.rows(
            "SELECT game_id, message, coalesce(turn, 0) FROM message"
            " WHERE kind = 'board_post' ORDER BY message"
        ):
            told.setdefault(game, []).append((message, turn))
        faults = [
            f"{game}: turn {after} was told before turn {before}"
            for game, posts in told.items()
            for (_, after), (_, before) in pairwise(posts)
            if before <= after
        ]
        for game, last in self.rows(
            "SELECT id, told FROM game WHERE status IN ('running', 'over') AND NOT EXISTS"
            " (SELECT 1 FROM outbox WHERE game_id = game.id AND kind = 'board_post' AND done IS NULL)"
        ):
            newest = max((turn for _, turn in told.get(game, ())), default=self._settled.get(game, 0))
            if newest != last:
                faults.append(f"{game}: turn {last} counts as told, but the newest board tells {newest}")
        return faults

    def left_of(self, before: float) -> int:
        """Return the number of older parcels that are still to be sent, except for reminders, which never
        end."""
        sql = "SELECT count(*) FROM outbox WHERE done IS NULL AND created < ?"
        return int(self.rows(sql, before)[0][0])

    def forgotten_computers(self, before: float) -> list[str]:
        """Return tables that have waited for a computer since before then."""
        sql = (
            "SELECT DISTINCT game_id FROM seat JOIN game ON game.id = game_id WHERE status = 'running'"
            " AND waiting_since < ? AND computer <> ''"
        )
        return [f"{game} waits for a computer" for (game,) in self.rows(sql, before)]

    def counted(self) -> tuple[int, int]:
        """Return the number of turns and of sent parcels."""
        turns, sent = (
            self.rows(f"SELECT count(*) FROM {what}")[0][0]
            for what in ("turn", "outbox WHERE done IS NOT NULL AND error = ''")
        )
        return int(turns), int(sent)
