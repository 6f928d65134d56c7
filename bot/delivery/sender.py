"""Send messages to a channel once, and edit them only if the content changes."""

from __future__ import annotations

import contextlib
import hashlib
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Any, cast

import discord
import msgspec
from msgspec.structs import replace

from bot.config import shard_of
from bot.ui.kit.blocks import Page, Paper, Pictures
from bot.ui.kit.emoji_registry import in_words
from bot.ui.kit.message_payload import MessagePayload, to_discord
from bot.values.cache import BoundedCache
from bot.values.parcel import Parcel, Posted
from bot.values.people import OpenPanel
from bot.values.table import Place

_log = logging.getLogger(__name__)
_REMEMBERED = 512  # messages
_CHANNELS, _NEWEST = 2048, 8  # inboxes, and the newest messages of each
_LOOKED_THROUGH = 50  # messages searched for one that may have been sent


SHUT = (50083, 160005)
"""Discord's codes for a thread that is archived or locked."""
_FILES = (Pictures, Paper)
_TABLE = re.compile(r":([0-9a-f]{8})\b")
"""How custom ids name tables."""


_ADDRESS = re.compile(r"\]\(https?://[^)\s]*\)")
_OF_THE_MOMENT = "➡️", "-# ⏳"
"""How lines begin that say whose turn it is and until when, in every language."""


class ChannelUnavailableError(Exception):
    """A table cannot be written to; the text says why."""


