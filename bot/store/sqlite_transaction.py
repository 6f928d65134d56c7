"""Run several SQLite statements in one trip to the connection's thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import Thread, current_thread
from typing import Any

import aiosqlite

from bot.store.sql import Row, Statement

THREAD = "store"
"""The name of a thread in which SQLite runs."""


class Script(str):
    """Statements with their values, run in order up to the first failure.

    The rows of those that ask are in `answers` afterwards."""

    statements: tuple[Statement, ...]
    answers: list[list[Row]]

    def __new__(cls, statements: Iterable[Statement]) -> Script:
        given = tuple(statements)
        script = super().__new__(cls, ";\n".join(one.sql for one in given))
        script.statements, script.answers = given, []
        return script


class ScriptConnection(sqlite3.Connection):
    """A connection that runs such scripts; created by the thread that will serve it."""

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        current_thread().name = THREAD

    def executescript(self, script: str, /) -> sqlite3.Cursor:
        if not isinstance(script, Script):
            return super().executescript(script)
        cursor = self.cursor()
        for statement in script.statements:
            if len(statement.rows) > 1:
                cursor.executemany(statement.sql, statement.rows)
                continue
            found: list[Row] = cursor.execute(statement.sql, statement.rows[0]).fetchall()
            if statement.demand is not None and not found:
                raise statement.demand
            if statement.asks:
                script.answers.append(found)
        return cursor


async def connect(path: str | Path) -> aiosqlite.Connection:
    """Open a connection without implicit transactions that never keeps a process alive.

    Committed data is safe all the same."""
    made = list[aiosqlite.Connection]()

    def make() -> None:
        made.append(aiosqlite.connect(path, isolation_level=None, factory=ScriptConnection))

    maker = Thread(target=make, daemon=True)  # threads it starts are daemons too
    maker.start()
    maker.join()
    return await made[0]


class SqliteTransaction:
    """One transaction: statements are collected until an answer is needed, or until its end."""

    def __init__(self, connection: aiosqlite.Connection, begin: Sequence[str], end: str) -> None:
        self._connection = connection
        self._begin = begin
        self._end = end
        self._waiting: list[Statement] = []
        self._open = False

    def add(self, statement: Statement) -> None:
        self._waiting.append(statement)

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        """Run the pending statements and these; with `last` the transaction ends in the same batch."""
        batch = [*self._waiting, *questions]
        self._waiting = []
        if not self._open:
            batch = [*(Statement(sql) for sql in self._begin), *batch]
        self._open = True
        if last:
            batch.append(Statement(self._end))
        await self._connection.executescript(script := Script(batch))
        self._open = not last
        return script.answers

    async def finish(self) -> None:
        if self._open or self._waiting:
            await self.ask(last=True)

    async def abandon(self) -> None:
        """Roll back. It is not an error if nothing was open."""
        self._waiting = []
        if self._open:
            self._open = False
            try:
                await self._connection.execute_fetchall("ROLLBACK")
            except sqlite3.OperationalError:
                return


class SqliteLook(SqliteTransaction):
    """A read transaction that is not ended at once: the next one ends it first."""

    def __init__(self, connection: aiosqlite.Connection, *, is_left: bool) -> None:
        """`is_left`: the previous one is still open."""
        super().__init__(connection, ("ROLLBACK", "BEGIN") if is_left else ("BEGIN",), "ROLLBACK")
        self.is_left = is_left

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        self.is_left = False
        try:
            return await super().ask(*questions, last=last)
        finally:
            self._begin = ("BEGIN",)  # a question after `last` starts another read

    async def finish(self) -> None:
        self.is_left, self._open = self.is_left or self._open, False
