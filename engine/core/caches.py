"""Caches of computed values, each with a size limit.

This module has the list of all caches, whichever layer owns them; a running process reports it to the
operator."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import Any, NamedTuple, TypeVar

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
