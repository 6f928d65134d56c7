"""One tile with all pieces on it, as a stack of rows inside its hexagon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

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
    counted_row,
    fixed_points,
    good,
    points,
    price_row,
    printed_row,
    worker,
)
from render.keyflower.tile_names import LEAST_NAME, NAME_TRIES, PLAIN_NAME, split
from render.kit.layout import ROOT3, Box, Point, around, freest
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, row_width, word_glyph
from render.kit.scene import BADGE, SERIF, Layer, Scene, badge_box
from render.kit.terrain import hex_ground, hex_shadow
from render.kit.text import size_for, whole, width_of
from render.kit.theme import letter_on

_EDGES = {ROAD: "road", RIVER: "river"}
_GROUNDS = {"summer-boat": "summer"}
_SMALL = 30.0
"""Minimum height of a row: a fortieth of the picture."""
_READABLE = (34, 32, 30)
"""Sizes of numbers in a squeezed row: the first that leaves the pictures unchanged."""


PIECE, SQUEEZED_PIECE = 0.9, 0.97
"""Height of a row's pictures relative to the row; in a squeezed row they may touch."""
_TWO_LINES, _AROUND_NAME = 1.64, 12.0
"""Height of a name of two lines relative to one, and the border beside it."""
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
    box = _lay_ground(scene, content, tile, centre, radius)
    name, rows = _named_rows(content, say, tile, radius, tallest)
    y = centre.y - sum(row.height for row in rows) / 2
    top = Point(centre.x, y)
    _card(scene, rows, centre, y, radius)
    for row in rows:
        middle = Point(centre.x, y + row.height / 2)
        if row.sort == "name":
            top = Point(centre.x, y)
            _ribbon(scene, name, ground_of(content, tile.id), middle, row.height, centre, radius)
        else:
            room = _room_at(radius, middle.y - centre.y, row.height)
            _lay(scene, content, tile, row, middle, room, radius)
        y += row.height
    _corners(scene, content, tile, centre, top, radius)
    return box


def place_bare_tile(
    scene: Scene, content: Content, say: Say, tile: TileView, centre: Point, radius: float
) -> None:
    """Put a tile into the scene with its name alone, above the centre: the ends of its roads are visible."""
    _lay_ground(scene, content, tile, centre, radius)
    height = max(_SMALL, radius * 0.27) * 1.2
    words = names.ribbon(say, tile.id)
    room = _chord(radius, height / 2 + 2, height) - _AROUND_NAME
    name = split(words, 1, LEAST_NAME, room)
    if not name:
        name = split(words, 2, LEAST_NAME, room) or [whole(words)]
        height *= _TWO_LINES if len(name) > 1 else 1.0
    at = centre.shifted(0, -height / 2 - 2)
    _ribbon(scene, name, ground_of(content, tile.id), at, height, centre, radius)


def _lay_ground(scene: Scene, content: Content, tile: TileView, centre: Point, radius: float) -> Box:
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    ground, edges = ground_of(content, tile.id), edges_of(content, tile)
    scene.sprite(Layer.GROUND, box.inset(-1), hex_ground, ground, edges)  # no seams
    return box


