"""A cache that holds the newest entries up to a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from engine.core.caches import CacheSize, register_cache

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """A dictionary with a limit: the least recently used entry is dropped first."""

    def __init__(self, name: str, most: int, each: int, weigh: Callable[[V], int] | None = None) -> None:
        """Hold at most `most` entries of about `each` bytes.

        With `weigh`, the total in bytes is limited too, except for the newest entry."""
        self._most, self._each, self._weigh = most, each, weigh
        self._found: OrderedDict[K, V] = OrderedDict()
        self._held = 0  # bytes, if weighed
        register_cache(name, self, BoundedCache._looked_at)

    def _looked_at(self) -> CacheSize:
        size = self._held if self._weigh is not None else len(self._found) * self._each
        return CacheSize(len(self._found), size, self._most * self._each)

    def __contains__(self, key: K) -> bool:
        return key in self._found

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, key: K) -> V:
        self._found.move_to_end(key)
        return self._found[key]

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key)
        self._found[key] = value
        self._held += 0 if self._weigh is None else self._weigh(value)
        room = self._most * self._each
        while len(self._found) > self._most or (self._held > room and len(self._found) > 1):
            self.pop(next(iter(self._found)))

    def get(self, key: K) -> V | None:
        return self[key] if key in self._found else None

    def pop(self, key: K) -> V | None:
        if key not in self._found:
            return None
        gone = self._found.pop(key)
        self._held -= 0 if self._weigh is None else self._weigh(gone)
        return gone
