"""/help, /learn, /rules and /tile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.commands.base import (
    called,
    choices_among,
    game_choices,
    known_game,
    options,
    reading_locale,
    replying,
    said,
)
from bot.context import AppContext, Interaction
from bot.locales import locale_for
from bot.rulebook.place_matching import Found, Talk, found_in
from bot.rulebook.rules import rulebook
from bot.rulebook.text_matching import Named, NameSearch
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Page, Pictures, Words, rows
from bot.ui.kit.limits import CHOICES, MENU_TEXT, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.help_pages import help_page, learn_page
from bot.ui.pages.lookup import (
    book_at_hand,
    rules_page,
    suggestions,
    table_read_at,
    which_game_page,
    with_values,
)
from bot.ui.pages.piece_lookup import (
    at_table,
    both_names,
    explained,
    game_of,
    named_apart,
    pieces_named,
    printed_at,
)
from bot.ui.pages.place_lookup import place_heading, talk_at, told
from bot.ui.pages.setup_choices import values_of
from bot.ui.pages.signs import signs_buttons
from bot.ui.pages.tutorials import all_taught, learn_button, show_introduction
from bot.values.errors import PlayerError
from bot.values.read_models import NearbyTables, OwnScore, TableSnapshot
from bot.values.table import Table
from engine.core.text import OneOf, text
from render.kit.places import MarkedPlace

_MENTIONED = 6  # pieces and places of a message that are explained
_NEAREST = 3  # names suggested for an unknown one


class AboutCog(commands.Cog):
    def __init__(self, context: AppContext) -> None:
        self.context = context

    @app_commands.command(name=called("help"), description=said("command-help"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: Interaction) -> None:
        async with replying(interaction) as reply:
            asks = await self._asks_language(reply)
            await reply.show(help_page(self.context.games, reply.localiser(), asks_language=asks))

    @app_commands.command(name=called("learn"), description=said("command-learn"))
    @options(game="command-option-game-here")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        async with replying(interaction) as reply:
            known = all_taught(self.context.games)
            key = game.lower() if game.lower() in known else await self._meant(reply, game)
            if key is None:
                asks = await self._asks_language(reply)
                await reply.show(learn_page(self.context.games, reply.localiser(), asks_language=asks))
            elif key not in known:
                raise PlayerError("learn-none", game=text(f"{key}-name"))
            else:
                await show_introduction(reply, key)

    async def _asks_language(self, reply: Reply) -> bool:
        """Whether this person has never chosen a language."""
        return not (await reply.services.people.habits(reply.person.id)).language

    @learn.autocomplete("game")
    async def _taught(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        label = self.context.localisers.plain(await reading_locale(interaction)).label
        taught = all_taught(self.context.games)
        return choices_among([(label(one.introduction.name), key) for key, one in taught.items()], current)

    @app_commands.command(name=called("rules"), description=said("command-rules"))
    @options(search="command-option-search", game="command-option-game-here")
    @app_commands.autocomplete(game=game_choices)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def rules(self, interaction: Interaction, search: str = "", game: str = "") -> None:
        async with replying(interaction) as reply:
            key, localiser = await self._meant(reply, game), reply.localiser()
            if key is None:
                await reply.show(which_game_page(tuple(self.context.games), search.strip(), localiser))
                return
            book = await book_at_hand(reply, key)
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
    async def _searches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
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
    async def tile(self, interaction: Interaction, tile: str, game: str = "") -> None:
        async with replying(interaction) as reply:
            key, localiser = await self._meant(reply, game), reply.localiser()
            known, near = self._pieces(key, reply.locale), await self._near(reply)
            look = await self._table_here(reply, near, key)
            if not known.find_id(tile.strip().lower()):
                talk = self._talk(key, reply.locale, look, reply.person.id)
                there = found_in(tile, talk, alone=True)
                if any(isinstance(one, MarkedPlace) for one in there):
                    reply.charge_limit("pictures")
                    await self._show(reply, there, look)
                    return
            found = known.find(tile)
            if not found:
                names = tuple(both_names(piece) for piece in known.nearest(tile, _NEAREST))
                raise PlayerError("help-tile-nearest" if names else "help-tile-none", names=OneOf(names))
            reply.charge_limit("pictures")
            blocks = list[Block]()
            for piece in found[:_NEAREST]:
                score = await self._own_score(reply, near, piece)
                content, here = (
                    printed_at(score),
                    at_table(piece.id, score, reply.localiser(score.table)) if score else [],
                )
                told = [explained(piece, localiser, found, content), *here]
                blocks.append(Words("\n".join(told)))
                blocks += await self._card(reply, piece.id, localiser, content)
            blocks += rows(signs_buttons(game_of(found[0]), localiser))
            await reply.show(Page(tuple(blocks)))

    async def _card(self, reply: Reply, piece: str, localiser: Localiser, content: Any) -> list[Block]:
        renderer = self.context.renderer
        card = await renderer.card(piece.split("-")[0], piece, reply.locale, localiser.label, content)
        return [Pictures(card)] if card else []

    @tile.autocomplete("tile")
    async def _tiles(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        key, locale = await self._game_typed(interaction), await reading_locale(interaction)
        found = self._pieces(key, locale).complete(current)[:CHOICES]
        label = self.context.localisers.plain(locale).label
        names = [label(named_apart(piece, found)) for piece in found]
        named = await self._places_typed(interaction, key, locale, current)
        return [
            *named,
            *(
                app_commands.Choice(name=clip(name, MENU_TEXT), value=piece.id)
                for name, piece in zip(names, found, strict=True)
            ),
        ][:CHOICES]

    async def _places_typed(
        self, interaction: Interaction, key: str | None, locale: str, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Return the choice that keeps what is typed, called by the places of this table that it means."""
        reply = Reply(interaction)
        look = await self._table_here(reply, await self._near(reply), key) if typed.strip() else None
        if look is None:
            return []
        found = found_in(typed, self._talk(key, locale, look, reply.person.id), alone=True)
        localiser = self.context.localisers.at(look.table, locale)
        names = [place_heading(one, localiser) for one in found if isinstance(one, MarkedPlace)]
        return [app_commands.Choice(name=clip(", ".join(names), MENU_TEXT), value=typed)] if names else []

    async def explain(self, reply: Reply, message: discord.Message) -> None:
        """Explain the pieces and places that a message names, in the reader's language."""
        said, ids = _read(message)
        look = await self._table_here(reply, await self._near(reply), None, ids)
        key = await self._meant(reply, "") if look is None else look.table.game
        found = found_in(said, self._talk(key, reply.locale, look, message.author.id))
        if not found:
            raise PlayerError("help-explain-nothing")
        await self._show(reply, found, look, cards=False)

    async def _show(
        self, reply: Reply, found: Sequence[Found], look: TableSnapshot | None, *, cards: bool = True
    ) -> None:
        """Explain pieces and places, each with its card if they are few."""
        localiser, score = reply.localiser(None if look is None else look.table), None
        if look is not None and look.seat is not None:
            score = await reply.services.queries.own_score(look.table.id, reply.person.id)
        blocks = list[Block]()
        for one in found[:_MENTIONED]:
            blocks.append(Words(told(one, self.context, look, localiser, score)))
            piece = one.piece if isinstance(one, MarkedPlace) else one.id
            if cards and piece and len(found) <= _NEAREST:
                content = getattr(look.view, "content", None) if look is not None else None
                blocks += await self._card(reply, piece, localiser, content)
        if len(found) > _MENTIONED:
            blocks.append(Words("-# " + localiser("help-tile-more", count=len(found) - _MENTIONED)))
        game = look.table.game if look is not None else _game_of(found[0])
        await reply.show(Page((*blocks, *rows(signs_buttons(game, localiser)))))

    def _talk(self, game: str | None, locale: str, look: TableSnapshot | None, author: int) -> Talk:
        games = tuple(self.context.games) if game is None else (game,)
        return talk_at(self.context, games, locale, look, author)

    async def _near(self, reply: Reply) -> NearbyTables:
        return await reply.services.queries.tables_near(reply.interaction.channel_id or 0, reply.person.id)

    async def _table_here(
        self, reply: Reply, near: NearbyTables, game: str | None, ids: Sequence[str] = ()
    ) -> TableSnapshot | None:
        """Return the table that a message is about: by its buttons, its channel, else the reader's own."""
        going = [one for one in (*near.here, *near.own) if one.is_going and game in (None, one.game)]
        going.sort(key=lambda one: not any(one.id in id_.split(":") for id_ in ids))  # stable
        return await reply.services.queries.snapshot(going[0].id, reply.person.id) if going else None

    async def _own_score(self, reply: Reply, near: NearbyTables, piece: Named) -> OwnScore | None:
        """Return the score of a game that this person is playing, preferably the one of this channel."""
        game = game_of(piece)
        for table in (*near.here, *near.own):
            plays = table.game == game and table.seat_of(reply.person.id) is not None
            if plays and table.is_going:
                return await reply.services.queries.own_score(table.id, reply.person.id)
        return None

    def _pieces(self, game: str | None, locale: str) -> NameSearch:
        """Return a search over all pieces of this game (None: of any) that have an explanation."""
        games = tuple(self.context.games) if game is None else (game,)
        return pieces_named(games, locale, self.context.localisers.folders)

    async def _game_typed(self, interaction: Interaction) -> str | None:
        """Return the game typed so far, or that of this channel, for completions."""
        try:
            with interaction.client.working():
                return await self._meant(Reply(interaction), str(interaction.namespace.game or ""))
        except PlayerError:
            return None

    async def _meant(self, reply: Reply, game: str) -> str | None:
        """Return the named game, else the one played here, else the one this person plays.

        Of several, the one that waits for them.
        """
        if game:
            return known_game(self.context.games, game)
        near = await self._near(reply)
        waiting = tuple(table for table in near.own if _waits_for(table, reply.person.id))
        for tables in (near.here, near.own, waiting):
            if len(games := {table.game for table in tables}) == 1:
                return games.pop()
        return None


