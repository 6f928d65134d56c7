"""The seats of a box, each by itself: its number, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keythedral.content.box import Content
from engine.keythedral.content.shapes import EVERY_KIND, KINDS
from render.keythedral.cubes import cube_glyph
from render.keythedral.pieces import seat_tile
from render.keythedral.strips import EDGE, sheet
from render.kit.layout import Box
from render.kit.rows import GAP_GLYPH, lay_row, sprite_glyph
from render.kit.scene import SERIF, Scene
from render.kit.theme import Theme

_WIDE, _HIGH = 720.0, 190.0


def seats(content: Content, theme: Theme) -> Iterator[tuple[str, Scene]]:
    for places in content.seats:
        for at in places:
            tile = content.tiles[at]
            scene = Scene(theme, width=_WIDE)
            box = Box(EDGE, EDGE, _WIDE - EDGE, EDGE + _HIGH)
            sheet(scene, box)
            scene.label(tile.id, (box.x0 + 18, box.y0 + 36), 36, None, SERIF, "left")
            cubes = [cube_glyph(KINDS[kind]) for kind in EVERY_KIND for _ in range(tile.cost[kind])]
            row = [sprite_glyph(seat_tile, tile.number), GAP_GLYPH, *cubes]
            lay_row(scene, row, (box.x0 + 24, box.y1 - 66), 84, box.width - 48, "left")
            scene.height = round(box.y1 + EDGE)
            yield f"seat-{tile.id}", scene
