"""The interface between bot and painters, and the badges, glows and news in a scene."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec import Struct, field

from engine.core.text import Say
from render.kit.layout import Box, Point, around
from render.kit.places import MarkedPlace
from render.kit.scene import BADGE, Layer, Plate, Scene, Spot, badge_box
from render.kit.signs import badge, hex_glow, news_dot, sheet_glow
from render.kit.theme import DAY, PLAYERS, PlayerMark, Theme

V = TypeVar("V")
Seen = TypeVar("Seen", contravariant=True)


class Marks(Struct, frozen=True):
    """Focus strings of the menu's options, the marks on those pieces, and the height there is."""

    badges: dict[str, str] = field(default_factory=dict)  # focus -> mark
    pale: Collection[str] = ()  # badges of pieces that cannot be chosen now
    changed: Collection[str] = ()  # by the draft: shown as a glow
    news: Collection[str] = ()  # by others since the reader's last turn: shown as a red dot
    tallest: float = 0  # height at a width of 1200 that the layout should keep to; 0: its own


NO_MARKS = Marks()


class PictureKind(Struct, frozen=True):
    """One picture of a position: "table", "village" of a seat, "screen", …"""

    key: str
    seat: int | None = None


OVERVIEW = "overview"
"""The kind of a picture of everything. It shows pieces small and without their marks."""


ALT_LIMIT = 1024


