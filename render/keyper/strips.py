"""Strips that several pictures share: the banner, the players, current events, stores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.text import Say, text
from engine.keyper.content.goods import ANIMALS, GOODS
from engine.keyper.view import PlayerView, View
from render.keyper import names
from render.keyper.goods import good_glyph
from render.keyper.pieces import ANCHOR, KEY, keyper_glyph, keyples_row
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.phrases import player_name, short_name
from render.kit.rows import Glyph, lay_row, word_glyph
from render.kit.scene import BOLD, SANS, SERIF, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.signs import coin, player_disc, season_sign
from render.kit.text import fitting, wrapped
from render.kit.theme import PLAYERS, letter_on

EDGE = 24
TYPE = 34
"""Text of this size has 11 px on a phone."""
_HEADER = 64.0
CELL = 92.0
_SEAT = 72.0
_TIGHT = 0.03
"""Gap between keyples of a player, relative to their height."""


def header(scene: Scene, view: View, say: Say, words: str | None = None) -> float:
    """Draw the banner across the top in the season's colour; return the bottom edge."""
    colour = scene.theme.grounds[view.season].border
    ink = letter_on(colour)
    scene.part("season", scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEADER), colour, None, 0))
    scene.panel(Layer.CARD, around((EDGE + 26, _HEADER / 2), 58, 58), scene.theme.paper, None, 29)
    scene.sprite(Layer.GOODS, around((EDGE + 26, _HEADER / 2), 50, 50), season_sign, view.season)
    room = 700.0 if names.waiting(view, say) else WIDTH - 2 * EDGE - 70.0
    title = scene.label(
        words or names.title(view, say), (EDGE + 70, _HEADER / 2), 42, ink, SERIF, "left", room, 34
    )
    room = WIDTH - 2 * EDGE - title.x1
    waiting = fitting(lambda most: names.waiting(view, say, most), SANS, TYPE, room)
    scene.label(waiting, (WIDTH - EDGE, _HEADER / 2), 36, ink, SANS, "right", room, 27)
    return scene.strip(Spare.HEAD, 0, _HEADER)


def seat_header(scene: Scene, seat: int, words: Callable[[int], str], points: int | None) -> float:
    """Draw a banner in a player's colour, with as many letters of a name as fit."""
    colour = PLAYERS[seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _SEAT), colour, None, 0)
    middle = _SEAT / 2
    scene.sprite(Layer.GOODS, around((54, middle), 62, 62), player_disc, seat)
    room = WIDTH - 98 - 110
    title = fitting(words, SERIF, 36, room)
    scene.label(title, (98, middle), 44, letter_on(colour), SERIF, "left", room, TYPE)
    if points is not None:
        scene.sprite(Layer.GOODS, around((WIDTH - 58, middle), 66, 66), coin, str(points))
    return scene.strip(Spare.HEAD, 0, _SEAT)


