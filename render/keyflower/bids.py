"""Bids at a tile: whose workers they are, their colour and number. A losing bid is crossed out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.keyflower.view import BidView, View
from render.keyflower.glyphs import worker
from render.kit.layout import ROOT3, Box, Point, around
from render.kit.pen import Pen
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, row_width, sprite_glyph, word_glyph
from render.kit.scene import Layer, Scene
from render.kit.signs import player_disc

_LARGEST = 38.0
"""Height of bids on one line."""
_NARROW, _TYPE = 0.04, 30
"""The gap between the pictures of a bid, and the size of the smallest numbers."""

CHIP = (96.0, 44.0)


def crossed_out(pen: Pen) -> None:
    """Draw a bar over a losing bid."""
    bar = pen.shape().line([(10, 86), (pen.wide - 10, 14)], 13)
    pen.outlined(bar, pen.theme.ink, pen.theme.paper, 5)


def losing_bid(pen: Pen, seat: int) -> None:
    """Draw a player's sign crossed out, for the legend."""
    player_disc(pen, seat)
    crossed_out(pen)


def chip(scene: Scene, bid: BidView, box: Box, scale: float) -> None:
    """Draw a bid on paper of its own."""
    theme = scene.theme
    fill, edge = (theme.paper, theme.glow) if bid.winning else (theme.paper_shade, theme.paper_edge)
    scene.panel(Layer.GOODS, box, fill, edge, 22 * scale, 5 if bid.winning else 2)
    slim = 0.78 if bid.count > 9 else 1.0  # two digits need space
    disc = around((box.x0 + 22 * slim * scale, box.centre.y), 38 * slim * scale, 38 * slim * scale)
    scene.sprite(Layer.WORKERS, disc, player_disc, bid.seat)
    row = [worker(bid.colour, bid.lying), word_glyph(str(bid.count))]
    left = disc.x1 + 3 * scale
    middle = ((left + box.x1 - 7 * scale) / 2, box.centre.y)
    room = box.x1 - 7 * scale - left
    lay_row(scene, row, middle, 34 * scale, room, layer=Layer.WORKERS, colour=theme.ink, gap=_NARROW)
    if not bid.winning:
        scene.sprite(Layer.WORDS, box, crossed_out)


def chip_place(centre: Point, radius: float, side: int) -> Point:
    """Return the centre of a bid's chip: above, below, or in a corner beside the tile."""
    high = ROOT3 / 2 * radius
    if side in (0, 3):
        return Point(centre.x, centre.y + (high + 4) * (1 if side == 0 else -1))
    right, lower = side in (4, 5), side in (1, 5)
    dy = max(high - (16 if radius > 140 else 12), 48)  # clear of the badge at the tile's corner
    dx = max(radius / 2 + 40, CHIP[0] + 1)
    return Point(centre.x + (dx if right else -dx), centre.y + (dy if lower else -dy))


def bids_line(scene: Scene, view: View, bids: Sequence[BidView], box: Box) -> None:
    """Draw the bids on one line: the leader, then the reader's, then the others."""
    if not bids:
        return
    ranked = sorted(bids, key=lambda bid: (not bid.winning, bid.seat != view.reader, -bid.count))
    size, room, theme = min(_LARGEST, box.height - 4), box.width - 8, scene.theme
    lines = [(shown, _parts(ranked, told, shown)) for told, shown in _shorter(len(ranked))]
    fitting = (line for line in lines if row_width(_joined(line[1]), size, _NARROW, _TYPE) <= room)
    shown, parts = next(fitting, lines[-1])
    row = _joined(parts)
    placed = lay_row(
        scene, row, box.centre, size, room, layer=Layer.WORKERS, colour=theme.ink, gap=_NARROW, least=_TYPE
    )
    pill = Box(placed.x0 - 6, placed.y0 - 2, placed.x1 + 6, placed.y1 + 2)
    scene.panel(Layer.CARD, pill, theme.paper, theme.paper_edge, 16, 2)
    for bid, place in zip(ranked[:shown], _places(parts, placed), strict=False):
        if not bid.winning:
            scene.sprite(Layer.WORDS, place, crossed_out)


def _shorter(count: int) -> list[tuple[int, int]]:
    """Return how many bids to tell with their numbers, and how many at all, from most to least."""
    return [(told, shown) for shown in range(count, 0, -1) for told in (shown, 1)]


def _parts(ranked: Sequence[BidView], told: int, shown: int) -> list[list[Glyph]]:
    """Return the leader with the colour, then the others, as far as they are told; "+2" for the rest."""
    parts = list[list[Glyph]]()
    for number, bid in enumerate(ranked[:shown]):
        part = [sprite_glyph(player_disc, bid.seat)]
        if number < told:
            part += [worker(bid.colour, bid.lying)] if not number or bid.lying else []
            part.append(word_glyph(str(bid.count)))
        parts.append(part)
    rest = len(ranked) - shown
    return [*parts, *([[word_glyph(f"+{rest}")]] if rest else [])]


def _joined(parts: Sequence[Sequence[Glyph]]) -> list[Glyph]:
    return [glyph for part in parts for glyph in (GAP_GLYPH, *part)][1:]


def _places(parts: Sequence[Sequence[Glyph]], line: Box) -> list[Box]:
    """Return where each part stands on the line."""
    found, high = list[Box](), line.height
    for number, part in enumerate(parts):
        end = line.x0 + row_width(_joined(parts[: number + 1]), high, _NARROW, _TYPE)
        found.append(Box(end - row_width(part, high, _NARROW, _TYPE) - 3, line.y0, end + 3, line.y1))
    return found
