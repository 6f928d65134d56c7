"""Resources: rough raw materials, straight-edged finished goods, cut gems, animals with legs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.keyper.content.goods import ANIMALS
from render.kit.animals import ANIMAL, animal
from render.kit.layout import Box, Point
from render.kit.pen import InsetPen, Pen, Shape
from render.kit.pieces import gem, octagon, sheaf
from render.kit.rows import Glyph, counted, sprite_glyph
from render.kit.theme import PIECES, Colour, darker, letter_on, lighter

_ANY_LOOKS = {
    "any-raw": ("raw", "any"),
    "raw-no-wheat": ("raw", "three"),
    "any-finished": ("finished", "any"),
    "finished-no-wheat": ("finished", "three"),
}
_THREE: dict[str, tuple[str, str, str]] = {
    "raw": ("clay", "log", "rock"),
    "finished": ("brick", "wood", "stone"),
}
INK: Colour = (44, 32, 24)
_ANY_TINTS: dict[str, Colour] = {"raw": (226, 196, 154), "finished": (244, 240, 232)}
_RINGS: Colour = (240, 214, 170)
_FIR: Colour = (38, 112, 66)


def _lump(pen: Pen) -> Shape:
    return pen.shape().curve([(12, 66), (22, 34), (50, 14), (78, 30), (90, 62), (72, 86), (28, 86)])


def _trunk(pen: Pen) -> Shape:
    return pen.shape().rectangle(18, 26, 84, 78, 4).ellipse((18, 52), 14, 26).ellipse((84, 52), 12, 26)


def _boulder(pen: Pen) -> Shape:
    return pen.shape().polygon([(8, 68), (18, 32), (42, 12), (72, 20), (92, 52), (84, 86), (26, 88)])


def _raw(pen: Pen, kind: str) -> None:
    """Draw a lump of clay, a log or a rock."""
    paint = PIECES[kind]
    shape = {"clay": _lump, "log": _trunk, "rock": _boulder}[kind](pen)
    pen.cut_piece(shape, paint, edge=4, drop=4)
    if kind == "log":
        rings = lighter(paint, 0.55)
        pen.outlined(pen.shape().ellipse((18, 52), 11, 22), rings, darker(paint, 0.4), 2)
        pen.silhouette(pen.shape().ellipse((18, 52), 5, 11).ellipse((18, 52), 2, 6, cut=True), paint)
        for y in (42, 60):
            pen.silhouette(pen.shape().line([(44, y), (72, y)], 4), darker(paint, 0.45))
    elif kind == "clay":  # clay makes a jug
        inside = InsetPen(pen, (50, 54), 48)
        inside.silhouette(_jug(inside), letter_on(paint))
    else:
        cracks = pen.shape().line([(42, 14), (50, 36), (34, 52), (44, 72)], 6)
        pen.silhouette(cracks.line([(50, 36), (74, 46), (70, 64)], 6), letter_on(paint))


def _finished(pen: Pen, kind: str) -> None:
    """Draw a brick, a plank or a dressed stone, with straight edges."""
    paint = PIECES[kind]
    if kind == "wood":
        shape = pen.shape().polygon([(4, 36), (24, 20), (97, 20), (97, 62), (78, 80), (4, 80)])
        edge = [Point(4, 36), Point(78, 36), Point(97, 20)]
    elif kind == "brick":
        shape = pen.shape().polygon([(4, 34), (22, 16), (96, 16), (96, 66), (78, 84), (4, 84)])
        edge = [Point(4, 34), Point(78, 34), Point(96, 16)]
    else:
        shape = pen.shape().polygon([(8, 28), (26, 8), (92, 8), (92, 74), (74, 92), (8, 92)])
        edge = [Point(8, 28), Point(74, 28), Point(92, 8)]
    pen.cut_piece(shape, paint, edge=3.5, drop=3, shine=False)
    foot = _shape_foot(kind)
    pen.silhouette(
        pen.shape().polygon([edge[0], _over(edge[0], edge[2]), edge[2], edge[1]]), lighter(paint, 0.4)
    )
    pen.silhouette(
        pen.shape().polygon([edge[1], edge[2], (edge[2].x, foot - 17), (edge[1].x, foot)]), darker(paint, 0.3)
    )
    front = Box(edge[0].x, edge[0].y, edge[1].x, foot)
    pen.silhouette(_worked(pen, kind, front), letter_on(paint))


def _worked(pen: Pen, kind: str, front: Box) -> Shape:
    """Return the front: courses of bricks, the grain of a plank, a stone's dressed face."""
    middle, shape = front.centre, pen.shape()
    if kind == "brick":
        for y in (front.y0 + front.height * share for share in (0.34, 0.67)):
            shape.line([(front.x0 + 4, y), (front.x1 - 4, y)], 5)
        shape.line([(middle.x, front.y0 + 4), (middle.x, front.y0 + front.height * 0.34)], 5)
        for x in (front.x0 + front.width * share for share in (0.3, 0.7)):
            shape.line([(x, front.y0 + front.height * 0.34), (x, front.y0 + front.height * 0.67)], 5)
        return shape.line([(middle.x, front.y0 + front.height * 0.67), (middle.x, front.y1 - 4)], 5)
    if kind == "wood":
        for y, dip in ((front.y0 + 10, 3), (middle.y + 3, -3), (front.y1 - 7, 3)):
            shape.line([(front.x0 + 8, y), (middle.x, y + dip), (front.x1 - 8, y)], 5)
        return shape
    inner = front.inset(13, 13)
    return shape.rectangle(*inner, 2).rectangle(*inner.inset(7, 7), 1, cut=True)


