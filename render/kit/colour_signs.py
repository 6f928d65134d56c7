"""Signs for each colour and material, readable without colour and in any language."""

from __future__ import annotations

from collections.abc import Callable

from render.kit.pen import XY, InsetPen, Pen, Shape, ring
from render.kit.theme import Colour, letter_on


def _drop(pen: Pen) -> Shape:
    shape = pen.shape().circle((50, 64), 31)
    return shape.curve([(50, 4), (64, 30), (78, 52), (50, 66), (22, 52), (36, 30)])


def _heart(pen: Pen) -> Shape:
    shape = pen.shape().circle((28, 34), 25).circle((72, 34), 25)
    return shape.polygon([(5, 44), (50, 30), (95, 44), (50, 95)])


def _sun(pen: Pen) -> Shape:
    shape = pen.shape().circle((50, 50), 25)
    for near, far in zip(ring((50, 50), 32, 8), ring((50, 50), 47, 8), strict=True):
        shape.line([near, far], 9)
    return shape


def _clover(pen: Pen) -> Shape:
    shape = pen.shape().polygon([(44, 50), (56, 50), (66, 98), (34, 98)])
    for centre in ((50, 26), (26, 58), (74, 58)):
        shape.circle(centre, 24)
    return shape


def _key(pen: Pen) -> Shape:
    shape = pen.shape().line([(44, 44), (44, 92)], 15).rectangle(44, 60, 76, 72).rectangle(44, 80, 70, 92)
    return shape.circle((44, 28), 26).circle((44, 28), 10, cut=True)


def _triangle(pen: Pen) -> Shape:
    return pen.shape().polygon([(50, 6), (96, 90), (4, 90)])


def _diamond(pen: Pen) -> Shape:
    return pen.shape().polygon([(50, 0), (86, 50), (50, 100), (14, 50)])


def _square(pen: Pen) -> Shape:
    return pen.shape().rectangle(12, 12, 88, 88, 4).rectangle(36, 36, 64, 64, cut=True)


def _asterisk(pen: Pen) -> Shape:
    shape = pen.shape()
    for start, end in zip(ring((50, 50), 44, 3), ring((50, 50), 44, 3, turn=90), strict=True):
        shape.line([start, end], 15)
    return shape


def _fir(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(43, 74, 57, 96, 2)
    for top, reach, foot in ((4, 26, 40), (22, 36, 60), (42, 44, 80)):
        shape.polygon([(50, top), (50 + reach, foot), (50 - reach, foot)])
    return shape


def _blocks(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(4, 54, 47, 88, 5).rectangle(53, 54, 96, 88, 5)
    return shape.rectangle(28, 14, 72, 48, 5)


def _horseshoe(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((50, 46), 42, 42).ellipse((50, 44), 22, 24, cut=True)
    shape.polygon([(34, 46), (66, 46), (60, 100), (40, 100)], cut=True)
    return shape.rectangle(18, 76, 40, 92, 4).rectangle(60, 76, 82, 92, 4)


def _bars(pen: Pen) -> Shape:
    shape = pen.shape().polygon([(2, 86), (18, 44), (82, 44), (98, 86)])
    shape.polygon([(24, 38), (36, 16), (64, 16), (76, 38)])
    return shape.line([(26, 56), (74, 56)], 5, cut=True)


SIGNS: dict[str, Callable[[Pen], Shape]] = {
    # colours of workers and keyples
    "blue": _drop,
    "red": _heart,
    "yellow": _sun,
    "green": _clover,
    "purple": _key,
    "light-blue": _drop,
    "orange": _triangle,
    "light-green": _clover,
    "brown": _fir,
    "black": _diamond,
    "grey": _square,
    "white": _asterisk,
    # materials
    "wood": _fir,
    "stone": _blocks,
    "iron": _horseshoe,
    "ironwork": _horseshoe,
    "water": _drop,
    "gold": _bars,
}


def kind_sign(pen: Pen, kind: str, centre: XY, size: float, ground: Colour) -> None:
    """Draw the sign of a kind, light or dark by its background; a question mark for any of several."""
    silhouette = SIGNS.get(kind)
    if silhouette is None:
        pen.letter_on("?", centre, size * 1.25, ground)
        return
    inside = InsetPen(pen, centre, size)
    inside.silhouette(silhouette(inside), letter_on(ground))
