"""Texts in the language of one reader: markdown in messages, plain text on buttons, menus and pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import discord
from msgspec import Struct
from msgspec.structs import replace

from bot.locales.inline_markup import NO_ICONS, IconWords
from bot.locales.translations import HOME, Tiles, speaker, ways_of
from bot.rulebook.move_vocabulary import vocabulary_of
from bot.ui.kit.blocks import Mark
from bot.ui.kit.emoji_registry import EmojiRegistry, is_about_emojis
from bot.ui.kit.generated_names import computer_name
from bot.values.people import Person, read_by_all
from bot.values.table import Table
from engine.core.text import Arg, Say, Seat, Text, UserText, text

HELP = "-help"  # suffix of the message that explains another


class Localiser(Struct, frozen=True):
    say: Say  # in messages
    label: Say  # on buttons and pictures, where space is short; never icons
    brief: Say  # in messages with little space: tiles by one name
    line: Say  # in menus, where there may be space: tiles by both names
    spoken: Callable[[str], str] = str  # moves in the words this reader would type
    icons: IconWords = NO_ICONS
    bare: Localiser | None = None  # the same without icons
    reader: Seat | None = None  # called "you" in messages; None: all players are named

    def __call__(self, key: str, **args: Arg) -> str:
        return self.say(text(key, **args))

    def worded(self) -> Localiser:
        """Return a localiser without icons, for a text board or a message with no space for icons."""
        return self.bare or self

    def mark(self, entry: Text) -> Mark | None:
        """Return the emoji before it, if there is one."""
        icon = self.icons.shown(entry).icon
        return None if icon is None else Mark(icon.emoji, self.label(icon.piece))

    def name(self, words: UserText) -> str:
        """Return a user's text that is alone on a picture or a label."""
        return self.short("bot-seat", who=words)

    def short(self, key: str, **args: Arg) -> str:
        return self.label(text(key, **args))


class Localisers(Struct, frozen=True):
    """Localisers for any reader and table."""

    strict: bool = True
    folders: tuple[Path, ...] = (HOME,)
    icons: EmojiRegistry | None = None  # the emojis uploaded so far

    def plain(
        self,
        locale: str,
        names: tuple[UserText | str, ...] = (),
        game: str = "",
        *,
        icons: bool = False,
        reader: Seat | None = None,
    ) -> Localiser:
        """`icons`: show pieces as emojis, where there are any. `reader`: the seat of the only reader."""

        def spoken(words: str) -> str:
            return vocabulary_of(game, locale, self.folders).spoken(words)

        ways = ways_of(locale)
        tight: Tiles = "english" if "english" in ways else "own"
        roomy: Tiles = "both" if "both" in ways else tight
        speak = partial(speaker, locale, names, strict=self.strict, folders=self.folders, spoken=spoken)
        bare = Localiser(
            say=speak(tiles=roomy, reader=reader),
            label=speak(tiles=tight, markdown=False),
            brief=speak(tiles=tight, reader=reader),
            line=speak(tiles=roomy, markdown=False),
            spoken=spoken,
            reader=reader,
        )
        shown = self.icons.words if icons and self.icons is not None else NO_ICONS
        if not shown.pieces:
            return bare
        say = speak(tiles=roomy, icons=shown, reader=reader)
        brief = speak(tiles=tight, icons=shown, reader=reader)
        return replace(bare, say=say, brief=brief, icons=shown, bare=bare)

    def at(self, table: Table, locale: str, *, icons: bool = False, person: int | None = None) -> Localiser:
        """Return the localiser for readers of this table; `person`: it speaks to them alone."""
        reader = None if person is None else table.seat_of(person)
        return self.plain(locale, self.names(table, locale), table.game, icons=icons, reader=reader)

    def public(self, table: Table, *, icons: bool = False) -> Localiser:
        """Return the localiser for public messages of a table, in its language."""
        seen = (info.locale for info in table.seats if info.person is not None)
        return self.at(table, read_by_all(table.language, seen), icons=icons)

    def of(self, table: Table, person: Person) -> Localiser:
        """Return the localiser for private messages to this person, with their settings."""
        return self.at(table, person.language, icons=person.habits.icons, person=person.id)

    def note_emoji_error(self, error: discord.HTTPException) -> bool:
        """Whether Discord refused a message because of a deleted emoji; if so, use words from now on."""
        if self.icons is None or not is_about_emojis(error):
            return False
        self.icons.use_words()
        return True

    def names(self, table: Table, locale: str) -> tuple[UserText, ...]:
        say = speaker(locale, markdown=False, strict=self.strict, folders=self.folders)
        return tuple(
            info.name or UserText(say(text("bot-computer", name=computer_name(table, info.seat))))
            for info in table.seats
        )
