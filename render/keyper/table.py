"""The table: players with their keyples, the country boards, the boats still free."""

from __future__ import annotations

from engine.core.text import Say
from engine.keyper.view import View
from render.keyper import country, strips
from render.keyper.country import PLAIN
from render.keyper.own_pieces import own
from render.keyper.strips import EDGE
from render.kit.layout import WIDTH, Box, Point
from render.kit.rows import lay_row
from render.kit.scene import Scene, Spare
from render.kit.sheet import sheet
from render.kit.theme import Theme

SQUARE = 920.0
"""Height of a picture above four or five rows of controls."""
_GAP = 12.0
_BOAT, _LOW_BOAT = 72.0, 58.0
LOW, HIGH = 64.0, 104.0
"""Least and greatest height of a field."""


def table(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    beside = len(view.boards) % 2 == 1
    y = strips.header(scene, view, say)
    if not beside:
        y = strips.players(scene, view, say, y)
    if view.reader is None:  # the text beside a player's picture says it
        y = strips.notices(scene, view, say, y)
    y = own(scene, view, say, y) + _GAP
    below = 0 if beside or not view.boats else _BOAT + _GAP
    cells = _quarters(y, len(view.boards), SQUARE - 16 - below)
    for shown, cell in zip(view.boards, cells, strict=False):
        country.board(scene, view, shown, say, cell)
    for top, bottom in sorted({(cell.y0, cell.y1) for cell in cells}):
        scene.strip(Spare.ROW, top, bottom + _GAP)
    bottom = cells[-1].y1
    if beside:
        _fourth_quarter(scene, view, say, cells[-1])
    elif view.boats:
        row = Box(EDGE, bottom + _GAP, WIDTH - EDGE, bottom + _GAP + _BOAT)
        _boats(scene, view, row.columns(4, 12))
        bottom = scene.strip(Spare.BOATS, bottom + _GAP, row.y1)
    scene.height = round(bottom + 16)
    return scene


def fitting_cell(height: float) -> float:
    """Return the height of the fields of a board that should be that high."""
    return max(LOW, min(HIGH, PLAIN.cell(height)))


def _quarters(top: float, count: int, foot: float) -> list[Box]:
    """Return places for boards, two per row; with three boards there is a fourth place."""
    rows = -(-count // 2)
    high = PLAIN.height(fitting_cell((foot - top - (rows - 1) * _GAP) / rows))
    columns = Box(EDGE, top, WIDTH - EDGE, top).columns(2, _GAP)
    tops = [top + row * (high + _GAP) for row in range(rows)]
    return [Box(column.x0, y, column.x1, y + high) for y in tops for column in columns]


def _fourth_quarter(scene: Scene, view: View, say: Say, box: Box) -> None:
    """Draw players and boats in the space beside a third board."""
    foot = box.y1 - (_LOW_BOAT + 10 if view.boats else 0)
    area = Box(box.x0, box.y0, box.x1, min(foot, box.y0 + 3 * (strips.CELL + 10)))
    for seat, cell in zip(view.seats, area.rows(len(view.seats), 8), strict=True):
        strips.player_panel(scene, view, say, seat, cell)
    _boats(scene, view, Box(box.x0, box.y1 - _LOW_BOAT, box.x1, box.y1).columns(4, 6))


def _boats(scene: Scene, view: View, places: list[Box]) -> None:
    theme = scene.theme
    for boat, box in zip(view.boats, places, strict=False):
        sheet(scene, box, theme.water, theme.water_edge)
        row = country.boat_row(view, boat)
        shown = lay_row(scene, row, (box.x0 + 5, box.centre.y), 60, box.width - 10, "left")
        scene.spot(f"boat:{boat}", box, Point(shown.x0 + shown.height / 2, box.centre.y))
