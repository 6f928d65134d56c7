"""The result: every village with the points of its tiles, the winner's first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.game import Standing
from engine.core.text import Say, Text, Who, text
from engine.keyflower.content.box import Content
from engine.keyflower.content.shapes import Boat
from engine.keyflower.view import SeatView, TileView, View
from render.keyflower import names
from render.keyflower.glyphs import annex, counted_row, printed_row
from render.keyflower.table import header
from render.keyflower.tile import edges_of, ground_of
from render.kit import result_cards
from render.kit.layout import ROOT3, WIDTH, Box, HexLayout, Point, around, union
from render.kit.phrases import colon, player_name
from render.kit.result_cards import EDGE, GAP, HEAD
from render.kit.rows import Glyph, lay_row, row_height, row_width, sprite_glyph
from render.kit.scene import Layer, Scene
from render.kit.signs import coin, player_disc
from render.kit.terrain import hex_ground, hex_shadow
from render.kit.theme import Theme

_PAD = 18.0
_LARGEST = 120.0
"""Largest radius of a hexagon."""
_WORK = 42.0
"""Height from which a tile also shows what it does."""
_COIN = 58.0


class _Village(Struct, frozen=True):
    standing: Standing
    seat: SeatView
    points: dict[str, int]  # of each tile
    extent: Box  # of its cells, at a radius of 1


def result(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = header(scene, say, view.season, lambda _: "", say(text("keyflower-picture-result"))) + EDGE
    rows = result_cards.rows_of([_village(view, standing) for standing in view.standings])
    radius = _radius(rows, result_cards.TALLEST - y - EDGE)
    for row in rows:
        high = HEAD + 2 * _PAD + radius * max(village.extent.height for village in row)
        for village, box in zip(row, result_cards.places_in(row, y, high), strict=True):
            _card(scene, view, say, village, box, radius)
        y += high + GAP
    scene.height = round(y - GAP + EDGE)
    return scene


def _radius(rows: Sequence[Sequence[_Village]], high: float) -> float:
    """Return the largest radius at which all villages fit, so that they can be compared."""
    room = high - len(rows) * (HEAD + 2 * _PAD) - (len(rows) - 1) * GAP
    radius = min(_LARGEST, room / sum(max(village.extent.height for village in row) for row in rows))
    for row in rows:
        wide = (WIDTH - 2 * EDGE - GAP * (len(row) - 1)) / len(row) - 2 * _PAD
        radius = min(radius, *(wide / village.extent.width for village in row))
    return radius


def words(view: View, say: Say) -> str:
    """Return the picture in words: each player's points, and the tiles that earned them."""
    lines = list[str]()
    for standing in view.standings:
        village = _village(view, standing)
        place = text(
            "pictures-score-place", who=Who(standing.seat), points=standing.points, rank=standing.rank
        )
        told = ", ".join(
            f"{names.tile(say, tile.id)} {village.points.get(tile.id) or ''}".strip()
            for tile in village.seat.village
        )
        lines.append(colon(say, say(place).rstrip("."), told) + ".")
    return " ".join(lines)


def _village(view: View, standing: Standing) -> _Village:
    points, seat = dict[str, int](), view.seats[standing.seat]
    for line in view.sheet:
        tile = dict(line.text.args).get("tile")
        if line.seat == standing.seat and isinstance(tile, Text):
            piece = tile.key.removeprefix("keyflower-tile-")
            points[piece] = points.get(piece, 0) + line.points
    extent = union(HexLayout(1.0).box(tile.at) for tile in seat.village if tile.at is not None)
    return _Village(standing, seat, points, extent)


def _card(scene: Scene, view: View, say: Say, village: _Village, box: Box, radius: float) -> None:
    standing, middle = village.standing, village.extent.centre
    disc, won = sprite_glyph(player_disc, standing.seat), standing.rank == 1
    room = result_cards.card(scene, box, player_name(say, standing.seat), disc, standing.points, won)
    layout = HexLayout(radius, (room.centre.x - radius * middle.x, room.centre.y - radius * middle.y))
    for tile in village.seat.village:
        if tile.at is not None:
            _tile(scene, view, tile, layout.centre(tile.at), radius, village.points.get(tile.id, 0))


def _tile(scene: Scene, view: View, tile: TileView, centre: Point, radius: float, points: int) -> None:
    """Draw a tile's land and roads, its points on a coin, and its work where that is large enough."""
    box = around(centre, 2 * radius, ROOT3 * radius)
    scene.sprite(Layer.SHADOW, around(centre, box.width * 1.2, box.height * 1.2), hex_shadow)
    edges = edges_of(view.content, tile)
    scene.sprite(Layer.GROUND, box.inset(-1), hex_ground, ground_of(view.content, tile.id), edges)
    work = _work(view.content, tile)
    if work and row_height(work, radius * 0.46, radius * 1.3) < _WORK:
        work = []
    at, size = centre, max(0.62 * radius, min(_COIN, 1.55 * radius))
    if work:
        low, wide = centre.shifted(0, radius * 0.4 if points else 0.0), radius * 1.3
        high = row_height(work, radius * 0.46, wide)
        sheet = around(low, row_width(work, high) + 14, high + 8)
        scene.panel(Layer.CARD, sheet, scene.theme.paper, scene.theme.paper_edge, 8, 2)
        lay_row(scene, work, low, high, wide)
        at = centre.shifted(0, -radius * 0.3)
    if points:
        scene.sprite(Layer.WORKERS, around(at, size, size), coin, str(points))
    if tile.extension:
        colour = view.content.extensions[tile.extension].colour
        corner = centre.shifted(-radius * 0.66, -radius * 0.6)
        lay_row(scene, [annex(colour)], corner, size * 0.6, layer=Layer.WORKERS)


def _work(content: Content, tile: TileView) -> list[Glyph]:
    """Return what a tile does; the coin says enough of one that only scores."""
    printed = content.hexes[tile.id]
    if isinstance(printed, Boat) or printed.scoring is not None:
        return []
    return counted_row(printed_row(content, tile.id, tile.upgraded, tile.side, tile.cabins))
