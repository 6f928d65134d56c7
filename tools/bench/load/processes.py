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


def all_held(process: int | None = None) -> float:
    """MiB that a process, this one by default, and its worker processes keep in memory; what several have in
    common counts once."""
    pid = process or os.getpid()
    return sum(_held(one) for one in (pid, *_children(pid)))


def _children(process: int) -> list[int]:
    """Processes that this one has started and that live; none where the system does not tell."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for each in threads for pid in _read(str(each)).split()]


def _seconds_of(pid: int | None) -> float:
    stat = _read(f"/proc/{pid}/stat")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK if fields else 0.0


def _held(pid: int) -> float:
    """Its share of what it has in memory; all of that where the system does not tell shares."""
    shares = {"Pss:": f"/proc/{pid}/smaps_rollup", "VmRSS:": f"/proc/{pid}/status"}
    for name, path in shares.items():
        for line in _read(path).splitlines():
            if line.startswith(name):
                return int(line.split()[1]) / 1024
    return 0.0


def _read(path: str) -> str:
    """Nothing where there is no such file: a process that has just ended, or another system."""
    try:
        return Path(path).read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
