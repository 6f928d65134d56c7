"""What all painters do alike; a game's own says which pictures there are, what each shows and its layout."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from engine.core.text import Say
from render.kit.marks import NO_MARKS, Marks, PictureKind, clipped, mark_up, showing_most
from render.kit.scene import Scene
from render.kit.theme import DAY, PLAYERS, PlayerMark, Theme

V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)


class Twin(Protocol[Seen]):
    """A game's twin.py: its pictures in words."""

    def alt(self, view: Seen, kind: PictureKind, say: Say, /) -> str: ...
    def board(self, view: Seen, say: Say, /) -> str: ...


class Comparing(Protocol[Seen]):
    """A game's changes.py: the focus strings whose pieces differ between two views of the same reader."""

    def changes(self, before: Seen, after: Seen, /) -> tuple[str, ...]: ...


class BasePainter(ABC, Generic[V]):
    twin: Twin[V]
    comparing: Comparing[V]
    piece: ClassVar[str]  # what its cards show, as in the words of a piece: "tile"
    pieces: ClassVar[Sequence[str]]
    others: ClassVar[Sequence[str]] = ()  # pieces of other sorts, each by its card's key: "boat:boat-1"
    newest: ClassVar[Any] = None  # the set that cards show where none is named
    players: Sequence[PlayerMark] = PLAYERS  # a game may have colours of its own

    @abstractmethod
    def kinds(self, view: V) -> tuple[PictureKind, ...]:
        """What can be drawn now, most wanted first."""

    @abstractmethod
    def shows(self, view: V, kind: PictureKind) -> set[str]:
        """What a picture can mark, without laying it out."""

    @abstractmethod
    def scene(self, view: V, kind: PictureKind, say: Say, theme: Theme = DAY) -> Scene:
        """The layout of a picture, before ink."""

    @abstractmethod
    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Any) -> Scene:
        """The card of a piece as this set prints it; one of the others comes with its sort."""

    @abstractmethod
    def piece_words(self, piece: str, say: Say, content: Any) -> str:
        """The same in words."""

    def printed(self, view: V, focus: str) -> str:
        """What is printed there and names it, where a piece is known by that."""
        return ""

    def as_drawn(self, view: V) -> V:
        """The view as it is drawn: a turn being made may show in it."""
        return view

    def mark(self, scene: Scene, view: V, marks: Marks) -> None:
        mark_up(scene, marks)

    def main(self, view: V, focuses: Sequence[str]) -> PictureKind:
        """The picture that shows most of these; where several do, the one most wanted."""
        return showing_most(self.kinds(view), set(focuses), partial(self.shows, view))

    def draw(
        self, view: V, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        scene = self.scene(view, kind, say, theme)
        self.mark(scene, view, marks)
        return scene

    def changes(self, before: V, after: V) -> tuple[str, ...]:
        return self.comparing.changes(before, after)

    def alt(self, view: V, kind: PictureKind, say: Say) -> str:
        return clipped(self.twin.alt(self.as_drawn(view), kind, say))

    def board(self, view: V, say: Say) -> str:
        return self.twin.board(self.as_drawn(view), say)

    def cards(self) -> tuple[PictureKind, ...]:
        main = (f"{self.piece}:{piece}" for piece in self.pieces)
        return tuple(PictureKind(key) for key in (*main, *self.others))

    def card(self, kind: PictureKind, say: Say, theme: Theme = DAY, content: Any = None) -> Scene:
        return self.piece_scene(self._piece_of(kind), say, theme, content or self.newest)

    def card_alt(self, kind: PictureKind, say: Say, content: Any = None) -> str:
        return clipped(self.piece_words(self._piece_of(kind), say, content or self.newest))

    def box(self, content: Any, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]:
        """Every piece of a set by itself, to be held beside the cardboard."""
        for piece in self.pieces:
            yield piece, self.piece_scene(piece, say, theme, content or self.newest)

    def _piece_of(self, kind: PictureKind) -> str:
        return kind.key.removeprefix(f"{self.piece}:")
