"""The rows of a tile, and its name among them: how high each is, and how the name is written."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from msgspec import Struct

from engine.core.text import Say
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import Tile
from engine.keyflower.view import TileView
from render.keyflower import names
from render.keyflower.glyphs import SHIP, UPGRADE, fixed_points, good, price_row, printed_row, worker
from render.keyflower.tile_names import NAME_TRIES, SMALL_NAME, NameTry, split
from render.kit.layout import ROOT3, Box, Point, around
from render.kit.rows import GAP_GLYPH, Glyph, row_width, word_glyph
from render.kit.scene import SERIF
from render.kit.text import whole, width_of

SMALL = 30.0
"""Minimum height of a row: a fortieth of the picture."""
THINNEST = 27.0
"""Least height of the other rows beside a name, and of the pictures of a crowded row."""
_PIECE, _SQUEEZED_PIECE = 0.9, 0.97
"""Height of a row's pictures relative to the row; in a squeezed row they may touch."""
_LINE, AROUND_NAME = 1.02, 12.0
"""Least height of a line of a name relative to its size, and the border beside it."""
TALLEST = 1.64
"""Maximum height of all rows of a tile together, relative to its radius."""
BELOW_BIDS, BETWEEN_BIDS = 1.5, 1.34
"""The same with bids in its corners, and over its upper and lower side, too."""
_HIDDEN = 3.0
"""How far rows may lie over other tiles' pieces."""
_GROWN = 1.25
"""How far few rows may grow; a name that finds no room between them lets them stay as they are."""


class Row(Struct, frozen=True):
    sort: str  # "users", "ship", "name", "print", "price" or "goods"
    glyphs: tuple[Glyph, ...]
    height: float
    piece: float = 0.0  # height of its pictures


class Stack(Struct, frozen=True):
    """The rows of a tile from top to bottom, and its name, which may have no room."""

    rows: list[Row]
    name: list[str] = []
    size: int = 0
    """Least size of the name."""
    broad: bool = False
    """Whether its plate lies over the corners of its neighbours."""
    boxes: list[Box] = []
    """The place of each row, relative to the centre of the tile."""

    @property
    def height(self) -> float:
        return sum(row.height for row in self.rows)


def stack(
    content: Content,
    say: Say,
    tile: TileView,
    radius: float,
    tallest: float = TALLEST,
    taken: Sequence[Box] = (),
    modest: bool = False,
) -> Stack:
    """Return the rows of a tile that hide nothing `taken`, in boxes relative to the tile's centre.

    A `modest` tile stays clear of its neighbours.
    """
    natural = _natural_rows(content, tile, max(SMALL, radius * 0.27))
    words = names.ribbon(say, tile.id)
    for way, grown in product(NAME_TRIES, (_GROWN, 1.0)):
        rows = _fitted([_lines_high(row, way) for row in natural], radius, tallest, grown, way)
        parts = words if way.hyphen else whole(words)
        name = split(parts, way.lines, way.size, _name_room(rows, radius, way))
        if not name or (modest and way.is_broad) or min(row.height for row in rows) < THINNEST:
            continue
        boxes = _boxes(rows, name, way.size)
        if not way.is_broad or not any(box.overlaps(other, _HIDDEN) for box in boxes for other in taken):
            return Stack(rows, name, way.size, way.is_broad, boxes)
    rows = _fitted([row for row in natural if row.sort != "name"], radius, tallest)
    return Stack(rows, boxes=_boxes(rows, [], SMALL_NAME))


def _boxes(rows: Sequence[Row], name: Sequence[str], size: int) -> list[Box]:
    """Return the place of each row relative to the centre of its tile."""
    y, found = -sum(row.height for row in rows) / 2, list[Box]()
    for row in rows:
        if row.sort == "name":
            wide = max(width_of(words, SERIF, size) for words in name) + AROUND_NAME
        else:
            wide = row_width(row.glyphs, row.piece, least=size)
        found.append(around(Point(0, y + row.height / 2), wide, row.height))
        y += row.height
    return found


def least_high(lines: int, size: int) -> float:
    """Return the least height of a name's plate."""
    return lines * size * _LINE + 4


def _lines_high(row: Row, way: NameTry) -> Row:
    if row.sort != "name":
        return row
    return Row(row.sort, row.glyphs, max(row.height, least_high(way.lines, way.size)))


def _name_room(rows: Sequence[Row], radius: float, way: NameTry) -> float:
    """Return the width of the tile where its name stands."""
    if way.full:
        return 2 * radius * 0.96 - AROUND_NAME
    above = -sum(row.height for row in rows) / 2
    for row in rows:
        if row.sort == "name":
            return chord(radius, above + row.height / 2, row.height * way.within) - AROUND_NAME
        above += row.height
    return 0.0


def room_at(radius: float, dy: float, height: float) -> float:
    """Return the available width of a row at that height and distance from the centre, inside the border."""
    furthest = abs(dy) + height / 2
    return 2 * (radius * 0.95 - furthest / ROOT3)


def chord(radius: float, dy: float, height: float) -> float:
    """Return the width of the hexagon over the whole height of a row."""
    return 2 * (radius * 0.99 - (abs(dy) + height / 2) / ROOT3)


def _fitted(
    rows: Sequence[Row], radius: float, tallest: float, grown: float = _GROWN, way: NameTry | None = None
) -> list[Row]:
    """Return the rows squeezed if many, up to `grown` times larger if few; a name stays large enough."""
    natural = sum(row.height for row in rows)
    if not natural:
        return []
    squeeze = min(1.0, radius * tallest / natural) if natural > radius else min(grown, radius / natural)
    least = least_high(way.lines, way.size) if way is not None else 0.0
    named = sum(max(row.height * squeeze, least) for row in rows if row.sort == "name")
    others = sum(row.height for row in rows if row.sort != "name")
    if others:
        squeeze = (natural * squeeze - named) / others
    piece = _PIECE if squeeze >= 1.0 else _SQUEEZED_PIECE
    high = [named if row.sort == "name" else row.height * squeeze for row in rows]
    return [Row(row.sort, row.glyphs, h, h * piece) for row, h in zip(rows, high, strict=True)]


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
    few = sum(count for _, count in groups) <= (2 if has_corners(content, tile) else 3)
    width = 1 if (has_corners(content, tile) or tile.bids) and not few else 2
    times = "×" if width == 1 or len(groups) == 1 else ""  # two kinds on a line leave no space for it
    cells = [
        (glyph,) * count if few else (glyph,) if count == 1 else (glyph, word_glyph(f"{times}{count}"))
        for glyph, count in groups
    ]
    lines = [cells[i : i + width] for i in range(0, len(cells), width)]
    return [tuple(glyph for cell in line for glyph in cell) for line in lines]


def has_corners(content: Content, tile: TileView) -> bool:
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
