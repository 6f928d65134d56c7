"""What a transaction is asked to do, whichever engine carries it out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

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
