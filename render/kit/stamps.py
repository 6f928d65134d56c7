"""The cache of stamps: those in use are ready to be pasted, and far more are kept compressed.

Decompressing a stamp takes a fiftieth of the time of drawing it, in a twentieth of the space.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Hashable
from typing import NamedTuple

from render.kit.cache import Cache, Stamp
from render.kit.sprite_cutting import Cuts, Pieces, cuts_of, pieces_of, pixels_of
from render.kit.theme import Colour

_LEVEL = 1
"""Compression level: the highest takes three times the time for a sixth less."""
_ENTRY = 500
"""Bytes of a compressed stamp without its pixels."""


class _Compressed(NamedTuple):
    pixels: bytes
    colour: Colour | None  # None: there are several
    cuts: Cuts

    @property
    def weight(self) -> int:
        return len(self.pixels) + _ENTRY


class StampCache:
    """Shared by all pictures and safe to clear at any time."""

    def __init__(self, ready: int, compressed: int) -> None:
        """Keep stamps up to this many bytes in either form."""
        self._ready = Cache[Pieces]("stamps", ready)
        self._compressed = Cache[_Compressed]("stamps, compressed", compressed)

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Pieces:
        """Return the stamp of that key, made now if it is missing. Two threads may both make it."""
        found = self._ready.find(key)
        if found is None:
            kept = self._compressed.find(key)
            if kept is None:
                stamp = make()
                cuts, colour = cuts_of(stamp), stamp.colours if isinstance(stamp.colours, tuple) else None
                pixels = pixels_of(stamp, cuts)
                kept = _Compressed(zlib.compress(pixels, _LEVEL), colour, cuts)
                self._compressed.keep(key, kept)
            else:
                pixels = zlib.decompress(kept.pixels)
            found = pieces_of(pixels, kept.colour, kept.cuts)
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


STAMPS = StampCache(12 * 1024 * 1024, 7 * 1024 * 1024)
"""About eight hundred ready stamps and 3,500 compressed ones: late in a game, villages and maps show the same
pieces in many sizes, and with 2,000 almost half of the sprites drawn then had been drawn before."""
