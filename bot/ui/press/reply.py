"""One interaction and how it is answered: acknowledged first, worked on after."""

from __future__ import annotations

from typing import Literal, TypeAlias

import discord

from bot.house import HouseClient
from bot.ui.page.blocks import Page, Words
from bot.ui.page.build import built
from bot.ui.page.voice import Voice
from bot.values.people import Person
from bot.values.table import Table

Ack: TypeAlias = Literal["update", "private", "public"]


class Reply:
    """What a handler works with. `update` changes the pressed message, the others make a new one."""

    def __init__(self, interaction: discord.Interaction[HouseClient]) -> None:
        self.interaction = interaction
        self.house = interaction.client.house
        self.cause = str(interaction.id)
        self.locale = interaction.locale.value
        self.person = Person(  # as Discord knows them; how they are reached is in the store
            interaction.user.id, interaction.user.display_name, self.locale
        )

    @property
    def message_id(self) -> int:
        """The message this answer will change: two presses on it are answered once."""
        message = self.interaction.message
        return self.interaction.id if message is None else message.id

    @property
    def is_moderator(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_messages

    def moderates(self, table: Table) -> bool:
        """A moderator of another server has no say at this table."""
        return self.is_moderator and self.interaction.guild_id == table.place.guild

    async def acknowledge(self, ack: Ack) -> None:
        """Tell Discord at once that we are at it; then remember whom we met."""
        if not self.interaction.response.is_done():
            if ack == "update":
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=ack == "private", thinking=True)
        person = self.person
        await self.house.services.people.meet(person.id, person.name, person.locale)

    def voice(self, table: Table | None = None) -> Voice:
        if table is None:
            return self.house.voices.plain(self.locale)
        return self.house.voices.at(table, self.locale)

    async def show(self, page: Page) -> None:
        """Fill the deferred answer, or change the pressed message."""
        await self.interaction.edit_original_response(**built(page).to_edit())

    async def aside(self, page: Page) -> None:
        """A private word beside the pressed message, which stays as it is."""
        made = built(page)
        await self.interaction.followup.send(ephemeral=True, **made.to_send())

    async def say(self, words: str) -> None:
        await self.show(Page((Words(words),)))

    async def whisper(self, words: str) -> None:
        await self.aside(Page((Words(words),)))
