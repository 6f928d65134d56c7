"""Keythedral's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Say
from engine.keythedral.content.box import NEWEST, Content
from engine.keythedral.content.shapes import COLOURS
from engine.keythedral.numbering import corner_number, field_number
from engine.keythedral.view import View
from render.keythedral import box, changes, laws, names, score, screen, seats, terrain, text_board, town
from render.keythedral.marking import mark
from render.keythedral.palette import MARKS
from render.kit.painter import BasePainter, Marks, PictureKind
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme

_MAP = PictureKind("map")
_TOWN = PictureKind("town")
_MAT = PictureKind("mat")
_LAWS = PictureKind("laws")
_SCORE = PictureKind("score")
_PAGE = "map-"


class KeythedralPainter(BasePainter[View]):
    twin = text_board
    comparing = changes
    piece = "law"
    pieces = tuple(laws.CARDS)
    others = tuple(f"seat:{slot}" for slot in NEWEST.editions[1].slots)
    newest = NEWEST
    players = MARKS

    def box(self, content: Content, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]:
        yield from super().box(content, say, theme)
        yield from box.seats(content, theme)

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        kinds = [_SCORE] if view.over else []
        maps = [_MAP, *(PictureKind(f"{_PAGE}{page + 1}") for page in range(1, len(terrain.pages(view))))]
        busy_in_town = view.stage in ("spend", "auction")
        kinds += [_TOWN, _MAP] if busy_in_town else [_MAP, _TOWN]
        kinds.append(_MAT)
        open_seats = sorted(
            (s for s in view.seats if s.cubes is not None), key=lambda s: s.seat != view.reader
        )
        kinds += [PictureKind("screen", seat.seat) for seat in open_seats]
        return (*kinds, *maps[1:], *([_LAWS] if view.laws_used else []))

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return focuses_of(view, kind)

    def printed(self, view: View, focus: str) -> str:
        """Return the printed number of a field, corner, work order, dwelling or seat."""
        sort, _, name = focus.partition(":")
        match sort:
            case "order" | "slot":
                return name
            case "dwelling":
                return name.rpartition("-")[2]
            case "cell" | "site":
                x, y = map(int, name.split(","))
                return str(field_number(x, y) if sort == "cell" else corner_number(x, y))
            case _:  # all other pieces have no printed name
                return ""

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY) -> Scene:
        match kind.key:
            case "town":
                return town.town(view, say, theme)
            case "mat":
                return seats.mat(view, say, theme)
            case "laws":
                return laws.laws(view, say, theme)
            case "score":
                return score.score(view, say, theme)
            case "screen":
                seat = kind.seat if kind.seat is not None else view.reader or 0
                return screen.screen(view, seat, say, theme)
            case _:  # a page of the map
                return terrain.land(view, _page_of(kind), say, theme)

    def shows_own(self, view: View, kind: PictureKind) -> bool:
        """Return whether a picture shows the reader's pieces: not laws, score sheet or others' screens."""
        shown = kind.key not in ("score", "laws") and kind.seat in (None, view.reader)
        return view.reader is not None and shown

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        mark(scene, marks)

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Content) -> Scene:
        sort, _, slot = piece.rpartition(":")
        return box.seat(content, slot, say, theme) if sort else laws.law_card(laws.CARDS[piece], say, theme)

    def piece_words(self, piece: str, say: Say, content: Content) -> str:
        sort, _, slot = piece.rpartition(":")
        if sort:
            return box.seat_words(content, slot, say)
        card = laws.CARDS[piece]
        return f"{names.law(say, card)}. {names.law_help(say, card)}"


def _page_of(kind: PictureKind) -> int:
    return int(kind.key.removeprefix(_PAGE)) - 1 if kind.key.startswith(_PAGE) else 0


def focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    shared = {f"seat:{COLOURS[seat.seat]}" for seat in view.seats}
    if view.reader is not None:
        shared |= {f"card:{card}" for card in view.seats[view.reader].laws or ()}
    match kind.key:
        case "town":
            return shared | town.focuses(view)
        case "mat":
            return {f"slot:{slot.key}" for slot in view.slots} | {f"order:{n}" for n in range(1, 6)}
        case "score" | "laws":
            return set()
        case "screen":
            return screen.focuses(view, kind.seat or 0)
        case _:  # a page of the map
            return shared | terrain.focuses(view, terrain.pages(view)[_page_of(kind)])


PAINTER = KeythedralPainter()