def message_command(context: AppContext) -> app_commands.ContextMenu:
    """Return the command in the menu of a message."""
    about = AboutCog(context)

    async def explain(interaction: Interaction, message: discord.Message) -> None:
        async with replying(interaction) as reply:
            await about.explain(reply, message)

    name = app_commands.locale_str("Explain this move", key="message-command-explain")
    contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)
    installs = app_commands.AppInstallationType(guild=True, user=True)
    return app_commands.ContextMenu(
        name=name, callback=explain, allowed_contexts=contexts, allowed_installs=installs
    )


def _read(message: discord.Message) -> tuple[str, list[str]]:
    """Return everything a message says, and the ids of its buttons."""
    parts: list[Mapping[str, Any]] = [dict(part.to_dict()) for part in message.components]
    found, ids = [message.content], list[str]()
    while parts:
        part = parts.pop(0)
        found += [str(part["content"])] if "content" in part else []
        ids += [str(part["custom_id"])] if "custom_id" in part else []
        parts = [*part.get("components", ()), *parts]
    return "\n".join(found), ids


def _game_of(found: Found) -> str:
    assert isinstance(found, Named), "without a table there are only pieces"
    return game_of(found)


def _waits_for(table: Table, person: int) -> bool:
    seat = table.seat_of(person)
    return seat is not None and table.waits_for(seat)
