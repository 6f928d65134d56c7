"""Pictures of the map: all of it with the work order and the seats on sale, and its quarters, large."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.view import View
from render.keythedral import geometry, names, seats, strips, terrain
from render.keythedral.cubes import cube_glyph
from render.keythedral.fields import field_back, field_sign
from render.keythedral.own_pieces import OWN, own, row_label
from render.keythedral.palette import RESOURCE_OF
from render.keythedral.pieces import marker, place_dwelling, seat_disc, seat_tile, sold_sign
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import SANS, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.theme import Theme

_TALL, _SQUARE = 1280.0, 920.0
"""Largest height of the map and of a quarter."""
_LARGE = 260.0
"""Largest width of an octagon in a quarter."""
_LOWEST, _HIGHEST = 620.0, 870.0
"""The map is not made lower than this, and what is least needed goes where there is no room; nor higher than
fits a low picture without what goes there first.
"""
_DRAWN = 96.0
"""Height of the row with the field just drawn."""
_LEAST = 480.0
"""Least height of the map while a field is laid."""
_TOP_ROW = 76.0
"""Space for the next tile of the stack."""
_COTTAGES = 104.0
"""Height of the row of cottages to lay."""
_COLUMN, _GAP = 330.0, 24.0
"""Width of the work order and the seats on sale beside the map, and their distance from it."""
_CALL = 76.0
"""Height of a number of the work order beside the map."""


def land(view: View, say: Say, theme: Theme, tallest: float = 0) -> Scene:
    """Draw the whole map."""
    scene = Scene(theme)
    y = strips.header(scene, view, say)
    y = strips.players(scene, view, say, y)
    top = above = strips.notices(scene, view, say, y)
    y = scene.strip(Spare.ROW, above, own(scene, view, say, above))
    hidden = 0.0 if view.stage == "lay" else OWN - (y - above)
    bottom = _TALL - 44 - strips.hand_room(view) - hidden  # the same for every reader
    if view.stage in ("work", "harvest"):
        y = _working(scene, view, say, y, bottom)
    else:
        if geometry.choosing_cottage(view):
            y = _cottages(scene, view, say, y)
        if view.stage == "lay":
            y = _stack(scene, view, say, y)
        room = terrain.across(y, min(_HIGHEST, max(bottom - y, _LOWEST)))
        if geometry.laying_field(view):  # a low picture, which goes without banner and players
            room = terrain.across(y, max((tallest or _SQUARE) - (y - top) - EDGE - 24, _LEAST))
        y = terrain.draw_map(scene, view, geometry.whole(view), room)
    y = strips.hand(scene, view, say, y)
    scene.height = round(y + EDGE)
    return scene


def _working(scene: Scene, view: View, say: Say, top: float, bottom: float) -> float:
    """Draw the map with the work order and the seats on sale, beside or above it: where it is larger."""
    window = geometry.whole(view)
    low = terrain.across(top + _ORDER + seats.strip_height(view), _LOWEST)
    low = Box(low.x0, low.y0, low.x1, max(low.y1, bottom))
    high = terrain.across(top, min(_HIGHEST, max(bottom - top, _LOWEST)))
    narrow = Box(high.x0, high.y0, high.x1 - _COLUMN - _GAP, high.y1)
    if (
        terrain.largest_layout(view, window, narrow)[0].width
        > terrain.largest_layout(view, window, low)[0].width
    ):
        column = Box(narrow.x1 + _GAP, high.y0, high.x1, high.y1)
        list_top = _work_list(scene, view, column)
        listed = seats.sale_list(scene, view, say, Box(column.x0, list_top + 8, column.x1, column.y1))
        return max(terrain.draw_map(scene, view, window, narrow), listed)
    y = _work_order(scene, view, top)
    y = scene.strip(Spare.LATER, y, seats.sale_strip(scene, view, say, y))
    return terrain.draw_map(scene, view, window, Box(low.x0, y + terrain.MARGIN, low.x1, low.y1))


def quarter(view: View, side: str, say: Say, theme: Theme, tallest: float = 0) -> Scene:
    """Draw a quarter of the map round the keythedral."""
    scene = Scene(theme)
    y = strips.header(scene, view, say, names.titled(view, say, text(f"keythedral-corner-{side}")))
    y = own(scene, view, say, y)
    most, above = min(tallest or _SQUARE, _SQUARE) - 44, y
    if geometry.laying_field(view):
        above = y = _stack(scene, view, say, y)
        if tallest:  # a low picture goes without its banner and the next field
            above = _DRAWN
    room = terrain.across(y, most - above)
    y = terrain.draw_map(scene, view, geometry.quarter(view, side), room, _LARGE)
    scene.height = round(y + EDGE)
    return scene


_ORDER = 100.0
"""Height of the work order above the map."""


def _work_order(scene: Scene, view: View, top: float) -> float:
    """Draw the work order in one row above the map."""
    area = Box(EDGE, top + 12, WIDTH - EDGE, top + _ORDER)
    for number, cell in zip(NUMBERS, area.columns(5, 10), strict=True):
        _call(scene, view, number, cell)
    return area.y1


def _work_list(scene: Scene, view: View, column: Box) -> float:
    """Draw the work order one below the other; return its bottom edge."""
    for number in NUMBERS:
        top = column.y0 + (number - 1) * (_CALL + 8)
        _call(scene, view, number, Box(column.x0, top, column.x1, top + _CALL))
    return column.y0 + len(NUMBERS) * (_CALL + 8) - 8


def _call(scene: Scene, view: View, number: int, cell: Box) -> None:
    """Draw a number: whether it has worked, as which and called by whom, or works now."""
    here = next((marker for marker in view.markers if marker.number == number), None)
    rim, line = (scene.theme.glow, 6) if here is not None and here.now else (scene.theme.paper_edge, 2)
    scene.panel(Layer.CARD, cell, scene.theme.paper, rim, 14, line)
    tile = Point(cell.x0 + 48, cell.centre.y)
    scene.spot(f"order:{number}", cell, tile, "call")
    scene.sprite(Layer.GOODS, around(tile, 72, 72), seat_tile, number)
    if here is not None:
        scene.sprite(Layer.GOODS, around(tile.shifted(74, 0), 56, 56), marker, str(here.marker))
        scene.sprite(Layer.GOODS, around(tile.shifted(138, 0), 56, 56), seat_disc, here.leader)


def _cottages(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the reader's five cottages; a tick is beside those that lie on the map."""
    seat = view.reader or 0
    laid = {here.number for here in view.dwellings if here.seat == seat}
    box = sheet(scene, Box(EDGE, top + 12, WIDTH - EDGE, top + _COTTAGES))
    left = row_label(scene, say(text("keythedral-pictures-own-cottages")), box.x0 + 22, box.centre.y)
    for number, cell in zip(NUMBERS, Box(left, box.y0, box.x1 - 10, box.y1).columns(5), strict=True):
        place_dwelling(scene, around((cell.x0 + 50, cell.centre.y), 96, 96), seat, number, False)
        if number in laid:
            scene.sprite(Layer.GOODS, around((cell.x0 + 120, cell.centre.y), 50, 50), sold_sign)
    return box.y1


