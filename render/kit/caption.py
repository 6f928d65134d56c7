"""A caption above a finished picture: played, or better."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.encode import encoded
from render.kit.layout import WIDTH, Box, around
from render.kit.paint import paint
from render.kit.pen import Pen
from render.kit.scene import SERIF, Layer, Scene
from render.kit.theme import DAY, Colour, Theme

_HIGH = 100.0
_WHITE: Colour = (255, 255, 255)
_BETTER: Colour = (38, 106, 66)
_PLAYED: Colour = (150, 52, 38)


def captioned(picture: bytes, words: str, *, better: bool, theme: Theme = DAY) -> bytes:
    """Return the picture below a band with these words, green with a tick if this is better."""
    below = Image.open(io.BytesIO(picture)).convert("RGB")
    band = paint(_band(words, better, theme)).convert("RGB")
    high = round(below.width * band.height / band.width)
    whole = Image.new("RGB", (below.width, below.height + high))
    whole.paste(band.resize((below.width, high), Image.Resampling.LANCZOS), (0, 0))
    whole.paste(below, (0, high))
    return encoded(whole, theme)


def _band(words: str, better: bool, theme: Theme) -> Scene:
    scene = Scene(theme, _HIGH)
    scene.panel(Layer.GROUND, Box(0, 0, WIDTH, _HIGH), _BETTER if better else _PLAYED, None, 0)
    scene.sprite(Layer.GOODS, around((58, _HIGH / 2), 68, 68), _sign, better)
    scene.label(words, (114, _HIGH / 2), 54, _WHITE, SERIF, "left", WIDTH - 138, 38)
    return scene


def _sign(pen: Pen, better: bool) -> None:
    """Draw a tick for the better move, a pawn for the played one."""
    if better:
        pen.silhouette(pen.shape().line([(14, 54), (40, 80), (88, 20)], 17), _WHITE)
    else:
        pawn = pen.shape().circle((50, 26), 20).polygon([(40, 40), (60, 40), (78, 92), (22, 92)])
        pen.silhouette(pawn, _WHITE)
