"""The score sheet: one table for all players."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit import score_heads
from render.kit.layout import WIDTH, Box, around
from render.kit.phrases import player_name
from render.kit.rows import Glyph, lay_row, sprite_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc
from render.kit.theme import Theme
from render.lantern import names, strips
from render.lantern.pieces import trio
from render.lantern.strips import EDGE, token_glyph

_HEAD = 350.0
"""Width of the column with the names of the rows."""
_ROW = 96.0


def score(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text("lantern-picture-score"))) + 20
    rows = _rows(view, say)
    box = Box(EDGE, y, WIDTH - EDGE, y + score_heads.HEIGHT + len(rows) * _ROW + 140)
    sheet(scene, box)
    cells = Box(box.x0 + _HEAD, y, box.x1 - 8, box.y1).columns(len(view.standings))
    for standing, cell in zip(view.standings, cells, strict=True):
        disc = sprite_glyph(player_disc, standing.seat)
        score_heads.head(scene, cell, player_name(say, standing.seat), disc, standing.rank == 1)
    y += score_heads.HEIGHT
    for at, (glyph, words, values) in enumerate(rows):
        line = Box(box.x0, y, box.x1, y + _ROW)
        if at % 2 == 0:
            scene.panel(Layer.CARD, line.inset(3, 0), theme.paper_shade, None, 0)
        lay_row(scene, [glyph], (box.x0 + 60, line.centre.y), 72)
        scene.label(words, (box.x0 + 116, line.centre.y), 36, None, SANS, "left", _HEAD - 126, 27)
        for standing, cell in zip(view.standings, cells, strict=True):
            value = values[standing.seat]
            ink = None if value else theme.faint
            scene.label(str(value) if value else "–", (cell.centre.x, line.centre.y), 48, ink, BOLD)
        y += _ROW
    _totals(scene, view, say, Box(box.x0, y, box.x1, box.y1), cells)
    scene.height = round(box.y1 + EDGE)
    if score_heads.tie_broken(view.standings):
        scene.height = round(score_heads.note(scene, say(text(f"{names.P}-ties")), box.y1) + EDGE)
    return scene


def _rows(view: View, say: Say) -> list[tuple[Glyph, str, list[int]]]:
    """Return lanterns by colour, then sets: sign, words, and the value of each seat."""
    found = []
    for colour in COLOURS:
        values = [seat.lit.get(colour, 0) for seat in view.seats]
        found.append((token_glyph(colour), say(text(f"lantern-{colour}")), values))
    sets = {line.seat: line.points for line in view.score if line.text.key == "lantern-sets"}
    values = [sets.get(seat.seat, 0) for seat in view.seats]
    return [*found, (sprite_glyph(trio), say(text(f"{names.P}-sets")), values)]


def _totals(scene: Scene, view: View, say: Say, box: Box, cells: list[Box]) -> None:
    words = say(text("pictures-row-total"))
    scene.label(words, (box.x0 + 116, box.centre.y), 46, None, SERIF, "left", _HEAD - 126, 30)
    for standing, cell in zip(view.standings, cells, strict=True):
        size = 116 if standing.rank == 1 else 88
        at = around((cell.centre.x, box.centre.y), size, size)
        scene.sprite(Layer.GOODS, at, coin, str(standing.points))
