"""Slash commands and completions as they arrive: acknowledged, limited, and answered whatever goes wrong."""

from __future__ import annotations

import contextlib
import logging

import discord
from discord import app_commands

from bot.ui.press.dispatch import PressClient
from bot.ui.press.errors import guarded
from bot.ui.press.reply import UNREACHED, Reply
from bot.values.errors import TooMuchError

_log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[PressClient]):
    async def interaction_check(self, interaction: discord.Interaction[PressClient], /) -> bool:
        """Acknowledge a command before anything else; one that nobody could answer is not carried out."""
        reply = Reply(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            return await _may_complete(reply)
        interaction.extras["reply"] = reply
        if not self.client.is_new(interaction.id) or not await reply.acknowledge("private"):
            return False
        async with guarded(reply, "command"):
            reply.spend("presses")
            return True
        return False

    async def on_error(
        self, interaction: discord.Interaction[PressClient], error: app_commands.AppCommandError, /
    ) -> None:
        """What no command caught itself, such as an argument that cannot be read."""
        async with guarded(interaction.extras.get("reply") or Reply(interaction), "command"):
            raise error


async def _may_complete(reply: Reply) -> bool:
    """Every letter typed asks for completions: beyond the limit there are none, and nobody is told off."""
    try:
        await reply.take_turn()
        reply.spend("letters")
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
