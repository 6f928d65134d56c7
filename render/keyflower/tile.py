"""One tile with all pieces on it, as a stack of rows inside its hexagon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from engine.core.hexes import turned
from engine.core.text import Say
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import RIVER, ROAD, Tile
from engine.keyflower.view import TileView
from render.keyflower import names
from render.keyflower.glyphs import (
    SHIP,
    UPGRADE,
    annex,
    fixed_points,
    good,
    points,
    price_row,
    printed_row,
    worker,
)
from render.kit.layout import ROOT3, Box, Point, around, freest
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, row_width, word_glyph
from render.kit.scene import BADGE, SERIF, Layer, Scene
from render.kit.terrain import hex_ground, hex_shadow
from render.kit.text import size_for, width_of
from render.kit.theme import letter_on

_EDGES = {ROAD: "road", RIVER: "river"}
_GROUNDS = {"summer-boat": "summer"}
_SMALL = 30.0
"""Minimum height of a row: a fortieth of the picture."""
_READABLE = (30, 28, 26)
"""Sizes of numbers in a squeezed row: the first that leaves the pictures unchanged."""


PIECE, SQUEEZED_PIECE = 0.9, 0.97
"""Height of a row's pictures relative to the row; in a squeezed row they may touch."""
TALLEST = 1.64
"""Maximum height of all rows of a tile together, relative to its radius."""
BETWEEN_BIDS = 1.38
"""The same with bids over its upper and lower side."""


class Row(Struct, frozen=True):
    sort: str  # "users", "ship", "name", "print", "price" or "goods"
    glyphs: tuple[Glyph, ...]
    height: float
    piece: float = 0.0  # height of its pictures


def place_tile(
    scene: Scene,
    content: Content,
    say: Say,
    tile: TileView,
    centre: Point,
    radius: float,
    tallest: float = TALLEST,
) -> Box:
    """Put a tile into the scene: shadow, land, name, print, goods, users. The table draws the bids."""
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    ground, edges = ground_of(content, tile.id), edges_of(content, tile)
    scene.sprite(Layer.GROUND, box.inset(-1), hex_ground, ground, edges)  # no seams
    rows = _rows_of(content, tile, radius, tallest)
    y = centre.y - sum(row.height for row in rows) / 2
    _card(scene, rows, centre, y, radius)
    for row in rows:
        middle = Point(centre.x, y + row.height / 2)
        _lay(
            scene, content, say, tile, row, middle, _room_at(radius, middle.y - centre.y, row.height), radius
        )
        if row.sort == "name":
            _corners(scene, content, tile, Point(centre.x, y), radius)
        y += row.height
    return box


BADGE_PLACES = (
    (0.72, 0.34), (-0.72, 0.34), (0.6, 0.56), (-0.6, 0.56),
    (0.0, -0.68), (0.0, 0.68), (0.8, 0.0), (-0.8, 0.0),
)  # fmt: skip
"""Possible places of a badge on a tile, relative to its radius, best first."""
BESIDE = ((1.04, 0.0), (-1.04, 0.0))
"""The same for a tile that stands alone."""


def badge_tiles(
    scene: Scene,
    centres: Mapping[str, Point],
    radius: float,
    places: Sequence[tuple[float, float]] = BADGE_PLACES,
) -> None:
    """Place each tile's badge where it hides least of this tile and its neighbours; call this last."""
    pieces = [item.box for layer in (Layer.GOODS, Layer.WORKERS) for item in scene.layers[layer]]
    words = [item.box for item in scene.layers[Layer.WORDS]]
    for tile, centre in centres.items():
        there = [centre.shifted(dx * radius, dy * radius) for dx, dy in places]
        inside = [at for at in there if 26 < at.x < scene.width - 26]
        reach = around(centre, 2.2 * radius + 2 * BADGE, 1.8 * radius + BADGE)
        near = [box for box in words if box.overlaps(reach)] * 4  # words matter most
        best = freest(inside, BADGE, near + [box for box in pieces if box.overlaps(reach)])
        words.append(around(best, BADGE, BADGE))
        scene.spot(f"tile:{tile}", around(centre, 2 * radius, ROOT3 * radius), best, "hex")


