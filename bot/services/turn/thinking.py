"""Where computer players think: in processes of their own, first come, first served."""

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
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.core.draft import Drafted, drafted
from engine.core.game import Option
from engine.core.text import Seat
from engine.players.asking import Answer, AnyGame, question_of
from engine.players.table import answer, strength_named
from engine.registry import game_named

G = TypeVar("G")
R = TypeVar("R")

_log = logging.getLogger(__name__)

_MOST_SHARED = 4
"""Where several wait to be thought for, each gets less time, but never less than one part in so many."""
_PATIENCE = 3.5
"""Seconds for which a person waits for all computers that answer in a row, whatever else is thought about;
more only where whoever runs the bot gives one of them more. With what it takes to write and to draw the turns
they stay within four."""
_LEAST = 0.1
"""However long it has waited, so many seconds a thought has,"""
_FIRST_LOOK = 250
"""and however slow the machine is, so many picks are tried: about what *normal* looks at."""
_LITTLE = 0.5
"""With less time than so many seconds, because others have thought before,"""
_GLANCE = 120
"""so many are enough: where seats join each other they are asked often."""
_MOST_AT_ONCE = 3
"""Processes that think, where there are as many cores."""
_YIELDING = 5
"""How much the process steps back behind the bot itself, where both want the same core."""


class Thought(Struct, frozen=True):
    """A question in a form that can be sent to another process."""

    game: str
    state: bytes  # as saved; the player is shown its own view of it and nothing else
    seat: Seat
    strength: str
    seed: str
    reasons: bool = False
    seconds: float = 0.0  # 0: as long as its steps take
    steps: int = 0  # 0: as many as the strength has by itself
    printed: str = ""  # the name of its printed values, where they do not ship
    content: str = ""  # these values
    until: float = 0.0  # by the machine's monotonic clock: when it has waited long enough; 0: nobody says


def thought_seed(secret: str, seat: Seat, number: int) -> str:
    """The same thought again after a restart and in a review, and another one at every move: `number` is how
    many picks were made before, but for answers to a hushed question that is still open."""
    return hashlib.sha256(f"{secret}:{seat}:{number}".encode()).hexdigest()


class UnplayableError(RuntimeError):
    """What was thought is no turn of this position."""


class Mind:
    """Thinks for all tables, in as many processes as there are cores, but few. Each starts with the first
    thought for which no other is free; if one dies, they are replaced."""

    def __init__(self, seconds: float, steps: int = 0, at_once: int = 0) -> None:
        self._seconds, self._steps = seconds, steps
        self._at_once = at_once or min(_cores(), _MOST_AT_ONCE)
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0

    @property
    def patience(self) -> float:
        """Seconds for which a person waits for all computers that answer before it is their turn again."""
        return max(_PATIENCE, self._seconds)

    async def answer(self, thought: Thought) -> Answer:
        """First come, first served; BrokenProcessPool if the process has died of this thought twice."""
        self._waiting += 1
        try:
            now = time.monotonic()
            until = thought.until or now + self.patience
            sharing = min(math.ceil(self._waiting / self._at_once), _MOST_SHARED)
            seconds = max(_LEAST, min(self._seconds / sharing, until - now))
            steps = thought.steps or self._steps
            thought = replace(thought, seconds=seconds, until=until, steps=steps)
            return await self.done(answered, thought)
        finally:
            self._waiting -= 1

    @property
    def waiting(self) -> int:
        """Thoughts that wait, or are being thought."""
        return self._waiting

    async def done(self, work: Callable[[G], R], given: G) -> R:
        """Any work that takes a while, there; it begins in the order it came."""
        try:
            return await self._asked(work, given)
        except BrokenProcessPool:
            _log.warning("the process that thinks has died and is started anew")
            return await self._asked(work, given)

    async def _asked(self, work: Callable[[G], R], given: G) -> R:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._at_once, mp_context=fresh, initializer=_settle_in)
        pool = self._pool
        try:
            future = await asyncio.to_thread(pool.submit, work, given)  # which may start the process
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            pool.shutdown(wait=False)
            if self._pool is pool:
                self._pool = None
            raise

    def close(self) -> None:
        """Drop what waits; a thought under way ends within its time."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def answered(thought: Thought) -> Answer:
    """Think, here and now: in the process made for it. Whatever is answered can be played."""
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
    """The turn that these words name from first to last, if they name one."""
    draft = drafted(game, state, seat, words[:-1])
    last = game.offered(draft.state, seat, words[-1]) if words else None
    if draft.dropped or last is None or not (last.confirms or last.reveals):
        return None
    return draft, last


def _cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _settle_in() -> None:
    """The process leaves Ctrl-C to the bot, steps back behind it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_YIELDING)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
