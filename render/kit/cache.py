"""Thread-safe caches of drawn pictures, which evict the least recently used beyond a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from engine.core.caches import CacheSize, register_cache
from render.kit.theme import Colour


class _Weighable(Protocol):
    @property
    def weight(self) -> int:
        """The size in bytes."""
        ...


W = TypeVar("W", bound=_Weighable)


class Cache(Generic[W]):
    def __init__(self, name: str, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._kept: OrderedDict[Hashable, W] = OrderedDict()
        self._lock = Lock()
        register_cache(name, self, lambda one: CacheSize(len(one), one.held, one.limit))

    def find(self, key: Hashable) -> W | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, made: W) -> None:
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.held += made.weight
            while self.held > self.limit and len(self._kept) > 1:
                _, gone = self._kept.popitem(last=False)
                self.held -= gone.weight

    def get(self, key: Hashable, make: Callable[[], W]) -> W:
        """Return the cached value of that key, made now if it is missing. Two threads may both make it."""
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self.held = 0

    def __len__(self) -> int:
        return len(self._kept)


class Stamp(NamedTuple):
    """A finished sprite: its colours, or its only colour, and its mask."""

    colours: Image.Image | Colour
    mask: Image.Image
