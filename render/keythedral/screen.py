"""Behind a screen: cubes, seats bought, laws, and known pieces of the others."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Say, text
from engine.keythedral.content.shapes import COLOURS, KINDS, NUMBERS, RESOURCES, Card
from engine.keythedral.view import SeatView, View
from render.keythedral import names, strips
from render.keythedral.cubes import cube
from render.keythedral.palette import MARKS
from render.keythedral.pieces import FENCE, LAW, seat_disc, seat_tile
from render.keythedral.strips import EDGE
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.phrases import player_name
from render.kit.rows import GAP_GLYPH, lay_row, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.signs import coin, scroll
from render.kit.text import size_for, width_of, wrapped
from render.kit.theme import Colour, Theme, letter_on

_LAW_TYPE = 34
"""Text size of a law."""
_PHASE = 480.0
"""Largest width of round and phase."""


def screen(view: View, seat: int, say: Say, theme: Theme) -> Scene:
    scene = Scene(theme)
    shown = view.seats[seat]
    y = _header(scene, view, shown, say)
    y = strips.notices(scene, view, say, y)
    y = strips.offers(scene, view, say, y)
    y = _cubes(scene, view, say, shown, y + 14)
    y = _seats(scene, say, shown, y + 16)
    y = strips.paying(scene, say, shown, y)
    y = _laws(scene, view, say, shown, y)
    y = scene.strip(Spare.OTHERS, y, _others(scene, view, say, shown, y))
    scene.height = round(y + EDGE)
    return scene


def _header(scene: Scene, view: View, seat: SeatView, say: Say) -> float:
    colour = MARKS[seat.seat].colour
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, 100), colour, None, 0)
    scene.sprite(Layer.GOODS, around((62, 50), 80, 80), seat_disc, seat.seat)
    own = view.reader == seat.seat
    key = "pictures-screen-own" if own else "pictures-screen"
    words = say(text(key, who=player_name(say, seat.seat)))
    right, ink = WIDTH - 130, letter_on(colour)
    phase = _phase(scene, names.title(view, say), Point(right, 50), ink)
    scene.label(words, (118, 50), 50, ink, SERIF, "left", phase - 118 - 24, 34)
    if seat.points is not None:
        scene.sprite(Layer.GOODS, around((WIDTH - 66, 50), 84, 84), coin, str(seat.points))
    return 100.0


def _phase(scene: Scene, words: str, right: Point, ink: Colour) -> float:
    """Draw round and phase, below one another if they are long; return their left edge."""
    lines = [words]
    if width_of(words, SANS, 34) > _PHASE and " · " in words:
        lines = [part[:1].upper() + part[1:] for part in words.split(" · ", 1)]
    ys = (0,) if len(lines) == 1 else (-21, 21)
    size = min(size_for(line, SANS, 38 if len(lines) == 1 else 34, _PHASE, 34) for line in lines)
    return min(
        scene.label(line, right.shifted(0, dy), size, ink, SANS, "right", _PHASE, 34).x0
        for line, dy in zip(lines, ys, strict=True)
    )


def _cubes(scene: Scene, view: View, say: Say, seat: SeatView, top: float) -> float:
    """Draw all eight kinds, by name, and how many are in the store: of craft goods only those used before."""
    theme = scene.theme
    held = seat.cubes or {}
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 352))
    for kind, cell in zip(KINDS, grid(box.inset(18, 12), len(KINDS), 4, 8), strict=True):
        count = held.get(kind, 0)
        scene.sprite(Layer.GOODS, around((cell.x0 + 40, cell.y0 + 38), 76, 76), cube, kind)
        left = cell.x0 + 4
        ink = theme.ink if count else theme.faint
        scene.label(str(count), (cell.x0 + 94, cell.y0 + 38), 56, ink, SERIF, "left")
        name = names.kind(say, kind)
        scene.label(name, (left, cell.y0 + 100), 36, theme.ink, SANS, "left", cell.x1 - left, 34)
        if (lying := view.store.get(kind, 0)) or KINDS.index(kind) in RESOURCES:
            stored = say(text("keythedral-pictures-in-store", count=lying))
            scene.label(stored, (left, cell.y0 + 138), 34, theme.faint, SANS, "left", cell.x1 - left)
        scene.spot(f"cube:{kind}", cell, Point(cell.x1 - 30, cell.y0 + 28))
        scene.spot(f"store:{kind}", cell, Point(cell.x1 - 30, cell.y0 + 28))
    return box.y1


def _seats(scene: Scene, say: Say, seat: SeatView, top: float) -> float:
    """Draw seats bought, by number."""
    box = sheet(scene, Box(EDGE, top, WIDTH - EDGE, top + 108))
    title = say(text("keythedral-pictures-seats"))
    left = scene.label(title, (box.x0 + 22, box.centre.y), 36, scene.theme.faint, SANS, "left", 230, 34).x1
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
        helps = [wrapped(_law_words(view, say, seat, card), SANS, _LAW_TYPE, width - 40) for card in pair]
        high = 80 + max(len(lines) for lines in helps) * _LAW_TYPE * 1.18 + 12
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
    lay_row(scene, [sprite_glyph(scroll, str(card), ratio=0.8)], (box.x0 + 46, box.y0 + 42), 66)
    room = box.width - 84 - 64
    scene.label(names.law(say, card), (box.x0 + 84, box.y0 + 40), 40, None, SERIF, "left", room, 34)
    scene.paragraph(words, (box.x0 + 20, box.y0 + 80), _LAW_TYPE, box.width - 40, leading=1.18)
    scene.spot(f"card:{card}", box, Point(box.x1 - 34, box.y0 + 36))


def _watch(scene: Scene, say: Say, watch: str, top: float) -> float:
    words = say(text("keythedral-pictures-watch", when=text(f"keythedral-watch-{watch}")))
    room = WIDTH - 2 * EDGE - 44
    high = 20 + 42 * len(wrapped(words, SANS, strips.TYPE, room))
    box = Box(EDGE, top, WIDTH - EDGE, top + high)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 16, 2)
    scene.paragraph(words, (box.x0 + 22, box.y0 + 10), strips.TYPE, room, leading=1.22)
    return box.y1 + 8


def _others(scene: Scene, view: View, say: Say, own: SeatView, top: float) -> float:
    """Draw what is public about the other screens."""
    y = strips.heading(scene, say(text("pictures-others")), top)
    for seat in view.seats:
        if seat.seat == own.seat:
            continue
        box = Box(EDGE, y, WIDTH - EDGE, y + 74)
        scene.panel(Layer.CARD, box, scene.theme.paper, scene.theme.paper_edge, 16, 2)
        scene.sprite(Layer.GOODS, around((box.x0 + 42, box.centre.y), 56, 56), seat_disc, seat.seat)
        name = player_name(say, seat.seat)
        scene.label(name, (box.x0 + 82, box.centre.y), strips.TYPE, None, SERIF, "left", 290)
        row = [FENCE, word_glyph(str(seat.fences))]
        row += [GAP_GLYPH, LAW, word_glyph(str(seat.law_count))] if view.laws_used else []
        shown = lay_row(scene, row, (box.x0 + 390, box.centre.y), 46, 250, "left")
        if seat.known_laws:
            words = ", ".join(names.law(say, card) for card in seat.known_laws)
            room = box.x1 - shown.x1 - 40
            scene.label(words, (shown.x1 + 22, box.centre.y), strips.TYPE, None, SANS, "left", room, 30)
        y = box.y1 + 8
    return y - 8


def focuses(view: View, seat: int) -> set[str]:
    shown = view.seats[seat]
    if shown.cubes is None:
        return set()
    cubes = {f"{place}:{kind}" for place in ("cube", "store") for kind in KINDS}
    players = {f"seat:{COLOURS[one.seat]}" for one in view.seats} if view.auction is not None else set()
    return cubes | players | {f"card:{card}" for card in shown.laws or ()}
