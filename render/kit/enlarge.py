"""Larger pictures, redrawn at a larger scale rather than stretched."""

from __future__ import annotations

from typing import assert_never

from render.kit.layout import Box, Point
from render.kit.scene import Item, Label, Plate, Scene, Sprite, Strip


def enlarged(scene: Scene, times: float) -> Scene:
    """Return the same scene, `times` as wide and as high."""
    larger = Scene(scene.theme, scene.height * times, scene.width * times)
    for layer, items in scene.layers.items():
        larger.layers[layer] = [_item(item, times) for item in items]
    larger.strips = [Strip(strip.spare, strip.top * times, strip.bottom * times) for strip in scene.strips]
    return larger


def _item(item: Item, times: float) -> Item:
    match item:
        case Sprite(box, ink, args):
            return Sprite(_box(box, times), ink, args)
        case Plate(box, fill, edge, radius, line):
            return Plate(_box(box, times), fill, edge, radius * times, line * times)
        case Label(box, words, face, size, colour, start):
            place = Point(start.x * times, start.y * times)
            return Label(_box(box, times), words, face, round(size * times), colour, place)
        case _:
            assert_never(item)


def _box(box: Box, times: float) -> Box:
    return Box(box.x0 * times, box.y0 * times, box.x1 * times, box.y1 * times)
