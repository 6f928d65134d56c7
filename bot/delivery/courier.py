"""The courier: takes parcels from the outbox and retries until they are delivered."""

from __future__ import annotations

import asyncio
import contextvars
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeAlias

import aiohttp
import discord

from bot.delivery.sender import ChannelUnavailableError, RetryLaterError
from bot.services.tables.timers import TimerService
from bot.services.turn.outbox import OutboxService, Round
from bot.store.errors import CannotStoreError
from bot.ui.pictures.render_queue import ClosedError
from bot.values.errors import PlayerError
from bot.values.parcel import Outcome, Parcel, Posted

_log = logging.getLogger(__name__)
_FIRST_PAUSE = 15.0  # seconds before the second attempt; doubled each time
_LONGEST_PAUSE = 3600.0
_SHUT_PAUSE = 900.0  # seconds before retrying a channel that refuses our messages; doubled each time
_SHORTEST_PAUSE = 1.0
_LONGEST_NAP = 24 * 3600.0
_LONGEST_NAP_BESIDE_OTHERS = 5.0  # other processes add parcels without notifying us, unless they need help
_LAST_WAIT = 10.0  # seconds, at shutdown
_AT_ONCE = 16  # parcels in delivery at a time
_TOGETHER_WITHIN = 0.25  # seconds an outcome waits, to be recorded together with others
_OUR_FAULT_TRIES = 5  # a bug in the bot does not go away with retries
Deliver: TypeAlias = Callable[[Parcel], Awaitable[list[Posted]]]
_PASSING = (aiohttp.ClientError, asyncio.TimeoutError, OSError)


