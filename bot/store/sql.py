"""SQL statements as data, and their translation for PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Collection, Coroutine, Generator, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.caches import cached

Row: TypeAlias = Sequence[Any]


class Statement(Struct, frozen=True):
    """A statement; `rows` holds one set of values, or many for the same statement."""

    sql: str
    rows: Sequence[Sequence[object]] = ((),)
    asks: bool = False  # its rows are needed
    demand: Exception | None = None  # raised if it returns no row


class Transaction(Protocol):
    """One transaction: statements are collected until an answer is needed, or until its end."""

    def add(self, statement: Statement) -> None: ...
    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]: ...


class _PendingQuestions:
    """The questions of one of several combined reads; the answers arrive with those of the others."""

    def __init__(self, questions: Sequence[Statement]) -> None:
        self.questions = questions

    def __await__(self) -> Generator[_PendingQuestions, list[list[Row]], list[list[Row]]]:
        return (yield self)


class Sql:
    """The repositories' access to a transaction."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction
        self._gathers = False  # questions are collected, not asked yet

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        if self._gathers:
            return await _PendingQuestions(questions)
        return await self._transaction.ask(*questions, last=last)

    async def batch(self, *looks: Coroutine[Any, Any, Any]) -> list[Any]:
        """Run several reads in as many round trips as the longest one needs.

        The first questions of all are asked at once, then the second ones, and so on. The reads may await
        nothing but this transaction."""
        found: list[Any] = [None] * len(looks)
        try:
            asked = {at: one for at in range(len(looks)) if (one := self._gone_on(looks, at, None, found))}
            while asked:
                answers = await self.ask(*(each for one in asked.values() for each in one.questions))
                parts, rest = dict[int, list[list[Row]]](), iter(answers)
                for at, one in asked.items():
                    parts[at] = [next(rest) for each in one.questions if each.asks]
                asked = {
                    at: one for at, part in parts.items() if (one := self._gone_on(looks, at, part, found))
                }
        finally:
            for look in looks:
                look.close()
        return found

    def _gone_on(
        self, looks: Sequence[Coroutine[Any, Any, Any]], at: int, answer: Any, found: list[Any]
    ) -> _PendingQuestions | None:
        """Return the next questions of this read; None: it is done, and its result is stored in `found`."""
        before, self._gathers = self._gathers, True
        try:
            asked = looks[at].send(answer)
        except StopIteration as over:
            found[at] = over.value
            return None
        finally:
            self._gathers = before
        if not isinstance(asked, _PendingQuestions):
            raise TypeError("a read in a batch may await only the store")
        return asked

    async def all(self, sql: str, *values: object) -> list[Row]:
        return (await self.ask(question(sql, *values)))[0]

    async def one(self, sql: str, *values: object) -> Row | None:
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    def add(self, *statements: Statement) -> None:
        for statement in statements:
            self._transaction.add(statement)

    def run(self, sql: str, *values: object) -> None:
        """Add a statement. It runs with the next question or at the end of the transaction."""
        self._transaction.add(Statement(sql, (values,)))

    def each(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        if rows:
            self._transaction.add(Statement(sql, rows))


def question(sql: str, *values: object) -> Statement:
    return Statement(sql, (values,), asks=True)


def among(column: str, values: Collection[object]) -> str:
    """Return a condition with a placeholder for each value; without values it is always false."""
    return f"{column} IN ({', '.join('?' * len(values))})" if values else "1 = 0"


def fields(row: Struct) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def as_json(value: Mapping[str, str] | Iterable[object]) -> str:
    return msgspec.json.encode(value).decode()


@cached("statements for PostgreSQL", 512, 1_500)
def numbered(sql: str) -> str:
    """Translate SQLite's placeholders for PostgreSQL: `?` are numbered, `?2` keeps its number."""
    counted = iter(range(1, sql.count("?") + 1))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(counted)}", sql)
