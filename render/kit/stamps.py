"""The cache of stamps: those in use are ready to be pasted, and far more are kept compressed.

Decompressing a stamp takes a fiftieth of the time of drawing it, in a twentieth of the space.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PIL import Image

from render.kit.cache import Cache, Stamp
from render.kit.sprite_cutting import Cuts, Pieces, cut_up, cuts_of
from render.kit.theme import Colour

_LEVEL = 1
"""Compression level: the highest takes three times the time for a sixth less."""
_ENTRY = 500
"""Bytes of a compressed stamp without its pixels."""


class _Compressed(NamedTuple):
    pixels: bytes  # of its colours, unless there is only one, then of its mask
    colour: Colour | None
    size: tuple[int, int]
    cuts: Cuts

    @property
    def weight(self) -> int:
        return len(self.pixels) + _ENTRY

    def ready(self) -> Stamp | Pieces:
        pixels, size = zlib.decompress(self.pixels), self.size
        mask = Image.frombytes("L", size, pixels[-size[0] * size[1] :])
        if self.colour is not None:
            return Stamp(self.colour, mask)
        return cut_up(Stamp(Image.frombytes("RGB", size, pixels), mask), self.cuts)


def _compressed(stamp: Stamp, cuts: Cuts) -> _Compressed:
    colours, mask = stamp
    if isinstance(colours, Image.Image):
        pixels, colour = colours.tobytes() + mask.tobytes(), None
    else:
        pixels, colour = mask.tobytes(), colours
    return _Compressed(zlib.compress(pixels, _LEVEL), colour, mask.size, cuts)


class StampCache:
    """Shared by all pictures and safe to clear at any time."""

    def __init__(self, ready: int, compressed: int) -> None:
        """Keep stamps up to this many bytes in either form."""
        self._ready = Cache[Stamp | Pieces]("stamps", ready)
        self._compressed = Cache[_Compressed]("stamps, compressed", compressed)

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp | Pieces:
        """Return the stamp of that key, made now if it is missing. Two threads may both make it."""
        found = self._ready.find(key)
        if found is None:
            kept = self._compressed.find(key)
            if kept is None:
                stamp = make()
                cuts = cuts_of(stamp)
                kept = _compressed(stamp, cuts)
                self._compressed.keep(key, kept)
                found = cut_up(stamp, cuts)
            else:
                found = kept.ready()
            self._ready.keep(key, found)
        return found

    @property
    def held(self) -> int:
        return self._ready.held + self._compressed.held

    @property
    def limit(self) -> int:
        return self._ready.limit + self._compressed.limit

    def clear(self) -> None:
        self._ready.clear()
        self._compressed.clear()


STAMPS = StampCache(9 * 1024 * 1024, 5 * 1024 * 1024)
"""About four hundred ready stamps and two thousand compressed ones."""
