"""PNG files combined from bands of rows; each band is compressed separately and fits into any file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import NamedTuple

_LEVEL = 3
"""Compression level: the next one takes twice the time for a tenth less."""
_MOD = 65521  # of the Adler checksum
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_ZLIB = b"\x78\x5e"  # header of a stream of this level
_LAST = b"\x03\x00"  # an empty block that ends the stream


class Band(NamedTuple):
    """Some rows in encoded form."""

    data: bytes
    check: int  # Adler checksum of the raw data
    length: int  # of the raw data

    @property
    def weight(self) -> int:
        return len(self.data) + 200  # with its key and its cache entry


def packed(lines: bytes) -> Band:
    """Return rows of one byte per pixel with a 0 before each, compressed separately up to a whole byte.

    The byte alignment lets bands be joined.
    """
    packer = zlib.compressobj(_LEVEL, wbits=-zlib.MAX_WBITS)
    data = packer.compress(lines) + packer.flush(zlib.Z_SYNC_FLUSH)
    return Band(data, zlib.adler32(lines), len(lines))


def png(width: int, height: int, palette: bytes, bands: Iterable[Band]) -> bytes:
    """Return the file: one byte per pixel, colours by their number in the palette."""
    check, parts = 1, [_ZLIB]
    for band in bands:
        check = _joined(check, band.check, band.length)
        parts.append(band.data)
    parts += [_LAST, struct.pack(">I", check)]
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", b"".join(parts)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)


def _joined(first: int, second: int, length: int) -> int:
    """Return the Adler checksum of two texts from both checksums and the length of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return (high % _MOD) << 16 | low % _MOD


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))