BADGE_PLACES = (
    (0.72, 0.34), (-0.72, 0.34), (0.6, 0.56), (-0.6, 0.56),
    (0.0, -0.68), (0.0, 0.68), (0.8, 0.0), (-0.8, 0.0),
    (0.45, -0.7), (-0.45, -0.7), (0.45, 0.72), (-0.45, 0.72), (0.9, -0.3), (-0.9, -0.3),
    (0.3, 0.86), (0.3, -0.86), (1.0, 0.0), (-1.0, 0.0),
)  # fmt: skip
"""Possible places of a badge on a tile, relative to its radius, best first."""
_ANYWHERE = tuple(
    (x / 12, y / 12) for y in range(10, -11, -1) for x in range(12, -13, -1) if abs(x) + abs(y) / ROOT3 <= 12
)
"""Places all over a tile, for a badge that would hide words at each of the others."""
_ASIDE = ((0.66, -0.3), (-0.66, -0.3), (0.62, 0.46), (-0.62, 0.46), (0.8, 0.0), (-0.8, 0.0), (0.4, 0.7))
"""Places of a coin or an extension on a tile whose name leaves no room above it, best first."""
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
    words += [badge_box(spot.badge) for spot in scene.spots.values()]
    for tile, centre in centres.items():
        reach = around(centre, 2.2 * radius + 2 * BADGE, 1.8 * radius + BADGE)
        read = [box for box in words if box.overlaps(reach)]
        near = read * 12 + [box for box in pieces if box.overlaps(reach)]  # words matter most
        best = freest(_inside(scene, centre, radius, places), BADGE, near)
        if any(badge_box(best).overlaps(box) for box in read):
            best = freest(_inside(scene, centre, radius, _ANYWHERE), BADGE, near)
        words.append(around(best, BADGE, BADGE))
        scene.spot(f"tile:{tile}", around(centre, 2 * radius, ROOT3 * radius), best, "hex")


def _inside(scene: Scene, centre: Point, radius: float, places: Sequence[tuple[float, float]]) -> list[Point]:
    """Return these places of a badge as far as it stays within the picture."""
    there = [centre.shifted(dx * radius, dy * radius) for dx, dy in places]
    return [at for at in there if 26 < at.x < scene.width - 26]


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


_NAME_HIGH = 36.0
"""Least natural height of a name."""
_MOST_ROWS = 5
"""Above this number of rows a tile, as a rule a home with many goods, goes without its name."""
_GROWN = 1.25
"""How far few rows may grow; a name that finds no room between them lets them stay as they are."""
_SQUEEZED = 0.86
"""How far rows may be squeezed before a tile goes without its name."""


def _named_rows(
    content: Content, say: Say, tile: TileView, radius: float, tallest: float
) -> tuple[list[str], list[Row]]:
    """Return the name on one or two lines, and the rows. A name that finds no room is left out."""
    natural = _natural_rows(content, tile, max(_SMALL, radius * 0.27))
    words = names.ribbon(say, tile.id)
    tries = list(product(NAME_TRIES, (_GROWN, 1.0))) if len(natural) <= _MOST_ROWS else []
    for way, grown in tries:
        rows, squeeze = _fitted([_lines_high(row, way.lines) for row in natural], radius, tallest, grown)
        parts, room = words if way.hyphen else whole(words), _name_room(rows, radius, way.within)
        name = split(parts, way.lines, way.size, room)
        if name and (way.lines == 1 or squeeze >= _SQUEEZED):
            return name, rows
    return [], _fitted([row for row in natural if row.sort != "name"], radius, tallest)[0]


def _lines_high(row: Row, lines: int) -> Row:
    return Row(row.sort, row.glyphs, row.height * _TWO_LINES) if row.sort == "name" and lines > 1 else row


def _name_room(rows: Sequence[Row], radius: float, within: float) -> float:
    """Return the width of the tile where its name stands, over that much of the name's height."""
    above = -sum(row.height for row in rows) / 2
    for row in rows:
        if row.sort == "name":
            return _chord(radius, above + row.height / 2, row.height * within) - _AROUND_NAME
        above += row.height
    return 0.0


def _chord(radius: float, dy: float, height: float) -> float:
    """Return the width of the hexagon over the whole height of a row."""
    return 2 * (radius * 0.99 - (abs(dy) + height / 2) / ROOT3)


def _fitted(
    rows: Sequence[Row], radius: float, tallest: float, grown: float = _GROWN
) -> tuple[list[Row], float]:
    """Return the rows squeezed if there are many, up to `grown` times larger if few; and how much."""
    natural = sum(row.height for row in rows)
    if not natural:
        return [], 1.0
    squeeze = min(1.0, radius * tallest / natural) if natural > radius else min(grown, radius / natural)
    piece = PIECE if squeeze >= 1.0 else SQUEEZED_PIECE
    high = [row.height * squeeze for row in rows]
    fitted = [Row(row.sort, row.glyphs, h, h * piece) for row, h in zip(rows, high, strict=True)]
    return fitted, squeeze


