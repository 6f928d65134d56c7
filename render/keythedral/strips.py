"""Strips that several pictures share: the banner, the players, current events, laws in hand."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.text import Say, Text, Who, Word, text
from engine.keythedral.content.shapes import COLOURS, Card
from engine.keythedral.view import AuctionView, ForceView, SeatView, View
from render.keythedral import names
from render.keythedral.cubes import cubes_row
from render.keythedral.palette import stone_colour
from render.keythedral.pieces import FENCE, KEY, LAW, church, seat_disc, worker_glyph
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.signs import scroll
from render.kit.terrain import sheet_shadow
from render.kit.text import fitting, name_lines
from render.kit.theme import Colour, letter_on

P = "keythedral-pictures"
EDGE = 24
_HEADER = 84.0
_CELL = 100.0


def sheet(scene: Scene, box: Box, fill: Colour | None = None, edge: Colour | None = None) -> Box:
    """Draw a card of paper with its shadow."""
    theme = scene.theme
    scene.sprite(Layer.SHADOW, box.inset(-12), sheet_shadow)
    return scene.panel(Layer.CARD, box, fill or theme.paper, edge or theme.paper_edge, 16, 3)


def header(scene: Scene, view: View, say: Say, words: str | None = None) -> float:
    """Draw the banner across the top; return the bottom edge."""
    wall = stone_colour(scene.theme)
    ink = letter_on(wall)
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEADER), wall, None, 0)
    scene.sprite(Layer.GOODS, around((EDGE + 36, _HEADER / 2), 82, 82), church)
    title = scene.label(
        words or names.title(view, say), (EDGE + 92, _HEADER / 2), 46, ink, SERIF, "left", 700, 34
    )
    room = WIDTH - 2 * EDGE - title.x1
    waiting = fitting(lambda most: names.waiting(view, say, most), SANS, 30, room)
    scene.label(waiting, (WIDTH - EDGE, _HEADER / 2), 36, ink, SANS, "right", room, 27)
    return scene.strip(Spare.HEAD, 0, _HEADER)


def players(scene: Scene, view: View, say: Say, top: float) -> float:
    count = len(view.seats)
    columns = count if count <= 4 else 3
    rows = -(-count // columns)
    area = Box(EDGE, top + 16, WIDTH - EDGE, top + 16 + rows * (_CELL + 8) - 8)
    for seat, cell in zip(view.seats, grid(area, count, columns, 8), strict=True):
        _player(scene, view, say, seat, cell)
    return scene.strip(Spare.PLAYERS, top, area.y1)


def _player(scene: Scene, view: View, say: Say, seat: SeatView, cell: Box) -> None:
    theme = scene.theme
    active = seat.seat in view.deciding
    done = view.stage == "spend" and (seat.procured or seat.passed)
    fill = theme.paper_shade if done else theme.paper
    rim, line = (theme.glow, 6) if active else (theme.paper_edge, 2)
    scene.panel(Layer.CARD, cell, fill, rim, 14, line)
    scene.spot(f"seat:{COLOURS[seat.seat]}", cell, Point(cell.x0 + 26, cell.y1 - 24))
    scene.sprite(Layer.GOODS, around((cell.x0 + 44, cell.centre.y), 64, 64), seat_disc, seat.seat)
    left, room = cell.x0 + 86, cell.width - 98
    scene.label(names.player(say, seat.seat), (left, cell.y0 + 29), 34, None, SERIF, "left", room, 27)
    if seat.seat == view.start:
        lay_row(scene, [KEY], (cell.x0 + 72, cell.y1 - 29), 50, layer=Layer.WORKERS)
    lay_row(scene, _standing(view, say, seat), (left, cell.y0 + 69), 36, cell.x1 - left - 10, "left")


def _standing(view: View, say: Say, seat: SeatView) -> list[Glyph]:
    """Return a player's relevant figures in this phase."""
    row: list[Glyph] = []
    if view.laws_used:
        row += [LAW, word_glyph(str(seat.law_count)), GAP_GLYPH]
    bid = dict(view.auction.bids).get(seat.seat) if view.auction is not None else None
    if bid is not None:
        key = "offers" if bid else "declined"
        return [*row, word_glyph(say(text(f"{P}-{key}", count=bid)))]
    if view.stage == "spend" and (seat.procured or seat.passed):
        key = "procured" if seat.procured else "passed"
        return [*row, word_glyph(say(text(f"{P}-{key}")))]
    row += [FENCE, word_glyph(str(seat.fences))]
    if view.stage == "work":
        row += [GAP_GLYPH, worker_glyph(seat.seat), word_glyph(str(seat.workers))]
    return row


