"""Strips that several pictures share: the banner, the players, current events, laws in hand."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.text import Say, Text, Who, Word, text
from engine.keythedral.content.shapes import COLOURS, Card
from engine.keythedral.view import AuctionView, ForceView, SeatView, View
from render.keythedral import names
from render.keythedral.cubes import cubes_row
from render.keythedral.palette import stone_colour
from render.keythedral.pieces import FENCE, KEY, LAW, church, seat_disc
from render.kit.layout import WIDTH, Box, Point, around, grid
from render.kit.phrases import player_name, short_name
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_height, row_width, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene, Spare
from render.kit.sheet import sheet
from render.kit.signs import scroll
from render.kit.text import fitting, longest_part, name_lines, size_for, width_of, wrapped
from render.kit.theme import letter_on

P = "keythedral-pictures"
EDGE = 24
TYPE = 34
"""Text of this size has 11 px on a phone."""
_HEADER = 72.0
_CELL = 98.0
_LEAST_SIGN = 27.0
"""Least height of the signs in a player's cell."""
HEADING = 52.0
"""Height of a section heading."""
_LAW = 72.0
"""Height of a law in hand."""


def header(scene: Scene, view: View, say: Say, words: str | None = None) -> float:
    """Draw the banner across the top; return the bottom edge."""
    wall = stone_colour(scene.theme)
    ink = letter_on(wall)
    scene.panel(Layer.CARD, Box(0, 0, WIDTH, _HEADER), wall, None, 0)
    scene.sprite(Layer.GOODS, around((EDGE + 36, _HEADER / 2), 70, 70), church)
    shortest = fitting(lambda most: names.waiting(view, say, most), SANS, TYPE, 0)
    most = min(700, WIDTH - 2 * EDGE - 116 - width_of(shortest, SANS, TYPE))
    spoken = words or names.title(view, say)
    while width_of(spoken, SERIF, TYPE) > most and " · " in spoken:
        spoken = spoken.rpartition(" · ")[0]  # the name of the picture, which needs no name
    title = scene.label(spoken, (EDGE + 92, _HEADER / 2), 46, ink, SERIF, "left", most, TYPE)
    room = WIDTH - 2 * EDGE - title.x1
    waiting = fitting(lambda most: names.waiting(view, say, most), SANS, TYPE, room)
    scene.label(waiting, (WIDTH - EDGE, _HEADER / 2), 36, ink, SANS, "right", room, 27)
    return scene.strip(Spare.HEAD if view.stage == "lay" else Spare.OTHERS, 0, _HEADER)


def players(scene: Scene, view: View, say: Say, top: float) -> float:
    area = Box(EDGE, top + 12, WIDTH - EDGE, top + 12 + _CELL)
    for seat, cell in zip(view.seats, area.columns(len(view.seats), 8), strict=True):
        _player(scene, view, say, seat, cell)
    return scene.strip(Spare.PLAYERS, top, area.y1)


def marker_holder(view: View) -> int:
    """Return who has the start player marker: it moves left before the auction (KT-81)."""
    return view.start if view.auction is None else view.auction.taker


def _player(scene: Scene, view: View, say: Say, seat: SeatView, cell: Box) -> None:
    theme = scene.theme
    active = seat.seat in view.deciding
    done = view.stage == "spend" and (seat.procured or seat.passed)
    fill = theme.paper_shade if done else theme.paper
    rim, line = (theme.glow, 6) if active else (theme.paper_edge, 2)
    scene.panel(Layer.CARD, cell, fill, rim, 14, line)
    row = _standing(view, say, seat)
    right, room = cell.x1 - 8, cell.width - 24
    starting = marker_holder(view)
    if seat.seat == starting and all(glyph.words.isdigit() for glyph in row if glyph.words):
        room -= 34
        lay_row(scene, [KEY], (cell.x1 - 22, cell.y0 + 71), 44)
    elif seat.seat == starting:  # words need the whole row
        right -= 32
        lay_row(scene, [KEY], (cell.x1 - 22, cell.y0 + 30), 44)
    _name(scene, say, seat, cell, right)
    if done and row_width(row, 39, least=28) + row_width(_fences(seat), 39, least=28) < room - 12:
        row = [*row[:-1], *_fences(seat), row[-1]]
    sizes = (size for size in (TYPE, 30, 28) if row_height(row, 39, room, least=size) >= _LEAST_SIGN)
    lay_row(scene, row, (cell.x0 + 14, cell.y0 + 73), 39, room, "left", least=next(sizes, 0))


def _name(scene: Scene, say: Say, seat: SeatView, cell: Box, right: float, least: int = 30) -> None:
    """Draw a player's disc and name at the top of a cell."""
    disc = Point(cell.x0 + 32, cell.y0 + 32)
    scene.spot(f"seat:{COLOURS[seat.seat]}", cell, disc)
    scene.sprite(Layer.GOODS, around(disc, 48, 48), seat_disc, seat.seat)
    left = cell.x0 + 62
    name = player_name(say, seat.seat)
    scene.label(name, (left, cell.y0 + 31), TYPE, None, SERIF, "left", right - left, least)


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
    return row + _fences(seat)


