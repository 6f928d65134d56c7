"""The Merchants' table: open contracts, the stack, and the extensions left."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyflower.content.shapes import COLOURS
from engine.keyflower.view import View
from render.keyflower.cards import contract_card, extension_card
from render.keyflower.glyphs import CABIN, CONTRACT
from render.keyflower.table import header, headline
from render.kit.layout import WIDTH, Box, Point, grid
from render.kit.rows import lay_row, word_glyph
from render.kit.scene import SANS, Scene
from render.kit.theme import Theme

_EDGE = 30


def market(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    title = say(text("pictures-market"))
    y = header(scene, say, view.season, lambda most: headline(view, say, most), title)
    y = _contracts(scene, view, say, y + 24)
    y = _extensions(scene, view, say, y + 24)
    scene.height = round(y + _EDGE)
    return scene


def _contracts(scene: Scene, view: View, say: Say, top: float) -> float:
    theme = scene.theme
    scene.label(say(text("pictures-contracts-open")), (_EDGE, top + 26), 40, theme.felt_ink, SANS, "left")
    cabins = [CABIN, word_glyph(str(view.cabins))]
    right = lay_row(scene, cabins, (WIDTH - _EDGE, top + 26), 54, anchor="right", colour=theme.felt_ink)
    stack = [CONTRACT, word_glyph(str(view.contract_stack))]
    box = lay_row(scene, stack, (right.x0 - 30, top + 26), 54, anchor="right", colour=theme.felt_ink)
    scene.spot("contract:hidden", box.inset(-4), Point(box.x0 - 30, box.centre.y))
    y = top + 64
    if view.contract_row:
        rows = -(-len(view.contract_row) // 3)
        area = Box(_EDGE, y, WIDTH - _EDGE, y + 148 * rows - 18)
        for contract, cell in zip(view.contract_row, grid(area, len(view.contract_row), 3, 18), strict=True):
            if contract:
                contract_card(scene, view.content, contract, cell)
        y = area.y1
    return y


def _extensions(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw one column of extensions for each colour."""
    scene.label(say(text("pictures-extensions")), (_EDGE, top + 26), 40, scene.theme.felt_ink, SANS, "left")
    y = top + 64
    deepest = y
    for colour, column in zip(COLOURS, Box(_EDGE, y, WIDTH - _EDGE, y).columns(4, 18), strict=True):
        here = [one for one in view.extensions if view.content.extensions[one].colour == colour]
        for i, extension in enumerate(here):
            box = Box(column.x0, y + i * 96, column.x1, y + i * 96 + 82)
            extension_card(scene, view.content, extension, box)
            deepest = max(deepest, box.y1)
    return deepest
