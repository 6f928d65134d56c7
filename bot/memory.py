"""Memory that was freed goes back to the system.

The C library keeps what was freed for whoever asks next, with a store of its own for every thread. Pictures
come and go in several threads: without this the process would grow to what each has needed at some time."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache


def give_back() -> None:
    """Takes some milliseconds, so in a thread. Does nothing where the library is not glibc."""
    _trim()(0)


@cache
def _trim() -> Callable[[int], int]:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):  # another library, another system
        return lambda _: 0
