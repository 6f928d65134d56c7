"""The dispatcher: acknowledges each interaction, checks limits and calls its handler."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord
from discord import app_commands
from msgspec import Struct

from bot.context import LatchkeyClient
from bot.ui.interactions import custom_ids
from bot.ui.interactions.error_handler import guarded
from bot.ui.interactions.reply import UNREACHED, Ack, Reply
from bot.ui.interactions.table_access import must_see
from bot.values.errors import OldButtonError, TooMuchError
from bot.values.sanitise import plain_text


class Press(Struct, frozen=True):
    """A press: the arguments of its custom id, and the value chosen in a menu."""

    reply: Reply
    args: tuple[str, ...]
    value: str = ""

    def word(self, place: int) -> str:
        """Return an argument; raise OldButtonError if it is missing."""
        return custom_ids.word_of(self.args, place)

    def number(self, place: int) -> int:
        return custom_ids.number_of(self.word(place))

    @property
    def chosen(self) -> int:
        """Return the chosen value as a number."""
        return custom_ids.number_of(self.value)


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Handled(Struct, frozen=True):
    ack: Ack
    run: Handler
    asks: bool = False  # answers with a modal, which must be the first response
    sight: bool = False  # its first argument is a table that the person must be able to see


Handlers: TypeAlias = Mapping[str, Handled]


def showing(show: Callable[[Reply, str], Awaitable[None]]) -> Handler:
    """Return a handler that shows what the first argument names."""

    async def run(press: Press) -> None:
        await show(press.reply, press.word(0))

    return run


class DispatchingClient(LatchkeyClient):
    """A client that dispatches interactions to the handler of their verb."""

    handlers: Handlers

    async def on_interaction(self, interaction: discord.Interaction[DispatchingClient]) -> None:
        """Handle every press, even on a deleted message or with an unknown custom id."""
        data: Mapping[str, object] = {**(interaction.data or {})}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component:
            await _pressed(interaction, custom_id, *_chosen(data.get("values")))
        elif interaction.type is discord.InteractionType.modal_submit:
            await _pressed(interaction, custom_id, _written(data.get("components")))


def _written(parts: object) -> str:
    """Return the text of the one field of a modal, however deeply nested."""
    if isinstance(parts, Mapping):
        if isinstance(value := parts.get("value"), str):
            return plain_text(value)
        return _written(parts.get("component") or parts.get("components"))
    return next((found for part in parts if (found := _written(part))), "") if isinstance(parts, list) else ""


def _chosen(values: object) -> tuple[str, ...]:
    """Return the chosen values of a menu; our menus allow one."""
    return tuple(plain_text(str(value)) for value in values[:1]) if isinstance(values, list) else ()


async def _pressed(
    interaction: discord.Interaction[DispatchingClient], custom_id: str, value: str = ""
) -> None:
    """Acknowledge the press, then call its handler."""
    reply = Reply(interaction)
    if not interaction.client.is_new(interaction.id):
        return  # Discord delivered it twice
    custom_id, value = custom_ids.without_back(custom_id, value)
    verb = custom_id.partition(":")[2].partition(":")[0]
    handled = interaction.client.handlers.get(verb)
    with reply.context.metrics.timing("press"):
        async with guarded(reply, f"press {verb if handled else '?'}"):
            await _handled(reply, handled, custom_id, value)


def _ack(reply: Reply, handled: Handled | None, custom_id: str) -> Ack:
    """A press on a panel, or on a page in its place, changes that message.

    But others may be able to read a thread: there only a page about its own table does.
    """
    if handled is None:
        return "update"
    if handled.ack == "public" or reply.way_back_to is None:
        return handled.ack
    is_hidden = reply.interaction.guild_id is None or reply.is_on_ephemeral
    return "update" if is_hidden or reply.way_back_to in custom_id.split(":") else "private"


async def _handled(reply: Reply, handled: Handled | None, custom_id: str, value: str) -> None:
    if handled is not None and handled.asks:
        await reply.know_language()
    elif not await reply.acknowledge(_ack(reply, handled, custom_id)):
        return
    reply.charge_limit("presses")
    pressed_id = custom_ids.parsed(custom_id)
    if handled is None:  # a button of a very old version
        raise OldButtonError
    press = Press(reply, pressed_id.args, value)
    if handled.sight:
        must_see(reply, await reply.services.queries.cached_table(press.word(0)))
    await handled.run(press)


_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[DispatchingClient]):
    async def interaction_check(self, interaction: discord.Interaction[DispatchingClient], /) -> bool:
        """Acknowledge a command before anything else; return False to drop one that cannot be answered."""
        reply = Reply(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            return await _may_complete(reply)
        interaction.extras["reply"] = reply
        if not self.client.is_new(interaction.id) or not await reply.acknowledge("private"):
            return False
        async with guarded(reply, "command"):
            reply.charge_limit("presses")
            return True
        return False

    async def on_error(
        self, interaction: discord.Interaction[DispatchingClient], error: app_commands.AppCommandError, /
    ) -> None:
        """Handle errors that no command caught, such as an unreadable argument."""
        async with guarded(interaction.extras.get("reply") or Reply(interaction), "command"):
            raise error


async def _may_complete(reply: Reply) -> bool:
    """Whether to answer an autocomplete request; each keystroke is one, so beyond the limit return none."""
    try:
        await reply.take_turn()
        reply.charge_limit("letters")
    except TooMuchError:
        with contextlib.suppress(discord.HTTPException, *UNREACHED):
            await reply.interaction.response.autocomplete([])
        return False
    return True


def is_worth_an_error(record: logging.LogRecord) -> bool:
    """Whether a log record of discord.py is a real error.

    It logs late or missing completions as errors, although the user has typed on; one line is enough.
    """
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, (discord.HTTPException, *UNREACHED)):
        return True
    _log.info("completions came too late: %s", type(error).__name__)
    return False
