"""What is kept because it costs something to find it again: every such store says how large it may become.

This is the one list of them, whichever room they are in; a process that serves shows it to who runs it."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Held(NamedTuple):
    things: int
    size: int  # bytes of them, where they are not weighed one by one about
    room: int  # bytes there may be


class _Watched(NamedTuple):
    name: str
    store: weakref.ref[Any]
    look: Callable[[Any], Held]


_watched = list[_Watched]()


def watch(name: str, store: Any, look: Callable[[Any], Held]) -> None:
    """This store is one of those of this name, for as long as there is one."""
    _watched[:] = [one for one in _watched if one.store() is not None]
    _watched.append(_Watched(name, weakref.ref(store), look))


def remembered(name: str, most: int, each: int) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """What a function has found for the arguments that were used last: so many, of about so many bytes."""

    def remembering(find: Callable[..., T]) -> _lru_cache_wrapper[T]:
        found = lru_cache(maxsize=most)(find)
        watch(name, found, lambda one: _about(one.cache_info().currsize, most, each))
        return found

    return remembering


def _about(count: int, most: int, each: int) -> Held:
    return Held(count, count * each, most * each)


def bounds() -> dict[str, int]:
    """How many bytes one store of each name may hold. What it holds now would show what somebody has done."""
    found = dict[str, int]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            found[one.name] = max(found.get(one.name, 0), one.look(store).room)
    return dict(sorted(found.items()))


def all_kept() -> dict[str, Held]:
    """By name; of several stores of one name what they hold together."""
    found = dict[str, Held]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            held, so_far = one.look(store), found.get(one.name, Held(0, 0, 0))
            found[one.name] = Held(*(a + b for a, b in zip(so_far, held, strict=True)))
    return dict(sorted(found.items()))
