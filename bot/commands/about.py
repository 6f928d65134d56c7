"""/help, /rules and /tile: from nothing to a running game, and what everything means."""

from __future__ import annotations

import difflib
from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import game_choices, replying, said
from bot.house import House, HouseClient
from bot.rulebook.rules import rulebook
from bot.ui.page.blocks import Page, Pictures, Words
from bot.ui.page.limits import CHOICES, MENU_TEXT, clip
from bot.ui.page.voice import Voice
from bot.ui.pages.rules import chapter_page, found_page, overview_page, searched, suggestions
from bot.ui.panel.entries import HELP
from bot.ui.press.reply import Reply
from bot.values.errors import PlayerError
from bot.words.speak import message_ids
from engine.core.text import Text, text

_NEAREST = 3  # names offered in place of an unknown one
_ALIKE = 0.5


class AboutCog(commands.Cog):
    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(name="help", description=said("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction[HouseClient]) -> None:
        async with replying(interaction) as reply:
            voice = reply.voice()
            games = tuple(text(f"{key}-name") for key in self.house.games)
            parts = (voice("help-begin", games=games), voice("help-turn"), voice("help-more"))
            await reply.show(Page(tuple(Words(part) for part in parts)))

    @app_commands.command(name="rules", description=said("command-rules"))
    @app_commands.describe(search=said("command-option-search"), game=said("command-option-game-here"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(
        self, interaction: discord.Interaction[HouseClient], search: str = "", game: str = ""
    ) -> None:
        async with replying(interaction) as reply:
            key, voice = await self._meant(reply, game), reply.voice()
            if key is None:
                raise PlayerError("help-which-game", games=self._names())
            book = rulebook(key)
            if book is None:
                await reply.say(voice("help-rules-missing", game=text(f"{key}-name")))
            elif not search.strip():
                await reply.show(overview_page(key, book, voice))
            elif (chapter := search.strip()) in book.chapters:
                await reply.show(chapter_page(key, book, chapter, voice))
            else:
                found = searched(key, book, voice, search)
                await reply.show(found_page(key, book, search.strip(), found, voice))

    @rules.autocomplete("search")
    async def _searches(
        self, interaction: discord.Interaction[HouseClient], current: str
    ) -> list[app_commands.Choice[str]]:
        key = await self._game_typed(interaction)
        book = rulebook(key) if key is not None else None
        if key is None or book is None:
            return []
        lines = suggestions(key, book, current, self.house.voices.plain(interaction.locale.value))
        return [app_commands.Choice(name=name, value=value) for name, value in lines]

    @app_commands.command(name="tile", description=said("command-tile"))
    @app_commands.describe(tile=said("command-option-tile"), game=said("command-option-game-here"))
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def tile(self, interaction: discord.Interaction[HouseClient], tile: str, game: str = "") -> None:
        async with replying(interaction) as reply:
            key, voice = await self._meant(reply, game), reply.voice()
            pieces = self._pieces(key, voice)
            found = _piece_meant(pieces, tile)
            if found is None:
                nearest = difflib.get_close_matches(tile.strip().title(), pieces, _NEAREST, _ALIKE)
                raise PlayerError("help-tile-nearest" if nearest else "help-tile-none", names=tuple(nearest))
            words = Words(voice("help-tile", name=text(found), meaning=text(f"{found}{HELP}")))
            reply.spend("pictures")
            card = await self.house.studio.card(found.split("-")[0], found, reply.locale, voice.label)
            await reply.show(Page((words, Pictures(card)) if card else (words,)))

    @tile.autocomplete("tile")
    async def _tiles(
        self, interaction: discord.Interaction[HouseClient], current: str
    ) -> list[app_commands.Choice[str]]:
        key = await self._game_typed(interaction)
        pieces = self._pieces(key, self.house.voices.plain(interaction.locale.value))
        return [
            app_commands.Choice(name=clip(name, MENU_TEXT), value=id_)
            for name, id_ in pieces.items()
            if current.lower() in name.lower()
        ][:CHOICES]

    def _pieces(self, game: str | None, voice: Voice) -> dict[str, str]:
        """Whatever of this game (None: of any) has a message that explains it, by name."""
        ids = message_ids(self.house.voices.folders)
        known, games = set(ids), self.house.games if game is None else (game,)
        explained = (
            id_.removesuffix(HELP)
            for key in games
            for id_ in ids
            if id_.startswith(f"{key}-") and id_.endswith(HELP) and "-option-" not in id_
        )
        return {voice.short(id_): id_ for id_ in explained if id_ in known}

    async def _game_typed(self, interaction: discord.Interaction[HouseClient]) -> str | None:
        """For completions: the game named so far, or that of this place."""
        try:
            with interaction.client.working():
                return await self._meant(Reply(interaction), str(interaction.namespace.game or ""))
        except PlayerError:
            return None

    async def _meant(self, reply: Reply, game: str) -> str | None:
        """The game named; else the one that is played here, or the only one this person plays."""
        if game:
            if game.lower() not in self.house.games:
                raise PlayerError("errors-no-game", games=self._names())
            return game.lower()
        channel = reply.interaction.channel_id or 0
        near = await self.house.services.reading.tables_near(channel, reply.person.id)
        for tables in (near.here, near.own):
            if len(games := {table.game for table in tables}) == 1:
                return games.pop()
        return None

    def _names(self) -> tuple[Text, ...]:
        return tuple(text(f"{key}-name") for key in self.house.games)


def _piece_meant(pieces: Mapping[str, str], typed: str) -> str | None:
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
