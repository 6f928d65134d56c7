"""The pieces of a box that are not tiles: displays, boats, fairs and the keyp tile, one picture each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.text import Say, text
from engine.keyper.catalogue import catalogue
from engine.keyper.content.box import Content
from engine.keyper.names import display_name, name
from render.keyper import cards, country
from render.keyper.effects import points
from render.keyper.goods import goods_row
from render.keyper.pieces import keyple_glyph
from render.keyper.strips import EDGE
from render.kit.layout import Box
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph
from render.kit.scene import SERIF, Scene
from render.kit.sheet import sheet
from render.kit.signs import season_sign
from render.kit.theme import Theme

_WIDE = 720.0
_ROW = 76.0
_EARLY, _LATE = ("spring", "summer"), ("autumn", "winter")
"""The seasons in which each side of a boat is up."""


def pieces(content: Content, say: Say, theme: Theme) -> Iterator[tuple[str, Scene]]:
    for display in content.displays:
        yield display.id, _display(content, display.id, say, theme)
    for key in (*content.boat, *content.fair, *content.winter_fair):
        yield key, alone(content, key, say, theme)
    gains = [[keyple_glyph(colour), GAP_GLYPH, *goods_row(goods)] for colour, goods in _gains(content)]
    yield "keyp-tile", _rows(say(text("keyper-field-keyp")), gains, theme, below=12)


def alone(content: Content, piece: str, say: Say, theme: Theme) -> Scene:
    """Draw a boat or a fair."""
    if piece in content.winter_fair:
        scene, box = _card(_WIDE / 3.6, theme)
        cards.winter_fair(scene, content, say, piece, box, "")
        return scene
    if piece in content.boat:
        boat = content.boat[piece]
        rows = [
            [sprite_glyph(season_sign, season) for season in seasons] + [GAP_GLYPH, *goods_row(goods)]
            for seasons, goods in ((_EARLY, boat.early), (_LATE, boat.late))
        ]
        return _rows(say(name("boat", piece)), rows, theme)
    fair = content.fair[piece]
    row = [sprite_glyph(season_sign, fair.season), *goods_row(fair.requires), GAP_GLYPH, points(fair.points)]
    return _rows(say(name("fair", piece)), [row], theme)


def alone_words(content: Content, piece: str, say: Say) -> str:
    named = name("boat" if piece in content.boat else "fair", piece)
    return f"{say(named)}. {say(catalogue(content)[named.key])}"


def _gains(content: Content) -> Sequence[tuple[str, tuple[str, ...]]]:
    return list(content.keyp_tile_gains.items())


def _display(content: Content, display: str, say: Say, theme: Theme) -> Scene:
    (season, *_) = next(each.seasons for each in content.displays if each.id == display)
    scene = Scene(theme, width=_WIDE)
    box = Box(EDGE, EDGE, _WIDE - EDGE, EDGE + country.PLAIN.height(104))
    scene.height = round(box.y1 + EDGE)
    heading = f"{display.upper()}: {say(display_name(content, display))}"
    country.plain_display(scene, content, season, display, heading, box)
    return scene


def _card(high: float, theme: Theme) -> tuple[Scene, Box]:
    scene = Scene(theme, width=_WIDE)
    box = Box(EDGE, EDGE, _WIDE - EDGE, EDGE + high)
    sheet(scene, box)
    scene.height = round(box.y1 + EDGE)
    return scene, box


def _rows(heading: str, rows: Sequence[Sequence[Glyph]], theme: Theme, below: float = 0) -> Scene:
    """Draw a name, and below it one line per row."""
    scene, box = _card(64 + _ROW * len(rows) + below, theme)
    scene.label(heading, (box.x0 + 18, box.y0 + 36), 36, None, SERIF, "left", box.width - 36, 27)
    for number, row in enumerate(rows):
        y = box.y0 + 64 + _ROW * (number + 0.5)
        lay_row(scene, list(row), (box.x0 + 24, y), 58, box.width - 48, "left")
    return scene
