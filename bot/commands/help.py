"""/help, /learn, /rules and /tile."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.commands.base import called, game_choices, options, reading_locale, replying, said
from bot.context import AppContext, LatchkeyClient
from bot.locales import locale_for
from bot.rulebook.rules import rulebook
from bot.rulebook.text_matching import Named, NameSearch, folded
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Page, Pictures, Words, rows
from bot.ui.kit.limits import CHOICES, MENU_TEXT, clip
from bot.ui.pages.lookup import (
    at_table,
    both_names,
    explained,
    game_of,
    named_apart,
    pieces_named,
    printed_at,
    rules_page,
    suggestions,
    table_read_at,
    with_values,
)
from bot.ui.pages.setup_choices import values_of
from bot.ui.pages.tutorials import all_taught, learn_button, learning_blocks, show_introduction, which_page
from bot.values.errors import PlayerError
from bot.values.read_models import OwnScore
from engine.core.text import OneOf, Text, text

_NEAREST = 3  # names suggested for an unknown one


class AboutCog(commands.Cog):
    def __init__(self, context: AppContext) -> None:
        self.context = context

    @app_commands.command(name=called("help"), description=said("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: discord.Interaction[LatchkeyClient]) -> None:
        async with replying(interaction) as reply:
            localiser = reply.localiser()
            games = tuple(text(f"{key}-name") for key in self.context.games)
            begin = "\n".join((localiser("help-begin", games=games), localiser("help-alone")))
            parts = (begin, localiser("help-turn"), localiser("help-more"))
            words = tuple(Words(part) for part in parts)
            blocks = learning_blocks(self.context.games, localiser)
            await reply.show(Page((*words, *blocks)))

    @app_commands.command(name=called("learn"), description=said("command-learn"))
    @options(game="command-option-game-here")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def learn(self, interaction: discord.Interaction[LatchkeyClient], game: str = "") -> None:
        async with replying(interaction) as reply:
            known = all_taught(self.context.games)
            key = game.lower() if game.lower() in known else await self._meant(reply, game)
            if key is None:
                await reply.show(which_page(self.context.games, reply.localiser()))
            elif key not in known:
                raise PlayerError("learn-none", game=text(f"{key}-name"))
            else:
                await show_introduction(reply, key)

    @learn.autocomplete("game")
    async def _taught(
        self, interaction: discord.Interaction[LatchkeyClient], current: str
    ) -> list[app_commands.Choice[str]]:
        label = self.context.localisers.plain(await reading_locale(interaction)).label
        named = {
            key: label(taught.introduction.name) for key, taught in all_taught(self.context.games).items()
        }
        return [
            app_commands.Choice(name=clip(name, MENU_TEXT), value=key)
            for key, name in named.items()
            if folded(current) in folded(name)
        ][:CHOICES]

    @app_commands.command(name=called("rules"), description=said("command-rules"))
    @options(search="command-option-search", game="command-option-game-here")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(
        self, interaction: discord.Interaction[LatchkeyClient], search: str = "", game: str = ""
    ) -> None:
        async with replying(interaction) as reply:
            key, localiser = await self._meant(reply, game), reply.localiser()
            if key is None:
                raise PlayerError("help-which-game", games=self._names())
            book = rulebook(key, locale_for(reply.locale))
            if book is None:
                await reply.send_text(localiser("help-rules-missing", game=text(f"{key}-name")))
            else:
                table = await table_read_at(reply, key)
                page = rules_page(key, book, search.strip(), localiser, values_of(table))
                page = with_values(page, table, localiser)
                if not search.strip() and (about := self.context.games[key].introductions):
                    page = replace(page, blocks=(*rows([learn_button(about[0], localiser)]), *page.blocks))
                await reply.show(page)

    @rules.autocomplete("search")
    async def _searches(
        self, interaction: discord.Interaction[LatchkeyClient], current: str
    ) -> list[app_commands.Choice[str]]:
        key, locale = await self._game_typed(interaction), await reading_locale(interaction)
        book = rulebook(key, locale_for(locale)) if key is not None else None
        if key is None or book is None:
            return []
        lines = suggestions(key, book, current, self.context.localisers.plain(locale))
        return [app_commands.Choice(name=name, value=value) for name, value in lines]

    @app_commands.command(name=called("tile"), description=said("command-tile"))
    @options(tile="command-option-tile", game="command-option-game-here")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def tile(self, interaction: discord.Interaction[LatchkeyClient], tile: str, game: str = "") -> None:
        async with replying(interaction) as reply:
            key, localiser = await self._meant(reply, game), reply.localiser()
            known = self._pieces(key, reply.locale)
            found = known.find(tile)
            if not found:
                names = tuple(both_names(piece) for piece in known.nearest(tile, _NEAREST))
                raise PlayerError("help-tile-nearest" if names else "help-tile-none", names=OneOf(names))
            reply.charge_limit("pictures")
            blocks = list[Block]()
            for piece in found[:_NEAREST]:
                score = await self._own_score(reply, piece)
                content, here = (
                    printed_at(score),
                    at_table(piece, score, reply.localiser(score.table)) if score else [],
                )
                told = [explained(piece, localiser, found, content), *here]
                blocks.append(Words("\n".join(told)))
                card = await self.context.renderer.card(
                    game_of(piece), piece.id, reply.locale, localiser.label, content
                )
                blocks += [Pictures(card)] if card else []
            await reply.show(Page(tuple(blocks)))

    @tile.autocomplete("tile")
    async def _tiles(
        self, interaction: discord.Interaction[LatchkeyClient], current: str
    ) -> list[app_commands.Choice[str]]:
        key, locale = await self._game_typed(interaction), await reading_locale(interaction)
        found = self._pieces(key, locale).complete(current)[:CHOICES]
        label = self.context.localisers.plain(locale).label
        names = [label(named_apart(piece, found)) for piece in found]
        return [
            app_commands.Choice(name=clip(name, MENU_TEXT), value=piece.id)
            for name, piece in zip(names, found, strict=True)
        ]

    async def _own_score(self, reply: Reply, piece: Named) -> OwnScore | None:
        """Return the score of a game that this person is playing, preferably the one of this channel."""
        services, game = self.context.services, game_of(piece)
        near = await services.reading.tables_near(reply.interaction.channel_id or 0, reply.person.id)
        for table in (*near.here, *near.own):
            plays = table.game == game and table.seat_of(reply.person.id) is not None
            if plays and table.status in ("running", "paused"):
                return await services.reading.account(table.id, reply.person.id)
        return None

    def _pieces(self, game: str | None, locale: str) -> NameSearch:
        """Return a search over all pieces of this game (None: of any) that have an explanation."""
        games = tuple(self.context.games) if game is None else (game,)
        return pieces_named(games, locale, self.context.localisers.folders)

    async def _game_typed(self, interaction: discord.Interaction[LatchkeyClient]) -> str | None:
        """Return the game typed so far, or that of this channel, for completions."""
        try:
            with interaction.client.working():
                return await self._meant(Reply(interaction), str(interaction.namespace.game or ""))
        except PlayerError:
            return None

    async def _meant(self, reply: Reply, game: str) -> str | None:
        """Return the named game, else the one played here, else the only one this person plays."""
        if game:
            if game.lower() not in self.context.games:
                raise PlayerError("errors-no-game", games=self._names())
            return game.lower()
        channel = reply.interaction.channel_id or 0
        near = await self.context.services.reading.tables_near(channel, reply.person.id)
        for tables in (near.here, near.own):
            if len(games := {table.game for table in tables}) == 1:
                return games.pop()
        return None

    def _names(self) -> tuple[Text, ...]:
        return tuple(text(f"{key}-name") for key in self.context.games)
