"""The legend of signs: every sign that a game's pictures draw, beside its meaning."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from engine.core.text import Say, text
from render.kit.layout import WIDTH, Box
from render.kit.pen import Pen
from render.kit.rows import Glyph, lay_row, row_height, row_width, sprite_glyph, word_glyph
from render.kit.scene import SANS, SERIF, Layer, Scene
from render.kit.signs import badge, mark_disc
from render.kit.text import COMPUTER, width_of, with_capital, wrapped
from render.kit.theme import DAY, PLAYERS, Colour, PlayerMark, Theme, darker

_HIGHEST = 1600.0
"""A page is no higher than this."""
_EDGE, _PAD = 24.0, 14.0
_TITLE, _HEADING = 92.0, 70.0
_SIZE, _LINE = 38, 46.0
_PIECE, _SMALLEST = 78.0, 60.0
"""The height of a sign, and the least one beside other signs."""
_LEAST_HIGH = 98.0
_ROOM = {3: 118.0, 2: 146.0, 1: 146.0}
"""Width of the signs before the words, by the number of columns."""
_MOST_ROOM = 290.0
_APART = 24.0
_MOST_LINES = 2
_MOST = 0.6
"""The share of a group's signs that have to fit into its columns."""


class Sign(Struct, frozen=True):
    """A sign as it is drawn, and the message that explains it."""

    words: str
    looks: tuple[Glyph, ...]


class SignGroup(Struct, frozen=True):
    title: str
    signs: tuple[Sign, ...]
    option: str = ""  # only at tables that play with this set-up option

    def is_played(self, options: Mapping[str, str]) -> bool:
        return not self.option or options.get(self.option, "off") != "off"


class _Row(Struct, frozen=True):
    """Signs side by side, with the lines of their words."""

    signs: tuple[tuple[Sign, tuple[str, ...]], ...]
    across: int
    room: float  # width of the signs before the words

    @property
    def height(self) -> float:
        return max(_LEAST_HIGH, max(len(lines) for _, lines in self.signs) * _LINE + 22)


class _Sheet(Struct, frozen=True):
    title: str
    rows: tuple[_Row, ...]

    @property
    def height(self) -> float:
        return _HEADING + sum(row.height for row in self.rows) + 6 + _PAD

    @property
    def words(self) -> str:
        said = (" ".join(lines) for row in self.rows for _, lines in row.signs)
        return f"{self.title}: {', '.join(said)}."


def sign(words: str, *looks: Glyph) -> Sign:
    return Sign(words, looks)


class LegendPage(Struct, frozen=True):
    scene: Scene
    words: str  # the same as text


def legend_pages(groups: Sequence[SignGroup], say: Say, theme: Theme = DAY) -> list[LegendPage]:
    """Return the legend as one picture or several, none of them too high."""
    pages = [*_paged([sheet for group in groups for sheet in _sheets(group, say)])]
    found, title = list[LegendPage](), str(say(text("signs-title")))
    for number, sheets in enumerate(pages, 1):
        name = title
        if len(pages) > 1:
            name = str(say(text("pictures-page", title=title, page=number, count=len(pages))))
        found.append(LegendPage(_page(sheets, name, theme), " ".join(sheet.words for sheet in sheets)))
    return found


def _said(message: str, say: Say) -> str:
    return with_capital(str(say(text(message))).removesuffix("."))


def _sheets(group: SignGroup, say: Say) -> Iterator[_Sheet]:
    """Yield a group, cut where it is too high for a page."""
    title, kept = _said(group.title, say), list[_Row]()
    for row in _rows([(each, _said(each.words, say)) for each in group.signs]):
        if _TITLE + _EDGE + _Sheet(title, (*kept, row)).height > _HIGHEST:
            yield _Sheet(title, tuple(kept))
            kept = []
        kept.append(row)
    yield _Sheet(title, tuple(kept))


def _rows(signs: Sequence[tuple[Sign, str]]) -> Iterator[_Row]:
    """Yield rows of as many columns as most signs allow; the others follow, in a row each."""
    enough = _MOST * len(signs)
    across = next((count for count in _ROOM if sum(_fits(each, count) for each in signs) >= enough), 1)
    narrow = [each for each in signs if _fits(each, across)]
    room = _ROOM[across]
    for at in range(0, len(narrow), across):
        some = [(each, _lines(words, across, room)) for each, words in narrow[at : at + across]]
        yield _Row(tuple(some), across, room)
    for each, words in (each for each in signs if not _fits(each, across)):
        wide = min(_MOST_ROOM, max(room, row_width(each.looks, _SMALLEST) + _APART))
        yield _Row(((each, _lines(words, 1, wide)),), 1, wide)


