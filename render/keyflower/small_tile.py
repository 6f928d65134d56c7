"""A small tile for the overview: what it does, who works there, what lies there, and its name if it fits."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import ANY, RESOURCES
from engine.keyflower.view import TileView, View
from render.keyflower.glyphs import (
    ARROW,
    UPGRADE,
    annex,
    counted_row,
    fixed_points,
    good,
    points,
    price_row,
    printed_row,
    worker,
)
from render.keyflower.tile import edges_of, ground_of
from render.kit.layout import ROOT3, Box, Point, around, freest
from render.kit.rows import Glyph, lay_row, row_height, row_width, word_glyph
from render.kit.scene import SERIF, Layer, Scene
from render.kit.signs import coin
from render.kit.terrain import hex_ground, hex_shadow, hex_veil
from render.kit.text import size_for, whole, width_of, wrapped
from render.kit.theme import letter_on

_LEAST = 28.0
"""Height of the smallest row."""
_NARROW, _TYPE = 0.04, 26
"""The gap between the pictures of a row, and the size of its smallest numbers."""
_OVERHANG = 10.0
"""How far a row may extend over the border."""
_FIELDS = ("field",) * 6
_NAME, _LEAST_NAME = 34, 26
"""Largest and smallest size of a name."""
_NAMED, _TWO_LINES = 70.0, 84.0
"""Radius of a tile from which on it has its name, and from which on that may have two lines."""


class _Row(Struct, frozen=True):
    sort: str  # "print", "users", "need", "goods" or "price"
    glyphs: tuple[Glyph, ...]


class Ribbon(Struct, frozen=True):
    """A tile's name on a plate over its upper side."""

    lines: tuple[str, ...]
    size: int
    above: float = 0.0  # how much of the plate is above the tile

    @property
    def height(self) -> float:
        return self.size * (1.04 * len(self.lines) + 0.14)


def over_edge(words: str, room: float, above: float) -> Ribbon | None:
    """Return the name that begins so far above the tile, on one line or two; None if there is no room."""
    return _one_line(words, room, above) or _two_lines(words, room, above)


def _one_line(words: str, room: float, above: float) -> Ribbon | None:
    name = whole(words)
    size = size_for(name, SERIF, _NAME, room, _LEAST_NAME)
    return Ribbon((name,), size, above) if width_of(name, SERIF, size) <= room else None


def _two_lines(words: str, room: float, above: float) -> Ribbon | None:
    lines = tuple(
        line.replace("- ", "-") for line in wrapped(words.replace("-", "- "), SERIF, _LEAST_NAME, room)
    )
    fits = len(lines) == 2 and all(width_of(line, SERIF, _LEAST_NAME) <= room for line in lines)
    return Ribbon(lines, _LEAST_NAME, above) if fits else None


def inside(words: str, radius: float) -> Ribbon | None:
    """Return the name within a tile, on two lines if it is large; None if there is no room."""
    if radius < _NAMED:
        return None
    room = radius * 1.5 - 24
    found = _one_line(words, room, 0.0)
    return found if found is not None or radius < _TWO_LINES else _two_lines(words, room, 0.0)


def place_small_tile(
    scene: Scene,
    view: View,
    tile: TileView,
    centre: Point,
    radius: float,
    on_map: bool,
    ribbon: Ribbon | None = None,
) -> None:
    """Draw a tile; on a map with the roads as they lie, else without any. A tile of no use now is dim."""
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    edges = edges_of(view.content, tile) if on_map else _FIELDS
    scene.sprite(Layer.GROUND, box.inset(-1), hex_ground, ground_of(view.content, tile.id), edges)
    dot = None if ribbon is not None else centre.shifted(0.5 * radius, -0.5 * ROOT3 * radius)
    scene.spot(f"tile:{tile.id}", box, dot, "hex")
    covered = 0.0 if ribbon is None else ribbon.height - ribbon.above
    free = Box(box.x0, box.y0 + covered, box.x1, box.y1)
    rows = _rows_of(view, tile, radius, free.height)
    high = min(free.height * 0.92 / len(rows), radius * 0.62) if rows else 0.0
    y = free.centre.y - high * len(rows) / 2
    for row in rows:
        at = Point(centre.x, y + high / 2)
        _lay(scene, row, at, high, 2 * (radius * 0.97 - (abs(at.y - centre.y) + high * 0.3) / ROOT3))
        y += high
    _corners(scene, view.content, tile, centre, radius, [] if ribbon is None else [_plate(box, ribbon)])
    if is_dim(view, tile):
        scene.sprite(Layer.BADGE, box, hex_veil)
    if ribbon is not None:
        _lay_ribbon(scene, ribbon, _plate(box, ribbon), ground_of(view.content, tile.id))


