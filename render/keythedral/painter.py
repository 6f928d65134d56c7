"""Keythedral's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.text import Say
from engine.keythedral.content.box import NEWEST, Content
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.view import PicksView, View
from render.keythedral import (
    box,
    changes,
    geometry,
    land,
    laws,
    marks,
    names,
    near,
    places,
    result,
    score,
    screen,
    seats,
    terrain,
    text_board,
    town,
)
from render.keythedral.marking import mark as draw_marks
from render.keythedral.palette import MARKS
from render.kit.painter import SHEETS, Marks, Painter, PictureKind, clipped
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme

_MAP = PictureKind("map")
_TOWN = PictureKind("town")
_MAT = PictureKind("mat")
_LAWS = PictureKind("laws")
_SCORE = PictureKind("score")
_RESULT = PictureKind("result")
_QUARTERS = {f"map-{side}": side for side in geometry.SIDE_STEPS}
_NEAR = "near-"
"""Before colour and number in the kind of a dwelling's picture.

It is not among `kinds`: a step of a question asks for it by name, and 25 would fill any menu.
"""
_PAYING = "town-"
"""Before a kind of cube in the kind of the town's picture: the move so far pays this one, too."""
_MANY = 20
"""With more places than this the quarters of the map are offered, too."""


class KeythedralPainter(Painter[View]):
    text_board = text_board
    comparing = changes
    placed = places
    piece = "law"
    pieces = tuple(laws.CARDS)
    others = tuple(f"seat:{slot}" for slot in NEWEST.editions[1].slots)
    newest = NEWEST
    players = MARKS

    def box(self, content: Content, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]:
        yield from super().box(content, say, theme)
        yield from box.seats(content, theme)

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        kinds = [_SCORE, _RESULT] if view.over else []
        busy_in_town = view.stage in ("spend", "auction")
        kinds += [_TOWN, _MAP] if busy_in_town else [_MAP, _TOWN]
        kinds.append(_MAT)
        open_seats = sorted(
            (s for s in view.seats if s.cubes is not None), key=lambda s: s.seat != view.reader
        )
        kinds += [PictureKind("screen", seat.seat) for seat in open_seats]
        if len(geometry.cells_shown(view)) > _MANY:
            kinds += [PictureKind(key) for key in _QUARTERS]
        return (*kinds, *([_LAWS] if view.laws_used else []))

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return _focuses_of(view, kind)

    def mark_of(self, view: View, focus: str) -> str:
        return marks.mark_of(focus)

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        match kind.key:
            case "town":
                return town.town(view, say, theme)
            case "mat":
                return seats.mat(view, say, theme)
            case "laws":
                return laws.laws(view, say, theme)
            case "score":
                return score.score(view, say, theme)
            case "result":
                return result.result(view, say, theme)
            case "screen":
                seat = kind.seat if kind.seat is not None else view.reader or 0
                return screen.screen(view, seat, say, theme)
            case "map":
                return land.land(view, say, theme, min(tallest, 920))
            case key if key in _QUARTERS:
                return land.quarter(view, _QUARTERS[key], say, theme, tallest)
            case key if key.startswith(_PAYING):
                return town.town(_paying(view, key.removeprefix(_PAYING)), say, theme)
            case key:
                return near.near(view, key.removeprefix(_NEAR), say, theme)

    def shows_own(self, view: View, kind: PictureKind) -> bool:
        """Return whether a picture shows the reader's pieces: not laws, score sheet or others' screens."""
        shown = kind.key not in (*SHEETS, "laws") and kind.seat in (None, view.reader)
        return view.reader is not None and shown

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return clipped(result.words(view, say)) if kind == _RESULT else super().alt(view, kind, say)

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        """Draw the marks. While cubes of a payment are named, the picture lists them and frames none."""
        picks = None if view.reader is None else view.seats[view.reader].picks
        if picks is not None and picks.paying:
            marks = replace(marks, changed=[one for one in marks.changed if not one.startswith("cube:")])
        draw_marks(scene, marks)

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Content) -> Scene:
        sort, _, slot = piece.rpartition(":")
        return box.seat(content, slot, say, theme) if sort else laws.law_card(laws.CARDS[piece], say, theme)

    def piece_words(self, piece: str, say: Say, content: Content) -> str:
        sort, _, slot = piece.rpartition(":")
        if sort:
            return box.seat_words(content, slot, say)
        card = laws.CARDS[piece]
        return f"{names.law(say, card)}. {names.law_help(say, card)}"


def paying_kind(cube: str) -> PictureKind:
    """Return the kind of the town's picture after one more cube of a payment is named."""
    return PictureKind(f"{_PAYING}{cube}")


def _paying(view: View, cube: str) -> View:
    """Return the view with one more cube in the payment of the reader's move."""
    assert view.reader is not None, "only players pay"
    own = view.seats[view.reader]
    picks = own.picks or PicksView()
    paying = {**picks.paying, cube: picks.paying.get(cube, 0) + 1}
    seats = list(view.seats)
    seats[view.reader] = replace(own, picks=replace(picks, paying=paying))
    return replace(view, seats=tuple(seats))


def _focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    players = {f"seat:{COLOURS[seat.seat]}" for seat in view.seats}
    held = (view.seats[view.reader].laws or ()) if view.reader is not None else ()
    hand = {f"card:{card}" for card in held}
    match kind.key:
        case "town":
            return players | hand | town.focuses(view)
        case "mat":
            return {f"slot:{slot.key}" for slot in view.slots} | {f"order:{n}" for n in range(1, 6)}
        case "score" | "result" | "laws":
            return set()
        case "screen":
            return screen.focuses(view, kind.seat or 0)
        case "map":
            return players | hand | land.focuses(view)
        case key if key.startswith(_PAYING):
            return players | hand | town.focuses(view)
        case key if key in _QUARTERS:
            return terrain.focuses(view, geometry.quarter(view, _QUARTERS[key]))
        case key:
            return hand | near.focuses(view, key.removeprefix(_NEAR))


PAINTER = KeythedralPainter()
