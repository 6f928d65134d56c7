"""The table: players with their keyples, the country boards, the boats still free."""

from __future__ import annotations

from engine.core.text import Say
from engine.keyper.view import View
from render.keyper import country, strips
from render.keyper.country import boat_number
from render.keyper.goods import goods_row
from render.keyper.own_pieces import own
from render.keyper.strips import EDGE
from render.kit.buildings import ship
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import lay_row
from render.kit.scene import BOLD, Layer, Scene, Spare
from render.kit.theme import Theme

_GAP = 16.0
_BOAT_HEIGHT = 84.0


def table(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say)
    if len(view.boards) % 2 == 0:
        y = strips.players(scene, view, say, y)
    y = own(scene, view, strips.notices(scene, view, say, y)) + 16
    cells = _quarters(y, len(view.boards))
    for shown, cell in zip(view.boards, cells, strict=False):
        country.board(scene, view, shown, say, cell)
    for top in sorted({cell.y0 for cell in cells}):
        scene.strip(Spare.ROW, top, top + country.BOARD + _GAP)
    bottom = cells[-1].y1
    if len(view.boards) % 2:
        _fourth_quarter(scene, view, say, cells[-1])
    elif view.boats:
        row = Box(EDGE, bottom + _GAP, WIDTH - EDGE, bottom + _GAP + _BOAT_HEIGHT)
        _boats(scene, view, row.columns(4, 12))
        bottom = scene.strip(Spare.BOATS, bottom + _GAP, row.y1)
    scene.height = round(bottom + EDGE)
    return scene


def _quarters(top: float, count: int) -> list[Box]:
    """Return places for boards, two per row; with three boards there is a fourth place."""
    columns = Box(EDGE, top, WIDTH - EDGE, top).columns(2, _GAP)
    tops = [top + row * (country.BOARD + _GAP) for row in range(-(-count // 2))]
    return [Box(column.x0, y, column.x1, y + country.BOARD) for y in tops for column in columns]


def _fourth_quarter(scene: Scene, view: View, say: Say, box: Box) -> None:
    """Draw players and boats in the space beside a third board."""
    y = box.y0
    for seat in view.seats:
        strips.player_panel(scene, view, say, seat, Box(box.x0, y, box.x1, y + strips.CELL))
        y += strips.CELL + 14
    area = Box(box.x0, box.y1 - 2 * _BOAT_HEIGHT - 12, box.x1, box.y1)
    _boats(scene, view, [cell for row in area.rows(2, 12) for cell in row.columns(2, 12)])


def _boats(scene: Scene, view: View, places: list[Box]) -> None:
    theme = scene.theme
    for boat, box in zip(view.boats, places, strict=False):
        strips.sheet(scene, box, theme.water, theme.water_edge)
        scene.sprite(Layer.GOODS, around((box.x0 + 54, box.centre.y), 62, 62), ship)
        scene.label(boat_number(boat), (box.x0 + 14, box.y0 + 22), 26, face=BOLD)
        row = goods_row(view.content.boat[boat].shows(view.season))
        lay_row(scene, row, (box.x0 + 90, box.centre.y), 56, anchor="left")
        scene.spot(f"boat:{boat}", box, Point(box.x1 - 32, box.centre.y))
