"""Behind a screen: cubes, seats bought, laws, and known pieces of the others."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Say, text
from engine.keythedral.content.shapes import KINDS, NUMBERS, Card
from engine.keythedral.view import SeatView, View
from render.keythedral import names, strips
from render.keythedral.cubes import cube
from render.keythedral.palette import MARKS
from render.keythedral.pieces import FENCE, LAW, seat_disc, seat_tile
from render.keythedral.strips import EDGE, sheet
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.rows import GAP_GLYPH, lay_row, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import coin, scroll
from render.kit.text import wrapped
from render.kit.theme import Theme, letter_on

_LAW_TYPE = 31
"""Text size of a law."""


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    y = _header(scene, view, shown, say)
    y = _cubes(scene, say, shown, y + 16)
    y = _seats(scene, say, shown, y + 16)
    y = strips.paying(scene, say, shown, y)
    y = _laws(scene, view, say, shown, y)
    y = _others(scene, view, say, shown, y)
    scene.height = round(y + EDGE)
    return scene


def _header(scene: Scene, view: View, seat: SeatView, say: Say) -> float:
    colour = MARKS[seat.seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 100), colour, None, 0)
    scene.sprite(Layer.GOODS, around((62, 50), 80, 80), seat_disc, seat.seat)
    own = view.reader == seat.seat
    key = "keythedral-pictures-screen-own" if own else "keythedral-pictures-screen"
    words = say(text(key, who=names.player(say, seat.seat)))
    room = WIDTH - 118 - 130
    scene.label(words, (118, 50), 50, letter_on(colour), SERIF, "left", room, 32)
    if seat.points is not None:
        scene.sprite(Layer.GOODS, around((WIDTH - 66, 50), 84, 84), coin, str(seat.points))
    return 100.0


def _cubes(scene: Scene, say: Say, seat: SeatView, top: float) -> float:
    """Draw all eight kinds, by name."""
    theme = scene.theme
    held = seat.cubes or {}
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 252))
    for kind, cell in zip(KINDS, grid(box.inset(18, 12), len(KINDS), 4, 8), strict=True):
        count = held.get(kind, 0)
        scene.sprite(Layer.GOODS, around((cell.x0 + 52, cell.centre.y), 96, 96), cube, kind)
        left = cell.x0 + 116
        ink = theme.ink if count else theme.faint
        scene.label(str(count), (left, cell.y0 + 38), 60, ink, SERIF, "left")
        name = names.kind(say, kind)
        scene.label(name, (left, cell.y0 + 84), 31, theme.faint, SANS, "left", cell.x1 - left, 27)
        scene.spot(f"cube:{kind}", cell, Point(cell.x1 - 34, cell.y0 + 34))
    return box.y1


def _seats(scene: Scene, say: Say, seat: SeatView, top: float) -> float:
    """Draw seats bought, by number."""
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 108))
    title = say(text("keythedral-pictures-seats"))
    left = scene.label(title, (box.x0 + 22, box.centre.y), 36, scene.theme.faint, SANS, "left", 230, 28).x1
    held = Counter(int(tile.split("-")[0]) for tile in seat.tiles or ())
    for number, cell in zip(NUMBERS, Box(left + 20, box.y0, box.x1 - 10, box.y1).columns(5, 4), strict=True):
        scene.sprite(Layer.GOODS, around((cell.x0 + 44, cell.centre.y), 80, 80), seat_tile, number)
        count = held[number]
        ink = scene.theme.ink if count else scene.theme.faint
        scene.label(f"×{count}", (cell.x0 + 92, cell.centre.y), 44, ink, SERIF, "left")
    return box.y1


def _laws(scene: Scene, view: View, say: Say, seat: SeatView, top: float) -> float:
    """Draw laws in hand with their texts, and the windows the reader wants."""
    if not view.laws_used:
        return top + 16
    y = strips.heading(scene, say(text("keythedral-pictures-laws", count=seat.law_count)), top + 6)
    laws = seat.laws or ()
    width = (WIDTH - 2 * EDGE - 14) / 2
    for pair in (laws[i : i + 2] for i in range(0, len(laws), 2)):
        helps = [wrapped(_law_words(view, say, seat, card), SANS, _LAW_TYPE, width - 112) for card in pair]
        high = 76 + max(len(lines) for lines in helps) * _LAW_TYPE * 1.25 + 10
        row = Box(EDGE, y, WIDTH - EDGE, y + high)
        for card, cell in zip(pair, row.columns(2, 14), strict=False):
            _law(scene, say, card, _law_words(view, say, seat, card), cell)
        y = row.y1 + 12
    if seat.watch is not None:
        y = _watch(scene, say, seat.watch, y)
    return y + 4


def _law_words(view: View, say: Say, seat: SeatView, card: Card) -> str:
    """Return the text of a law, and what it answers automatically by order."""
    orders = [say(names.armed_text(at)) for armed, at in seat.armed if armed == card]
    return "\n".join([names.law_help(say, card, view), *orders])


def _law(scene: Scene, say: Say, card: Card, words: str, box: Box) -> None:
    sheet(scene, box)
    lay_row(scene, [sprite_glyph(scroll, str(card), ratio=0.8)], (box.x0 + 48, box.y0 + 58), 80)
    room = box.width - 90 - 66
    scene.label(names.law(say, card), (box.x0 + 94, box.y0 + 38), 40, None, SERIF, "left", room, 30)
    scene.paragraph(words, (box.x0 + 94, box.y0 + 70), _LAW_TYPE, box.width - 112)
    scene.spot(f"card:{card}", box, Point(box.x1 - 34, box.y0 + 36))


def _watch(scene: Scene, say: Say, watch: str, top: float) -> float:
    box = Box(EDGE, top, WIDTH - EDGE, top + 62)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    words = say(text("keythedral-pictures-watch", when=text(f"keythedral-watch-{watch}")))
    scene.label(words, (box.x0 + 22, box.centre.y), 33, None, SANS, "left", box.width - 44, 26)
    return box.y1 + 8


def _others(scene: Scene, view: View, say: Say, own: SeatView, top: float) -> float:
    """Draw what is public about the other screens."""
    y = strips.heading(scene, say(text("keythedral-pictures-others")), top)
    for seat in view.seats:
        if seat.seat == own.seat:
            continue
        box = Box(EDGE, y, WIDTH - EDGE, y + 74)
        scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 16, 2)
        scene.sprite(Layer.GOODS, around((box.x0 + 42, box.centre.y), 56, 56), seat_disc, seat.seat)
        name = names.player(say, seat.seat)
        scene.label(name, (box.x0 + 82, box.centre.y), 34, None, SERIF, "left", 290, 27)
        row = [FENCE, word_glyph(str(seat.fences))]
        row += [GAP_GLYPH, LAW, word_glyph(str(seat.law_count))] if view.laws_used else []
        shown = lay_row(scene, row, (box.x0 + 390, box.centre.y), 46, 250, "left")
        if seat.known_laws:
            words = ", ".join(names.law(say, card) for card in seat.known_laws)
            room = box.x1 - shown.x1 - 40
            scene.label(words, (shown.x1 + 22, box.centre.y), 33, None, SANS, "left", room, 27)
        y = box.y1 + 8
    return y - 8


def focuses(view: View, seat: int) -> set[str]:
    shown = view.seats[seat]
    if shown.cubes is None:
        return set()
    return {f"cube:{kind}" for kind in KINDS} | {f"card:{card}" for card in shown.laws or ()}
