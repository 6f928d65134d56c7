"""/game new, join, leave, start: from the lobby to the first move."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.commands.base import (
    called,
    choices_of,
    game_choices,
    known_game,
    language_choices,
    options,
    replying,
    said,
    table_choices,
    table_command,
)
from bot.context import AppContext, Interaction
from bot.locales.translations import locale_for
from bot.services.people.server_rules import must_be_free_to_open
from bot.services.turn.computers import STAND_IN
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import table_meant
from bot.ui.kit.blocks import Words
from bot.ui.kit.formatting import link
from bot.ui.kit.limits import CHOICES, MENU_TEXT, clip
from bot.ui.pages.lobby_handlers import check_reach, must_let_us_write, open_table
from bot.ui.pages.server_settings import here, opener_of
from bot.ui.pages.setup import setup_page
from bot.ui.pages.setup_choices import (
    SetupChoices,
    first_choices,
    is_first_table,
    last_choices,
    last_game,
    timeout_of,
    usual_box,
)
from bot.values.clock import CLOCKS, PACES, TIMEOUTS
from bot.values.errors import PlayerError
from bot.values.table import ServerRules, Table
from engine.core.game import AnyGame
from engine.core.setup import SetupOption
from engine.core.text import text

_LOBBY = ("lobby",)
_SEATS_NAMED = 6
"""More players than any game has; the limit of the table is checked later."""


class Opening(commands.Cog):
    context: AppContext

    @app_commands.command(name=called("game new"), description=said("command-game-new"))
    @options(
        game="command-option-game-last",
        seats="command-option-seats",
        options="command-option-options",
        pace="command-option-pace",
        clock="command-option-clock",
        at_zero="command-option-timeout",
        where="command-option-where",
        language="command-option-language",
        rated="command-option-rated",
    )
    @app_commands.choices(
        pace=choices_of({pace: f"lobby-pace-{pace}" for pace in PACES}),
        clock=choices_of({clock: f"clock-{clock}" for clock in ("none", *CLOCKS)}),
        at_zero=choices_of({end: f"clock-then-{end}" for end in TIMEOUTS}),
        where=choices_of({"thread": "lobby-in-thread", "channel": "lobby-in-channel"}),
    )
    @app_commands.autocomplete(game=game_choices)
    async def new(
        self,
        interaction: Interaction,
        game: str | None = None,
        seats: app_commands.Range[int, 1, _SEATS_NAMED] | None = None,
        options: str | None = None,
        pace: str | None = None,
        clock: str | None = None,
        at_zero: str = "offer",
        where: str = "thread",
        language: str = "",
        rated: bool | None = None,
    ) -> None:
        """Open a table at once if `seats` is given, otherwise show the set-up page with the last choices.

        A table in a DM is for one person and computers, without options that concern others.
        """
        async with replying(interaction) as reply:
            chosen = self._game(game or await last_game(reply))
            await self.context.content_folder.reload()
            told = (seats, options, pace, clock) != (None, None, None, None) or language
            if interaction.guild_id is None:
                wished = read_options(chosen, options or "")
                before = None if told else await last_choices(reply, chosen.key, ServerRules())
                few = next((count for count in chosen.spec.seats if count > 1), chosen.spec.seats[0])
                choices = first_choices(
                    chosen, wished, seats=seats or few, in_thread=False, strength=STAND_IN
                )
                await self._set_up(reply, choices, before, at_once=seats is not None)
                return
            rules = await reply.services.servers.rules(interaction.guild_id)
            must_be_free_to_open(rules, here(reply), opener_of(reply, interaction.guild_id))
            must_let_us_write(reply)
            choices = first_choices(
                chosen,
                read_options(chosen, options or ""),
                seats=seats or _usual(chosen),
                pace=pace or rules.pace or "any",
                clock=rules.longest if clock is None else clock if clock != "none" else "",
                timeout=timeout_of(at_zero),
                in_thread=where == "thread",
                language=locale_for(language) if language else reply.table_language,
                rated=rules.rated if rated is None else rated,
                box=usual_box(rules, self.context.content_folder, chosen.key),
            )
            before = None if told else await last_choices(reply, chosen.key, rules)
            await self._set_up(reply, choices, before, at_once=seats is not None)

    async def _set_up(
        self,
        reply: Reply,
        choices: SetupChoices,
        before: SetupChoices | None,
        *,
        at_once: bool,
    ) -> None:
        """`before`: the choices of this person's last table, used where the command says nothing else."""
        if at_once:
            await open_table(reply, choices)
            return
        newcomer = await is_first_table(reply)
        page = setup_page(before or choices, self._game(choices.game), reply.localiser(), newcomer=newcomer)
        if before is not None:
            title, *rest = page.blocks
            page = replace(page, blocks=(title, Words(reply.localiser()("lobby-as-last-time")), *rest))
        await reply.show(page)

    @new.autocomplete("options")
    async def _options(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        game = self.context.games.get(str(interaction.namespace.game))
        if game is None:
            return []
        *before, last = [part.strip() for part in current.split(",")]
        offered = [
            f"{option.key}={value}"
            for option in game.spec.options
            for value in _offered(option)
            if value != option.default
        ]
        lines = [", ".join([*before, one]) for one in offered if one.startswith(last.lower())]
        return [
            app_commands.Choice(name=clip(line, MENU_TEXT), value=clip(line, MENU_TEXT)) for line in lines
        ][:CHOICES]

    @new.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return language_choices(current)

    def _game(self, key: str) -> AnyGame:
        return self.context.games[known_game(self.context.games, key)]

    @table_command("game join", only=_LOBBY)
    async def join(self, reply: Reply, meant: Table) -> None:
        await check_reach(reply)
        joined = await reply.services.lobby.join(meant.id, reply.person.id, cause=reply.cause)
        person = await reply.services.people.get(reply.person.id)
        localiser = reply.localiser(joined)
        reach = text(f"lobby-reach-{person.reach}")
        await reply.send_text(localiser("lobby-joined", game=text(f"{joined.game}-name"), reach=reach))

    @app_commands.command(name=called("game invite"), description=said("command-game-invite"))
    @options(player="command-option-player-invited", table="command-option-table")
    @app_commands.autocomplete(table=table_choices)
    async def invite(self, interaction: Interaction, player: discord.User, table: str | None = None) -> None:
        """Invite a person to a table that has not started; open to all its players."""
        async with replying(interaction) as reply:
            if player.bot:
                raise PlayerError("invite-no-bots")
            meant = await table_meant(reply, table, only=_LOBBY)
            asked = await reply.services.invitations.invite(meant.id, reply.person.id, player.id)
            await reply.send_text(reply.localiser(asked)("invite-sent", who=f"<@{player.id}>"))

    @table_command("game leave", only=_LOBBY)
    async def leave(self, reply: Reply, meant: Table) -> None:
        left = await reply.services.lobby.leave(meant.id, reply.person.id, cause=reply.cause)
        await reply.send_text(reply.localiser(left)("lobby-left", game=text(f"{left.game}-name")))

    @table_command("game start", only=_LOBBY)
    async def start(self, reply: Reply, meant: Table) -> None:
        begun = await reply.services.lobby.start(meant.id, reply.person.id, cause=reply.cause)
        await reply.send_text(reply.localiser(begun)("lobby-started", link=link(begun.place)))


def _usual(game: AnyGame) -> int:
    """Return four if the game allows it: lively, but still quick."""
    return 4 if 4 in game.spec.seats else game.spec.seats[-1]


def read_options(game: AnyGame, line: str) -> dict[str, str]:
    """Parse "merchants=mix, green-start=1+3" into values by key; a bare key means on, seats count from 1."""
    known = {option.key: option for option in game.spec.options}
    chosen: dict[str, str] = {}
    for part in (part.strip().lower() for part in line.split(",")):
        if not part:
            continue
        key, _, typed = part.partition("=")
        option = known.get(key.strip())
        value = _read_value(option, typed.strip()) if option else None
        if option is None or value is None:
            offered = tuple(f"`{o.key}={v}`" for o in known.values() for v in _offered(o))
            raise PlayerError("errors-no-option", options=offered)
        chosen[option.key] = value
    return chosen


def _offered(option: SetupOption) -> tuple[str, ...]:
    return ("1", "1+2") if option.kind == "seats" else option.values


def _read_value(option: SetupOption, typed: str) -> str | None:
    if option.kind == "seats":
        numbers = typed.split("+")
        good = all(number.isdecimal() and 1 <= int(number) <= _SEATS_NAMED for number in numbers)
        return ",".join(str(int(number) - 1) for number in numbers) if good else None
    value = typed or "on"
    return value if value in option.values else None
