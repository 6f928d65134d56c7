"""Keyflower's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.core.text import Say
from engine.keyflower.content.box import Content
from engine.keyflower.content.sets import SETS
from engine.keyflower.view import Open, Screen, SeatView, View
from render.keyflower import (
    cards,
    changes,
    market,
    merchants,
    overview,
    places,
    result,
    score,
    screen,
    table,
    text_board,
    village,
)
from render.keyflower.boats import spares
from render.keyflower.marks import mark_of
from render.keyflower.placing import free_places, last_placed, number_places
from render.keyflower.preview import changed_by, preview
from render.kit.painter import (
    NO_MARKS,
    OVERVIEW,
    Marks,
    Painter,
    PictureKind,
    clipped,
    mark_up,
    showing_most,
)
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme

_OVERVIEW = PictureKind(OVERVIEW)
_TABLE = PictureKind("table")
_MARKET = PictureKind("contracts")
_SCORE = PictureKind("score")
_VILLAGE = "village"
_RESULT = PictureKind("result")


class KeyflowerPainter(Painter[View]):
    text_board = text_board
    comparing = changes
    placed = places
    piece = "tile"
    pieces = tuple(SETS.newest.hexes)
    others = (
        *(contract.replace("-", ":", 1) for contract in SETS.newest.contracts),
        *(f"extension:{extension}" for extension in SETS.newest.extensions),
    )
    newest = SETS.newest

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        kinds = [_SCORE, _RESULT, *(PictureKind("score", s.seat) for s in view.seats)] if view.sheet else []
        kinds += [_OVERVIEW, _TABLE]
        seats = sorted(view.seats, key=lambda seat: seat.seat != view.reader)
        kinds += [PictureKind("screen", seat.seat) for seat in seats if seat.screen is not None]
        kinds += [PictureKind(_VILLAGE, seat.seat) for seat in seats]
        if view.merchants != "off":
            kinds.append(_MARKET)
        return tuple(kinds)

    def main(self, view: View, focuses: Sequence[str]) -> PictureKind:
        """Return the picture that shows most of these; the table if none shows any or they lie far apart."""
        kinds = self.kinds(view)
        ranked = sorted((kind for kind in kinds if kind != _OVERVIEW), key=lambda kind: kind != _TABLE)
        wanted = set(focuses)
        placing = view.placing
        if view.sheet and not wanted:
            return _SCORE
        laying = placing is not None and placing.cell is not None
        if laying or (not wanted and view.phase == "growth" and view.reader in view.deciding):
            return PictureKind(_VILLAGE, view.reader)
        best = showing_most(ranked, wanted, partial(_focuses_of, view))
        apart = not wanted <= _focuses_of(view, best)
        return _TABLE if apart and wanted & _focuses_of(view, _TABLE) else best

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return _focuses_of(view, kind)

    def mark_of(self, view: View, focus: str) -> str:
        return mark_of(view, focus)

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        """Return the layout of a picture; a drafted turn shows its workers at their tile."""
        view = preview(view)
        seat = kind.seat if kind.seat is not None else view.reader or 0
        if kind.key == _VILLAGE:
            return village.village(view, seat, say, theme, tallest)
        if kind.key == "screen":
            return screen.screen(view, seat, say, theme)
        if kind == _MARKET:
            return market.market(view, say, theme)
        if kind == _RESULT:
            return result.result(view, say, theme)
        if kind.key == "score":
            return (
                score.score(view, say, theme)
                if kind.seat is None
                else score.seat_score(view, seat, say, theme)
            )
        if kind == _OVERVIEW:
            return overview.overview(view, say, theme, tallest)
        return table.table(view, say, theme)

    def draw(
        self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        """Return the marked layout; an overview carries no badges."""
        return super().draw(view, kind, say, replace(marks, badges={}) if kind == _OVERVIEW else marks, theme)

    def shows_own(self, view: View, kind: PictureKind) -> bool:
        village = kind == PictureKind(_VILLAGE, view.reader)
        return view.reader is not None and (kind in (_OVERVIEW, _TABLE) or village)

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return clipped(result.words(view, say)) if kind == _RESULT else super().alt(view, kind, say)

    def as_drawn(self, view: View) -> View:
        return preview(view)

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        rest = number_places(scene, marks)
        mark_up(scene, replace(rest, changed=(*marks.changed, *changed_by(view))))

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Content) -> Scene:
        draw = merchants.card if ":" in piece else cards.tile_card
        return draw(content, piece, say, theme)

    def piece_words(self, piece: str, say: Say, content: Content) -> str:
        return merchants.words(content, piece, say) if ":" in piece else text_board.card(content, piece, say)


def _focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    if kind == _OVERVIEW:
        return overview.shown(view)
    if kind == _TABLE:
        tiles = {f"tile:{tile.id}" for tile in (*view.tiles, *view.orders)}
        fleet = (*(boat.id for boat in view.boats), *spares(view))
        return tiles | {f"boat:{boat}" for boat in fleet}
    if kind == _MARKET:
        contracts = {f"contract:{contract}" for contract in (*view.contract_row, "hidden") if contract}
        return contracts | {f"extension:{extension}" for extension in view.extensions}
    if kind.seat is None or kind.key == "score":
        return set()
    seat = view.seats[kind.seat]
    if kind.key == "screen":
        return _screen_focuses(seat)
    return _village_focuses(view, seat)


def _screen_focuses(seat: SeatView) -> set[str]:
    if seat.screen is None:
        return set()
    held: tuple[Screen | Open, ...] = (seat.screen, seat.front) if seat.front else (seat.screen,)
    found = {f"screen:{kind}" for part in held for kind in (*part.workers, *part.skills)}
    found |= {f"contract:{contract}" for part in held for contract in part.contracts}
    return found | {f"tile:{tile}" for tile in seat.screen.winter}


def _village_focuses(view: View, seat: SeatView) -> set[str]:
    found = {f"tile:{tile.id}" for tile in (*seat.village, *seat.to_place, *seat.beside)}
    found |= {f"contract:{contract}" for contract in (seat.front.contracts if seat.front else ())}
    last = last_placed(view, seat)
    cells = [*free_places(view, seat), *([last.at] if last is not None and last.at is not None else [])]
    return found | {f"cell:{cell.q},{cell.r}" for cell in cells}


PAINTER = KeyflowerPainter()
