"""The processes in which computer players search, their time budget, and weaker players as a fallback."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import Drafted, drafted
from engine.core.game import AnyGame, Option
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.players import STRENGTHS
from engine.players.computer_player import answer, strength_named
from engine.players.requests import Answer, question_of
from engine.players.strengths import ADVISER
from engine.registry import game_named

_log = logging.getLogger(__name__)

_FEW_STEPS = 300
"""Steps of a search where there is no computer pool."""
_MOST_KEPT = 20
_THINKERS = tuple(strength.key for strength in STRENGTHS.values() if strength.tries)
"""Strengths that search, weakest first."""


def _asked_for(strength: str) -> list[str]:
    """Return this strength, then the weaker ones that play at tables."""
    weaker = reversed(_THINKERS[: _THINKERS.index(strength)])
    return [strength, *(each for each in weaker if each != ADVISER.key)]


class FailedThought(Struct, frozen=True):
    """A task a computer player failed at, stored for a rerun. It holds nothing that its seat may not know."""

    game: str
    seat: Seat
    strength: str
    seed: str
    steps: int
    reasons: bool
    position: msgspec.Raw  # a world the seat cannot tell from the real one, so the search is the same
    fault: str = ""


class TaskRunner:
    """Runs tasks in the computer pool, or as a short search in a thread if there is no pool.

    `folder` keeps the newest failed tasks. `failed` counts failures by strength."""

    def __init__(
        self,
        computer_pool: ComputerPool | None,
        folder: Path | None = None,
        failed: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._computer_pool, self._folder, self._failed = computer_pool, folder, failed

    async def answer(self, thought: ComputerTask, table: str, number: int) -> Answer | None:
        """Answer by the strength asked for or the next weaker one; None: all of them failed.

        Log one line for the operator. It says where the first failed task is stored and reveals no hidden
        information."""
        fault: Exception | None = None
        found: Answer | None = None
        for strength in _asked_for(thought.strength):
            try:
                found = await self._thought(replace(thought, strength=strength))
                break
            except Exception as error:
                self._failed(strength)
                fault = fault or error
        if fault is not None:
            where = await asyncio.to_thread(self._kept, thought, fault, f"{table}-{number}.json")
            by = "nobody" if found is None else strength
            _log.error(
                "computer player %s failed (%s) for seat %d at move %d; %s answers; %s",
                thought.strength,
                type(fault).__name__,
                thought.seat,
                number,
                by,
                where,
                extra={"game": table},
            )
        return found

    async def _thought(self, thought: ComputerTask) -> Answer:
        if self._computer_pool is not None:
            return await self._computer_pool.answer(thought)
        return await asyncio.to_thread(answered, replace(thought, steps=thought.steps or _FEW_STEPS))

    def _kept(self, thought: ComputerTask, fault: Exception, name: str) -> str:
        """Store a failed task and return where it is, or why it could not be stored."""
        if self._folder is None:
            return "there is no folder to store the position in"
        try:
            return f"the position is in {_write(self._folder, name, _failed_thought(thought, fault))}"
        except Exception as error:  # a failure to store must not stop the table
            return f"the position could not be stored ({type(error).__name__})"


def _failed_thought(thought: ComputerTask, fault: Exception) -> bytes:
    game = game_named(thought.game)
    world = game.imagine(game.from_json(thought.state), thought.seat, Rng(seed_from(f"{thought.seed}:kept")))
    failed = FailedThought(
        thought.game,
        thought.seat,
        thought.strength,
        thought.seed,
        thought.steps,
        thought.reasons,
        msgspec.Raw(game.to_json(world)),
        "".join(traceback.format_exception(fault)),
    )
    return msgspec.json.format(msgspec.json.encode(failed), indent=1) + b"\n"


def _write(folder: Path, name: str, data: bytes) -> Path:
    """Write a file that only its owner can read, and delete all but the newest files of the folder."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    newest_first = sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in newest_first[_MOST_KEPT:]:
        old.unlink(missing_ok=True)
    return path


G = TypeVar("G")
R = TypeVar("R")


_MOST_SHARED = 4
"""When several tasks wait, each gets less time, but never less than one part in this many."""
_PATIENCE = 3.0
"""Seconds a person waits for all computers that answer in a row, however busy the pool is.

It is more only if the operator gives one computer more. Including the time to store and draw the turns,
replies stay within four seconds."""
_LEAST = 0.1
"""Minimum seconds of a search, however long the task has waited."""
_FIRST_LOOK = 250
"""Minimum number of picks to try, however slow the machine is: about what *normal* looks at."""
_LITTLE = 0.5
"""With less time than this many seconds, because others searched first, the minimum is `_GLANCE`."""
_GLANCE = 120
"""Minimum number of picks to try when time is short: seats that join each other are asked often."""
_MOST_AT_ONCE = 3
"""Maximum number of processes, given as many cores."""
_STUCK = 120.0
"""Seconds without any finished task while some are requested."""
_YIELDING = 5
"""Nice value of the processes, so the bot comes first on a shared core."""


