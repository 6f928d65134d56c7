"""What is kept because it costs something to find it again: every such store says how large it may become.

This is the one list of them, whichever room they are in; a process that serves shows it to who runs it."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from operator import is_
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class CacheSize(NamedTuple):
    things: int
    size: int  # bytes of them, where they are not weighed one by one about
    room: int  # bytes there may be


class _Watched(NamedTuple):
    name: str
    store: weakref.ref[Any]
    look: Callable[[Any], CacheSize]


_watched = list[_Watched]()


def register_cache(name: str, store: Any, look: Callable[[Any], CacheSize]) -> None:
    """This store is one of those of this name, for as long as there is one."""
    _watched[:] = [one for one in _watched if one.store() is not None]
    _watched.append(_Watched(name, weakref.ref(store), look))


def cached(name: str, most: int, each: int) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """What a function has found for the arguments that were used last: so many, of about so many bytes."""

    def remembering(find: Callable[..., T]) -> _lru_cache_wrapper[T]:
        found = lru_cache(maxsize=most)(find)
        register_cache(name, found, lambda one: _about(one.cache_info().currsize, most, each))
        return found

    return remembering


class IdentityCache(Generic[T]):
    """What a function has found for the few arguments it was asked about last, each known by being the same
    object: what a picture or a panel asks several times about one view. Nothing is compared or hashed."""

    def __init__(self, name: str, find: Callable[..., T], most: int, each: int) -> None:
        self._find, self._most = find, most
        self._kept: tuple[tuple[tuple[Any, ...], T], ...] = ()
        register_cache(name, self, lambda one: _about(len(one._kept), most, each))

    def __call__(self, *args: Any) -> T:
        for known, found in self._kept:
            if all(map(is_, known, args)):
                return found
        found = self._find(*args)
        self._kept = ((args, found), *self._kept[: self._most - 1])
        return found


def identity_cache(name: str, most: int, each: int) -> Callable[[Callable[..., T]], IdentityCache[T]]:
    """Of a function of values that never change, always asked with as many of them, by their places."""
    return lambda find: IdentityCache(name, find, most, each)


def _about(count: int, most: int, each: int) -> CacheSize:
    return CacheSize(count, count * each, most * each)


def cache_limits() -> dict[str, int]:
    """How many bytes one store of each name may hold. What it holds now would show what somebody has done."""
    found = dict[str, int]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            found[one.name] = max(found.get(one.name, 0), one.look(store).room)
    return dict(sorted(found.items()))


def cache_sizes() -> dict[str, CacheSize]:
    """By name; of several stores of one name what they hold together."""
    found = dict[str, CacheSize]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            held, so_far = one.look(store), found.get(one.name, CacheSize(0, 0, 0))
            found[one.name] = CacheSize(*(a + b for a, b in zip(so_far, held, strict=True)))
    return dict(sorted(found.items()))
