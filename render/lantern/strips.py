"""Parts that several pictures share: the banner, a sheet of paper, the pile, lanterns on a cord."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.pieces import in_order
from engine.core.text import Say, text
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.rows import Glyph, counted, lay_row, sprite_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import bag
from render.kit.text import fitting
from render.lantern import names
from render.lantern.pieces import LANTERN, SKY_INK, cord, evening, lantern, moon, sag_at, token, token_back

EDGE = 24
_HEADER = 92.0
BACK = sprite_glyph(token_back)
_MOST = 3
"""Up to this number tokens of a colour lie side by side; above it they are counted."""


def token_glyph(colour: str) -> Glyph:
    return sprite_glyph(token, colour)


def _token_row(pieces: Mapping[str, int]) -> list[Glyph]:
    return [
        glyph for colour, n in in_order(pieces, COLOURS) for glyph in counted(token_glyph(colour), n, _MOST)
    ]


def header(scene: Scene, view: View, say: Say, words: str | None = None) -> float:
    """Draw the evening sky across the top; return the bottom edge."""
    ink = SKY_INK
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEADER), evening(scene.theme), None, 0)
    scene.sprite(Layer.GOODS, around((EDGE + 36, _HEADER / 2), 72, 72), moon)
    title = scene.label(
        words or names.title(view, say), (EDGE + 88, _HEADER / 2), 50, ink, SERIF, "left", 640, 36
    )
    room = WIDTH - 2 * EDGE - title.x1
    waiting = fitting(lambda most: names.waiting(view, say, most), SANS, 32, room)
    scene.label(waiting, (WIDTH - EDGE, _HEADER / 2), 36, ink, SANS, "right", room, 27)
    return _HEADER


def pile(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the pile in its bag, and the pieces out of the game; return the bottom edge."""
    left, right = Box(EDGE, top, WIDTH - EDGE, top + 116).columns(2, 16)
    for box, words in ((left, f"{names.P}-pile"), (right, f"{names.P}-gone")):
        sheet(scene, box)
        scene.label(say(text(words)), (box.x0 + 24, box.centre.y), 36, None, SANS, "left", 190, 28)
    scene.sprite(Layer.GOODS, around((left.x0 + 262, left.centre.y), 104, 104), bag, str(view.pile))
    scene.spot("pile", left, Point(left.x1 - 40, left.centre.y))
    if view.gone:
        room = right.width - 236
        lay_row(scene, _token_row(view.gone), (right.x0 + 212, right.centre.y), 72, room, "left")
    else:
        scene.label("–", (right.x0 + 226, right.centre.y), 44, scene.theme.faint, SANS)
    return left.y1


def hang(scene: Scene, lit: Mapping[str, int], box: Box, height: float) -> dict[str, Box]:
    """Draw lanterns on a cord across the box, one by one or counted; return the last box of each colour."""
    across = Box(box.x0, box.y0, box.x1, box.y0 + 96)
    scene.sprite(Layer.GOODS, across, cord)
    shown = in_order(lit, COLOURS)
    room = int(box.width // (height * LANTERN))
    one_by_one = sum(n for _, n in shown) <= room
    hung = [(colour, 1) for colour, n in shown for _ in range(n)] if one_by_one else shown
    places = dict[str, Box]()
    for at, (colour, n) in enumerate(hung):
        share = (at + 0.5) / max(len(hung), 1)
        x, y = box.x0 + box.width * share, across.y0 + across.height * sag_at(share)
        place = Box(x - height * LANTERN / 2, y, x + height * LANTERN / 2, y + height)
        scene.sprite(Layer.WORKERS, place, lantern, colour)
        if n > 1:
            scene.label(f"×{n}", (place.x1 - 8, y + height * 0.55), 44, SKY_INK, anchor="left")
        places[colour] = place
    return places