def _fences(seat: SeatView) -> list[Glyph]:
    return [FENCE, word_glyph(str(seat.fences)), GAP_GLYPH]


def offers(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw who has offered how much in the auction."""
    if view.auction is None:
        return top
    y = heading(scene, say(text(f"{P}-bids")), top)
    bids = dict(view.auction.bids)
    count = len(view.seats)
    columns = count if count < 5 else 3
    row = Box(EDGE, y, WIDTH - EDGE, y + -(-count // columns) * (_CELL + 8) - 8)
    for seat, cell in zip(view.seats, grid(row, count, columns, 8), strict=True):
        rim, line = (scene.theme.glow, 6) if seat.seat == view.auction.by else (scene.theme.paper_edge, 2)
        scene.panel(Layer.CARD, cell, scene.theme.paper, rim, 14, line)
        _name(scene, say, seat, cell, cell.x1 - 8, TYPE)
        bid = bids.get(seat.seat)
        key = "to-offer" if bid is None else "offers" if bid else "declined"
        words, ink = say(text(f"{P}-{key}", count=bid or 0)), scene.theme.ink if bid else scene.theme.faint
        scene.label(words, (cell.x0 + 16, cell.y0 + 73), TYPE, ink, SANS, "left", cell.width - 28, 32)
    return row.y1


def notices(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw one line for each current event."""
    y = top
    for seat, words in notes(view, lambda seat: short_name(say, seat)):
        lines = wrapped(say(words), SANS, TYPE, WIDTH - 2 * EDGE - 92)
        box = Box(EDGE, y + 8, WIDTH - EDGE, y + 22 + 40 * len(lines))
        scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.paper_edge, 28, 2)
        scene.sprite(Layer.GOODS, around((box.x0 + 36, box.centre.y), 44, 44), seat_disc, seat)
        for line, row in zip(lines, box.inset(0, 7).rows(len(lines)), strict=True):
            scene.label(line, (box.x0 + 70, row.centre.y), TYPE, None, SANS, "left")
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


def _hand(view: View) -> tuple[Card, ...]:
    return (view.seats[view.reader].laws or ()) if view.reader is not None else ()


def hand_room(view: View) -> float:
    """Return the height of one row of laws, if anybody holds one."""
    return 14 + _LAW if any(seat.law_count for seat in view.seats) else 0.0


def hand(scene: Scene, view: View, say: Say, top: float) -> float:
    """Draw the reader's own laws, by name."""
    laws = _hand(view)
    if not laws:
        return top
    columns = 2 if len(laws) in (1, 2, 4) else 3
    rows = -(-len(laws) // columns)
    area = Box(EDGE, top + 14, WIDTH - EDGE, top + 14 + rows * (_LAW + 8) - 8)
    for card, cell in zip(laws, grid(area, len(laws), columns, 8), strict=True):
        _law_chip(scene, say, card, cell)
    return scene.strip(Spare.LATER, top, area.y1)


def _law_chip(scene: Scene, say: Say, card: Card, cell: Box) -> None:
    sheet(scene, cell)
    scene.spot(f"card:{card}", cell, Point(cell.x1 - 30, cell.centre.y))
    lay_row(scene, [sprite_glyph(scroll, str(card), ratio=0.8)], (cell.x0 + 38, cell.centre.y), 58)
    name, room = names.parted_law(say, card), cell.width - 72 - 58
    least = size_for(longest_part(name), SERIF, 32, room, 28)
    lines, size = name_lines(name, SERIF, 36, room, least)
    for line, dy in zip(lines, (0,) if len(lines) == 1 else (-18, 14), strict=True):
        scene.label(line, (cell.x0 + 72, cell.centre.y + dy), size, None, SERIF, "left")


def paying(scene: Scene, say: Say, seat: SeatView, top: float) -> float:
    """Draw what the seat's own move so far pays."""
    cubes = (seat.picks.paying or seat.picks.paid) if seat.picks is not None else {}
    if not cubes:
        return top
    box = Box(EDGE, top + 14, WIDTH - EDGE, top + 84)
    scene.panel(Layer.CARD, box, scene.theme.paper_shade, scene.theme.glow, 16, 4)
    words = say(text(f"{P}-paying"))
    left = scene.label(words, (box.x0 + 22, box.centre.y), TYPE, None, SANS, "left", 440, 32).x1
    lay_row(scene, cubes_row(cubes), (left + 20, box.centre.y), 52, box.x1 - left - 40, "left")
    return box.y1


def heading(scene: Scene, words: str, top: float) -> float:
    """Draw a section heading on the felt."""
    scene.label(words, (EDGE + 4, top + 30), 36, scene.theme.felt_ink, SANS, "left", WIDTH - 2 * EDGE, TYPE)
    return top + HEADING
