"""Scene to file, in bands: only what was never drawn is drawn, the rest is kept as it stands in the file.

Format and settings were chosen by measurement: see docs/performance.md."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from itertools import count, groupby
from typing import TypeVar

import msgspec
from PIL import Image

from render.kit.cache import Cache
from render.kit.paint import paint_rows, rows_of
from render.kit.palette import indexed, palette_of
from render.kit.png import Band, packed, png
from render.kit.scene import Ink, Item, Scene, Sprite
from render.kit.theme import Theme

B = TypeVar("B")
HIGH = 32
"""Rows of pixels in a band: low enough to be met again, high enough to be packed well."""
BANDS = Cache[Band]("bands", 12 * 1024 * 1024)
"""About a hundred and fifty whole pictures; twice as many find no more of theirs again."""
_pack = msgspec.msgpack.Encoder(enc_hook=repr).encode
_inks: dict[Ink, int] = {}
_numbers = count()


def encode(scene: Scene) -> tuple[bytes, str]:
    """The file's bytes and its extension."""
    width, height = round(scene.width), round(scene.height)
    return png(width, height, palette_of(scene.theme), _bands(scene, width, height)), "png"


def encoded(image: Image.Image, theme: Theme) -> bytes:
    """A picture that was painted whole, as a file."""
    pixels = indexed(image, theme)
    return png(image.width, image.height, palette_of(theme), [packed(pixels, image.width)])


def _bands(scene: Scene, width: int, height: int) -> list[Band]:
    """From top to bottom."""

    def keep(key: bytes, _: int, pixels: bytes) -> Band:
        made = packed(pixels, width)
        BANDS.keep(key, made)
        return made

    return banded(scene, width, height, BANDS.find, keep)


def banded(
    scene: Scene,
    width: int,
    height: int,
    find: Callable[[bytes], B | None],
    keep: Callable[[bytes, int, bytes], B],
) -> list[B]:
    """What is known of every band, from top to bottom: found by its key, or made of its place and pixels.
    Neighbours that are missing are drawn together."""
    items = scene.items
    reach = [rows_of(item) for item in items]
    keys = _keys(scene.theme.name, width, height, [_name(item) for item in items], reach)
    bands = [find(key) for key in keys]
    for first, last in _gaps(bands):
        top, bottom = first * HIGH, min((last + 1) * HIGH, height)
        there = [items[at] for at, (begins, ends) in enumerate(reach) if begins < bottom and ends > top]
        pixels = indexed(paint_rows(scene, there, top, bottom), scene.theme)
        for at in range(first, last + 1):
            start = (at - first) * HIGH * width
            bands[at] = keep(keys[at], at, pixels[start : start + HIGH * width])
    return [band for band in bands if band is not None]


def _keys(
    theme: str, width: int, height: int, names: Sequence[bytes], reach: Sequence[tuple[int, int]]
) -> list[bytes]:
    """What each band shows, and where: two bands of the same key have the same pixels."""
    tops = range(0, height, HIGH)
    there = [[_pack((theme, width, top, min(top + HIGH, height)))] for top in tops]
    for name, (begins, ends) in zip(names, reach, strict=True):
        for band in there[max(0, begins // HIGH) : max(0, -(-ends // HIGH))]:
            band.append(name)
    return [hashlib.blake2b(b"".join(band), digest_size=16).digest() for band in there]


def _name(item: Item) -> bytes:
    """An item as bytes. A sprite's function is known by a number, and kept so that no other gets it."""
    if isinstance(item, Sprite):
        ink = _inks.get(item.ink)
        if ink is None:
            ink = _inks.setdefault(item.ink, next(_numbers))
        return _pack((ink, item.box, item.args))
    return _pack(item)


def _gaps(bands: Sequence[object]) -> Iterator[tuple[int, int]]:
    """First and last of every run of missing bands."""
    for missing, run in groupby(range(len(bands)), key=lambda at: bands[at] is None):
        if missing:
            ats = list(run)
            yield ats[0], ats[-1]
