"""Deliver a private message by DM, otherwise in a private thread, otherwise behind a button."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from typing import TypeAlias

import discord
from msgspec import Struct

from bot.context import AppContext
from bot.delivery.sender import SHUT, Sender
from bot.services.people.profiles import PeopleService
from bot.services.tables.channels import ChannelService
from bot.store.errors import CannotStoreError
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.limits import THREAD_NAME, clip
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.kit.message_payload import to_discord
from bot.values.parcel import Parcel, Payload, Posted
from bot.values.people import OpenPanel, Person, Reach
from bot.values.table import Place, Table
from bot.values.waking_hours import woken
from engine.core.text import text

_log = logging.getLogger(__name__)
_REFUSED = "dm-refused"
"""Setting of a person: when a DM was last refused."""
_TRIED_AGAIN = 24 * 3600.0
_REFUSALS = (50033, 160006, *SHUT)  # cannot send to this user; too many threads; locked


class Unreachable(Exception):  # noqa: N818  (a step of the ladder, not a fault)
    """This way of delivery does not work; try the next one."""


MessageBuilder: TypeAlias = Callable[[], Awaitable[Page]]


class PrivateMessage(Struct, frozen=True):
    """A private message: its page, and the public text to post where no private way works."""

    page: Page | MessageBuilder  # a builder runs only once a way to the reader is found
    in_public: Page | None
    parcel: Parcel

    async def made(self) -> Page:
        return self.page if isinstance(self.page, Page) else await self.page()


class DiscordMessenger:
    def __init__(
        self,
        sender: Sender,
        people: PeopleService,
        channels: ChannelService,
        localisers: Localisers,
        clock: Callable[[], float],
    ) -> None:
        self.sender = sender
        self._channels, self._clock = channels, clock
        self._client, self._people, self._localisers = sender.client, people, localisers

    def note_changed(self, message: int) -> None:
        self.sender.note_changed(message)

    def note_sent(self, channel: int, message: int) -> None:
        self.sender.note_sent(channel, message)

    def note_deleted(self, channel: int, message: int) -> None:
        self.sender.note_deleted(channel, message)

    async def edit(self, posted: Posted, page: Page) -> bool:
        """Edit a message; return False if it is gone."""
        return await self.sender.edit(posted, page)

    async def edit_or_post(
        self, channel: int, message: int | None, page: Page, about: str, nonce: str
    ) -> int:
        """Edit a message that belongs to no table, or post it if there is none (any more).

        `about`: the id in its buttons. It finds a message posted right before the process died.
        """
        if message is not None and await self.sender.edit(Posted(channel, message), page):
            return message
        parcel = Parcel(0, "league_step", about, Payload(), nonce, self._clock(), 0, message is not None)
        for lying in await self.sender.unnoted(channel, parcel):
            if await self.sender.edit(lying, page):
                return lying.message
        return (await self.sender.post(channel, page, parcel)).message

    async def close_panels(self, panels: Sequence[OpenPanel], page: Page | None) -> None:
        """Show this page on the panels, or delete them."""
        for panel in panels:
            await (self.sender.delete_open(panel) if page is None else self.sender.edit_open(panel, page))

    async def test_reach(
        self, person: Person, permissions: discord.Permissions, localiser: Localiser, nonce: str
    ) -> None:
        """Send a short DM when a person joins; if it is refused, check whether a private thread would work
        here.
        """
        reach: Reach = "dm"
        try:
            async with _steps():
                channel = await self._client.create_dm(discord.Object(person.id))
                await channel.send(
                    nonce=nonce, **to_discord(Page((Words(localiser("lobby-hello")),))).to_send()
                )
        except Unreachable:
            await self._note_refused(person)
            can = permissions.create_private_threads and permissions.send_messages_in_threads
            reach = "thread" if can else "button"
        await self._reached(person, reach)

    async def send(self, person: Person, table: Table, mail: PrivateMessage) -> list[Posted]:
        """Try each way of delivery, starting with the last one that worked, and remember the result.

        A table in a player's DM has no other way.
        """
        if table.private:
            silent = self._sleeps(person)
            return [
                await self.sender.post(table.place.channel, await mail.made(), mail.parcel, silent=silent)
            ]
        if person.reach in ("unknown", "dm") or await self._may_be_open_again(person):
            try:
                posted = await self._to_dm(person, mail)
            except Unreachable:
                await self._note_closed(person, table)
            else:
                await self._reached(person, "dm")
                return [posted]
        if person.reach != "button":
            with contextlib.suppress(Unreachable):
                posted = await self._to_thread(person, table, mail)
                await self._reached(person, "thread")
                return [posted]
        await self._reached(person, "button")
        if mail.in_public is None:
            return []
        return [await self.sender.post(table.place.here, mail.in_public, mail.parcel)]

    async def to_dm(self, person: Person, page: Page, parcel: Parcel) -> list[Posted]:
        """Send by DM only: optional messages are not worth another way."""
        try:
            return [await self._to_dm(person, PrivateMessage(page, None, parcel))]
        except Unreachable:
            return []

    async def may_see(self, person: Person, table: Table) -> bool:
        """Whether a person without a seat can see the table's channel."""
        channel = await self.sender.channel(table.place)
        if channel is None:
            return False
        try:
            member = await channel.guild.fetch_member(person.id)
        except discord.NotFound:
            return False
        return channel.permissions_for(member).view_channel

    async def without_access(self, place: Place, people: Collection[int]) -> frozenset[int]:
        """Return those who have left the server or cannot see the channel.

        Where Discord does not tell, the person counts as present.
        """
        channel = await self.sender.channel(place)
        guild = await self.sender.server(place.guild or 0) if channel is None else channel.guild
        found = set[int]()
        if guild is None:
            return frozenset()
        for person in people:
            try:
                member = await guild.fetch_member(person)
            except discord.NotFound:
                found.add(person)
            except discord.HTTPException as error:
                _log.info("membership could not be checked: %s", error.text, extra={"person": person})
            else:
                if channel is not None and not channel.permissions_for(member).view_channel:
                    found.add(person)
        return frozenset(found)

    async def _may_be_open_again(self, person: Person) -> bool:
        """Whether the last refusal of a DM is old enough for another attempt."""
        refused = await self._people.setting(f"person:{person.id}", _REFUSED)
        return refused is None or self._clock() - float(refused) >= _TRIED_AGAIN

    async def _note_refused(self, person: Person) -> None:
        await self._people.set_setting(f"person:{person.id}", _REFUSED, f"{self._clock()}")

    async def _note_closed(self, person: Person, table: Table) -> None:
        """Record that DMs are refused, and notify the table if the person has left the server."""
        try:
            await self._note_refused(person)
            if await self._is_gone(person, table):
                await self._channels.note_departure(table.id, person.id)
        except CannotStoreError as error:
            _log.warning("refused DM not recorded: %s", error, extra={"person": person.id})

    async def _is_gone(self, person: Person, table: Table) -> bool:
        guild = await self.sender.server(table.place.guild or 0)
        if guild is None:
            return False
        try:
            await guild.fetch_member(person.id)
        except discord.NotFound:
            return True
        except discord.HTTPException:
            return False
        return False

    async def is_seen(self, person: Person, table: Table) -> bool:
        """Whether other players of the table can see this person's messages, or that there are any."""
        if table.private:
            return False
        if person.reach != "thread":
            return person.reach == "button"
        others = [info.person for info in table.seats if info.person not in (None, person.id)]
        channel = await self.sender.channel(table.place)
        if channel is None:
            return True
        thread = await self._thread_of(person, table)
        for other in others:
            if other is not None and await self._may_read(channel, thread, other):
                return True
        return False

    async def _may_read(self, channel: discord.TextChannel, thread: int | None, person: int) -> bool:
        """Whether a person can read the thread: its members can, and all who may manage threads there."""
        try:
            member = await channel.guild.fetch_member(person)
            if channel.permissions_for(member).manage_threads:
                return True
            if thread is not None:
                await self._client.http.get_thread_member(thread, person)
                return True
        except discord.NotFound:  # has left the server, or is not in the thread
            return False
        return False

    async def _thread_of(self, person: Person, table: Table) -> int | None:
        known = await self._people.setting(f"person:{person.id}", f"thread:{table.id}")
        return int(known) if known else None

    async def unnoted(self, person: Person, parcel: Parcel) -> list[Posted]:
        """Return messages about the table in this person's inbox that are not recorded."""
        if person.reach in ("unknown", "dm"):
            with contextlib.suppress(Unreachable):
                async with _steps():
                    channel = await self._client.create_dm(discord.Object(person.id))
                    return await self.sender.unnoted(channel.id, parcel)
        return []

    async def call_openly(self, person: Person, table: Table, page: Page, parcel: Parcel) -> Posted:
        """Call a person in public: in the private thread others can read, or where the table is."""
        thread = await self._thread_of(person, table) if person.reach == "thread" else None
        if thread is not None:
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                return await self.sender.post(thread, page, parcel)
        return await self.sender.post(table.place.here, page, parcel)

    async def _reached(self, person: Person, reach: Reach) -> None:
        """Remember how the person was reached. A failure to store it does not affect the delivery."""
        if person.reach == reach:
            return
        _log.info("reached by %s", reach, extra={"person": person.id})
        try:
            await self._people.note_reach(person.id, reach)
        except CannotStoreError as error:
            _log.warning("way of delivery not recorded: %s", error, extra={"person": person.id})

    async def _to_dm(self, person: Person, mail: PrivateMessage) -> Posted:
        async with _steps():
            channel = await self._client.create_dm(discord.Object(person.id))
            page = await mail.made()
            return await self.sender.post(channel.id, page, mail.parcel, silent=self._sleeps(person))

    def _sleeps(self, person: Person) -> bool:
        """Whether a message must be silent, because of quiet hours or a holiday."""
        now = self._people.now()
        return woken(person.habits.rhythm, now) > now

    async def _to_thread(self, person: Person, table: Table, mail: PrivateMessage) -> Posted:
        known, silent = await self._thread_of(person, table), self._sleeps(person)
        async with _steps():
            if known is not None:
                with contextlib.suppress(discord.NotFound):
                    return await self.sender.post(known, await mail.made(), mail.parcel, silent=silent)
            opened = await self._open_thread(person, table)
            scope, key = f"person:{person.id}", f"thread:{table.id}"
            await self._people.set_setting(scope, key, str(opened.id))
            return await self.sender.post(opened.id, await mail.made(), mail.parcel, silent=silent)

    async def _open_thread(self, person: Person, table: Table) -> discord.Thread:
        channel = await self.sender.channel(table.place)
        if channel is None:
            raise Unreachable
        localiser = self._localisers.plain(person.language, (person.name,))
        name = localiser.short("table-private-thread", game=text(f"{table.game}-name"), name=person.name)
        thread = await channel.create_thread(
            name=clip(name, THREAD_NAME), type=discord.ChannelType.private_thread, invitable=False
        )
        await thread.add_user(discord.Object(person.id))
        return thread


@contextlib.asynccontextmanager
async def _steps() -> AsyncIterator[None]:
    """Turn a refusal into `Unreachable`; let every other error through."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status in (403, 404) or error.code in _REFUSALS:
            raise Unreachable from error
        raise


class DeliveryContext(AppContext, frozen=True):
    messenger: DiscordMessenger


async def public_voice(context: DeliveryContext, table: Table) -> Localiser:
    """Return the localiser for public messages of a table, with the settings of its server."""
    icons = await context.services.servers.shows_icons(table.place.guild)
    return context.localisers.public(table, icons=icons)
