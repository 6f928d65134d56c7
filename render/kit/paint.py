"""Paints a scene as an image. Every place and size is already in the scene."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.kit.cache import Stamp
from render.kit.pen import Pen
from render.kit.scene import Item, Label, Plate, Scene, Sprite
from render.kit.sprite_cutting import Pieces
from render.kit.stamps import STAMPS
from render.kit.terrain import hex_shadow, sheet_shadow
from render.kit.text import font, ink_of
from render.kit.theme import Colour, Theme

_FINE = 4
"""Oversampling of the smallest sprites, and of corners."""
_COARSER = ((20_000, 2), (1_200, 3))
"""Oversampling of sprites from this many pixels on, for which more costs time and is not visible."""
_SOFT = (hex_shadow, sheet_shadow)
"""Sprites without hard edges, drawn without oversampling."""


def paint(scene: Scene) -> Image.Image:
    return paint_rows(scene, scene.items, 0, round(scene.height))


def paint_rows(scene: Scene, items: Iterable[Item], top: int, bottom: int) -> Image.Image:
    """Paint only these rows of the picture; `items` are at least those that reach into them, in order."""
    image = Image.new("RGB", (round(scene.width), bottom - top), scene.theme.felt)
    for item in items:
        if isinstance(item, Plate):
            _paint_plate(image, item, top)
        else:
            left, first, width, height = extent_of(item)
            if isinstance(item, Label):
                stamp = _label_stamp(item)
            else:
                stamp = _kept(item, scene.theme, width, height)
            stamp.onto(image, left, first - top)
    return image


def extent_of(item: Item) -> tuple[int, int, int, int]:
    """Return the pixels an item may touch: the first column and row, and how many of each."""
    if isinstance(item, Label):
        left, top, width, height = _extent(item.words, item.face, item.size)
        return math.floor(round(item.start[0] * 64) / 64 + 0.5) + left, _baseline(item) + top, width, height
    x0, y0, x1, y1 = item.box
    left, top = round(x0), round(y0)
    if isinstance(item, Plate):
        return left, top, round(x1) - left, round(y1) - top
    return left, top, max(1, round(x1 - x0)), max(1, round(y1 - y0))


def _baseline(label: Label) -> int:
    """Return the row of pixels of the baseline; fonts count in 64ths."""
    return math.ceil(round(label.start[1] * 64) / 64 - 0.5)


def stamp_of(item: Sprite, theme: Theme) -> Stamp:
    """Draw the sprite and return its pixels."""
    _, _, width, height = extent_of(item)
    scale = next((scale for least, scale in _COARSER if width * height > least), _FINE)
    pen = Pen(theme, width, height, 1 if item.ink in _SOFT else scale)
    item.ink(pen, *item.args)
    return pen.stamp()


def _kept(item: Sprite, theme: Theme, width: int, height: int) -> Pieces:
    """Return the sprite ready to be pasted, from the cache if it was drawn before."""
    key = (item.ink, item.args, width, height, theme.name)
    return STAMPS.get(key, lambda: stamp_of(item, theme))


def _extent(words: str, face: str, size: int) -> tuple[int, int, int, int]:
    """Return left and top of a line of text from the start of its baseline, and its width and height."""
    left, top, right, bottom = (math.floor(v) for v in ink_of(words, face, size))
    return left, top, max(1, right - left + 1), max(1, bottom - top + 1)


def _label_stamp(label: Label) -> Pieces:
    """Return a line of text, which begins at a whole pixel so that the cache can reuse it."""

    def make() -> Stamp:
        left, top, width, height = _extent(label.words, label.face, label.size)
        mask = Image.new("L", (width, height), 0)
        letters = font(label.face, label.size)
        ImageDraw.Draw(mask).text((-left, -top), label.words, font=letters, fill=255, anchor="ls")
        return Stamp(label.colour, mask)

    return STAMPS.get((label.words, label.face, label.size, label.colour), make)


def _paint_plate(image: Image.Image, panel: Plate, above: int) -> None:
    """Draw four smooth corners from the cache and plain rectangles between them, without overlap."""
    x0, y0, x1, y1 = (round(v) for v in panel.box)
    y0, y1 = y0 - above, y1 - above
    radius = max(0, min(round(panel.radius), (x1 - x0) // 2, (y1 - y0) // 2))
    line = round(panel.line)
    if line:
        _fill(image, panel.edge, (x0 + radius, y0, x1 - radius, y0 + line))
        _fill(image, panel.edge, (x0 + radius, y1 - line, x1 - radius, y1))
        _fill(image, panel.edge, (x0, y0 + radius, x0 + line, y1 - radius))
        _fill(image, panel.edge, (x1 - line, y0 + radius, x1, y1 - radius))
    _fill(image, panel.fill, (x0 + line, y0 + radius, x1 - line, y1 - radius))
    if radius:
        _fill(image, panel.fill, (x0 + radius, y0 + line, x1 - radius, y0 + radius))
        _fill(image, panel.fill, (x0 + radius, y1 - radius, x1 - radius, y1 - line))
        for right, lower in ((0, 0), (1, 0), (0, 1), (1, 1)):
            place = (x1 - radius if right else x0, y1 - radius if lower else y0)
            if -radius < place[1] < image.height:
                corner = _corner(panel, radius, line, (right, lower))
                corner.onto(image, *place)


def _fill(image: Image.Image, colour: Colour, box: tuple[int, int, int, int]) -> None:
    x0, y0, x1, y1 = box
    y0, y1 = max(0, y0), min(y1, image.height)
    if x0 < x1 and y0 < y1:
        image.im.paste(colour, (x0, y0, x1, y1))


def _corner(panel: Plate, radius: int, line: int, part: tuple[int, int]) -> Pieces:
    """Return a quarter of a smooth disc."""

    def make() -> Stamp:
        size, inset = 2 * radius * _FINE, line * _FINE
        disc = Image.new("RGB", (size, size), panel.edge)
        if line < radius:
            ImageDraw.Draw(disc).ellipse((inset, inset, size - 1 - inset, size - 1 - inset), fill=panel.fill)
        mask = Image.new("L", (size, size), 0)
        ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
        quarter = (part[0] * radius, part[1] * radius, (part[0] + 1) * radius, (part[1] + 1) * radius)
        return Stamp(disc.reduce(_FINE).crop(quarter), mask.reduce(_FINE).crop(quarter))

    return STAMPS.get((part, panel.fill, panel.edge, radius, line), make)
