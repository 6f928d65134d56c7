"""The boats on the table: their cargo, the seats that have taken them, and possible replacements."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say, text
from engine.keyflower.view import BoatView, View
from render.keyflower import names
from render.keyflower.glyphs import (
    CABIN,
    CONTRACT,
    SHIP,
    fixed_points,
    good,
    points,
    printed_row,
    tool,
    worker,
)
from render.kit.buildings import ship
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.pen import Pen
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import player_disc
from render.kit.terrain import sheet_shadow
from render.kit.theme import greyed, letter_on

_EDGE = 24
_REPLACED = "sea-bastion-ii"
_MARGIN = 10
_ONE_LINE = 4
"""Above this number of boats the cargo of each has two lines."""


def spares(view: View) -> tuple[str, ...]:
    """Return the boats that may replace Sea Bastion II now (KM-9)."""
    replacing = view.phase == "boats" and view.season == "autumn"
    return view.spare_boats if replacing and any(boat.id == _REPLACED for boat in view.boats) else ()


def lay_spares(scene: Scene, view: View, say: Say, top: float) -> float:
    if not spares(view):
        return top
    words = say(text("pictures-spare-boats"))
    scene.label(
        words, (WIDTH / 2, top + 40), 36, scene.theme.felt_ink, SANS, width=WIDTH - 2 * _EDGE, least=28
    )
    empty = [BoatView(boat, {}, {}, 0, 0, 0, None) for boat in spares(view)]
    return lay_boats(scene, view, say, empty, top + 58)


def lay_boats(scene: Scene, view: View, say: Say, boats: Sequence[BoatView], top: float) -> float:
    if not boats:
        return top
    columns = 2 if len(boats) in (2, 4) else 3
    rows = -(-len(boats) // columns)
    area = Box(_EDGE, top + 12, WIDTH - _EDGE, top + 12 + rows * 118 - 10)
    for boat, cell in zip(boats, grid(area, len(boats), columns, 10), strict=True):
        _boat(scene, view, say, boat, cell)
    return area.y1


def _boat(scene: Scene, view: View, say: Say, boat: BoatView, cell: Box) -> None:
    theme = scene.theme
    scene.sprite(Layer.SHADOW, cell.inset(-12), sheet_shadow)
    scene.panel(Layer.CARD, cell, theme.water, theme.water_edge, 16, 3)
    scene.spot(f"boat:{boat.id}", cell)
    scene.sprite(Layer.GOODS, around((cell.x0 + 44, cell.centre.y), 76, 76), ship)
    left, ink = cell.x0 + 88, letter_on(theme.water)
    name = names.tile(say, boat.id)
    scene.label(name, (left, cell.y0 + 30), 36, ink, SERIF, "left", cell.x1 - left - 60, 28)
    row, at = _cargo_row(boat), Point(left, cell.y0 + 76)
    if not row or view.season == "winter":
        fixed = fixed_points(view.content, boat.id, False)
        row = [*printed_row(view.content, boat.id), *([points(fixed)] if fixed else [])]
    if boat.taken_by is None:
        lay_row(scene, row, at, 44, cell.x1 - left - 12, "left", colour=ink)
    elif boat.instead_of:
        words = say(text("keyflower-pictures-in-place-of", boat=names.tile(say, boat.instead_of)))
        scene.label(words, at, 32, ink, SANS, "left", cell.x1 - left - 14, 28)
    else:
        _taker(scene, say, boat.taken_by, row if view.season == "winter" else [], at, cell.x1 - 14)


def _taker(scene: Scene, say: Say, seat: int, row: Sequence[Glyph], at: Point, right: float) -> None:
    """Draw the taker of a boat in the place of its cargo; in winter beside the boat's score."""
    if row:
        lay_row(scene, row, at, 44, right - at.x - 60, "left", colour=letter_on(scene.theme.water))
        scene.sprite(Layer.WORKERS, around((right - 24, at.y), 48, 48), player_disc, seat)
        return
    scene.sprite(Layer.WORKERS, around((at.x + 24, at.y), 48, 48), player_disc, seat)
    ink = letter_on(scene.theme.water)
    scene.label(player_name(say, seat), (at.x + 58, at.y), 32, ink, SANS, "left", right - at.x - 58, 28)


def lay_fleet(scene: Scene, view: View, top: float, *, dim: bool = False) -> float:
    """Draw the boats in one line: their cargo, in winter their score, or who has taken them."""
    if not view.boats:
        return top
    area = Box(_MARGIN, top, WIDTH - _MARGIN, top + (56 if len(view.boats) <= _ONE_LINE else 68))
    for boat, cell in zip(view.boats, area.columns(len(view.boats), 6), strict=True):
        _small_boat(scene, view, boat, cell, dim)
    return area.y1


def _small_boat(scene: Scene, view: View, boat: BoatView, cell: Box, dim: bool) -> None:
    theme = scene.theme
    water = theme.felt_line if dim else theme.water
    scene.panel(Layer.CARD, cell, water, theme.water_edge, 14, 2)
    lines = _boat_lines(view, boat)
    last = Point(cell.x1 - 24, cell.y1 - 18)
    scene.spot(f"boat:{boat.id}", cell, last if len(lines) > 1 else Point(cell.x0 + 26, cell.centre.y))
    high = 30.0 if len(lines) > 1 else 40.0
    for row, line in zip(cell.inset(8, 2).rows(len(lines)), lines, strict=True):
        at = (row.x0, row.centre.y)
        lay_row(scene, line, at, high, row.width, "left", colour=letter_on(water), gap=0.02, least=26)
    if dim:
        scene.sprite(Layer.BADGE, cell, _veil)


def _veil(pen: Pen) -> None:
    pen.veil(pen.shape().rectangle(0, 0, pen.wide, 100, 22), greyed(pen.theme.felt), 0.52)


def _boat_lines(view: View, boat: BoatView) -> list[list[Glyph]]:
    if boat.taken_by is not None:
        return [[SHIP, sprite_glyph(player_disc, boat.taken_by)]]
    workers, rest = _workers_on(boat), _others_on(boat)
    if view.season == "winter" or not (workers or rest):
        fixed = fixed_points(view.content, boat.id, False)
        return [[SHIP, *printed_row(view.content, boat.id), *([points(fixed)] if fixed else [])]]
    if len(view.boats) <= _ONE_LINE:
        return [[SHIP, *workers, *rest]]
    return [workers, [SHIP, *rest]] if workers else [[SHIP, *rest]]


def _cargo_row(boat: BoatView) -> list[Glyph]:
    return [*_workers_on(boat), *_others_on(boat)]


def _workers_on(boat: BoatView) -> list[Glyph]:
    row: list[Glyph] = []
    for colour in ("blue", "red", "yellow", "green"):
        count = boat.workers.get(colour, 0)
        row += [worker(colour), word_glyph(str(count)), GAP_GLYPH] if count else []
    return row


def _others_on(boat: BoatView) -> list[Glyph]:
    """Return the skills, contracts, gold and cabins on a boat."""
    row: list[Glyph] = []
    for kind in ("saw", "pickaxe", "anvil"):
        row += [tool(kind)] * boat.skills.get(kind, 0)
    return row + [CONTRACT] * boat.contracts + [good("gold")] * boat.gold + [CABIN] * boat.cabins
