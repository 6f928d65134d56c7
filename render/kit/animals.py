"""Animals as wooden silhouettes with distinct outlines."""

from __future__ import annotations

from render.kit.pen import Pen, Shape
from render.kit.theme import Colour

ANIMAL = 1.08
"""Width of an animal relative to its height; narrower boxes cut off its nose."""

COATS: dict[str, Colour] = {
    "cow": (240, 234, 222),
    "horse": (150, 78, 40),
    "pig": (240, 166, 168),
    "sheep": (246, 242, 230),
    "chicken": (232, 190, 92),
    "goat": (168, 166, 160),
    "deer": (214, 160, 96),
    "boar": (72, 60, 56),
}


def _legs(shape: Shape, xs: tuple[float, ...], top: float, width: float) -> Shape:
    for x in xs:
        shape.rectangle(x - width / 2, top, x + width / 2, 92, 2)
    return shape


def _cow(pen: Pen) -> Shape:
    shape = pen.shape().rectangle(14, 32, 76, 70, 10).polygon([(62, 34), (72, 22), (88, 24), (84, 58)])
    shape.curve([(70, 22), (90, 22), (101, 44), (96, 54), (82, 52), (72, 44)])
    shape.line([(74, 25), (66, 18), (68, 11)], 6).line([(87, 25), (96, 18), (94, 11)], 6)
    shape.line([(16, 38), (12, 62)], 4).circle((12, 66), 5).ellipse((52, 71), 8, 6)
    return _legs(shape, (20, 33, 60, 72), 62, 10)


def _horse(pen: Pen) -> Shape:
    shape = pen.shape().ellipse((42, 52), 31, 18).polygon([(54, 56), (62, 16), (80, 14), (76, 58)])
    shape.curve([(62, 16), (78, 10), (99, 36), (93, 44), (78, 36)]).polygon([(68, 16), (70, 7), (78, 14)])
    shape.line([(18, 46), (13, 56), (14, 78)], 11)
    return _legs(shape, (22, 33, 58, 69), 58, 9)


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
    shape.line([(69, 28), (60, 19), (55, 9)], 5).line([(60, 19), (48, 17)], 5).line([(64, 23), (66, 9)], 5)
    shape.line([(75, 26), (83, 17), (86, 9)], 5).line([(83, 17), (96, 16)], 5)
    return _legs(shape, (20, 30, 52, 61), 60, 6)


def _boar(pen: Pen) -> Shape:
    back = [
        (12, 60),
        (14, 44),
        (20, 46),
        (22, 32),
        (31, 38),
        (36, 24),
        (46, 33),
        (52, 20),
        (60, 32),
        (70, 26),
    ]
    shape = pen.shape().polygon([*back, (78, 42), (98, 68), (93, 78), (72, 74), (18, 76)])
    shape.polygon([(70, 40), (74, 22), (84, 42)]).line([(14, 52), (9, 45)], 4)
    return _legs(shape, (20, 32, 56, 68), 68, 11)


_SHAPES = {
    "cow": _cow, "horse": _horse, "pig": _pig, "sheep": _sheep,
    "chicken": _chicken, "goat": _goat, "deer": _deer, "boar": _boar,
}  # fmt: skip


_DARK: Colour = (52, 40, 36)
_MUZZLE: Colour = (232, 160, 150)
_LIGHT: Colour = (252, 246, 230)


def _markings(pen: Pen, kind: str) -> None:
    """Draw what tells animals of similar outlines apart: patches, a mane, spots, tusks."""
    match kind:
        case "cow":
            patches = pen.shape().curve([(20, 36), (40, 34), (42, 52), (28, 60), (17, 50)])
            patches.curve([(52, 44), (66, 36), (70, 54), (60, 66), (50, 58)])
            pen.silhouette(patches.curve([(74, 25), (84, 25), (86, 36), (76, 40)]), _DARK)
            pen.silhouette(pen.shape().ellipse((94, 47), 6, 6), _MUZZLE)
        case "horse":
            mane = pen.shape().polygon([(62, 13), (71, 13), (69, 32), (64, 54), (53, 52), (56, 28)])
            pen.silhouette(mane.line([(18, 46), (13, 57), (14, 77)], 8), _DARK)
        case "deer":
            spots = pen.shape()
            for x, y in ((24, 50), (36, 48), (48, 51), (30, 59), (42, 59)):
                spots.circle((x, y), 3.6)
            pen.silhouette(spots.circle((13, 56), 5), _LIGHT)
        case "sheep":
            pen.silhouette(pen.shape().ellipse((85, 46), 8, 11).line([(76, 40), (71, 44)], 5), _DARK)
        case "boar":
            tusk = pen.shape().line([(83, 70), (89, 65), (90, 54)], 6)
            pen.silhouette(tusk.circle((78, 50), 3), _LIGHT)
        case _:  # its outline is enough
            pass


def animal(pen: Pen, kind: str) -> None:
    """Draw an animal in its colours."""
    coat = COATS[kind]
    pen.cut_piece(_SHAPES[kind](pen), coat, edge=3.5, drop=3)
    _markings(pen, kind)