class RetryLaterError(Exception):
    """The recipient is at the table now; retry after they have left."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


def refuses(error: discord.HTTPException) -> bool:
    """Whether the channel is gone, closed or forbidden to us."""
    return error.status in (403, 404) or error.code in SHUT


@contextlib.contextmanager
def worn_off() -> Iterator[None]:
    """Ignore an expired or dismissed message; only server errors of Discord are worth a retry."""
    try:
        yield
    except discord.HTTPException as error:
        if error.status >= 500:
            raise


class Sender:
    def __init__(
        self,
        client: discord.Client,
        noted: Callable[[str], Awaitable[list[Posted]]],
        is_shared: Callable[[], bool] = lambda: False,
        doubts: Callable[[discord.HTTPException], bool] = lambda _: False,
    ) -> None:
        """`noted`: the recorded messages of a table. `is_shared`: whether other processes edit the same
        messages, in which case their content is unknown. `doubts`: whether an emoji caused the refusal.
        """
        self.client = client
        self._noted, self._is_shared, self._doubts = noted, is_shared, doubts
        self._shown = BoundedCache[int, str]("pages shown", _REMEMBERED, 200)
        self._newest = BoundedCache[int, tuple[int, ...]]("newest messages", _CHANNELS, 400)

    def note_changed(self, message: int) -> None:
        """Forget the page of a message that was changed elsewhere."""
        self._shown.pop(message)

    def note_sent(self, channel: int, message: int) -> None:
        """Record that a message was put there, even one that only its reader sees."""
        known = self._newest.get(channel) or ()
        if message not in known:
            self._newest[channel] = tuple(sorted((*known, message))[-_NEWEST:])

    def note_deleted(self, channel: int, *messages: int) -> None:
        """Record that these messages are gone."""
        if (known := self._newest.get(channel)) is not None:
            self._newest[channel] = tuple(one for one in known if one not in messages)

    def is_last(self, posted: Posted) -> bool:
        """Whether no message is known below this one; unknown after a start, so False."""
        known = self._newest.get(posted.channel)
        return known is not None and bool(known) and known[-1] <= posted.message

    async def post(
        self, channel: int, page: Page, parcel: Parcel, *, silent: bool = False, beside: int | None = None
    ) -> Posted:
        """Send a message once; look for a parcel of unknown fate first.

        `silent`: without a notification. `beside`: a different message that may have the same text.
        """
        there = self.client.get_partial_messageable(channel)
        made, shown = to_discord(page), _digest(page)  # fail before anything is sent
        found = await self._found(there, made.view, parcel, beside) if parcel.doubtful else None
        if found is None:
            message = await self._sent(there, page, made, parcel, silent=silent)
        elif _words_of(found) != _words(made.view):  # it shows whose turn it was when it was sent
            message = found.id
            await self.edit(Posted(channel, message), page)
        else:
            message = found.id
        self._shown[message] = shown
        self.note_sent(channel, message)
        return Posted(channel, message, parcel.kind, parcel.payload.person, parcel.payload.last_turn)

    async def _sent(
        self,
        there: discord.PartialMessageable,
        page: Page,
        made: MessagePayload,
        parcel: Parcel,
        *,
        silent: bool,
    ) -> int:
        """Send a message, without its files where Discord refuses files."""
        try:
            return (await there.send(nonce=parcel.nonce, silent=silent, **made.to_send())).id
        except discord.Forbidden:
            bare = replace(page, blocks=tuple(b for b in page.blocks if not isinstance(b, _FILES)))
            if bare == page:
                raise
            sent = await there.send(nonce=parcel.nonce, silent=silent, **to_discord(bare).to_send())
            _log.info("sent without pictures: files are refused here", extra={"game": parcel.game_id})
            return sent.id
        except discord.HTTPException as error:
            if not self._doubts(error):
                raise
            worded = in_words(page)
            return await self._sent(there, worded, to_discord(worded), parcel, silent=silent)

    async def edit(self, posted: Posted, page: Page) -> bool:
        """Edit a message; return False if it is gone."""
        shown = _digest(page)
        if self._shown.get(posted.message) == shown and not self._is_shared():
            return True
        message = self.client.get_partial_messageable(posted.channel).get_partial_message(posted.message)
        try:
            await message.edit(**to_discord(page).to_edit())
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if not self._doubts(error):
                raise
            await message.edit(**to_discord(in_words(page)).to_edit())
        self._shown[posted.message] = shown
        return True

    async def channel(self, place: Place) -> discord.TextChannel | None:
        """Return a table's channel with permissions, even on a server that another process serves."""
        found = self.client.get_channel(place.channel)
        if found is None and place.guild is not None and not self._serves(place.guild):
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                found = await (await self.client.fetch_guild(place.guild)).fetch_channel(place.channel)
        return found if isinstance(found, discord.TextChannel) else None

    async def server(self, guild: int) -> discord.Guild | None:
        """Return a server; None if the bot is not a member."""
        found = self.client.get_guild(guild)
        if found is None and not self._serves(guild):
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                found = await self.client.fetch_guild(guild, with_counts=False)
        return found

    def _serves(self, guild: int) -> bool:
        """Whether this process receives the events of a server."""
        ids, count = getattr(self.client, "shard_ids", None), self.client.shard_count
        return ids is None or count is None or shard_of(guild, count) in ids

    async def delete(self, posted: Posted) -> None:
        message = self.client.get_partial_messageable(posted.channel).get_partial_message(posted.message)
        with contextlib.suppress(discord.NotFound):
            await message.delete()
        self._shown.pop(posted.message)
        self.note_deleted(posted.channel, posted.message)

    async def edit_open(self, panel: OpenPanel, page: Page) -> None:
        """Edit an ephemeral panel; an expired one is updated at its next press."""
        with worn_off():
            await self._webhook(panel).edit_message(panel.message, **to_discord(page).to_edit())

    async def delete_open(self, panel: OpenPanel) -> None:
        with worn_off():
            await self._webhook(panel).delete_message(panel.message)
            self.note_deleted(panel.channel, panel.message)

    async def send_open(self, panel: OpenPanel, page: Page) -> OpenPanel:
        """Send an ephemeral panel again, below all later posts."""
        sent = await self._webhook(panel).send(ephemeral=True, wait=True, **to_discord(page).to_send())
        return replace(panel, message=sent.id)

    def _webhook(self, panel: OpenPanel) -> discord.Webhook:
        """Return the webhook for follow-ups, as discord.py builds it."""
        data = cast(Any, {"id": self.client.application_id, "type": 3, "token": panel.token})
        return discord.Webhook.from_state(data=data, state=self.client._connection)

    async def unnoted(self, channel: int, parcel: Parcel) -> list[Posted]:
        """Return messages about the table that are not recorded."""
        there = self.client.get_partial_messageable(channel)
        return [Posted(channel, message.id) async for message in self._unknown(there, parcel)]

    async def _found(
        self,
        channel: discord.PartialMessageable,
        view: discord.ui.LayoutView,
        parcel: Parcel,
        beside: int | None = None,
    ) -> discord.Message | None:
        """Find an unrecorded message about the table with the same text, apart from lines that change over
        time.
        """
        wanted = _lasting(_words(view))
        ids = " ".join(str(getattr(item, "custom_id", "")) for item in view.walk_children())
        async for message in self._unknown(channel, parcel, named=_about(ids, parcel)):
            if message.id != beside and _lasting(_words_of(message)) == wanted:
                return message
        return None

    async def _unknown(
        self, channel: discord.PartialMessageable, parcel: Parcel, *, named: bool = True
    ) -> AsyncIterator[discord.Message]:
        """`named`: only messages with a component that leads to the table."""
        noted = {posted.message for posted in await self._noted(parcel.game_id)}
        with contextlib.suppress(discord.Forbidden):
            async for message in channel.history(limit=_LOOKED_THROUGH):
                is_ours = message.author == self.client.user and message.id not in noted
                components = " ".join(str(part.to_dict()) for part in message.components)
                if is_ours and (_about(components, parcel) or not named):
                    yield message


def _about(components: str, parcel: Parcel) -> bool:
    """Whether the components lead to the parcel's table and to no other (a digest leads to several)."""
    others = set(_TABLE.findall(components)) - {parcel.game_id}
    return f":{parcel.game_id}" in components and not others


def _digest(page: Page) -> str:
    return hashlib.blake2b(msgspec.msgpack.encode(page), digest_size=16).hexdigest()


def _words_of(message: discord.Message) -> list[str] | None:
    if not message.flags.components_v2:
        return None
    return _words(discord.ui.LayoutView.from_message(message, timeout=None))


def _lasting(texts: Sequence[str] | None) -> list[list[str]] | None:
    """Drop the lines about whose turn it is and until when, and where links lead: a table's thread may have
    been created since."""
    if texts is None:
        return None
    lines = [_ADDRESS.sub("]", one).splitlines() for one in texts]
    return [[line for line in one if not line.startswith(_OF_THE_MOMENT)] for one in lines]


def _words(view: discord.ui.LayoutView) -> list[str]:
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
