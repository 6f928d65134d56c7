"""Tiles as cards: name, area, cost, and the effects of both sides in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.text import Say, text
from engine.keyper.content.box import Content
from engine.keyper.content.goods import STANDS_FOR
from engine.keyper.content.shapes import FairSide, Season, is_fair
from render.keyper import names
from render.keyper.goods import goods_row
from render.keyper.pieces import AREAS, TENT, TICK
from render.keyper.strips import EDGE, sheet
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import GAP_GLYPH, lay_row, row_width, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import coin, season_sign
from render.kit.text import name_lines, wrapped
from render.kit.theme import Theme

_TYPE = 30
_LEADING = 1.2
_HEAD = 62.0
_GAP = 12.0
_ALONE = 720.0
"""Width of a single tile."""
SIDES: dict[FairSide, tuple[Season, Season]] = {"front": ("summer", "winter"), "back": ("autumn", "winter")}


def cards(
    scene: Scene, content: Content, say: Say, tiles: Sequence[str], top: float, spots: bool, side_up: str = ""
) -> float:
    """Draw cards in two columns; return the bottom edge."""
    places = boxes(say, tiles, top)
    for tile, box in zip(tiles, places, strict=True):
        _card(scene, content, say, tile, box, spots, side_up)
    return places[-1].y1 if places else top


def boxes(say: Say, tiles: Sequence[str], top: float) -> list[Box]:
    """Return the places of the cards; cards in a row share the greater height."""
    found: list[Box] = []
    width = (WIDTH - 2 * EDGE - _GAP) / 2
    y = top
    for pair in (tiles[at : at + 2] for at in range(0, len(tiles), 2)):
        high = max(_height(say, tile, width) for tile in pair)
        lefts = (EDGE, EDGE + width + _GAP)
        found += [Box(left, y, left + width, y + high) for left, _ in zip(lefts, pair, strict=False)]
        y += high + _GAP
    return found


def tile_card(content: Content, tile: str, say: Say, theme: Theme) -> Scene:
    """Draw one tile alone."""
    scene = Scene(theme, width=_ALONE)
    box = Box(EDGE, EDGE, _ALONE - EDGE, EDGE + _height(say, tile, _ALONE - 2 * EDGE))
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


def _help(say: Say, tile: str) -> str:
    return say(text(f"keyper-tile-{tile}-help"))


def _height(say: Say, tile: str, width: float) -> float:
    if is_fair(tile):
        return _HEAD + 2 * 60 + 6
    return _HEAD + len(wrapped(_help(say, tile), SANS, _TYPE, width - 32)) * _TYPE * _LEADING + 16


def _card(
    scene: Scene, content: Content, say: Say, tile: str, box: Box, spot: bool, side_up: str = ""
) -> None:
    sheet(scene, box)
    if spot:
        scene.spot(f"tile:{tile}", box, Point(box.x1 - 30, box.y0 + 32))
    if is_fair(tile):
        winter_fair(scene, content, say, tile, box, side_up)
        return
    lay_row(scene, [AREAS[content.tiles[tile].area]], (box.x0 + 36, box.y0 + 34), 46)
    cost = goods_row(content.build_costs[tile], 3)
    size = 44 if len(cost) < 3 else 38
    shown = row_width(cost, size)
    right = box.x1 - 62
    lay_row(scene, cost, (right, box.y0 + 34), size, anchor="right")
    room = right - shown - 8 - box.x0 - 66
    _name(scene, names.tile_parted(say, tile), Point(box.x0 + 66, box.y0 + 34), room)
    scene.paragraph(_help(say, tile), (box.x0 + 18, box.y0 + _HEAD), _TYPE, box.width - 32, leading=_LEADING)


def _name(scene: Scene, name: str, at: Point, room: float) -> None:
    """Draw the name on one line, or on two if it would be too small."""
    lines, size = name_lines(name, SERIF, 36, room, 29)
    for line, y in zip(lines, (0,) if len(lines) == 1 else (-18, 11), strict=True):
        scene.label(line, at.shifted(0, y), size, None, SERIF, "left")


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
    lay_row(scene, [TENT], (box.x0 + 36, box.y0 + 34), 50)
    room = box.width - 66 - 70
    scene.label(say(names.tile_text(fair)), (box.x0 + 66, box.y0 + 34), 36, None, SERIF, "left", room, 27)
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
