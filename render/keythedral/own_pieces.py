"""The reader's cubes, fences in hand, and points of the seats bought."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.view import SeatView, View
from render.keythedral.cubes import cube_glyph
from render.keythedral.pieces import FENCE, seat_disc
from render.kit.layout import WIDTH, Box, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_width, sprite_glyph, word_glyph
from render.kit.scene import SANS, Layer, Scene
from render.kit.signs import coin
from render.kit.text import name_lines

_EDGE = 24
OWN = 80.0
"""Height of the row, with the gap above it."""
_LABEL = 206.0
"""Width of the label of a row."""


def own(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the reader's own cubes, minus what the move so far would pay, with fences and points.

    While the map is laid there are none."""
    if view.reader is None or view.over or view.stage == "lay":
        return top
    seat = view.seats[view.reader]
    box = Box(_EDGE, top + 8, WIDTH - _EDGE, top + OWN)
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.glow, 14, 3)
    scene.sprite(Layer.GOODS, around((box.x0 + 40, box.centre.y), 52, 52), seat_disc, view.reader)
    held = {kind: count for kind, count in left_of(seat).items() if count}
    left = row_label(scene, say(text("keythedral-pictures-own-label")), box.x0 + 76, box.centre.y)
    last = [FENCE, word_glyph(str(seat.fences)), GAP_GLYPH, points_glyph(seat.points or 0)]
    room = box.x1 - 34 - row_width(last, 50) - left
    row: list[Glyph] = []
    for kind in KINDS:
        if kind in held:
            row += [cube_glyph(kind), word_glyph(str(held[kind])), GAP_GLYPH]
    row = row or [word_glyph("–")]
    lay_row(scene, row, (left, box.centre.y), 50, room, "left", least=34)
    lay_row(scene, last, (box.x1 - 14, box.centre.y), 50, anchor="right")
    return box.y1


def left_of(seat: SeatView) -> dict[str, int]:
    """Return a seat's cubes without those that the move so far would pay."""
    held, paying = seat.cubes or {}, seat.picks.paying if seat.picks is not None else {}
    return {kind: held.get(kind, 0) - paying.get(kind, 0) for kind in KINDS}


def row_label(scene: Scene, words: str, left: float, middle: float) -> float:
    """Draw the label of a row, in two lines if it is long; return the left edge of the row."""
    lines, size = name_lines(words, SANS, 36, _LABEL - 12, 34)
    for line, dy in zip(lines, (0,) if len(lines) == 1 else (-18, 18), strict=True):
        scene.label(line, (left, middle + dy), size, scene.theme.faint, SANS, "left")
    return left + _LABEL


def points_glyph(points: int) -> Glyph:
    return sprite_glyph(coin, str(points))
