"""The card of a token with its use, independent of the position."""

from __future__ import annotations

from engine.core.text import Say, text
from render.kit.layout import WIDTH, Box, around
from render.kit.scene import SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.theme import Theme
from render.lantern.pieces import LANTERN, evening, lantern, token
from render.lantern.strips import EDGE

_HEIGHT = 420.0
_SKY = 300.0


def token_card(colour: str, say: Say, theme: Theme) -> Scene:
    """Draw the token and its lantern on the left, the words beside them."""
    scene = Scene(theme, _HEIGHT + 2 * EDGE)
    box = sheet(scene, Box(EDGE, EDGE, WIDTH - EDGE, EDGE + _HEIGHT))
    sky = scene.panel(
        Layer.CARD, Box(box.x0 + 4, box.y0 + 4, box.x0 + _SKY, box.y1 - 4), evening(theme), None, 14
    )
    hung = around((sky.centre.x, sky.y0 + 130), 230 * LANTERN, 230)
    scene.sprite(Layer.WORKERS, hung, lantern, colour)
    scene.sprite(Layer.GOODS, around((sky.centre.x, sky.y1 - 84), 120, 120), token, colour)
    left, room = box.x0 + _SKY + 32, box.width - _SKY - 64
    scene.label(say(text(f"lantern-token-{colour}")), (left, box.y0 + 64), 60, None, SERIF, "left", room, 36)
    scene.paragraph(say(text(f"lantern-token-{colour}-help")), (left, box.y0 + 116), 38, room)
    return scene


def token_words(colour: str, say: Say) -> str:
    return f"{say(text(f'lantern-token-{colour}'))}. {say(text(f'lantern-token-{colour}-help'))}"
