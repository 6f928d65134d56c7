"""A finished game as one HTML page, with the picture and text of every turn."""

from __future__ import annotations

import base64
import html
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from bot.locales.translations import locale_for, locales, own_name
from bot.services.turn.secret_answers import asked, goes_on
from bot.services.turn.turn_flow import after_reveal
from bot.ui.kit.localiser import Localiser
from bot.ui.pictures.replay_words import ReplayWords
from engine.core.game import AnyGame
from engine.core.record import Record, replay, verify
from engine.core.setup import checked
from engine.core.tell import Event, Tell
from engine.core.text import Seat, Text, UserText, Who, text
from render.kit.encode import HIGH
from render.kit.mosaic import WIDE, Mosaic
from render.kit.painter import Marks, Painter, PictureKind, board_of, sheets_of
from render.kit.palette import palette_of
from render.kit.theme import DAY

LIMIT = 6 * 1024 * 1024
"""Maximum bytes of a page, small enough for most ways to send it."""
_HOME = Path(__file__).parent
_LABELS = (
    *(
        "hint",
        "first",
        "back",
        "on",
        "last",
        "play",
        "pause",
        "slider",
        "language",
        "view",
        "zoom",
        "theme",
        "score",
        "chapter",
        "own-back",
        "own-on",
    ),
)


class NotOverError(ValueError):
    """The game is not over, so players still have secrets."""

    def __init__(self) -> None:
        super().__init__("this game is still running: a replay to share is made once it is over")


class _Step(Struct, frozen=True):
    """One turn, or all answers to a secret question."""

    state: Any
    turn: int = 0  # its number, as everywhere else; of several answers that of the first
    last: int = 0  # the number of the last answer
    seats: tuple[Seat, ...] = ()  # who took part
    events: tuple[Event, ...] = ()

    def told(self, reader: Seat | None) -> list[Text]:
        """Return what the reader was told of it; at least that a player has decided."""
        told = [event.text for event in self.events if event.is_for(reader)]
        who = tuple(Who(seat) for seat in self.seats)
        return told if told or not who else [text("table-decided", who=who)]


class _Phrases:
    """Every sentence of the page once, in every language."""

    def __init__(self, localisers: Mapping[str, Localiser]) -> None:
        self._localisers = localisers
        self._numbers: dict[tuple[str, ...], int] = {}
        self._alike: dict[str, int] = {}

    def say(self, words: Text) -> int:
        return self._add(lambda localiser: localiser.label(words))

    def spoken(self, words: Text) -> tuple[str, ...]:
        """Return a text in every language."""
        return tuple(localiser.label(words) for localiser in self._localisers.values())

    def alt(self, painter: Painter[Any], view: Any, kind: PictureKind) -> int:
        """Return the index of an alt text. Texts equal in one language are equal in all, so each is worded
        once.
        """
        first = painter.alt(view, kind, next(iter(self._localisers.values())).label)
        if first not in self._alike:
            self._alike[first] = self._add(lambda localiser: painter.alt(view, kind, localiser.label))
        return self._alike[first]

    def line(self, words: Text, detail: Sequence[Text]) -> int:
        def said(localiser: Localiser) -> str:
            more = f" ({', '.join(localiser.label(part) for part in detail)})" if detail else ""
            return f"{localiser.label(words)}{more}"

        return self._add(said)

    def _add(self, said: Callable[[Localiser], str]) -> int:
        phrase = tuple(said(localiser) for localiser in self._localisers.values())
        return self._numbers.setdefault(phrase, len(self._numbers))

    def all(self) -> dict[str, list[str]]:
        return {name: [phrase[at] for phrase in self._numbers] for at, name in enumerate(self._localisers)}


def replay_page(
    record: Record,
    game: AnyGame,
    painter: Painter[Any],
    localisers: Mapping[str, Localiser],
    language: str = "en",
    *,
    seats: bool = True,
    checks: Callable[[], None] = lambda: None,
) -> bytes:
    """Return the page of a finished game; raise NotOverError for any other before drawing.

    `localisers` has every language of this table; the page opens in `language`. `seats`: also draw the view
    of each seat, unless the page would become too large. `checks` runs before each picture and may raise.
    """
    if not game.is_over(verify(record, game)):
        raise NotOverError
    readers: list[Seat | None] = [None, *range(record.setup.seats)] if seats else [None]
    page = _Writing(record, game, painter, localisers, language).page(readers, checks)
    if len(page) > LIMIT and seats:
        return replay_page(record, game, painter, localisers, language, seats=False, checks=checks)
    return page


def replay_voices(
    plain: Callable[..., Localiser], game: str, names: Callable[[str], Sequence[UserText]]
) -> dict[str, Localiser]:
    """Return a localiser for each language; `names` returns the seats' names in a language."""
    return {locale: plain(locale, tuple(names(locale)), game) for locale in locales()}


