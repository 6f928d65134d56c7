"""What the system says of this process: memory, and processor time of threads and children."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

_TICK = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0


def thread_seconds(name: str) -> float:
    """Processor time of all living threads with this in their name; nothing where it cannot be told."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return 0.0
    return sum(
        time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
        for thread in threading.enumerate()
        if name in thread.name and thread.ident is not None
    )


def children_seconds() -> float:
    """Processor time of all worker processes, living and gone."""
    gone = os.times()
    living = sum(_seconds_of(child) for child in _children(os.getpid()))
    return gone.children_user + gone.children_system + living


def all_resident(process: int | None = None) -> float:
    """MiB that a process, this one by default, and its worker processes keep in memory;
    what they share is counted once."""
    pid = process or os.getpid()
    children = _children(pid)
    if not children:
        return _resident(pid)
    return sum(_own_share(one) or _resident(one) for one in (pid, *children))


def _children(process: int) -> list[int]:
    """Processes that this one has started and that live; none where the system does not tell."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for each in threads for pid in _read(str(each)).split()]


def _seconds_of(pid: int) -> float:
    stat = _read(f"/proc/{pid}/stat")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK if fields else 0.0


def _resident(pid: int) -> float:
    return _mebibytes(f"/proc/{pid}/status", "VmRSS:")


def _own_share(pid: int) -> float:
    """A page that several processes have is divided among them; nothing where the system does not tell."""
    return _mebibytes(f"/proc/{pid}/smaps_rollup", "Pss:")


def _mebibytes(path: str, name: str) -> float:
    lines = _read(path).splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(name)), 0.0)


def _read(path: str) -> str:
    """Nothing where there is no such file: a process that has just ended, or another system."""
    try:
        return Path(path).read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