class Courier:
    def __init__(
        self,
        outbox: OutboxService,
        timers: TimerService,
        deliver: Deliver,
        clock: Callable[[], float],
        is_shared: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_shared`: whether other processes write to the same outbox."""
        self._outbox = outbox
        self._is_shared = is_shared
        self._timer_service = timers
        self._deliver_parcel = deliver
        self._clock = clock
        self._round: asyncio.Task[None] | None = None  # records outcomes and claims new parcels
        self._again = False
        # records the outcomes so far, even if other parcels are still in delivery
        self._soon: asyncio.TimerHandle | None = None
        self._out: set[asyncio.Task[None] | None] = set()  # deliveries in progress
        self._outcomes: list[Outcome] = []  # not yet recorded
        self._held: set[int] = set()  # parcels from their claim until their outcome is recorded
        self._open = False
        self._context = contextvars.copy_context()
        self._alarm: asyncio.Task[None] | None = None  # sleeps; may be cancelled at any moment
        self._timer_task: asyncio.Task[None] | None = None  # runs the due timers; is never cancelled

    @property
    def is_open(self) -> bool:
        return self._open

    def open(self) -> None:
        self._open, self._context = True, contextvars.copy_context()
        self._wake_in(0)

    def wake(self) -> None:
        """Look for parcels; called after each commit."""
        if not self._open:
            return
        self._no_sooner()
        if self._round is not None and not self._round.done():
            self._again = True
            return
        self._round = self._begun(self._exchange(), "courier")

    async def close(self) -> None:
        """Finish the deliveries in progress, record their outcomes, then stop."""
        self._open = False
        self._no_sooner()
        if self._alarm is not None:
            self._alarm.cancel()
        under_way = [task for task in (self._timer_task, self._round, *self._out) if task is not None]
        if under_way:
            await asyncio.wait(under_way, timeout=_LAST_WAIT)
        if self._outcomes:
            await self._exchange()

    async def _exchange(self) -> None:
        """Record outcomes and claim new parcels. A slow parcel delays only its own lane."""
        try:
            while True:
                self._again = False
                outcomes, self._outcomes = self._outcomes, []
                try:
                    came = await self._outbox.exchange(outcomes, self._room, frozenset(self._held))
                except Exception:
                    self._outcomes += outcomes
                    raise
                self._held.difference_update(outcome.parcel.id for outcome in outcomes)
                for parcel in came.parcels:
                    self._held.add(parcel.id)
                    task = asyncio.create_task(self._carry(parcel), name=f"parcel {parcel.id}")
                    self._out.add(task)
                if not self._again:  # no wake-up in the meantime
                    self._set_alarm(came)
                    return
        except CannotStoreError:  # the store has logged it
            if self._open:
                self._wake_in(_FIRST_PAUSE)
        except Exception:
            _log.exception("the outbox could not be read")
            if self._open:
                self._wake_in(_FIRST_PAUSE)

    @property
    def _room(self) -> int:
        return _AT_ONCE - len(self._out) if self._open else 0

    async def _carry(self, parcel: Parcel) -> None:
        """Deliver a parcel, then check for the next one in its lane."""
        try:
            outcome = await self._attempt(parcel)
            if outcome is not None:
                self._outcomes.append(outcome)
            else:
                self._held.discard(parcel.id)
        finally:
            self._out.discard(asyncio.current_task())
        self._came_back()

    def _came_back(self) -> None:
        """Record the outcomes of a turn's parcels together, as most of them return at about the same time.

        Record at once if all slots were taken and more parcels may be waiting.
        """
        if self._outcomes and self._out and len(self._out) < _AT_ONCE - 1:
            if self._open and self._soon is None:
                self._soon = asyncio.get_running_loop().call_later(_TOGETHER_WITHIN, self.wake)
            return
        self.wake()

    def _no_sooner(self) -> None:
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None

    def _set_alarm(self, came: Round) -> None:
        """Sleep until the next timer, deferred parcel or retry is due."""
        if self._open:
            due = [moment for moment in (came.next_timer, came.next_parcel) if moment is not None]
            earliest = min(due, default=float("inf"))
            longest = _LONGEST_NAP_BESIDE_OTHERS if self._is_shared() else _LONGEST_NAP
            self._wake_in(min(max(earliest - self._clock(), _SHORTEST_PAUSE), longest))

    async def _attempt(self, parcel: Parcel) -> Outcome | None:
        """Deliver a parcel and return its outcome; None if the bot has stopped.

        After the next start such a parcel counts as doubtful.
        """
        try:
            return Outcome(parcel, tuple(await self._deliver_parcel(parcel)))
        except ClosedError:
            return None
        except RetryLaterError as error:
            return Outcome(parcel, put_off=error.until)
        except PlayerError as error:  # the table is gone; no one is left to notify
            return Outcome(parcel, error=error.text.key)
        # needs a change of permissions; the players have been notified
        except ChannelUnavailableError as error:
            return self._shut(parcel, error)
        except discord.HTTPException as error:
            passing = error.status >= 500 or error.status in (408, 429)
            return self._refused(
                parcel, error, forever=not passing and parcel.attempts + 1 >= _OUR_FAULT_TRIES
            )
        except (CannotStoreError, *_PASSING) as error:
            return self._refused(parcel, error, forever=False, doubtful=True)
        except Exception as error:
            return self._refused(parcel, error, forever=parcel.attempts + 1 >= _OUR_FAULT_TRIES)

    def _shut(self, parcel: Parcel, error: ChannelUnavailableError) -> Outcome:
        pause = min(_SHUT_PAUSE * 2 ** min(parcel.attempts, 10), _LONGEST_NAP)
        _log.warning("not sent: %s", error, extra={"game": parcel.game_id, "kind": parcel.kind})
        return Outcome(parcel, error=str(error), retry_at=self._clock() + pause)

    def _refused(self, parcel: Parcel, error: Exception, *, forever: bool, doubtful: bool = False) -> Outcome:
        pause = min(_FIRST_PAUSE * 2**parcel.attempts, _LONGEST_PAUSE)
        extra = {"game": parcel.game_id, "kind": parcel.kind, "attempt": parcel.attempts + 1}
        level = (
            logging.ERROR
            if forever or not isinstance(error, (discord.HTTPException, CannotStoreError, *_PASSING))
            else logging.WARNING
        )
        _log.log(level, "not sent: %s", type(error).__name__, exc_info=error, extra=extra)
        retry_at = None if forever else self._clock() + pause
        return Outcome(parcel, error=type(error).__name__, retry_at=retry_at, doubtful=doubtful)

    def _wake_in(self, pause: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._begun(self._wake_after(pause), "courier's alarm")

    def _begun(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Start a task that does not inherit the context of the caller."""
        return self._context.run(partial(asyncio.create_task, work, name=name))

    async def _wake_after(self, pause: float) -> None:
        await asyncio.sleep(pause)
        if self._timer_task is None or self._timer_task.done():
            self._timer_task = asyncio.create_task(self._fire(), name="courier's timers")

    async def _fire(self) -> None:
        """Run due timers in a separate task: they make moves, and every move resets the alarm."""
        try:
            await self._timer_service.fire()
        except CannotStoreError:
            pass  # the store has logged it; the next round sets the alarm, and the timers are still due
        except Exception:
            _log.exception("the timers could not be read")
        self.wake()
