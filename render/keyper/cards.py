"""Tiles as cards: name, area, cost, and the effects of both sides in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.text import Say, text
from engine.keyper.content.box import Content
from engine.keyper.content.goods import STANDS_FOR
from engine.keyper.content.shapes import FairSide, Season, is_fair
from render.keyper import names
from render.keyper.effects import effect_parts
from render.keyper.flow import flow
from render.keyper.goods import goods_row
from render.keyper.marks import tile_mark
from render.keyper.pieces import AREAS, TENT, TICK, UPGRADE, printed_mark
from render.keyper.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_width, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, badge_box
from render.kit.sheet import sheet
from render.kit.signs import coin, season_sign
from render.kit.text import name_lines, wrapped
from render.kit.theme import Theme

_TYPE = 34
_LEADING = 1.12
_HEAD = 60.0
_GAP = 12.0
_COLUMNS = 3
_UPGRADED = 50.0
"""Height of the line with the upgraded side."""
_ALONE = 720.0
"""Width of a single tile."""
SIDES: dict[FairSide, tuple[Season, Season]] = {"front": ("summer", "winter"), "back": ("autumn", "winter")}


def cards(
    scene: Scene, content: Content, say: Say, tiles: Sequence[str], top: float, spots: bool, side_up: str = ""
) -> float:
    """Draw cards in two columns; return the bottom edge."""
    places = boxes(content, say, tiles, top)
    for tile, box in zip(tiles, places, strict=True):
        _card(scene, content, say, tile, box, spots, side_up)
    return places[-1].y1 if places else top


def boxes(content: Content, say: Say, tiles: Sequence[str], top: float) -> list[Box]:
    """Return the places of the cards; cards in a row share the greater height."""
    found: list[Box] = []
    width = (WIDTH - 2 * EDGE - _GAP) / 2
    y = top
    for pair in (tiles[at : at + 2] for at in range(0, len(tiles), 2)):
        high = max(_height(content, say, tile, width) for tile in pair)
        lefts = (EDGE, EDGE + width + _GAP)
        found += [Box(left, y, left + width, y + high) for left, _ in zip(lefts, pair, strict=False)]
        y += high + _GAP
    return found


def compact_cards(
    scene: Scene, content: Content, say: Say, tiles: Sequence[str], top: float, foot: float, spots: bool
) -> float:
    """Draw small cards in three columns, with price and effects as pictures; return the bottom edge.

    Where that leaves them above `foot`, they show the upgraded side, too."""
    rows = [tiles[at : at + _COLUMNS] for at in range(0, len(tiles), _COLUMNS)]
    whole = sum(_row_height(say, row, upgraded=True) + 10 for row in rows) - 10
    y, upgraded = top, top + whole <= foot
    for row in rows:
        high = _row_height(say, row, upgraded)
        places = Box(EDGE, y, WIDTH - EDGE, y + high).columns(_COLUMNS, _GAP)
        for tile, box in zip(row, places, strict=False):
            _compact(scene, content, say, tile, box, spots, upgraded)
        y += high + 10
    return y - 10


def _row_height(say: Say, row: Sequence[str], upgraded: bool) -> float:
    extra = _UPGRADED if upgraded else 0.0
    return max(_compact_height(say, tile) + (0.0 if is_fair(tile) else extra) for tile in row)


def _compact_name(say: Say, tile: str) -> tuple[list[str], int]:
    room = (WIDTH - 2 * EDGE - (_COLUMNS - 1) * _GAP) / _COLUMNS - 68 - 66
    return name_lines(names.tile_parted(say, tile), SERIF, 36, room, 34)


def _compact_height(say: Say, tile: str) -> float:
    if is_fair(tile):
        return 54 + 2 * 42
    return (54 if len(_compact_name(say, tile)[0]) == 1 else 80) + 58


def _compact(
    scene: Scene, content: Content, say: Say, tile: str, box: Box, spot: bool, upgraded: bool
) -> None:
    sheet(scene, box)
    badge = Point(box.x0 + 34, box.y0 + 33)
    if spot:
        scene.spot(f"tile:{tile}", box, badge)
    if is_fair(tile):
        _compact_fair(scene, content, say, tile, box)
        return
    scene.sprite(Layer.GOODS, badge_box(badge), printed_mark, tile_mark(content, tile))
    lines, size = _compact_name(say, tile)
    for number, line in enumerate(lines):
        scene.label(line, (box.x0 + 68, box.y0 + 32 + 33 * number), size, None, SERIF, "left")
    lay_row(scene, [AREAS[content.tiles[tile].area]], (box.x1 - 34, box.y0 + 33), 44)
    if upgraded:
        below = Box(box.x0, box.y1 - _UPGRADED, box.x1, box.y1)
        _compact_upgraded(scene, content, tile, below)
        box = Box(box.x0, box.y0, box.x1, below.y0)
    foot = Box(box.x0 + 12, box.y1 - 58, box.x1 - 12, box.y1 - 6)
    cost = lay_row(
        scene, goods_row(content.build_costs[tile], 3), (foot.x0, foot.centre.y), 42, anchor="left"
    )
    rest = Box(cost.x1 + 16, foot.y0, foot.x1, foot.y1)
    scene.panel(Layer.CARD, Box(cost.x1 + 8, foot.y0 + 6, cost.x1 + 10, foot.y1 - 6), scene.theme.paper_edge)
    _effects(scene, content, tile, rest, upgraded=False)


def _compact_upgraded(scene: Scene, content: Content, tile: str, box: Box) -> None:
    """Draw the effects of the upgraded side below those of the first."""
    inner = Box(box.x0 + 6, box.y0, box.x1 - 6, box.y1 - 6)
    scene.panel(Layer.CARD, inner, scene.theme.paper_shade, None, 10)
    sign = lay_row(scene, [UPGRADE], (inner.x0 + 8, inner.centre.y), 36, anchor="left")
    _effects(scene, content, tile, Box(sign.x1 + 10, inner.y0, inner.x1 - 6, inner.y1), upgraded=True)


def _effects(scene: Scene, content: Content, tile: str, box: Box, *, upgraded: bool) -> None:
    rows, high = flow(effect_parts(content, tile, upgraded), box.width, box.height)
    for row, place in zip(rows, box.rows(max(1, len(rows))), strict=False):
        lay_row(scene, row, place.centre, high, box.width, least=_TYPE)


def _compact_fair(scene: Scene, content: Content, say: Say, fair: str, box: Box) -> None:
    lay_row(scene, [TENT], (box.x0 + 34, box.y0 + 30), 44)
    room = box.width - 82
    scene.label(say(names.tile_text(fair)), (box.x0 + 68, box.y0 + 30), 36, None, SERIF, "left", room, _TYPE)
    for number, (side, seasons) in enumerate(SIDES.items()):
        signs = [sprite_glyph(season_sign, season) for season in seasons]
        goods = goods_row(content.winter_fair[fair].requires(side))
        worth = sprite_glyph(coin, str(content.winter_fair_points[side]))
        at = (box.x0 + 12, box.y0 + 52 + 42 * (number + 0.5))
        lay_row(scene, [*signs, GAP_GLYPH, *goods, GAP_GLYPH, worth], at, 38, box.width - 24, "left")


def tile_card(content: Content, tile: str, say: Say, theme: Theme) -> Scene:
    """Draw one tile alone."""
    scene = Scene(theme, width=_ALONE)
    box = Box(EDGE, EDGE, _ALONE - EDGE, EDGE + _height(content, say, tile, _ALONE - 2 * EDGE))
    _card(scene, content, say, tile, box, spot=False)
    scene.height = round(box.y1 + EDGE)
    return scene


def met(held: Mapping[str, int], requires: Iterable[str]) -> bool:
    """Return whether the goods suffice for this fair alone; finished goods may replace raw ones (KP-101)."""
    left = dict(held)
    raws = {raw: finished for finished, raw in STANDS_FOR.items()}
    for kind in sorted(requires, key=lambda kind: kind in raws):
        source = kind if left.get(kind) else raws.get(kind, kind)
        if not left.get(source):
            return False
        left[source] -= 1
    return True


def mark_place(box: Box) -> Point:
    """Return the place of a card's mark: before its name, away from the cost."""
    return Point(box.x0 + 36, box.y0 + 34)


