"""All twenty laws: their texts, those already played, and their known holders."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keythedral.content.laws import EVERY_CARD, LAW_KEYS
from engine.keythedral.content.shapes import Card
from engine.keythedral.view import View, laws_played
from render.keythedral import names, strips
from render.keythedral.pieces import seat_disc, sold_sign
from render.keythedral.strips import EDGE, P
from render.kit.layout import WIDTH, Box, around
from render.kit.rows import lay_row, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import scroll
from render.kit.text import wrapped
from render.kit.theme import Colour, Theme

CARDS = {key: card for card, key in LAW_KEYS.items()}
_TYPE = 34
_GAP = 12.0
_ALONE = 720.0
"""Width of a single law."""
_NAME, _TEXT = 82.0, 18.0
"""Left edge of the name and of the text of a law, from the left edge of its card."""
_HEAD, _LEADING = 72.0, 1.16


def laws(view: View, say: Say, theme: Theme) -> Scene:
    """Draw two columns, read downwards; played laws are shaded and ticked."""
    scene = Scene(theme)
    top = strips.header(scene, view, say, say(text(f"{P}-all-laws"))) + 16
    wide = (WIDTH - 2 * EDGE - _GAP) / 2
    y = top
    cards = list(EVERY_CARD)
    half = (len(cards) + 1) // 2
    for left, right in zip(cards[:half], cards[half:], strict=True):
        helps = [names.law_help(say, card, view) for card in (left, right)]
        lines = [wrapped(words, SANS, _TYPE, wide - 2 * _TEXT) for words in helps]
        high = _HEAD + max(map(len, lines)) * _TYPE * _LEADING + 14
        row = Box(EDGE, y, WIDTH - EDGE, y + high)
        for card, words, cell in zip((left, right), helps, row.columns(2, _GAP), strict=True):
            _law(scene, view, say, card, words, cell)
        y = row.y1 + _GAP
    scene.height = round(y + EDGE - _GAP)
    return scene


def holders(view: View, card: Card) -> list[int]:
    """Return the seats that this reader knows to hold a law."""
    return [seat.seat for seat in view.seats if card in (*seat.known_laws, *(seat.laws or ()))]


def law_card(card: Card, say: Say, theme: Theme) -> Scene:
    """Draw one law alone."""
    scene = Scene(theme, width=_ALONE)
    words = names.law_help(say, card)
    lines = wrapped(words, SANS, _TYPE, _ALONE - 2 * EDGE - 2 * _TEXT)
    box = Box(EDGE, EDGE, _ALONE - EDGE, EDGE + _HEAD + len(lines) * _TYPE * _LEADING + 14)
    scene.panel(Layer.CARD, box, theme.paper, theme.paper_edge, 14, 2)
    _face(scene, say, card, words, box, theme.ink, box.width - _NAME - 16)
    scene.height = round(box.y1 + EDGE)
    return scene


def _law(scene: Scene, view: View, say: Say, card: Card, words: str, box: Box) -> None:
    theme = scene.theme
    played, held = card in laws_played(view), holders(view, card)
    own = view.reader is not None and view.reader in held
    fill = theme.paper_shade if played else theme.paper
    rim = theme.glow if own else theme.paper_edge
    scene.panel(Layer.CARD, box, fill, rim, 14, 6 if own else 2)
    ink = theme.faint if played else theme.ink
    _face(scene, say, card, words, box, ink, box.width - _NAME - (70 if played or held else 16))
    corner = around((box.x1 - 40, box.y0 + 36), 52, 52)
    if held:
        scene.sprite(Layer.GOODS, corner, seat_disc, held[0])
    elif played:
        scene.sprite(Layer.GOODS, corner, sold_sign)


def _face(scene: Scene, say: Say, card: Card, words: str, box: Box, ink: Colour, room: float) -> None:
    """Draw the scroll with its number, the law's name in this space, and its text."""
    lay_row(scene, [sprite_glyph(scroll, str(card), ratio=0.8)], (box.x0 + 44, box.y0 + 38), 62)
    scene.label(names.law(say, card), (box.x0 + _NAME, box.y0 + 38), 38, ink, SERIF, "left", room, _TYPE)
    below = (box.x0 + _TEXT, box.y0 + _HEAD)
    scene.paragraph(words, below, _TYPE, box.width - 2 * _TEXT, ink, leading=_LEADING)
