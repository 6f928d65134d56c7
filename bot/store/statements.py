"""What a transaction is asked to do, whichever engine carries it out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import msgspec
from msgspec import Struct

Row: TypeAlias = Sequence[Any]


class Statement(Struct, frozen=True):
    """`rows` holds one set of values, or many for the same statement."""

    sql: str
    rows: Sequence[Sequence[object]] = ((),)
    asks: bool = False  # its rows are wanted
    demand: Exception | None = None  # raised if it gives no row


class Transaction(Protocol):
    """One transaction: statements pile up until somebody wants an answer, or the end."""

    def add(self, statement: Statement) -> None: ...
    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]: ...


class Sql:
    """How the subjects speak to a transaction."""

    def __init__(self, transaction: Transaction) -> None:
        self._transaction = transaction

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        return await self._transaction.ask(*questions, last=last)

    async def all(self, sql: str, *values: object) -> list[Row]:
        return (await self._transaction.ask(question(sql, *values)))[0]

    async def one(self, sql: str, *values: object) -> Row | None:
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    def add(self, *statements: Statement) -> None:
        for statement in statements:
            self._transaction.add(statement)

    def run(self, sql: str, *values: object) -> None:
        """Waits for the next question or the end of the transaction."""
        self._transaction.add(Statement(sql, (values,)))

    def each(self, sql: str, rows: Sequence[Sequence[object]]) -> None:
        if rows:
            self._transaction.add(Statement(sql, rows))


def question(sql: str, *values: object) -> Statement:
    return Statement(sql, (values,), asks=True)


def among(column: str, values: Collection[object]) -> str:
    """A condition with a place for each of the values; of none it is never true."""
    return f"{column} IN ({', '.join('?' * len(values))})" if values else "1 = 0"


def fields(row: Struct) -> tuple[object, ...]:
    return tuple(getattr(row, name) for name in row.__struct_fields__)


def as_json(value: Mapping[str, str] | Iterable[object]) -> str:
    return msgspec.json.encode(value).decode()
