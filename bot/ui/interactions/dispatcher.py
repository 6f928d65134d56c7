"""Interactions as they arrive: acknowledged, limited, and passed to their handler."""

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
    """What was pressed: the arguments of its id, and what was chosen in a menu."""

    reply: Reply
    args: tuple[str, ...]
    value: str = ""

    def word(self, place: int) -> str:
        """An argument; OldButtonError where there is none."""
        return custom_ids.word_of(self.args, place)

    def number(self, place: int) -> int:
        return custom_ids.number_of(self.word(place))

    @property
    def chosen(self) -> int:
        """The number of what was chosen."""
        return custom_ids.number_of(self.value)


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Handled(Struct, frozen=True):
    ack: Ack
    run: Handler
    asks: bool = False  # it answers with a form, which has to be the first thing that Discord hears
    sight: bool = False  # its first argument is a table, and only who can see that table may press


Handlers: TypeAlias = Mapping[str, Handled]


class DispatchingClient(LatchkeyClient):
    """The client knows who handles which verb."""

    handlers: Handlers

    async def on_interaction(self, interaction: discord.Interaction[DispatchingClient]) -> None:
        """Every press comes this way, also one on a message that is long gone or of an unknown form."""
        data: Mapping[str, object] = {**(interaction.data or {})}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component:
            await _pressed(interaction, custom_id, *_chosen(data.get("values")))
        elif interaction.type is discord.InteractionType.modal_submit:
            await _pressed(interaction, custom_id, _written(data.get("components")))


def _written(parts: object) -> str:
    """What was written into the one field of a form, whatever lies around it."""
    if isinstance(parts, Mapping):
        if isinstance(value := parts.get("value"), str):
            return plain_text(value)
        return _written(parts.get("component") or parts.get("components"))
    return next((found for part in parts if (found := _written(part))), "") if isinstance(parts, list) else ""


def _chosen(values: object) -> tuple[str, ...]:
    """A menu's choice; ours let one choose just one thing."""
    return tuple(plain_text(str(value)) for value in values[:1]) if isinstance(values, list) else ()


async def _pressed(
    interaction: discord.Interaction[DispatchingClient], custom_id: str, value: str = ""
) -> None:
    """Acknowledge, then do what the id says."""
    reply = Reply(interaction)
    if not interaction.client.is_new(interaction.id):
        return  # Discord delivered it twice
    verb = custom_id.partition(":")[2].partition(":")[0]
    handled = interaction.client.handlers.get(verb)
    with reply.context.metrics.timing("press"):
        async with guarded(reply, f"press {verb if handled else '?'}"):
            await _handled(reply, handled, custom_id, value)


async def _handled(reply: Reply, handled: Handled | None, custom_id: str, value: str) -> None:
    if handled is not None and handled.asks:
        await reply.know_language()
    elif not await reply.acknowledge("update" if handled is None else handled.ack):
        return
    reply.charge_limit("presses")
    pressed_id = custom_ids.parsed(custom_id)
    if handled is None:  # a button of a version long gone
        raise OldButtonError
    press = Press(reply, pressed_id.args, value)
    if handled.sight:
        must_see(reply, await reply.context.services.reading.known(press.word(0)))
    await handled.run(press)


_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[DispatchingClient]):
    async def interaction_check(self, interaction: discord.Interaction[DispatchingClient], /) -> bool:
        """Acknowledge a command before anything else; one that nobody could answer is not carried out."""
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
        """What no command caught itself, such as an argument that cannot be read."""
        async with guarded(interaction.extras.get("reply") or Reply(interaction), "command"):
            raise error


async def _may_complete(reply: Reply) -> bool:
    """Every letter typed asks for completions: beyond the limit there are none, and nobody is told off."""
    try:
        await reply.take_turn()
        reply.charge_limit("letters")
    except TooMuchError:
        with contextlib.suppress(discord.HTTPException, *UNREACHED):
            await reply.interaction.response.autocomplete([])
        return False
    return True


def is_worth_an_error(record: logging.LogRecord) -> bool:
    """discord.py takes completions that come too late, or not at all, for faults; whoever types has long gone
    on, and one line will do."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, (discord.HTTPException, *UNREACHED)):
        return True
    _log.info("completions came too late: %s", type(error).__name__)
    return False
