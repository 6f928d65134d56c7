"""The overview: the middle, the boats and every village in one picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexes import Hex
from engine.core.text import Say, text
from engine.keyflower.view import Open, SeatView, TileView, View
from render.keyflower import names
from render.keyflower.bids import bids_line
from render.keyflower.boats import lay_fleet
from render.keyflower.glyphs import CONTRACT, tool, worker
from render.keyflower.holdings import open_row
from render.keyflower.small_tile import inside, is_choosing, is_dim, over_edge, place_small_tile
from render.keyflower.table import headline, season_disc
from render.kit.layout import ROOT3, WIDTH, Box, HexLayout, Point, around, grid, union
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_width, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import player_disc
from render.kit.terrain import hex_ground, hex_shadow, hex_veil
from render.kit.text import fitting, width_of
from render.kit.theme import PLAYERS, Theme, letter_on

_TALL, _SQUARE = 1280, 920
"""Height of the picture for two players, and for more."""
_EDGE, _GAP = 10.0, 8.0
_HEAD, _BID = 50.0, 42.0
_NAMED, _RISE = 5, 20.0
"""Tiles side by side, up to which they have names, and how far the names rise above them."""
_ROOM_IN_CELL = 6.0
"""How far the frame of a lesson stays inside the cell of a tile in the middle."""
_ORDERS = 236.0
"""Width of the column with the turn order tiles."""
_BLOCK = 190.0
"""Width of the name and the counts beside another player's tiles."""
_LARGEST = 120.0
_TALLEST_TILE = {2: 190.0, 3: 132.0, 4: 120.0, 5: 106.0, 6: 106.0}
"""Height of a tile in the middle, by the number of players."""
_NARROW, _TYPE = 0.04, 26
"""The gap between the pictures of a bid, and the size of the smallest numbers."""
_IN_ROWS = 72.0
"""Largest radius of tiles in rows."""
_SMALLEST, _SMALLEST_MAP = 24.0, 56.0
"""Smallest radius of a hexagon, and the one below which another village is no map, but rows of tiles."""
_LARGER = 1.3
"""How much larger rows must make the tiles of a small map to take its place in the reader's village."""


def overview(view: View, say: Say, theme: Theme, tallest: float = 0) -> Scene:
    high = _TALL if len(view.seats) == 2 else _SQUARE
    scene = Scene(theme, round(min(high, tallest or high)))
    y = _head(scene, view, say)
    y = _middle(scene, view, say, y)
    y = y if view.phase == "over" else lay_fleet(scene, view, y, dim=is_choosing(view)) + _GAP
    _villages(scene, view, say, Box(_EDGE, y, WIDTH - _EDGE, scene.height - _EDGE))
    return scene


def shown(view: View) -> set[str]:
    """Return the focus strings of everything in the picture."""
    tiles = [*view.tiles, *view.orders, *(tile for seat in view.seats for tile in _tiles_of(seat))]
    boats = view.boats if view.phase != "over" else ()
    return {*(f"tile:{tile.id}" for tile in tiles), *(f"boat:{boat.id}" for boat in boats)}


def _head(scene: Scene, view: View, say: Say) -> float:
    """Draw the season, whose turn it is, and the players in their order, from the start player on."""
    look = scene.theme.grounds[view.season]
    bar = Box(0, 0, WIDTH, _HEAD)
    scene.panel(Layer.CARD, bar, look.border, None, 0)
    scene.part("season", bar)
    season_disc(scene, view.season, Point(32, _HEAD / 2), 46)
    ink, right = letter_on(look.border), WIDTH - 14.0
    count = len(view.seats)
    for step in reversed(range(count)):
        right = _turn_of(scene, view, (view.start_player + step) % count, right)
    title = say(text("keyflower-pictures-middle")) if view.tiles else names.season(say, view.season)
    box = scene.label(title, (66, _HEAD / 2), 38, ink, SERIF, "left")
    room = right - box.x1 - 40
    words = fitting(lambda most: headline(view, say, most), SANS, 34, room)
    scene.label(words, (right - 14, _HEAD / 2), 36, ink, SANS, "right", room, 30)
    return bar.y1 + _GAP


