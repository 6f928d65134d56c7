"""A player board: keyp area, farm and village with their tiles, stores, fairs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.core.text import Say, text
from engine.keyper.content.board import FARM_COLUMNS, FARM_PLOTS, ROWS, VILLAGE_COLUMNS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import SEASONS
from engine.keyper.view import PlayerView, PlotView, View
from render.keyper import country, names, strips
from render.keyper.changes import plot_of
from render.keyper.effects import ARROW, effect_parts, points
from render.keyper.names import P
from render.keyper.own_pieces import own_fair
from render.keyper.pieces import (
    ANCHOR,
    BUILD,
    TENT,
    fair_back,
    keyper_glyph,
    keyples_row,
    upgrade_sign,
)
from render.keyper.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, row_width, sprite_glyph, word_glyph
from render.kit.scene import SERIF, Item, Layer, Scene, Spare, badge_box
from render.kit.signs import season_sign
from render.kit.terrain import sheet_shadow
from render.kit.text import cut, size_for, whole, width_of, wrapped
from render.kit.theme import Colour, Theme, blend

_PLOT = 188.0
_GAP = 10.0
_BETWEEN = 26.0
"""Between farm and village."""
NAME, SMALL_NAME, LEAST_NAME = 30, 27, 26
LARGEST, LEAST = 54.0, 30.0
"""Heights of the pictures for a tile's effects."""
_MUCH = 1.25
_KEYPLE_SIZE = 54.0
COLON = word_glyph(":")
_FREE_BUILD = (BUILD, word_glyph("0"))
"""The sign that the building plot still allows a free build (KP-161)."""
_GROUNDS: dict[str, str] = {"farm": "spring", "village": "home"}