def ground_of(content: Content, piece: str) -> str:
    kind = content.hexes[piece].kind
    return _GROUNDS.get(kind, kind)


def edges_of(content: Content, tile: TileView) -> tuple[str, ...]:
    printed = content.hexes[tile.id].edges
    return turned([_EDGES.get(edge, "field") for edge in printed], tile.rotation)


def _room_at(radius: float, dy: float, height: float) -> float:
    """Return the available width of a row at that height and distance from the centre, inside the border."""
    furthest = abs(dy) + height / 2
    return 2 * (radius * 0.95 - furthest / ROOT3)


def _rows_of(content: Content, tile: TileView, radius: float, tallest: float = TALLEST) -> list[Row]:
    """Return the rows of the tile from top to bottom, squeezed if there are many, larger if few."""
    rows = _natural_rows(content, tile, max(_SMALL, radius * 0.27))
    natural = sum(row.height for row in rows)
    squeeze = min(1.0, radius * tallest / natural) if natural > radius else min(1.25, radius / natural)
    piece = PIECE if squeeze >= 1.0 else SQUEEZED_PIECE
    return [Row(row.sort, row.glyphs, row.height * squeeze, row.height * squeeze * piece) for row in rows]


def _natural_rows(content: Content, tile: TileView, unit: float) -> list[Row]:
    printed = content.hexes[tile.id]
    rows = [Row("name", (), unit * 1.12)]
    middle = printed_row(content, tile.id, tile.upgraded, tile.side, tile.cabins)
    if middle:
        rows.append(Row("print", tuple(middle), unit * 1.2))
    if isinstance(printed, Tile) and printed.upgraded is not None and not tile.upgraded:
        rows.append(Row("price", (UPGRADE, *price_row(printed.price)), unit * 1.05))
    rows += [Row("goods", line, unit) for line in _goods_lines(tile)]
    if printed.kind in ("boat", "summer-boat"):
        rows.insert(0, Row("ship", (SHIP,), unit * 1.4))
    return [*(Row("users", line, unit * 1.25) for line in _user_lines(content, tile)), *rows]


def _user_lines(content: Content, tile: TileView) -> list[tuple[Glyph, ...]]:
    """Return standing workers, then those laid down; beside a coin or bids one kind per line."""
    groups = [(worker(colour), count) for colour, count in tile.users.items()]
    groups += [(worker(colour, lying=True), count) for colour, count in tile.lying.items()]
    few = sum(count for _, count in groups) <= (2 if _has_corners(content, tile) else 3)
    width = 1 if (_has_corners(content, tile) or tile.bids) and not few else 2
    times = "×" if width == 1 or len(groups) == 1 else ""  # two kinds on a line leave no space for it
    cells = [
        (glyph,) * count if few else (glyph,) if count == 1 else (glyph, word_glyph(f"{times}{count}"))
        for glyph, count in groups
    ]
    lines = [cells[i : i + width] for i in range(0, len(cells), width)]
    return [tuple(glyph for cell in line for glyph in cell) for line in lines]


def _has_corners(content: Content, tile: TileView) -> bool:
    """Return whether a coin or an extension sits on the ribbon."""
    return bool(tile.extension or fixed_points(content, tile.id, tile.upgraded))


def _goods_lines(tile: TileView) -> list[tuple[Glyph, ...]]:
    """Return goods with their numbers, two kinds per line."""
    kinds = [kind for kind in ("wood", "stone", "iron", "gold") if tile.goods.get(kind)]
    cells = [(good(kind), word_glyph(str(tile.goods[kind]))) for kind in kinds]
    if len(cells) == 1 and tile.goods[kinds[0]] <= 3:
        return [(good(kinds[0]),) * tile.goods[kinds[0]]]
    pairs = [cells[i : i + 2] for i in range(0, len(cells), 2)]
    return [(*pair[0], GAP_GLYPH, *pair[1]) if len(pair) > 1 else pair[0] for pair in pairs]


