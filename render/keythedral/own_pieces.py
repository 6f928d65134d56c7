"""The reader's cubes, fences in hand, and points of the seats bought."""

from __future__ import annotations

from engine.keythedral.content.shapes import KINDS
from engine.keythedral.view import View
from render.keythedral.cubes import cube_glyph
from render.keythedral.pieces import FENCE, seat_disc
from render.kit.own_pieces import own_sheet
from render.kit.rows import GAP_GLYPH, Glyph, sprite_glyph, word_glyph
from render.kit.scene import Scene
from render.kit.signs import coin


def own(scene: Scene, view: View, top: float) -> float:
    """Draw the reader's own sheet, minus what the move so far would pay."""
    if view.reader is None or view.over:
        return top
    seat = view.seats[view.reader]
    held = seat.cubes or {}
    paying = seat.picks.paying if seat.picks is not None else {}
    row: list[Glyph] = []
    for kind in KINDS:
        if count := held.get(kind, 0) - paying.get(kind, 0):
            row += [cube_glyph(kind), word_glyph(str(count)), GAP_GLYPH]
    row += [] if row else [word_glyph("–"), GAP_GLYPH]
    row += [FENCE, word_glyph(str(seat.fences)), GAP_GLYPH, points_glyph(seat.points or 0)]
    return own_sheet(scene, sprite_glyph(seat_disc, view.reader), [[row]], top)


def points_glyph(points: int) -> Glyph:
    return sprite_glyph(coin, str(points))
