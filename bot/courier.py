"""The courier: takes parcels from the outbox and sends them until they arrive."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import aiohttp
import discord
import msgspec

from bot.parcels import PARCELS
from bot.services.errors import PlayerError
from bot.services.types import Parcel, Posted
from bot.ui.build import built
from bot.ui.page import Page

if TYPE_CHECKING:
    from bot.app import Latchkey

_log = logging.getLogger(__name__)
FIRST_PAUSE = 15.0  # seconds before the second try; doubled each time
LONGEST_PAUSE = 3600.0
SHORTEST_PAUSE = 1.0
LONGEST_NAP = 24 * 3600.0
LAST_WAIT = 10.0  # when the bot stops
AT_ONCE = 16  # parcels on their way
OUR_FAULT_TRIES = 5  # an error of ours does not mend itself
_REMEMBERED = 512
_PASSING = (aiohttp.ClientError, asyncio.TimeoutError, OSError)


class Courier:
    def __init__(self, bot: Latchkey) -> None:
        self._bot = bot
        self._round: asyncio.Task[None] | None = None  # the one that fetches parcels
        self._again = False
        self._out: set[asyncio.Task[None]] = set()  # parcels on their way
        self._open = False
        self._alarm: asyncio.Task[None] | None = None  # sleeps; may be stopped at any moment
        self._timers: asyncio.Task[None] | None = None  # does what timers want; is let finish
        self._shown: OrderedDict[int, str] = OrderedDict()

    @property
    def is_open(self) -> bool:
        return self._open

    def open(self) -> None:
        self._open = True
        self._ring_in(0)

    def ring(self) -> None:
        """There is something to send; called after each commit."""
        if not self._open:
            return
        if self._round is not None and not self._round.done():
            self._again = True
            return
        self._round = asyncio.create_task(self._fetch(), name="courier")

    async def close(self) -> None:
        """Let what is on its way arrive, then stop."""
        self._open = False
        if self._alarm is not None:
            self._alarm.cancel()
        under_way = [task for task in (self._timers, self._round, *self._out) if task is not None]
        if under_way:
            await asyncio.wait(under_way, timeout=LAST_WAIT)

    def remember(self, message: int, page: Page) -> None:
        """This message shows this page now: an edit to the same is not worth a request."""
        self._shown[message] = _digest(page)
        self._shown.move_to_end(message)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)

    async def post(self, channel: int, page: Page, parcel: Parcel) -> Posted:
        """Send once; a parcel whose fate is unknown is looked for first."""
        there = self._bot.get_partial_messageable(channel)
        made = built(page)
        message = await self._found(there, made.view) if parcel.doubtful else None
        if message is None:
            message = (await there.send(nonce=parcel.nonce, **made.to_send())).id
        self.remember(message, page)
        return Posted(channel, message, parcel.kind, parcel.payload.person, parcel.payload.last_turn)

    async def edit(self, posted: Posted, page: Page) -> None:
        if self._shown.get(posted.message) == _digest(page):
            return
        message = self._bot.get_partial_messageable(posted.channel).get_partial_message(posted.message)
        with contextlib.suppress(discord.NotFound):
            await message.edit(**built(page).to_edit())
            self.remember(posted.message, page)

    async def _found(self, channel: discord.PartialMessageable, view: discord.ui.LayoutView) -> int | None:
        """Our newest messages there, compared by their words."""
        wanted = _words(view)
        with contextlib.suppress(discord.Forbidden):
            async for message in channel.history(limit=10):
                if message.author == self._bot.user and _words_of(message) == wanted:
                    return message.id
        return None

    async def _fetch(self) -> None:
        """Send out what is due. A parcel that takes its time holds up its own lane alone."""
        try:
            while len(self._out) < AT_ONCE:
                self._again = False
                parcels = await self._bot.services.outbox.claim(AT_ONCE - len(self._out))
                for parcel in parcels:
                    task = asyncio.create_task(self._carry(parcel), name=f"parcel {parcel.id}")
                    self._out.add(task)
                    task.add_done_callback(self._out.discard)
                if parcels or self._again:
                    continue
                await self._set_alarm()
                if not self._again:  # nobody rang while the alarm was set
                    return
        except Exception:
            _log.exception("the outbox could not be read")
            self._ring_in(FIRST_PAUSE)

    async def _carry(self, parcel: Parcel) -> None:
        """Deliver, then see whether another one waits in the same lane."""
        try:
            await self._deliver(parcel)
        except Exception:
            _log.exception("a parcel could not be noted", extra={"game": parcel.game_id, "kind": parcel.kind})
        self._out.discard(asyncio.current_task())
        self.ring()

    async def _set_alarm(self) -> None:
        """Sleep until something is due: a timer, a parcel held back, one that wants another try."""
        services = self._bot.services
        due = [await services.reminders.next_due(), await services.outbox.next_due()]
        earliest = min((moment for moment in due if moment is not None), default=float("inf"))
        self._ring_in(min(max(earliest - self._bot.clock(), SHORTEST_PAUSE), LONGEST_NAP))

    async def _deliver(self, parcel: Parcel) -> None:
        outbox = self._bot.services.outbox
        try:
            posted = await PARCELS[parcel.kind](self._bot, parcel)
        except PlayerError as error:  # the table is gone: nobody is left to tell
            await outbox.failed(parcel.id, error.text.key, None)
        except discord.HTTPException as error:
            passing = error.status >= 500 or error.status in (408, 429)
            await self._failed(parcel, error, forever=not passing and parcel.attempts + 1 >= OUR_FAULT_TRIES)
        except _PASSING as error:
            await self._failed(parcel, error, forever=False)
        except Exception as error:
            await self._failed(parcel, error, forever=parcel.attempts + 1 >= OUR_FAULT_TRIES)
        else:
            await outbox.sent(parcel.id, posted)

    async def _failed(self, parcel: Parcel, error: Exception, *, forever: bool) -> None:
        pause = min(FIRST_PAUSE * 2**parcel.attempts, LONGEST_PAUSE)
        extra = {"game": parcel.game_id, "kind": parcel.kind, "attempt": parcel.attempts + 1}
        level = (
            logging.ERROR
            if forever or not isinstance(error, (discord.HTTPException, *_PASSING))
            else logging.WARNING
        )
        _log.log(level, "not sent: %s", type(error).__name__, exc_info=error, extra=extra)
        retry_at = None if forever else self._bot.clock() + pause
        await self._bot.services.outbox.failed(parcel.id, type(error).__name__, retry_at)

    def _ring_in(self, pause: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.create_task(self._ring_after(pause), name="courier's alarm")

    async def _ring_after(self, pause: float) -> None:
        await asyncio.sleep(pause)
        if self._timers is None or self._timers.done():
            self._timers = asyncio.create_task(self._fire(), name="courier's timers")

    async def _fire(self) -> None:
        """Timers make moves, and every move sets the alarm anew: so they have a task of their own."""
        try:
            await self._bot.services.reminders.fire()
        except Exception:
            _log.exception("the timers could not be read")
        self.ring()


def _digest(page: Page) -> str:
    return hashlib.sha256(msgspec.json.encode(page)).hexdigest()


def _words_of(message: discord.Message) -> list[str] | None:
    if not message.flags.components_v2:
        return None
    return _words(discord.ui.LayoutView.from_message(message, timeout=None))


def _words(view: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
