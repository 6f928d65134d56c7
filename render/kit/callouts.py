"""Marks that point at parts of a picture: frames, with or without numbers."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit.layout import Box, Point, around, freest, octagon_corners, union
from render.kit.pen import Pen
from render.kit.scene import Ink, Layer, Scene, Spot

MARK = 92.0
"""Size of a numbered mark: as legible on a phone as the text below the picture."""
_ROOM, _LINE, _LEANING = 8.0, 7.0, 30.0
_CUT = 0.33
"""The share of its side that each corner of an octagon takes."""
_GROWTH = {"octagon": 0.0, "roof": 0.14, "diamond": 0.14}
"""How far these frames are from their place, relative to its width: a house extends beyond its corner."""
_SMALL = 70.0
"""Maximum height of a piece or text that a mark should not hide."""
_ALL = "*"


class NothingThereError(ValueError):
    """The thing to mark is not in this picture; the message names it."""


def place_of(scene: Scene, mark: str) -> Box:
    """Return the area of a mark: names of spots or parts separated by spaces, `…*` for a prefix."""
    boxes = {**{focus: _reach(spot) for focus, spot in scene.spots.items()}, **scene.parts}
    found = list[Box]()
    for name in mark.split():
        stem = name.removesuffix(_ALL)
        here = [box for one, box in boxes.items() if (one.startswith(stem) if stem != name else one == name)]
        if not here:
            raise NothingThereError(f"'{name}' is not in this picture")
        found += here
    return union(found)


def is_there(scene: Scene, mark: str) -> bool:
    try:
        place_of(scene, mark)
    except NothingThereError:
        return False
    return True


def _reach(spot: Spot) -> Box:
    """Return the spot with the pieces beside it, such as bids at a tile."""
    if spot.shape in _GROWTH:
        return spot.box.inset(_ROOM - _GROWTH[spot.shape] * spot.box.width)
    return spot.box.inset(-_LEANING, 0) if spot.shape == "hex" else spot.box


def point_out(scene: Scene, marks: Sequence[str], numbered: bool = True) -> None:
    """Draw a frame around each of these, and its number."""
    frames = [_framed(scene, mark) for mark in marks]
    for mark, box in zip(marks, frames, strict=True):
        ink = _FRAMES.get(scene.spots[mark].shape, _frame) if mark in scene.spots else _frame
        scene.sprite(Layer.BADGE, box, ink, round(box.width), round(box.height))
    taken = [item.box for item in scene.items if item.box.height <= _SMALL]
    for number, box in enumerate(frames if numbered else (), 1):
        at = freest(_corners(scene, box), MARK, taken)
        disc = around(at, MARK, MARK)
        taken.append(disc)
        scene.sprite(Layer.BADGE, disc, _number, str(number))


def _framed(scene: Scene, mark: str) -> Box:
    box, edge = place_of(scene, mark).inset(-_ROOM), scene.bounds
    return Box(max(box.x0, edge.x0), max(box.y0, edge.y0), min(box.x1, edge.x1), min(box.y1, edge.y1))


def _corners(scene: Scene, box: Box) -> list[Point]:
    """Return corners of the frame and middles of its sides, entirely inside the picture."""
    half = MARK / 2
    xs, ys = (box.x0, box.x1, box.centre.x), (box.y0, box.y1, box.centre.y)
    places = [Point(x, y) for x in xs for y in ys if (x, y) != box.centre]
    return [
        Point(
            min(max(x, half), scene.width - half),
            min(max(y, half), scene.height - half),
        )
        for x, y in places
    ]


def _number(pen: Pen, words: str) -> None:
    theme = pen.theme
    pen.outlined(pen.shape().circle((50, 50), 40), theme.badge, theme.glow, 8)
    pen.letters(words, (50, 51), 62, theme.badge_ink)


def _frame(pen: Pen, width: int, height: int) -> None:
    """Draw a band with a dark rim; its box has the size it takes in the picture."""
    line = _LINE * 100 / height
    wide = 100 * width / height
    band = pen.shape().rectangle(line * 0.4, line * 0.4, wide - line * 0.4, 100 - line * 0.4, 3 * line)
    band.rectangle(1.4 * line, 1.4 * line, wide - 1.4 * line, 100 - 1.4 * line, 2.4 * line, cut=True)
    pen.outlined(band, pen.theme.glow, pen.theme.badge, 0.35 * line)


def _octagon_frame(pen: Pen, width: int, height: int) -> None:
    """Draw the same band as an octagon: it leaves the corners, and what stands there, free."""
    _polygon_frame(pen, width, height, _CUT)


def _diamond_frame(pen: Pen, width: int, height: int) -> None:
    """Draw the same band around a corner of the map."""
    _polygon_frame(pen, width, height, 0.5)


def _polygon_frame(pen: Pen, width: int, height: int, cut: float) -> None:
    line, wide = _LINE * 100 / height, 100 * width / height
    outer, inner = (Box(by * line, by * line, wide - by * line, 100 - by * line) for by in (0.4, 1.4))
    band = pen.shape().polygon(octagon_corners(outer, cut))
    band.polygon(octagon_corners(inner, cut), cut=True)
    pen.outlined(band, pen.theme.glow, pen.theme.badge, 0.35 * line)


_FRAMES: dict[str, Ink] = {"octagon": _octagon_frame, "roof": _diamond_frame, "diamond": _diamond_frame}
"""Frames of other shapes than a rectangle, by that of their place."""