def _lines(words: str, across: int, room: float) -> tuple[str, ...]:
    return tuple(wrapped(words, SANS, _SIZE, _width(across, room)))


def _width(across: int, room: float) -> float:
    return (WIDTH - 2 * _EDGE) / across - room - 2 * _PAD


def _fits(signed: tuple[Sign, str], across: int) -> bool:
    """Whether this sign and its words have room in a row of that many."""
    each, words = signed
    room = _ROOM[across]
    lines = _lines(words, across, room)
    return (
        row_height(each.looks, _PIECE, room - _APART) >= _SMALLEST
        and len(lines) <= _MOST_LINES
        and all(width_of(line, SANS, _SIZE) <= _width(across, room) for line in lines)
    )


def _paged(sheets: Sequence[_Sheet]) -> Iterator[list[_Sheet]]:
    page, high = list[_Sheet](), _TITLE + _EDGE
    for sheet in sheets:
        if page and high + sheet.height > _HIGHEST:
            yield page
            page, high = [], _TITLE + _EDGE
        page.append(sheet)
        high += sheet.height
    if page:
        yield page


def _page(sheets: Sequence[_Sheet], title: str, theme: Theme) -> Scene:
    scene = Scene(theme)
    scene.label(title, (_EDGE, 52), 54, theme.felt_ink, SERIF, "left", WIDTH - 2 * _EDGE, 38)
    y = _TITLE
    for sheet in sheets:
        y = _draw(scene, sheet, y)
    scene.height = round(y + _EDGE - _PAD)
    return scene


def _draw(scene: Scene, sheet: _Sheet, top: float) -> float:
    theme = scene.theme
    box = Box(_EDGE, top, WIDTH - _EDGE, top + sheet.height - _PAD)
    scene.panel(Layer.CARD, box, theme.paper, theme.paper_edge, 20, 3)
    scene.label(sheet.title, (box.x0 + 24, top + 42), 40, theme.faint, SERIF, "left", box.width - 48, 34)
    y = top + _HEADING
    for row in sheet.rows:
        wide = box.width / row.across
        for at, (each, lines) in enumerate(row.signs):
            cell = Box(box.x0 + at * wide, y, box.x0 + (at + 1) * wide, y + row.height)
            _sign(scene, each, lines, cell, row.room)
        y += row.height
    return top + sheet.height


def _sign(scene: Scene, each: Sign, lines: Sequence[str], cell: Box, room: float) -> None:
    left, middle = cell.x0 + _PAD, cell.centre.y
    lay_row(scene, each.looks, (left + room / 2, middle), _PIECE, room - _APART)
    y = middle - (len(lines) - 1) * _LINE / 2
    for line in lines:
        scene.label(line, (left + room, y), _SIZE, None, SANS, "left", cell.x1 - left - room, _SIZE - 4)
        y += _LINE


_WHITE: Colour = (255, 255, 255)


def _framed(pen: Pen, news: bool) -> None:
    """Draw a piece in the red frame of news, or in the yellow one of a draft."""
    theme = pen.theme
    colour = theme.news if news else theme.glow
    pen.outlined(pen.shape().rectangle(4, 10, pen.wide - 4, 92, 18), colour, darker(colour, 0.5), 3)
    pen.outlined(pen.shape().rectangle(15, 21, pen.wide - 15, 81, 8), theme.paper_shade, theme.paper_edge, 2)
    if news:
        pen.outlined(pen.shape().circle((pen.wide - 24, 26), 22), colour, _WHITE, 4)
        pen.letters("!", (pen.wide - 24, 27), 36, _WHITE)


def marks_on_pictures(players: Sequence[PlayerMark] = PLAYERS) -> SignGroup:
    """Return the signs that belong to no piece: the players' signs, badges and frames."""
    discs = (sprite_glyph(mark_disc, mark.symbol, mark.colour) for mark in players)
    return SignGroup(
        "signs-group-marks",
        (
            sign("signs-players", *discs),
            sign("signs-computer", word_glyph(COMPUTER)),
            sign("signs-badge", sprite_glyph(badge, "A", False)),
            sign("signs-pale", sprite_glyph(badge, "A", True)),
            sign("signs-draft", sprite_glyph(_framed, False, ratio=1.3)),
            sign("signs-news", sprite_glyph(_framed, True, ratio=1.3)),
            sign("signs-count", word_glyph("×4")),
        ),
    )