def notices(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw one line for each current event."""
    y = top
    for seat, words in notes(view, lambda seat: names.short(say, seat)):
        box = Box(EDGE, y + 10, WIDTH - EDGE, y + 68)
        scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 28, 2)
        scene.sprite(Layer.GOODS, around((box.x0 + 36, box.centre.y), 44, 44), seat_disc, seat)
        scene.label(say(words), (box.x0 + 70, box.centre.y), 34, None, SANS, "left", box.width - 92, 27)
        y = scene.strip(Spare.NEWS, y, box.y1)
    return y


def notes(view: View, called: Callable[[int], Word] = Who) -> list[tuple[int, Text]]:
    """Return who does what: a purchase, a law waiting, the auction, laws in force this round."""
    found: list[tuple[int, Text]] = []
    if view.purchase is not None:
        bought = view.purchase
        cubes = names.cubes_text(bought.payment)
        who = called(bought.buyer)
        found.append((bought.buyer, text(f"{P}-buys", who=who, slot=bought.slot, cubes=cubes)))
    if view.law is not None:
        law = names.law_text(view.law.card)
        found.append((view.law.seat, text(f"{P}-plays", who=called(view.law.seat), law=law)))
    if view.auction is not None:
        found.append(_auction(view.auction, called))
    return found + [(force.seat, _force(force, called)) for force in view.forces]


def _auction(auction: AuctionView, called: Callable[[int], Word]) -> tuple[int, Text]:
    if auction.winner is not None:
        return auction.winner, text(f"{P}-names", who=called(auction.winner))
    if auction.by is None:
        return auction.taker, text(f"{P}-marker", who=called(auction.taker))
    return auction.by, text(f"{P}-highest", who=called(auction.by), count=auction.high)


def _force(force: ForceView, called: Callable[[int], Word]) -> Text:
    law, who = names.law_text(force.card), called(force.seat)
    if not force.aim:
        return text(f"{P}-force", who=who, law=law)
    aim = force.aim if force.aim[-1].isdigit() else names.field_text(force.aim)
    return text(f"{P}-force-aim", who=who, law=law, aim=aim)


def hand(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the reader's own laws, by name."""
    laws = view.seats[view.reader].laws if view.reader is not None else None
    if not laws:
        return top
    columns = 2 if len(laws) <= 4 else 3
    rows = -(-len(laws) // columns)
    area = Box(EDGE, top + 14, WIDTH - EDGE, top + 14 + rows * 80 - 10)
    for card, cell in zip(laws, grid(area, len(laws), columns, 10), strict=True):
        _law_chip(scene, say, card, cell)
    return scene.strip(Spare.LATER, top, area.y1)


def _law_chip(scene: Scene, say: Say, card: Card, cell: Box) -> None:
    sheet(scene, cell)
    scene.spot(f"card:{card}", cell, Point(cell.x1 - 30, cell.centre.y))
    lay_row(scene, [sprite_glyph(scroll, str(card), ratio=0.8)], (cell.x0 + 38, cell.centre.y), 58)
    lines, size = name_lines(names.law(say, card), SERIF, 36, cell.width - 76 - 62, 29)
    for line, dy in zip(lines, (0,) if len(lines) == 1 else (-15, 15), strict=True):
        scene.label(line, (cell.x0 + 72, cell.centre.y + dy), size, None, SERIF, "left")


def paying(scene: Scene, say: Say, seat: SeatView, top: float) -> float:
    """Draw what the seat's own move so far pays."""
    cubes = (seat.picks.paying or seat.picks.paid) if seat.picks is not None else {}
    if not cubes:
        return top
    box = Box(EDGE, top + 14, WIDTH - EDGE, top + 84)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.glow, 16, 4)
    words = say(text(f"{P}-paying"))
    left = scene.label(words, (box.x0 + 22, box.centre.y), 34, None, SANS, "left", 400, 27).x1
    lay_row(scene, cubes_row(cubes, 4), (left + 20, box.centre.y), 52, box.x1 - left - 40, "left")
    return box.y1


def heading(scene: Scene, words: str, top: float) -> float:
    """Draw a section heading on the felt."""
    scene.label(words, (EDGE + 4, top + 34), 36, scene.theme.felt_ink, SANS, "left", WIDTH - 2 * EDGE, 28)
    return top + 58
