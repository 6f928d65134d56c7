"""Pictures of single seats: the building tiles of a box, and the places on the mat with possible tiles."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say, text
from engine.keythedral.catalogue import catalogue, designs, seat_name
from engine.keythedral.content.box import Content
from engine.keythedral.content.shapes import EVERY_KIND, KINDS, Cubes
from render.keythedral.cubes import cube_glyph
from render.keythedral.pieces import seat_tile
from render.keythedral.strips import EDGE
from render.kit.layout import Box, around, grid
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin
from render.kit.theme import Theme

_WIDE, _HIGH = 720.0, 190.0
_HEAD, _ROW = 150.0, 78.0
_YEARS = ("2002", "2004")
"""The years that name the editions in the set-up option."""


def seats(content: Content, theme: Theme) -> Iterator[tuple[str, Scene]]:
    for places in content.seats:
        for at in places:
            tile = content.tiles[at]
            scene = Scene(theme, width=_WIDE)
            box = Box(EDGE, EDGE, _WIDE - EDGE, EDGE + _HIGH)
            sheet(scene, box)
            scene.label(tile.id, (box.x0 + 18, box.y0 + 36), 36, None, SERIF, "left")
            row = [sprite_glyph(seat_tile, tile.number), GAP_GLYPH, *_cubes(tile.cost)]
            lay_row(scene, row, (box.x0 + 24, box.y1 - 66), 84, box.width - 48, "left")
            scene.height = round(box.y1 + EDGE)
            yield f"seat-{tile.id}", scene


def seat(content: Content, slot: str, say: Say, theme: Theme) -> Scene:
    """Draw a place on the mat: its value in each edition, and every design that may lie there."""
    number = int(slot[0])
    costs = designs(content, number)
    scene = Scene(theme, width=_WIDE)
    box = Box(EDGE, EDGE, _WIDE - EDGE, EDGE + _HEAD + _ROW * -(-len(costs) // 2) + 12)
    sheet(scene, box)
    scene.sprite(Layer.GOODS, around((box.x0 + 66, box.y0 + 66), 92, 92), seat_tile, number)
    scene.label(say(seat_name(slot)), (box.x0 + 128, box.y0 + 44), 42, None, SERIF, "left")
    title = say(text("keythedral-designs", number=number))
    scene.label(title, (box.x0 + 128, box.y0 + 96), 30, None, SANS, "left")
    for place, (year, edition) in enumerate(zip(_YEARS, content.editions, strict=True)):
        if slot in edition.slots:
            x = box.x1 - 140 + 88 * place
            worth = str(edition.points[number - 1])
            scene.sprite(Layer.GOODS, around((x, box.y0 + 54), 72, 72), coin, worth)
            scene.label(year, (x, box.y0 + 112), 28, None, SANS)
    area = Box(box.x0 + 18, box.y0 + _HEAD, box.x1 - 18, box.y1 - 12)
    for cost, cell in zip(costs, grid(area, len(costs), 2, 10), strict=True):
        scene.panel(Layer.CARD, cell, theme.paper_shade, theme.paper_edge, 12, 2)
        lay_row(scene, _cubes(cost), cell.centre, 50, cell.width - 24)
    scene.height = round(box.y1 + EDGE)
    return scene


def seat_words(content: Content, slot: str, say: Say) -> str:
    named = seat_name(slot)
    return f"{say(named)}. {say(catalogue(content)[named.key])}"


def _cubes(cost: Cubes) -> list[Glyph]:
    return [cube_glyph(KINDS[kind]) for kind in EVERY_KIND for _ in range(cost[kind])]
