"""The legend of Lantern's signs."""

from __future__ import annotations

from engine.lantern.content.tokens import COLOURS
from render.kit.legend import SignGroup, marks_on_pictures, sign
from render.kit.rows import sprite_glyph
from render.kit.signs import bag, coin
from render.kit.theme import PLAYERS
from render.lantern.pieces import LANTERN, lantern, token_back
from render.lantern.strips import token_glyph

_MOST_PLAYERS = 4

LEGEND = (
    SignGroup(
        "lantern-signs-tokens",
        (
            *(
                sign(f"lantern-{colour}", token_glyph(colour), sprite_glyph(lantern, colour, ratio=LANTERN))
                for colour in COLOURS
            ),
            sign("lantern-signs-hidden", sprite_glyph(token_back)),
            sign("lantern-signs-bag", sprite_glyph(bag, "12", ratio=0.9)),
            sign("signs-points", sprite_glyph(coin, "3")),
        ),
    ),
    marks_on_pictures(PLAYERS[:_MOST_PLAYERS]),
)
