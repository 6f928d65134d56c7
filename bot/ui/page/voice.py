"""How one reader is spoken to: with markdown in messages, plainly on buttons, menus and pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec import Struct

from bot.rulebook.tongue import tongue_of
from bot.values.table import Table
from bot.words.speak import HOME, Tiles, speaker, ways_of
from engine.core.text import Arg, Say, text

HELP = "-help"  # ends the message that explains what another names


class Voice(Struct, frozen=True):
    say: Say  # in messages
    label: Say  # on buttons and pictures, where there is little room
    brief: Say  # in messages that have little room: tiles by one name
    line: Say  # in menus, where there may be room: tiles by both names
    spoken: Callable[[str], str] = str  # moves in the words by which this reader would type them

    def __call__(self, key: str, **args: Arg) -> str:
        return self.say(text(key, **args))

    def short(self, key: str, **args: Arg) -> str:
        return self.label(text(key, **args))


class Voices(Struct, frozen=True):
    """Voices for any reader and table."""

    strict: bool = True
    folders: tuple[Path, ...] = (HOME,)

    def plain(self, locale: str, names: tuple[str, ...] = (), game: str = "") -> Voice:
        def spoken(words: str) -> str:
            return tongue_of(game, locale, self.folders).spoken(words)

        ways = ways_of(locale)
        tight: Tiles = "english" if "english" in ways else "own"
        roomy: Tiles = tight if ways & {"english", "own"} else "both"
        speak = partial(speaker, locale, names, strict=self.strict, folders=self.folders, spoken=spoken)
        return Voice(
            say=speak(tiles=roomy),
            label=speak(tiles=tight, markdown=False),
            brief=speak(tiles=tight),
            line=speak(tiles=roomy, markdown=False),
            spoken=spoken,
        )

    def at(self, table: Table, locale: str) -> Voice:
        """For a reader of this table."""
        return self.plain(locale, self.names(table, locale), table.game)

    def names(self, table: Table, locale: str) -> tuple[str, ...]:
        say = speaker(locale, markdown=False, strict=self.strict, folders=self.folders)
        return tuple(info.name or say(text("bot-computer", number=info.seat + 1)) for info in table.seats)
