"""Scene in, image out. Decides nothing: every place and size is in the scene already."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw

from render.kit.cache import STAMPS, Stamp
from render.kit.pen import Pen
from render.kit.scene import Item, Label, Plate, Scene, Sprite
from render.kit.text import font, ink_of
from render.kit.theme import Colour, Theme

FINE = 4
"""Small sprites are drawn this many times too large…"""
COARSE = 2
"""…large ones less, where more would cost time and not show."""
LARGE = 20_000
"""From so many pixels on."""


def paint(scene: Scene) -> Image.Image:
    image = Image.new("RGB", (round(scene.width), round(scene.height)), scene.theme.felt)
    for item in scene.items:
        _paint_item(image, item, scene.theme)
    return image


def _paint_item(image: Image.Image, item: Item, theme: Theme) -> None:
    if isinstance(item, Plate):
        _paint_panel(image, item)
    elif isinstance(item, Label):
        _paint_label(image, item)
    else:
        stamp = stamp_of(item, theme)
        image.paste(stamp.colours, (round(item.box.x0), round(item.box.y0)), stamp.mask)


def stamp_of(item: Sprite, theme: Theme) -> Stamp:
    """The sprite's pixels, from the cache or drawn now."""
    width, height = max(1, round(item.box.width)), max(1, round(item.box.height))

    def make() -> Stamp:
        pen = Pen(theme, width, height, COARSE if width * height > LARGE else FINE)
        item.ink(pen, *item.args)
        return pen.stamp()

    return STAMPS.get((item.ink, item.args, width, height, theme.name), make)


def _paint_label(image: Image.Image, label: Label) -> None:
    """A line of words; it begins at a whole pixel, so that the same words are drawn once and kept."""
    left, top, right, bottom = (math.floor(v) for v in ink_of(label.words, label.face, label.size))
    size = (max(1, right - left + 1), max(1, bottom - top + 1))

    def make() -> Stamp:
        mask = Image.new("L", size, 0)
        letters = font(label.face, label.size)
        ImageDraw.Draw(mask).text((-left, -top), label.words, font=letters, fill=255, anchor="ls")
        return Stamp(Image.new("RGB", size, label.colour), mask)

    stamp = STAMPS.get(("label", label.words, label.face, label.size, label.colour), make)
    x, y = (round(v * 64) / 64 for v in label.start)  # as fonts count
    image.paste(stamp.colours, (math.floor(x + 0.5) + left, math.ceil(y - 0.5) + top), stamp.mask)


def _paint_panel(image: Image.Image, panel: Plate) -> None:
    """Four smooth corners from the cache, plain rectangles between them."""
    x0, y0, x1, y1 = (round(v) for v in panel.box)
    radius = max(0, min(round(panel.radius), (x1 - x0) // 2, (y1 - y0) // 2))
    line = round(panel.line)
    if line:
        _fill(image, panel.edge, (x0 + radius, y0, x1 - radius, y0 + line))
        _fill(image, panel.edge, (x0 + radius, y1 - line, x1 - radius, y1))
        _fill(image, panel.edge, (x0, y0 + radius, x0 + line, y1 - radius))
        _fill(image, panel.edge, (x1 - line, y0 + radius, x1, y1 - radius))
    _fill(image, panel.fill, (x0 + radius, y0 + line, x1 - radius, y0 + radius))
    _fill(image, panel.fill, (x0 + radius, y1 - radius, x1 - radius, y1 - line))
    _fill(image, panel.fill, (x0 + line, y0 + radius, x1 - line, y1 - radius))
    if radius:
        for right, lower in ((0, 0), (1, 0), (0, 1), (1, 1)):
            corner = _corner(panel, radius, line, (right, lower))
            place = (x1 - radius if right else x0, y1 - radius if lower else y0)
            image.paste(corner.colours, place, corner.mask)


def _fill(image: Image.Image, colour: Colour, box: tuple[int, int, int, int]) -> None:
    if box[0] < box[2] and box[1] < box[3]:
        image.paste(colour, box)


def _corner(panel: Plate, radius: int, line: int, part: tuple[int, int]) -> Stamp:
    """A quarter of a smooth disc."""

    def make() -> Stamp:
        size, inset = 2 * radius * FINE, line * FINE
        disc = Image.new("RGB", (size, size), panel.edge)
        ImageDraw.Draw(disc).ellipse((inset, inset, size - 1 - inset, size - 1 - inset), fill=panel.fill)
        mask = Image.new("L", (size, size), 0)
        ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
        quarter = (part[0] * radius, part[1] * radius, (part[0] + 1) * radius, (part[1] + 1) * radius)
        return Stamp(disc.reduce(FINE).crop(quarter), mask.reduce(FINE).crop(quarter))

    return STAMPS.get(("corner", part, panel.fill, panel.edge, radius, line), make)


__all__ = ["paint", "stamp_of"]
