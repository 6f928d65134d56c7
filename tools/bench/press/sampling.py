"""Processor time by function: every half millisecond a signal lets the thread of the event loop inspect its
own stack, and the time since is charged to the current function and its callers.

Only a thread itself can inspect its stack reliably: the frames of another may disappear meanwhile. Pictures
are therefore drawn in that thread, too; SQLite's own threads are not seen."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias, TypeVar
from unittest.mock import patch

from msgspec import Struct

T = TypeVar("T")
_EVERY = 0.0005  # seconds
_OWN = ("bot", "engine", "render")
_AROUND = (
    "bot/__main__.py",
    "bot/cli/",
    "bot/ui/interactions/dispatcher.py",
    "bot/delivery/courier.py",
    "bot/delivery/router.py",
)
"""Functions that only call something else."""
_HOME = Path(__file__).parents[3]
_SHOWN, _SHARE = 16, 0.03
"""Functions shown of each kind, and the minimum share of its time for one of them."""
_Place: TypeAlias = tuple[str, str]  # a file and a function
_IDLE = "select"  # the call in which the event loop waits
_PARCEL = "parcel "  # prefix of the names of delivery tasks


class Spent(Struct):
    """Time spent on one kind of act."""

    times: int = 0
    seconds: float = 0.0
    own: dict[str, float] = {}  # by layer or package
    within: dict[str, float] = {}  # by function of this project, including its callees


class Sampler:
    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None  # while it looks
        self._told = 0.0  # processor time of this thread at the last sample
        self._times, self._seconds = Counter[str](), defaultdict[str, float](float)
        self._own = defaultdict[str, defaultdict[str, float]](lambda: defaultdict(float))
        self._within = defaultdict[str, defaultdict[_Place, float]](lambda: defaultdict(float))
        self._parcels = dict[str, str]()
        self.kind = ""  # of the current press
        self._looks = False

    def begin(self, kind: str) -> None:
        self.kind = kind
        self._times[kind] += 1

    def end(self) -> None:
        self.kind = ""

    def noting(self, deliver: Any) -> Any:
        """Name parcels after the tasks that deliver them."""

        async def noted(context: Any, parcel: Any) -> Any:
            kind = "post" if parcel.payload.person is None else "call"
            self._parcels[f"{_PARCEL}{parcel.id}"] = kind
            self._times[kind] += 1
            return await deliver(context, parcel)

        return noted

    @contextmanager
    def looking(self) -> Iterator[None]:
        self._loop = asyncio.get_running_loop()
        before = signal.signal(signal.SIGALRM, self._look)
        timer = signal.setitimer(signal.ITIMER_REAL, _EVERY, _EVERY)
        self._told = time.thread_time()
        try:
            with patch("bot.ui.pictures.render_queue.ThreadPoolExecutor", _Here):
                yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, *timer)
            signal.signal(signal.SIGALRM, before)

    def found(self) -> dict[str, Spent]:
        return {
            kind: Spent(
                self._times[kind],
                self._seconds[kind],
                _sorted(self._own[kind]),
                _sorted({f"{name}  {file}": spent for (file, name), spent in self._within[kind].items()}),
            )
            for kind in self._seconds
            if kind
        }

    def _look(self, _: int, frame: FrameType | None) -> None:
        if not self._looks:  # on a slow machine the next signal comes before the end of a look
            self._looks = True
            self._note(frame)
            self._looks = False

    def _note(self, frame: FrameType | None) -> None:
        now = time.thread_time()
        spent, self._told = now - self._told, now
        if frame is None or frame.f_code.co_name == _IDLE:
            return  # only sampling has taken time
        places = list[_Place]()
        at: FrameType | None = frame
        while at is not None:
            places.append((_file(at.f_code.co_filename), at.f_code.co_qualname))
            at = at.f_back
        task = asyncio.current_task(self._loop)
        kind = self._parcels.get(task.get_name(), self.kind) if task is not None else self.kind
        self._seconds[kind] += spent
        self._own[kind][_package(places)] += spent
        for place in {one for one in places if one[0].startswith(_OWN) and not one[0].startswith(_AROUND)}:
            self._within[kind][place] += spent


class _Here(Executor):
    """Draws in the calling thread."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def submit(self, call: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        done = Future[T]()
        try:
            done.set_result(call(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def profile_table(found: Mapping[str, Spent]) -> str:
    """Return for each kind the project's functions, and the packages in which the time is spent."""
    lines = list[str]()
    for kind, spent in found.items():
        times = max(1, spent.times)
        lines += ["", f"{kind}: {spent.seconds * 1e3 / times:.1f} ms of processor time, {spent.times} times"]
        for name, seconds in list(spent.within.items())[:_SHOWN]:
            if seconds >= spent.seconds * _SHARE:
                lines.append(f"{seconds * 1e3 / times:>8.1f} ms  {name}")
        own = (f"{name} {seconds * 1e3 / times:.1f}" for name, seconds in list(spent.own.items())[:_SHOWN])
        lines.append(f"   of its own: {', '.join(own)}")
    return "\n".join(lines).strip()


def _package(places: list[_Place]) -> str:
    """Return the innermost package that is not in Python's standard library."""
    for file, _ in places:
        parts = file.split("/")
        if parts[0] in _OWN and not file.startswith(_AROUND):
            return "/".join(parts[:2])
        if "/" in file and parts[0] not in (*_OWN, "tools", ".venv"):
            return parts[0]
    return "event loop"


def _file(path: str) -> str:
    """Return the path within the project or package; the standard library keeps no folder."""
    if "site-packages/" in path:
        return path.rpartition("site-packages/")[2]
    if path.startswith(f"{_HOME}/"):
        return path[len(f"{_HOME}/") :]
    return path.rpartition("/")[2]


def _sorted(found: Mapping[str, float]) -> dict[str, float]:
    return dict(sorted(found.items(), key=lambda one: -one[1]))
