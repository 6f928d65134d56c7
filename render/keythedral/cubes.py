"""Cubes: each kind carries a picture of its own, so that colour is never needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.keythedral.content import KINDS
from render.keythedral.palette import CUBES
from render.kit.inset import InsetPen
from render.kit.pen import XY, Pen, Shape
from render.kit.rows import Glyph, counted, sprite_glyph
from render.kit.theme import Colour, darker, letter_on, lighter


def _stone(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(4, 54, 47, 88, 5).rectangle(53, 54, 96, 88, 5)
    return shape.rectangle(28, 14, 72, 48, 5)


def _wood(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(43, 74, 57, 96, 2)
    for top, reach, foot in ((4, 26, 40), (22, 36, 60), (42, 44, 80)):
        shape.polygon([(50, top), (50 + reach, foot), (50 - reach, foot)])
    return shape


def _food(pen: Pen) -> Shape:
    shape = pen.shape().line([(50, 96), (50, 30)], 8).ellipse((50, 17), 10, 17)
    for y in (38, 62):
        for side in (-1, 1):
            x = 50 + side * 22
            shape.curve([(50, y + 18), (x - side * 14, y), (x + side * 6, y - 16), (x + side * 6, y + 4)])
    return shape


def _water(pen: Pen) -> Shape:
    shape = pen.shape().circle((50, 64), 31)
    return shape.curve([(50, 4), (64, 30), (78, 52), (50, 66), (22, 52), (36, 30)])


def _wine(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((50, 34), 31, 28).rectangle(0, 0, 100, 14, cut=True)
    return shape.rectangle(45, 58, 55, 86).rectangle(24, 84, 76, 95, 5)


def _ironwork(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((50, 46), 42, 42).ellipse((50, 44), 22, 24, cut=True)
    shape.polygon([(34, 46), (66, 46), (60, 100), (40, 100)], cut=True)
    return shape.rectangle(18, 76, 40, 92, 4).rectangle(60, 76, 82, 92, 4)


def _glass(pen: Pen) -> Shape:
    shape = pen.shape().curve([(50, 2), (74, 22), (82, 48), (50, 60), (18, 48), (26, 22)])
    shape.rectangle(18, 44, 82, 96, 2)
    for points in ([(50, 0), (50, 100)], [(10, 48), (90, 48)], [(10, 72), (90, 72)]):
        shape.line(points, 7, cut=True)
    return shape


def _gold(pen: Pen) -> Shape:
    shape = pen.shape().polygon([(2, 86), (18, 44), (82, 44), (98, 86)])
    shape.polygon([(24, 38), (36, 16), (64, 16), (76, 38)])
    return shape.line([(26, 56), (74, 56)], 5, cut=True)


SIGNS: dict[str, Callable[[Pen], Shape]] = {
    "stone": _stone,
    "wood": _wood,
    "food": _food,
    "water": _water,
    "wine": _wine,
    "ironwork": _ironwork,
    "glass": _glass,
    "gold": _gold,
}


def sign(pen: Pen, kind: str, centre: XY, size: float, colour: Colour) -> None:
    """The picture of a kind alone, as a silhouette."""
    inside = InsetPen(pen, centre, size)
    inside.silhouette(SIGNS[kind](inside), colour)


def cube(pen: Pen, kind: str) -> None:
    """A wooden cube from the front, a little from above; `any` has a question mark."""
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


def cubes_row(held: Mapping[str, int], most: int = 3) -> list[Glyph]:
    """Cubes in the order of the rules; more than `most` of a kind as a number."""
    return [
        glyph for kind in KINDS if held.get(kind) for glyph in counted(cube_glyph(kind), held[kind], most)
    ]
