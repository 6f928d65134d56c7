"""Keyflower's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.text import Say
from engine.keyflower.content.box import Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.view import Open, Screen, SeatView, View
from render.keyflower import cards, changes, market, merchants, score, screen, table, text_board, village
from render.keyflower.boats import spares
from render.keyflower.placing import name_places
from render.keyflower.preview import changed_by, preview
from render.kit.painter import BasePainter, Marks, PictureKind, mark_up, showing_most
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme

_TABLE = PictureKind("table")
_MARKET = PictureKind("contracts")
_SCORE = PictureKind("score")
_PAGE = "village-"


class KeyflowerPainter(BasePainter[View]):
    twin = text_board
    comparing = changes
    piece = "tile"
    pieces = tuple(SETS.newest.hexes)
    others = (
        *(contract.replace("-", ":", 1) for contract in SETS.newest.contracts),
        *(f"extension:{extension}" for extension in SETS.newest.extensions),
    )
    newest = SETS.newest

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        kinds = [_SCORE, *(PictureKind("score", s.seat) for s in view.seats)] if view.sheet else []
        kinds.append(_TABLE)
        seats = sorted(view.seats, key=lambda seat: seat.seat != view.reader)
        kinds += [PictureKind("screen", seat.seat) for seat in seats if seat.screen is not None]
        kinds += [kind for seat in seats for kind in _village_kinds(view, seat)]
        if view.merchants != "off":
            kinds.append(_MARKET)
        return tuple(kinds)

    def main(self, view: View, focuses: Sequence[str]) -> PictureKind:
        """Return the picture that shows most of these; the table if none shows any or they lie far apart."""
        kinds = self.kinds(view)
        ranked = sorted(kinds, key=lambda kind: kind != _TABLE)
        wanted = set(focuses)
        placing = view.placing
        if view.sheet and not wanted:
            return _SCORE
        if placing is not None and placing.cell is not None:
            return _page_with(view, placing.cell)
        if not wanted and view.phase == "growth" and view.reader in view.deciding:
            return next(kind for kind in kinds if kind.seat == view.reader and kind.key.startswith("village"))
        best = showing_most(ranked, wanted, partial(_focuses_of, view))
        apart = not wanted <= _focuses_of(view, best)
        return _TABLE if apart and wanted & _focuses_of(view, _TABLE) else best

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return _focuses_of(view, kind)

    def printed(self, view: View, focus: str) -> str:
        """Return the printed name of a piece: a place of the turn order has its number."""
        piece = view.content.tiles.get(focus.removeprefix("tile:"))
        return str(piece.number) if piece is not None and piece.kind == "order" else ""

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY) -> Scene:
        """Return the layout of a picture; a drafted turn shows its workers at their tile."""
        view = preview(view)
        seat = kind.seat if kind.seat is not None else view.reader or 0
        if kind.key == "village" or kind.key.startswith(_PAGE):
            return village.village(view, seat, _page_of(kind), say, theme)
        if kind.key == "screen":
            return screen.screen(view, seat, say, theme)
        if kind == _MARKET:
            return market.market(view, say, theme)
        if kind.key == "score":
            return (
                score.score(view, say, theme)
                if kind.seat is None
                else score.seat_score(view, seat, say, theme)
            )
        return table.table(view, say, theme)

    def shows_own(self, view: View, kind: PictureKind) -> bool:
        village = (kind.key == "village" or kind.key.startswith(_PAGE)) and kind.seat == view.reader
        return view.reader is not None and (kind == _TABLE or village)

    def as_drawn(self, view: View) -> View:
        return preview(view)

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        mark_up(scene, replace(marks, changed=(*marks.changed, *changed_by(view))))
        name_places(scene, {*marks.badges})

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Content) -> Scene:
        draw = merchants.card if ":" in piece else cards.tile_card
        return draw(content, piece, say, theme)

    def piece_words(self, piece: str, say: Say, content: Content) -> str:
        return merchants.words(content, piece, say) if ":" in piece else text_board.card(content, piece, say)


def _village_kinds(view: View, seat: SeatView) -> list[PictureKind]:
    """Return a village on one page, and the parts of a large one: "village", "village-2", …"""
    count = len(village.pages(village.cells_of(view, seat)))
    keys = ["village", *(f"{_PAGE}{page + 1}" for page in range(1, count))]
    return [PictureKind(key, seat.seat) for key in keys]


def _page_with(view: View, cell: Hex) -> PictureKind:
    """Return the page of the reader's village that shows this cell largest."""
    seat = view.seats[view.reader or 0]
    pages = zip(village.pages(village.cells_of(view, seat)), _village_kinds(view, seat), strict=True)
    return [kind for cells, kind in pages if cell in cells][-1]


def _page_of(kind: PictureKind) -> int:
    return int(kind.key.removeprefix(_PAGE)) - 1 if kind.key.startswith(_PAGE) else 0


def _focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    if kind == _TABLE:
        tiles = {f"tile:{tile.id}" for tile in (*view.tiles, *view.orders)}
        fleet = (*(boat.id for boat in view.boats), *spares(view))
        return tiles | {f"boat:{boat}" for boat in fleet}
    if kind == _MARKET:
        contracts = {f"contract:{contract}" for contract in (*view.contract_row, "hidden")}
        return contracts | {f"extension:{extension}" for extension in view.extensions}
    if kind.seat is None or kind.key == "score":
        return set()
    seat = view.seats[kind.seat]
    if kind.key == "screen":
        return _screen_focuses(seat)
    return _village_focuses(view, seat, _page_of(kind))


def _screen_focuses(seat: SeatView) -> set[str]:
    if seat.screen is None:
        return set()
    held: tuple[Screen | Open, ...] = (seat.screen, seat.front) if seat.front else (seat.screen,)
    found = {f"screen:{kind}" for part in held for kind in (*part.workers, *part.skills)}
    found |= {f"contract:{contract}" for part in held for contract in part.contracts}
    return found | {f"tile:{tile}" for tile in seat.screen.winter}


def _village_focuses(view: View, seat: SeatView, page: int) -> set[str]:
    shown = set(village.pages(village.cells_of(view, seat))[page])
    found = {f"tile:{tile.id}" for tile in seat.village if tile.at in shown}
    found |= {f"tile:{tile.id}" for tile in (*seat.to_place, *seat.beside)}
    found |= {f"contract:{contract}" for contract in (seat.front.contracts if seat.front else ())}
    if view.placing is not None and view.reader == seat.seat:
        free = view.placing.cells if view.placing.cell is None else ()
        found |= {f"cell:{cell.q},{cell.r}" for cell in free if cell in shown}
    return found


PAINTER = KeyflowerPainter()
