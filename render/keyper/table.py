"""The table: players with their keyples, the country boards, the boats still free."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyper.content.board import BOAT
from engine.keyper.view import View
from render.keyper import country, strips
from render.keyper.goods import goods_row
from render.keyper.strips import EDGE
from render.kit.buildings import ship
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import lay_row
from render.kit.scene import SANS, Layer, Scene
from render.kit.theme import Theme, letter_on

GAP = 16.0
BOATS = 92.0


def table(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say)
    y = strips.players(scene, view, say, y)
    y = strips.notices(scene, view, say, y) + 16
    columns = Box(EDGE, y, WIDTH - EDGE, y).columns(2, GAP)
    count = len(view.boards)
    for at, shown in enumerate(view.boards):
        row, column = divmod(at, 2)
        top = y + row * (country.BOARD + GAP)
        country.board(
            scene, view, shown, say, Box(columns[column].x0, top, columns[column].x1, top + country.BOARD)
        )
    rows = -(-count // 2)
    bottom = y + rows * (country.BOARD + GAP)
    if count % 2:
        place = Box(columns[1].x0, bottom - country.BOARD - GAP, columns[1].x1, bottom - GAP)
        _boats(scene, view, say, place.rows(4, 14))
    else:
        area = Box(EDGE, bottom, WIDTH - EDGE, bottom + BOATS)
        if view.boats:
            _boats(scene, view, say, area.columns(4, 12))
            bottom = area.y1 + GAP
    scene.height = round(bottom - GAP + EDGE)
    return scene


def _boats(scene: Scene, view: View, say: Say, places: list[Box]) -> None:
    theme = scene.theme
    for boat, place in zip(view.boats, places, strict=False):
        box = Box(place.x0, place.y0, place.x1, place.y0 + BOATS)
        strips.sheet(scene, box, theme.water, theme.water_edge)
        scene.sprite(Layer.GOODS, around((box.x0 + 46, box.centre.y), 76, 76), ship)
        words = say(text(f"keyper-boat-{boat}"))
        wide = box.width > 400
        row = goods_row(BOAT[boat].shows(view.season))
        shown = lay_row(scene, row, (box.x0 + 92, box.centre.y), 58, anchor="left")
        if wide:
            left = shown.x1 + 20
            scene.label(
                words, (left, box.centre.y), 34, letter_on(theme.water), SANS, "left", box.x1 - left - 70, 27
            )
        scene.spot(f"boat:{boat}", box, Point(box.x1 - 32, box.centre.y))
