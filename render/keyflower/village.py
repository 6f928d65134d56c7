"""A village: the map of one seat, its tiles still to place, and its public counts."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.text import Say, text
from engine.keyflower.content.shapes import RESOURCES
from engine.keyflower.view import SeatView, TileView, View
from render.keyflower import names
from render.keyflower.glyphs import good, worker
from render.keyflower.holdings import hidden_row, lay_front
from render.keyflower.own_pieces import own
from render.keyflower.placing import lay_in_hand, lay_place
from render.keyflower.tile import badge_tiles, place_tile
from render.kit.layout import ROOT3, WIDTH, Box, HexLayout, Point, around, grid, union
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.signs import player_disc
from render.kit.text import cut, fitting
from render.kit.theme import PLAYERS, Theme, letter_on

_EDGE = 20
_LARGEST, _PLACING = 180.0, 132.0
"""Largest radius of a hexagon; smaller while a tile is placed, when there is more below the map."""
ACROSS, DOWN = 7, 8
"""Columns and rows of hexagons that stay legible; a larger village is also shown in parts."""
_OVERHANG = 0.07
"""How far a ribbon extends over the border, relative to the radius."""
_TALLEST = 1460.0
_STEP = 4
"""Step between sizes of hexagons; few sizes let other villages find their tiles in the cache."""


def village(view: View, seat: int, page: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    windows = pages(cells_of(view, shown))
    window = windows[min(page, len(windows) - 1)]
    y = _header(scene, view, shown, say, page, len(windows))
    y = own(scene, view, y) if seat == view.reader else y
    y = lay_front(scene, view, shown, say, "keyflower-pictures-front", y)
    y = _map(scene, view, shown, say, window, y)
    in_hand = view.placing.tile.id if view.placing is not None and view.reader == seat else ""
    if waiting := [tile for tile in shown.to_place if tile.id != in_hand]:
        key = "pictures-to-place-then" if in_hand else "pictures-to-place"
        y = scene.strip(Spare.LATER, y, _row_of_tiles(scene, view, waiting, say, key, y))
    if beside := [tile for tile in shown.beside if tile.id != in_hand]:
        y = _row_of_tiles(scene, view, beside, say, "keyflower-pictures-beside", y)
    scene.height = round(y + _EDGE)
    return scene


def cells_of(view: View, seat: SeatView) -> list[Hex]:
    """Return all cells to show: the tiles, and the possible cells of the tile to place."""
    cells = [tile.at for tile in seat.village if tile.at is not None]
    if view.placing is not None and view.reader == seat.seat:
        cells += view.placing.cells
    return cells


def pages(cells: Sequence[Hex]) -> list[list[Hex]]:
    """Return the whole village first, with all places together, then enlarged parts of a large one."""
    parts = _parts(cells)
    return [list(cells), *parts] if len(parts) > 1 else parts


def _parts(cells: Sequence[Hex]) -> list[list[Hex]]:
    """Return the cells in windows; neighbouring windows share a line of tiles."""
    columns = _windows([cell.q for cell in cells], ACROSS)
    rows = _windows([_row(cell) for cell in cells], 2 * DOWN - 1)
    found = [
        [cell for cell in cells if left <= cell.q <= right and top <= _row(cell) <= bottom]
        for top, bottom in rows
        for left, right in columns
    ]
    return [window for window in found if window]


def _row(cell: Hex) -> int:
    """Return the height of a hexagon's centre, in half hexagons."""
    return 2 * cell.r + cell.q


def _windows(values: Sequence[int], most: int) -> list[tuple[int, int]]:
    low, high = min(values), max(values)
    windows = [(low, min(high, low + most - 1))]
    while windows[-1][1] < high:
        start = windows[-1][1]
        windows.append((start, min(high, start + most - 1)))
    return windows


def _header(scene: Scene, view: View, seat: SeatView, say: Say, page: int, count: int) -> float:
    theme = scene.theme
    colour = PLAYERS[seat.seat].colour
    ink = letter_on(colour)
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 96), colour, None, 0)
    scene.sprite(Layer.GOODS, around((60, 48), 78, 78), player_disc, seat.seat)
    row = _counts(view, seat)
    sheet = Box(WIDTH - _EDGE - _width(row), 14, WIDTH - _EDGE, 82)
    scene.panel(Layer.CARD, sheet, theme.paper, theme.paper_edge, 30, 2)
    lay_row(scene, row, sheet.centre, 42, colour=theme.ink)
    room = sheet.x0 - 128
    title = fitting(lambda most: _title(say, seat.seat, page, count, most), SERIF, 34, room)
    scene.label(title, (112, 48), 48, ink, SERIF, "left", room, 32)
    return scene.strip(Spare.HEAD, 0, 96)


def _title(say: Say, seat: int, page: int, count: int, most: int) -> str:
    words = say(text("pictures-village", who=cut(names.player(say, seat), most)))
    return say(text("pictures-page", title=words, page=page + 1, count=count)) if count > 1 else words


def _counts(view: View, seat: SeatView) -> list[Glyph]:
    return hidden_row(view, seat) + ([GAP_GLYPH, worker("purple")] if seat.start_player else [])


def _width(row: list[Glyph]) -> float:
    return sum(glyph.width(42) + 3.4 for glyph in row) + 36


def _layout_for(cells: Sequence[Hex], top: float, largest: float) -> tuple[HexLayout, float]:
    """Return the largest hexagons for these cells, centred, from `top` down, and their bottom edge."""
    unit = union(HexLayout(1.0).box(cell) for cell in cells)
    room = WIDTH - 2 * _EDGE
    widest = min(largest, room / (unit.width + 2 * _OVERHANG), _TALLEST / unit.height)
    radius = widest // _STEP * _STEP
    centre = unit.centre
    origin = (WIDTH / 2 - radius * centre.x, top - radius * unit.y0)
    return HexLayout(radius, origin), top + radius * unit.height


def _map(scene: Scene, view: View, seat: SeatView, say: Say, window: Sequence[Hex], top: float) -> float:
    placing = view.placing if view.reader == seat.seat else None
    layout, bottom = _layout_for(window, top + _EDGE + 10, _LARGEST if placing is None else _PLACING)
    shown = set(window)
    centres = {tile.id: layout.centre(tile.at) for tile in seat.village if tile.at in shown and tile.at}
    for tile in seat.village:
        if tile.id in centres:
            place_tile(scene, view.content, say, tile, centres[tile.id], layout.radius)
    badge_tiles(scene, centres, layout.radius)
    if placing is None:
        return bottom
    if placing.cell is None:
        for cell in shown.intersection(placing.cells):
            lay_place(scene, layout, cell)
    elif placing.cell in shown:
        place_tile(scene, view.content, say, placing.tile, layout.centre(placing.cell), layout.radius)
    return lay_in_hand(scene, view.content, say, placing, bottom + 16)


def _row_of_tiles(
    scene: Scene, view: View, tiles: Sequence[TileView], say: Say, key: str, top: float
) -> float:
    """Draw tiles that are won but not in the village: still to place, or beside it."""
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
