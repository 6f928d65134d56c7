"""The card of a contract or an extension: its demands, and its use in words."""

from __future__ import annotations

from engine.core.text import Say, Text
from engine.keyflower.catalogue import catalogue
from engine.keyflower.content.box import Content
from engine.keyflower.names import contract_key, contract_name, extension_key, extension_name
from render.keyflower.glyphs import annex, contract_row, points, price_row
from render.kit.layout import Box
from render.kit.rows import GAP_GLYPH, Glyph, lay_row
from render.kit.scene import SANS, SERIF, Scene
from render.kit.sheet import sheet
from render.kit.text import name_lines, wrapped
from render.kit.theme import Theme

_WIDE, _EDGE, _INSET = 720.0, 16.0, 22.0
_TYPE, _LEADING = 30, 1.2
_ROW = 84.0


def card(content: Content, piece: str, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme, width=_WIDE)
    room = _WIDE - 2 * (_EDGE + _INSET)
    named, about = say(_named(content, piece)), say(_about(content, piece))
    heads, size = name_lines(named, SERIF, 36, room, 29)
    lines = wrapped(about, SANS, _TYPE, room)
    head = 24 + 44 * len(heads)
    box = Box(_EDGE, _EDGE, _WIDE - _EDGE, _EDGE + head + _ROW + len(lines) * _TYPE * _LEADING + 28)
    sheet(scene, box, radius=18)
    left = box.x0 + _INSET
    for number, line in enumerate(heads):
        scene.label(line, (left, box.y0 + 38 + 44 * number), size, None, SERIF, "left")
    y = box.y0 + head
    lay_row(scene, _row(content, piece), (left, y + _ROW / 2), 64, room, "left", colour=theme.ink)
    scene.paragraph(about, (left, y + _ROW), _TYPE, room, leading=_LEADING)
    scene.height = round(box.y1 + _EDGE)
    return scene


def words(content: Content, piece: str, say: Say) -> str:
    return f"{say(_named(content, piece))}. {say(_about(content, piece))}"


def _row(content: Content, piece: str) -> list[Glyph]:
    sort, _, number = piece.partition(":")
    if sort == "contract":
        return [
            *contract_row(content.contracts[f"{sort}-{number}"]),
            GAP_GLYPH,
            points(content.contract_points),
        ]
    printed = content.extensions[number]
    return [annex(printed.colour), GAP_GLYPH, *price_row(printed.price)]


def _named(content: Content, piece: str) -> Text:
    sort, _, number = piece.partition(":")
    if sort == "contract":
        return contract_name(content, f"{sort}-{number}")
    return extension_name(content, number)


def _about(content: Content, piece: str) -> Text:
    sort, _, number = piece.partition(":")
    return catalogue(content)[
        contract_key(f"{sort}-{number}") if sort == "contract" else extension_key(number)
    ]
