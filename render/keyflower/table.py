"""The table: the players, season tiles with their bids, turn order, boats, and the supply."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.text import Say, Seat, Who, text
from engine.keyflower.view import Open, SeatView, TileView, View
from render.keyflower import names
from render.keyflower.bids import CHIP, chip, chip_place
from render.keyflower.boats import lay_boats, lay_fleet, lay_spares
from render.keyflower.glyphs import (
    CABIN,
    CONTRACT,
    SHIP,
    bag_of,
    good,
    tool,
    worker,
)
from render.keyflower.holdings import hidden_row, tools_row, workers_row
from render.keyflower.own_pieces import own
from render.keyflower.tile import BADGE_PLACES, BESIDE, badge_tiles, place_tile
from render.keyflower.tile_rows import BELOW_BIDS, BETWEEN_BIDS, TALLEST
from render.kit.layout import ROOT3, WIDTH, Box, Point, around, grid
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, lay_row, row_height, row_width, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.signs import player_disc, season_sign
from render.kit.terrain import hex_ground, hex_shadow
from render.kit.text import fitting, size_for, width_of
from render.kit.theme import Theme, letter_on

_EDGE = 24
_NEAR = 0.03
"""The gap between the pieces of a player."""
_NUMBER, _PIECE = 30, 28.0
"""Their least numbers, and the least height of pieces that stand apart."""
_TYPE = 34
"""Text of this size has 11 px on a phone."""
_TALLEST_PICTURE = 1280
_SUPPLY, _STRIP = 92.0, 84.0
_MANY = 12
"""Above this number of tiles there is no room for the players."""
CARD, FRONT = 92.0, 100.0
"""Height of a player's card, and of its part for pieces in front of the screen."""
_AROUND_MATS, _IN_MAT = 5.0, 10.0
_ORDER, _ORDERS_HIGH = 58.0, 124.0
"""Radius of a turn order tile, and the height of their row."""
_SIDES_OF = {2: (2, 4), 3: (2, 4, 5), 4: (2, 4, 5, 1), 5: (2, 3, 4, 5, 1), 6: (2, 3, 4, 5, 0, 1)}
"""The side of every tile that belongs to each seat, clockwise (KF-16)."""