def _natural_rows(content: Content, tile: TileView, unit: float) -> list[Row]:
    printed = content.hexes[tile.id]
    rows = [Row("name", (), max(unit * 1.12, _NAME_HIGH))]
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
    scene: Scene, content: Content, tile: TileView, row: Row, at: Point, room: float, radius: float
) -> None:
    if row.sort == "users":
        at, room = _beside(content, tile, at, room, radius)
    glyphs = row.glyphs
    if row_height(glyphs, row.piece, room * 0.97) < _READABLE[-1]:
        glyphs = tuple(counted_row(glyphs))
    least = next((size for size in _READABLE if row_width(glyphs, row.piece, least=size) <= room), 0)
    height = row_height(glyphs, row.piece, room * (1.0 if least else 0.97), least=least)
    if height < _READABLE[-1] + 0.2:  # rather over the border than illegible
        height = _READABLE[-1] + 0.2
    layer = Layer.WORKERS if row.sort == "users" else Layer.GOODS
    box = lay_row(scene, glyphs, at, height, layer=layer, least=max(least, _READABLE[-1]))
    if row.sort in ("users", "goods") and any(glyph.words for glyph in glyphs):
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
    scene: Scene, name: Sequence[str], ground: str, at: Point, height: float, centre: Point, radius: float
) -> None:
    """Draw the name on a plate no wider than the tile."""
    look = scene.theme.grounds[ground]
    least = max(width_of(words, SERIF, LEAST_NAME) for words in name) + _AROUND_NAME
    widest = max(_chord(radius, at.y - centre.y, height), least)
    line = height / len(name)
    wanted = max(round(max(line * 0.86, min(PLAIN_NAME, line * 0.97))), LEAST_NAME)
    size = min(size_for(words, SERIF, wanted, widest - _AROUND_NAME, LEAST_NAME) for words in name)
    wide = max(radius * 1.2, *(width_of(words, SERIF, size) + _AROUND_NAME + 4 for words in name))
    plate = around(at, min(widest, wide), height)
    scene.panel(Layer.CARD, plate, look.border, scene.theme.paper, line * 0.24, 2)
    for words, row in zip(name, plate.inset(0, 1).rows(len(name)), strict=True):
        scene.label(words, row.centre, size, letter_on(look.border), SERIF)


def _corners(
    scene: Scene, content: Content, tile: TileView, centre: Point, ribbon_top: Point, radius: float
) -> None:
    """Draw the coin and the extension on the ribbon's ends."""
    size = _corner_size(radius)
    fixed = fixed_points(content, tile.id, tile.upgraded)
    y, dx = ribbon_top.y - size * 0.46, radius * _corner_at(tile)
    shown = [(points(fixed), dx)] if fixed else []
    if tile.extension:
        shown.append((annex(content.extensions[tile.extension].colour), -dx))
    if y >= centre.y - ROOT3 / 2 * radius + size / 2:
        for glyph, across in shown:
            _sit(scene, glyph, Point(centre.x + across, y), size)
        return
    reach = around(centre, 2 * radius, 2 * radius)
    layers = (Layer.GOODS, Layer.WORKERS, Layer.WORDS)
    near = [item.box for layer in layers for item in scene.layers[layer] if item.box.overlaps(reach)]
    for glyph, _ in shown:
        at = freest([centre.shifted(x * radius, up * radius) for x, up in _ASIDE], size, near)
        _sit(scene, glyph, at, size)
        near.append(around(at, size, size))


def _corner_size(radius: float) -> float:
    return max(_SMALL * 1.15, radius * 0.34)


def _sit(scene: Scene, glyph: Glyph, at: Point, size: float) -> None:
    lay_row(scene, [glyph], at, size, layer=Layer.WORKERS)
