"""Figures of all players side by side: one column each, rows in groups, a bar under every number."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from render.kit import score_heads
from render.kit.encode import encode
from render.kit.layout import WIDTH, Box
from render.kit.rows import sprite_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.signs import mark_disc
from render.kit.text import name_lines, printable
from render.kit.theme import DAY, PlayerMark, Theme, blend

_EDGE, _PAD = 24.0, 20.0
_WORDS = 350.0
_TITLE, _ROW, _GROUP = 96.0, 96.0, 64.0
_BAR = 24.0
_SIZE, _LEAST = 36, 34


class Column(Struct, frozen=True):
    name: str
    mark: PlayerMark
    won: bool = False


class ColumnLine(Struct, frozen=True):
    """One row: its subject, and for each column its value and its text."""

    words: str
    values: tuple[float, ...]
    shown: tuple[str, ...]


class Group(Struct, frozen=True):
    """Rows with a common scale, or each with its own."""

    title: str
    lines: tuple[ColumnLine, ...]
    apart: bool = False


def _column_scene(
    title: str, columns: Sequence[Column], groups: Sequence[Group], theme: Theme = DAY
) -> Scene:
    scene = Scene(theme)
    scene.label(title, (_EDGE, 54), 54, theme.felt_ink, SERIF, "left", WIDTH - 2 * _EDGE, 38)
    lines = sum(len(group.lines) for group in groups)
    bottom = _TITLE + score_heads.HEIGHT + len(groups) * _GROUP + lines * _ROW + _PAD
    box = scene.panel(
        Layer.CARD, Box(_EDGE, _TITLE, WIDTH - _EDGE, bottom), theme.paper, theme.paper_edge, 20, 3
    )
    cells = Box(box.x0 + _WORDS, box.y0, box.x1 - 12, box.y1).columns(len(columns), 10)
    for column, cell in zip(columns, cells, strict=True):
        disc = sprite_glyph(mark_disc, column.mark.symbol, column.mark.colour)
        score_heads.head(scene, cell, column.name, disc, column.won)
    y, discs, room = _TITLE + score_heads.HEIGHT, [column.mark for column in columns], box.width - 2 * _PAD
    for group in groups:
        scene.label(group.title, (box.x0 + _PAD, y + 32), 36, theme.ink, SERIF, "left", room, 34)
        y += _GROUP
        longest = max((value for line in group.lines for value in line.values), default=0.0)
        for line in group.lines:
            most = max(line.values) if group.apart else longest
            _line(scene, line, discs, cells, Box(box.x0, y, box.x1, y + _ROW), most)
            y += _ROW
    scene.height = bottom + _EDGE
    return scene


def column_chart(title: str, columns: Sequence[Column], groups: Sequence[Group], theme: Theme = DAY) -> bytes:
    return encode(_column_scene(title, columns, groups, theme))


def _line(
    scene: Scene,
    line: ColumnLine,
    marks: Sequence[PlayerMark],
    cells: Sequence[Box],
    row: Box,
    longest: float,
) -> None:
    theme = scene.theme
    lines, size = name_lines(printable(line.words, SANS), SANS, _SIZE, _WORDS - _PAD - 8, _LEAST)
    for at, words in enumerate(lines):
        y = row.centre.y + (at - (len(lines) - 1) / 2) * 38
        scene.label(words, (row.x0 + _PAD, y), size, None, SANS, "left", _WORDS - _PAD - 8, _LEAST)
    for mark, cell, value, shown in zip(marks, cells, line.values, line.shown, strict=True):
        scene.label(shown, (cell.centre.x, row.y0 + 30), 38, None, BOLD, width=cell.width, least=30)
        track = Box(cell.x0 + 6, row.y0 + 58, cell.x1 - 6, row.y0 + 58 + _BAR)
        scene.panel(Layer.GOODS, track, theme.paper_shade, None, 12)
        if longest > 0 and value > 0:
            right = max(track.x0 + _BAR, track.x0 + track.width * value / longest)
            edge = blend(mark.colour, theme.ink, 0.6)
            scene.panel(Layer.GOODS, Box(track.x0, track.y0, right, track.y1), mark.colour, edge, 12, 2)
