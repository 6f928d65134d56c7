"""One country board, large, with the marks of its fields; the other boards small below."""

from __future__ import annotations

from engine.core.text import Say
from engine.keyper.view import BoardView, PlayerView, View
from render.keyper import country, strips
from render.keyper.country import LARGE, SMALL
from render.keyper.own_pieces import own
from render.keyper.strips import EDGE
from render.keyper.table import SQUARE
from render.kit.layout import WIDTH, Box
from render.kit.painter import PictureKind
from render.kit.scene import Scene, Spare
from render.kit.theme import Theme

_GAP = 12.0
_LOWEST, _HIGHEST = 100.0, 124.0
"""Least and greatest height of a field."""
_SHORT = 14.0
"""So much too low the fields may be for a small picture to show all boards."""
_OTHERS = SMALL.height(40)
PREFIX = "board-"


def kinds(view: View) -> list[PictureKind]:
    return [PictureKind(board.id) for board in view.boards]


def board_of(view: View, kind: PictureKind) -> BoardView:
    return next(board for board in view.boards if board.id == kind.key)


def one_board(view: View, shown: BoardView, say: Say, theme: Theme, tallest: float = SQUARE) -> Scene:
    scene = Scene(theme)
    y = own(scene, view, say, 0, keyples=True) + _GAP
    room = tallest - 16 - y - _OTHERS - _GAP
    if LARGE.cell(room) < _LOWEST - _SHORT:  # the other boards go
        room += _OTHERS + _GAP
    cell = max(_LOWEST, min(_HIGHEST, LARGE.cell(room)))
    box = Box(EDGE, y, WIDTH - EDGE, y + LARGE.height(cell))
    country.board(scene, view, shown, say, box, LARGE)
    foot = Box(EDGE, box.y1 + _GAP, WIDTH - EDGE, box.y1 + _GAP + _OTHERS)
    _others(scene, view, shown, say, foot)
    scene.strip(Spare.OTHERS, box.y1, foot.y1)
    scene.height = round(foot.y1 + 16)
    return scene


def _others(scene: Scene, view: View, large: BoardView, say: Say, foot: Box) -> None:
    """Draw the other boards and, where there is space, the other players."""
    boards = [board for board in view.boards if board is not large]
    players = _opponents(view)
    places = foot.columns(len(boards) + bool(players), _GAP)
    for board, place in zip(boards, places, strict=False):
        country.board(scene, view, board, say, place, SMALL)
    if players:
        column = Box(places[-1].x0, foot.y0, places[-1].x1, foot.y0 + 2 * (strips.CELL + 6))
        for player, place in zip(players, column.rows(2, 8), strict=False):
            strips.narrow_player_panel(scene, view, say, player, place)


def _opponents(view: View) -> list[PlayerView]:
    """Return the other players: with four at the table, three boards leave no space for them."""
    found = [seat for seat in view.seats if seat.seat != view.reader]
    return found if len(found) <= 2 else []
