"""A player board: keyp area, farm and village with their tiles, stores, fairs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Say, text
from engine.keyper.content.board import FARM_COLUMNS, FARM_PLOTS, ROWS, VILLAGE_COLUMNS
from engine.keyper.content.box import Content
from engine.keyper.content.goods import SEASONS
from engine.keyper.view import PlayerView, PlotView, View, housed_animals
from render.keyper import country, names, strips
from render.keyper.changes import plot_of
from render.keyper.effects import effect_parts, points
from render.keyper.flow import flow
from render.keyper.goods import good_glyph
from render.keyper.marks import plot_mark
from render.keyper.names import P
from render.keyper.own_pieces import goods_rows, own_fair, titled_fairs
from render.keyper.pieces import (
    ANCHOR,
    BUILD,
    KEY,
    TENT,
    TICK,
    fair_back,
    keyper_glyph,
    keyples_row,
    printed_mark,
    upgrade_sign,
)
from render.keyper.strips import EDGE
from render.keyper.table import SQUARE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.own_pieces import own_sheet, own_sheet_height
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, row_width, sprite_glyph, word_glyph
from render.kit.scene import SERIF, Layer, Scene, badge_box
from render.kit.signs import coin, player_disc, season_sign
from render.kit.terrain import sheet_shadow
from render.kit.text import size_for, whole, width_of, wrapped
from render.kit.theme import PLAYERS, Colour, Theme, blend, letter_on

_HEAD = 70.0
_SLIGHT = 40.0
"""Least height of keyples in the banner."""
_SHORT, _LOWEST, _HIGHEST = 124.0, 172.0, 190.0
"""Least height of a plot in a lower picture and elsewhere, and the greatest one."""
_GAP = 8.0
_BETWEEN = 10.0
"""Between farm and village."""
NAME, SMALL_NAME, LEAST_NAME = 34, 30, 27
"""Sizes of the name of a tile: the smaller ones only where its effects leave no space."""
_NUMBER = 30
_LEADING = 1.1
_KEYPLE_SIZE, _SMALL_KEYPLE = 48.0, 38.0
_LARGER = 1.1
"""Effects go beside the mark of a plot if that makes them so much larger."""
_HERD = 36.0
"""Height of the animals that a tile counts."""
_LEAST_HERD = 26.0
"""Where they would be smaller, their number stands for them."""
_MARK = 58.0
"""Width of the corner with the mark of a plot."""
_FREE_BUILD = (BUILD, word_glyph("0"))
"""The sign that the building plot still allows a free build (KP-161)."""
_GROUNDS: dict[str, str] = {"farm": "spring", "village": "home"}


def home(view: View, seat: int, say: Say, theme: Theme, tallest: float = SQUARE) -> Scene:
    scene = Scene(theme)
    player = view.seats[seat]
    y = _head(scene, say, player)
    rows = _belongings(view, player, say)
    foot = own_sheet_height(rows, roomy=1)
    high = (tallest - 16 - foot - (y + 10) - 28 - 3 * _GAP) / ROWS
    y = _plots(
        scene, view, say, player, y + 10, max(_LOWEST if tallest >= SQUARE else _SHORT, min(_HIGHEST, high))
    )
    y = own_sheet(scene, sprite_glyph(player_disc, seat), rows, y, roomy=1)
    scene.height = round(y + 16)
    return scene


def _head(scene: Scene, say: Say, player: PlayerView) -> float:
    """Draw a banner with keyper and keyples at home; below it the keyp tile if any keyple rests there."""
    colour = PLAYERS[player.seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEAD), colour, None, 0)
    middle = _HEAD / 2
    scene.sprite(Layer.GOODS, around((54, middle), 62, 62), player_disc, player.seat)
    scene.sprite(Layer.GOODS, around((WIDTH - 54, middle), 66, 66), coin, str(player.points))
    ship = around((WIDTH - 164, middle), 132, 60)
    strips.pill(scene, ship, "", [ANCHOR, word_glyph(str(player.shipping))], 44)
    resting = [*keyples_row(player.standing), GAP_GLYPH, *keyples_row(player.lying, lying=True)]
    keyper = [keyper_glyph(player.seat), GAP_GLYPH] if player.keyper else []
    pieces = [*keyper, *keyples_row(player.keyples)]
    area = Box(WIDTH - 864, middle - 30, ship.x0 - 10, middle + 30)
    beside = 40 + row_width([KEY, *resting], 48) if len(resting) > 1 else 0.0
    has_room = area.width - beside >= 84 + row_width(pieces, _SLIGHT)
    if beside and has_room:
        area = Box(area.x0, area.y0, area.x1 - beside, area.y1)
    strips.pill(scene, area, "", pieces, 52, 60)
    scene.spot(f"keyp:{player.seat}", area, Point(area.x1 - 34, area.centre.y))
    name = player_name(say, player.seat)
    scene.label(name, (98, middle), 44, letter_on(colour), SERIF, "left", area.x0 - 98 - 14, strips.TYPE)
    if len(resting) == 1:
        return _HEAD
    if has_room:
        tile = Box(area.x1 + 8, area.y0, ship.x0 - 8, area.y1)
        strips.pill(scene, tile, "", [KEY, *resting], 48)
        return _HEAD
    tile = Box(EDGE, _HEAD + 8, WIDTH - EDGE, _HEAD + 70)
    strips.pill(scene, tile, say(text(f"{P}-keyp-tile")), resting, 50)
    return tile.y1


def _belongings(view: View, player: PlayerView, say: Say) -> list[list[list[Glyph]]]:
    """Return goods, animals and fairs; those of others lie face down."""
    fairs = [row for season in SEASONS if (row := _fair_row(view.content, player, season))]
    return [goods_rows(player), titled_fairs(fairs, say) if fairs else []]


def _plot_boxes(top: float, high: float) -> list[Box]:
    """Return farm plots in two columns, village plots in three to their right."""
    wide = (WIDTH - 2 * EDGE - _BETWEEN - 3 * _GAP - 4 * 12) / (FARM_COLUMNS + VILLAGE_COLUMNS)
    found: list[Box] = []
    left = EDGE + 12.0
    for columns, count in ((FARM_COLUMNS, FARM_PLOTS), (VILLAGE_COLUMNS, ROWS * VILLAGE_COLUMNS)):
        for at in range(count):
            row, column = divmod(at, columns)
            x, y = left + column * (wide + _GAP), top + row * (high + _GAP)
            found.append(Box(x, y, x + wide, y + high))
        left += columns * wide + (columns - 1) * _GAP + _BETWEEN + 24
    return found


def _plots(scene: Scene, view: View, say: Say, player: PlayerView, top: float, high: float) -> float:
    boxes = _plot_boxes(top + 14, high)
    for area, plots in (("farm", boxes[:FARM_PLOTS]), ("village", boxes[FARM_PLOTS:])):
        look = scene.theme.grounds[_GROUNDS[area]]
        whole = Box(plots[0].x0 - 12, top, plots[-1].x1 + 12, plots[-1].y1 + 14)
        scene.sprite(Layer.SHADOW, whole.inset(-12), sheet_shadow)
        scene.panel(Layer.GROUND, whole, look.grass, look.border, 18, 4)
    turn = view.turn
    own = player.seat == view.reader
    housed = housed_animals(view.content, player)
    for plot, box in zip(player.plots, boxes, strict=True):
        active = turn is not None and turn.seat == player.seat and plot.id in (turn.place, turn.plot)
        if active:
            scene.panel(Layer.GLOW, box.inset(-7), scene.theme.glow, None, 18)
        _plot(scene, view.content, say, plot, box, housed.get(plot.tile, ()))
        badge = Point(box.x1 - 30, box.y1 - 29)
        scene.spot(plot.id if own else plot_of(player.seat, plot.id), box, badge)
        scene.sprite(Layer.GOODS, badge_box(badge), printed_mark, plot_mark(plot.id))
        if plot.id in player.free_builds and not plot.tile:
            lay_row(scene, _FREE_BUILD, box.centre.shifted(0, -2), 58, box.width - 20)
    return boxes[-1].y1 + 14


def _herd(animals: Sequence[str]) -> list[Glyph]:
    """Return one picture of each kind, and how many if there are several."""
    counts = Counter(animals)
    return [
        glyph
        for kind, count in counts.items()
        for glyph in (good_glyph(kind), *([word_glyph(str(count))] if count > 1 else []))
    ]


def _plot(
    scene: Scene, content: Content, say: Say, plot: PlotView, box: Box, animals: Sequence[str] = ()
) -> None:
    look = scene.theme.grounds[_GROUNDS[plot.id.split("-")[0]]]
    size = _KEYPLE_SIZE
    if not plot.tile:
        scene.panel(Layer.CARD, box, blend(look.grass, look.border, 0.14), look.border, 12, 2)
    else:
        size = _tile(scene, content, say, plot, box, look.border, bool(animals))
    left = box.x0 + 9
    if plot.keyples:
        foot = Box(box.x0, box.y0, box.x1 - _MARK, box.y1 - 4)
        left = country.keyples(scene, plot.keyples, foot, size, left=True).x1 + 5
    if animals:
        foot = Box(left, box.y1 - _HERD - 6, box.x1 - _MARK, box.y1 - 6)
        herd = _herd(animals)
        high = row_height(herd, _HERD, foot.width, least=_NUMBER)
        if high < _LEAST_HERD:
            herd, high = (
                [word_glyph(f"{'≠' if len(set(animals)) == len(animals) > 1 else '×'}{len(animals)}")],
                _HERD,
            )
        shown = lay_row(scene, herd, (foot.x0 + 3, foot.centre.y), high, anchor="left", least=_NUMBER)
        plate = Box(foot.x0 - 1, foot.y0, shown.x1 + 4, foot.y1)
        scene.panel(Layer.CARD, plate, look.grass, look.border, 10, 2)


def _tile(
    scene: Scene, content: Content, say: Say, plot: PlotView, box: Box, border: Colour, with_animals: bool
) -> float:
    """Draw a tile; return the height of the keyples on it."""
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
    inner, words = Box(box.x0 + 12, box.y0 + 8, right, box.y1), names.tile_parted(say, plot.tile)
    tries = list[tuple[list[str], int, _Effects]]()
    for least in (NAME, SMALL_NAME, LEAST_NAME):
        lines, size = _name_lines(words, inner, box.x1 - 8, least)
        foot = inner.y0 + len(lines) * size * _LEADING
        tries.append(
            (
                lines,
                size,
                _effects(content, plot, Box(box.x0 + 10, foot + 2, box.x1 - 8, box.y1 - 8), with_animals),
            )
        )
    if len(tries[0][2].rows) > len(tries[1][2].rows):  # effects on one line count more
        del tries[0]
    lines, size, plan = next(
        (one for one in tries if one[2].over <= 0 and width_of(one[0][0], SERIF, one[1]) <= inner.width),
        tries[-1],
    )
    for number, words in enumerate(lines, start=1):
        y = inner.y0 + number * size * _LEADING - size * 0.5
        scene.label(words, (inner.x0, y), size, None, SERIF, "left", box.x1 - 8 - inner.x0, LEAST_NAME)
    for row, place in zip(plan.rows, plan.room.rows(max(1, len(plan.rows))), strict=False):
        lay_row(scene, row, place.centre, plan.high, plan.room.width, least=_NUMBER)
    return plan.keyple


def _name_lines(words: str, box: Box, right: float, least: int) -> tuple[list[str], int]:
    """Return the name on one line, or a long one on two, the second of which may extend further to the
    right; and its size."""
    size = size_for(whole(words), SERIF, NAME, box.width, least)
    return _wrapped(words, size, box.width, right - box.x0), size


def _wrapped(words: str, size: int, first: float, later: float) -> list[str]:
    if width_of(whole(words), SERIF, size) <= first:
        return [whole(words)]
    lines = wrapped(words, SERIF, size, later)
    return lines if width_of(lines[0], SERIF, size) <= first else wrapped(words, SERIF, size, first)


class _Effects(Struct, frozen=True):
    """The effects of a tile on lines: their place and height, how much too high, the height of keyples."""

    rows: list[list[Glyph]]
    room: Box
    high: float
    over: float
    keyple: float = _KEYPLE_SIZE


def _effects(content: Content, plot: PlotView, box: Box, with_animals: bool) -> _Effects:
    """Return the effects above the keyples or animals, or over the whole space if there are none."""
    taken = bool(plot.keyples) or with_animals
    parts = effect_parts(content, plot.tile, plot.upgraded)
    below = _HERD if with_animals and not plot.keyples else _KEYPLE_SIZE
    rooms = [Box(box.x0, box.y0, box.x1, box.y1 - below)]
    foot = _SMALL_KEYPLE if taken else 0
    rooms.append(Box(box.x0, box.y0, box.x1 - _MARK + 8, box.y1 - foot))
    found: list[_Effects] = []
    for room in rooms:
        rows, high = flow(parts, room.width, room.height)
        found.append(_Effects(rows, room, high, len(rows) * high - room.height))
    first, second = found
    if first.over > 0 and second.over < first.over:
        return replace(second, keyple=_SMALL_KEYPLE if plot.keyples else _KEYPLE_SIZE)
    if plot.keyples and with_animals:
        return replace(first, keyple=_SMALL_KEYPLE)
    if not taken and second.over <= 0 and second.high > _LARGER * first.high:
        return second
    return first


def _fair_row(content: Content, player: PlayerView, season: str) -> list[Glyph]:
    """Return a fair face down, held fairs with their points, waiting winter fairs."""
    row: list[Glyph] = []
    for held in player.held:
        if held.season == season:
            row += [points(held.points), TICK]
    if season in (player.fairs or {}) and not row:
        row += own_fair(content, player, season)  # its owner may look
    elif season in player.face_down:
        row.insert(0, sprite_glyph(fair_back, season, ratio=0.8))
    if season == "winter" and player.winter_fairs:
        row += [TENT, word_glyph(f"×{len(player.winter_fairs)}")]
    return [sprite_glyph(season_sign, season), *row] if row else []
