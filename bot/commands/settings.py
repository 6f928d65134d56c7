"""/settings: reminders, waking hours and language of a person, and the rules of a server."""

from __future__ import annotations

from datetime import date
from zoneinfo import available_timezones

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.base import called, language_choices, options, replying, said
from bot.context import AppContext, Interaction
from bot.locales.translations import locales, own_name
from bot.ui.interactions.reply import Reply
from bot.ui.kit.limits import CHOICES
from bot.ui.pages.server_settings import show_server
from bot.ui.pages.settings import forget_page, settings_page
from bot.values.clock import LONGEST_REMINDER
from bot.values.errors import NotAllowedError, PlayerError
from bot.values.people import Person
from bot.values.sanitise import within
from engine.core.text import text

_CITIES = sorted(
    zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "System"))
)


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class SettingsCog(
    commands.GroupCog, group_name=called("settings"), group_description=said("command-settings")
):
    def __init__(self, context: AppContext) -> None:
        self.context = context
        super().__init__()

    async def _show(self, reply: Reply, person: Person) -> None:
        await reply.show(settings_page(person, reply.localiser(), reply.services.people.now()))

    @app_commands.command(name=called("settings show"), description=said("command-settings-show"))
    async def show(self, interaction: Interaction) -> None:
        async with replying(interaction) as reply:
            await self._show(reply, await reply.services.people.get(reply.person.id))

    @app_commands.command(name=called("settings language"), description=said("command-settings-language"))
    @options(language="command-option-own-language")
    async def language(self, interaction: Interaction, language: str = "") -> None:
        """Set the language; without one, use that of the Discord client."""
        async with replying(interaction) as reply:
            if language and language not in locales():
                raise PlayerError("settings-language-unknown", languages=tuple(map(own_name, locales())))
            person = await reply.services.people.change_settings(reply.person.id, language=language)
            reply.locale = person.language
            await self._show(reply, person)

    @language.autocomplete("language")
    async def _languages(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return language_choices(current)

    @app_commands.command(name=called("settings reminders"), description=said("command-settings-reminders"))
    @options(hours="command-option-hours")
    async def reminders(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 0, LONGEST_REMINDER],
    ) -> None:
        async with replying(interaction) as reply:
            person = await reply.services.people.remind_after(reply.person.id, hours)
            await reply.send_text(reply.localiser()("settings-reminders", hours=person.reminder_hours))

    @app_commands.command(name=called("settings timezone"), description=said("command-settings-timezone"))
    @options(zone="command-option-zone")
    async def timezone(self, interaction: Interaction, zone: str) -> None:
        async with replying(interaction) as reply:
            known = next((one for one in (*_CITIES, "UTC") if one.lower() == zone.strip().lower()), None)
            if known is None:
                raise PlayerError("settings-zone-unknown")
            await self._show(reply, await reply.services.people.set_waking_hours(reply.person.id, zone=known))

    @timezone.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        typed = current.strip().lower().replace(" ", "_")
        fitting = [zone for zone in _CITIES if typed in zone.lower()]
        return [app_commands.Choice(name=zone, value=zone) for zone in fitting[:CHOICES]]

    @app_commands.command(name=called("settings quiet"), description=said("command-settings-quiet"))
    @options(start="command-option-quiet-from", end="command-option-quiet-to")
    async def quiet(
        self,
        interaction: Interaction,
        start: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
    ) -> None:
        """Set quiet hours in full hours; equal hours mean none."""
        async with replying(interaction) as reply:
            people = reply.services.people
            first, last = within(start, 0, 23) * 60, within(end, 0, 23) * 60
            person = await people.set_waking_hours(reply.person.id, quiet_from=first, quiet_to=last)
            await self._show(reply, person)

    @app_commands.command(name=called("settings holiday"), description=said("command-settings-holiday"))
    @options(first="command-option-first", last="command-option-last")
    async def holiday(self, interaction: Interaction, first: str, last: str) -> None:
        async with replying(interaction) as reply:
            people = reply.services.people
            await self._show(reply, await people.go_away(reply.person.id, _day(first), _day(last)))

    @app_commands.command(name=called("settings reach"), description=said("command-settings-reach"))
    async def reach(self, interaction: Interaction) -> None:
        """Test DMs again, for people who have allowed them since."""
        async with replying(interaction) as reply:
            localiser = reply.localiser()
            person = await reply.services.people.get(reply.person.id)
            await self.context.messenger.test_reach(
                person, interaction.app_permissions, localiser, reply.cause
            )
            person = await reply.services.people.get(reply.person.id)
            await reply.send_text(localiser("settings-reach", reach=text(f"lobby-reach-{person.reach}")))

    @app_commands.command(name=called("settings forget-me"), description=said("command-settings-forget-me"))
    async def _forget_me(self, interaction: Interaction) -> None:
        async with replying(interaction) as reply:
            await reply.show(forget_page(reply.localiser()))

    @app_commands.command(name=called("settings server"), description=said("command-settings-server"))
    @options(role="command-option-role")
    @app_commands.guild_only()
    async def server(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Show the server's settings to moderators; `role`: the role required to open tables."""
        async with replying(interaction) as reply:
            if interaction.guild_id is None or not reply.is_moderator:
                raise NotAllowedError("server-not-yours")
            servers = reply.services.servers
            rules = await servers.rules(interaction.guild_id)
            if role is not None:
                rules = await servers.rule(interaction.guild_id, role=role.id, moderators_only=False)
            await show_server(reply, interaction.guild_id, rules)


def _day(typed: str) -> date:
    try:
        return date.fromisoformat(typed.strip())
    except ValueError:
        raise PlayerError("settings-holiday-typed") from None
