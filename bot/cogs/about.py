"""/help, /rules and /tile: from nothing to a running game, and what everything means."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, game_choices, said
from bot.rulebook import rulebook
from bot.services.errors import PlayerError
from bot.ui.answer import Answer
from bot.ui.drawer import HELP
from bot.ui.limits import CHOICES, MENU_TEXT, clip
from bot.ui.page import Page, Pictures, Words
from bot.ui.rules_page import chapter_page, found_page, overview_page, searched, suggestions
from bot.ui.voice import Voice
from bot.words.speak import message_ids
from engine.core.text import Text, text

if TYPE_CHECKING:
    from bot.app import Latchkey

NEAREST = 3  # names offered in place of an unknown one
_ALIKE = 0.5


class AboutCog(commands.Cog):
    def __init__(self, bot: Latchkey) -> None:
        self.bot = bot

    @app_commands.command(name="help", description=said("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction[Latchkey]) -> None:
        async with answering(interaction) as answer:
            voice = answer.voice()
            games = tuple(text(f"{key}-name") for key in self.bot.games)
            parts = (voice("help-begin", games=games), voice("help-turn"), voice("help-more"))
            await answer.show(Page(tuple(Words(part) for part in parts)))

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(search=said("command-option-search"), game=said("command-option-game-here"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(
        self, interaction: discord.Interaction[Latchkey], search: str = "", game: str = ""
    ) -> None:
        async with answering(interaction) as answer:
            key, voice = await self._meant(answer, game), answer.voice()
            if key is None:
                raise PlayerError("help-which-game", games=self._names())
            book = rulebook(key)
            if book is None:
                await answer.say(voice("help-rules-missing", game=text(f"{key}-name")))
            elif not search.strip():
                await answer.show(overview_page(key, book, voice))
            elif (chapter := search.strip()) in book.chapters:
                await answer.show(chapter_page(key, book, chapter, voice))
            else:
                found = searched(key, book, voice, search)
                await answer.show(found_page(key, book, search.strip(), found, voice))

    @rules.autocomplete("search")
    async def _searches(
        self, interaction: discord.Interaction[Latchkey], current: str
    ) -> list[app_commands.Choice[str]]:
        key = await self._game_typed(interaction)
        book = rulebook(key) if key is not None else None
        if key is None or book is None:
            return []
        lines = suggestions(key, book, current, self.bot.voices.plain(interaction.locale.value))
        return [app_commands.Choice(name=name, value=value) for name, value in lines]

    @app_commands.command(name="tile", description=said("command-tile"))
    @app_commands.describe(tile=said("command-option-tile"), game=said("command-option-game-here"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def tile(self, interaction: discord.Interaction[Latchkey], tile: str, game: str = "") -> None:
        async with answering(interaction) as answer:
            key, voice = await self._meant(answer, game), answer.voice()
            pieces = self._pieces(key, voice)
            found = piece_meant(pieces, tile)
            if found is None:
                nearest = difflib.get_close_matches(tile.strip().title(), pieces, NEAREST, _ALIKE)
                raise PlayerError("help-tile-nearest" if nearest else "help-tile-none", names=tuple(nearest))
            words = Words(voice("help-tile", name=text(found), meaning=text(f"{found}{HELP}")))
            card = await self.bot.studio.card(found.split("-")[0], found, answer.locale, voice.label)
            await answer.show(Page((words, Pictures(card)) if card else (words,)))

    @tile.autocomplete("tile")
    async def _tiles(
        self, interaction: discord.Interaction[Latchkey], current: str
    ) -> list[app_commands.Choice[str]]:
        key = await self._game_typed(interaction)
        pieces = self._pieces(key, self.bot.voices.plain(interaction.locale.value))
        return [
            app_commands.Choice(name=clip(name, MENU_TEXT), value=id_)
            for name, id_ in pieces.items()
            if current.lower() in name.lower()
        ][:CHOICES]

    def _pieces(self, game: str | None, voice: Voice) -> dict[str, str]:
        """Whatever of this game (None: of any) has a message that explains it, by name."""
        ids = message_ids(self.bot.voices.folders)
        known, games = set(ids), self.bot.games if game is None else (game,)
        explained = (
            id_.removesuffix(HELP)
            for key in games
            for id_ in ids
            if id_.startswith(f"{key}-") and id_.endswith(HELP) and "-option-" not in id_
        )
        return {voice.short(id_): id_ for id_ in explained if id_ in known}

    async def _game_typed(self, interaction: discord.Interaction[Latchkey]) -> str | None:
        """For completions: the game named so far, or that of this place."""
        try:
            return await self._meant(Answer(interaction), str(interaction.namespace.game or ""))
        except PlayerError:
            return None

    async def _meant(self, answer: Answer, game: str) -> str | None:
        """The game named; else the one that is played here, or the only one this person plays."""
        if game:
            if game.lower() not in self.bot.games:
                raise PlayerError("errors-no-game", games=self._names())
            return game.lower()
        reading = self.bot.services.reading
        here = await reading.tables_at(answer.interaction.channel_id or 0)
        for tables in (here, await reading.tables_of(answer.person.id)):
            if len(games := {table.game for table in tables}) == 1:
                return games.pop()
        return None

    def _names(self) -> tuple[Text, ...]:
        return tuple(text(f"{key}-name") for key in self.bot.games)


def piece_meant(pieces: Mapping[str, str], typed: str) -> str | None:
    """The piece of that id or name; else the only one whose name begins so or holds the words."""
    wanted = typed.strip().lower()
    for name, id_ in pieces.items():
        if wanted in (id_, name.lower()):
            return id_
    for fits in (str.startswith, str.__contains__):
        found = [id_ for name, id_ in pieces.items() if wanted and fits(name.lower(), wanted)]
        if len(found) == 1:
            return found[0]
    return None