def _card(scene: Scene, rows: list[Row], centre: Point, top: float, radius: float) -> None:
    """Draw paper below the print, to keep it legible on any land; the price on a darker strip."""
    y, theme = top, scene.theme
    for row in rows:
        if row.sort in ("print", "price"):
            wide = row_width(row.glyphs, row.piece) + radius * 0.12
            room = _room_at(radius, y + row.height / 2 - centre.y, row.height)
            sheet = around((centre.x, y + row.height / 2), min(room, max(wide, radius * 1.2)), row.height + 3)
            fill = theme.paper if row.sort == "print" else theme.paper_shade
            scene.panel(Layer.CARD, sheet, fill, theme.paper_edge, radius * 0.08, 2)
        y += row.height


def _lay(
    scene: Scene, content: Content, say: Say, tile: TileView, row: Row, at: Point, room: float, radius: float
) -> None:
    if row.sort == "name":
        _ribbon(scene, names.ribbon(say, tile.id), ground_of(content, tile.id), at, row.height, room, radius)
        return
    if row.sort == "users":
        at, room = _beside(content, tile, at, room, radius)
    least = next((size for size in _READABLE if row_width(row.glyphs, row.piece, least=size) <= room), 0)
    height = row_height(row.glyphs, row.piece, room * (1.0 if least else 0.97), least=least)
    layer = Layer.WORKERS if row.sort == "users" else Layer.GOODS
    box = lay_row(scene, row.glyphs, at, height, room, layer=layer, least=least)
    if row.sort in ("users", "goods") and any(glyph.words for glyph in row.glyphs):
        pill = around(at, box.width + 10, height * 0.86)  # keep numbers legible on any land
        scene.panel(Layer.CARD, pill, scene.theme.paper, None, height * 0.4)


def _beside(content: Content, tile: TileView, at: Point, room: float, radius: float) -> tuple[Point, float]:
    """Return where workers stand, clear of the ribbon's corners and of bids in the upper corners."""
    clear = 2 * _corner_at(tile) * radius - _corner_size(radius) - 4 if _has_corners(content, tile) else room
    if not tile.bids:
        return at, min(room, clear)
    if _has_corners(content, tile):
        return at.shifted(-0.2 * radius, 0), 0.5 * radius
    return at, min(room, 0.84 * radius)


def _corner_at(tile: TileView) -> float:
    """Return the coin's distance from the centre, relative to the radius: nearer if bids need the corners."""
    return 0.23 if tile.bids else 0.45


def _ribbon(
    scene: Scene, name: str, ground: str, at: Point, height: float, room: float, radius: float
) -> None:
    """Draw the name inside the border if it is legible there; a long name widens the ribbon beyond it."""
    look = scene.theme.grounds[ground]
    widest = radius * 2.14
    wanted = round(max(height * 0.86, min(_SMALL * 0.9, height * 0.97)))
    size = size_for(name, SERIF, wanted, room - 14, round(max(_SMALL, height * 0.72)))
    size = size_for(name, SERIF, size, widest - 14, round(_SMALL * 0.9))
    wide = min(widest, max(room, width_of(name, SERIF, size) + 18))
    scene.panel(Layer.CARD, around(at, wide, height), look.border, scene.theme.paper, height * 0.24, 2)
    scene.label(name, at, size, letter_on(look.border), SERIF, width=wide - 8, least=round(_SMALL * 0.7))


def _corners(scene: Scene, content: Content, tile: TileView, ribbon_top: Point, radius: float) -> None:
    """Draw the coin and the extension on the ribbon's ends."""
    size = _corner_size(radius)
    fixed = fixed_points(content, tile.id, tile.upgraded)
    lift = size * 0.42
    if fixed:
        _sit(scene, points(fixed), Point(ribbon_top.x + radius * _corner_at(tile), ribbon_top.y - lift), size)
    if tile.extension:
        colour = content.extensions[tile.extension].colour
        _sit(scene, annex(colour), Point(ribbon_top.x - radius * _corner_at(tile), ribbon_top.y - lift), size)


def _corner_size(radius: float) -> float:
    return max(_SMALL * 1.15, radius * 0.34)


def _sit(scene: Scene, glyph: Glyph, at: Point, size: float) -> None:
    lay_row(scene, [glyph], at, size, layer=Layer.WORKERS)