def players(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw two players per row."""
    count = len(view.seats)
    rows = -(-count // 2)
    area = Box(EDGE, top + 10, WIDTH - EDGE, top + 10 + rows * (CELL + 8) - 8)
    for seat, cell in zip(view.seats, grid(area, count, 2, 8), strict=True):
        player_panel(scene, view, say, seat, cell)
    return scene.strip(Spare.PLAYERS, top, area.y1)


def player_panel(scene: Scene, view: View, say: Say, seat: PlayerView, cell: Box) -> None:
    disc = around((cell.x0 + 40, cell.centre.y), 58, 58)
    second = Box(cell.x0 + 78, cell.y1 - 48, cell.x1 - 58, cell.y1 - 5)
    _player(scene, view, say, seat, cell, disc, second)
    scene.spot(f"keyp:{seat.seat}", cell, Point(cell.x1 - 32, cell.y1 - 27))


def narrow_player_panel(scene: Scene, view: View, say: Say, seat: PlayerView, cell: Box) -> None:
    """Draw a panel that no menu points at, with the keyples over its whole width."""
    disc = around((cell.x0 + 34, cell.y0 + 27), 44, 44)
    _player(scene, view, say, seat, cell, disc, Box(cell.x0 + 14, cell.y1 - 48, cell.x1 - 8, cell.y1 - 5))


def _player(scene: Scene, view: View, say: Say, seat: PlayerView, cell: Box, disc: Box, second: Box) -> None:
    """Draw name, shipping and points beside the disc, and what is left to play in the second row."""
    theme = scene.theme
    active = seat.seat in view.deciding
    rim, line = (theme.glow, 6) if active else (theme.paper_edge, 2)
    scene.panel(Layer.CARD, cell, theme.paper, rim, 14, line)
    scene.sprite(Layer.GOODS, disc, player_disc, seat.seat)
    left, first = disc.x1 + 9, cell.y0 + 25
    scene.sprite(Layer.GOODS, around((cell.x1 - 32, first), 46, 46), coin, str(seat.points))
    ship = [ANCHOR, word_glyph(str(seat.shipping))]
    shown = lay_row(scene, ship, (cell.x1 - 60, first), 39, anchor="right")
    if seat.seat == view.start:
        shown = lay_row(scene, [KEY], (shown.x0 - 8, first), 42, anchor="right")
    room = shown.x0 - left - 10
    scene.label(player_name(say, seat.seat), (left, first), 36, None, SERIF, "left", room, TYPE)
    row = [*([keyper_glyph(seat.seat)] if seat.keyper else []), *keyples_row(seat.keyples)]
    at = (second.x0, second.centre.y + 2)
    if row:
        lay_row(scene, row, at, min(43, cell.height - 48), second.width, "left", gap=_TIGHT, least=30)
    else:
        scene.label(say(text(f"{names.P}-all-played")), at, 34, theme.faint, SANS, "left")


def notices(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw one line for each current event."""
    y = top
    for seat, words in names.going_on(view, lambda seat: short_name(say, seat)):
        room = WIDTH - 2 * EDGE - 88
        lines = wrapped(say(words), SANS, TYPE, room)
        box = Box(EDGE, y + 10, WIDTH - EDGE, y + 24 + 40 * len(lines))
        scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 26, 2)
        scene.sprite(Layer.GOODS, around((box.x0 + 34, box.centre.y), 42, 42), player_disc, seat)
        for line, row in zip(lines, box.inset(0, 7).rows(len(lines)), strict=True):
            scene.label(line, (box.x0 + 66, row.centre.y), TYPE, None, SANS, "left")
        y = scene.strip(Spare.NEWS, y, box.y1)
    return y


def heading(scene: Scene, words: str, top: float) -> float:
    """Draw a section heading on the felt."""
    scene.label(words, (EDGE + 4, top + 34), 36, scene.theme.felt_ink, SANS, "left", WIDTH - 2 * EDGE, TYPE)
    return top + 58


def stores(scene: Scene, held: Mapping[str, int], top: float) -> float:
    """Draw all goods in one row, all animals in another, with their numbers."""
    y = _store_row(scene, held, GOODS, top)
    return _store_row(scene, held, ANIMALS, y + 10)


def _store_row(scene: Scene, held: Mapping[str, int], kinds: Sequence[str], top: float) -> float:
    row = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 80))
    for kind, cell in zip(kinds, row.inset(12, 6).columns(len(kinds), 2), strict=True):
        count = held.get(kind, 0)
        shown = lay_row(scene, [good_glyph(kind)], (cell.x0 + 2, cell.centre.y), 50, anchor="left")
        ink = scene.theme.ink if count else scene.theme.faint
        scene.label(str(count), (shown.x1 + 5, cell.centre.y), 38, ink, BOLD, "left")
    return row.y1


def pill(scene: Scene, box: Box, title: str, row: Sequence[Glyph], height: float, spare: float = 14) -> None:
    """Draw a sheet with a title on the left and a row of pieces, with spare space on the right."""
    theme = scene.theme
    scene.panel(Layer.CARD, box, theme.paper, theme.paper_edge, 16, 2)
    left = box.x0 + 18
    if title:
        left = (
            scene.label(title, (left, box.centre.y), TYPE, theme.faint, SANS, "left", box.width * 0.4, 30).x1
            + 14
        )
    if row:
        lay_row(scene, row, (left, box.centre.y), height, box.x1 - left - spare, "left")
    else:
        scene.label("–", (left + 12, box.centre.y), 40, theme.faint, BOLD)