class _Writing:
    def __init__(
        self,
        record: Record,
        game: AnyGame,
        painter: Painter[Any],
        localisers: Mapping[str, Localiser],
        language: str,
    ) -> None:
        self._record, self._game, self._painter = record, game, painter
        self._localisers, self._language = localisers, locale_for(language)
        self._mosaic, self._phrases = Mosaic(), _Phrases(localisers)
        self._words = ReplayWords(self._phrases.spoken, self._phrases.say)

    def page(self, readers: Sequence[Seat | None], checks: Callable[[], None]) -> bytes:
        say, state = self._phrases.say, replay(self._record, self._game)
        steps = list(_steps(self._record, self._game))
        shown = [self._seen(reader, steps, checks) for reader in readers]
        words = {
            "language": self._language,
            "languages": {locale: own_name(locale) for locale in self._localisers},
            "title": say(text(f"{self._game.key}-name")),
            "labels": {label: say(text(f"replay-{label}")) for label in _LABELS}
            | {"turn": say(text("replay-slider"))},
            "views": [
                {"label": say(_reader(reader)), "seat": reader, "steps": seen}
                for reader, seen in zip(readers, shown, strict=True)
            ],
            "chapters": [[say(name), step] for name, step in self._chapters(steps)],
            "turns": [step.turn for step in steps],
            "movers": [step.seats for step in steps],
            "heads": [say(head) for head in _heads(steps, len(shown[0]))],
            "score": self._score(state),
            "written": self._words.all(),
            "tile": [WIDE, HIGH],
            "phrases": self._phrases.all(),
        }
        bands = self._mosaic.bands()
        words["bands"] = [len(band) for band in bands]
        return self._written(words, _little(tile for band in bands for tile in band))

    def _chapters(self, steps: Sequence[_Step]) -> list[tuple[Text, int]]:
        """Return the name of each season or round, and its first step."""
        game, found = self._game, dict[int, int]()
        for at, step in enumerate(steps[:-1], 1):
            found.setdefault(game.chapter(step.state), at)
        return [(text(f"{game.key}-chapter", number=chapter), at) for chapter, at in found.items()]

    def _seen(
        self, reader: Seat | None, steps: Sequence[_Step], checks: Callable[[], None]
    ) -> list[list[Any]]:
        """Return width, height, bands, alt text and lines of each picture for one reader, the result last."""
        painter, seen, before = self._painter, list[list[Any]](), None
        for step in steps:
            checks()
            view = self._game.view_for(step.state, reader)
            news = () if before is None else painter.changes(before, view)
            lines = [self._phrases.say(told) for told in step.told(reader)]
            seen.append(self._drawn(view, board_of(painter, view, news), news, lines))
            before = view
        return seen + [self._drawn(before, kind, (), []) for kind in sheets_of(painter, before)]

    def _drawn(self, view: Any, kind: PictureKind, news: Sequence[str], lines: list[int]) -> list[Any]:
        """Draw a picture without words that differ between languages: the page writes them."""
        scene = self._painter.draw(view, kind, self._words.say, Marks(news=news))
        written = self._words.take(scene)
        sheet, alt = self._mosaic.add(scene), self._phrases.alt(self._painter, view, kind)
        return [sheet.width, sheet.height, sheet.bands, alt, lines, written]

    def _score(self, state: Any) -> list[list[Any]]:
        """Return rank, name, points and lines of each seat, the winner first."""
        say, lines = self._phrases, self._game.score(state)
        return [
            [
                standing.rank,
                say.say(text("replay-who", who=Who(standing.seat))),
                standing.points,
                [
                    [say.line(line.text, line.detail), line.points]
                    for line in lines
                    if line.seat == standing.seat
                ],
            ]
            for standing in sorted(self._game.standings(state), key=lambda one: (one.rank, one.seat))
        ]

    def _written(self, words: dict[str, Any], bands: bytes) -> bytes:
        """Pack all variable data, so that no name or sentence can be parsed as HTML."""
        say = self._localisers[self._language].label
        parts = {
            "title": html.escape(say(text(f"{self._game.key}-name"))),
            "old": html.escape(say(text("replay-old"))),
            "style": (_HOME / "replay.css").read_text(encoding="utf-8"),
            "script": (_HOME / "replay.js").read_text(encoding="utf-8"),
            "words": _packed(msgspec.json.encode(words)),
            "bands": _packed(bands),
            "tiles": _packed(self._mosaic.tiles()),
            "colours": _packed(palette_of(DAY)),
        }
        page = (_HOME / "replay.html").read_text(encoding="utf-8")
        for name, part in parts.items():
            page = page.replace(f"<!--{name}-->", part)
        return page.encode()


def _steps(record: Record, game: AnyGame) -> Iterator[_Step]:
    """Return the first position, and the one after each turn with its events.

    All answers to a secret question are one step, as no player could tell them apart.
    """
    state = game.new_game(checked(game.spec, record.setup))
    yield _Step(game.copy(state))
    told, seats, question = list[Event](), set[Seat](), asked(game, state)
    first, turn = 1, 0  # every commit of the bot has a number
    for at, move in enumerate(record.moves, 1):
        option, tell = game.option_named(state, move.seat, move.words), Tell()
        assert option is not None, "the record was verified"
        game.play(state, option.action, tell)
        told += tell.events
        seats.add(move.seat)
        goes_with = after_reveal(game, state, move.seat, option, is_secret=question is not None)
        if goes_with is None and (option.confirms or option.reveals or at == len(record.moves)):
            after, turn = asked(game, state), turn + 1
            if at == len(record.moves) or not goes_on(question, after, move.seat, option.confirms):
                yield _Step(game.copy(state), first, turn, tuple(sorted(seats)), tuple(told))
                told, seats, first = [], set(), turn + 1
            question = after


def _reader(seat: Seat | None) -> Text:
    return text("replay-all") if seat is None else text("replay-who", who=Who(seat))


def _heads(steps: Sequence[_Step], pictures: int) -> list[Text]:
    """Return the heading of each picture."""
    turns = [text("replay-turn", turn=step.turn, turns=steps[-1].last) for step in steps[1:]]
    return [text("replay-start"), *turns, *[text("replay-end")] * (pictures - len(steps))]


def _little(numbers: Iterable[int]) -> bytes:
    """Encode numbers as four bytes each, little-endian on every machine."""
    return b"".join(number.to_bytes(4, "little") for number in numbers)


def _packed(data: bytes) -> str:
    return base64.b64encode(zlib.compress(data, 9)).decode()