def _plate(tile: Box, ribbon: Ribbon) -> Box:
    wide = max(width_of(line, SERIF, ribbon.size) for line in ribbon.lines) + 20
    top = tile.y0 - ribbon.above
    return Box(tile.centre.x - wide / 2, top, tile.centre.x + wide / 2, top + ribbon.height)


def _lay_ribbon(scene: Scene, ribbon: Ribbon, plate: Box, ground: str) -> None:
    """Draw the name above everything else: it stays legible on a dim tile."""
    look = scene.theme.grounds[ground]
    scene.panel(Layer.BADGE, plate, look.border, scene.theme.paper, 9, 2)
    for words, row in zip(ribbon.lines, plate.inset(0, 2).rows(len(ribbon.lines)), strict=True):
        scene.label(words, row.centre, ribbon.size, letter_on(look.border), SERIF, layer=Layer.BADGE)


def is_choosing(view: View) -> bool:
    """Return whether the reader's turn begins."""
    return bool(view.may_use or view.may_bid)


def is_dim(view: View, tile: TileView) -> bool:
    """Return whether the reader, whose turn begins, can neither use this tile nor bid for it.

    The reader's own tiles are never dim: their goods count, whether the tiles can be used or not."""
    if not is_choosing(view) or view.reader is None or tile in view.seats[view.reader].village:
        return False
    return tile.id not in view.may_use and tile.id not in view.may_bid


def needed_by(view: View, tile: TileView) -> int:
    """Return how many workers the next use takes; 0 if the reader may not use the tile now."""
    return tile.last + 1 if tile.id in view.may_use else 0


def _rows_of(view: View, tile: TileView, radius: float, high: float) -> list[_Row]:
    """Return as many rows as are legible in this height, from top to bottom."""
    most = max(1, int(high * 0.94 / _LEAST))
    need = _need_row(view, tile)
    rows = [
        _Row("need", need),
        _Row("print", _print_row(view.content, tile)),
        _Row("users", _users_row(tile)),
    ]
    rows = [row for row in rows if row.glyphs]
    lines = 1 if any(tile.goods.values()) else 0
    if len(rows) + lines > most:  # the colour of those at work is that of the workers needed
        rows = [row for row in rows if row.sort != ("users" if need else "print")]
    if len(rows) + lines > most > 1:
        rows = [row for row in rows if row.sort != "print"]
    goods = _goods_rows(tile, most - len(rows), radius)
    rows += [_Row("goods", row) for row in goods]
    price = _price_row(view, tile) if len(rows) < most else ()
    fits = price and row_width(price, _LEAST, _NARROW, _TYPE) <= radius * 1.3
    return [*rows, *([_Row("price", price)] if fits else [])]


def _price_row(view: View, tile: TileView) -> tuple[Glyph, ...]:
    """Return what upgrading a tile of the reader costs."""
    printed = view.content.tiles.get(tile.id)
    is_own = view.reader is not None and tile in view.seats[view.reader].village
    if printed is None or printed.price is None or tile.upgraded or not is_own:
        return ()
    return (UPGRADE, *price_row(printed.price))


def _need_row(view: View, tile: TileView) -> tuple[Glyph, ...]:
    need = needed_by(view, tile)
    return (word_glyph(f"≥{need}"), worker(tile.colour or "any")) if need else ()


def _users_row(tile: TileView) -> tuple[Glyph, ...]:
    row: list[Glyph] = []
    for lying, there in ((False, tile.users), (True, tile.lying)):
        for colour, count in there.items():
            row += [worker(colour, lying), *([word_glyph(f"×{count}")] if count > 1 else [])]
    return tuple(row)


