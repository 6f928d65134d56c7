"""A cache of pictures that forgets the longest unused ones beyond a number of bytes; safe between threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import NamedTuple

from PIL import Image


class Stamp(NamedTuple):
    """A finished sprite, ready to be pasted: its colours and where they show."""

    colours: Image.Image
    mask: Image.Image | None

    @property
    def weight(self) -> int:
        """Bytes held: Pillow keeps four for each pixel of colour and one for the mask."""
        pixels = self.colours.width * self.colours.height
        return pixels * (5 if self.mask else 4)


class StampCache:
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._stamps: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        """The stamp of that key, made now if it is missing. Two threads may both make it; one is kept."""
        with self._lock:
            found = self._stamps.get(key)
            if found is not None:
                self._stamps.move_to_end(key)
                return found
        made = make()
        with self._lock:
            if key not in self._stamps:
                self._stamps[key] = made
                self.held += made.weight
            while self.held > self.limit and len(self._stamps) > 1:
                _, gone = self._stamps.popitem(last=False)
                self.held -= gone.weight
        return made

    def clear(self) -> None:
        with self._lock:
            self._stamps.clear()
            self.held = 0

    def __len__(self) -> int:
        return len(self._stamps)


STAMPS = StampCache(96 * 1024 * 1024)
"""Shared by all pictures; what it holds can be thrown away at any time."""
