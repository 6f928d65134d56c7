"""One interaction and how it is answered: acknowledged first, worked on after."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, Literal, TypeAlias, cast

import aiohttp
import discord

from bot.config import LimitKind
from bot.context import LatchkeyClient
from bot.interaction_queue import Slot
from bot.locales import locale_for
from bot.rulebook.move_vocabulary import LanguageTongue, tongue_of
from bot.services.tables.table_permissions import moderates
from bot.store.protocol import CannotStoreError
from bot.ui.kit.blocks import Page, Words
from bot.ui.kit.emoji_registry import in_words
from bot.ui.kit.limits import FORM_TITLE, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.message_payload import to_discord
from bot.ui.pictures.renderer import PictureStyle, style_of
from bot.values.people import Person
from bot.values.sanitise import plain_text, sanitised
from bot.values.table import Table
from engine.core.text import UserText

_log = logging.getLogger(__name__)
Ack: TypeAlias = Literal["update", "private", "public"]
_ANSWERED, _NO_MESSAGE = 40060, 10008
UNREACHED = (aiohttp.ClientError, TimeoutError)
"""What is raised where Discord was not reached at all."""


class Reply:
    """What a handler works with. `update` changes the pressed message, the others make a new one."""

    def __init__(self, interaction: discord.Interaction[LatchkeyClient]) -> None:
        self.interaction = interaction
        self.context = interaction.client.context
        self.cause = str(interaction.id)
        self.locale = interaction.locale.value  # once acknowledged: the one this person has chosen
        self.icons = True  # once acknowledged: as this person has chosen
        self.ack: Ack | None = None
        self.is_gone = False  # the pressed message, since its answer is shown elsewhere
        self._answer: int | None = None  # the message that is to be filled, if it is a new one
        self._turn: Slot | None = None
        if interaction.data is not None:
            interaction.data = cast(Any, sanitised(interaction.data))  # before anything is read of it
        self.person = Person(  # as Discord knows them; how they are reached is in the store
            interaction.user.id, UserText(plain_text(interaction.user.display_name)), self.locale
        )

    @property
    def message_id(self) -> int:
        """The message this answer will change: two presses on it are answered once."""
        message = self.interaction.message
        return self.interaction.id if message is None else message.id

    @property
    def pressed(self) -> int | None:
        """The message that will show what comes of this: it is not to be put away beside."""
        message = self.interaction.message
        if self.ack == "update":
            return None if message is None else message.id
        return self._answer

    @property
    def is_alone(self) -> bool:
        """Whether nobody else will see the answer, and Discord forgets it with its reader's next start."""
        message = self.interaction.message
        if self.ack == "update":
            return message is not None and message.flags.ephemeral
        return self.ack == "private"

    def is_away_from(self, table: Table) -> bool:
        """Whether nobody else will see the answer, and it lies where the table's posts do not bring it along:
        in an inbox, or in another channel."""
        return self.is_alone and (table.private or self.interaction.channel_id != table.place.here)

    async def mark_panel_open(self, table: Table) -> None:
        """A panel of this table is about to be shown here."""
        if self.is_alone and self.pressed is not None:
            channel, token = self.interaction.channel_id or 0, self.interaction.token
            visits = self.context.services.visits
            await visits.opens(table, self.person.id, channel, self.pressed, token)

    def mark_seen(self, table: Table) -> None:
        """This person has been shown the table as it stands."""
        at_table = self.interaction.guild_id is not None or table.private
        self.context.services.visits.sees(table, self.person.id, at_table=at_table)

    @property
    def is_moderator(self) -> bool:
        may = self.interaction.permissions
        return self.interaction.guild_id is not None and (may.manage_messages or may.manage_guild)

    @property
    def is_manager(self) -> bool:
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    @property
    def table_language(self) -> str:
        """Of a table opened here: a community's server says which is its own; elsewhere the opener's."""
        guild = self.interaction.guild
        if guild is not None and "COMMUNITY" in guild.features:
            return locale_for(guild.preferred_locale.value)
        return locale_for(self.locale)

    def moderates(self, table: Table) -> bool:
        """A moderator of another server than the one it was opened on has no say at this table; and at one of
        a league only somebody who may manage the server."""
        there = self.is_manager if table.league else self.is_moderator
        return moderates(table, self.interaction.guild_id, moderator_there=there)

    def charge_limit(self, kind: LimitKind) -> None:
        """Take one from what this person and this server may have; TooMuchError if that is used up."""
        self.context.services.limits.spend(kind, self.person.id, self.interaction.guild_id)

    async def acknowledge(self, ack: Ack) -> bool:
        """Tell Discord at once that we are at it; once it is this one's turn, remember whom we met. False: it
        took too long, or Discord is out of order; nobody would see an answer, so nothing is to be done."""
        try:
            with self.context.metrics.timing("acknowledge"):
                async with self.context.interaction_queue.acknowledging(self.person.id):
                    await self._defer(ack)
        except discord.HTTPException as error:
            if error.code != _ANSWERED:  # an earlier try got through although Discord said it had failed
                _log.warning("not acknowledged: status %s, code %s", error.status, error.code)
                return False
        except UNREACHED as error:
            _log.warning("not acknowledged: %s", type(error).__name__)
            return False
        self.ack = ack
        await self.take_turn()
        person = self.person
        try:
            await self.context.services.people.meet(person.id, person.name.raw, person.locale)
            await self.know_language()
        except CannotStoreError as error:
            _log.warning("met somebody, but could not note it: %s", error, extra={"person": person.id})
        except Exception:  # whoever asks is answered all the same
            _log.exception("met somebody, but could not note it", extra={"person": person.id})
        return True

    async def know_language(self) -> None:
        """And whether pieces are shown: of somebody who is answered before anything else is done for them,
        too."""
        habits = await self.context.services.people.habits(self.person.id)
        self.locale, self.icons = habits.reads(self.person.locale), habits.icons
        await self.context.make_ready(self.locale)

    async def open_modal(self, title: str, custom_id: str, label: str, written: str, longest: int) -> None:
        """A form with one field; nothing remembers it, its id says what comes of it."""
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
        """Wait until this is to be worked on."""
        self._turn = await self.context.interaction_queue.turn(self.person.id)

    def _end_turn(self) -> None:
        """All that is left is to wait for Discord."""
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
            self._lies(self._answer)

    def _lies(self, message: int | None) -> None:
        """In a DM: what is asked later goes below it."""
        if message is not None and self.interaction.guild_id is None:
            self.context.post.lies(self.interaction.channel_id or 0, message)

    def localiser(self, table: Table | None = None) -> Localiser:
        if table is None:
            return self.context.localisers.plain(self.locale, icons=self.icons)
        return self.context.localisers.at(table, self.locale, icons=self.icons)

    def vocabulary(self, game: str) -> LanguageTongue:
        """How this person types moves of a game."""
        return tongue_of(game, self.locale, self.context.localisers.folders)

    async def picture_style(self) -> PictureStyle:
        """How this reader wants pictures to look."""
        return style_of(await self.context.services.people.habits(self.person.id))

    async def show(self, page: Page) -> None:
        """Fill the deferred answer, or change the pressed message."""
        made = to_discord(page)
        self._end_turn()
        if self.ack == "update" and self.pressed is not None:
            self.context.post.changed(self.pressed)
        try:
            await self.interaction.edit_original_response(**made.to_edit())
        except discord.HTTPException as error:
            if error.code == _NO_MESSAGE and self.ack == "update":
                await self.send_ephemeral(page)  # a newer one has taken the place of what was pressed
            elif self.context.localisers.doubts(error):
                await self.interaction.edit_original_response(**to_discord(in_words(page)).to_edit())
            else:
                raise

    async def take_away(self) -> None:
        """The pressed message is not needed any more: its answer is shown elsewhere."""
        self._end_turn()
        self.is_gone = True
        with contextlib.suppress(discord.NotFound):
            await self.interaction.delete_original_response()
        self.context.post.lifted(self.interaction.channel_id or 0, self.message_id)

    async def send_ephemeral(self, page: Page) -> None:
        """A private word beside the pressed message, which stays as it is."""
        made = to_discord(page)
        self._end_turn()
        send = self.interaction.followup.send
        try:
            sent = await send(ephemeral=True, wait=True, **made.to_send())
        except discord.HTTPException as error:
            if not self.context.localisers.doubts(error):
                raise
            sent = await send(ephemeral=True, wait=True, **to_discord(in_words(page)).to_send())
        self._lies(sent.id)

    async def send_text(self, words: str) -> None:
        await self.show(Page((Words(words),)))

    async def send_ephemeral_text(self, words: str) -> None:
        await self.send_ephemeral(Page((Words(words),)))

    async def send_direct_message(self, words: str) -> None:
        """By direct message, where Discord takes no answer at the press."""
        nonce = f"{self.cause}-told"  # a second try of the same is no second message
        await self.interaction.user.send(nonce=nonce, **to_discord(Page((Words(words),))).to_send())
