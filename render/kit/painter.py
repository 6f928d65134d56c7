"""What the bot says to a painter, and how badges, glows and news get into a scene."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from msgspec import Struct, field

from engine.core.text import Say
from render.kit.layout import Box, Point, around
from render.kit.scene import BADGE, Layer, Plate, Scene, Spot, badge_box
from render.kit.signs import badge, hex_glow, news_dot, sheet_glow
from render.kit.theme import DAY, PLAYERS, PlayerMark, Theme

V_contra = TypeVar("V_contra", contravariant=True)


class Marks(Struct, frozen=True):
    """Focus strings of the menu's options, and what to draw on those pieces."""

    badges: dict[str, str] = field(default_factory=dict)  # focus -> letter
    changed: Collection[str] = ()  # by the draft: a glow
    news: Collection[str] = ()  # by others since the reader's last turn: a red dot


NO_MARKS = Marks()


class PictureKind(Struct, frozen=True):
    """One picture of a position: "table", "village" of a seat, "screen", …"""

    key: str
    seat: int | None = None


class Painter(Protocol[V_contra]):
    def kinds(self, view: V_contra) -> tuple[PictureKind, ...]: ...

    def main(self, view: V_contra, focuses: Sequence[str]) -> PictureKind: ...

    def shows(self, view: V_contra, kind: PictureKind) -> Collection[str]:
        """The focus strings that a picture can mark, without laying it out."""
        ...

    def printed(self, view: V_contra, focus: str) -> str:
        """The number or name that stands on a piece, by which a menu calls it; empty: it has none."""
        ...

    def draw(
        self, view: V_contra, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        """Laid out and marked; paint.py makes an image of it, encode.py a file."""
        ...

    def changes(self, before: V_contra, after: V_contra) -> tuple[str, ...]:
        """The focus strings whose pieces differ between two views of the same reader."""
        ...

    def alt(self, view: V_contra, kind: PictureKind, say: Say) -> str: ...

    def board(self, view: V_contra, say: Say) -> str: ...


@runtime_checkable
class OwnPainter(Protocol[V_contra]):
    """A painter some of whose pictures show what their reader keeps hidden, beside everything else."""

    def shows_own(self, view: V_contra, kind: PictureKind) -> bool: ...


@runtime_checkable
class CardPainter(Protocol):
    """A painter that can also draw printed pieces by themselves, whatever the position.

    The key of a card is that of its piece's words without the game: "tile:inn" is `keyflower-tile-inn`."""

    def cards(self) -> tuple[PictureKind, ...]: ...

    def card(self, kind: PictureKind, say: Say, theme: Theme = DAY, content: Any = None) -> Scene: ...

    def card_alt(self, kind: PictureKind, say: Say, content: Any = None) -> str: ...

    def box(self, content: Any, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]: ...


ALT_LIMIT = 1024


def clipped(words: str, limit: int = ALT_LIMIT) -> str:
    """Alt text within Discord's limit, cut at the end of a sentence or word."""
    if len(words) <= limit:
        return words
    kept = words[: limit - 1]
    stop = max(kept.rfind(". ") + 1, kept.rfind("\n"))
    return (kept[:stop] if stop > limit // 2 else kept[: kept.rfind(" ")]) + "…"


def mark_up(scene: Scene, marks: Marks) -> None:
    """Glows under the pieces, dots and badges on top of everything."""
    for focus in sorted(set(marks.changed)):
        if focus in scene.spots:
            _glow(scene, scene.spots[focus], news=False)
    for focus, letter in marks.badges.items():
        if focus in scene.spots:
            scene.sprite(Layer.BADGE, badge_box(scene.spots[focus].badge), badge, letter)
    for focus in sorted(set(marks.news) - set(marks.changed)):
        if focus in scene.spots:
            _news(scene, scene.spots[focus], beside_badge=focus in marks.badges)


def _glow(scene: Scene, spot: Spot, news: bool) -> None:
    box = spot.box
    if spot.shape == "hex":
        around_it = around(box.centre, box.width * 1.125, box.height * 1.125)
        scene.sprite(Layer.GLOW, around_it, hex_glow, news)
    elif (below := _card_below(scene, box)) is not None:
        _frame(scene, box, below, news)
    else:
        scene.sprite(Layer.GLOW, box.inset(-9), sheet_glow, news)


def _card_below(scene: Scene, box: Box) -> int | None:
    """Which card reaches beyond the box on all sides, so that it would hide a glow; the topmost of them."""
    for at, item in reversed([*enumerate(scene.layers[Layer.CARD])]):
        if isinstance(item, Plate) and item.box.inset(3).contains(box):
            return at
    return None


def _frame(scene: Scene, box: Box, below: int, news: bool) -> None:
    """On paper a glow would be pale: a band with a dark rim, right upon the card."""
    theme, cards = scene.theme, scene.layers[Layer.CARD]
    card = cards[below]
    assert isinstance(card, Plate)
    band = Plate(box.inset(-3), theme.news if news else theme.glow, theme.paper_edge, 12, 2)
    cards[below + 1 : below + 1] = [band, Plate(box.inset(4), card.fill, card.fill, 8, 0)]


def _news(scene: Scene, spot: Spot, beside_badge: bool) -> None:
    _glow(scene, spot, news=True)
    scene.sprite(Layer.BADGE, dot_box(scene, spot, beside_badge), news_dot)


DOT, SMALL_DOT = 38.0, 32.0


def dot_box(scene: Scene, spot: Spot, beside_badge: bool) -> Box:
    """On a corner of the badge, or else at the edge of the piece: there it hides neither letter nor words."""
    size = SMALL_DOT if beside_badge or spot.shape == "edge" else DOT
    at = spot.badge
    if beside_badge:
        at = spot.badge.shifted(BADGE / 2 + 2, -BADGE / 2 - 2)
    elif spot.shape == "sheet":
        at = Point(spot.box.x1 - 6, spot.box.y0 + 6)
    elif spot.shape == "octagon":
        at = Point(spot.box.x1 - 12, spot.box.centre.y)
    half = size / 2
    return around((min(at.x, scene.width - half), max(at.y, half)), size, size)


def showing_most(
    kinds: Sequence[PictureKind], wanted: set[str], shows: Callable[[PictureKind], Collection[str]]
) -> PictureKind:
    """The first of these pictures that shows most of what is wanted: as a rule all of it, and then no other
    is looked at."""
    best, most = kinds[0], 0
    for kind in kinds:
        if most == len(wanted):
            break
        if (count := len(wanted.intersection(shows(kind)))) > most:
            best, most = kind, count
    return best


def covering(
    painter: Painter[V_contra], view: V_contra, focuses: Collection[str], most: int
) -> list[PictureKind]:
    """The few pictures that together show most of these, what shows more of them first."""
    left, found = set(focuses), list[PictureKind]()
    kinds = painter.kinds(view)
    while left and len(found) < most:
        best = max(kinds, key=lambda kind: len(left.intersection(painter.shows(view, kind))))
        if not (told := left.intersection(painter.shows(view, best))):
            break
        found.append(best)
        left -= told
    return found


V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)


class TextBoard(Protocol[Seen]):
    """A game's twin.py: its pictures in words."""

    def alt(self, view: Seen, kind: PictureKind, say: Say, /) -> str: ...
    def board(self, view: Seen, say: Say, /) -> str: ...


class Comparing(Protocol[Seen]):
    """A game's changes.py: the focus strings whose pieces differ between two views of the same reader."""

    def changes(self, before: Seen, after: Seen, /) -> tuple[str, ...]: ...


class BasePainter(ABC, Generic[V]):
    twin: TextBoard[V]
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
