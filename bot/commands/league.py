"""/league: a season of tables that the bot draws, opens and scores."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.commands.base import (
    SlashCommand,
    called,
    choices_among,
    choices_of,
    game_choices,
    known_game,
    options,
    reading_locale,
    replying,
    said,
    slash_command,
)
from bot.commands.game_lobby import read_options
from bot.context import AppContext, Interaction
from bot.services.people.server_rules import must_allow_clock, must_be_free_to_open
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import must_see_league, sees_league
from bot.ui.pages.league import gone_from, league_page, league_title, show_league
from bot.ui.pages.lobby_handlers import check_reach, must_let_us_write
from bot.ui.pages.server_settings import here, opener_of
from bot.ui.pages.setup_choices import printed, usual_box
from bot.values.clock import CLOCKS
from bot.values.errors import PlayerError
from bot.values.league import FORMS, HOLDS, MOST_ROUNDS, SCHEMES, Form, League, LeagueStatus

_OfLeague: TypeAlias = Callable[[Any, Reply, League], Awaitable[None]]
_GOING: tuple[LeagueStatus, ...] = ("open", "running")


async def _choices(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the leagues of this server whose channels this person can see."""
    context, guild, reply = interaction.client.context, interaction.guild_id, Reply(interaction)
    with interaction.client.working():
        there = [] if guild is None else await context.services.leagues.of_server(guild, ended=True)
    found = [league for league in there if sees_league(reply, league)]
    localiser = context.localisers.plain(await reading_locale(interaction))
    named = [(localiser.short("league-picture-title", **league_title(one)), one.id) for one in found]
    return choices_among(named, current, str.lower)


async def _meant(reply: Reply, named: str | None, only: tuple[LeagueStatus, ...]) -> League:
    """Return the named league, or the only possible one, among those this person can see.

    Without `only`, the newest finished league also counts.
    """
    there = await reply.services.leagues.of_server(_server(reply), ended=True)
    found = [one for one in there if sees_league(reply, one)]
    if named:
        fitting = [one for one in found if one.id == named]
    else:
        fitting = [one for one in found if one.status in (only or _GOING)]
        if not fitting and not only:
            fitting = [one for one in found if one.status == "over"][:1]
    if not fitting:
        raise PlayerError("league-none")
    if len(fitting) > 1:
        raise PlayerError("league-several")
    return fitting[0]


def _league_command(word: str, only: tuple[LeagueStatus, ...]) -> Callable[[_OfLeague], SlashCommand]:
    """Make a slash command of a method that gets the league meant, in one of the statuses `only`."""

    def made(method: _OfLeague) -> SlashCommand:
        @options(league="command-option-league")
        @app_commands.autocomplete(league=_choices)
        async def run(self: Any, interaction: Interaction, league: str | None = None) -> None:
            async with replying(interaction) as reply:
                await method(self, reply, await _meant(reply, league, only))

        return slash_command(f"league {word}", method, run)

    return made


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
class LeagueCog(commands.GroupCog, group_name=called("league"), group_description=said("command-league")):
    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__()

    @app_commands.command(name=called("league new"), description=said("command-league-new"))
    @options(
        game="command-option-game",
        rounds="command-option-rounds",
        points="command-option-points",
        form="command-option-form",
        clock="command-option-clock-league",
        held="command-option-held",
        options="command-option-options",
    )
    @app_commands.choices(
        points=choices_of({scheme: f"league-points-{scheme}" for scheme in SCHEMES}),
        form=choices_of({form: f"league-form-{form}" for form in FORMS}),
        clock=choices_of({clock: f"clock-{clock}" for clock in CLOCKS}),
        held=choices_of({hold: f"league-hold-{hold}" for hold in HOLDS}),
    )
    @app_commands.autocomplete(game=game_choices)
    async def new(
        self,
        interaction: Interaction,
        game: str,
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 3,
        points: str = "even",
        form: str = "auto",
        clock: str | None = None,
        held: str = "game",
        options: str | None = None,
    ) -> None:
        """Post a new league; people join by its buttons, and its host starts it there."""
        async with replying(interaction) as reply:
            guild = _server(reply)
            await self.context.content_folder.reload()
            known = self.context.games[known_game(self.context.games, game)]
            rules = await reply.services.servers.rules(guild)
            must_be_free_to_open(rules, here(reply), opener_of(reply, guild))
            must_let_us_write(reply)
            chosen = clock or (rules.longest if rules.longest in CLOCKS else "day")
            must_allow_clock(rules, chosen)
            by_seat = {option.key for option in known.spec.options if option.kind == "seats"}
            boxes = self.context.content_folder
            agreed = read_options(known, options or "")
            agreed |= printed(boxes, known.key, usual_box(rules, boxes, known.key))
            league = League(
                id="",
                guild=guild,
                channel=here(reply),
                host=reply.person.id,
                game=known.key,
                rounds=min(max(rounds, 1), MOST_ROUNDS),
                options={key: value for key, value in agreed.items() if key not in by_seat},
                scheme=points if points in SCHEMES else "even",
                form=_form(form),
                clock=chosen,
                hold=held if held in HOLDS else "game",
                pace=rules.pace or "any",
                language=reply.table_language,
            )
            opened = await reply.services.leagues.open(league, cause=reply.cause)
            await show_league(self.context, opened, reply.cause)
            await reply.send_text(reply.localiser()("league-opened", **league_title(opened)))

    @_league_command("join", _GOING)
    async def join(self, reply: Reply, meant: League) -> None:
        must_see_league(reply, meant, joining=True)
        await check_reach(reply)
        joined = await reply.services.leagues.join(meant.id, reply.person.id)
        await self._told(reply, joined, "league-joined")

    @_league_command("leave", _GOING)
    async def leave(self, reply: Reply, meant: League) -> None:
        left = await reply.services.leagues.leave(meant.id, reply.person.id)
        await self._told(reply, left, "league-left")

    @_league_command("start", ("open",))
    async def start(self, reply: Reply, meant: League) -> None:
        person, moderator = reply.person.id, reply.is_moderator
        gone = await gone_from(reply, meant, dealing=True)
        begun = await reply.services.leagues.start(meant.id, person, moderator=moderator, gone=gone)
        await self._told(reply, begun, "league-started")

    @_league_command("standings", ())
    async def standings(self, reply: Reply, meant: League) -> None:
        """Show the standings to the person who asks, in their language."""
        reply.charge_limit("pictures")
        await reply.show(await league_page(self.context, meant, reply.localiser(), buttons=False))

    @_league_command("end", _GOING)
    async def end(self, reply: Reply, meant: League) -> None:
        person, moderator, manager = reply.person.id, reply.is_moderator, reply.is_manager
        gone = await gone_from(reply, meant)
        ended = await reply.services.leagues.end(
            meant.id, person, moderator=moderator, manager=manager, gone=gone
        )
        await self._told(reply, ended, "league-ended")

    async def _told(self, reply: Reply, league: League, key: str) -> None:
        """Report the result of a command, and update the public post."""
        if league.status in ("open", "closed"):  # later the outbox updates it with the next step
            league = await show_league(self.context, league, reply.cause)
        await reply.send_text(reply.localiser()(key, **league_title(league)))


def _server(reply: Reply) -> int:
    guild = reply.interaction.guild_id
    if guild is None:
        raise PlayerError("league-server-only")
    return guild


def _form(word: str) -> Form:
    return next((form for form in FORMS if form == word), FORMS[0])
