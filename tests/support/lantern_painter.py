"""A painter for Lantern: plain, but with a table, a screen and badges."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Say, Who, text
from engine.lantern.content.tokens import COLOURS
from engine.lantern.view import View
from render.kit.painter import Marks, Painter, PictureKind
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme


class LanternPainter(Painter[View]):
    def kinds(self, view: View) -> tuple[PictureKind, ...]:
        own = () if view.reader is None else (PictureKind("screen", view.reader),)
        return (PictureKind("table"), *own, PictureKind("score"))

    def main(self, view: View, focuses: Sequence[str]) -> PictureKind:
        return PictureKind("screen", view.reader) if view.reader is not None else PictureKind("table")

    def shows(self, view: View, kind: PictureKind) -> set[str]:
        return {f"seat:{seat}" for seat, _ in enumerate(view.seats)} if kind.key == "table" else set()

    def scene(self, view: View, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        scene = Scene(theme, height=200, width=320)
        for line in self._lines(view, kind, say):
            _add_line(scene, line)
        return scene

    def mark(self, scene: Scene, view: View, marks: Marks) -> None:
        _add_line(scene, " ".join(f"{letter}={focus}" for focus, letter in marks.badges.items()))

    def changes(self, before: View, after: View) -> tuple[str, ...]:
        return tuple(
            f"seat:{seat}"
            for seat, (was, now) in enumerate(zip(before.seats, after.seats, strict=True))
            if (was.lit, was.hand) != (now.lit, now.hand)
        )

    def alt(self, view: View, kind: PictureKind, say: Say) -> str:
        return ". ".join(self._lines(view, kind, say))

    def board(self, view: View, say: Say) -> str:
        return "\n".join(self._lines(view, PictureKind("screen"), say))

    def _lines(self, view: View, kind: PictureKind, say: Say) -> list[str]:
        lines = [f"Round {view.round}, {view.pile} in the pile"]
        for seat, one in enumerate(view.seats):
            lit = " ".join(f"{n} {say(text(f'lantern-{colour}'))}" for colour, n in sorted(one.lit.items()))
            lines.append(f"{say(text('bot-seat', who=Who(seat)))}: {one.tokens} hidden, lit {lit or 'none'}")
        if kind.key == "screen" and view.reader is not None:
            hand = view.seats[view.reader].hand or {}
            lines.append("Hand: " + " ".join(f"{hand.get(colour, 0)} {colour}" for colour in COLOURS))
        return lines


def _add_line(scene: Scene, line: str) -> None:
    at = (10, 16 + 18 * len(scene.labels))
    scene.label(line, at, 15, scene.theme.felt_ink, anchor="left")
