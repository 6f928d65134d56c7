"""The simulated Discord as a long-lived server: one act at a time, a clock that runs, a world that is saved.

SimCord is made for tests: it allows one operation at a time, each waits until the bot is idle, and its clock
stands still in between. Here every act takes its turn in a queue and waits for an idle bot no longer than a
person likes to: `_GRACE` seconds once there is an answer, `_ANSWERED_WITHIN` until there is one. What the bot
does later is seen as it comes. A pump moves the clock along with the wall.
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

from playground import people, seam
from playground.logged import ErrorLog
from playground.store import Store

T = TypeVar("T")
Now: TypeAlias = Callable[[], datetime]
BotFactory: TypeAlias = Callable[[Now], discord.AutoShardedClient]
"""Makes the bot afresh; it reads the time from the function it is given and nowhere else."""
_ANSWERED_WITHIN = 3.0  # seconds an act waits for an answer, as long as Discord does
_GRACE = 1.0  # seconds an act waits for the bot to be idle, where it has answered or need not
_GLANCE = 0.01  # seconds between two looks for an answer
_BEAT = 1.0  # seconds between two moves of the clock and two looks for something to save
_LONGEST_SKIP = 60.0  # seconds of real time one skip may take; the pump does the rest
_LOG_LINES = 400
_RETRIES = 5

_log = logging.getLogger(__name__)


class ActError(Exception):
    """What a person tried cannot be done; the text says why."""


def wall_clock() -> datetime:
    return datetime.now(UTC)


class World:
    """The server, its people and the bot among them."""

    def __init__(
        self,
        factory: BotFactory,
        store: Store,
        wall: Now = wall_clock,
        languages: Mapping[str, str] = people.ENGLISH_ALONE,
    ) -> None:
        """`languages`: those a person's Discord may be in, each with its own name for itself."""
        self.factory = factory
        self.store = store
        self.wall = wall
        self.error_log = ErrorLog()
        self.languages = languages
        self.skipped = timedelta(seconds=float(store.note("skipped", "0")))
        self.people: dict[str, people.Person] = {}
        self.marks = store.read_marks()  # the newest message each person has seen, by channel
        self.said: dict[int, str] = {}  # which command a message answers
        self._lock = asyncio.Lock()
        self._life: asyncio.Task[None] | None = None
        self._version = 0
        self._saved = -1
        self._forgotten = 0
        self._bot_runs = False
        self._begun = self._ready = False

    # ---------------------------------------------------------------- start and end

    async def start(self) -> None:
        """Builds or restores the world before the bot sees it, then lets the bot in."""
        logging.getLogger().addHandler(self.error_log)
        stand_in = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
        self.env = seam.Env(stand_in, shard_count=1, check_errors=False, settle_timeout=_ANSWERED_WITHIN)
        await self.env.start()
        self._begun = True
        saved = self.store.things()
        if saved:
            seam.thaw(self.env, saved)
            self.said = {int(key): body.decode() for (kind, key), body in saved.items() if kind == "said"}
            for url, data in self.store.files().items():
                seam.put_attachment(self.env, url, data)
        else:
            assert stand_in.user is not None
            await stand_in.user.edit(username=people.BOT_NAME)
            people.build(self.env)
        seam.speak(self.env, self.language_of)
        await self._catch_up()
        self._meet_people()
        await self._let_in()
        self._ready = True
        self._life = asyncio.create_task(self._live())

    def _meet_people(self) -> None:
        self.guild = seam.first_guild(self.env)
        self.people = people.find(self.env, self.guild, seam.users(self.env))

    async def restart_bot(self) -> None:
        """Stops the bot as SIGTERM would, and starts a new one on what it has stored."""
        async with self._lock:
            await self._stop_bot()
            await self._let_in()
        self.touch()

    async def _let_in(self) -> None:
        """Brings a new bot into the world, however busy the old one leaves or the new one comes."""
        bot = self.factory(self.env.now)
        self.env.lenient = True
        try:
            for left in reversed(range(_RETRIES)):
                try:
                    await self.env.restart_bot(bot)
                    break
                except TimeoutError:  # a worker thread of the old bot has not ended yet
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
        """Ends what was started, even where the start failed half-way."""
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
            with contextlib.suppress(TimeoutError):  # a worker thread that never ends must not keep us
                await self.env.shutdown()

    # ---------------------------------------------------------------- languages

    def language_of(self, person: int) -> str:
        spoken = self.store.note(f"language:{person}")
        return spoken if spoken in self.languages else people.ENGLISH

    def has_spoken(self, person: int) -> bool:
        """Whether somebody has said which language theirs is: until then it is whatever the page speaks."""
        return self.store.note(f"language:{person}") in self.languages

    def speak(self, person: int, language: str) -> None:
        if language not in self.languages:
            raise ActError("Nobody here speaks that.")
        self.store.set_note(f"language:{person}", language)
        self.touch()

    # ---------------------------------------------------------------- acts and changes

    async def act(self, call: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """Lets one person do something that asks for no answer; None where the bot is still busy with it."""
        async with self._lock:
            try:
                return await self._until(call(), lambda: True, _GRACE)
            finally:
                self.touch()

    async def interact(
        self, call: Callable[[], Coroutine[Any, Any, object]], grace: float = _GRACE
    ) -> tuple[simcord.InteractionResult | None, bool]:
        """Lets one person ask the bot something: the answer, if it came in time, and whether all is quiet."""
        async with self._lock:
            watch = seam.Watch(self.env)
            try:
                idle = await self._until(call(), lambda: watch.result() is not None, grace)
                return watch.result(), idle is not None
            finally:
                self.touch()

    async def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Has the bot's side do something: nobody acts and the clock stands until it is done."""
        async with self._lock:
            try:
                return await self.env.own(work)
            finally:
                self.touch()

    async def _until(
        self, operation: Coroutine[Any, Any, T], enough: Callable[[], bool], grace: float
    ) -> T | None:
        """Runs an operation until the bot is idle, or `enough` is there and the grace is over."""
        loop = asyncio.get_running_loop()
        task, begun = asyncio.ensure_future(operation), loop.time()
        try:
            while not task.done():
                await asyncio.wait((task,), timeout=_GLANCE)
                if not task.done() and loop.time() - begun > grace and enough():
                    task.cancel()  # what is cancelled is our waiting; the bot's own tasks go on
                    await asyncio.wait((task,))
            return None if task.cancelled() else task.result()
        except TimeoutError as busy:
            _log.info("still busy: %s", busy)
            return None
        except (simcord.SetupError, simcord.OptionError, simcord.BackendError) as refused:
            raise ActError(str(refused)) from None
        finally:
            if not task.done():  # we were cancelled; left running, it would refuse the next act
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
        """How many requests the bot has made since the start."""
        return self._forgotten + len(self.env.http_requests)

    @property
    def version(self) -> int:
        """A number that differs whenever something may have changed."""
        return self._version + self.requests_seen

    # ---------------------------------------------------------------- time

    async def skip(self, by: timedelta) -> None:
        """Moves the clock ahead; the bot does on the way whatever falls due."""
        self.skipped += by
        self.store.set_note("skipped", str(self.skipped.total_seconds()))
        await self._catch_up()

    async def _catch_up(self) -> None:
        """To the time it is now, and no further: the wall clock runs on meanwhile, and the pump after it."""
        give_up = asyncio.get_running_loop().time() + _LONGEST_SKIP
        meant = self.wall() + self.skipped
        while (left := (meant - self.env.now()).total_seconds()) > 0.001:
            async with self._lock:
                with contextlib.suppress(TimeoutError):  # what was reached is kept: go on from there
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
        """Once a second, unless somebody acts: move the clock, and write down what has changed."""
        while True:
            await asyncio.sleep(_BEAT)
            if self._lock.locked():
                continue
            try:
                await self._pump()
                if self.version != self._saved:
                    self.save()
            except Exception:
                _log.exception("the playground's clock stumbled")

    def save(self) -> None:
        """Writes what changed; older log lines of the simulator are dropped on the way."""
        self._saved = self.version
        things = seam.freeze(self.env)
        things |= {("said", str(message)): words.encode() for message, words in self.said.items()}
        self.store.save(things, dict((*seam.attachments(self.env), *seam.emojis(self.env))))
        extra = len(self.env.http_requests) - _LOG_LINES
        if extra > _LOG_LINES:
            seam.forget_log(self.env, _LOG_LINES)
            self._forgotten += extra
