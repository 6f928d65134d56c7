"""Animals as wooden silhouettes with distinct outlines."""

from __future__ import annotations

from render.kit.pen import Pen, Shape
from render.kit.theme import Colour

ANIMAL = 1.08
"""Width of an animal relative to its height; narrower boxes cut off its nose."""

COATS: dict[str, Colour] = {
    "cow": (96, 66, 46),
    "horse": (168, 104, 52),
    "pig": (240, 166, 168),
    "sheep": (246, 242, 230),
    "chicken": (232, 190, 92),
    "goat": (168, 166, 160),
    "deer": (196, 138, 80),
    "boar": (66, 58, 58),
}


def _legs(shape: Shape, xs: tuple[float, ...], top: float, width: float) -> Shape:
    for x in xs:
        shape.rectangle(x - width / 2, top, x + width / 2, 92, 2)
    return shape


def _cow(pen: Pen) -> Shape:
    shape = (
        pen.shape().rectangle(14, 34, 78, 70, 12).curve([(70, 26), (92, 28), (96, 46), (84, 54), (70, 48)])
    )
    shape.polygon([(74, 28), (70, 14), (80, 24)]).polygon([(88, 28), (96, 16), (94, 30)])
    shape.line([(15, 42), (7, 66)], 4).circle((7, 68), 4)
    return _legs(shape, (22, 36, 60, 73), 62, 10)


def _horse(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((42, 52), 31, 17).polygon([(58, 54), (70, 12), (82, 16), (76, 56)])
    shape.curve([(66, 12), (80, 8), (97, 32), (92, 40), (76, 32)]).polygon([(70, 14), (72, 2), (79, 12)])
    shape.line([(14, 48), (6, 60), (8, 76)], 7)
    return _legs(shape, (22, 33, 57, 68), 58, 8)


def _pig(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((46, 56), 36, 24).circle((80, 54), 15).rectangle(88, 48, 99, 62, 4)
    shape.polygon([(70, 44), (72, 28), (84, 42)]).line([(12, 52), (5, 46), (9, 40), (4, 36)], 3.5)
    return _legs(shape, (26, 40, 60, 72), 70, 11)


def _sheep(pen: Pen) -> Shape:
    shape = pen.shape()
    for x, y in ((24, 42), (38, 34), (54, 33), (68, 40), (72, 54), (60, 63), (44, 65), (28, 62), (18, 54)):
        shape.circle((x, y), 14)
    shape.ellipse((46, 50), 26, 16).ellipse((84, 46), 12, 15).line([(74, 40), (68, 46)], 7)
    return _legs(shape, (30, 42, 56, 66), 66, 8)


def _chicken(pen: Pen) -> Shape:
    shape = pen.shape().curve(
        [(10, 28), (30, 50), (56, 44), (62, 22), (80, 20), (84, 48), (66, 76), (36, 76), (18, 60)]
    )
    shape.circle((73, 24), 14).polygon([(84, 22), (98, 30), (84, 34)])
    for x, y in ((66, 10), (73, 7), (80, 10)):
        shape.circle((x, y), 5)
    return shape.line([(44, 74), (44, 92), (54, 92)], 4).line([(58, 74), (58, 92), (68, 92)], 4)


def _goat(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(14, 40, 70, 68, 12).polygon([(58, 48), (72, 22), (84, 28), (72, 56)])
    shape.curve([(68, 22), (82, 18), (95, 34), (86, 40), (72, 36)]).polygon([(82, 38), (86, 56), (90, 38)])
    shape.line([(74, 20), (64, 6), (52, 8)], 6).line([(15, 44), (8, 34)], 6)
    return _legs(shape, (20, 32, 54, 65), 62, 8)


def _deer(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((40, 56), 28, 14).polygon([(54, 56), (66, 26), (78, 30), (68, 60)])
    shape.curve([(64, 26), (76, 22), (92, 36), (86, 42), (72, 38)]).line([(13, 52), (8, 44)], 6)
    shape.line([(70, 24), (62, 4)], 4).line([(66, 14), (54, 8)], 4).line([(74, 22), (82, 4)], 4)
    return _legs(shape.line([(78, 13), (92, 8)], 4), (20, 30, 52, 61), 60, 6)


def _boar(pen: Pen) -> Shape:
    back = [
        (10, 54),
        (16, 40),
        (24, 44),
        (30, 34),
        (38, 40),
        (46, 30),
        (54, 38),
        (62, 32),
        (70, 42),
        (72, 70),
        (16, 72),
    ]
    shape = pen.shape().polygon(back).curve([(62, 38), (80, 40), (98, 60), (94, 68), (76, 70), (62, 66)])
    shape.polygon([(68, 42), (68, 28), (78, 42)]).polygon([(86, 62), (92, 48), (94, 64)])
    return _legs(shape, (22, 34, 58, 70), 66, 10)


_SHAPES = {
    "cow": _cow, "horse": _horse, "pig": _pig, "sheep": _sheep,
    "chicken": _chicken, "goat": _goat, "deer": _deer, "boar": _boar,
}  # fmt: skip


def animal(pen: Pen, kind: str) -> None:
    """Draw an animal in its colours."""
    coat = COATS[kind]
    pen.cut_piece(_SHAPES[kind](pen), coat, edge=3.5, drop=3)
