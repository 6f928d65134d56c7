"""The score sheet: one table for all players, and one list for each."""

from __future__ import annotations

from engine.core.game import ScoreLine
from engine.core.text import Say, Text, text
from engine.keyper.view import View
from render.keyper import strips
from render.keyper.names import P
from render.keyper.pieces import ANCHOR, FARM, TENT, VILLAGE
from render.keyper.strips import EDGE
from render.kit import score_heads
from render.kit.layout import WIDTH, Box, around
from render.kit.phrases import player_name
from render.kit.rows import Glyph, lay_row, sprite_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc
from render.kit.theme import Theme

_HEAD = 340
"""Width of the column with the names of the rows."""
_ROW = 92.0
_LINE = 62.0
GROUPS: dict[str, Glyph] = {"shipping": ANCHOR, "farm": FARM, "village": VILLAGE, "fairs": TENT}


def _group_of(line: ScoreLine) -> str:
    """Return the table row of a score line."""
    key = line.text.key.removeprefix("keyper-score-")
    if key == "shipping":
        return "shipping"
    if key == "fair":
        return "fairs"
    plot = dict(line.text.args).get("plot")
    return "farm" if isinstance(plot, Text) and plot.key == "keyper-plot-farm" else "village"


def sums(view: View) -> dict[str, list[int]]:
    found = {group: [0] * len(view.seats) for group in GROUPS}
    for line in view.score:
        found[_group_of(line)][line.seat] += line.points
    return found


def score(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    top = strips.header(scene, view, say, say(text("pictures-score"))) + 20
    rows = sums(view)
    box = Box(EDGE, top, WIDTH - EDGE, top + score_heads.HEIGHT + len(rows) * _ROW + 130)
    sheet(scene, box)
    cells = Box(box.x0 + _HEAD, box.y0, box.x1 - 8, box.y1).columns(len(view.standings))
    for standing, cell in zip(view.standings, cells, strict=True):
        disc = sprite_glyph(player_disc, standing.seat)
        score_heads.head(scene, cell, player_name(say, standing.seat), disc, standing.rank == 1)
    y = top + score_heads.HEIGHT
    for index, (group, values) in enumerate(rows.items()):
        _row(scene, view, say, group, values, Box(box.x0, y, box.x1, y + _ROW), cells, index % 2 == 0)
        y += _ROW
    words = say(text("pictures-row-total"))
    scene.label(words, (box.x0 + 106, y + 65), 46, None, SERIF, "left", _HEAD - 116, 34)
    for standing, cell in zip(view.standings, cells, strict=True):
        size = 112 if standing.rank == 1 else 84
        scene.sprite(Layer.GOODS, around((cell.centre.x, y + 65), size, size), coin, str(standing.points))
    foot = box.y1
    if score_heads.tie_broken(view.standings):  # KP-146
        foot = score_heads.note(scene, say(text(f"{P}-level")), foot)
    scene.height = round(foot + EDGE)
    return scene


def _row(
    scene: Scene, view: View, say: Say, group: str, values: list[int], box: Box, cells: list[Box], shade: bool
) -> None:
    theme = scene.theme
    if shade:
        scene.panel(Layer.CARD, Box(box.x0 + 3, box.y0, box.x1 - 3, box.y1), theme.paper_shade, None, 0)
    lay_row(scene, [GROUPS[group]], (box.x0 + 56, box.centre.y), 70)
    words = say(text(f"{P}-row-{group}"))
    scene.label(words, (box.x0 + 106, box.centre.y), 38, None, SANS, "left", _HEAD - 116, 34)
    for standing, cell in zip(view.standings, cells, strict=True):
        value = values[standing.seat]
        ink = theme.ink if value else theme.faint
        scene.label(str(value) if value else "–", (cell.centre.x, box.centre.y), 48, ink, BOLD)


def seat_score(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    """Draw every line of one player's sheet, with the pieces that earned it."""
    scene = Scene(theme)
    y = strips.seat_header(scene, seat, lambda _: player_name(say, seat), view.seats[seat].points) + 14
    lines = [line for line in view.score if line.seat == seat]
    box = Box(EDGE, y, WIDTH - EDGE, y + sum(_line_height(line) for line in lines) + 16)
    sheet(scene, box)
    y += 8
    for index, line in enumerate(lines):
        row = Box(box.x0, y, box.x1, y + _line_height(line))
        _line(scene, say, line, row, index % 2 == 1)
        y = row.y1
    scene.height = round(box.y1 + EDGE)
    return scene


def _line_height(line: ScoreLine) -> float:
    return _LINE + (40 if line.detail else 0)


def _line(scene: Scene, say: Say, line: ScoreLine, row: Box, shade: bool) -> None:
    theme = scene.theme
    if shade:
        scene.panel(Layer.CARD, Box(row.x0 + 3, row.y0, row.x1 - 3, row.y1), theme.paper_shade, None, 0)
    y = row.y0 + _LINE / 2
    lay_row(scene, [GROUPS[_group_of(line)]], (row.x0 + 46, y), 44)
    scene.label(say(line.text), (row.x0 + 86, y), 36, None, SERIF, "left", row.width - 86 - 120, 34)
    ink = theme.ink if line.points else theme.faint
    scene.label(str(line.points), (row.x1 - 30, y), 42, ink, BOLD, "right")
    if line.detail:
        words = say(text("keyper-list", goods=line.detail))
        scene.label(words, (row.x0 + 86, y + 42), 34, theme.faint, SANS, "left", row.width - 86 - 40, 30)