def _turn_of(scene: Scene, view: View, seat: int, right: float) -> float:
    """Draw a player's disc in the order of play; return the left edge."""
    size = 42.0
    at = Point(right - size / 2, _HEAD / 2)
    if seat in view.deciding and view.phase != "over":
        scene.panel(
            Layer.CARD, around(at, size + 8, size + 8), scene.theme.glow, scene.theme.ink, size / 2 + 4, 2
        )
    scene.sprite(Layer.GOODS, around(at, size, size), player_disc, seat)
    left = right - size - 6
    if seat == view.start_player:
        lay_row(scene, [worker("purple")], (left - 14, at.y), 42, layer=Layer.WORKERS)
        left -= 36
    return left


def _middle(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the season's tiles with their bids, and beside them the turn order tiles."""
    if not (view.tiles or view.orders):
        return top
    if not view.tiles:
        return _orders_row(scene, view, top)
    count = len(view.tiles)
    rows = 1 if count <= 4 else 2
    columns = -(-count // rows)
    wide = WIDTH - 2 * _EDGE - (_ORDERS if view.orders else 0)
    most = _TALLEST_TILE[len(view.seats)]
    rise = _RISE if columns <= _NAMED else 0.0
    high = min(most, wide / columns / 2 * ROOT3 * 0.96) + _BID + 8 + rise
    area = Box(_EDGE, top, _EDGE + wide, top + rows * high)
    for tile, cell in zip(view.tiles, grid(area, count, columns), strict=True):
        scene.panel(Layer.SHADOW, cell.inset(3), scene.theme.felt_line, None, 16)
        room = Box(cell.x0, cell.y0 + 5 + rise, cell.x1, cell.y1 - _BID - 3)
        radius = min(room.height / ROOT3, room.width / 2 - 4)
        ribbon = over_edge(names.ribbon(say, tile.id), cell.width - 32, rise) if rise else None
        place_small_tile(scene, view, tile, room.centre, radius, True, ribbon)
        bids_line(scene, view, tile.bids, Box(cell.x0 + 6, room.y1, cell.x1 - 6, cell.y1 - 4))
        scene.part(f"tile:{tile.id}", cell.inset(_ROOM_IN_CELL))
    if view.orders:
        _orders(scene, view, Box(area.x1, top, WIDTH - _EDGE, area.y1))
    return area.y1 + _GAP


def _orders(scene: Scene, view: View, box: Box) -> None:
    """Draw the turn order tiles below one another, each with its bids at its right."""
    for tile, row in zip(view.orders, box.rows(len(view.orders)), strict=True):
        _order(scene, view, tile, Box(row.x0 + 3, row.y0 + 3, row.x1 - 3, row.y1 - 3))


def _orders_row(scene: Scene, view: View, top: float) -> float:
    area = Box(_EDGE, top, WIDTH - _EDGE, top + 78)
    for tile, cell in zip(view.orders, area.columns(max(4, len(view.orders)), 8), strict=False):
        _order(scene, view, tile, cell)
    return area.y1 + _GAP


def _order(scene: Scene, view: View, tile: TileView, box: Box) -> None:
    scene.panel(Layer.SHADOW, box, scene.theme.felt_line, None, 16)
    printed = view.content.tiles[tile.id]
    radius = min(44.0, (box.height - 6) / ROOT3)
    centre = Point(box.x0 + 8 + radius, box.centre.y)
    hexagon = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, hexagon.width * 1.2, hexagon.height * 1.2), hex_shadow)
    edges = tuple("road" if edge == "r" else "field" for edge in printed.edges)
    scene.sprite(Layer.GROUND, hexagon, hex_ground, "order", edges)
    scene.spot(f"tile:{tile.id}", hexagon, None, "hex")
    look = scene.theme.grounds["order"]
    row = [word_glyph(str(printed.number)), *([worker("purple")] if tile.id == view.keyple_on else [])]
    scene.panel(Layer.CARD, around(centre, row_width(row, 38) + 14, 44), look.border, None, 10)
    lay_row(scene, row, centre, 38, colour=letter_on(look.border), layer=Layer.WORKERS)
    if is_dim(view, tile):
        scene.sprite(Layer.BADGE, hexagon, hex_veil)
    bids_line(scene, view, tile.bids, Box(hexagon.x1 + 2, box.y0, box.x1 - 2, box.y1))


