"""The table: the pile, and all players' lanterns in the evening."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.lantern.view import SeatView, View
from render.kit.layout import WIDTH, Box, Point, around
from render.kit.phrases import player_name
from render.kit.rows import counted, lay_row
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc
from render.kit.text import name_lines
from render.kit.theme import Theme
from render.lantern import names, strips
from render.lantern.pieces import SKY_INK, evening
from render.lantern.strips import EDGE

_CARD = 236.0
_NAMES = 356.0
"""Width of the part with the player's name."""
_LANTERN = 158.0


def table(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(scene, view, say) + 20
    y = strips.pile(scene, view, say, y) + 18
    for seat in view.seats:
        _seat(scene, view, seat, say, Box(EDGE, y, WIDTH - EDGE, y + _CARD))
        y += _CARD + 16
    scene.height = round(y - 16 + EDGE)
    return scene


def _seat(scene: Scene, view: View, seat: SeatView, say: Say, box: Box) -> None:
    theme = scene.theme
    edge = theme.glow if seat.decides else theme.paper_edge
    sheet(scene, box, theme.paper, edge)
    sky = Box(box.x0 + _NAMES, box.y0 + 4, box.x1 - 4, box.y1 - 4)
    scene.panel(Layer.CARD, sky, evening(theme), None, 14)
    _player(scene, view, seat, say, Box(box.x0, box.y0, sky.x0, box.y1))
    if not seat.lit:
        scene.label(say(text(f"{names.P}-dark")), sky.centre, 34, SKY_INK, SANS)
    else:
        places = strips.hang(scene, seat.lit, sky.inset(14, 22), _LANTERN)
        if view.stage == "snuff" and seat.seat == view.lighter:
            for colour in set(view.fresh) & places.keys():
                place = places[colour]
                scene.spot(f"lantern:{colour}", place, Point(place.x1 - 12, place.y1 - 28))
    scene.spot(f"seat:{seat.seat}", box, Point(box.x0 + _NAMES - 36, box.y0 + 36))


def _player(scene: Scene, view: View, seat: SeatView, say: Say, box: Box) -> None:
    theme = scene.theme
    scene.sprite(Layer.GOODS, around((box.x0 + 58, box.y0 + 64), 84, 84), player_disc, seat.seat)
    room = box.width - 112 - 16
    lines, size = name_lines(player_name(say, seat.seat), SERIF, 36, room, 28)
    for at, line in enumerate(lines):
        y = box.y0 + 64 + (at - (len(lines) - 1) / 2) * 38
        scene.label(line, (box.x0 + 112, y), size, None, SERIF, "left")
    scene.sprite(Layer.GOODS, around((box.x1 - 58, box.y0 + 158), 80, 80), coin, str(seat.points))
    if seat.tokens:
        row = counted(strips.BACK, seat.tokens, 4)
        lay_row(scene, row, (box.x0 + 20, box.y0 + 158), 62, box.width - 130, "left")
    else:
        words = say(text(f"{names.P}-empty-hand"))
        scene.label(words, (box.x0 + 24, box.y0 + 158), 32, theme.faint, SANS, "left", box.width - 130, 27)
    if seat.seat == view.start and view.stage != "over":
        words = say(text(f"{names.P}-starts"))
        scene.label(words, (box.x0 + 24, box.y1 - 22), 28, theme.faint, SANS, "left", box.width - 48, 27)
