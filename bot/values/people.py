"""People who play: their settings, their visits to tables, and the panels that only they see."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.values.clock import MINUTE
from bot.values.waking_hours import Holiday, WakingHours
from engine.core.text import UserText

Reach = Literal["unknown", "dm", "thread", "button"]
RemindIn = Literal["dm", "thread"]
TileNames = Literal["own", "both", "english"]
Statistics = Literal["own", "shared", "off"]
"""Who may see a person's statistics: only they, anyone, or nobody."""
_COMMANDS = "commands"
"""Marks a language in which Discord shows the reader our command names."""
_CONFIRM_UNLESS_CHOSEN = True
"""Nothing is played before Confirm, unless a person chooses otherwise: one rule is easier than two."""
_FIRST_GAMES = 2
"""Number of games that get more explanations."""
HOLIDAYS_A_YEAR = 30
"""Days of a calendar year on which a person's clocks may stand still."""


class Habits(Struct, frozen=True, omit_defaults=True):
    """A person's settings. Stored as is, so every field has a default."""

    rhythm: WakingHours = WakingHours()
    remind_in: RemindIn = "dm"  # for notices and reminders; never a thread during a secret question
    digest: bool = True  # several tables in one reminder
    night: bool = False  # dark pictures
    big: bool = False  # larger pictures
    confirm: bool | None = None  # every turn waits for Confirm, or only final ones; None: not chosen
    likely: bool = True  # whole turns as buttons on the panel
    icons: bool = True  # pieces as icons in buttons and sentences
    explain: bool = True  # explain questions on the panel in first games
    games: int = 0  # begun so far, counted at the last deal
    language: str = ""  # empty: that of their Discord
    statistics: Statistics = "own"
    tiles: TileNames = "own"  # names of tiles that are printed in English in every edition

    def reads(self, seen: str) -> str:
        """Return the language tag of a reader whose Discord uses `seen`.

        After an `x`, as in language tags, it says how tiles are named, and whether commands have names in
        it."""
        language = self.language or seen
        shows_names = language.split("-")[0] == seen.split("-")[0]
        ways = [*([self.tiles] if self.tiles != "own" else []), *([_COMMANDS] if shows_names else [])]
        return "-".join([language, "x", *ways]) if ways else language

    @property
    def confirms_every_turn(self) -> bool:
        return _CONFIRM_UNLESS_CHOSEN if self.confirm is None else self.confirm

    def is_on(self, switch: str) -> bool:
        return self.confirms_every_turn if switch == "confirm" else bool(getattr(self, switch))

    @property
    def is_new(self) -> bool:
        """Whether they play their first games; unknown if their games were never counted."""
        return 1 <= self.games <= _FIRST_GAMES


def read_by_all(language: str, seen: Iterable[str]) -> str:
    """Return the language tag for public texts at a table whose players' Discords use `seen`.

    Commands have names in it only if every Discord shows them: the English ones work everywhere, and
    Discord does not translate command mentions."""
    own = language.split("-")[0]
    return f"{language}-x-{_COMMANDS}" if all(one.split("-")[0] == own for one in seen if one) else language


NO_HABITS = Habits()
"""Of a computer, and of a person without settings."""


def pseudonym(person: int) -> str:
    """Return the name of an erased person. Their ids are negative; Discord's are not."""
    return f"Anon-{-person % 10_000:04}"


class Person(Struct, frozen=True):
    id: int
    name: UserText = UserText()
    locale: str = "en-US"  # of their Discord, as last seen
    reach: Reach = "unknown"
    reminder_hours: int = 24  # 0: never remind
    habits: Habits = NO_HABITS

    @property
    def language(self) -> str:
        """The language of everything only they read."""
        return self.habits.reads(self.locale)


def holidays_in(holidays: tuple[Holiday, ...], year: int) -> int:
    """Return how many days of this year they take."""
    begins, ends = date(year, 1, 1), date(year, 12, 31)
    days = (min(one.last, ends) - max(one.first, begins) for one in holidays)
    return sum(max(0, span.days + 1) for span in days)


_AT_TABLE = 5 * MINUTE
"""Seconds after a press in which a person counts as present: no notice calls them away to a DM."""
_A_VISIT = 30 * MINUTE
"""Seconds without a press after which the next one begins another visit."""


class PictureStyle(Struct, frozen=True):
    """A reader's settings for pictures."""

    night: bool = False
    big: bool = False


def style_of(habits: Habits) -> PictureStyle:
    return PictureStyle(habits.night, habits.big)


class Seen(Struct, frozen=True):
    """A position, by the turns and picks that lead to it."""

    turn: int
    number: int


class Visit(Struct, frozen=True):
    game_id: str
    person: int
    at: float  # of the last press
    at_table: bool  # it was made in the table's channel
    since: Seen  # what they knew at the start of this visit, or at their last move
    read: Seen  # the newest they were shown

    def come(self, now: float, *, at_table: bool) -> Visit:
        """Return the visit after a press; after a long pause it is another visit."""
        since = self.read if now - self.at > _A_VISIT else self.since
        return replace(self, at=now, at_table=at_table, since=since)

    def shown(self, seen: Seen) -> Visit:
        return self if seen.turn <= self.read.turn else replace(self, read=seen)

    def back_to(self, seen: Seen) -> Visit:
        """Return the visit after an undo: nobody has read what replaces the undone turns."""
        return replace(self, since=_earlier(self.since, seen), read=_earlier(self.read, seen))

    @property
    def until(self) -> float:
        """Until when they count as present."""
        return self.at + _AT_TABLE

    def is_at_table(self, now: float) -> bool:
        return self.at_table and now < self.until


def _earlier(one: Seen, other: Seen) -> Seen:
    return one if one.turn <= other.turn else other


class OpenPanel(Struct, frozen=True):
    """A panel that only its reader sees, and the token that can edit it until it expires."""

    message: int
    game_id: str
    person: int
    channel: int
    token: str
    expires: float

    def __repr__(self) -> str:
        return f"OpenPanel({self.message} of {self.game_id})"  # the token is a secret
