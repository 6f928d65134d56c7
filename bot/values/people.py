"""People who play, and their settings."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Literal

from msgspec import Struct

from bot.values.waking_hours import Holiday, WakingHours
from engine.core.text import UserText

Reach = Literal["unknown", "dm", "thread", "button"]
RemindIn = Literal["dm", "thread"]
TileNames = Literal["both", "own", "english"]
Statistics = Literal["own", "shared", "off"]
"""Who may see a person's statistics: only they, anyone, or nobody."""
_COMMANDS = "commands"
"""Marks a language in which Discord shows the reader our command names."""
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
    confirm: bool = False  # ask before a turn is committed
    likely: bool = True  # whole turns as buttons on the panel
    icons: bool = True  # pieces as icons in buttons and sentences
    explain: bool = True  # explain questions on the panel in first games
    games: int = 0  # begun so far, counted at the last deal
    language: str = ""  # empty: that of their Discord
    statistics: Statistics = "own"
    tiles: TileNames = "both"  # names of tiles that are printed in English in every edition

    def reads(self, seen: str) -> str:
        """Return the language tag of a reader whose Discord uses `seen`.

        After an `x`, as in language tags, it says how tiles are named, and whether commands have names in
        it."""
        language = self.language or seen
        shows_names = language.split("-")[0] == seen.split("-")[0]
        ways = [*([self.tiles] if self.tiles != "both" else []), *([_COMMANDS] if shows_names else [])]
        return "-".join([language, "x", *ways]) if ways else language

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
