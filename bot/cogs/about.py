"""/help, /rules and /tile: from nothing to a running game, and what everything means."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.base import answering, game_choices, said
from bot.rulebook import rulebook
from bot.services.errors import PlayerError
from bot.ui.limits import CHOICES, MENU_TEXT, clip
from bot.ui.page import Page, Pictures, Words
from bot.ui.rules_page import chapter_page, found_page, overview_page, searched, suggestions
from bot.ui.voice import Voice
from bot.words.speak import message_ids
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey

_HELP = "-help"


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
    @app_commands.describe(game=said("command-option-game"), search=said("command-option-search"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(self, interaction: discord.Interaction[Latchkey], game: str, search: str = "") -> None:
        async with answering(interaction) as answer:
            key, voice = self._known(game), answer.voice()
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
        key = str(interaction.namespace.game).lower()
        book = rulebook(key) if key in self.bot.games else None
        if book is None:
            return []
        lines = suggestions(key, book, current, self.bot.voices.plain(interaction.locale.value))
        return [app_commands.Choice(name=name, value=value) for name, value in lines]

    @app_commands.command(name="tile", description=said("command-tile"))
    @app_commands.describe(game=said("command-option-game"), tile=said("command-option-tile"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def tile(self, interaction: discord.Interaction[Latchkey], game: str, tile: str) -> None:
        async with answering(interaction) as answer:
            key, voice = self._known(game), answer.voice()
            pieces = self._pieces(key, voice)
            wanted = tile.strip().lower()
            found = next((id_ for name, id_ in pieces.items() if wanted in (id_, name.lower())), None)
            if found is None:
                raise PlayerError("help-tile-none", game=text(f"{key}-name"))
            words = Words(voice("help-tile", name=text(found), meaning=text(f"{found}{_HELP}")))
            card = await self.bot.studio.card(key, found, answer.locale, voice.label)
            await answer.show(Page((words, Pictures(card)) if card else (words,)))

    @tile.autocomplete("tile")
    async def _tiles(
        self, interaction: discord.Interaction[Latchkey], current: str
    ) -> list[app_commands.Choice[str]]:
        key = str(interaction.namespace.game).lower()
        if key not in self.bot.games:
            return []
        pieces = self._pieces(key, self.bot.voices.plain(interaction.locale.value))
        return [
            app_commands.Choice(name=clip(name, MENU_TEXT), value=id_)
            for name, id_ in pieces.items()
            if current.lower() in name.lower()
        ][:CHOICES]

    def _pieces(self, game: str, voice: Voice) -> dict[str, str]:
        """Whatever of this game has a message that explains it, by name."""
        ids = message_ids(self.bot.voices.folders)
        known = set(ids)
        explained = (
            id_.removesuffix(_HELP)
            for id_ in ids
            if id_.startswith(f"{game}-") and id_.endswith(_HELP) and "-option-" not in id_
        )
        return {voice.short(id_): id_ for id_ in explained if id_ in known}

    def _known(self, game: str) -> str:
        if game.lower() not in self.bot.games:
            raise PlayerError("errors-no-game", games=tuple(text(f"{key}-name") for key in self.bot.games))
        return game.lower()
