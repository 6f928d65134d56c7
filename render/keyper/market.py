"""The country tiles laid out, with the supply; and the tiles a player holds."""

from __future__ import annotations

from engine.core.text import Say, text
from engine.keyper.view import PlayerView, View
from render.keyper import strips
from render.keyper.cards import cards, compact_cards
from render.keyper.names import P
from render.keyper.own_pieces import goods_rows, own
from render.keyper.strips import EDGE
from render.keyper.table import SQUARE
from render.kit.layout import WIDTH, Box
from render.kit.own_pieces import own_sheet
from render.kit.painter import PictureKind
from render.kit.phrases import player_name
from render.kit.rows import sprite_glyph
from render.kit.scene import SANS, Layer, Scene, Spare
from render.kit.signs import player_disc
from render.kit.text import cut
from render.kit.theme import Theme


def market(view: View, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    y = strips.header(
        scene, view, say, say(text(f"{P}-market", season=text(f"pictures-season-{view.season}")))
    )
    y = own(scene, view, say, y) + 12
    if view.shown:
        y = cards(scene, view.content, say, view.shown, y, True, view.fair_side_up)
    else:
        y = _nothing(scene, say, y)
    words = say(text(f"{P}-bag", count=view.bag_count, discard=len(view.discard)))
    scene.label(words, (WIDTH - EDGE - 4, y + 34), strips.TYPE, theme.felt_ink, SANS, "right", 760, 30)
    below = strips.heading(scene, say(text(f"{P}-supply")), y)
    y = scene.strip(Spare.STOCK, y, strips.stores(scene, view.supply, below))
    scene.height = round(y + EDGE)
    return scene


NEXT = "hand-"
_PAGE = 18
"""Tiles per picture."""


def pages(player: PlayerView) -> list[tuple[str, ...]]:
    """Return a player's holdings in pages; at least one page."""
    held = (*player.tiles, *player.winter_fairs)
    return [held[at : at + _PAGE] for at in range(0, len(held), _PAGE)] or [()]


def page_of(kind: PictureKind) -> int:
    """Return the page number of "hand", "hand-2", …"""
    return int(kind.key.removeprefix(NEXT)) - 1 if kind.key.startswith(NEXT) else 0


def hand(view: View, seat: int, page: int, say: Say, theme: Theme, tallest: float = SQUARE) -> Scene:
    """Draw a player's tiles and winter fairs, and the goods to pay with."""
    scene = Scene(theme)
    held = view.seats[seat]
    is_own = seat == view.reader
    tiles = pages(held)[page]
    head = y = strips.seat_header(scene, seat, lambda most: _title(say, held, is_own, page, most), None)
    disc = sprite_glyph(player_disc, seat)
    y = (own(scene, view, say, y) if is_own else own_sheet(scene, disc, [goods_rows(held)], y)) + 12
    if tiles:
        foot = head + tallest - 16  # a low picture goes without its banner
        y = compact_cards(scene, view.content, say, tiles, y, foot, is_own)
    else:
        y = _nothing(scene, say, y)
    scene.height = round(y + 16)
    return scene


def _title(say: Say, held: PlayerView, own: bool, page: int, most: int) -> str:
    key = f"{P}-hand-own" if own else f"{P}-hand"
    count = len(held.tiles) + len(held.winter_fairs)
    words = say(text(key, who=cut(player_name(say, held.seat), most), count=count))
    parts = len(pages(held))
    return say(text("pictures-page", title=words, page=page + 1, count=parts)) if parts > 1 else words


def _nothing(scene: Scene, say: Say, top: float) -> float:
    box = Box(EDGE, top, WIDTH - EDGE, top + 80)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.label(say(text(f"{P}-none")), box.centre, 36, scene.theme.faint, SANS)
    return box.y1
