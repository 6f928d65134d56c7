"""Return freed memory to the system and keep long-lived objects out of garbage collection.

The C library keeps freed memory for reuse, in a separate arena for every thread. Pictures come and go in
several threads, so without this the process would grow to the sum of all peaks.

Python's garbage collector stops everything while it scans all objects. With code, texts and rulebooks
among them that takes a tenth of a second and more."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import Any

_STORES = -8  # M_ARENA_MAX of glibc's mallopt
_FEW = 2
"""Number of arenas: each keeps what its threads have freed, and drawing alone uses several threads."""
_YOUNG = 5_000
"""New objects before a collection; with Python's default of 700 it runs several times per press."""


def begin() -> None:
    """Set up the process, before it has threads."""
    _asked("mallopt")(_STORES, _FEW)
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])


def stays() -> None:
    """Exclude all current objects from garbage collection, in a serving process. Takes almost no time."""
    if gc.get_threshold()[0] == _YOUNG:
        gc.freeze()


def give_back() -> None:
    """Return freed memory to the system. Takes some milliseconds, so run it in a thread."""
    _asked("malloc_trim")(0)


@cache
def _asked(name: str) -> Callable[..., Any]:
    """Return a function of glibc, or one that does nothing."""
    try:
        return ctypes.CDLL(None)[name]
    except (AttributeError, OSError, TypeError):  # another library or system
        return lambda *_: 0
