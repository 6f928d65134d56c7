"""Pens for sprites: shapes drawn at several times their size and reduced, for smooth edges.

A sprite is a function `(pen, *args)`. It draws on a field 100 high and `pen.wide` wide, independent of its
size in pixels, and reads its colours from `pen.theme`.
"""

from __future__ import annotations

import hashlib
import math
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.cache import Cache, Stamp
from render.kit.layout import Point
from render.kit.text import BOLD, CAP, font
from render.kit.theme import Colour, Theme, darker, letter_on, lighter

XY = tuple[float, float]


class Shape:
    """A silhouette combined from simple parts; parts can be cut out again."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._given: Image.Image | None = None  # drawn before the parts
        self._parts: list[tuple[str, bool, Sequence[XY], dict[str, float]]] = []

    @property
    def mask(self) -> Image.Image:
        mask = Image.new("L", self._pen.image.size, 0) if self._given is None else self._given.copy()
        self._draw(mask, 255)
        return mask

    @mask.setter
    def mask(self, mask: Image.Image) -> None:
        self._given, self._parts = mask, []

    def fill(self, image: Image.Image, ink: Any) -> bool:
        """Draw it in one colour without a mask; return whether that is possible."""
        if self._given is not None or any(cut for _, cut, _, _ in self._parts):
            return False
        self._draw(image, ink)
        return True

    def _draw(self, image: Image.Image, ink: Any) -> None:
        draw = ImageDraw.Draw(image)
        for kind, cut, points, how in self._parts:
            getattr(draw, kind)(points, fill=0 if cut else ink, **how)

    def _part(self, kind: str, cut: bool, points: Sequence[XY], **how: float) -> Shape:
        self._parts.append((kind, cut, [self._pen.at(point) for point in points], how))
        return self

    def polygon(self, points: Sequence[XY], cut: bool = False) -> Shape:
        return self._part("polygon", cut, points)

    def curve(self, points: Sequence[XY], cut: bool = False) -> Shape:
        """Add a closed outline through the points, rounded between them."""
        return self.polygon(rounded(points), cut)

    def circle(self, centre: XY, radius: float, cut: bool = False) -> Shape:
        return self.ellipse(centre, radius, radius, cut)

    def ellipse(self, centre: XY, across: float, down: float, cut: bool = False) -> Shape:
        x, y = centre
        return self._part("ellipse", cut, [(x - across, y - down), (x + across, y + down)])

    def rectangle(
        self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, cut: bool = False
    ) -> Shape:
        corners = [(x0, y0), (x1, y1)]
        return self._part("rounded_rectangle", cut, corners, radius=radius * self._pen.unit)

    def line(self, points: Sequence[XY], width: float, cut: bool = False) -> Shape:
        """Add a band with round ends and joints."""
        self._part("line", cut, points, width=max(1, round(width * self._pen.unit)))
        for point in points:
            self.circle(point, width / 2, cut)
        return self


class Pen:
    """Its image has premultiplied colours: layers need no other treatment where they are half transparent."""

    def __init__(self, theme: Theme, width: int, height: int, scale: int) -> None:
        self.theme = theme
        self.scale = scale
        self.unit = height * scale / 100
        self.wide = 100 * width / height
        self.image = Image.new("RGBa", (width * scale, height * scale))
        self._colours = set[Colour]()

    def at(self, point: XY) -> XY:
        return (point[0] * self.unit, point[1] * self.unit)

    def shape(self) -> Shape:
        return Shape(self)

    def cut_piece(
        self, shape: Shape, colour: Colour, edge: float = 5, drop: float = 5, shine: bool = True
    ) -> None:
        """Draw a piece cut from wood: dark outline, a thick lower edge, and light from the upper left."""
        mask = shape.mask
        outline = grown(mask, edge * self.unit)
        self._paste(darker(colour, 0.78), _moved(outline, drop * 0.5 * self.unit, drop * self.unit))
        self._paste(darker(colour, 0.62), outline)
        self.silhouette(shape, colour)
        if shine:
            lit = ImageChops.subtract(mask, _moved(mask, 3.2 * self.unit, 3.2 * self.unit))
            self._paste(lighter(colour, 0.38), lit)

    def silhouette(self, shape: Shape, colour: Colour) -> None:
        self._colours.add(colour)
        if not shape.fill(self.image, (*colour, 255)):
            self._paste(colour, shape.mask)

    def outlined(self, shape: Shape, colour: Colour, rim: Colour, edge: float) -> None:
        self._paste(rim, grown(shape.mask, edge * self.unit))
        self.silhouette(shape, colour)

    def veil(self, shape: Shape, colour: Colour, opacity: float, blur: float = 0.0) -> None:
        """Draw a half-transparent layer, soft at the edge if blurred: shadows, glows, ghosts."""
        mask = shape.mask
        if blur:
            mask = mask.filter(ImageFilter.GaussianBlur(blur * self.unit))
        self._paste(colour, mask.point([round(i * opacity) for i in range(256)]))

    def hollow(self, shape: Shape) -> None:
        """Empty the part of a shadow that its piece always covers: pasting it takes time, seen or not."""
        shape.fill(self.image, (0, 0, 0, 0))

    def rimmed(self, colour: Colour, by: float) -> None:
        """Put an outline of all that is drawn below it."""
        shown, drawn = self.image.getchannel("a"), self.image
        self.image = Image.new("RGBa", drawn.size)
        self._paste(colour, grown(shown, by * self.unit))
        self.image.paste((0, 0, 0, 0), (0, 0, *drawn.size), shown)
        self.image = ImageChops.add(self.image, drawn)

    def letters(self, words: str, centre: XY, size: float, colour: Colour, face: str = BOLD) -> None:
        """Draw words centred on a point, by the height of their capitals."""
        self._colours.add(colour)
        shown = font(face, max(1, round(size * self.unit)))
        x, y = self.at(centre)
        baseline = y + size * CAP / 2 * self.unit
        ImageDraw.Draw(self.image).text((x, baseline), words, font=shown, fill=(*colour, 255), anchor="ms")

    def letter_on(self, words: str, centre: XY, size: float, ground: Colour) -> None:
        self.letters(words, centre, size, letter_on(ground))

    def _paste(self, colour: Colour, mask: Image.Image) -> None:
        """Paste a sheet of the colour, which Pillow does six times as fast as with the bare colour."""
        self._colours.add(colour)
        box = mask.getbbox()
        if box is not None:
            sheet = Image.new("RGBa", (box[2] - box[0], box[3] - box[1]), (*colour, 255))
            self.image.paste(sheet, box, mask.crop(box))

    def drawn(self) -> Image.Image:
        """Return what is drawn, in its size."""
        return self.image.reduce(self.scale).convert("RGBA")

    def stamp(self) -> Stamp:
        small = self.drawn()
        colours = next(iter(self._colours)) if len(self._colours) == 1 else small.convert("RGB")
        return Stamp(colours, small.getchannel("A"))


class InsetPen(Pen):
    """Draws a whole sprite inside another one.

    Its field of 100 by 100 is a square of `size` around a centre of the outer pen.
    """

    def __init__(self, outer: Pen, centre: XY, size: float) -> None:
        self.theme = outer.theme
        self.scale = outer.scale
        self.unit = outer.unit * size / 100
        self.wide = 100.0
        self.image, self._colours = outer.image, outer._colours
        self._corner = outer.at((centre[0] - size / 2, centre[1] - size / 2))

    def at(self, point: XY) -> XY:
        return self._corner[0] + point[0] * self.unit, self._corner[1] + point[1] * self.unit


def _moved(mask: Image.Image, dx: float, dy: float) -> Image.Image:
    """Return the shifted mask; parts outside the picture are dropped."""
    out = Image.new("L", mask.size, 0)
    out.paste(mask, (round(dx), round(dy)))
    return out


def grown(mask: Image.Image, by: float) -> Image.Image:
    """Return the mask grown by `by` pixels on each side, with rounded corners: a blur with a threshold."""
    box = mask.getbbox()
    if by < 0.5 or box is None:
        return mask
    edge = math.ceil(3 * by)
    near = (
        max(0, box[0] - edge),
        max(0, box[1] - edge),
        min(mask.width, box[2] + edge),
        min(mask.height, box[3] + edge),
    )
    out = mask.copy()
    out.paste(_outline(mask.crop(near), by), near)
    return out


class _Outline(NamedTuple):
    pixels: bytes  # compressed

    @property
    def weight(self) -> int:
        return len(self.pixels) + 400


_OUTLINES = Cache[_Outline]("outlines", 512 * 1024)
"""Badges differ only in their letters, pieces in their colours."""


def _outline(mask: Image.Image, by: float) -> Image.Image:
    shape = mask.tobytes()
    key = (mask.size, by, hashlib.blake2b(shape, digest_size=16).digest())
    if (found := _OUTLINES.find(key)) is not None:
        return Image.frombytes("L", mask.size, zlib.decompress(found.pixels))
    made = ImageChops.lighter(mask, mask.filter(ImageFilter.GaussianBlur(by)).point(_CUT))
    _OUTLINES.keep(key, _Outline(zlib.compress(made.tobytes(), 1)))
    return made


_CUT = [min(255, max(0, (value - 32) * 16)) for value in range(256)]
"""Steep around 0.16, the remaining value one standard deviation away from an edge."""


_STEPS = 8
"""Straight lines between two points of a smooth outline."""


def rounded(points: Sequence[XY]) -> list[Point]:
    """Return a smooth closed outline through the points (Catmull-Rom)."""
    out: list[Point] = []
    count = len(points)
    for i in range(count):
        before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        for step in range(_STEPS):
            t = step / _STEPS
            out.append(
                Point(
                    _spline(before[0], start[0], end[0], after[0], t),
                    _spline(before[1], start[1], end[1], after[1], t),
                )
            )
    return out


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def ring(
    centre: XY, radius: float, count: int, turn: float = -90.0, inner: float | None = None
) -> list[Point]:
    """Return the corners of a regular polygon, or of a star if an inner radius is given."""
    out: list[Point] = []
    total = count if inner is None else 2 * count
    for i in range(total):
        reach = radius if inner is None or i % 2 == 0 else inner
        angle = math.radians(turn + 360 * i / total)
        out.append(Point(centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return out
