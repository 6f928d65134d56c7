"""Single pieces as small pictures for buttons, menus and sentences.

A game's table (`render/<game>/icons.py`) lists them, how each is drawn, and which messages name it.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PIL import Image

from engine.core.text import Text
from render.kit.pen import InsetPen, Pen, grown, ring
from render.kit.rows import Glyph
from render.kit.scene import Ink
from render.kit.signs import arrow, cart, coin, season_sign
from render.kit.theme import DAY, Colour

SIZE = 128
"""Side length in pixels as stored by Discord; shown at 22 beside text, at 48 alone."""
_MARGIN = 5
_SCALE = 3
_HALO = 3.5
_LIGHT: Colour = (250, 246, 236)


class Icons(Struct, frozen=True):
    drawn: Mapping[str, Glyph]  # by their names: lower case, with hyphens
    pieces: Mapping[str, str]  # messages that name a piece, and its icon: in labels and in sentences
    things: Mapping[str, str] = {}  # messages that name a place or an action: before labels only
    told_by: Mapping[str, str] = {}  # messages of many pieces, and the argument that names the piece


def icon_key(said: Text, told_by: Mapping[str, str]) -> str:
    """Return the table key of this message: its key, with an argument's if that names the piece."""
    argument = told_by.get(said.key)
    named = dict(said.args).get(argument) if argument is not None else None
    return f"{said.key}/{named.key}" if isinstance(named, Text) else said.key


_NUMBERED: tuple[Ink, ...] = (cart, coin)
"""Sprites whose number makes no other icon."""


def icons_of_row(row: Sequence[Glyph], drawn: Mapping[str, Glyph]) -> tuple[str, ...]:
    """Return the icons of what a printed row gives or scores: what follows an arrow first, points last."""
    names = {_drawing(glyph): name for name, glyph in drawn.items()}
    arrows = [at for at, glyph in enumerate(row) if glyph.ink is arrow]
    after = [glyph for glyph in row[arrows[-1] + 1 :] if glyph.ink is not coin] if arrows else []
    ordered = sorted(after or row, key=lambda glyph: glyph.ink is coin)
    return tuple(dict.fromkeys(names[_drawing(glyph)] for glyph in ordered if _drawing(glyph) in names))


def _drawing(glyph: Glyph) -> tuple[object, ...]:
    return (glyph.ink,) if glyph.ink in _NUMBERED else (glyph.ink, glyph.args)


def icon_image(glyph: Glyph) -> Image.Image:
    """Return the piece in its day colours, in the centre of a square.

    A light line around it sets it off from dark backgrounds, its own dark edge from light ones.
    """
    assert glyph.ink is not None
    inner = SIZE - 2 * _MARGIN
    width, height = (inner, inner / glyph.ratio) if glyph.ratio > 1 else (inner * glyph.ratio, inner)
    pen = Pen(DAY, max(1, round(width)), max(1, round(height)), _SCALE)
    glyph.ink(pen, *glyph.args)
    drawn = pen.drawn()
    whole = Image.new("RGBA", (SIZE, SIZE), (*_LIGHT, 0))
    whole.paste(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
    halo = Image.new("RGBA", whole.size, (*_LIGHT, 0))
    halo.paste((*_LIGHT, 255), (0, 0, *whole.size), grown(whole.getchannel("A"), _HALO))
    halo.alpha_composite(whole)
    return halo


def icon_file(image: Image.Image) -> bytes:
    found = io.BytesIO()
    image.save(found, "png", optimize=True)
    return found.getvalue()


def fingerprint(image: Image.Image) -> str:
    """Return a hash of the pixels, independent of the file's compression."""
    return hashlib.blake2s(image.tobytes(), digest_size=3).hexdigest()


def tile_sign(pen: Pen, ground: str) -> None:
    """Draw a small tile: its season by border and sign."""
    look = pen.theme.grounds[ground]
    middle = (pen.wide / 2, 50.0)
    reach = min(pen.wide / 2, 100 / 3**0.5) * 0.92
    pen.outlined(pen.shape().polygon(ring(middle, reach, 6, turn=0)), look.grass, look.border, 8)
    if ground == "home":
        roof = pen.shape().polygon([(middle[0], 18), (middle[0] + 30, 48), (middle[0] - 30, 48)])
        pen.silhouette(roof.rectangle(middle[0] - 21, 46, middle[0] + 21, 78), pen.theme.ink)
        pen.silhouette(pen.shape().rectangle(middle[0] - 7, 58, middle[0] + 7, 78), look.grass)
    elif ground == "order":
        pen.letters("1", (middle[0], 51), 68, pen.theme.ink)
    else:
        season_sign(InsetPen(pen, middle, 62), ground)
