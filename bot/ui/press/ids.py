"""Custom ids: what a press means, with nothing to remember. `b:` is a button, `s:` a menu."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.text import Seat

ROOT = "-"


class PressedId(Struct, frozen=True):
    """A parsed id: a verb and its arguments."""

    verb: str
    args: tuple[str, ...]


def button(verb: str, *args: object) -> str:
    return ":".join(("b", verb, *(str(arg) for arg in args)))


def menu(verb: str, *args: object) -> str:
    return ":".join(("s", verb, *(str(arg) for arg in args)))


def parsed(custom_id: str) -> PressedId:
    _, verb, *args = custom_id.split(":")
    return PressedId(verb, tuple(args))


class PanelId(Struct, frozen=True):
    """Whose panel of which game, at which question."""

    game: str
    seat: Seat
    mark: str

    def button(self, verb: str, *args: object) -> str:
        return button(verb, self.game, self.seat, self.mark, *args)

    def menu(self, verb: str, *args: object) -> str:
        return menu(verb, self.game, self.seat, self.mark, *args)


def panel_id_of(args: Sequence[str]) -> PanelId:
    return PanelId(args[0], int(args[1]), args[2])


def path_words(path: Sequence[int]) -> str:
    return ".".join(str(step) for step in path) or ROOT


def path_of(words: str) -> tuple[int, ...]:
    return () if words == ROOT else tuple(int(step) for step in words.split("."))
