"""Memory that was freed goes back to the system.

The C library keeps what was freed for whoever asks next, with a store of its own for every thread. Pictures
come and go in several threads: without this the process would grow to what each has needed at some time."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

_STORES = -8  # M_ARENA_MAX of glibc's mallopt
_FEW = 2
"""Each store keeps what its threads have freed; few of them keep less, and drawing alone uses several."""


def begin() -> None:
    """At the start of a process, before there are threads."""
    _asked("mallopt")(_STORES, _FEW)


def give_back() -> None:
    """Takes some milliseconds, so in a thread."""
    _asked("malloc_trim")(0)


@cache
def _asked(name: str) -> Callable[..., Any]:
    """Does nothing where the library is not glibc."""
    try:
        return ctypes.CDLL(None)[name]
    except (AttributeError, OSError, TypeError):  # another library, another system
        return lambda *_: 0
