"""Memory that was freed goes back to the system, and what stays for good is not looked through again.

The C library keeps what was freed for whoever asks next, with a store of its own for every thread. Pictures
come and go in several threads: without this the process would grow to what each has needed at some time.

Python looks through all objects now and then for those that only hold each other, and everybody waits
meanwhile: with code, words and rule books among them for a tenth of a second and more."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Callable
from functools import cache
from typing import Any

_STORES = -8  # M_ARENA_MAX of glibc's mallopt
_FEW = 2
"""Each store keeps what its threads have freed; few of them keep less, and drawing alone uses several."""
_YOUNG = 5_000
"""New objects after which they are looked through; with Python's own 700 it is done several times a press."""


def begin() -> None:
    """At the start of a process, before there are threads."""
    _asked("mallopt")(_STORES, _FEW)
    gc.set_threshold(_YOUNG, *gc.get_threshold()[1:])


def stays() -> None:
    """What there is by now is there for good, in a process that serves: it takes no time at all."""
    if gc.get_threshold()[0] == _YOUNG:
        gc.freeze()


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
