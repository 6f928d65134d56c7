"""One interaction and its answer: acknowledged first, processed afterwards."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, Literal, TypeAlias, cast

import aiohttp
import discord
from msgspec.structs import replace

from bot.config import LimitKind
from bot.context import LatchkeyClient
from bot.interaction_queue import Slot
from bot.locales import locale_for
from bot.rulebook.move_vocabulary import LanguageVocabulary, vocabulary_of
from bot.services.tables.table_permissions import moderates
from bot.store.errors import CannotStoreError
from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.emoji_registry import in_words
from bot.ui.kit.limits import FORM_TITLE, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.message_payload import to_discord
from bot.ui.pictures.picture_requests import PictureRequest
from bot.values.people import Person, PictureStyle, style_of
from bot.values.sanitise import plain_text, sanitised
from bot.values.table import Table
from engine.core.text import UserText

_log = logging.getLogger(__name__)
Ack: TypeAlias = Literal["update", "private", "public"]
_ANSWERED, _NO_MESSAGE = 40060, 10008
UNREACHED = (aiohttp.ClientError, TimeoutError)
"""Errors raised when Discord cannot be reached at all."""


def _with_way_back(page: Page, way_back: str | None, localiser: Localiser) -> Page:
    """Return the page with Back to the page above it, or to the panel that it stands in place of."""
    ids = [
        button.custom_id for block in page.blocks if isinstance(block, Buttons) for button in block.buttons
    ]
    if any(custom_id.startswith(custom_ids.OF_PANEL) for custom_id in ids):
        return page
    if way_back is not None:
        back_id = custom_ids.back_from(way_back, page.own)
    elif page.above:
        back_id = custom_ids.up_to(page.above)
    else:
        return page
    return replace(page, blocks=(*page.blocks, Buttons((Button(localiser.short("panel-back"), back_id),))))


class Reply:
    """The answer to an interaction. `update` changes the pressed message, the other modes send a new one."""

    def __init__(self, interaction: discord.Interaction[LatchkeyClient]) -> None:
        self.interaction = interaction
        self.context = interaction.client.context
        self.services = self.context.services
        self.cause = str(interaction.id)
        self.locale = interaction.locale.value  # replaced by the person's choice once acknowledged
        self.icons = True  # replaced by the person's choice once acknowledged
        self.ack: Ack | None = None
        self.is_gone = False  # the pressed message was deleted, as its answer is shown elsewhere
        message = interaction.message
        self.way_back = None if message is None else custom_ids.way_back_on(message.components)
        self._answer: int | None = None  # the deferred message to fill, if it is a new one
        self._turn: Slot | None = None
        if interaction.data is not None:
            interaction.data = cast(Any, sanitised(interaction.data))  # before anything is read from it
        self.person = Person(  # as Discord knows them; delivery settings are in the store
            interaction.user.id, UserText(plain_text(interaction.user.display_name)), self.locale
        )

    @property
    def way_back_to(self) -> str | None:
        """The table whose panel the pressed message shows, or stands in place of."""
        return None if self.way_back is None else custom_ids.parsed(self.way_back).args[0]

    @property
    def is_in_place_of_panel(self) -> bool:
        """Whether the answer will stand in place of a panel, with Back."""
        return self.way_back is not None and self.ack == "update"

    @property
    def message_id(self) -> int:
        """The message this answer will change; two presses on it are answered once."""
        message = self.interaction.message
        return self.interaction.id if message is None else message.id

    @property
    def pressed(self) -> int | None:
        """The message that will show the answer, so it must not be closed as an old panel."""
        message = self.interaction.message
        if self.ack == "update":
            return None if message is None else message.id
        return self._answer

    @property
    def is_on_ephemeral(self) -> bool:
        """Whether the pressed message is ephemeral."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def is_alone(self) -> bool:
        """Whether the answer is ephemeral."""
        return self.is_on_ephemeral if self.ack == "update" else self.ack == "private"

    def is_away_from(self, table: Table) -> bool:
        """Whether the answer is ephemeral, and in an inbox or a channel other than the table's."""
        return self.is_alone and (table.private or self.interaction.channel_id != table.place.here)

    async def mark_panel_open(self, table: Table) -> None:
        """Record that a panel of this table is about to be shown here."""
        if self.is_alone and self.pressed is not None:
            channel, token = self.interaction.channel_id or 0, self.interaction.token
            visits = self.services.visits
            await visits.mark_panel_open(table, self.person.id, channel, self.pressed, token)

    def mark_seen(self, table: Table) -> None:
        """Record that this person has seen the current state of the table."""
        at_table = self.interaction.guild_id is not None or table.private
        self.services.visits.mark_seen(table, self.person.id, at_table=at_table)

    @property
    def is_moderator(self) -> bool:
        may = self.interaction.permissions
        return self.interaction.guild_id is not None and (may.manage_messages or may.manage_guild)

    @property
    def is_manager(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def table_language(self) -> str:
        """The language of a table opened here: the server's on a community server, else the opener's."""
        guild = self.interaction.guild
        if guild is not None and "COMMUNITY" in guild.features:
            return locale_for(guild.preferred_locale.value)
        return locale_for(self.locale)

    def moderates(self, table: Table) -> bool:
        """Whether the person moderates the table.

        Only moderators of the server it was opened on do; for a league table they must be able to manage the
        server.
        """
        there = self.is_manager if table.league else self.is_moderator
        return moderates(table, self.interaction.guild_id, moderator_there=there)

    def charge_limit(self, kind: LimitKind) -> None:
        """Count one use for this person and server; raise TooMuchError if the limit is reached."""
        self.services.limits.charge(kind, self.person.id, self.interaction.guild_id)

    async def acknowledge(self, ack: Ack) -> bool:
        """Acknowledge the interaction at once; when its turn comes, record the person.

        Return False if that took too long or Discord failed: the answer would not be seen, so do nothing.
        """
        try:
            with self.context.metrics.timing("acknowledge"):
                async with self.context.interaction_queue.acknowledging(self.person.id):
                    await self._defer(ack)
        except discord.HTTPException as error:
            if error.code != _ANSWERED:  # an earlier attempt succeeded although Discord reported a failure
                _log.warning("not acknowledged: status %s, code %s", error.status, error.code)
                return False
        except UNREACHED as error:
            _log.warning("not acknowledged: %s", type(error).__name__)
            return False
        self.ack = ack
        await self.take_turn()
        person = self.person
        try:
            await self.services.people.meet(person.id, person.name.raw, person.locale)
            await self.know_language()
        except CannotStoreError as error:
            _log.warning("the person could not be recorded: %s", error, extra={"person": person.id})
        except Exception:  # a failure here must not prevent the answer
            _log.exception("the person could not be recorded", extra={"person": person.id})
        return True

    async def know_language(self) -> None:
        """Load the person's language and icon setting, also for a person answered before any other step."""
        habits = await self.services.people.habits(self.person.id)
        self.locale, self.icons = habits.reads(self.person.locale), habits.icons
        await self.context.make_ready(self.locale)

    async def open_modal(self, title: str, custom_id: str, label: str, written: str, longest: int) -> None:
        """Open a modal with one field; its custom id carries all state."""
        form = discord.ui.Modal(title=clip(title, FORM_TITLE), custom_id=custom_id, timeout=None)
        field = discord.ui.TextInput[discord.ui.Modal](
            style=discord.TextStyle.paragraph,
            custom_id="written",
            default=written or None,
            required=False,
            max_length=longest,
        )
        form.add_item(discord.ui.Label(text=clip(label, FORM_TITLE), component=field))
        form.stop()
        await self.interaction.response.send_modal(form)

    async def take_turn(self) -> None:
        """Wait for a slot in the interaction queue."""
        self._turn = await self.context.interaction_queue.turn(self.person.id)

    def _end_turn(self) -> None:
        """Release the slot: only Discord's answer is pending."""
        if self._turn is not None:
            self._turn.end()

    async def _defer(self, ack: Ack) -> None:
        if self.interaction.response.is_done():
            return
        if ack == "update":
            await self.interaction.response.defer()
        else:
            deferred = await self.interaction.response.defer(ephemeral=ack == "private", thinking=True)
            self._answer = None if deferred is None else deferred.message_id
            self._note_in_inbox(self._answer)

    def _note_in_inbox(self, message: int | None) -> None:
        """Record a message in a DM, so that later questions are sent below it."""
        if message is not None and self.interaction.guild_id is None:
            self.context.messenger.note_sent(self.interaction.channel_id or 0, message)

    def localiser(self, table: Table | None = None) -> Localiser:
        """Return the localiser for this person alone."""
        if table is None:
            return self.context.localisers.plain(self.locale, icons=self.icons)
        return self.context.localisers.at(table, self.locale, icons=self.icons, person=self.person.id)

    def move_vocabulary(self, game: str) -> LanguageVocabulary:
        """Return the words this person uses to type moves of a game."""
        return vocabulary_of(game, self.locale, self.context.localisers.folders)

    async def picture_style(self) -> PictureStyle:
        """Return the person's settings for pictures."""
        return style_of(await self.services.people.habits(self.person.id))

    async def picture_request(
        self, table: Table, view: Any, *, news: tuple[str, ...] = (), changed: tuple[str, ...] = ()
    ) -> PictureRequest:
        """Return a request for pictures of this view in the person's language and style."""
        return PictureRequest(
            table,
            view,
            self.locale,
            self.localiser(table).label,
            news=news,
            changed=changed,
            picture_style=await self.picture_style(),
        )

    async def show(self, page: Page) -> None:
        """Fill the deferred answer, or edit the pressed message; with a way back, if it has one."""
        way_back = self.way_back if self.is_in_place_of_panel else None
        page = _with_way_back(page, way_back, self.localiser())
        made = to_discord(page)
        self._end_turn()
        if self.ack == "update" and self.pressed is not None:
            self.context.messenger.note_changed(self.pressed)
        try:
            await self.interaction.edit_original_response(**made.to_edit())
        except discord.HTTPException as error:
            if error.code == _NO_MESSAGE and self.ack == "update":
                await self.send_ephemeral(page)  # a newer message has replaced the pressed one
            elif self.context.localisers.note_emoji_error(error):
                await self.interaction.edit_original_response(**to_discord(in_words(page)).to_edit())
            else:
                raise

    async def take_away(self) -> None:
        """Delete the pressed message, as its answer is shown elsewhere."""
        self._end_turn()
        self.is_gone = True
        with contextlib.suppress(discord.NotFound):
            await self.interaction.delete_original_response()
        self.context.messenger.note_deleted(self.interaction.channel_id or 0, self.message_id)

    async def send_ephemeral(self, page: Page) -> None:
        """Send an ephemeral message; the pressed message stays as it is."""
        made = to_discord(page)
        self._end_turn()
        send = self.interaction.followup.send
        try:
            sent = await send(ephemeral=True, wait=True, **made.to_send())
        except discord.HTTPException as error:
            if not self.context.localisers.note_emoji_error(error):
                raise
            sent = await send(ephemeral=True, wait=True, **to_discord(in_words(page)).to_send())
        self._note_in_inbox(sent.id)

    async def send_text(self, words: str) -> None:
        await self.show(Page((Words(words),)))

    async def send_ephemeral_text(self, words: str) -> None:
        await self.send_ephemeral(Page((Words(words),)))

    async def send_direct_message(self, words: str) -> None:
        """Send a direct message, where Discord takes no answer to the interaction."""
        nonce = f"{self.cause}-told"  # the same nonce prevents a second message on retry
        await self.interaction.user.send(nonce=nonce, **to_discord(Page((Words(words),))).to_send())
