"""The reader's pieces behind the screen; no other reader gets a picture with them."""

from __future__ import annotations

from engine.keyflower.view import Open, View
from render.keyflower.holdings import open_row
from render.kit.own_pieces import own_sheet
from render.kit.rows import sprite_glyph
from render.kit.scene import Scene
from render.kit.signs import player_disc


def own(scene: Scene, view: View, top: float) -> float:
    if view.reader is None or view.phase == "over":
        return top
    screen = view.seats[view.reader].screen
    row = [] if screen is None else open_row(Open(screen.workers, screen.skills, screen.contracts))
    return own_sheet(scene, sprite_glyph(player_disc, view.reader), [[row]], top)
