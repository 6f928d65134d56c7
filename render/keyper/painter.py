"""Keyper's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.text import Say
from engine.keyper.content.box import Content
from engine.keyper.content.sets import SETS
from engine.keyper.view import View
from render.keyper import (
    box,
    cards,
    changes,
    describe,
    home,
    market,
    marks,
    one_board,
    places,
    result,
    score,
    screen,
    table,
    text_board,
)
from render.keyper.changes import plot_of
from render.keyper.pieces import season_badge
from render.keyper.table import SQUARE
from render.kit.painter import SHEETS, Marks, Painter, PictureKind, clipped, mark_up
from render.kit.scene import Layer, Scene, badge_box
from render.kit.theme import DAY, Theme

_TABLE = PictureKind("table")
_MARKET = PictureKind("tiles")
_FOLD = PictureKind("fold")
_SCORE = PictureKind("score")
_RESULT = PictureKind("result")
_AT_HOME = ("keyp", "get", "pay", "plot", "housing", "surplus")
"""Questions about the reader's own pieces."""


class KeyperPainter(Painter[View]):
    text_board = text_board
    comparing = changes
    placed = places
    piece = "tile"
    pieces = tuple(SETS.newest.tiles)
    others = (
        *(f"boat:{boat}" for boat in SETS.newest.boat),
        *(f"fair:{fair}" for fair in (*SETS.newest.fair, *SETS.newest.winter_fair)),
    )
    newest = SETS.newest

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        kinds: list[PictureKind] = []
        if view.score:
            kinds += [_SCORE, _RESULT, *(PictureKind("score", standing.seat) for standing in view.standings)]
        if view.offered and view.reader is not None:
            kinds.append(_FOLD)
        seats = sorted((seat.seat for seat in view.seats), key=lambda seat: seat != view.reader)
        homes = [PictureKind("home", seat) for seat in seats]
        screens = [PictureKind("screen", seat.seat) for seat in view.seats if seat.fairs is not None]
        if view.stage == "fairs":
            kinds += screens
        if view.stage in _AT_HOME and view.reader in view.deciding:
            kinds.append(homes[0])
        hands = [kind for seat in seats for kind in _hands(view, seat)]
        kinds += [_TABLE, _MARKET, *one_board.kinds(view), *homes, *hands, *screens]
        return tuple(dict.fromkeys(kinds))

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return _focuses_of(view, kind)

    def mark_of(self, view: View, focus: str) -> str:
        return marks.mark_of(view, focus)

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        seat = kind.seat if kind.seat is not None else view.reader or 0
        low = min(tallest or SQUARE, SQUARE)
        match kind.key:
            case "home":
                return home.home(view, seat, say, theme, low)
            case "tiles":
                return market.market(view, say, theme)
            case "screen":
                return screen.screen(view, seat, say, theme)
            case "fold":
                return screen.fold(view, say, theme, tallest or SQUARE)
            case "result":
                return result.result(view, say, theme)
            case "score" if kind.seat is None:
                return score.score(view, say, theme)
            case "score":
                return score.seat_score(view, seat, say, theme)
            case "table":
                return table.table(view, say, theme)
            case key if key.startswith(one_board.PREFIX):
                return one_board.one_board(view, one_board.board_of(view, kind), say, theme, low)
            case _:  # a page of a hand
                return market.hand(view, seat, market.page_of(kind), say, theme, low)

    def shows_own(self, view: View, kind: PictureKind) -> bool:
        """Return whether a picture shows the reader's pieces: all but score sheets and pictures of others."""
        return view.reader is not None and kind.key not in SHEETS and kind.seat in (None, view.reader)

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return clipped(result.words(view, say)) if kind == _RESULT else super().alt(view, kind, say)

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        """Draw the badge of a seasonal fair with the sign of its season."""
        seasons = {focus for focus in marks.badges if _season_of(view, focus)}
        letters = {focus: mark for focus, mark in marks.badges.items() if focus not in seasons}
        mark_up(scene, replace(marks, badges=letters, changed=(*marks.changed, *drafted(view))))
        for focus in sorted(seasons & scene.spots.keys()):
            place = badge_box(scene.spots[focus].badge)
            scene.sprite(Layer.BADGE, place, season_badge, _season_of(view, focus), focus in marks.pale)

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Content) -> Scene:
        sort, _, other = piece.rpartition(":")
        if sort:
            return box.alone(content, other, say, theme)
        return cards.tile_card(content, piece, say, theme)

    def box(self, content: Content, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]:
        yield from super().box(content, say, theme)
        yield from box.pieces(content, say, theme)

    def piece_words(self, piece: str, say: Say, content: Content) -> str:
        sort, _, other = piece.rpartition(":")
        return box.alone_words(content, other, say) if sort else describe.tile(content, piece, say)


def _season_of(view: View, focus: str) -> str:
    """Return the season of a seasonal fair; empty for all else."""
    fair = view.content.fair.get(focus.removeprefix("fair:"))
    return fair.season if fair is not None else ""


def drafted(view: View) -> tuple[str, ...]:
    """Return the pieces picked in the reader's move so far: a tile to build, fairs to hold."""
    if view.reader is None or view.reader not in view.deciding:
        return ()
    if view.turn is not None and view.turn.tile:
        return (f"tile:{view.turn.tile}",)
    if view.stage != "fairs":
        return ()
    own = view.seats[view.reader].fairs or {}
    return tuple(f"fair:{pick.split()[0] if pick else own.get(view.season, '')}" for pick in view.own_picks)


def _hands(view: View, seat: int) -> list[PictureKind]:
    """Return a hand on one page, or "hand", "hand-2", …"""
    count = len(market.pages(view.seats[seat]))
    keys = ["hand", *(f"{market.NEXT}{page + 1}" for page in range(1, count))]
    return [PictureKind(key, seat) for key in keys]


def _focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    seat = view.seats[kind.seat] if kind.seat is not None else None
    own = seat is not None and seat.seat == view.reader
    match kind.key:
        case "table":
            fields = {field.id for board in view.boards for field in board.fields}
            return fields | {f"boat:{boat}" for boat in view.boats} | {f"keyp:{s.seat}" for s in view.seats}
        case "tiles":
            return {f"tile:{tile}" for tile in view.shown}
        case key if key.startswith(one_board.PREFIX):
            return {field.id for field in one_board.board_of(view, kind).fields}
        case "fold":
            return {f"display:{display}" for display in view.offered}
        case "home" if seat is not None:
            plots = {plot.id if own else plot_of(seat.seat, plot.id) for plot in seat.plots}
            return plots | {f"keyp:{seat.seat}"}
        case "screen" if seat is not None:
            return {f"fair:{fair}" for fair in (*(seat.fairs or {}).values(), *seat.winter_fairs)}
        case "score" | "result":
            return set()
        case _:  # a page of a hand
            held = market.pages(seat)[market.page_of(kind)] if seat is not None and own else ()
            return {f"tile:{tile}" for tile in held}


PAINTER = KeyperPainter()
