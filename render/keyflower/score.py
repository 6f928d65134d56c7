"""The score sheet: one table for all seats, and one list for each seat."""

from __future__ import annotations

from engine.core.game import ScoreLine
from engine.core.text import Say, Text, text
from engine.keyflower.content.box import Content
from engine.keyflower.view import View
from render.keyflower.glyphs import CONTRACT, SHIP, annex, good, worker
from render.keyflower.table import header
from render.kit import score_heads
from render.kit.layout import WIDTH, Box, around
from render.kit.phrases import player_name
from render.kit.rows import Glyph, lay_row, sprite_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.signs import coin, hexagon_sign, player_disc, season_sign
from render.kit.text import wrapped
from render.kit.theme import PLAYERS, Theme, letter_on

_EDGE = 24
_HEAD = 350
"""Width of the column with the names of the rows."""
_TYPE = 34
"""Text of this size has 11 px on a phone."""
_TILE_KEY = "keyflower-tile-"

_GROUPS: dict[str, Glyph] = {
    "home": sprite_glyph(hexagon_sign, "home", "", ratio=1.15),
    "spring": sprite_glyph(season_sign, "spring"),
    "summer": sprite_glyph(season_sign, "summer"),
    "autumn": sprite_glyph(season_sign, "autumn"),
    "winter": sprite_glyph(season_sign, "winter"),
    "boat": SHIP,
    "order": sprite_glyph(hexagon_sign, "order", "", ratio=1.15),
    "extension": annex("any"),
    "contract": CONTRACT,
    "gold": good("gold"),
    "keyple": worker("purple"),
}

_KEYPLE = "keyflower-score-keyple-as"  # the start player keyple, which counts as gold


def _group_of(content: Content, line: ScoreLine) -> str:
    """Return the table row of a score line."""
    key = line.text.key.removeprefix("keyflower-score-")
    if key == "gold" and line.detail and all(piece.key == _KEYPLE for piece in line.detail):
        return "keyple"
    if key != "tile":
        return key.split("-")[0] if key.split("-")[0] in _GROUPS else "boat"
    tile = dict(line.text.args).get("tile")
    piece = tile.key.removeprefix(_TILE_KEY) if isinstance(tile, Text) else ""
    kind = content.hexes[piece].kind if piece in content.hexes else "home"
    return "summer" if kind == "summer-boat" else kind


def sums(view: View) -> dict[str, list[int]]:
    """Return points by row and seat, without rows that have no points."""
    found = {group: [0] * len(view.seats) for group in _GROUPS}
    for line in view.sheet:
        found[_group_of(view.content, line)][line.seat] += line.points
    return {group: row for group, row in found.items() if any(row)}


def score(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    top = header(scene, say, view.season, lambda _: "", say(text("pictures-score"))) + 20
    rows = sums(view)
    order = [standing.seat for standing in view.standings]
    box = Box(_EDGE, top, WIDTH - _EDGE, top + score_heads.HEIGHT + len(rows) * 78 + 120)
    scene.panel(Layer.CARD, box, theme.paper, theme.paper_edge, 20, 3)
    cells = Box(box.x0 + _HEAD, box.y0, box.x1 - 8, box.y1).columns(len(order))
    for standing, cell in zip(view.standings, cells, strict=True):
        disc = sprite_glyph(player_disc, standing.seat)
        score_heads.head(scene, cell, player_name(say, standing.seat), disc, standing.rank == 1)
    y = top + score_heads.HEIGHT
    for index, (group, points) in enumerate(rows.items()):
        _row(
            scene,
            say,
            group,
            [points[seat] for seat in order],
            Box(box.x0, y, box.x1, y + 78),
            cells,
            index % 2 == 0,
        )
        y += 78
    _totals(scene, view, say, Box(box.x0, y, box.x1, y + 120), cells)
    foot = box.y1
    if score_heads.tie_broken(view.standings):  # KM-49
        foot = score_heads.note(scene, say(text("pictures-score-level")), foot)
    scene.height = round(foot + _EDGE)
    return scene


def _row(
    scene: Scene, say: Say, group: str, points: list[int], line: Box, cells: list[Box], shade: bool
) -> None:
    if shade:
        scene.panel(
            Layer.CARD, Box(line.x0 + 3, line.y0, line.x1 - 3, line.y1), scene.theme.paper_shade, None, 0
        )
    lay_row(scene, [_GROUPS[group]], (line.x0 + 52, line.centre.y), 58)
    scene.label(
        say(text(f"pictures-row-{group}")),
        (line.x0 + 98, line.centre.y),
        38,
        None,
        SANS,
        "left",
        _HEAD - 108,
        32,
    )
    for count, cell in zip(points, cells, strict=True):
        colour = scene.theme.ink if count else scene.theme.faint
        scene.label(str(count) if count else "–", (cell.centre.x, line.centre.y), 46, colour, BOLD)


def _totals(scene: Scene, view: View, say: Say, line: Box, cells: list[Box]) -> None:
    scene.label(
        say(text("pictures-row-total")),
        (line.x0 + 98, line.centre.y),
        44,
        None,
        SERIF,
        "left",
        _HEAD - 108,
        34,
    )
    for standing, cell in zip(view.standings, cells, strict=True):
        size = 104 if standing.rank == 1 else 84
        scene.sprite(
            Layer.GOODS, around((cell.centre.x, line.centre.y), size, size), coin, str(standing.points)
        )


def seat_score(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    """Draw every line of one seat that brings points."""
    scene = Scene(theme)
    colour = PLAYERS[seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 110), colour, None, 0)
    scene.sprite(Layer.GOODS, around((66, 55), 88, 88), player_disc, seat)
    lines = [line for line in view.sheet if line.seat == seat and line.points]
    total = sum(line.points for line in lines)
    scene.label(player_name(say, seat), (126, 55), 54, letter_on(colour), SERIF, "left", WIDTH - 290, 34)
    scene.sprite(Layer.GOODS, around((WIDTH - 74, 55), 96, 96), coin, str(total))
    y = 128.0
    for index, line in enumerate(lines):
        y = _line(scene, view, say, line, y, index % 2 == 0)
    scene.height = round(max(y, 400) + _EDGE)
    return scene


def _line(scene: Scene, view: View, say: Say, line: ScoreLine, top: float, shade: bool) -> float:
    theme = scene.theme
    detail = ", ".join(say(part) for part in line.detail)
    room = WIDTH - 2 * _EDGE - 210
    lines = wrapped(detail, SANS, _TYPE, room) if detail else []
    box = Box(_EDGE, top, WIDTH - _EDGE, top + 62 + len(lines) * _TYPE * 1.15)
    scene.panel(Layer.CARD, box, theme.paper_shade if shade else theme.paper, None, 10)
    lay_row(scene, [_GROUPS[_group_of(view.content, line)]], (box.x0 + 44, box.centre.y), 50)
    scene.label(say(line.text), (box.x0 + 90, box.y0 + 31), 36, None, SANS, "left", room, _TYPE)
    scene.paragraph(detail, (box.x0 + 90, box.y0 + 50), _TYPE, room, theme.faint, leading=1.15)
    scene.label(str(line.points), (box.x1 - 30, box.centre.y), 48, None, BOLD, "right")
    return box.y1 + 6
