"""Caches of computed values, each with a size limit.

This module has the list of all caches, whichever layer owns them; a running process reports it to the
operator."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from operator import is_
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")


class CacheSize(NamedTuple):
    things: int
    size: int  # total bytes; an estimate unless items are weighed
    room: int  # maximum bytes


class _Watched(NamedTuple):
    name: str
    store: weakref.ref[Any]
    look: Callable[[Any], CacheSize]


_watched = list[_Watched]()


def register_cache(name: str, store: Any, look: Callable[[Any], CacheSize]) -> None:
    """Add a store to the caches of this name for as long as it exists."""
    _watched[:] = [one for one in _watched if one.store() is not None]
    _watched.append(_Watched(name, weakref.ref(store), look))


def cached(name: str, most: int, each: int) -> Callable[[Callable[..., T]], _lru_cache_wrapper[T]]:
    """Cache a function's results for up to `most` recent arguments, about `each` bytes per result."""

    def remembering(find: Callable[..., T]) -> _lru_cache_wrapper[T]:
        found = lru_cache(maxsize=most)(find)
        register_cache(name, found, lambda one: _about(one.cache_info().currsize, most, each))
        return found

    return remembering


class IdentityCache(Generic[T]):
    """A function's results for its last few arguments, compared by identity. It is for values that a picture
    or a panel requests several times for the same view; nothing is compared by value or hashed."""

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
    """Cache a function of immutable values that is always called with the same number of positional
    arguments."""
    return lambda find: IdentityCache(name, find, most, each)


def _about(count: int, most: int, each: int) -> CacheSize:
    return CacheSize(count, count * each, most * each)


def cache_limits() -> dict[str, int]:
    """Return the maximum bytes per store, by name. Current sizes are left out: they would show user
    activity."""
    found = dict[str, int]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            found[one.name] = max(found.get(one.name, 0), one.look(store).room)
    return dict(sorted(found.items()))


def cache_sizes() -> dict[str, CacheSize]:
    """Return the current sizes by name; stores with the same name are added up."""
    found = dict[str, CacheSize]()
    for one in list(_watched):
        if (store := one.store()) is not None:
            held, so_far = one.look(store), found.get(one.name, CacheSize(0, 0, 0))
            found[one.name] = CacheSize(*(a + b for a, b in zip(so_far, held, strict=True)))
    return dict(sorted(found.items()))
