"""Scene in, image out. Decides nothing: every place and size is in the scene already."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kit.cache import STAMPS, Stamp
from render.kit.layout import Box
from render.kit.pen import Pen
from render.kit.scene import Item, Label, Panel, Scene, Sprite
from render.kit.text import font
from render.kit.theme import Theme

FINE = 4
"""Small sprites are drawn this many times too large…"""
COARSE = 2
"""…large ones less, where more would cost time and not show."""
LARGE = 20_000
"""From so many pixels on."""


def paint(scene: Scene) -> Image.Image:
    image = Image.new("RGB", (round(scene.width), round(scene.height)), scene.theme.felt)
    draw = ImageDraw.Draw(image)
    for item in scene.items:
        _paint_item(image, draw, item, scene.theme)
    return image


def _paint_item(image: Image.Image, draw: ImageDraw.ImageDraw, item: Item, theme: Theme) -> None:
    if isinstance(item, Label):
        draw.text(item.start, item.words, font=font(item.face, item.size), fill=item.colour, anchor="ls")
    elif isinstance(item, Sprite):
        stamp = stamp_of(item, theme)
        image.paste(stamp.colours, (round(item.box.x0), round(item.box.y0)), stamp.mask)
    else:
        _paint_panel(image, draw, item)


def stamp_of(item: Sprite, theme: Theme) -> Stamp:
    """The sprite's pixels, from the cache or drawn now."""
    width, height = max(1, round(item.box.width)), max(1, round(item.box.height))

    def make() -> Stamp:
        pen = Pen(theme, width, height, COARSE if width * height > LARGE else FINE)
        item.ink(pen, *item.args)
        return pen.stamp()

    return STAMPS.get((item.ink, item.args, width, height, theme.name), make)


def _paint_panel(image: Image.Image, draw: ImageDraw.ImageDraw, panel: Panel) -> None:
    """Four smooth corners from the cache, plain rectangles between them."""
    x0, y0, x1, y1 = (round(v) for v in panel.box)
    radius = min(round(panel.radius), (x1 - x0) // 2, (y1 - y0) // 2)
    line = round(panel.line)
    if radius < 1:
        draw.rectangle(
            (x0, y0, x1 - 1, y1 - 1), fill=panel.fill, outline=panel.edge if line else None, width=line
        )
        return
    disc = _disc(panel, radius, line)
    side = 2 * radius
    _paint_middle(draw, (x0, y0, x1, y1), panel, radius, line)
    for left, top in ((0, 0), (1, 0), (0, 1), (1, 1)):
        part = (left * radius, top * radius, (left + 1) * radius, (top + 1) * radius)
        place = (x1 - side + part[0] if left else x0, y1 - side + part[1] if top else y0)
        image.paste(disc.colours.crop(part), place, disc.mask.crop(part) if disc.mask else None)


def _paint_middle(
    draw: ImageDraw.ImageDraw, box: tuple[int, int, int, int], panel: Panel, radius: int, line: int
) -> None:
    x0, y0, x1, y1 = box
    for outer, inset, colour in ((True, 0, panel.edge), (False, line, panel.fill)):
        if outer and not line:
            continue
        if x1 - x0 > 2 * radius:
            draw.rectangle((x0 + radius, y0 + inset, x1 - radius - 1, y1 - inset - 1), fill=colour)
        if y1 - y0 > 2 * radius:
            draw.rectangle((x0 + inset, y0 + radius, x1 - inset - 1, y1 - radius - 1), fill=colour)


def _disc(panel: Panel, radius: int, line: int) -> Stamp:
    def make() -> Stamp:
        size = 2 * radius * FINE
        disc = Image.new("RGB", (size, size), panel.edge)
        inset = line * FINE
        ImageDraw.Draw(disc).ellipse((inset, inset, size - 1 - inset, size - 1 - inset), fill=panel.fill)
        mask = Image.new("L", (size, size), 0)
        ImageDraw.Draw(mask).ellipse((0, 0, size - 1, size - 1), fill=255)
        return Stamp(disc.reduce(FINE), mask.reduce(FINE))

    return STAMPS.get(("disc", panel.fill, panel.edge, radius, line), make)


__all__ = ["Box", "paint", "stamp_of"]