def table(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = header(scene, say, view.season, lambda most: headline(view, say, most))
    y = scene.strip(Spare.PLAYERS, y, _players(scene, view, say, y))
    y = own(scene, view, y)
    y = _season_tiles(scene, view, say, y)
    y = scene.strip(Spare.BOATS, y, _boats(scene, view, say, y))
    y = scene.strip(Spare.BOATS, y, lay_spares(scene, view, say, y))
    scene.height = round(y + _EDGE / 2)
    if not view.tiles or y + _SUPPLY <= _TALLEST_PICTURE:
        scene.height = round(scene.strip(Spare.STOCK, y, _supply(scene, view, y)) + _EDGE / 2)
    return scene


def _boats(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the boats with their names; in one line while tiles are on sale."""
    return lay_fleet(scene, view, top + 6) if view.tiles else lay_boats(scene, view, say, view.boats, top)


def headline(view: View, say: Say, most: int | None = None) -> str:
    """Return whose turn it is and who has just passed, or that the game is over, with up to `most` letters of
    a name."""
    if view.phase == "over":
        return say(text("pictures-over"))
    who, passed = (
        tuple(Who(seat) for seat in seats) if most is None else names.players(say, seats, most)
        for seats in (view.deciding, _passed(view))
    )
    return say(text(f"pictures-phase-{view.phase}", who=who, passes=view.passes, passed=passed))


def _passed(view: View) -> tuple[Seat, ...]:
    """Return who has passed in a row, up to the player whose turn it is."""
    if view.phase != "turns" or not view.deciding:
        return ()
    seats, now = len(view.seats), view.deciding[0]
    return tuple((now - turns) % seats for turns in range(view.passes, 0, -1))


def header(scene: Scene, say: Say, season: str, words: Callable[[int], str], title: str = "") -> float:
    """Draw the season's banner, with its name unless there is a title; return the bottom edge."""
    look = scene.theme.grounds[season]
    bar = Box(0, 0, WIDTH, 64)
    scene.panel(Layer.CARD, bar, look.border, None, 0)
    scene.part("season", bar)
    season_disc(scene, season, Point(_EDGE + 28, 32), 56)
    ink = letter_on(look.border)
    title, beside = title or names.season(say, season), WIDTH - _EDGE * 3 - 70
    least = width_of(fitting(words, SANS, _TYPE, 0), SANS, _TYPE)  # with the shortest names
    size = size_for(title, SERIF, 42, beside - least, 36)
    box = scene.label(title, (_EDGE + 70, 32), size, ink, SERIF, "left")
    room = WIDTH - _EDGE * 2 - box.x1
    scene.label(fitting(words, SANS, _TYPE, room), (WIDTH - _EDGE, 32), 36, ink, SANS, "right", room, 26)
    return scene.strip(Spare.HEAD, 0, bar.y1)


def season_disc(scene: Scene, season: str, at: Point, size: float) -> None:
    """Draw the season's sign on paper, visible on any colour."""
    scene.panel(Layer.CARD, around(at, size, size), scene.theme.paper, scene.theme.paper_edge, size / 2, 2)
    scene.sprite(Layer.GOODS, around(at, size * 0.8, size * 0.8), season_sign, season)


def _players(scene: Scene, view: View, say: Say, top: float) -> float:
    if len(view.tiles) > _MANY:
        return top
    if view.tiles and not any(seat.front for seat in view.seats):
        return _player_strip(scene, view, say, top)
    count = len(view.seats)
    columns = count if count <= 4 else 3
    rows = -(-count // columns)
    high = CARD + (FRONT if any(seat.front for seat in view.seats) else 0)
    area = Box(_EDGE, top + 16, WIDTH - _EDGE, top + 16 + rows * (high + 8) - 8)
    for seat, cell in zip(view.seats, grid(area, count, columns, 8), strict=True):
        _player(scene, view, seat, player_name(say, seat.seat), cell)
    return area.y1


def _player_strip(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw all players in one line: sign, name, and how much is behind the screen."""
    theme = scene.theme
    area = Box(10, top + 8, WIDTH - 10, top + 8 + _STRIP)
    for seat, cell in zip(view.seats, area.columns(len(view.seats), 6), strict=True):
        active = seat.seat in view.deciding
        edge, line = (theme.glow, 6) if active else (theme.paper_edge, 2)
        scene.panel(Layer.CARD, cell, theme.paper, edge, 14, line)
        scene.spot(f"seat:{seat.seat}", cell, Point(cell.x0 + 24, cell.y0 + 24))
        scene.sprite(Layer.GOODS, around((cell.x0 + 28, cell.y0 + 24), 38, 38), player_disc, seat.seat)
        left = cell.x0 + 52
        name = player_name(say, seat.seat)
        scene.label(name, (left, cell.y0 + 23), 34, theme.ink, SERIF, "left", cell.x1 - left - 8, 28)
        _counts(scene, view, seat, Point(cell.x0 + 12, cell.y0 + 60), 38, cell.width - 18)
    return area.y1


def _player(scene: Scene, view: View, seat: SeatView, name: str, cell: Box) -> None:
    theme = scene.theme
    active = seat.seat in view.deciding
    scene.panel(
        Layer.CARD, cell, theme.paper, theme.glow if active else theme.paper_edge, 14, 6 if active else 2
    )
    scene.spot(f"seat:{seat.seat}", cell, Point(cell.x0 + 24, cell.y0 + 24))
    scene.sprite(
        Layer.GOODS,
        around((cell.x0 + 40, cell.y0 + CARD / 2), 60, 60),
        player_disc,
        seat.seat,
    )
    left = cell.x0 + 80
    right = cell.x1 - 12
    if seat.seat in view.boat_queue:
        turn = [SHIP, word_glyph(f"{view.boat_queue.index(seat.seat) + 1}.")]
        right = lay_row(scene, turn, (right, cell.y0 + 28), 36, anchor="right").x0 - 8
    scene.label(name, (left, cell.y0 + 28), 34, theme.ink, SERIF, "left", right - left, 30)
    _counts(scene, view, seat, Point(left, cell.y0 + 67), 36, cell.x1 - left - 10)
    if seat.front is not None:
        _front(scene, seat.front, Box(cell.x0, cell.y0 + CARD, cell.x1, cell.y1))


def _counts(scene: Scene, view: View, seat: SeatView, at: Point, high: float, room: float) -> None:
    """Draw how much is behind the screen, and the start player's piece, apart from the numbers if it fits."""
    row = hidden_row(view, seat)
    if seat.start_player:
        apart = [*row, GAP_GLYPH, worker("purple")]
        fits = row_height(apart, high, room, _NEAR, _NUMBER) >= _PIECE
        row = apart if fits else [*row, worker("purple")]
    lay_row(scene, row, at, high, room, "left", colour=scene.theme.ink, gap=_NEAR, least=_NUMBER)


def _front(scene: Scene, front: Open, box: Box) -> None:
    """Draw the pieces in front of a screen: a line of workers, a line of skills and contracts."""
    scene.panel(Layer.CARD, box.inset(6), scene.theme.paper_shade, None, 10)
    for row, y in ((workers_row(front), box.y0 + 30), (tools_row(front), box.y0 + 72)):
        if row:
            lay_row(scene, row, (box.x0 + 16, y), 36, box.width - 32, "left", colour=scene.theme.ink)


def _season_tiles(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the tiles on sale; turn order tiles join the last row if there is space."""
    if not view.tiles:
        return _orders(scene, view, top)
    seats, count = len(view.seats), len(view.tiles)
    columns = 3 if count < 10 and seats < 5 else 4
    rows = -(-count // columns)
    radius = 134.0 if columns == 3 else 118.0 if rows < 4 else 100.0
    joined = view.orders if len(view.orders) <= rows * columns - count else ()
    centres: dict[str, Point] = {}
    area = Box(2, top + 10, WIDTH - 2, top + 10 + rows * _pitch(radius, seats))
    cells = grid(area, count + len(joined), columns)
    for top in sorted({cell.y0 for cell in cells}):
        scene.strip(Spare.ROW, top, top + area.height / rows)
    _mats(scene, cells)
    for tile, cell in zip(view.tiles, cells, strict=False):
        tallest = BETWEEN_BIDS if seats > 4 else BELOW_BIDS if tile.bids else TALLEST
        place_tile(scene, view.content, say, tile, cell.centre, radius, tallest)
        _bids(scene, view, tile, cell.centre, radius)
        centres[tile.id] = cell.centre
        scene.part(f"tile:{tile.id}", cell.inset(_IN_MAT))
    for tile, cell in zip(joined, cells[count:], strict=True):
        _order(scene, view, tile, cell.centre, _ORDER * 1.25)
        _bids(scene, view, tile, cell.centre, _ORDER * 1.25)
    badge_tiles(scene, centres, radius, (*BESIDE, *BADGE_PLACES))
    return area.y1 if joined else _orders(scene, view, area.y1)


def _mats(scene: Scene, cells: Sequence[Box]) -> None:
    """Draw a separate mat under every tile with its bids, to keep neighbours apart."""
    for cell in cells:
        scene.panel(Layer.SHADOW, cell.inset(_AROUND_MATS), scene.theme.felt_line, None, 30)


def _pitch(radius: float, seats: int) -> float:
    """Return the height of a row of tiles and mats.

    With five or more seats there are bids above and below, too.
    """
    return ROOT3 * radius + (40 if seats < 5 else 56 if radius > 100 else 50)


def _orders(scene: Scene, view: View, top: float) -> float:
    if not view.orders:
        return top
    area = Box(10, top + 6, WIDTH - 10, top + 6 + _ORDERS_HIGH)
    scene.strip(Spare.ROW, top, area.y1)
    for tile, cell in zip(view.orders, area.columns(max(3, len(view.orders)), 8), strict=False):
        scene.panel(Layer.SHADOW, cell, scene.theme.felt_line, None, 24)
        _order(scene, view, tile, Point(cell.x0 + _ORDER + 10, cell.centre.y), _ORDER)
        _order_bids(scene, tile, Box(cell.x0 + 2 * _ORDER + 40, cell.y0 + 2, cell.x1 - 4, cell.y1 - 2))
    return area.y1


def _order_bids(scene: Scene, tile: TileView, box: Box) -> None:
    """Draw the bids in up to three lines beside a turn order tile, the best first."""
    ranked = sorted(tile.bids, key=lambda bid: -bid.count)
    columns = 1 if len(ranked) <= 3 else 2
    rows = -(-len(ranked) // columns)
    for at, bid in enumerate(ranked):
        cell = box.columns(columns)[at // rows].rows(rows)[at % rows]
        scale = min(1.0, cell.width / (CHIP[0] + 2), cell.height / (CHIP[1] + 2))
        wide = CHIP[0] if bid.count < 10 else CHIP[0] + 8
        chip(scene, bid, around(cell.centre, wide * scale, CHIP[1] * scale), scale)


def _order(scene: Scene, view: View, tile: TileView, centre: Point, radius: float) -> None:
    theme, printed = scene.theme, view.content.tiles[tile.id]
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    edges = tuple("road" if edge == "r" else "field" for edge in printed.edges)
    scene.sprite(Layer.GROUND, box, hex_ground, "order", edges)
    look = theme.grounds["order"]
    keyple = tile.id == view.keyple_on
    sheet = around(centre, 96 if keyple else 56, 54)
    scene.panel(Layer.CARD, sheet, look.border, None, 12)
    row = [word_glyph(str(printed.number)), *([worker("purple")] if keyple else [])]
    lay_row(scene, row, centre, 46, colour=letter_on(look.border), layer=Layer.WORKERS)
    scene.spot(f"tile:{tile.id}", box, Point(box.x1 + 8, centre.y), "hex")


def _bids(scene: Scene, view: View, tile: TileView, centre: Point, radius: float) -> None:
    """Draw each bid at its owner's side, as a chip at the tile's outer edge."""
    for bid in tile.bids:
        side = _SIDES_OF[len(view.seats)][bid.seat]
        scale = 1.2 if radius > 140 else 1.0
        wide, high = CHIP if bid.count < 10 else (CHIP[0] + 8, CHIP[1])
        box = around(chip_place(centre, radius, side), wide * scale, high * scale)
        chip(scene, bid, box, scale)


def _supply(scene: Scene, view: View, top: float) -> float:
    """Draw the supply: the bag, green workers, goods, skills."""
    theme = scene.theme
    row = [bag_of(view.bag), GAP_GLYPH, worker("green"), word_glyph(str(view.greens)), GAP_GLYPH]
    for kind in ("wood", "stone", "iron", "gold"):
        row += [good(kind), word_glyph(str(view.stock.get(kind, 0))), GAP_GLYPH]
    row += [tool("any"), word_glyph(str(view.pile))]
    if view.merchants != "off":
        row += [
            GAP_GLYPH,
            CONTRACT,
            word_glyph(str(view.contract_stack)),
            GAP_GLYPH,
            CABIN,
            word_glyph(str(view.cabins)),
        ]
    middle = (WIDTH / 2, top + 46)
    wide = min(row_width(row, 44), WIDTH - 2 * _EDGE - 30)
    scene.panel(Layer.CARD, around(middle, wide + 40, 66), theme.paper, theme.paper_edge, 30, 2)
    lay_row(scene, row, middle, 44, WIDTH - 2 * _EDGE - 30, colour=theme.ink)
    return top + 80
