"""Where the processor's time goes, by function: every half millisecond each thread is looked at, and what it
has spent since is charged to whatever it is at, and to whoever has called that."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, TypeAlias

from msgspec import Struct

_EVERY, _SWITCH = 0.0005, 0.0001  # seconds
_LEAST = 0.00002  # seconds worth noting
_OWN = ("bot", "engine", "render")
_AROUND = (
    "bot/__main__.py",
    "bot/cli/",
    "bot/ui/press/dispatch.py",
    "bot/post/courier.py",
    "bot/post/parcels.py",
)
"""What does nothing but call something else."""
_HOME = Path(__file__).parents[3]
_SHOWN, _SHARE = 16, 0.03
"""Functions that are shown of each kind, and the least part of its time that one of them takes."""
_Place: TypeAlias = tuple[str, str]  # a file and a function
_PARCEL = "parcel "  # how tasks that carry the post are named


class Spent(Struct):
    """Of one kind of act."""

    times: int = 0
    seconds: float = 0.0
    own: dict[str, float] = {}  # by room or package
    within: dict[str, float] = {}  # by function of this project, with all that it calls


class Sampler:
    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._is_over = threading.Event()
        self._clocks = dict[int, int]()  # files in which the system tells what a thread has spent
        self._told = dict[int, float]()
        self._times, self._seconds = Counter[str](), defaultdict[str, float](float)
        self._own = defaultdict[str, defaultdict[str, float]](lambda: defaultdict(float))
        self._within = defaultdict[str, defaultdict[_Place, float]](lambda: defaultdict(float))
        self._parcels = dict[str, str]()
        self.kind = ""  # of the press that is under way

    def begin(self, kind: str) -> None:
        self.kind = kind
        self._times[kind] += 1

    def noting(self, deliver: Any) -> Any:
        """Parcels by the names of the tasks that carry them."""

        async def noted(house: Any, parcel: Any) -> Any:
            kind = "post" if parcel.payload.person is None else "call"
            self._parcels[f"{_PARCEL}{parcel.id}"] = kind
            self._times[kind] += 1
            return await deliver(house, parcel)

        return noted

    @contextmanager
    def looking(self) -> Iterator[None]:
        switch = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH)
        thread = threading.Thread(target=self._run, name="sampler", daemon=True)
        thread.start()
        try:
            yield
        finally:
            self._is_over.set()
            thread.join()
            sys.setswitchinterval(switch)
            for file in self._clocks.values():
                os.close(file)

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

    def _run(self) -> None:
        while not self._is_over.wait(_EVERY):
            frames = sys._current_frames()
            for thread in threading.enumerate():
                if thread.ident in frames and thread is not threading.current_thread():
                    self._look(thread, frames[thread.ident])

    def _look(self, thread: threading.Thread, frame: FrameType) -> None:
        spent = self._since(thread.native_id or 0)
        if not spent:
            return
        places = list[_Place]()
        task = asyncio.current_task(self._loop) if thread is threading.main_thread() else None
        at: FrameType | None = frame
        while at is not None:
            places.append((_file(at.f_code.co_filename), at.f_code.co_qualname))
            if task is None and at.f_code.co_qualname == "_ExecutorRecord.__call__":
                task = at.f_locals["self"].owner  # as the simulation knows who has given this to a thread
            at = at.f_back
        kind = self._parcels.get(task.get_name(), self.kind) if task is not None else self.kind
        self._seconds[kind] += spent
        self._own[kind][_package(places)] += spent
        for place in {one for one in places if one[0].startswith(_OWN) and not one[0].startswith(_AROUND)}:
            self._within[kind][place] += spent

    def _since(self, thread: int) -> float:
        """What a thread has spent since it was last looked at; nothing where the system does not tell."""
        try:
            if thread not in self._clocks:
                self._clocks[thread] = os.open(f"/proc/self/task/{thread}/schedstat", os.O_RDONLY)
            now = int(os.pread(self._clocks[thread], 64, 0).split()[0]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0
        spent = now - self._told.setdefault(thread, now)
        if spent < _LEAST:
            return 0.0
        self._told[thread] = now
        return spent


def profile_table(found: Mapping[str, Spent]) -> str:
    """Kind by kind: the functions of the project, and the packages whose own time it is."""
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
    """Whose time it is: the innermost that is no library of Python's own."""
    for file, _ in places:
        parts = file.split("/")
        if parts[0] in _OWN and not file.startswith(_AROUND):
            return "/".join(parts[:2])
        if "/" in file and parts[0] not in (*_OWN, "tools"):
            return parts[0]
    return "event loop"


def _file(path: str) -> str:
    """As the project or a package names it; what is Python's own keeps no folder."""
    if "site-packages/" in path:
        return path.rpartition("site-packages/")[2]
    if path.startswith(f"{_HOME}/"):
        return path[len(f"{_HOME}/") :]
    return path.rpartition("/")[2]


def _sorted(found: Mapping[str, float]) -> dict[str, float]:
    return dict(sorted(found.items(), key=lambda one: -one[1]))
