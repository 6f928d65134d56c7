"""A PNG put together from bands of rows, each packed by itself: what is packed once fits into any file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

_LEVEL = 3
"""Of packing: the next one takes twice the time for a tenth less."""
_MOD = 65521  # of Adler's sum
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB = b"\x78\x5e"  # how a stream of this level begins
_LAST = b"\x03\x00"  # an empty block that ends the stream


class Band(NamedTuple):
    """Some rows as they stand in the file."""

    data: bytes
    check: int  # Adler's sum of what was packed
    length: int  # of it

    @property
    def weight(self) -> int:
        return len(self.data) + 200  # with its key and its place in a cache


def packed(lines: bytes) -> Band:
    """Rows of one byte a pixel with a 0 before each, packed on their own and up to a whole byte: so bands can
    be joined."""
    packer = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS)
    data = packer.compress(lines) + packer.flush(zlib.Z_SYNC_FLUSH)
    return Band(data, zlib.adler32(lines), len(lines))


def png(width: int, height: int, palette: bytes, bands: Iterable[Band]) -> bytes:
    """The file: one byte a pixel, colours by their number in the palette."""
    check, parts = 1, [_ZLIB]
    for band in bands:
        check = _joined(check, band.check, band.length)
        parts.append(band.data)
    parts += [_LAST, struct.pack(">I", check)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", b"".join(parts)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _joined(first: int, second: int, length: int) -> int:
    """Adler's sum of two texts from the sums of both and the length of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (high % _MOD) << 16 | low % _MOD


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))