def _stack(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the field just drawn, unless the reader has laid it, the rest of the stack, and its top tile.

    The field to lay stays in every picture."""
    box = Box(EDGE, top + 12, WIDTH - EDGE, top + _DRAWN)
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 16, 2)
    left = box.x0 + 20
    is_open = bool(view.drawn) and (geometry.laying_field(view) or not geometry.lays(view))
    if is_open:
        scene.sprite(Layer.GOODS, around((left + 34, box.centre.y), 76, 76), field_sign, view.drawn)
        words = say(text("keythedral-pictures-drawn", field=names.field_text(view.drawn)))
        left = scene.label(words, (left + 88, box.centre.y), 38, None, SANS, "left", 430, 34).x1
    words = say(text("keythedral-pictures-stack", count=view.stack))
    right = _counted(scene, view.stack_types, (box.x1 - 20, box.centre.y))
    at, anchor = (right, "right") if is_open else (left, "left")
    scene.label(words, (at, box.centre.y), 34, None, SANS, anchor, right - left - 16, 32)
    y = box.y1 if geometry.laying_field(view) else scene.strip(Spare.LATER, top, box.y1)
    return scene.strip(Spare.NEWS, y, _next(scene, view, say, y)) if _is_next_narrower(view) else y


def _next(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the back of the next field, and what it may be."""
    box = Box(EDGE, top + 6, WIDTH - EDGE, top + _TOP_ROW)
    scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 16, 2)
    middle = box.centre.y
    scene.sprite(Layer.GOODS, around((box.x0 + 54, middle), 60, 60), field_back, view.stack_next)
    words = say(text("keythedral-pictures-next", number=view.stack_next))
    right = _counted(scene, view.next_types, (box.x1 - 20, middle))
    scene.label(words, (box.x0 + 108, middle), 34, None, SANS, "left", right - box.x0 - 124, 32)
    return box.y1


def _is_next_narrower(view: View) -> bool:
    """Whether the back of the next field says more than what is left of the stack."""
    return bool(view.stack_next) and view.next_types != view.stack_types


def _counted(scene: Scene, fields: Mapping[str, int], right: tuple[float, float]) -> float:
    """Draw how many fields of each type, in a row that ends here; return its left edge."""
    row: list[Glyph] = []
    for kind, count in fields.items():
        row += [cube_glyph(RESOURCE_OF[kind]), word_glyph(str(count)), GAP_GLYPH]
    return lay_row(scene, row, right, 44, 480, "right").x0 - 16 if row else right[0]


def focuses(view: View) -> set[str]:
    """Return the focus strings of the whole map's picture, without laying it out."""
    found = terrain.focuses(view, geometry.whole(view))
    if view.stage in ("work", "harvest"):
        found |= {f"order:{number}" for number in NUMBERS}
        found |= seats.sale_focuses(view)
    return found
