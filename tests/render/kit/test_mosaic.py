"""Film tiles: reassembled they equal the painted frames, and equal tiles are stored once."""

from __future__ import annotations

import pytest

from render.kit.encode import HIGH
from render.kit.layout import Box
from render.kit.mosaic import WIDE, Laid, Mosaic
from render.kit.paint import paint
from render.kit.palette import indexed
from render.kit.scene import Layer, Plate, Scene
from render.kit.theme import DAY


def scene(width: int, height: int, at: float) -> Scene:
    made = Scene(DAY, height, width)
    made.layers[Layer.CARD].append(Plate(Box(at, 20, at + 60, 90), DAY.glow, DAY.news, 8, 2))
    return made


def pixels(mosaic: Mosaic, sheet: Laid) -> bytes:
    tiles, bands, size = mosaic.tiles(), mosaic.bands(), WIDE * HIGH
    rows = list[bytes]()
    for number in sheet.bands:
        cut = [tiles[tile * size : (tile + 1) * size] for tile in bands[number]]
        for row in range(HIGH):
            rows.append(b"".join(tile[row * WIDE : (row + 1) * WIDE] for tile in cut)[: sheet.width])
    return b"".join(rows[: sheet.height])


@pytest.mark.parametrize("size", [(400, 128), (410, 130), (37, 31)])
def test_every_picture_comes_back_as_it_was_painted(size: tuple[int, int]) -> None:
    mosaic, scenes = Mosaic(), [scene(*size, at) for at in (5, 90, 5)]
    sheets = [mosaic.add(one) for one in scenes]
    for one, sheet in zip(scenes, sheets, strict=True):
        assert pixels(mosaic, sheet) == indexed(paint(one), DAY)
    assert sheets[0] == sheets[2]


def test_equal_tiles_are_stored_once() -> None:
    mosaic = Mosaic()
    mosaic.add(scene(400, 320, 10))
    before = len(mosaic.tiles())
    mosaic.add(scene(400, 320, 10))
    assert len(mosaic.tiles()) == before
    mosaic.add(scene(400, 320, 255))
    assert before < len(mosaic.tiles()) < 2 * before
    assert before < 400 * 320, "plain ground is one tile"
