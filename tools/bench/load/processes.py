"""System figures of this process: memory, and processor time of threads and children."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

_TICK = 1 / os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0.0


def thread_seconds(name: str) -> float:
    """Return the processor time of all living threads with this in their name; 0 if unknown."""
    if not hasattr(time, "pthread_getcpuclockid"):
        return 0.0
    return sum(
        time.clock_gettime(time.pthread_getcpuclockid(thread.ident))
        for thread in threading.enumerate()
        if name in thread.name and thread.ident is not None
    )


def children_seconds() -> float:
    """Return the processor time of all worker processes, living and ended."""
    gone = os.times()
    living = sum(_seconds_of(child) for child in _children(os.getpid()))
    return gone.children_user + gone.children_system + living


def all_resident(process: int | None = None) -> float:
    """Return MiB of memory of a process, by default this one, and its worker processes; shared memory counts
    once."""
    pid = process or os.getpid()
    children = _children(pid)
    if not children:
        return _resident(pid)
    return sum(_own_share(one) or _resident(one) for one in (pid, *children))


def _children(process: int) -> list[int]:
    """Return the living child processes; empty if the system does not say."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    return [int(pid) for each in threads for pid in _read(str(each)).split()]


def _seconds_of(pid: int) -> float:
    stat = _read(f"/proc/{pid}/stat")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * _TICK if fields else 0.0


def _resident(pid: int) -> float:
    return _mebibytes(f"/proc/{pid}/status", "VmRSS:")


def _own_share(pid: int) -> float:
    """Return the proportional share of memory, in which shared pages are divided; 0 if the system does not
    say."""
    return _mebibytes(f"/proc/{pid}/smaps_rollup", "Pss:")


def _mebibytes(path: str, name: str) -> float:
    lines = _read(path).splitlines()
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(name)), 0.0)


def _read(path: str) -> str:
    """Return a file's text; empty if it does not exist because the process has ended or on another system."""
    try:
        return Path(path).read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""