def _jug(pen: Pen) -> Shape:
    shape = pen.shape().curve([(34, 24), (66, 24), (86, 60), (68, 94), (32, 94), (14, 60)])
    return shape.rectangle(26, 6, 74, 20, 4)


def _shape_foot(kind: str) -> float:
    return {"wood": 80.0, "brick": 84.0}.get(kind, 92.0)


def _over(left: Point, right: Point) -> Point:
    """Return the upper left corner of a block's top face."""
    return Point(left.x + 19, right.y)


def _any_of(pen: Pen, shape: str, sort: str) -> None:
    """Draw any raw material, a log in a lump, or any finished good, a wall of bricks; three colours exclude
    wheat."""
    outline = _lump(pen) if shape == "raw" else pen.shape().rectangle(8, 14, 92, 88, 4)
    pen.cut_piece(
        outline, PIECES["any"] if sort == "three" else _ANY_TINTS[shape], edge=4, drop=4, shine=False
    )
    if sort == "three":
        for i, kind in enumerate(_THREE[shape]):
            part = _lump(pen) if shape == "raw" else pen.shape().rectangle(8, 18, 92, 86, 4)
            part.rectangle(-1, 0, 8 + 28 * i, 100, cut=True).rectangle(36 + 28 * i, 0, 101, 100, cut=True)
            pen.silhouette(part, PIECES[kind])
        pen.outlined(pen.shape().circle((50, 53), 21), PIECES["any"], INK, 3)
        pen.letters("?", (50, 54), 38, INK)
    elif shape == "raw":
        log = pen.shape().rectangle(32, 58, 76, 80, 3).ellipse((76, 69), 7, 11)
        pen.outlined(log, PIECES["log"], INK, 3)
        pen.outlined(pen.shape().ellipse((32, 69), 9, 12), _RINGS, INK, 3)
        pen.letters("?", (50, 36), 50, INK)
    else:
        joints = pen.shape().line([(9, 57), (91, 57)], 5).line([(9, 72), (91, 72)], 5)
        for x, y in ((36, 57), (64, 57), (22, 72), (50, 72), (78, 72)):
            joints.line([(x, y), (x, y + 14)], 5)
        pen.silhouette(joints, INK)
        pen.letters("?", (50, 37), 50, INK)


def _any_animal(pen: Pen, wild: bool) -> None:
    """Draw a paw; the wild four have a fir tree beside it."""
    pen.cut_piece(pen.shape().circle((50, 48), 41), PIECES["any"], edge=4, drop=4, shine=False)
    paw = pen.shape().curve([(50, 46), (66, 60), (66, 74), (50, 70), (34, 74), (34, 60)])
    for x, y in ((26, 46), (40, 30), (60, 30), (74, 46)):
        paw.ellipse((x, y), 8, 10)
    pen.silhouette(paw, INK)
    if wild:
        fir = pen.shape().rectangle(75, 82, 83, 96).polygon([(79, 46), (98, 70), (60, 70)])
        pen.outlined(fir.polygon([(79, 58), (100, 86), (58, 86)]), _FIR, PIECES["any"], 3)


_RIM: Colour = (206, 196, 178)


def rimmed(pen: Pen) -> None:
    """Add a light rim at night, to separate dark pieces from dark paper."""
    if pen.theme.name == "night":
        pen.rimmed(_RIM, 2.6)


def _good(pen: Pen, kind: str) -> None:
    """Draw any icon that a cost, a field or a fair can show."""
    draw_good(pen, kind)
    rimmed(pen)


def draw_good(pen: Pen, kind: str) -> None:
    match kind:
        case "clay" | "log" | "rock":
            _raw(pen, kind)
        case "brick" | "wood" | "stone":
            _finished(pen, kind)
        case "wheat":
            sheaf(pen)
        case "emerald" | "gold" | "ruby" | "sapphire":
            gem(pen, kind)
        case "gem":
            gem(pen, "any")
        case "animal" | "wild":
            _any_animal(pen, kind == "wild")
        case "goods":
            octagon(pen, "any")
        case _ if kind in _ANY_LOOKS:
            _any_of(pen, *_ANY_LOOKS[kind])
        case _:  # an animal, wild or tame
            animal(pen, kind.removeprefix("wild-"))


def good_glyph(kind: str) -> Glyph:
    return sprite_glyph(_good, kind, ratio=ANIMAL if kind in ANIMALS else 1.0)


def goods_row(kinds: Sequence[str], most: int = 4) -> list[Glyph]:
    """Return icons in the order given, equal ones together."""
    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    return [glyph for kind, count in counts.items() for glyph in counted(good_glyph(kind), count, most)]
