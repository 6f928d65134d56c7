"""Lantern's painter: the available pictures and the interface for the bot."""

from __future__ import annotations

from engine.core.text import Say
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.painter import Painter, PictureKind, clipped
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme
from render.lantern import cards, changes, result, score, screen, table, text_board

_TABLE = PictureKind("table")
_SCORE = PictureKind("score")
_RESULT = PictureKind("result")


class LanternPainter(Painter[View]):
    text_board = text_board
    comparing = changes
    piece = "token"
    pieces = COLOURS

    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        own = () if view.reader is None else (PictureKind("screen", view.reader),)
        return (*((_SCORE, _RESULT) if view.standings else ()), _TABLE, *own)

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return _focuses_of(view, kind)

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        match kind.key:
            case "score":
                return score.score(view, say, theme)
            case "result":
                return result.result(view, say, theme)
            case "screen" if kind.seat is not None:
                return screen.screen(view, kind.seat, say, theme)
            case _:  # the table
                return table.table(view, say, theme)

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return clipped(result.words(view, say)) if kind == _RESULT else super().alt(view, kind, say)

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: None) -> Scene:
        return cards.token_card(piece, say, theme)

    def piece_words(self, piece: str, say: Say, content: None) -> str:
        return cards.token_words(piece, say)


def _focuses_of(view: View, kind: PictureKind) -> set[str]:
    """Return the focus strings a picture can mark, without laying it out."""
    fresh = {f"lantern:{colour}" for colour in view.fresh} if view.stage == "snuff" else set()
    match kind.key:
        case "score" | "result":
            return set()
        case "screen":
            held = view.seats[kind.seat or 0].hand or {}
            return {"pile", *fresh, *(f"hand:{colour}" for colour in held)}
        case _:  # the table
            return {"pile", *fresh, *(f"seat:{seat.seat}" for seat in view.seats)}


PAINTER = LanternPainter()
