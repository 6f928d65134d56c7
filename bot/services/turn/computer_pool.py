"""Processes in which computer players think, their time budget, and weaker players as a fallback."""

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
from msgspec import Struct, field
from msgspec.structs import replace

from engine.core.draft import Drafted, drafted
from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.players import STRENGTHS
from engine.players.computer_player import answer, strength_named
from engine.players.requests import Answer, AnyGame, question_of
from engine.players.strengths import ADVISER
from engine.registry import game_named

_log = logging.getLogger(__name__)

_FEW_STEPS = 300
"""What a thought may cost where there is no mind to think."""
_MOST_KEPT = 20
_THINKERS = tuple(strength.key for strength in STRENGTHS.values() if strength.tries)
"""The weakest first."""


def _asked_for(strength: str) -> list[str]:
    """This one, then the weaker ones, of those who play."""
    weaker = reversed(_THINKERS[: _THINKERS.index(strength)])
    return [strength, *(each for each in weaker if each != ADVISER.key)]


class FailedThought(Struct, frozen=True):
    """What a player failed at, so that it can be thought again: nothing in it that its seat may not know."""

    game: str
    seat: Seat
    strength: str
    seed: str
    steps: int
    reasons: bool
    position: msgspec.Raw  # a world that the seat cannot tell from the real one: it is thought alike
    fault: str = ""


class TaskRunner:
    """Asks the mind if there is one, else thinks a few steps deep beside the loop.

    `folder`: where the newest few that failed are kept; `failed`: counts them by strength."""

    def __init__(
        self,
        computer_pool: ComputerPool | None,
        folder: Path | None = None,
        failed: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._computer_pool, self._folder, self._failed = computer_pool, folder, failed

    async def answer(self, thought: ComputerTask, table: str, number: int) -> Answer | None:
        """By the strength that is wanted or the next weaker one; None: nobody could. An operator reads one
        line, which says where to find the first that failed, but nothing of what anybody holds."""
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
                "%s could not think (%s) for seat %d at move %d; %s answers; %s",
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
        """Where the thought lies now, or why it could not be kept."""
        if self._folder is None:
            return "there is no folder to keep the position in"
        try:
            return f"the position is in {_write(self._folder, name, _failed_thought(thought, fault))}"
        except Exception as error:  # what cannot be kept must not stop a table
            return f"the position could not be kept ({type(error).__name__})"


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
    """For its owner alone; of all that lie there the newest stay."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    path = folder / name
    path.unlink(missing_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data)
    newest_first = sorted(folder.glob("*.json"), key=lambda each: each.stat().st_mtime, reverse=True)
    for old in newest_first[_MOST_KEPT:]:
        old.unlink(missing_ok=True)
    return path


PAUSE = 1.5
"""Seconds before the first of a run of computers answers: time to see one's own turn, or to take it back."""
_LONGER = 8
"""So many times as long where what a computer uncovers would keep somebody from taking back their own."""


class _Wait(Struct):
    began: float
    answered: set[Seat] = field(default_factory=set)


class ReplyBudget:
    """The tables at which somebody waits. All times are by the machine's monotonic clock, which the process
    that thinks reads, too."""

    def __init__(self, patience: float, pause: float, clock: Callable[[], float]) -> None:
        self._patience, self._pause, self._clock = patience, pause, clock
        self._waits = dict[str, _Wait]()

    def begin(self, game_id: str) -> None:
        """Somebody has acted, and waits from now on."""
        self._waits[game_id] = _Wait(self._clock())

    def end(self, game_id: str) -> None:
        self._waits.pop(game_id, None)

    def answered(self, game_id: str, seat: Seat) -> None:
        self._of(game_id).answered.add(seat)

    def until(self, game_id: str, computers: int, at_once: int) -> float:
        """When a computer that is asked now has thought long enough, with others that are asked `at_once`.

        What is left of the wait is shared by those who have not answered yet and one more: in some games a
        seat is asked again before a person is."""
        wait, now = self._of(game_id), self._clock()
        left = max(0.0, wait.began + self._patience - now)
        in_a_row = max(0, computers - len(wait.answered) - at_once)
        return now + left / (in_a_row + 2)

    def pause(self, game_id: str, *, longer: bool = False) -> float:
        """Seconds for which no computer answers yet; `longer`: because its turn could not be taken back."""
        pause = self._pause * (_LONGER if longer else 1)
        return self._of(game_id).began + pause - self._clock()

    def _of(self, game_id: str) -> _Wait:
        return self._waits.setdefault(game_id, _Wait(self._clock()))


G = TypeVar("G")
R = TypeVar("R")


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


class ComputerTask(Struct, frozen=True):
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


class ComputerPool:
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

    async def answer(self, thought: ComputerTask) -> Answer:
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


def answered(thought: ComputerTask) -> Answer:
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
    last = game.option_named(draft.state, seat, words[-1]) if words else None
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