def _goods_rows(tile: TileView, most: int, radius: float) -> list[tuple[Glyph, ...]]:
    """Return the goods, kind by kind in up to `most` rows; only their sum if that is too much."""
    cells = [(good(kind), word_glyph(str(tile.goods[kind]))) for kind in RESOURCES if tile.goods.get(kind)]
    if not cells or most < 1:
        return []
    rows = [tuple(glyph for cell in cells[at : at + 2] for glyph in cell) for at in range(0, len(cells), 2)]
    if len(rows) <= most and all(row_width(row, _LEAST, _NARROW, _TYPE) <= radius * 1.3 for row in rows):
        return rows
    return [(good(ANY), word_glyph(str(sum(tile.goods.values()))))]


def _print_row(content: Content, tile: TileView) -> tuple[Glyph, ...]:
    row = printed_row(content, tile.id, tile.upgraded, tile.side, tile.cabins)
    if row:
        return tuple(counted_row(row))
    fixed = fixed_points(content, tile.id, tile.upgraded)
    return (points(fixed),) if fixed else ()


def _lay(scene: Scene, row: _Row, at: Point, high: float, room: float) -> None:
    theme, glyphs = scene.theme, row.glyphs
    least = _LEAST * 0.95
    if row_width(glyphs, least, _NARROW, _TYPE) > room + _OVERHANG:
        glyphs = _shortened(glyphs, room + _OVERHANG)
    height = max(row_height(glyphs, high * 0.92, room, _NARROW, _TYPE), least)
    fill, edge = (theme.badge, theme.glow) if row.sort == "need" else (theme.paper, theme.paper_edge)
    box = lay_row(
        scene, glyphs, at, height, colour=letter_on(fill), layer=Layer.WORKERS, gap=_NARROW, least=_TYPE
    )
    if row.sort in ("need", "print", "price") or any(glyph.words for glyph in glyphs):
        scene.panel(Layer.CARD, Box(box.x0 - 4, box.y0 - 1, box.x1 + 4, box.y1 + 1), fill, edge, 10, 2)


def _shortened(glyphs: tuple[Glyph, ...], room: float) -> tuple[Glyph, ...]:
    """Return what a tile brings or counts, without the price or the points, as far as there is room."""
    if ARROW in glyphs:
        at = glyphs.index(ARROW)
        scores = any(glyph.ink is coin for glyph in glyphs[at:])
        glyphs = glyphs[:at] if scores else glyphs[at + 1 :]
    while len(glyphs) > 1 and (
        row_width(glyphs, _LEAST * 0.95, _NARROW, _TYPE) > room or _is_sign(glyphs[-1])
    ):
        glyphs = glyphs[:-1]
    return glyphs


def _is_sign(glyph: Glyph) -> bool:
    """Return whether something must follow: a slash, say."""
    return bool(glyph.words) and not glyph.words[-1].isalnum()


_CORNERS = (
    (0.44, -0.58),
    (-0.44, -0.58),
    (0.62, 0.4),
    (-0.62, 0.4),
    (0.66, -0.3),
    (-0.66, -0.3),
    (0.5, -0.84),
    (-0.5, -0.84),
    (0.5, 0.84),
    (-0.5, 0.84),
)
"""Possible places of a coin or an extension, relative to the radius, best first."""


def _corners(
    scene: Scene, content: Content, tile: TileView, centre: Point, radius: float, above: Sequence[Box]
) -> None:
    """Draw the extension and the coin where they hide least; a coin only on a large tile."""
    size = max(_LEAST, radius * 0.36)
    taken = [item.box for layer in (Layer.WORKERS, Layer.WORDS) for item in scene.layers[layer]]
    near = [*above, *(box for box in taken if box.overlaps(around(centre, 2 * radius, 2 * radius)))]
    shown = list[Glyph]()
    if tile.extension:
        shown.append(annex(content.extensions[tile.extension].colour))
    fixed = fixed_points(content, tile.id, tile.upgraded)
    if fixed and radius >= 2 * _LEAST and _print_row(content, tile) != (points(fixed),):
        shown.append(points(fixed))
    for glyph in shown:
        at = freest([centre.shifted(dx * radius, dy * radius) for dx, dy in _CORNERS], size, near)
        place = around(at, size, size)
        if glyph.ink is not coin or not any(place.overlaps(box, 4) for box in near):
            near.append(lay_row(scene, [glyph], at, size, layer=Layer.WORKERS))