class ComputerTask(Struct, frozen=True):
    """A question to a computer player that can be sent to another process."""

    game: str
    state: bytes  # as saved; the player gets only its own view of it
    seat: Seat
    strength: str
    seed: str
    reasons: bool = False
    seconds: float = 0.0  # 0: no limit, only steps count
    steps: int = 0  # 0: the strength's default
    printed: str = ""  # the name of its printed values, if they are custom content
    content: str = ""  # these values as JSON
    until: float = 0.0  # on the machine's monotonic clock: when the search must end; 0: not set


def thought_seed(secret: str, seat: Seat, number: int) -> str:
    """Return the seed of a search: the same after a restart and in a review, another one at every move.

    `number` counts the picks made before, except answers to a secret question that is still open."""
    return hashlib.sha256(f"{secret}:{seat}:{number}".encode()).hexdigest()


class UnplayableError(RuntimeError):
    """The answer of a computer player is not a turn of this position."""


class ComputerPool:
    """Computer players of all tables, in up to one process per core and at most a few.

    A process starts with the first task for which no other is free. If one dies, all are replaced.
    `watch`: the clock for the time without a finished task."""

    def __init__(
        self,
        seconds: float,
        steps: int = 0,
        at_once: int = 0,
        watch: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seconds, self._steps, self._watch = seconds, steps, watch
        self._at_once = at_once or min(_cores(), _MOST_AT_ONCE)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._wanted, self._since = 0, 0.0  # running tasks, and when one last started or ended
        self._is_broken = False

    @property
    def patience(self) -> float:
        """Seconds a person waits for all computers that answer before it is their turn again."""
        return max(_PATIENCE, self._seconds)

    async def answer(self, thought: ComputerTask) -> Answer:
        """Answer a task, first come, first served.

        Raise BrokenProcessPool if the process has died of this task twice."""
        self._waiting += 1
        try:
            now = time.monotonic()
            until = thought.until or now + self.patience
            sharing = min(math.ceil(self._waiting / self._at_once), _MOST_SHARED)
            seconds = max(_LEAST, min(self._seconds / sharing, until - now))
            steps = thought.steps or self._steps
            thought = replace(thought, seconds=seconds, until=until, steps=steps)
            return await self.run(answered, thought)
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        """The number of tasks waiting or running."""
        return self._waiting

    async def run(self, work: Callable[[G], R], given: G) -> R:
        """Run any slow work in the pool, in order of arrival."""
        if not self._wanted:
            self._since = self._watch()
        self._wanted += 1
        try:
            result = await self._tried_twice(work, given)
            self._is_broken = False
            return result
        except BrokenProcessPool:
            self._is_broken = True
            raise
        finally:
            self._wanted -= 1
            self._since = self._watch()

    @property
    def fault(self) -> str:
        """What keeps tasks from finishing."""
        if self._is_broken:
            return "the process that thinks has died, again and again"
        silent = self._watch() - self._since
        return f"no thought has ended for {silent:.0f} s" if self._wanted and silent > _STUCK else ""

    async def _tried_twice(self, work: Callable[[G], R], given: G) -> R:
        try:
            return await self._asked(work, given)
        except BrokenProcessPool:
            _log.warning("a computer player process died and is restarted")
            return await self._asked(work, given)

    async def _asked(self, work: Callable[[G], R], given: G) -> R:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._at_once, mp_context=fresh, initializer=_settle_in)
        pool = self._pool
        try:
            future = await asyncio.to_thread(pool.submit, work, given)  # may start the process
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            pool.shutdown(wait=False)
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Drop waiting tasks. A running task ends within its time."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def answered(thought: ComputerTask) -> Answer:
    """Search in this process. The answer is checked to be playable."""
    game = game_named(thought.game)
    if game.sets is not None and thought.content:
        game.sets.bring_json(thought.content, thought.printed)
    state = game.from_json(thought.state)
    question = question_of(game, state, thought.seat, thought.seed, thought.steps)
    now = time.monotonic()
    end = now + thought.seconds
    if thought.until:
        end = min(end, max(thought.until, now + _LEAST))
    if thought.seconds:
        least = _FIRST_LOOK if end - now > _LITTLE else _GLANCE
        question = replace(question, in_time=lambda: time.monotonic() < end, least=least)
    question = replace(question, reasons=thought.reasons, plans=thought.reasons)
    found = answer(strength_named(thought.strength), question)
    told = [each.picks for each in found.candidates]
    for picks in told if question.decision.free and not found.picks else [found.picks, *told]:
        if turn_of(game, state, thought.seat, picks) is None:
            raise UnplayableError(f"{len(picks)} picks of {thought.strength} are no turn")
    return found


def turn_of(
    game: AnyGame, state: Any, seat: Seat, words: tuple[str, ...]
) -> tuple[Drafted[Any, Any], Option[Any]] | None:
    """Return the complete turn that these words name; None if they do not name one."""
    draft = drafted(game, state, seat, words[:-1])
    last = game.option_named(draft.state, seat, words[-1]) if words else None
    if draft.dropped or last is None or not (last.confirms or last.reveals):
        return None
    return draft, last


def _cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _settle_in() -> None:
    """Prepare a worker: ignore Ctrl-C, lower its priority, and let it exit with the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
