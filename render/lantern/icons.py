"""Icons of Lantern's tokens, and the messages that name them."""

from __future__ import annotations

from engine.lantern.content.tokens import COLOURS
from render.kit.icons import Icons
from render.lantern.strips import token_glyph

ICONS = Icons(
    drawn={f"{colour}-token": token_glyph(colour) for colour in COLOURS},
    pieces={f"lantern-{colour}": f"{colour}-token" for colour in COLOURS},
    things={f"lantern-token-{colour}": f"{colour}-token" for colour in COLOURS},
)
