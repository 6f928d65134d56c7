"""Public holdings of the players: numbers behind the screen, pieces in front of it."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from engine.core.text import Say, text
from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.view import Open, SeatView, View
from render.keyflower.cards import contract_card
from render.keyflower.glyphs import CONTRACT, tool, worker
from render.kit.layout import WIDTH, Box, Point, grid
from render.kit.rows import GAP, GAP_GLYPH, Glyph, lay_row, row_height, word_glyph
from render.kit.scene import BADGE, SANS, Scene
from render.kit.sheet import sheet

_EDGE = 24
_PIECE = 62.0
_CARDS_ACROSS = 3


def hidden_row(view: View, seat: SeatView) -> list[Glyph]:
    """Return how much is behind the screen."""
    row = [worker("any"), word_glyph(str(seat.workers)), GAP_GLYPH, tool("any"), word_glyph(str(seat.skills))]
    return row + ([GAP_GLYPH, CONTRACT, word_glyph(str(seat.contracts))] if view.merchants != "off" else [])


def open_row(pieces: Open) -> list[Glyph]:
    """Return all publicly known pieces, each kind with its number."""
    return [glyph for part in (*_workers(pieces), *_tools(pieces)) for glyph in part.row]


def workers_row(pieces: Open) -> list[Glyph]:
    return [glyph for part in _workers(pieces) for glyph in part.row]


def tools_row(pieces: Open) -> list[Glyph]:
    """Return skills, and the number of contracts."""
    return [glyph for part in _tools(pieces) for glyph in part.row]


class _Part(NamedTuple):
    """Pieces of one kind with their number."""

    kind: str
    row: tuple[Glyph, ...]


def _workers(pieces: Open) -> list[_Part]:
    return [_part(kind, worker(kind), pieces.workers[kind]) for kind in COLOURS if pieces.workers.get(kind)]


def _tools(pieces: Open) -> list[_Part]:
    parts = [_part(kind, tool(kind), pieces.skills[kind]) for kind in SKILLS if pieces.skills.get(kind)]
    return parts + ([_part("contract", CONTRACT, len(pieces.contracts))] if pieces.contracts else [])


def _part(kind: str, glyph: Glyph, count: int) -> _Part:
    return _Part(kind, (glyph, word_glyph(str(count)), GAP_GLYPH))


def lay_front(
    scene: Scene, view: View, seat: SeatView, say: Say, key: str, top: float, marked: Container[str] = ()
) -> float:
    """Draw what lies in front of a screen, contracts face up; return the bottom edge.

    Below the marked kinds there is space for a badge.
    """
    front = seat.front
    if front is None:
        return top
    parts = (*_workers(front), *_tools(front))
    high = 148 + (BADGE - 4 if any(part.kind in marked for part in parts) else 0)
    room = Box(_EDGE, top + 14, WIDTH - _EDGE, top + 14 + high)
    sheet(scene, room, radius=18)
    words = say(text(key))
    scene.label(words, (room.x0 + 24, room.y0 + 36), 36, scene.theme.faint, SANS, "left", room.width - 48, 34)
    at = Point(room.x0 + 24, room.y0 + 98)
    if not parts:
        scene.label(say(text("pictures-none")), at, 40, scene.theme.ink, SANS, "left")
    height = row_height(open_row(front), _PIECE, room.width - 48) if parts else _PIECE
    for kind, row in parts:
        box = lay_row(scene, row, at, height, anchor="left", colour=scene.theme.ink)
        if kind in marked:
            scene.spot(f"screen:{kind}", box.inset(-6), Point(box.x0 + BADGE / 2, box.y1 + BADGE / 2 + 2))
        at = Point(box.x1 + GAP * height, at.y)
    return face_up(scene, view, front, room.y1)


def face_up(scene: Scene, view: View, pieces: Open, top: float) -> float:
    """Draw the publicly known contracts; return the bottom edge."""
    if not pieces.contracts:
        return top
    rows = -(-len(pieces.contracts) // _CARDS_ACROSS)
    area = Box(_EDGE, top + 12, WIDTH - _EDGE, top + 12 + rows * 118 - 14)
    cells = grid(area, len(pieces.contracts), _CARDS_ACROSS, 14)
    for contract, cell in zip(pieces.contracts, cells, strict=True):
        contract_card(scene, view.content, contract, cell)
    return area.y1