def home(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    player = view.seats[seat]
    y = strips.seat_header(scene, seat, lambda most: _title(say, seat, most), player.points)
    y = _keyp(scene, say, player, y + 14)
    y = _plots(scene, view, say, player, y + 14)
    y = strips.stores(scene, player.goods, y + 14)
    y = scene.strip(Spare.LATER, y, _fairs(scene, view.content, player, y + 14))
    scene.height = round(y + EDGE)
    return scene


def _title(say: Say, seat: int, most: int) -> str:
    return say(text(f"{P}-home", who=cut(names.player(say, seat), most)))


def _keyp(scene: Scene, say: Say, player: PlayerView, top: float) -> float:
    """Draw keyper and keyples at home, and shipping; below, the keyp tile if any keyple rests there."""
    row = Box(EDGE, top, WIDTH - EDGE, top + 84)
    ship = Box(row.x1 - 170, row.y0, row.x1, row.y1)
    strips.pill(scene, ship, "", [ANCHOR, word_glyph(str(player.shipping))], 50)
    area = Box(row.x0, row.y0, ship.x0 - 12, row.y1)
    keyper = [keyper_glyph(player.seat), GAP_GLYPH] if player.keyper else []
    pieces = [*keyper, *keyples_row(player.keyples)]
    strips.pill(scene, area, say(text(f"{P}-keyp-area")), pieces, 58, 66)
    scene.spot(f"keyp:{player.seat}", area, Point(area.x1 - 34, area.centre.y))
    if not player.standing and not player.lying:
        return row.y1
    tile = Box(row.x0, row.y1 + 10, row.x1, row.y1 + 86)
    resting = [*keyples_row(player.standing), GAP_GLYPH, *keyples_row(player.lying, lying=True)]
    strips.pill(scene, tile, say(text(f"{P}-keyp-tile")), resting, 54)
    return tile.y1


def _plot_boxes(top: float) -> list[Box]:
    """Return farm plots in two columns, village plots in three to their right."""
    wide = (WIDTH - 2 * EDGE - _BETWEEN - 3 * _GAP - 4 * 12) / (FARM_COLUMNS + VILLAGE_COLUMNS)
    found: list[Box] = []
    left = EDGE + 12.0
    for columns, count in ((FARM_COLUMNS, FARM_PLOTS), (VILLAGE_COLUMNS, ROWS * VILLAGE_COLUMNS)):
        for at in range(count):
            row, column = divmod(at, columns)
            x, y = left + column * (wide + _GAP), top + row * (_PLOT + _GAP)
            found.append(Box(x, y, x + wide, y + _PLOT))
        left += columns * wide + (columns - 1) * _GAP + _BETWEEN + 24
    return found


def _plots(scene: Scene, view: View, say: Say, player: PlayerView, top: float) -> float:
    boxes = _plot_boxes(top + 14)
    for area, plots in (("farm", boxes[:FARM_PLOTS]), ("village", boxes[FARM_PLOTS:])):
        look = scene.theme.grounds[_GROUNDS[area]]
        whole = Box(plots[0].x0 - 12, top, plots[-1].x1 + 12, plots[-1].y1 + 14)
        scene.sprite(Layer.SHADOW, whole.inset(-12), sheet_shadow)
        scene.panel(Layer.GROUND, whole, look.grass, look.border, 18, 4)
    turn = view.turn
    own = player.seat == view.reader
    for plot, box in zip(player.plots, boxes, strict=True):
        active = turn is not None and turn.seat == player.seat and plot.id in (turn.place, turn.plot)
        if active:
            scene.panel(Layer.GLOW, box.inset(-7), scene.theme.glow, None, 18)
        focus = plot.id if own else plot_of(player.seat, plot.id)
        before = len(scene.layers[Layer.WORDS])
        _plot(scene, view.content, say, plot, box)
        scene.spot(focus, box, _clear_of(scene.layers[Layer.WORDS][before:], box))
        if plot.id in player.free_builds and not plot.tile:
            lay_row(scene, _FREE_BUILD, box.centre.shifted(0, -2), 58, box.width - 20)
    return boxes[-1].y1 + 14


def _clear_of(words: Sequence[Item], box: Box) -> Point:
    """Return the corner of a plot where a badge hides no text: the lower right if possible."""
    low, left, right = box.y1 - 34, box.x0 + 32, box.x1 - 32
    corners = Point(right, low), Point(left, low), Point(right, box.y0 + 34), Point(left, box.y0 + 34)
    clear = (at for at in corners if not any(badge_box(at).overlaps(word.box) for word in words))
    return next(clear, corners[0])


def _plot(scene: Scene, content: Content, say: Say, plot: PlotView, box: Box) -> None:
    theme = scene.theme
    area, number = plot.id.split("-")
    look = theme.grounds[_GROUNDS[area]]
    if not plot.tile:
        scene.panel(Layer.CARD, box, blend(look.grass, look.border, 0.14), look.border, 12, 2)
        scene.label(number, (box.x0 + 26, box.y0 + 30), 34, blend(look.border, theme.ink, 0.4), SERIF)
    else:
        _tile(scene, content, say, plot, box, look.border)
    size = _KEYPLE_SIZE
    country.keyples(scene, plot.keyples, Box(box.x0 + 10, box.y1 - size - 8, box.x1 - 8, box.y1 - 8))


def _tile(scene: Scene, content: Content, say: Say, plot: PlotView, box: Box, border: Colour) -> None:
    theme = scene.theme
    if plot.covered:
        scene.panel(Layer.CARD, box, theme.paper_shade, border, 12, 3)
        box = Box(box.x0, box.y0, box.x1 - 7, box.y1 - 7)
    gold = theme.coin_edge if theme.name == "day" else theme.coin
    edge, line = (gold, 6) if plot.upgraded else (theme.paper_edge, 3)
    scene.panel(Layer.CARD, box, theme.paper, edge, 12, line)
    right = box.x1 - 10
    if plot.upgraded:
        scene.sprite(Layer.GOODS, around((box.x1 - 17, box.y0 + 19), 42, 42), upgrade_sign)
        right -= 30
    foot = _name(
        scene, names.tile_parted(say, plot.tile), Box(box.x0 + 12, box.y0 + 8, right, box.y1), box.x1 - 8
    )
    _effects(scene, content, plot, Box(box.x0 + 10, foot + 2, box.x1 - 8, box.y1 - 8))


def _name(scene: Scene, words: str, box: Box, right: float) -> float:
    """Draw the name on one line, or a long one on two; the second may extend further to the right."""
    size = size_for(whole(words), SERIF, NAME, box.width, SMALL_NAME)
    lines = _wrapped(words, size, box.width, right - box.x0)
    if len(lines) > 2:
        size = LEAST_NAME
        lines = _wrapped(words, size, box.width, right - box.x0)
    y = box.y0
    for line in lines:
        y += size * 1.12
        scene.label(line, (box.x0, y - size * 0.5), size, None, SERIF, "left", right - box.x0, LEAST_NAME)
    return y


def _wrapped(words: str, size: int, first: float, later: float) -> list[str]:
    if width_of(whole(words), SERIF, size) <= first:
        return [whole(words)]
    lines = wrapped(words, SERIF, size, later)
    return lines if width_of(lines[0], SERIF, size) <= first else wrapped(words, SERIF, size, first)


def _effects(scene: Scene, content: Content, plot: PlotView, box: Box) -> None:
    """Draw the effects above the keyples if there are any, else over the whole space."""
    foot = box.y1 - (_KEYPLE_SIZE if plot.keyples else 0)
    room = Box(box.x0, box.y0, box.x1, foot)
    rows, high = flow(effect_parts(content, plot.tile, plot.upgraded), room.width, room.height)
    for row, place in zip(rows, room.rows(max(1, len(rows))), strict=False):
        lay_row(scene, row, place.centre, high, room.width)


def flow(parts: Sequence[Sequence[Glyph]], width: float, height: float) -> tuple[list[list[Glyph]], float]:
    """Return the parts on lines, as large as possible; a part is broken only if that makes it much larger."""
    whole = min(row_height(part, LARGEST, width) for part in parts)
    unbroken, broken = _fitted(parts, width, height, whole), _fitted(parts, width, height, LARGEST)
    return broken if broken[1] > _MUCH * whole else unbroken


def _fitted(
    parts: Sequence[Sequence[Glyph]], width: float, height: float, high: float
) -> tuple[list[list[Glyph]], float]:
    while True:
        lines = _lines(parts, width, high)
        if high <= LEAST or len(lines) * high * 1.12 <= height:
            return lines, high
        high = max(LEAST, high - 2)


def _lines(parts: Sequence[Sequence[Glyph]], width: float, high: float) -> list[list[Glyph]]:
    lines: list[list[Glyph]] = [[]]
    for part in parts:
        longer = [*lines[-1], *([GAP_GLYPH] if lines[-1] else []), *part]
        if row_width(longer, high) <= width + 0.5:
            lines[-1] = longer
            continue
        if lines[-1]:
            lines.append([])
        if row_width(part, high) <= width + 0.5:
            lines[-1] = list(part)
            continue
        for before, glyph in pairwise((None, *part)):
            parted = glyph == ARROW or before == COLON  # keep points and their reason together
            if lines[-1] and glyph and (parted or row_width([*lines[-1], glyph], high) > width):
                lines.append([])
            lines[-1] += [glyph] if glyph else []
    return lines if lines[-1] else []


def _fairs(scene: Scene, content: Content, player: PlayerView, top: float) -> float:
    """Draw the fairground with a space for each season, and winter fairs in hand."""
    row = Box(EDGE, top, WIDTH - EDGE, top + 84)
    theme = scene.theme
    for season, cell in zip(SEASONS, row.columns(4, 12), strict=True):
        look = theme.grounds[season]
        scene.panel(Layer.CARD, cell, look.grass, look.border, 16, 4)
        scene.sprite(Layer.GOODS, around((cell.x0 + 42, cell.centre.y), 58, 58), season_sign, season)
        lay_row(
            scene,
            _fair_row(content, player, season),
            (cell.x0 + 82, cell.centre.y),
            56,
            cell.width - 96,
            "left",
        )
    return row.y1


def _fair_row(content: Content, player: PlayerView, season: str) -> list[Glyph]:
    """Return a fair face down, held fairs with their points, waiting winter fairs."""
    row: list[Glyph] = []
    for held in player.held:
        if held.season == season:
            row += [TENT, points(held.points)]
    if season in (player.fairs or {}) and not row:
        row += own_fair(content, player, season)  # its owner may look
    elif season in player.face_down:
        row.insert(0, sprite_glyph(fair_back, season, ratio=0.8))
    if season == "winter" and player.winter_fairs:
        row += [TENT, word_glyph(f"×{len(player.winter_fairs)}")]
    return row or [word_glyph("–")]
