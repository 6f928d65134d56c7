"""The result: all players' lanterns in the evening, the winner's first."""

from __future__ import annotations

from engine.core.text import Say, Who, text
from engine.lantern.view import View
from render.kit import result_cards
from render.kit.layout import Box
from render.kit.phrases import colon, player_name
from render.kit.result_cards import EDGE, GAP, HEAD
from render.kit.rows import sprite_glyph
from render.kit.scene import SANS, Layer, Scene
from render.kit.signs import player_disc
from render.kit.theme import Theme
from render.lantern import names, strips
from render.lantern.names import P
from render.lantern.pieces import SKY_INK, evening

_SKY, _LANTERN = 236.0, 158.0
"""Heights of a sky and of a lantern in it."""


def result(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say, say(text("lantern-picture-result"))) + EDGE
    for standing in view.standings:
        (box,) = result_cards.places_in([standing], y, HEAD + _SKY)
        name, disc = player_name(say, standing.seat), sprite_glyph(player_disc, standing.seat)
        room = result_cards.card(scene, box, name, disc, standing.points, standing.rank == 1)
        sky = scene.panel(Layer.CARD, room.inset(8), evening(theme), None, 14)
        if lit := view.seats[standing.seat].lit:
            strips.hang(scene, lit, Box(sky.x0 + 14, sky.y0 + 14, sky.x1 - 14, sky.y1), _LANTERN)
        else:
            scene.label(say(text(f"{P}-dark")), sky.centre, 34, SKY_INK, SANS)
        y = box.y1 + GAP
    scene.height = round(y - GAP + EDGE)
    return scene


def words(view: View, say: Say) -> str:
    """Return the picture in words: each player's points and lanterns."""
    lines = list[str]()
    for standing in view.standings:
        place = text(
            "pictures-score-place", rank=standing.rank, who=Who(standing.seat), points=standing.points
        )
        lit = ", ".join(say(one) for one in names.counted(view.seats[standing.seat].lit))
        lines.append(colon(say, say(place).rstrip("."), lit or "–") + ".")
    return " ".join(lines)
