"""A simulated Discord whose clock jumps to the next timer, where the original waits in real time.

Settling means that the bot has done everything due within the timeout of a test, for example a post held back
for five seconds. The original lets five seconds pass; here the clock advances by as much.
"""

from __future__ import annotations

import contextvars
from typing import Any

from simcord._settlement import _wakes_recognized_wait

from playground.simcord_access import Env


class QuickEnv(Env):
    """A simulated Discord that advances its clock instead of waiting.

    `soon`: maximum seconds to advance; by default the timeout of settling, which is long on a busy machine.
    """

    def __init__(self, bot: Any, *, soon: float | None = None, **options: Any) -> None:
        super().__init__(bot, **options)
        self._horizon = soon
        self._soon: list[Any] = []  # timers that the original would run in real time

    def _schedule_timer(
        self, record: Any, callback: Any, args: tuple[Any, ...], context: contextvars.Context | None
    ) -> None:
        super()._schedule_timer(record, callback, args, context)
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None
            self._soon.append(record)

    async def _settle_internal(self, *, timeout: float | None = None, **rest: Any) -> None:  # noqa: ASYNC109  # simcord calls it so
        """Wait for a starting bot as long as for any other, as a busy machine is slow."""
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
        """Return when the next awaited timer is due."""
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