def clipped(words: str) -> str:
    """Return alt text within Discord's limit, cut at the end of a sentence or word."""
    if len(words) <= ALT_LIMIT:
        return words
    kept = words[: ALT_LIMIT - 1]
    stop = max(kept.rfind(". ") + 1, kept.rfind("\n"))
    return (kept[:stop] if stop > ALT_LIMIT // 2 else kept[: kept.rfind(" ")]) + "…"


def mark_up(scene: Scene, marks: Marks) -> None:
    """Draw glows under the pieces, dots and badges on top of everything."""
    for focus in sorted(set(marks.changed)):
        if focus in scene.spots:
            _glow(scene, scene.spots[focus], news=False)
    for focus, letter in marks.badges.items():
        if focus in scene.spots:
            scene.sprite(Layer.BADGE, badge_box(scene.spots[focus].badge), badge, letter, focus in marks.pale)
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
    """Return the topmost card that extends beyond the box on all sides and would hide a glow."""
    for at, item in reversed([*enumerate(scene.layers[Layer.CARD])]):
        if isinstance(item, Plate) and item.box.inset(3).contains(box):
            return at
    return None


def _frame(scene: Scene, box: Box, below: int, news: bool) -> None:
    """Draw a band with a dark rim on the card, since a glow on paper would be too pale."""
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
    """Return a place for a dot that hides no text: on a corner of the badge or at the edge of the piece."""
    size = SMALL_DOT if beside_badge else DOT
    at = spot.badge
    if beside_badge:
        at = spot.badge.shifted(BADGE / 2 + 2, -BADGE / 2 - 2)
    elif spot.shape == "sheet":
        at = Point(spot.box.x1 - 6, spot.box.y0 + 6)
    half = size / 2
    return around((min(at.x, scene.width - half), max(at.y, half)), size, size)


def showing_most(
    kinds: Sequence[PictureKind], wanted: set[str], shows: Callable[[PictureKind], Collection[str]]
) -> PictureKind:
    """Return the first of these pictures that shows most of what is wanted.

    Usually it shows all of it, and no other picture is examined.
    """
    best, most = kinds[0], 0
    for kind in kinds:
        if most == len(wanted):
            break
        if (count := len(wanted.intersection(shows(kind)))) > most:
            best, most = kind, count
    return best


SCREEN = "screen"
"""The picture of a seat's hidden information."""
SHEETS = ("score", "result")
"""Pictures of a finished game."""


def table_of(painter: Painter[V], view: V) -> PictureKind:
    """Return the picture most wanted, apart from those of a finished game."""
    kinds = painter.kinds(view)
    return next((kind for kind in kinds if kind.key not in SHEETS), kinds[0])


def sheets_of(painter: Painter[V], view: V) -> list[PictureKind]:
    """Return the pictures of a finished game that show all players."""
    return [kind for kind in painter.kinds(view) if kind.key in SHEETS and kind.seat is None]


def board_of(painter: Painter[V], view: V, *changes: Sequence[str]) -> PictureKind:
    """Return the board on which the first of these changes happened that a picture shows; else the table."""
    found = (_where_changed(painter, view, focuses) for focuses in changes if focuses)
    return next((kind for kind in found if kind is not None), None) or table_of(painter, view)


def _where_changed(painter: Painter[V], view: V, focuses: Sequence[str]) -> PictureKind | None:
    """Return the picture that shows most of these pieces; among equals the one with the first of them.

    A village or farm comes before a board that everybody shares, and hidden pieces come last.
    """
    kinds = [kind for kind in painter.kinds(view) if kind.key != OVERVIEW]
    wanted = set(focuses)
    shown = {kind: wanted.intersection(painter.shows(view, kind)) for kind in kinds}
    boards = [kind for kind in kinds if shown[kind] and kind.key != SCREEN]
    shared = {focus for kind in boards if kind.seat is None for focus in shown[kind]}
    homes = [kind for kind in boards if kind.seat is not None and shown[kind] - shared]
    order = {focus: at for at, focus in enumerate(focuses)}
    ranked = homes or boards or [kind for kind in kinds if shown[kind]]
    return min(
        ranked, key=lambda kind: (-len(shown[kind]), min(order[focus] for focus in shown[kind])), default=None
    )


def covering(painter: Painter[V], view: V, focuses: Sequence[str], most: int) -> list[PictureKind]:
    """Return the few pictures that together show most of these, starting with the board that changed."""
    left, found = list(focuses), list[PictureKind]()
    while len(found) < most and (best := _where_changed(painter, view, left)) is not None:
        found.append(best)
        told = painter.shows(view, best)
        left = [focus for focus in left if focus not in told]
    return found


class TextBoard(Protocol[Seen]):
    """A game's text_board.py: its pictures in words."""

    def alt(self, view: Seen, kind: PictureKind, say: Say, /) -> str: ...
    def board(self, view: Seen, say: Say, /) -> str: ...


class Comparing(Protocol[Seen]):
    """A game's changes.py: the focus strings whose pieces differ between two views of the same reader."""

    def changes(self, before: Seen, after: Seen, /) -> tuple[str, ...]: ...


class Placed(Protocol[Seen]):
    """A game's places.py: its marked pieces and places, and each in words."""

    def places(self, view: Seen, /) -> Sequence[MarkedPlace]: ...
    def place_words(self, view: Seen, place: MarkedPlace, say: Say, /) -> list[str]: ...


class Painter(ABC, Generic[V]):
    text_board: TextBoard[V]
    comparing: Comparing[V]
    placed: Placed[V] | None = None  # None: the game marks nothing
    piece: ClassVar[str] = ""  # the kind of its cards, as in the message keys of a piece: "tile"
    pieces: ClassVar[Sequence[str]] = ()
    others: ClassVar[Sequence[str]] = ()  # pieces of other kinds, each by its card's key: "boat:boat-1"
    newest: ClassVar[Any] = None  # the set that cards show if none is given
    players: Sequence[PlayerMark] = PLAYERS  # a game may have its own colours

    @abstractmethod
    def kinds(self, view: V) -> tuple[PictureKind, ...]:
        """Return the available pictures, most wanted first."""

    @abstractmethod
    def shows(self, view: V, kind: PictureKind) -> set[str]:
        """Return the focus strings a picture can mark, without laying it out."""

    @abstractmethod
    def scene(self, view: V, kind: PictureKind, say: Say, theme: Theme = DAY, tallest: float = 0) -> Scene:
        """Return the layout of a picture, if possible not higher than `tallest`; 0: as high as it likes."""

    def piece_scene(self, piece: str, say: Say, theme: Theme, content: Any) -> Scene:
        """Return the card of a piece as this set prints it; a piece of `others` comes with its kind."""
        raise NotImplementedError

    def piece_words(self, piece: str, say: Say, content: Any) -> str:
        """Return the card in words."""
        raise NotImplementedError

    def mark_of(self, view: V, focus: str) -> str:
        """Return the permanent letter or number of a piece or place; empty if it has none."""
        return ""

    def shows_own(self, view: V, kind: PictureKind) -> bool:
        """Whether a picture shows its reader's hidden pieces beside everything else."""
        return False

    def as_drawn(self, view: V) -> V:
        """Return the view to draw, which may include the drafted turn."""
        return view

    def mark(self, scene: Scene, view: V, marks: Marks) -> None:
        mark_up(scene, marks)

    def main(self, view: V, focuses: Sequence[str]) -> PictureKind:
        """Return the picture that shows most of these; among equals the one most wanted."""
        return showing_most(self.kinds(view), set(focuses), partial(self.shows, view))

    def draw(
        self, view: V, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        """Return the marked layout; paint.py makes an image of it, encode.py a file."""
        scene = self.scene(view, kind, say, theme, marks.tallest)
        self.mark(scene, view, marks)
        return scene

    def changes(self, before: V, after: V) -> tuple[str, ...]:
        """Return the focus strings whose pieces differ between two views of the same reader."""
        return self.comparing.changes(before, after)

    def places(self, view: V) -> Sequence[MarkedPlace]:
        """Return every piece and place that has a mark and that the reader may know."""
        return () if self.placed is None else self.placed.places(view)

    def place_words(self, view: V, place: MarkedPlace, say: Say) -> list[str]:
        """Return what lies or stands there now, in sentences."""
        return [] if self.placed is None else self.placed.place_words(view, place, say)

    def alt(self, view: V, kind: PictureKind, say: Say) -> str:
        return clipped(self.text_board.alt(self.as_drawn(view), kind, say))

    def board(self, view: V, say: Say) -> str:
        return self.text_board.board(self.as_drawn(view), say)

    def cards(self) -> tuple[PictureKind, ...]:
        """Return the pictures of single printed pieces.

        The key of a card is that of its piece's message without the game: "tile:inn" is `keyflower-tile-inn`.
        """
        main = (f"{self.piece}:{piece}" for piece in self.pieces)
        return tuple(PictureKind(key) for key in (*main, *self.others))

    def card(self, kind: PictureKind, say: Say, theme: Theme = DAY, content: Any = None) -> Scene:
        return self.piece_scene(self._piece_of(kind), say, theme, content or self.newest)

    def card_alt(self, kind: PictureKind, say: Say, content: Any = None) -> str:
        return clipped(self.piece_words(self._piece_of(kind), say, content or self.newest))

    def box(self, content: Any, say: Say, theme: Theme = DAY) -> Iterator[tuple[str, Scene]]:
        """Yield a picture of every single piece of a set, for comparison with the physical pieces."""
        for piece in self.pieces:
            yield piece, self.piece_scene(piece, say, theme, content or self.newest)

    def _piece_of(self, kind: PictureKind) -> str:
        return kind.key.removeprefix(f"{self.piece}:")


def differing(before: Mapping[str, object], after: Mapping[str, object]) -> tuple[str, ...]:
    """Return focus strings of new or changed pieces; removed pieces have no place to mark."""
    absent = object()
    return tuple(focus for focus, looks in after.items() if before.get(focus, absent) != looks)
