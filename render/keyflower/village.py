"""A village: the map of one seat, its tiles still to place, and its public counts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.text import Say, text
from engine.keyflower.content.shapes import RESOURCES
from engine.keyflower.view import PlacingView, SeatView, TileView, View
from render.keyflower.glyphs import good, worker
from render.keyflower.holdings import hidden_row, lay_front
from render.keyflower.own_pieces import own
from render.keyflower.placing import (
    TRAY,
    free_places,
    last_placed,
    lay_place,
    lay_placed,
    lay_tray,
    mark_place,
    turned_tile,
)
from render.keyflower.tile import badge_tiles, place_tile, place_tiles
from render.kit.layout import ROOT3, WIDTH, Box, HexLayout, Point, around, grid, union
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.signs import player_disc
from render.kit.text import cut, fitting
from render.kit.theme import PLAYERS, Theme, letter_on

_EDGE = 20
_LARGEST, _PLACING = 180.0, 132.0
"""Largest radius of a hexagon; smaller while a tile is placed."""
_TALLEST, _SQUARE, _LEAST_HIGH = 1280.0, 1016.0, 600.0
"""Height of the picture; while tiles are placed, with the banner that a low picture goes without; and of the
map however much is above and below it."""
_HEAD = 96.0
"""Height of that banner."""
_ROW_HIGH = 304.0
"""Height of a row of tiles that are not in the village."""
_STEP = 4
"""Step between sizes of hexagons; few sizes let other villages find their tiles in the cache."""


def village(view: View, seat: int, say: Say, theme: Theme, tallest: float = 0) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    y = _header(scene, view, shown, say)
    y = own(scene, view, y) if seat == view.reader else y
    y = lay_front(scene, view, shown, say, "keyflower-pictures-front", y)
    y = _map(scene, view, shown, say, y, tallest)
    placing = view.placing if view.reader == seat else None
    if not _has_tray(view, shown):
        row = _row_of_tiles(scene, view, _waiting(shown, placing), say, "pictures-to-place", y)
        y = scene.strip(Spare.LATER, y, row)
    beside = [tile for tile in shown.beside if placing is None or tile.id != placing.tile.id]
    y = _row_of_tiles(scene, view, beside, say, "keyflower-pictures-beside", y)
    scene.height = round(y + _EDGE)
    return scene


def _waiting(seat: SeatView, placing: PlacingView | None) -> list[TileView]:
    """Return the new tiles to place later."""
    return [tile for tile in seat.to_place if placing is None or tile.id != placing.tile.id]


def _has_tray(view: View, seat: SeatView) -> bool:
    """Whether the tiles that the reader is placing lie beside the map."""
    if view.placing is not None and view.reader == seat.seat:
        return view.placing.cell is None or bool(_waiting(seat, view.placing))
    return last_placed(view, seat) is not None and bool(seat.to_place)


def _cells_of(view: View, seat: SeatView) -> list[Hex]:
    """Return all cells to show: the tiles, and the possible cells of the tile to place, or the chosen one."""
    cells = [tile.at for tile in seat.village if tile.at is not None]
    if view.placing is not None and view.placing.cell is not None and view.reader == seat.seat:
        return [*cells, view.placing.cell]
    return [*cells, *free_places(view, seat)]


def _header(scene: Scene, view: View, seat: SeatView, say: Say) -> float:
    theme = scene.theme
    colour = PLAYERS[seat.seat].colour
    ink = letter_on(colour)
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEAD), colour, None, 0)
    scene.sprite(Layer.GOODS, around((60, 48), 78, 78), player_disc, seat.seat)
    row = _counts(view, seat)
    sheet = Box(WIDTH - _EDGE - _width(row), 14, WIDTH - _EDGE, 82)
    scene.panel(Layer.CARD, sheet, theme.paper, theme.paper_edge, 30, 2)
    lay_row(scene, row, sheet.centre, 42, colour=theme.ink)
    room = sheet.x0 - 128
    title = fitting(lambda most: _title(say, seat.seat, most), SERIF, 34, room)
    scene.label(title, (112, 48), 48, ink, SERIF, "left", room, 34)
    return scene.strip(Spare.HEAD, 0, _HEAD)


def _title(say: Say, seat: int, most: int) -> str:
    return say(text("pictures-village", who=cut(player_name(say, seat), most)))


def _counts(view: View, seat: SeatView) -> list[Glyph]:
    return hidden_row(view, seat) + ([GAP_GLYPH, worker("purple")] if seat.start_player else [])


def _width(row: list[Glyph]) -> float:
    return sum(glyph.width(42) + 3.4 for glyph in row) + 36


def _layout_for(
    cells: Sequence[Hex], start: Point, largest: float, tallest: float
) -> tuple[HexLayout, float]:
    """Return the largest hexagons for these cells, centred, from `start` down and to the right edge, and
    their bottom edge."""
    unit = union(HexLayout(1.0).box(cell) for cell in cells)
    room = WIDTH - 2 * _EDGE - start.x
    widest = min(largest, room / unit.width, max(tallest, _LEAST_HIGH) / unit.height)
    radius = widest // _STEP * _STEP
    centre = unit.centre
    origin = ((start.x + WIDTH) / 2 - radius * centre.x, start.y - radius * unit.y0)
    return HexLayout(radius, origin), start.y + radius * unit.height


def _map(scene: Scene, view: View, seat: SeatView, say: Say, top: float, tallest: float) -> float:
    """Draw the whole village; while tiles are placed, with the free places and these tiles beside it."""
    placing, placed = view.placing if view.reader == seat.seat else None, last_placed(view, seat)
    has_tray, waiting = _has_tray(view, seat), _waiting(seat, placing)
    start = Point(TRAY if has_tray else 0, top + _EDGE + 10)
    whole = _TALLEST if placing is None and placed is None else _SQUARE
    below = min(whole, tallest + _HEAD if tallest else whole) - _EDGE - start.y
    below -= _ROW_HIGH if seat.beside or (waiting and not has_tray) else 0
    largest = _LARGEST if placing is None and placed is None else _PLACING
    layout, bottom = _layout_for(_cells_of(view, seat), start, largest, below)
    turning = turned_tile(placing) if placing is not None and placing.cell is not None else placed
    settled = [tile for tile in seat.village if tile.at and (placed is None or tile.id != placed.id)]
    centres = {tile.id: layout.centre(tile.at) for tile in settled if tile.at}
    place_tiles(scene, view.content, say, settled, centres, layout.radius)
    for cell in free_places(view, seat):
        lay_place(scene, layout, cell)
    if turning is not None and turning.at is not None:
        centre = layout.centre(turning.at)
        lay_placed(scene, view.content, say, turning, centre, layout.radius)
        if placed is not None:
            mark_place(scene, turning.at, centre, layout.radius)
    badge_tiles(scene, centres, layout.radius)
    if not has_tray:
        return bottom
    in_hand = None if placing is None or placing.cell is not None else placing.tile
    return max(bottom, lay_tray(scene, view.content, say, in_hand, waiting, start.y))


def _row_of_tiles(
    scene: Scene, view: View, tiles: Sequence[TileView], say: Say, key: str, top: float
) -> float:
    """Draw tiles that are won but not in the village: still to place, or beside it."""
    if not tiles:
        return top
    scene.label(
        say(text(key, count=len(tiles))),
        (WIDTH / 2, top + 50),
        38,
        scene.theme.felt_ink,
        SANS,
    )
    columns, radius = min(5, len(tiles)), 112.0
    centres: dict[str, Point] = {}
    rows = -(-len(tiles) // columns)
    area = Box(_EDGE, top + 80, WIDTH - _EDGE, top + 80 + rows * (ROOT3 * radius + 16))
    for tile, cell in zip(tiles, grid(area, len(tiles), columns), strict=True):
        place_tile(scene, view.content, say, tile, cell.centre, radius)
        centres[tile.id] = cell.centre
    badge_tiles(scene, centres, radius)
    return area.y1


def goods_of(seat: SeatView) -> dict[str, int]:
    """Return all goods in a village."""
    return {
        kind: total for kind in RESOURCES if (total := sum(tile.goods.get(kind, 0) for tile in seat.village))
    }


def goods_row(seat: SeatView) -> list[Glyph]:
    return [
        glyph
        for kind, count in goods_of(seat).items()
        for glyph in (good(kind), word_glyph(str(count)), GAP_GLYPH)
    ]
