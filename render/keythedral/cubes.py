"""Cubes; each kind has its own picture, so no information depends on colour alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.keythedral.content.shapes import KINDS
from render.keythedral.palette import CUBES
from render.kit import colour_signs
from render.kit.pen import XY, InsetPen, Pen, Shape
from render.kit.rows import Glyph, counted, sprite_glyph
from render.kit.theme import Colour, darker, letter_on, lighter


def _food(pen: Pen) -> Shape:
    shape = pen.shape().line([(50, 96), (50, 30)], 8).ellipse((50, 17), 10, 17)
    for y in (38, 62):
        for side in (-1, 1):
            x = 50 + side * 22
            shape.curve([(50, y + 18), (x - side * 14, y), (x + side * 6, y - 16), (x + side * 6, y + 4)])
    return shape


def _wine(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((50, 34), 31, 28).rectangle(0, 0, 100, 14, cut=True)
    return shape.rectangle(45, 58, 55, 86).rectangle(24, 84, 76, 95, 5)


def _glass(pen: Pen) -> Shape:
    shape = pen.shape().curve([(50, 2), (74, 22), (82, 48), (50, 60), (18, 48), (26, 22)])
    shape.rectangle(18, 44, 82, 96, 2)
    for points in ([(50, 0), (50, 100)], [(10, 48), (90, 48)], [(10, 72), (90, 72)]):
        shape.line(points, 7, cut=True)
    return shape


_OWN = {"food": _food, "wine": _wine, "glass": _glass}
SIGNS: dict[str, Callable[[Pen], Shape]] = {
    kind: _OWN[kind] if kind in _OWN else colour_signs.SIGNS[kind] for kind in KINDS
}


def sign(pen: Pen, kind: str, centre: XY, size: float, colour: Colour) -> None:
    """Draw only the picture of a kind, as a silhouette."""
    inside = InsetPen(pen, centre, size)
    inside.silhouette(SIGNS[kind](inside), colour)


def cube(pen: Pen, kind: str) -> None:
    """Draw a wooden cube from the front, slightly from above; `any` has a question mark."""
    paint = CUBES[kind]
    rim = darker(paint, 0.66)
    whole = pen.shape().polygon([(5, 22), (20, 6), (95, 6), (95, 78), (80, 95), (5, 95)])
    pen.outlined(whole, darker(paint, 0.34), rim, 3)
    pen.silhouette(pen.shape().polygon([(6, 22), (20, 7), (94, 7), (80, 22)]), lighter(paint, 0.45))
    pen.silhouette(pen.shape().rectangle(5, 23, 80, 95, 2), paint)
    pen.silhouette(pen.shape().line([(8, 25), (78, 25)], 2.5), lighter(paint, 0.3))
    if kind in SIGNS:
        sign(pen, kind, (42.5, 59), 58, letter_on(paint))
    else:
        pen.letters("?", (42.5, 59), 64, letter_on(paint))


def cube_glyph(kind: str) -> Glyph:
    return sprite_glyph(cube, kind)


def cubes_row(held: Mapping[str, int]) -> list[Glyph]:
    """Return cubes in the order of the rules; more than four of a kind as a number."""
    return [glyph for kind in KINDS if held.get(kind) for glyph in counted(cube_glyph(kind), held[kind], 4)]
