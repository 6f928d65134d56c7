"""All icons on one sheet, for visual inspection.

Each is shown in full size and as small as Discord shows it, on both backgrounds of Discord.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageDraw

from render.kit.icons import SIZE, Icons, icon_image
from render.kit.text import SANS, font
from render.kit.theme import Colour

_GROUNDS: tuple[tuple[Colour, Colour], ...] = (
    ((255, 255, 255), (50, 51, 56)),
    ((49, 51, 56), (219, 222, 225)),
)
"""Light and dark: the background, and the colour of text on it."""
_SMALL = 22
_ACROSS = 6
_CELL = (SIZE + _SMALL + 22, SIZE + 30)


def icon_sheet(tables: Mapping[str, Icons]) -> Image.Image:
    drawn = [(name, icon_image(glyph)) for table in tables.values() for name, glyph in table.drawn.items()]
    rows = -(-len(drawn) // _ACROSS)
    width, height = _ACROSS * _CELL[0], rows * _CELL[1]
    sheet = Image.new("RGB", (width * len(_GROUNDS), height))
    for half, (ground, ink) in enumerate(_GROUNDS):
        sheet.paste(ground, (half * width, 0, (half + 1) * width, height))
        for at, (name, icon) in enumerate(drawn):
            x, y = half * width + at % _ACROSS * _CELL[0] + 6, at // _ACROSS * _CELL[1] + 4
            small = icon.resize((_SMALL, _SMALL), Image.Resampling.LANCZOS)
            sheet.paste(icon, (x, y), icon)
            sheet.paste(small, (x + SIZE + 4, y + SIZE - _SMALL - 8), small)
            ImageDraw.Draw(sheet).text((x + 4, y + SIZE + 1), name, font=font(SANS, 17), fill=ink)
    return sheet
