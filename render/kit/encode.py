"""Encodes a scene as a file, in bands: only new bands are drawn, the rest are cached in encoded form.

Format and settings were chosen by measurement: see docs/performance.md.
"""

from __future__ import annotations

import hashlib
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby, pairwise
from typing import TypeAlias, TypeVar, assert_never

import msgspec
from PIL import Image

from engine.core.caches import cached
from render.kit.cache import Cache
from render.kit.paint import extent_of, paint_rows
from render.kit.palette import indexed, lines, palette_of
from render.kit.png import Band, packed, png
from render.kit.scene import Ink, Item, Label, Plate, Scene, Sprite
from render.kit.theme import Theme

B = TypeVar("B")
HIGH = 32
"""Rows of pixels in a band: few enough for cache hits, enough for good compression."""
_LOWEST = 8
"""Up to this many leftover rows of a strip are merged into the band before."""
_AT_ONCE = 12
"""Maximum number of bands drawn as one image: a whole picture takes 10 MiB more, and 2 to 3 % less time."""
BANDS = Cache[Band]("bands", 12 * 1024 * 1024)
"""About a hundred and fifty whole pictures; more space brings hardly more cache hits."""
_pack = msgspec.msgpack.Encoder(enc_hook=repr).encode
_Shown: TypeAlias = tuple[bytes, int, int]
"""The look of an item, its first row of pixels, and the first row below it."""
_inks: dict[Ink, int] = {}
_numbers = count()


def encode(scene: Scene) -> bytes:
    """Return the picture as a PNG file."""
    width, height = round(scene.width), round(scene.height)
    return png(width, height, palette_of(scene.theme), _bands(scene, height))


def encoded(image: Image.Image, theme: Theme) -> bytes:
    """Return a fully painted picture as a file."""
    return png(image.width, image.height, palette_of(theme), [packed(lines(image, theme))])


def _bands(scene: Scene, height: int) -> list[Band]:
    """Return the bands from top to bottom."""

    def keep(key: bytes, _: int, pixels: bytes) -> Band:
        made = packed(pixels)
        BANDS.keep(key, made)
        return made

    return banded(scene, _cuts(scene, height), BANDS.find, keep, lines)


def _cuts(scene: Scene, height: int) -> list[int]:
    """Return where bands begin, and where the last one ends.

    Every strip has its own bands, so they are found in the cache wherever the strip lies in another picture.
    """
    edges = {round(edge) for strip in scene.strips for edge in (strip.top, strip.bottom)}
    inside = sorted(edge for edge in edges if 0 < edge < height)
    cuts = list[int]()
    for top, bottom in pairwise((0, *inside, height)):
        cuts += range(top, max(top + 1, bottom - _LOWEST), HIGH)
    return [*cuts, height]


def banded(
    scene: Scene,
    cuts: Sequence[int],
    find: Callable[[bytes], B | None],
    keep: Callable[[bytes, int, bytes], B],
    read: Callable[[Image.Image, Theme], bytes] = indexed,
) -> list[B]:
    """Return the value of every band, from top to bottom.

    It is found by its key, or made of its place and its pixels as `read` returns them. Missing neighbours are
    drawn together.
    """
    items, width = scene.items, round(scene.width)
    shown = [_shown(item) for item in items]
    keys = _keys(scene.theme.name, width, cuts, shown)
    bands = [find(key) for key in keys]
    for first, last in _gaps(bands):
        top, bottom = cuts[first], cuts[last + 1]
        there = [items[at] for at, (_, begins, ends) in enumerate(shown) if begins < bottom and ends > top]
        pixels = read(paint_rows(scene, there, top, bottom), scene.theme)
        row = len(pixels) // (bottom - top)
        for at in range(first, last + 1):
            begins, ends = (cuts[at] - top) * row, (cuts[at + 1] - top) * row
            bands[at] = keep(keys[at], at, pixels[begins:ends])
    return [band for band in bands if band is not None]


def _keys(theme: str, width: int, cuts: Sequence[int], shown: Sequence[_Shown]) -> list[bytes]:
    """Return the key of each band: its items and their offsets from its top.

    Two bands of the same key have the same pixels, wherever they lie.
    """
    tops = cuts[:-1]
    names = [[_pack((theme, width, bottom - top))] for top, bottom in pairwise(cuts)]
    below = [array("i") for _ in tops]
    for name, begins, ends in shown:
        for at in range(bisect_right(tops, begins, 1) - 1, bisect_left(tops, ends)):
            names[at].append(name)
            below[at].append(begins - tops[at])
    return [
        hashlib.blake2b(b"".join((*names[at], below[at].tobytes())), digest_size=16).digest()
        for at in range(len(tops))
    ]


@cached("items named", 4096, 700)
def _shown(item: Item) -> _Shown:
    """Return what identifies the look of an item, except its height in the picture.

    A sprite's function is identified by a number, and kept alive so that no other gets it.
    """
    left, top, width, height = extent_of(item)
    match item:
        case Sprite(_, ink, args):
            number = _inks.get(ink)
            if number is None:
                number = _inks.setdefault(ink, next(_numbers))
            name = _pack((number, left, width, height, args))
        case Label(_, words, face, size, colour):
            name = _pack((words, left, face, size, colour))
        case Plate(_, fill, edge, radius, line):
            name = _pack((left, width, height, fill, edge, radius, line))
        case _:
            assert_never(item)
    return name, top, top + height


def _gaps(bands: Sequence[object]) -> Iterator[tuple[int, int]]:
    """Yield first and last of every run of missing bands, long ones in parts."""
    for missing, run in groupby(range(len(bands)), key=lambda at: bands[at] is None):
        if missing:
            ats = list(run)
            parts = -(-len(ats) // _AT_ONCE)
            edges = [round(len(ats) * part / parts) for part in range(parts + 1)]
            yield from ((ats[begins], ats[ends - 1]) for begins, ends in pairwise(edges))
