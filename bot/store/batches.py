"""Several statements in one trip to the connection's thread: each trip costs more than what it carries."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.statements import Row, Statement


class Batch(tuple[Statement, ...]):
    """Statements to be run in order; the first that fails ends the batch."""


class _Answers(list[list[Row]]):
    """What a batch brings back, in the shape of a cursor."""

    def fetchall(self) -> list[list[Row]]:
        return list(self)


class BatchConnection(sqlite3.Connection):
    """Takes a batch in place of a statement's values."""

    def execute(self, sql: str, parameters: Any = (), /) -> Any:
        if not isinstance(parameters, Batch):
            return super().execute(sql, parameters)
        answers = _Answers()
        for statement in parameters:
            if len(statement.rows) > 1:
                super().executemany(statement.sql, statement.rows).close()
                continue
            found = super().execute(statement.sql, statement.rows[0]).fetchall()
            if statement.demand is not None and not found:
                raise statement.demand
            if statement.asks:
                answers.append(found)
        return answers


async def connect(path: str | Path) -> aiosqlite.Connection:
    """A connection without transactions of its own making, which never keeps a dying process alive."""
    connection = aiosqlite.connect(path, isolation_level=None, factory=BatchConnection)
    connection._thread.daemon = True  # there is no public way; what is committed is safe all the same
    return await connection


class SqliteTransaction:
    """One transaction on a connection: statements pile up until somebody wants an answer, or the end."""

    def __init__(self, connection: aiosqlite.Connection, begin: Sequence[str], end: str) -> None:
        self._connection = connection
        self._begin = begin
        self._end = end
        self._waiting: list[Statement] = []
        self._open = False

    def add(self, statement: Statement) -> None:
        self._waiting.append(statement)

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        """Run what has piled up and these; with `last` the transaction ends in the same batch."""
        batch = [*self._waiting, *questions]
        self._waiting = []
        if not self._open:
            batch = [*(Statement(sql) for sql in self._begin), *batch]
        self._open = True
        if last:
            batch.append(Statement(self._end))
        answers = list(await self._connection.execute_fetchall("", Batch(batch)))
        self._open = not last
        return answers  # type: ignore[return-value]  # one list of rows for each question

    async def finish(self) -> None:
        if self._open or self._waiting:
            await self.ask(last=True)

    async def abandon(self) -> None:
        """Leave nothing behind; that there was nothing is no fault."""
        self._waiting = []
        if self._open:
            self._open = False
            try:
                await self._connection.execute_fetchall("ROLLBACK")
            except sqlite3.OperationalError:
                return


class SqliteLook(SqliteTransaction):
    """A transaction that only looks. Nobody waits for its end: whoever looks next ends it first."""

    def __init__(self, connection: aiosqlite.Connection, *, is_left: bool) -> None:
        """`is_left`: the one before has not been ended."""
        super().__init__(connection, ("ROLLBACK", "BEGIN") if is_left else ("BEGIN",), "ROLLBACK")
        self.is_left = is_left

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        self.is_left = False
        try:
            return await super().ask(*questions, last=last)
        finally:
            self._begin = ("BEGIN",)  # what is asked after the last of them is another look

    async def finish(self) -> None:
        self.is_left, self._open = self.is_left or self._open, False
