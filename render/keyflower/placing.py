"""The tile to place while villages grow: the free places with their numbers, and the tile itself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.text import Say, text
from engine.keyflower.content.box import Content
from engine.keyflower.numbering import cell_number
from engine.keyflower.view import PlacingView, SeatView, TileView, View
from engine.keyflower.village import cell_at
from render.keyflower.tile import WITH_PRINT, badge_tiles, place_bare_tile, place_tile
from render.kit.layout import ROOT3, HexLayout, Point, around, freest
from render.kit.painter import Marks
from render.kit.scene import BADGE, BOLD, Layer, Scene
from render.kit.signs import badge
from render.kit.terrain import hex_place

_RADIUS = 116.0
"""Radius of the tile to place, and of those that come next if they are few."""
TRAY, _TRAY_EDGE, _TRAY_HIGH, _APART = 270.0, 24.0, 800.0, 20.0
"""Width, left edge and height of the column of tiles to place, and the space below each."""
_CELL = "cell:"
_NUMBER, _SMALL = 84.0, 72.0
"""Size of the number of a free place, and of the room for that of a tile's place."""
_CORNER = (0.3, 0.58)
"""Place of that number relative to the radius: between the ends of two roads."""


def free_places(view: View, seat: SeatView) -> list[Hex]:
    """Return the places beside the reader's village while a tile is in hand or can still be moved."""
    if view.reader != seat.seat:
        return []
    if view.placing is not None:
        return sorted(seat.free_cells()) if view.placing.cell is None else []
    last = last_placed(view, seat)
    return (
        [] if last is None else sorted(cell for cell in seat.free_cells(without=last.id) if cell != last.at)
    )


def last_placed(view: View, seat: SeatView) -> TileView | None:
    """Return the tile that the reader has just placed and can still move."""
    can_move = view.reader == seat.seat and view.placing is None and view.phase == "growth"
    return seat.village[-1] if can_move and seat.placed else None


def lay_place(scene: Scene, layout: HexLayout, cell: Hex) -> None:
    box = layout.box(cell)
    scene.sprite(Layer.GROUND, box, hex_place)
    scene.spot(f"{_CELL}{cell.q},{cell.r}", box, box.centre, "hex")


def lay_placed(
    scene: Scene, content: Content, say: Say, tile: TileView, centre: Point, radius: float
) -> None:
    """Draw a tile that can still be turned or moved: its roads and its name."""
    place_bare_tile(scene, content, say, tile, centre, radius)
    words = [label.box for label in scene.labels]
    at = freest([centre.shifted(dx * radius, 0.34 * radius) for dx in (0.72, -0.72)], BADGE, words)
    scene.spot(f"tile:{tile.id}", around(centre, 2 * radius, ROOT3 * radius), at, "hex")


def mark_place(scene: Scene, cell: Hex, centre: Point, radius: float) -> None:
    """Give the place of the tile just placed a number, below the name of the tile and what it does."""
    dx, dy = (part * radius for part in _CORNER) if radius >= WITH_PRINT else (0.0, _SMALL / 2)
    at = centre.shifted(dx, dy)
    scene.spot(f"{_CELL}{cell.q},{cell.r}", around(at, _SMALL, _SMALL), at, "hex")


def number_places(scene: Scene, marks: Marks) -> Marks:
    """Write the numbers of the places, large; return the marks of everything else."""
    for focus, spot in scene.spots.items():
        if focus.startswith(_CELL):
            number = str(cell_number(cell_at(focus.removeprefix(_CELL))))
            size = min(_NUMBER, spot.box.height * 0.8)
            if focus in marks.badges:
                scene.sprite(Layer.BADGE, around(spot.badge, size, size), badge, number, focus in marks.pale)
            elif spot.box.width > _SMALL:
                scene.label(number, spot.box.centre, 48, scene.theme.felt_ink, BOLD)
    others = {focus: mark for focus, mark in marks.badges.items() if not focus.startswith(_CELL)}
    return replace(marks, badges=others)


def turned_tile(placing: PlacingView) -> TileView:
    """Return the tile as it lies in the chosen place: in its own rotation if that is allowed there."""
    allowed = placing.rotations or (placing.tile.rotation,)
    rotation = placing.tile.rotation if placing.tile.rotation in allowed else allowed[0]
    return replace(placing.tile, rotation=rotation, at=placing.cell)


def lay_tray(
    scene: Scene,
    content: Content,
    say: Say,
    in_hand: TileView | None,
    waiting: Sequence[TileView],
    top: float,
) -> float:
    """Draw the tile to place at the left, and below it those that come next; return the bottom edge."""
    y = top
    if in_hand is not None:
        y = _lay_words(scene, say(text("keyflower-pictures-place-this")), y)
        y = _lay_column(scene, content, say, [in_hand], y, _RADIUS)
    if waiting:
        y = _lay_words(scene, say(text("keyflower-pictures-place-next")), y)
        radius = min(_RADIUS, ((top + _TRAY_HIGH - y) / len(waiting) - _APART) / ROOT3)
        y = _lay_column(scene, content, say, waiting, y, radius)
    return y


def _lay_words(scene: Scene, words: str, top: float) -> float:
    return scene.paragraph(words, (_TRAY_EDGE, top), 36, TRAY - _TRAY_EDGE, scene.theme.felt_ink) + 8


def _lay_column(
    scene: Scene, content: Content, say: Say, tiles: Sequence[TileView], top: float, radius: float
) -> float:
    for tile in tiles:
        centre = Point(_TRAY_EDGE + radius, top + ROOT3 * radius / 2)
        place_tile(scene, content, say, tile, centre, radius)
        badge_tiles(scene, {tile.id: centre}, radius)
        top += ROOT3 * radius + _APART
    return top