def _villages(scene: Scene, view: View, say: Say, area: Box) -> None:
    """Draw the reader's village in the left half, the others beside it; without a reader in two columns."""
    left, right = area.columns(2, _GAP)
    seats = view.seats
    if view.reader is None:
        half = -(-len(seats) // 2)
        _column(scene, view, say, seats[:half], left)
        _column(scene, view, say, seats[half:], right)
        return
    _own_village(scene, view, say, seats[view.reader], left)
    clockwise = [seats[(view.reader + step) % len(seats)] for step in range(1, len(seats))]
    _column(scene, view, say, clockwise, right)


def _own_village(scene: Scene, view: View, say: Say, seat: SeatView, box: Box) -> None:
    theme = scene.theme
    _sheet(scene, view, seat, box)
    head = Box(box.x0, box.y0, box.x1, box.y0 + 52)
    scene.sprite(Layer.GOODS, around((head.x0 + 30, head.centre.y), 44, 44), player_disc, seat.seat)
    row, title, left = _own_row(view, seat), say(text("keyflower-pictures-own-village")), head.x0 + 60
    wide = row_width(row, 32, _NARROW, _TYPE) + 20
    if left + width_of(title, SERIF, 36) + 18 + wide <= head.x1:  # many pieces take the place of the name
        left = scene.label(title, (left, head.centre.y), 36, theme.felt_ink, SERIF, "left").x1 + 12
    if row:
        strip = Box(left, head.y0 + 4, head.x1 - 6, head.y1 - 4)
        scene.panel(Layer.CARD, strip, theme.paper, theme.glow, 12, 3)
        at, room = (strip.x0 + 10, strip.centre.y), strip.width - 16
        lay_row(scene, row, at, 36, room, "left", colour=theme.ink, gap=_NARROW, least=_TYPE)
    _land(scene, view, seat, Box(box.x0 + 6, head.y1 + 2, box.x1 - 6, box.y1 - 6), say)


def _own_row(view: View, seat: SeatView) -> list[Glyph]:
    """Return the reader's pieces, behind the screen and in front of it."""
    if seat.screen is None or view.phase == "over":
        return _counts(view, seat)
    parts = [Open(seat.screen.workers, seat.screen.skills, seat.screen.contracts)]
    parts += [seat.front] if seat.front is not None else []
    workers, skills = dict[str, int](), dict[str, int]()
    for part in parts:
        for kind, count in part.workers.items():
            workers[kind] = workers.get(kind, 0) + count
        for kind, count in part.skills.items():
            skills[kind] = skills.get(kind, 0) + count
    contracts = tuple(contract for part in parts for contract in part.contracts)
    return open_row(Open(workers, skills, contracts))


def _counts(view: View, seat: SeatView) -> list[Glyph]:
    """Return how many workers, skills and contracts a player has, behind and in front of the screen."""
    front = seat.front
    workers = seat.workers + (sum(front.workers.values()) if front else 0)
    skills = seat.skills + (sum(front.skills.values()) if front else 0)
    contracts = seat.contracts + (len(front.contracts) if front else 0)
    row = [worker("any"), word_glyph(str(workers)), GAP_GLYPH, tool("any"), word_glyph(str(skills))]
    return row + ([GAP_GLYPH, CONTRACT, word_glyph(str(contracts))] if view.merchants != "off" else [])


def _sheet(scene: Scene, view: View, seat: SeatView, box: Box) -> None:
    active = seat.seat in view.deciding and view.phase != "over"
    edge = scene.theme.glow if active else PLAYERS[seat.seat].colour
    scene.panel(Layer.SHADOW, box, scene.theme.felt_line, edge, 16, 4)
    scene.part(f"village:{seat.seat}", box)


def _column(scene: Scene, view: View, say: Say, seats: Sequence[SeatView], box: Box) -> None:
    """Draw villages below one another; one with more tiles is higher."""
    y = box.y0
    for seat, high in zip(seats, _heights(seats, box), strict=True):
        strip = Box(box.x0, y, box.x1, y + high)
        _sheet(scene, view, seat, strip)
        below = Box(strip.x0 + 6, strip.y0 + 54, strip.x1 - 6, strip.y1 - _ROOM_IN_STRIP)
        right = Box(strip.x0 + _BLOCK, strip.y0 + _ROOM_IN_STRIP, strip.x1 - 6, strip.y1 - _ROOM_IN_STRIP)
        land = max(below, right, key=lambda box: _fitting(len(_tiles_of(seat)), box))
        _name(scene, view, say, seat, strip, land == right)
        _land(scene, view, seat, land)
        y = strip.y1 + _GAP


_ROOM_IN_STRIP = 9.0
"""Between the tiles of a village and its frame."""
_LEAST_STRIP = 72.0
"""Smallest height of a village."""


def _heights(seats: Sequence[SeatView], box: Box) -> list[float]:
    """Return the height of each village: that of its rows of equally large tiles, and a share of the rest."""
    across, room = box.width - _BLOCK - 6, box.height - _GAP * (len(seats) - 1)
    radius = 60.0
    while True:
        rows = [-(-len(_tiles_of(seat)) // int(across // (2 * radius + 3))) for seat in seats]
        high = [max(_LEAST_STRIP, count * (ROOT3 * radius + 4) + 10) for count in rows]
        if sum(high) <= room or radius <= _SMALLEST:
            spare = (room - sum(high)) / len(seats)
            return [each + spare for each in high]
        radius -= 1


def _tiles_of(seat: SeatView) -> list[TileView]:
    return [*seat.village, *seat.to_place, *seat.beside]


def _name(scene: Scene, view: View, say: Say, seat: SeatView, strip: Box, beside: bool) -> None:
    """Draw a player's sign and name, and how many pieces the player has, beside or above the tiles."""
    theme, row = scene.theme, _counts(view, seat)
    middle = strip.centre.y - 18 if beside else strip.y0 + 27
    scene.sprite(Layer.GOODS, around((strip.x0 + 28, middle), 38, 38), player_disc, seat.seat)
    at, size = (Point(strip.x0 + 10, middle + 38), 38) if beside else (Point(strip.x1 - 230, middle), 38)
    room = _BLOCK - 62 if beside else at.x - strip.x0 - 70
    scene.label(
        player_name(say, seat.seat), (strip.x0 + 54, middle), 34, theme.felt_ink, SERIF, "left", room, 30
    )
    lay_row(scene, row, at, size, _BLOCK - 18 if beside else 222, "left", colour=theme.felt_ink, least=_TYPE)


def _land(scene: Scene, view: View, seat: SeatView, box: Box, say: Say | None = None) -> None:
    """Draw the tiles as a map, with their names if `say` is given.

    They are in rows, in their order of joining, where a map would be too small.
    """
    waiting = [*seat.to_place, *seat.beside]
    if waiting and say is not None:
        row = Box(box.x0, box.y1 - 84, box.x1, box.y1)
        _rows(scene, view, waiting, row)
        box = Box(box.x0, box.y0, box.x1, row.y0 - 4)
    layout = _map_layout([tile.at for tile in seat.village if tile.at is not None], box)
    if say is None and (waiting or layout.radius < _SMALLEST_MAP):
        _rows(scene, view, _tiles_of(seat), box)
        return
    if layout.radius < _SMALLEST_MAP and _fitting(len(seat.village), box)[0] > _LARGER * layout.radius:
        _rows(scene, view, seat.village, box, say)
        return
    for tile in seat.village:
        if tile.at is not None:
            ribbon = None if say is None else inside(names.ribbon(say, tile.id), layout.radius)
            place_small_tile(scene, view, tile, layout.centre(tile.at), layout.radius, True, ribbon)


def _map_layout(cells: Sequence[Hex], box: Box) -> HexLayout:
    unit = union(HexLayout(1.0).box(cell) for cell in cells)
    radius = min(_LARGEST, box.width / unit.width, box.height / unit.height)
    middle = unit.centre
    return HexLayout(radius, (box.centre.x - radius * middle.x, box.centre.y - radius * middle.y))


def _fitting(count: int, box: Box) -> tuple[float, int]:
    """Return the radius of the largest tiles in rows, and how many are side by side."""
    return max(
        (min(_IN_ROWS, box.width / across / 2 - 1.5, (box.height / -(-count // across) - 4) / ROOT3), across)
        for across in range(1, count + 1)
    )


def _rows(scene: Scene, view: View, tiles: Sequence[TileView], box: Box, say: Say | None = None) -> None:
    """Draw tiles side by side, as large as the box allows."""
    radius, across = _fitting(len(tiles), box)
    high = ROOT3 * radius + 4
    rows = -(-len(tiles) // across)
    top = box.centre.y - rows * high / 2
    spare = 0.0 if say is None else (box.width - (2 * radius + 3) * min(across, len(tiles))) / 2
    for number, tile in enumerate(tiles):
        row, column = divmod(number, across)
        at = Point(box.x0 + spare + (2 * radius + 3) * column + radius, top + high * (row + 0.5))
        ribbon = None if say is None else inside(names.ribbon(say, tile.id), radius)
        place_small_tile(scene, view, tile, at, radius, False, ribbon)
