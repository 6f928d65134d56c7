"""The simulated Discord as a long-lived server: one action at a time, a running clock, a saved world.

SimCord is made for tests: it allows one operation at a time, each waits until the bot is idle, and its clock
stands still in between. Here every action waits in a queue, and then for an idle bot only for a limited time:
`_GRACE` seconds after an answer, `_ANSWERED_WITHIN` until there is one. Later messages of the bot appear as
they come. A background task moves the clock along with real time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, TypeAlias, TypeVar

import discord
import simcord

from playground import people, simcord_access
from playground.logged_errors import ErrorLog
from playground.store import Store

T = TypeVar("T")
Now: TypeAlias = Callable[[], datetime]
BotFactory: TypeAlias = Callable[[Now], discord.AutoShardedClient]
"""Builds a new bot; it must read the time only from the given function."""
_ANSWERED_WITHIN = 3.0  # seconds an action waits for an answer, the same as on Discord
_GRACE = 1.0  # seconds an action waits for an idle bot, once answered or if it needs no answer
_GLANCE = 0.01  # seconds between two checks for an answer
_BEAT = 1.0  # seconds between two updates of the clock and two saves
_LONGEST_SKIP = 60.0  # seconds of real time one skip may take; the background task does the rest
_LOG_LINES = 400
_RETRIES = 5

_log = logging.getLogger(__name__)


class ActError(Exception):
    """An action is impossible; the text says why."""


def wall_clock() -> datetime:
    return datetime.now(UTC)


class World:
    """The server, its people and the bot."""

    def __init__(
        self,
        factory: BotFactory,
        store: Store,
        wall: Now = wall_clock,
        languages: Mapping[str, str] = people.ENGLISH_ALONE,
    ) -> None:
        """`languages`: possible languages of a person's Discord, each with its name in that language."""
        self.factory = factory
        self.store = store
        self.wall = wall
        self.error_log = ErrorLog()
        self.languages = languages
        self.skipped = timedelta(seconds=float(store.note("skipped", "0")))
        self.people: dict[str, people.Person] = {}
        self.marks = store.read_marks()  # newest message each person has seen, by channel
        self.said: dict[int, str] = {}  # the command that a message answers
        self._lock = asyncio.Lock()
        self._life: asyncio.Task[None] | None = None
        self._version = 0
        self._saved = -1
        self._forgotten = 0
        self._bot_runs = False
        self._begun = self._ready = False

    # ---------------------------------------------------------------- start and end

    async def start(self) -> None:
        """Build or restore the world, then start the bot in it."""
        logging.getLogger().addHandler(self.error_log)
        stand_in = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
        self.env = simcord_access.Env(
            stand_in, shard_count=1, check_errors=False, settle_timeout=_ANSWERED_WITHIN
        )
        await self.env.start()
        self._begun = True
        saved = self.store.things()
        if saved:
            simcord_access.thaw(self.env, saved)
            self.said = {int(key): body.decode() for (kind, key), body in saved.items() if kind == "said"}
            for url, data in self.store.files().items():
                simcord_access.put_attachment(self.env, url, data)
        else:
            assert stand_in.user is not None
            await stand_in.user.edit(username=people.BOT_NAME)
            people.build(self.env)
        simcord_access.speak(self.env, self.language_of)
        await self._catch_up()
        self._meet_people()
        await self._let_in()
        self._ready = True
        self._life = asyncio.create_task(self._live())

    def _meet_people(self) -> None:
        self.guild = simcord_access.first_guild(self.env)
        self.people = people.find(self.env, self.guild, simcord_access.users(self.env))

    async def restart_bot(self) -> None:
        """Stop the bot as SIGTERM would, and start a new one on its stored data."""
        async with self._lock:
            await self._stop_bot()
            await self._let_in()
        self.touch()

    async def _let_in(self) -> None:
        """Start a new bot, even if the old one is slow to stop or the new one slow to start."""
        bot = self.factory(self.env.now)
        self.env.lenient = True
        try:
            for left in reversed(range(_RETRIES)):
                try:
                    await self.env.restart_bot(bot)
                    break
                except TimeoutError:  # a worker thread of the old bot is still running
                    if not left:
                        raise
        finally:
            self.env.lenient = False
        self._bot_runs = True

    async def _stop_bot(self) -> None:
        if self._bot_runs:
            self._bot_runs = False
            await self.env.bot.close()

    async def close(self) -> None:
        """Stop everything that was started, even if the start failed half-way."""
        try:
            await self._close()
        finally:
            logging.getLogger().removeHandler(self.error_log)

    async def _close(self) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.gather(self._life, return_exceptions=True)
        async with self._lock:
            if not self._begun:
                return
            await self._stop_bot()
            if self._ready:
                with contextlib.suppress(TimeoutError):
                    await self.env.settle(timeout=_ANSWERED_WITHIN)
                self.save()
            # a worker thread that never ends must not block the shutdown
            with contextlib.suppress(TimeoutError):
                await self.env.shutdown()

    # ---------------------------------------------------------------- languages

    def language_of(self, person: int) -> str:
        spoken = self.store.note(f"language:{person}")
        return spoken if spoken in self.languages else people.ENGLISH

    def has_spoken(self, person: int) -> bool:
        """Whether a person has chosen a language; until then the page's language counts."""
        return self.store.note(f"language:{person}") in self.languages

    def speak(self, person: int, language: str) -> None:
        if language not in self.languages:
            raise ActError("Nobody here speaks that.")
        self.store.set_note(f"language:{person}", language)
        self.touch()

    # ---------------------------------------------------------------- acts and changes

    async def act(self, call: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """Perform an action that needs no answer; return None if the bot is still busy with it."""
        async with self._lock:
            try:
                return await self._until(call(), lambda: True, _GRACE)
            finally:
                self.touch()

    async def interact(
        self, call: Callable[[], Coroutine[Any, Any, object]], grace: float = _GRACE
    ) -> tuple[simcord.InteractionResult | None, bool]:
        """Perform an interaction; return the answer, if it came in time, and whether the bot is idle."""
        async with self._lock:
            watch = simcord_access.Watch(self.env)
            try:
                idle = await self._until(call(), lambda: watch.result() is not None, grace)
                return watch.result(), idle is not None
            finally:
                self.touch()

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Run work on the bot's side; actions and the clock wait until it is done."""
        async with self._lock:
            try:
                return await self.env.own(work)
            finally:
                self.touch()

    async def _until(
        self, operation: Coroutine[Any, Any, T], enough: Callable[[], bool], grace: float
    ) -> T | None:
        """Run an operation until the bot is idle, or until `enough()` holds and the grace period is over."""
        loop = asyncio.get_running_loop()
        task, begun = asyncio.ensure_future(operation), loop.time()
        try:
            while not task.done():
                await asyncio.wait((task,), timeout=_GLANCE)
                if not task.done() and loop.time() - begun > grace and enough():
                    task.cancel()  # this cancels our waiting; the tasks of the bot continue
                    await asyncio.wait((task,))
            return None if task.cancelled() else task.result()
        except TimeoutError as busy:
            _log.info("still busy: %s", busy)
            return None
        except (simcord.SetupError, simcord.OptionError, simcord.BackendError) as refused:
            raise ActError(str(refused)) from None
        finally:
            if not task.done():  # we were cancelled; left running, it would block the next action
                task.cancel()
                await asyncio.wait((task,))

    def touch(self) -> None:
        self._version += 1

    def mark_read(self, person: int, channel: int, message: int) -> None:
        if message > self.marks.get((person, channel), 0):
            self.marks[person, channel] = message
            self.store.mark_read(person, channel, message)
            self.touch()

    @property
    def requests_seen(self) -> int:
        """Return how many requests the bot has made since the start."""
        return self._forgotten + len(self.env.http_requests)

    @property
    def version(self) -> int:
        """Return a number that changes whenever something may have changed."""
        return self._version + self.requests_seen

    # ---------------------------------------------------------------- time

    async def skip(self, by: timedelta) -> None:
        """Move the clock ahead; the bot does everything that falls due."""
        self.skipped += by
        self.store.set_note("skipped", str(self.skipped.total_seconds()))
        await self._catch_up()

    async def _catch_up(self) -> None:
        """Move the clock to the present, not further: real time goes on meanwhile."""
        give_up = asyncio.get_running_loop().time() + _LONGEST_SKIP
        meant = self.wall() + self.skipped
        while (left := (meant - self.env.now()).total_seconds()) > 0.001:
            async with self._lock:
                with contextlib.suppress(TimeoutError):  # keep what was reached, and continue from there
                    await self.env.advance_time(left)
            self.touch()
            if asyncio.get_running_loop().time() > give_up:
                _log.info("the clock is %s behind", timedelta(seconds=left))
                return

    async def _pump(self) -> None:
        async with self._lock:
            left = (self.wall() + self.skipped - self.env.now()).total_seconds()
            await self._until(self.env.advance_time(max(left, 0.0)), lambda: True, _GRACE / 2)

    # ---------------------------------------------------------------- memory

    async def _live(self) -> None:
        """Move the clock and save changes once a second, unless an action is running."""
        while True:
            await asyncio.sleep(_BEAT)
            if self._lock.locked():
                continue
            try:
                await self._pump()
                if self.version != self._saved:
                    self.save()
            except Exception:
                _log.exception("the playground's clock could not be advanced")

    def save(self) -> None:
        """Write the changes, and drop old log lines of the simulator."""
        self._saved = self.version
        things = simcord_access.freeze(self.env)
        things |= {("said", str(message)): words.encode() for message, words in self.said.items()}
        self.store.save(
            things, dict((*simcord_access.attachments(self.env), *simcord_access.emojis(self.env)))
        )
        extra = len(self.env.http_requests) - _LOG_LINES
        if extra > _LOG_LINES:
            simcord_access.forget_log(self.env, _LOG_LINES)
            self._forgotten += extra
