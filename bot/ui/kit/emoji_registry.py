"""The bot's emojis on Discord; empty until they are fetched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import discord
from msgspec.structs import replace

from bot.locales.inline_markup import NO_ICONS, IconWords
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page
from render.kit.icons import Icons

Labelled = TypeVar("Labelled", Button, Entry)
_INVALID = 400


class EmojiRegistry:
    def __init__(self, tables: Mapping[str, Icons]) -> None:
        self.tables = tables
        self.words = NO_ICONS
        self.when_doubted: Callable[[], None] = lambda: None
        self._emojis = dict[tuple[str, str], str]()  # by game and icon

    def __len__(self) -> int:
        return len(self._emojis)

    def put(self, emojis: Mapping[tuple[str, str], str]) -> None:
        """Replace all known emojis with these."""
        self._emojis = dict(emojis)
        pieces, things, told_by = dict[str, str](), dict[str, str](), dict[str, str]()
        for game, table in self.tables.items():
            for messages, found in ((table.pieces, pieces), (table.things, things)):
                found |= {key: emojis[game, icon] for key, icon in messages.items() if (game, icon) in emojis}
            told_by |= table.told_by
        self.words = IconWords(pieces, things, told_by)

    def use_words(self) -> None:
        """Use words instead of emojis until they are fetched again, as Discord does not know one of them."""
        self.put({})
        self.when_doubted()


def is_about_emojis(error: discord.HTTPException) -> bool:
    """Whether a message was refused because of a deleted emoji."""
    return error.status == _INVALID and "emoji" in error.text.lower()


def in_words(page: Page) -> Page:
    """Return the page with words instead of icons before its labels."""
    return replace(page, blocks=tuple(_worded(block) for block in page.blocks))


def _worded(block: Block) -> Block:
    if isinstance(block, Buttons):
        return Buttons(tuple(map(_with_words, block.buttons)))
    if isinstance(block, Menu):
        return replace(block, entries=tuple(map(_with_words, block.entries)))
    return block


def _with_words(one: Labelled) -> Labelled:
    if one.icon is None:
        return one
    return replace(one, label=f"{one.icon.words} · {one.label}", icon=None)
