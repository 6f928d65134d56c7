"""One player's hidden information: own tokens, hidden pieces, and the answer to lanterns just lit."""

from __future__ import annotations

from engine.core.text import Say, Text, text
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.phrases import player_name
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc
from render.kit.theme import PLAYERS, Theme, letter_on
from render.lantern import names, strips
from render.lantern.pieces import SKY_INK, evening, token
from render.lantern.strips import EDGE

_CARD = 250.0
_SKY = 250.0


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene, player = Scene(theme), view.seats[seat]
    colour = PLAYERS[seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 100), colour, None, 0)
    scene.sprite(Layer.GOODS, around((66, 50), 80, 80), player_disc, seat)
    words = say(text(f"{names.P}-screen"))
    scene.label(words, (124, 50), 50, letter_on(colour), SERIF, "left", WIDTH - 260, 34)
    scene.sprite(Layer.GOODS, around((WIDTH - 66, 50), 84, 84), coin, str(player.points))
    y = strips.pile(scene, view, say, 122) + 20
    if view.stage == "snuff" and view.lighter is not None:
        y = _fresh(scene, view, say, y) + 20
    y = _hand(scene, view, seat, say, y)
    if notice := _notice(view, seat):
        scene.label(say(notice), (EDGE + 6, y + 44), 36, theme.felt_ink, SANS, "left", WIDTH - 2 * EDGE, 28)
        y += 66
    scene.height = round(y + EDGE)
    return scene


def _fresh(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the lanterns just lit, any of which may be snuffed."""
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + _SKY), evening(scene.theme))
    who = player_name(say, view.lighter or 0)
    words = say(text(f"{names.P}-just-lit", who=who))
    scene.label(words, (box.x0 + 24, box.y0 + 38), 36, SKY_INK, SANS, "left", box.width - 48, 28)
    fresh = {colour: view.fresh.count(colour) for colour in COLOURS}
    sky = Box(box.x0 + 20, box.y0 + 68, box.x1 - 20, box.y1)
    for colour, place in strips.hang(scene, fresh, sky, 142).items():
        scene.spot(f"lantern:{colour}", place, Point(place.x1 + 4, place.y1 - 30))
    return box.y1


def _hand(scene: Scene, view: View, seat: int, say: Say, top: float) -> float:
    """Draw a card for each colour, with the token and its number."""
    row, held = Box(EDGE, top, WIDTH - EDGE, top + _CARD), view.seats[seat].hand or {}
    for colour, box in zip(COLOURS, row.columns(len(COLOURS), 16), strict=True):
        count = held.get(colour, 0)
        theme = scene.theme
        sheet(scene, box, theme.paper if count else theme.paper_shade)
        name, ink = say(text(f"lantern-{colour}")), theme.ink if count else theme.faint
        scene.label(name, (box.centre.x, box.y0 + 40), 40, ink, SERIF, width=box.width - 120, least=30)
        if count:
            at = around((box.x0 + box.width * 0.4, box.y0 + 154), 150, 150)
            scene.sprite(Layer.GOODS, at, token, colour)
            scene.label(f"×{count}", (at.x1 + 12, box.y0 + 154), 62, None, BOLD, "left")
            scene.spot(f"hand:{colour}", box, Point(box.x1 - 38, box.y0 + 38))
        else:
            scene.label("–", (box.centre.x, box.y0 + 150), 64, theme.faint, BOLD)
    return row.y1


def _notice(view: View, seat: int) -> Text | None:
    """Return what this player has chosen in secret."""
    if view.seats[seat].aside:
        return text(f"{names.P}-hidden", colour=text(f"lantern-{view.seats[seat].aside}"))
    if view.answer:
        paid = names.colours(view.paid)
        return text(f"{names.P}-answer", colour=text(f"lantern-{view.answer}"), paid=paid)
    return None
