"""Lantern's painter: which pictures there are, and what the bot may ask of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.marks import NO_MARKS, Marks, PictureKind, clipped, mark_up
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme
from render.lantern import cards, score, screen, table, twin
from render.lantern.changes import changes

_TABLE = PictureKind("table")
_SCORE = PictureKind("score")
_CARD = "token:"


class LanternPainter:
    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        """What can be drawn now, most wanted first."""
        own = () if view.reader is None else (PictureKind("screen", view.reader),)
        return (*((_SCORE,) if view.standings else ()), _TABLE, *own)

    def main(self, view: View, focuses: Sequence[str]) -> PictureKind:
        """The picture that shows most of these; where several do, the one most wanted."""
        wanted = set(focuses)
        return max(self.kinds(view), key=lambda kind: len(wanted & focuses_of(view, kind)))

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return focuses_of(view, kind)

    def draw(
        self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        scene = self.scene(view, kind, say, theme)
        mark_up(scene, marks)
        return scene

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY) -> Scene:
        """The layout of a picture, before ink."""
        match kind.key:
            case "score":
                return score.score(view, say, theme)
            case "screen" if kind.seat is not None:
                return screen.screen(view, kind.seat, say, theme)
            case _:
                return table.table(view, say, theme)

    def changes(self, before: View, after: View) -> tuple[str, ...]:
        return changes(before, after)

    def cards(self) -> tuple[PictureKind, ...]:
        """The tokens."""
        return tuple(PictureKind(f"{_CARD}{colour}") for colour in COLOURS)

    def card(self, kind: PictureKind, say: Say, theme: Theme = DAY) -> Scene:
        return cards.token_card(kind.key.removeprefix(_CARD), say, theme)

    def card_alt(self, kind: PictureKind, say: Say) -> str:
        return clipped(cards.token_words(kind.key.removeprefix(_CARD), say))

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return clipped(twin.alt(view, kind, say))

    def board(self, view: View, say: Say) -> str:
        return twin.board(view, say)


def focuses_of(view: View, kind: PictureKind) -> set[str]:
    """What a picture can mark, without laying it out."""
    fresh = {f"lantern:{colour}" for colour in view.fresh} if view.stage == "snuff" else set()
    match kind.key:
        case "score":
            return set()
        case "screen":
            held = view.seats[kind.seat or 0].hand or {}
            return {"pile", *fresh, *(f"hand:{colour}" for colour in held)}
        case _:
            return {"pile", *fresh, *(f"seat:{seat.seat}" for seat in view.seats)}


PAINTER = LanternPainter()
