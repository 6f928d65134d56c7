"""Somebody who plays."""

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
"""Who may look at somebody's statistics: they alone, whoever asks, nobody."""
_COMMANDS = "commands"
"""Discord shows a reader our commands by their names in this language."""
_FIRST_GAMES = 2
"""So many are explained more than later ones."""
HOLIDAYS_A_YEAR = 30
"""Days of a calendar year on which a person's clocks may stand still."""


class Habits(Struct, frozen=True, omit_defaults=True):
    """What somebody has chosen for themselves; kept as it stands, so every field has a default."""

    rhythm: WakingHours = WakingHours()
    remind_in: RemindIn = "dm"  # called and reminded; in a hushed question the thread is no place for it
    digest: bool = True  # several tables in one reminder
    night: bool = False  # dark pictures
    big: bool = False  # bigger pictures
    confirm: bool = False  # be asked once more before a turn counts
    likely: bool = True  # whole turns as buttons on the panel
    icons: bool = True  # pieces as small pictures in buttons and sentences
    explain: bool = True  # in the first games a line on the panel says what a question is about
    games: int = 0  # begun so far, as counted when the last one was dealt
    language: str = ""  # empty: the one of their Discord
    statistics: Statistics = "own"
    tiles: TileNames = "both"  # how tiles are called that are printed in English in every edition

    def reads(self, seen: str) -> str:
        """What somebody reads whose Discord speaks the language `seen`: the language, and after an `x`, as
        languages are tagged, how tiles are called, and whether commands go by their names in it."""
        language = self.language or seen
        shows_names = language.split("-")[0] == seen.split("-")[0]
        ways = [*([self.tiles] if self.tiles != "both" else []), *([_COMMANDS] if shows_names else [])]
        return "-".join([language, "x", *ways]) if ways else language

    @property
    def is_new(self) -> bool:
        """In their first games; of somebody whose games were never counted nobody knows."""
        return 1 <= self.games <= _FIRST_GAMES


def read_by_all(language: str, seen: Iterable[str]) -> str:
    """What everybody at a table of this language reads, whose Discords speak the languages `seen`. Commands
    go by their names in it only where every Discord shows those: the English ones work everywhere, and
    Discord translates no mention of a command."""
    own = language.split("-")[0]
    return f"{language}-x-{_COMMANDS}" if all(one.split("-")[0] == own for one in seen if one) else language


NO_HABITS = Habits()
"""Of a computer, and of somebody who has chosen nothing yet."""


def pseudonym(person: int) -> str:
    """What somebody is called who has been forgotten: their numbers are below zero, Discord's are not."""
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
        """Whatever they alone read is written in it, and so."""
        return self.habits.reads(self.locale)


def holidays_in(holidays: tuple[Holiday, ...], year: int) -> int:
    """How many days of this year they take."""
    begins, ends = date(year, 1, 1), date(year, 12, 31)
    days = (min(one.last, ends) - max(one.first, begins) for one in holidays)
    return sum(max(0, span.days + 1) for span in days)
