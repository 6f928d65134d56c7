"""Many similar pictures as tiles; each tile is stored once."""

from __future__ import annotations

from msgspec import Struct
from PIL import Image

from render.kit.encode import HIGH, banded
from render.kit.scene import Scene

WIDE = 40
"""Width of a tile in pixels; its height is that of a band."""


class Laid(Struct, frozen=True):
    """One picture: its bands from top to bottom, by number."""

    width: int
    height: int
    bands: tuple[int, ...]


class Mosaic:
    def __init__(self) -> None:
        self._known: dict[bytes, int] = {}  # drawn bands, by their content
        self._bands: dict[tuple[int, ...], int] = {}  # tiles from left to right
        self._tiles: dict[bytes, int] = {}
        self._places: list[
            tuple[int, int, int]
        ] = []  # of each tile: the band and column where it first appeared, and its number

    def add(self, scene: Scene) -> Laid:
        """Add a picture; only new parts are drawn."""
        width, height = round(scene.width), round(scene.height)

        def keep(key: bytes, at: int, pixels: bytes) -> int:
            band = Image.frombytes("L", (width, len(pixels) // width), pixels)
            tiles = tuple(self._tile(band, at, left) for left in range(0, width, WIDE))
            self._known[key] = self._bands.setdefault(tiles, len(self._bands))
            return self._known[key]

        cuts = (*range(0, height, HIGH), height)
        return Laid(width, height, tuple(banded(scene, cuts, self._known.get, keep)))

    def _tile(self, band: Image.Image, at: int, left: int) -> int:
        """Return the tile's number; beyond the picture's edge it is padded to full size."""
        tile = band.crop((left, 0, left + WIDE, HIGH)).tobytes()
        number = self._tiles.setdefault(tile, len(self._tiles))
        if number == len(self._places):
            self._places.append((at, left, number))
        return number

    def bands(self) -> tuple[tuple[int, ...], ...]:
        """Return the tiles of each band, by their position among `tiles`."""
        order = {number: at for at, number in enumerate(self._order())}
        return tuple(tuple(order[number] for number in band) for band in self._bands)

    def tiles(self) -> bytes:
        """Return the pixels, one byte each. Tiles of one place are adjacent, which compresses well."""
        found = list(self._tiles)
        return b"".join(found[number] for number in self._order())

    def _order(self) -> list[int]:
        return sorted(range(len(self._places)), key=self._places.__getitem__)
