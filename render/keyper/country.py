"""A country board: sixteen cells, two of them for the river, with keyples, keyper and boat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from engine.core.text import Say
from engine.keyper.content.box import Content
from engine.keyper.content.goods import KEYP, RIVER
from engine.keyper.content.shapes import Season
from engine.keyper.names import display_name
from engine.keyper.view import BoardView, FieldView, KeypleView, View
from render.keyper import names
from render.keyper.effects import exchange_result, field_glyph
from render.keyper.goods import goods_row
from render.keyper.marks import boat_number, mark_of
from render.keyper.pieces import (
    HOMECOMING,
    KEYPLE,
    LYING,
    colour_tab,
    keyper,
    keyple,
    numbered_boat,
    printed_mark,
)
from render.kit.buildings import ship
from render.kit.layout import Box, Point, around
from render.kit.pen import Pen
from render.kit.rows import Glyph, lay_row, row_height, row_width, sprite_glyph, word_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene, badge_box
from render.kit.signs import player_disc
from render.kit.terrain import sheet_shadow
from render.kit.theme import PIECES, Colour, blend, letter_on, lighter

_PAD = 12.0
_TAKEN = 0.56
"""The part of a field that keyples may take."""
_FLAT, _FLATTEST = 0.62, 27.0
"""Height of a lying keyple relative to a standing one, and the least one."""
_ABOVE, _BESIDE = 42.0, 46.0
"""Least space for a sign above the keyples, and beside them."""


class Size(Struct, frozen=True):
    """How large a board is drawn."""

    title: float = 50.0
    name: int = 36
    gap: float = 6.0
    tab: float = 28.0  # the sign of a field's colour; 0: none
    icon: float = 74.0
    keyple: float = 48.0
    marks: float = 0.0  # width of the column with marks and gains; 0: none

    def height(self, cell: float) -> float:
        """Return the height of a board whose cells have this one."""
        return self.title + 4 * cell + 3 * self.gap + _PAD

    def cell(self, height: float) -> float:
        """Return the height of the cells of a board that high."""
        return (height - self.title - 3 * self.gap - _PAD) / 4


PLAIN = Size()
LARGE = Size(title=58.0, name=42, gap=8.0, tab=34.0, icon=76.0, keyple=58.0, marks=62.0)
SMALL = Size(title=44.0, name=34, gap=4.0, tab=0.0, icon=34.0, keyple=34.0)


def _cells(box: Box, size: Size) -> list[Box]:
    """Return the cells of the 15 fields in the order of the view; the river is two wide."""
    inner = Box(box.x0 + _PAD, box.y0 + size.title, box.x1 - _PAD, box.y1 - _PAD)
    found = [cell for row in inner.rows(4, size.gap) for cell in row.columns(4, size.gap)]
    return [found[0], Box(found[1].x0, found[1].y0, found[2].x1, found[2].y1), *found[3:]]


def board(scene: Scene, view: View, shown: BoardView, say: Say, box: Box, size: Size = PLAIN) -> None:
    """Draw a board as it lies on the table; only a large one tells the marks and gains of its fields."""
    name = say(names.board_text(shown.id))
    face = say(display_name(view.content, shown.display)) if size is not SMALL else ""
    _ground(scene, view.season, name, box, size, names.owner(view, shown), aside=face, home=shown.homecoming)
    place = view.turn.place if view.turn is not None else ""
    for field, cell in zip(shown.fields, _cells(box, size), strict=True):
        if size is not SMALL:
            scene.spot(field.id, cell, _badge(cell, len(field.keyples), size, field.field))
        inner = _marked(scene, view, field, cell, size, field.id == place) if size.marks else cell
        if field.field == RIVER:
            _river(scene, view, field, shown.boat, cell, inner, size, field.id == place)
        else:
            _field(scene, view.content, field, shown.claimed_by, cell, inner, size, field.id == place)


def _marked(scene: Scene, view: View, field: FieldView, cell: Box, size: Size, active: bool) -> Box:
    """Draw the mark and the gain at the right edge of a field; return the rest of it."""
    if field.field == KEYP:
        return cell
    badge = _badge(cell, 0, size, field.field)
    scene.sprite(Layer.GOODS, badge_box(badge), printed_mark, mark_of(view, field.id))
    if field.gain is not None and not active:
        ink = _letter_on_field(scene, field) if field.gain else scene.theme.faint
        scene.label(f"+{field.gain}", (badge.x, cell.y1 - 27), 38, ink, BOLD)
    return Box(cell.x0, cell.y0, cell.x1 - size.marks, cell.y1)


def _letter_on_field(scene: Scene, field: FieldView) -> Colour:
    return letter_on(scene.theme.water) if field.field == RIVER else scene.theme.ink


def _ground(
    scene: Scene,
    season: str,
    words: str,
    box: Box,
    size: Size = PLAIN,
    owner: int | None = None,
    chosen: bool = False,
    aside: str = "",
    home: int | None = None,
) -> None:
    """Draw the board with its name, how it is folded, and how many keyples would come home with it."""
    look = scene.theme.grounds[season]
    scene.sprite(Layer.SHADOW, box.inset(-12), sheet_shadow)
    edge = scene.theme.glow if chosen else look.border
    scene.panel(Layer.GROUND, box, look.grass, edge, 18, 10 if chosen else 5)
    middle = box.y0 + size.title / 2 + 1
    right = box.x1 - 14
    if owner is not None:
        scene.sprite(Layer.GOODS, around((right - 20, middle), 40, 40), player_disc, owner)
        right -= 46
    if home is not None:
        right = _homecoming(scene, home, right, middle) - 12
    ink = letter_on(look.grass)
    at = Point(box.x0 + 18, middle)
    left = scene.label(words, at, size.name, ink, SERIF, "left", right - at.x, 28).x1 + 16
    pale = blend(ink, look.grass, 0.2)
    scene.label(aside, (left, at.y), size.name - 4, pale, SANS, "left", right - left, 28)


def _homecoming(scene: Scene, count: int, right: float, middle: float) -> float:
    """Draw how many keyples come home with the board; return the left edge."""
    row = [HOMECOMING, word_glyph(str(count))]
    wide = row_width(row, 40) + 18
    pill = Box(right - wide, middle - 20, right, middle + 20)
    scene.panel(Layer.CARD, pill, scene.theme.paper, scene.theme.paper_edge, 20, 2)
    lay_row(scene, row, pill.centre, 40, colour=scene.theme.ink)
    return pill.x0


def plain_display(
    scene: Scene,
    content: Content,
    season: Season,
    display: str,
    words: str,
    box: Box,
    chosen: bool = False,
    mark: str = "",
    shared: Collection[str] = (),
) -> None:
    """Draw an empty display that a board may be folded to; fields that all of them have are pale."""
    beside = Box(box.x0, box.y0, box.x1 - (58 if mark else 0), box.y1)
    _ground(scene, season, "", box, PLAIN, chosen=chosen)
    ink = letter_on(scene.theme.grounds[season].grass)
    at = Point(box.x0 + 18, box.y0 + PLAIN.title / 2 + 1)
    scene.label(words, at, PLAIN.name, ink, SERIF, "left", beside.x1 - at.x - 10, 28)
    if mark:
        scene.sprite(Layer.GOODS, badge_box(fold_badge(box)), printed_mark, mark)
    for field, cell in zip(content.display_fields[display], _cells(box, PLAIN), strict=True):
        colour = content.fields[field.id].colour
        if field.id in shared:
            _pale(scene, season, field_glyph(content, field.id), cell)
        elif field.id == RIVER:
            _water(scene, cell, PLAIN, False)
        else:
            _frame(scene, cell, colour, PLAIN, False)
            _sign(scene, field_glyph(content, field.id), cell, PLAIN, colour is not None)


def fold_badge(box: Box) -> Point:
    return Point(box.x1 - 36, box.y0 + PLAIN.title / 2 + 2)


def _pale(scene: Scene, season: str, glyph: Glyph, cell: Box) -> None:
    """Draw a field that is the same on every fold: small, without a frame."""
    look = scene.theme.grounds[season]
    scene.panel(Layer.CARD, cell, blend(look.grass, look.border, 0.2), None, 13)
    lay_row(scene, [glyph], cell.centre, row_height([glyph], 36, cell.width - 20))


def _field(
    scene: Scene,
    content: Content,
    field: FieldView,
    owner: int | None,
    cell: Box,
    inner: Box,
    size: Size,
    active: bool,
) -> None:
    colour = content.fields[field.field].colour
    _frame(scene, cell, colour, size, active)
    if field.field == KEYP:
        _keyp(scene, content, owner, cell)
        return
    glyph, has_tab = _glyph(content, field.field, size), colour is not None and size.tab > 0
    if not field.keyples:
        _sign(scene, glyph, inner, size, has_tab)
        return
    standing = keyples(scene, field.keyples, inner, min(size.keyple, cell.height - 8))
    _sign_beside(scene, glyph, inner, standing, size, size.tab if has_tab else 0)


def _glyph(content: Content, field: str, size: Size) -> Glyph:
    """Return the sign of a field; a small exchange shows only what it gives."""
    exchange = content.fields[field].exchange
    return exchange_result(exchange) if exchange and size is SMALL else field_glyph(content, field)


def _sign_beside(scene: Scene, glyph: Glyph, cell: Box, standing: Box, size: Size, tab: float) -> None:
    """Draw what a taken field brings: above the keyples, beside the tab, or below it, as there is space."""
    room = Box(cell.x0 + tab + 4, cell.y0 + 4, cell.x1 - 8, standing.y0)
    if room.height < _ABOVE:
        room = Box(cell.x0 + tab, cell.y0 + 5, standing.x0 - 3, cell.y1 - 5)
    if room.width < _BESIDE and tab:
        room = Box(cell.x0 + 6, cell.y0 + tab, standing.x0 - 3, cell.y1 - 4)
    lay_row(scene, [glyph], room.centre, row_height([glyph], min(size.icon, room.height), room.width))


def _sign(scene: Scene, glyph: Glyph, cell: Box, size: Size, has_tab: bool) -> None:
    """Draw what an empty field brings."""
    left = cell.x0 + (size.tab if has_tab else 8)
    room = cell.x1 - 8 - left
    high = row_height([glyph], min(size.icon, cell.height - 10), room)
    lay_row(scene, [glyph], (left + room / 2 - (size.tab / 3 if has_tab else 0), cell.centre.y), high)


def _frame(scene: Scene, cell: Box, colour: str | None, size: Size, active: bool) -> None:
    theme = scene.theme
    edge: Colour = PIECES[colour] if colour is not None else theme.paper_edge
    if active:
        scene.panel(Layer.GLOW, cell.inset(-7), theme.glow, None, 18)
    fill = theme.paper if colour is None else blend(theme.paper, edge, 0.14)
    line = 2 if colour is None else 4 if size is SMALL else 7
    scene.panel(Layer.CARD, cell, fill, edge, 8 if size is SMALL else 13, line)
    if colour is not None and size.tab:
        _tab(scene, cell, size, colour)


def _tab(scene: Scene, cell: Box, size: Size, colour: str) -> None:
    place = Box(cell.x0, cell.y0, cell.x0 + size.tab, cell.y0 + size.tab)
    scene.sprite(Layer.CARD, place, colour_tab, colour)


def _badge(cell: Box, taken: int, size: Size, field: str) -> Point:
    """Return the place of a badge: in the column of marks, else where the next keyple would stand."""
    if size.marks and field != KEYP:
        return Point(cell.x1 - size.marks / 2 - 3, cell.y0 + 31)
    if taken < 2:
        return Point(cell.x1 - 30, cell.y1 - 29)
    return Point(cell.x1 - 24, cell.y0 + 24)


def _keyp(scene: Scene, content: Content, owner: int | None, cell: Box) -> None:
    high = min(cell.height - 10, 96)
    if owner is None:
        lay_row(scene, [field_glyph(content, KEYP)], cell.centre.shifted(-min(18, cell.width / 8), 0), high)
        return
    scene.sprite(Layer.WORKERS, around(cell.centre, high * 0.96, high), keyper, owner)


def keyples(
    scene: Scene, standing: Sequence[KeypleView], cell: Box, high: float, *, left: bool = False
) -> Box:
    """Draw up to two keyples in a lower corner, as far apart as there is space.

    Lying ones are flat; in a narrow field two of them are one above the other."""
    bottom, most = cell.y1 - 5, cell.width * _TAKEN
    flat = max(_FLATTEST, high * _FLAT)
    if all(one.lying for one in standing) and flat * LYING * len(standing) > most:
        if cell.height - 8 >= 2 * _FLATTEST:
            return _stacked(scene, standing, cell, min(flat, (cell.height - 8) / 2), left)
        flat = _FLATTEST
    sizes = [(flat * LYING, flat) if one.lying else (high * KEYPLE, high) for one in standing]
    step = min(sizes[0][0] + 3, most - sizes[-1][0]) if len(standing) > 1 else 0.0
    wide = step + sizes[-1][0]
    x = cell.x0 + 8 if left else cell.x1 - 6 - wide
    box = Box(x, bottom - max(tall for _, tall in sizes), x + wide, bottom)
    for one, (across, tall) in zip(standing, sizes, strict=True):
        place = Box(x, bottom - tall, x + across, bottom)
        scene.sprite(Layer.WORKERS, place, keyple, one.colour, one.counts_as, one.lying)
        x += step
    return box


def _stacked(scene: Scene, lying: Sequence[KeypleView], cell: Box, flat: float, left: bool) -> Box:
    """Draw lying keyples one above the other."""
    x = cell.x0 + 8 if left else cell.x1 - 6 - flat * LYING
    box = Box(x, cell.y1 - 5 - flat * len(lying), x + flat * LYING, cell.y1 - 5)
    for one, place in zip(lying, box.rows(len(lying)), strict=True):
        scene.sprite(Layer.WORKERS, place, keyple, one.colour, one.counts_as, one.lying)
    return box


def _water(scene: Scene, cell: Box, size: Size, active: bool) -> None:
    theme = scene.theme
    if active:
        scene.panel(Layer.GLOW, cell.inset(-7), theme.glow, None, 18)
    radius, line = (8, 4) if size is SMALL else (13, 7)
    scene.panel(Layer.CARD, cell, theme.water, PIECES["light-blue"], radius, line)
    if size.tab:
        _tab(scene, cell, size, "light-blue")
    scene.sprite(Layer.CARD, cell.inset(50, 8), _ripples)


def _river(
    scene: Scene, view: View, field: FieldView, boat: str, cell: Box, inner: Box, size: Size, active: bool
) -> None:
    _water(scene, cell, size, active)
    if field.keyples:
        keyples(scene, field.keyples, inner, min(size.keyple, cell.height - 8))
    if boat:
        is_high = cell.height - size.keyple >= _ABOVE + 8
        right, foot = (0.0, size.keyple) if is_high else (2 * size.keyple, 0.0)
        room = Box(inner.x0 + max(8, size.tab), inner.y0 + 4, inner.x1 - right - 10, inner.y1 - foot - 4)
        row = boat_row(view, boat, with_mark=size is not SMALL)
        high = row_height(row, min(size.icon, room.height), room.width)
        lay_row(scene, row, (room.x0, room.centre.y), high, anchor="left")
    elif size.marks:
        _free_boats(scene, view, inner, size)


def _free_boats(scene: Scene, view: View, cell: Box, size: Size) -> None:
    """Draw on an empty river the boats that may come to it."""
    places = Box(cell.x0 + size.tab + 4, cell.y0 + 8, cell.x1, cell.y1 - 8)
    found = [place for row in places.rows(2, 4) for place in row.columns(2, 8)]
    for boat, place in zip(view.boats, found, strict=False):
        row = boat_row(view, boat)
        lay_row(scene, row, (place.x0, place.centre.y), min(48, place.height), place.width, "left")


def boat_row(view: View, boat: str, with_mark: bool = True) -> list[Glyph]:
    """Return a boat with its number and the goods it takes."""
    sign = sprite_glyph(numbered_boat, boat_number(boat)) if with_mark else sprite_glyph(ship)
    return [sign, *goods_row(view.content.boat[boat].shows(view.season))]


def _ripples(pen: Pen) -> None:
    """Draw small waves on a river."""
    waves = pen.shape()
    for x, y in ((0.2, 30), (0.55, 22), (0.38, 62), (0.75, 56), (0.15, 84), (0.6, 88)):
        at = x * pen.wide
        waves.line([(at, y), (at + 9, y - 6), (at + 18, y), (at + 27, y - 6)], 4)
    pen.silhouette(waves, lighter(pen.theme.water, 0.3))