def _help(say: Say, tile: str) -> str:
    return say(text(f"keyper-tile-{tile}-help"))


def _height(content: Content, say: Say, tile: str, width: float) -> float:
    if is_fair(tile):
        return _HEAD + 2 * 60 + 6
    lines = len(wrapped(_help(say, tile), SANS, _TYPE, width - 32))
    return _head(_name(content, say, tile, width)[0]) + lines * _TYPE * _LEADING + 16


def _head(name: Sequence[str]) -> float:
    """Return the height of the name of a card."""
    return _HEAD + (len(name) - 1) * _TYPE


def _name(content: Content, say: Say, tile: str, width: float) -> tuple[list[str], int]:
    """Return the name on one line, or on two if it would be too small; and its size."""
    room = width - 66 - 74 - row_width(*_cost(content, tile))
    return name_lines(names.tile_parted(say, tile), SERIF, 36, room, _TYPE)


def _cost(content: Content, tile: str) -> tuple[list[Glyph], float]:
    """Return the cost of a tile, and how large it is drawn."""
    row = goods_row(content.build_costs[tile], 3)
    return row, 44 if len(row) < 3 else 38


def _card(
    scene: Scene, content: Content, say: Say, tile: str, box: Box, spot: bool, side_up: str = ""
) -> None:
    sheet(scene, box)
    badge = mark_place(box)
    scene.sprite(Layer.GOODS, badge_box(badge), printed_mark, tile_mark(content, tile))
    if spot:
        scene.spot(f"tile:{tile}", box, badge)
    if is_fair(tile):
        winter_fair(scene, content, say, tile, box, side_up)
        return
    lay_row(scene, [AREAS[content.tiles[tile].area]], (box.x1 - 36, box.y0 + 34), 46)
    cost, size = _cost(content, tile)
    lay_row(scene, cost, (box.x1 - 66, box.y0 + 34), size, anchor="right")
    lines, size = _name(content, say, tile, box.width)
    for at, line in enumerate(lines):
        scene.label(line, (box.x0 + 66, box.y0 + 34 + at * _TYPE), size, None, SERIF, "left")
    below = (box.x0 + 18, box.y0 + _head(lines))
    scene.paragraph(_help(say, tile), below, _TYPE, box.width - 32, leading=_LEADING)


