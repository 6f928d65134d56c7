"""Cuts up a stamp, with a result identical to the pixel.

Solid parts are pasted without a mask, ten times as fast, and empty parts are not stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from PIL import Image
from PIL import _imaging as core  # its images are pasted without a wrapper

from render.kit.cache import Stamp
from render.kit.theme import Colour

_CELLS = 12
"""Cells per side in which a stamp is examined; finer ones find little more, and take long."""
_LARGEST = 20
"""Maximum size of a cell in pixels: in a larger one a single pixel would not show in the mean."""
_WORTH = 1_000
"""Minimum number of solid or empty pixels to cut out: pasting another piece takes as long as these."""
_SMALL = 4_000
"""Number of pixels up to which examining a stamp takes longer than it saves."""
_PIECE = 600
"""Bytes of a piece without pixels."""
_EMPTY, _MIXED, _SOLID = 0, 1, 2
Cuts: TypeAlias = tuple[tuple[int, int, int, int, bool], ...]
"""Boxes that are not empty, in pixels, and whether each is solid."""
_Cells: TypeAlias = tuple[int, int, int, int]
"""From a column and a row of cells up to others."""


class _Piece(NamedTuple):
    colours: Any  # or the only colour
    mask: Any  # None: fully visible
    left: int
    top: int
    right: int
    bottom: int


class Pieces(NamedTuple):
    """A stamp ready to be pasted. The images share the memory of its pixels."""

    pieces: tuple[_Piece, ...]
    weight: int

    def onto(self, image: Image.Image, left: int, top: int) -> None:
        paste, height = image.im.paste, image.height
        for colours, mask, x0, y0, x1, y1 in self.pieces:
            begins, ends = y0 + top, y1 + top
            if begins >= height or ends <= 0:
                continue
            if mask is None:
                paste(colours, (left + x0, begins, left + x1, ends))
                continue
            if isinstance(colours, tuple):  # a sheet of the colour, which takes half the time of the colour
                if begins < 0 or ends > height:  # no larger than the visible part
                    first, last = max(0, -begins), min(y1 - y0, height - begins)
                    mask = mask.crop((0, first, x1 - x0, last))
                    begins, ends = begins + first, begins + last
                colours = core.fill("RGB", (x1 - x0, ends - begins), colours)
            paste(colours, (left + x0, begins, left + x1, ends), mask)


def cuts_of(stamp: Stamp) -> Cuts:
    """Return the boxes into which to cut the stamp, or one box if there is nothing to cut out."""
    mask = stamp.mask
    whole = ((0, 0, mask.width, mask.height, False),)
    if mask.width * mask.height < _SMALL:
        return whole
    size = min(_LARGEST, -(-max(mask.size) // _CELLS))
    rows = _looked_at(mask, size)
    found = list(_parted(rows, (0, 0, len(rows[0]), len(rows)), _WORTH // size**2))
    if len(found) == 1:
        return whole
    return tuple(
        (x0 * size, y0 * size, min(x1 * size, mask.width), min(y1 * size, mask.height), kind == _SOLID)
        for (x0, y0, x1, y1), kind in found
        if kind != _EMPTY
    )


def pixels_of(stamp: Stamp, cuts: Cuts) -> bytes:
    """Return the pixels of every piece: of their colours and mask, or of a mask alone if not solid."""
    sheet, parts = stamp.mask, list[bytes]()
    if isinstance(stamp.colours, Image.Image):
        sheet = stamp.colours.convert("RGBA")
        sheet.putalpha(stamp.mask)
    for *box, is_solid in cuts:
        corners: Any = tuple(box)
        if not (is_solid and sheet is stamp.mask):
            parts.append(sheet.crop(corners).tobytes())
    return b"".join(parts)


def pieces_of(pixels: bytes, colour: Colour | None, cuts: Cuts) -> Pieces:
    """Return the pieces of these pixels, or of one colour."""
    view, at, pieces = memoryview(pixels), 0, list[_Piece]()
    for left, top, right, bottom, is_solid in cuts:
        size, mask, colours = (right - left, bottom - top), None, colour
        count = size[0] * size[1]
        if colour is None:  # the same bytes are colours and mask
            count *= 4
            colours = _image(view[at : at + count], size, "RGBX")
        if not is_solid:
            mask = _image(view[at : at + count], size, "RGBA" if colour is None else "L")
        if colour is None or not is_solid:
            at += count
        pieces.append(_Piece(colours, mask, left, top, right, bottom))
    return Pieces(tuple(pieces), len(pixels) + _PIECE * len(cuts))


def _image(pixels: memoryview, size: tuple[int, int], mode: str) -> Any:
    return core.map_buffer(pixels, size, "raw", 0, (mode, 0, 1))


def _looked_at(mask: Image.Image, size: int) -> list[list[int]]:
    """Return the content of each cell, row by row: a single different pixel shows in the mean."""
    solid = mask.point([0] * 255 + [255]).reduce(size)
    some = mask.point([0] + [255] * 255).reduce(size)
    wide = solid.width
    kinds = [
        _SOLID if all_of_it == 255 else _MIXED if any_of_it else _EMPTY
        for all_of_it, any_of_it in zip(solid.tobytes(), some.tobytes(), strict=True)
    ]
    return [kinds[at : at + wide] for at in range(0, len(kinds), wide)]


def _parted(rows: Sequence[Sequence[int]], cells: _Cells, worth: int) -> Iterator[tuple[_Cells, int]]:
    """Yield these cells in boxes: the largest that is all solid, or empty, then the rest around it."""
    x0, y0, x1, y1 = cells
    if (x1 - x0) * (y1 - y0) <= worth:
        yield cells, _MIXED
        return
    area, kind, (left, top, right, bottom) = max(_largest(rows, cells, kind) for kind in (_SOLID, _EMPTY))
    if area <= worth:
        yield cells, _MIXED
        return
    yield (left, top, right, bottom), kind
    for part in ((x0, y0, x1, top), (x0, bottom, x1, y1), (x0, top, left, bottom), (right, top, x1, bottom)):
        if part[0] < part[2] and part[1] < part[3]:
            yield from _parted(rows, part, worth)


def _largest(rows: Sequence[Sequence[int]], cells: _Cells, kind: int) -> tuple[int, int, _Cells]:
    """Return the largest box of cells of one kind, from how far up each column is of that kind."""
    x0, y0, x1, y1 = cells
    best, where = 0, cells
    high = [0] * (x1 - x0)
    for y in range(y0, y1):
        row = rows[y]
        high = [high[x - x0] + 1 if row[x] == kind else 0 for x in range(x0, x1)]
        lower = list[tuple[int, int]]()  # starts of boxes, and their heights
        for x, up in enumerate((*high, 0)):
            begins = x
            while lower and lower[-1][1] >= up:
                begins, tall = lower.pop()
                if tall * (x - begins) > best:
                    best, where = tall * (x - begins), (x0 + begins, y + 1 - tall, x0 + x, y + 1)
            if up:
                lower.append((begins, up))
    return best, kind, where
