"""A country board: sixteen cells, two of them for the river, with keyples, keyper and boat."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say
from engine.keyper.content.box import Content
from engine.keyper.content.goods import KEYP, RIVER
from engine.keyper.content.shapes import Season
from engine.keyper.names import display_name
from engine.keyper.view import BoardView, FieldView, KeypleView, View
from render.keyper import names
from render.keyper.effects import field_glyph
from render.keyper.goods import goods_row
from render.keyper.pieces import KEYPLE, colour_tab, keyper, keyple
from render.kit.buildings import ship
from render.kit.layout import Box, Point, around
from render.kit.pen import Pen
from render.kit.rows import Glyph, lay_row, row_height
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.signs import player_disc
from render.kit.terrain import sheet_shadow
from render.kit.theme import PIECES, Colour, blend, letter_on, lighter

_TITLE = 50.0
_CELL = 118.0
_GAP = 8.0
_PAD = 12.0
BOARD = _TITLE + 4 * _CELL + 3 * _GAP + _PAD
_TAB = 34.0
_KEYPLE_SIZE = 55.0


def _cells(box: Box) -> list[Box]:
    """Return the cells of the 15 fields in the order of the view; the river is two wide."""
    inner = Box(box.x0 + _PAD, box.y0 + _TITLE, box.x1 - _PAD, box.y0 + BOARD - _PAD)
    wide = (inner.width - 3 * _GAP) / 4
    found: list[Box] = []
    for spot in range(16):
        row, column = divmod(spot, 4)
        left, top = inner.x0 + column * (wide + _GAP), inner.y0 + row * (_CELL + _GAP)
        found.append(Box(left, top, left + wide, top + _CELL))
    return [found[0], Box(found[1].x0, found[1].y0, found[2].x1, found[2].y1), *found[3:]]


def board(scene: Scene, view: View, shown: BoardView, say: Say, box: Box) -> None:
    """Draw a board as it lies on the table."""
    name, face = say(names.board_text(shown.id)), say(display_name(view.content, shown.display))
    _ground(scene, view.season, name, box, names.owner(view, shown), aside=face)
    place = view.turn.place if view.turn is not None else ""
    for field, cell in zip(shown.fields, _cells(box), strict=True):
        if field.field == RIVER:
            _river(scene, view.content, view.season, field, shown.boat, cell, field.id == place)
        else:
            _field(scene, view.content, field, shown.claimed_by, cell, field.id == place)


def _ground(
    scene: Scene,
    season: str,
    words: str,
    box: Box,
    owner: int | None = None,
    chosen: bool = False,
    aside: str = "",
) -> None:
    """Draw the board with its name and, in plain type, how it is folded, since several may look alike."""
    look = scene.theme.grounds[season]
    whole = Box(box.x0, box.y0, box.x1, box.y0 + BOARD)
    scene.sprite(Layer.SHADOW, whole.inset(-12), sheet_shadow)
    edge = scene.theme.glow if chosen else look.border
    scene.panel(Layer.GROUND, whole, look.grass, edge, 18, 10 if chosen else 5)
    right = whole.x1 - 18
    if owner is not None:
        scene.sprite(Layer.GOODS, around((right - 18, whole.y0 + 27), 42, 42), player_disc, owner)
        right -= 50
    ink = letter_on(look.grass)
    at = Point(whole.x0 + 20, whole.y0 + 27)
    left = scene.label(words, at, 34, ink, SERIF, "left", right - at.x, 28).x1 + 16
    pale = blend(ink, look.grass, 0.2)
    scene.label(aside, (left, at.y), 32, pale, SANS, "left", right - left, 28)


def plain_display(
    scene: Scene, content: Content, season: Season, display: str, words: str, box: Box, chosen: bool
) -> None:
    """Draw an empty display that a board may be folded to."""
    _ground(scene, season, words, box, None, chosen)
    for field, cell in zip(content.display_fields[display], _cells(box), strict=True):
        empty = FieldView("", field.id, ())
        if field.id == RIVER:
            _river(scene, content, season, empty, "", cell, False)
        else:
            _field(scene, content, empty, None, cell, False)


def _field(
    scene: Scene, content: Content, field: FieldView, owner: int | None, cell: Box, active: bool
) -> None:
    colour = content.fields[field.field].colour
    _frame(scene, cell, colour, active)
    if field.id:
        scene.spot(field.id, cell, _badge(cell, len(field.keyples)))
    if field.field == KEYP:
        _keyp(scene, content, owner, cell)
        return
    _sign(scene, field_glyph(content, field.field), cell, colour is not None, len(field.keyples))
    keyples(scene, field.keyples, Box(cell.x0 + 6, cell.y1 - _KEYPLE_SIZE - 5, cell.x1 - 6, cell.y1 - 5))


def _sign(scene: Scene, glyph: Glyph, cell: Box, tab: bool, taken: int) -> None:
    """Draw what a field brings, large while it is empty, with space for a badge below."""
    left = cell.x0 + (_TAB + 4 if tab else 10)
    room = cell.x1 - 10 - left
    if taken > 1:
        lay_row(scene, [glyph], (left, cell.y0 + 34), row_height([glyph], 50, room - 14), anchor="left")
    elif taken:
        lay_row(scene, [glyph], (left + room / 2, cell.y0 + 34), row_height([glyph], 52, room))
    elif glyph.ratio > 1.2:
        height = row_height([glyph], 68, cell.width - 22)
        lay_row(scene, [glyph], (cell.centre.x + (4 if tab else 0), cell.y0 + 54), height)
    else:
        lay_row(scene, [glyph], (left + room / 2 - 4, cell.y0 + 46), 66)


def _frame(scene: Scene, cell: Box, colour: str | None, active: bool) -> None:
    theme = scene.theme
    edge: Colour = PIECES[colour] if colour is not None else theme.paper_edge
    if active:
        scene.panel(Layer.GLOW, cell.inset(-7), theme.glow, None, 18)
    fill = theme.paper if colour is None else blend(theme.paper, edge, 0.14)
    scene.panel(Layer.CARD, cell, fill, edge, 13, 7 if colour is not None else 2)
    if colour is not None:
        scene.sprite(Layer.CARD, Box(cell.x0, cell.y0, cell.x0 + _TAB, cell.y0 + _TAB), colour_tab, colour)


def _badge(cell: Box, taken: int) -> Point:
    """Return the place of the next keyple; on a full field, the upper corner."""
    if taken < 2:
        return Point(cell.x1 - 32, cell.y1 - 31)
    return Point(cell.x1 - 13, cell.y0 + 25)


def _keyp(scene: Scene, content: Content, owner: int | None, cell: Box) -> None:
    if owner is None:
        lay_row(scene, [field_glyph(content, KEYP)], cell.centre.shifted(0, -8), 78)
        return
    scene.sprite(Layer.WORKERS, around(cell.centre, 94, 98), keyper, owner)


def keyples(scene: Scene, standing: Sequence[KeypleView], box: Box) -> None:
    """Draw up to two keyples from the left; a lying keyple is rotated."""
    x = box.x0
    for one in standing:
        wide = box.height * (1.0 if one.lying else KEYPLE)
        place = Box(x, box.y0, x + wide, box.y1)
        scene.sprite(Layer.WORKERS, place, keyple, one.colour, one.counts_as, one.lying)
        x += box.height + 4


def _river(
    scene: Scene, content: Content, season: Season, field: FieldView, boat: str, cell: Box, active: bool
) -> None:
    theme = scene.theme
    if active:
        scene.panel(Layer.GLOW, cell.inset(-7), theme.glow, None, 18)
    scene.panel(Layer.CARD, cell, theme.water, PIECES["light-blue"], 13, 7)
    scene.sprite(Layer.CARD, Box(cell.x0, cell.y0, cell.x0 + _TAB, cell.y0 + _TAB), colour_tab, "light-blue")
    if field.id:
        scene.spot(field.id, cell, _badge(cell, len(field.keyples)))
    scene.sprite(Layer.CARD, cell.inset(50, 10), _ripples)
    if boat:
        scene.sprite(Layer.GOODS, around((cell.x0 + 82, cell.y0 + 60), 92, 92), ship)
        scene.label(boat_number(boat), (cell.x0 + 20, cell.y0 + 66), 26, face=BOLD)
        lay_row(scene, goods_row(content.boat[boat].shows(season)), (cell.x1 - 78, cell.y0 + 32), 48)
    keyples(scene, field.keyples, Box(cell.x0 + 140, cell.y1 - _KEYPLE_SIZE - 5, cell.x1 - 6, cell.y1 - 5))


def boat_number(boat: str) -> str:
    """Return the boat's number, its name in menus and posts."""
    return boat.rpartition("-")[2]


def _ripples(pen: Pen) -> None:
    """Draw small waves on a river."""
    waves = pen.shape()
    for x, y in ((0.2, 30), (0.55, 22), (0.38, 62), (0.75, 56), (0.15, 84), (0.6, 88)):
        at = x * pen.wide
        waves.line([(at, y), (at + 9, y - 6), (at + 18, y), (at + 27, y - 6)], 4)
    pen.silhouette(waves, lighter(pen.theme.water, 0.3))
