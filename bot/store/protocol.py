"""The interface between services and a database."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from bot.store.concurrency import OnNotification
from bot.store.unit_of_work import Reader, Writer


class Store(Protocol):
    """A database, opened by `bot.store.factory.open_store`. Close it last."""

    def reading(self) -> AbstractAsyncContextManager[Reader]: ...
    def writing(self, *, lasting: bool = True) -> AbstractAsyncContextManager[Writer]: ...
    async def join(self, shares: Sequence[str], heard: OnNotification) -> str:
        """Join the processes on this database and receive their notifications.

        Return the first vacant one of these shares, after a wait if necessary."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes are connected."""

    async def has_new_post(self) -> bool:
        """Return whether the outbox may have grown since the last call, at almost no cost.

        For commands in another process, which cannot wake the courier. The first call returns True."""

    @property
    def fault(self) -> str:
        """Why nothing can be written now; empty: it can."""

    async def shrink(self) -> bool:
        """Release a little free space, too quickly for anyone to notice; return whether more is left."""

    async def close(self) -> None: ...