def winter_fair(
    scene: Scene,
    content: Content,
    say: Say,
    fair: str,
    box: Box,
    side_up: str,
    held: Mapping[str, int] | None = None,
) -> None:
    """Draw both sides: their demands, season and points, ticked if the held goods suffice."""
    lay_row(scene, [TENT], (box.x1 - 36, box.y0 + 34), 50)
    room = box.width - 66 - 70
    scene.label(say(names.tile_text(fair)), (box.x0 + 66, box.y0 + 34), 36, None, SERIF, "left", room, _TYPE)
    y = box.y0 + _HEAD
    for side, seasons in SIDES.items():
        row = Box(box.x0 + 10, y, box.x1 - 10, y + 56)
        if side == side_up:
            scene.panel(Layer.CARD, row, scene.theme.paper_shade, scene.theme.paper_edge, 12, 2)
        signs = [sprite_glyph(season_sign, season) for season in seasons]
        shown = lay_row(scene, signs, (row.x0 + 12, row.centre.y), 42, anchor="left")
        requires = content.winter_fair[fair].requires(side)
        suffices = [GAP_GLYPH, TICK] if held is not None and met(held, requires) else []
        goods = [*goods_row(requires), *suffices]
        lay_row(scene, goods, (shown.x1 + 24, row.centre.y), 48, anchor="left")
        scene.sprite(
            Layer.GOODS,
            around((row.x1 - 34, row.centre.y), 50, 50),
            coin,
            str(content.winter_fair_points[side]),
        )
        y += 60
