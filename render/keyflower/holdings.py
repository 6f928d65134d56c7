"""What players hold, as far as all may see it: behind the screen numbers, in front of it pieces."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Say, text
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.view import Open, SeatView, View
from render.keyflower.cards import contract_card, sheet
from render.keyflower.glyphs import CONTRACT, tool, worker
from render.kit.layout import WIDTH, Box, grid
from render.kit.rows import GAP_GLYPH, Glyph, lay_row, word_glyph
from render.kit.scene import SANS, Scene

EDGE = 24
_PIECE = 62.0
_CARDS_ACROSS = 3


def hidden_row(view: View, seat: SeatView) -> list[Glyph]:
    """How much is behind the screen."""
    row = [worker("any"), word_glyph(str(seat.workers)), GAP_GLYPH, tool("any"), word_glyph(str(seat.skills))]
    return row + ([GAP_GLYPH, CONTRACT, word_glyph(str(seat.contracts))] if view.merchants != "off" else [])


def open_row(pieces: Open) -> list[Glyph]:
    """Everything that all know of, each kind with its number."""
    return [*workers_row(pieces), *tools_row(pieces)]


def workers_row(pieces: Open) -> list[Glyph]:
    return _numbered({worker(colour): pieces.workers.get(colour, 0) for colour in COLOURS})


def tools_row(pieces: Open) -> list[Glyph]:
    """Skills, and how many contracts."""
    skills = {tool(kind): pieces.skills.get(kind, 0) for kind in SKILLS}
    return _numbered(skills | {CONTRACT: len(pieces.contracts)})


def _numbered(counts: Mapping[Glyph, int]) -> list[Glyph]:
    row = [(glyph, word_glyph(str(count)), GAP_GLYPH) for glyph, count in counts.items() if count]
    return [glyph for part in row for glyph in part]


def lay_front(scene: Scene, seat: SeatView, say: Say, key: str, top: float) -> float:
    """What lies in front of a screen, contracts face up; answers where it ends."""
    front = seat.front
    if front is None:
        return top
    room = Box(EDGE, top + 14, WIDTH - EDGE, top + 14 + 148)
    sheet(scene, room)
    words = say(text(key))
    scene.label(words, (room.x0 + 24, room.y0 + 36), 36, scene.theme.faint, SANS, "left", room.width - 48, 28)
    row = open_row(front)
    at = (room.x0 + 24, room.y0 + 98)
    if row:
        lay_row(scene, row, at, _PIECE, room.width - 48, "left", colour=scene.theme.ink)
    else:
        scene.label(say(text("pictures-none")), at, 40, scene.theme.ink, SANS, "left")
    if not front.contracts:
        return room.y1
    rows = -(-len(front.contracts) // _CARDS_ACROSS)
    area = Box(EDGE, room.y1 + 12, WIDTH - EDGE, room.y1 + 12 + rows * 118 - 14)
    for contract, cell in zip(
        front.contracts, grid(area, len(front.contracts), _CARDS_ACROSS, 14), strict=True
    ):
        contract_card(scene, contract, cell)
    return area.y1
