"""The score sheet: one table for all players."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keythedral.content.shapes import KINDS, NUMBERS
from engine.keythedral.view import SeatView, View
from render.keythedral import strips
from render.keythedral.cubes import cube_glyph
from render.keythedral.pieces import seat_disc, seat_tile
from render.keythedral.strips import EDGE
from render.kit import score_heads
from render.kit.layout import WIDTH, Box, around
from render.kit.phrases import player_name
from render.kit.rows import Glyph, lay_row, sprite_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin
from render.kit.text import width_of, wrapped
from render.kit.theme import Theme

_HEAD = 384
"""Width of the column with the names of the rows."""
_ROW = 86.0
_SMALL = 34  # text size of a long row
_SCORED_CUBES = "keythedral-score-cubes"


class Line:
    """A row of the sheet: its sign, its text, and the value of each seat."""

    def __init__(self, glyph: Glyph, words: str, values: list[int], counts: list[int] | None = None) -> None:
        self.glyph, self.words, self.values, self.counts = glyph, words, values, counts


def cube_value(view: View, seat: SeatView) -> int:
    """Return the value of cubes left over, for ties or for points (KT-90)."""
    held = seat.cubes or {}
    return sum(held.get(kind, 0) * value for kind, value in zip(KINDS, view.content.cube_values, strict=True))


def lines(view: View, say: Say) -> list[Line]:
    """Return seats by number, then cubes: as points if they score, else only for ties."""
    points = {(slot.number, slot.points) for slot in view.slots}
    worth = dict(points)
    found: list[Line] = []
    for number in NUMBERS:
        counts = [sum(int(tile.split("-")[0]) == number for tile in seat.tiles or ()) for seat in view.seats]
        words = say(text("keythedral-pictures-row-seats", points=worth.get(number, number)))
        glyph = sprite_glyph(seat_tile, number)
        found.append(Line(glyph, words, [count * worth.get(number, number) for count in counts], counts))
    if scored_cubes(view):
        values = [cube_value(view, seat) for seat in view.seats]
        found.append(Line(cube_glyph("any"), say(text("keythedral-score-cubes")), values))
    return found


def scored_cubes(view: View) -> bool:
    return any(line.text.key == _SCORED_CUBES for line in view.score)


def score(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    top = strips.header(scene, view, say, say(text("pictures-score"))) + 20
    rows = lines(view, say)
    order = [standing.seat for standing in view.standings]
    ties = not scored_cubes(view)
    box = Box(
        EDGE, top, WIDTH - EDGE, top + score_heads.HEIGHT + len(rows) * _ROW + 130 + (72 if ties else 0)
    )
    sheet(scene, box)
    cells = Box(box.x0 + _HEAD, box.y0, box.x1 - 8, box.y1).columns(len(order))
    for standing, cell in zip(view.standings, cells, strict=True):
        disc = sprite_glyph(seat_disc, standing.seat)
        score_heads.head(scene, cell, player_name(say, standing.seat), disc, standing.rank == 1)
    y = top + score_heads.HEIGHT
    for index, line in enumerate(rows):
        _row(scene, line, order, Box(box.x0, y, box.x1, y + _ROW), cells, index % 2 == 0)
        y += _ROW
    _totals(scene, view, say, Box(box.x0, y, box.x1, y + 130), cells)
    if ties:
        _ties(scene, view, say, order, Box(box.x0, y + 124, box.x1, y + 190), cells)
    scene.height = round(box.y1 + EDGE)
    return scene


def _row(scene: Scene, line: Line, order: list[int], box: Box, cells: list[Box], shade: bool) -> None:
    theme = scene.theme
    if shade:
        inner = Box(box.x0 + 3, box.y0, box.x1 - 3, box.y1)
        scene.panel(Layer.CARD, inner, theme.paper_shade, None, 0)
    lay_row(scene, [line.glyph], (box.x0 + 56, box.centre.y), 70)
    _row_words(scene, line.words, box)
    for seat, cell in zip(order, cells, strict=True):
        value = line.values[seat]
        middle = cell.centre.x
        if not value:
            scene.label("–", (middle, box.centre.y), 46, theme.faint, BOLD)
            continue
        shown = scene.label(str(value), (middle, box.centre.y), 48, None, BOLD)
        if line.counts is not None:
            words = f"×{line.counts[seat]}"
            scene.label(words, (shown.x1 + 10, box.centre.y + 4), 34, theme.faint, SANS, "left")


def _row_words(scene: Scene, words: str, box: Box) -> None:
    """Draw the full text of a row, in two lines if one would be too long."""
    room = _HEAD - 116
    if width_of(words, SANS, _SMALL) <= room:
        scene.label(words, (box.x0 + 106, box.centre.y), 36, None, SANS, "left", room, _SMALL)
        return
    lines = wrapped(words, SANS, _SMALL, room)
    for at, line in enumerate(lines):
        y = box.centre.y + (at - (len(lines) - 1) / 2) * _SMALL * 1.15
        scene.label(line, (box.x0 + 106, y), _SMALL, None, SANS, "left", room, 30)


def _totals(scene: Scene, view: View, say: Say, box: Box, cells: list[Box]) -> None:
    words = say(text("pictures-row-total"))
    scene.label(words, (box.x0 + 106, box.centre.y), 46, None, SERIF, "left", _HEAD - 116, 34)
    for standing, cell in zip(view.standings, cells, strict=True):
        size = 112 if standing.rank == 1 else 84
        scene.sprite(
            Layer.GOODS, around((cell.centre.x, box.centre.y), size, size), coin, str(standing.points)
        )


def _ties(scene: Scene, view: View, say: Say, order: list[int], box: Box, cells: list[Box]) -> None:
    """Draw cubes left over, which decide between players level on points."""
    lay_row(scene, [cube_glyph("any")], (box.x0 + 56, box.centre.y), 52)
    words = say(text("keythedral-pictures-row-ties"))
    _row_words(scene, words, box)
    for seat, cell in zip(order, cells, strict=True):
        value = str(cube_value(view, view.seats[seat]))
        scene.label(value, (cell.centre.x, box.centre.y), 36, scene.theme.faint, SANS)
