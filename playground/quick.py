"""A simulated Discord whose clock jumps to what falls due soon, where the original waits for it by the wall.

Settling means that whatever the bot will do within the patience of a test has been done: a post that is held
back for five seconds, say. The original lets five seconds pass; here the clock is moved on by as much."""

from __future__ import annotations

import contextvars
from typing import Any

from simcord._settlement import _wakes_recognized_wait

from playground.seam import Env


class QuickEnv(Env):
    """`soon`: so many seconds the clock is moved on at most; if not given, as long as the bot is waited for,
    which on a busy machine may be much longer."""

    def __init__(self, bot: Any, *, soon: float | None = None, **options: Any) -> None:
        super().__init__(bot, **options)
        self._horizon = soon
        self._soon: list[Any] = []  # timers that the original would let the wall clock fire

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], context: contextvars.Context | None
    ) -> None:
        super()._schedule_timer(record, callback, args, context)
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None
            self._soon.append(record)

    async def _settle_internal(self, *, timeout: float | None = None, **rest: Any) -> None:  # noqa: ASYNC109  # simcord calls it so
        """A bot that starts is waited for as long as any other: a busy machine takes its time."""
        patience = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=patience, **rest)
        if self._advancing:
            return
        assert self._loop is not None
        deadline = self._loop.time() + self.settle_timeout
        horizon = self._virtual_time + (self.settle_timeout if self._horizon is None else self._horizon)
        while (when := self._next_jump()) is not None and when <= horizon:
            await self._advance_to(when, deadline)

    def _next_jump(self) -> float | None:
        """When the next timer fires that somebody waits for."""
        state = self._settlement_state()
        self._soon = [
            record
            for record in self._soon
            if record.when > self._virtual_time
            and record.handle is not None
            and not record.handle.cancelled()
        ]
        moments = [record.when for record in self._soon if not _wakes_recognized_wait(state, record)]
        return min(moments, default=None)
