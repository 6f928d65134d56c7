"""The one error handler, for commands, components and modals."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import discord

from bot.ui.pictures.drawing import ClosedError
from bot.ui.press.reply import Reply
from bot.values.errors import PlayerError
from engine.core.text import text

_log = logging.getLogger(__name__)
_GONE = (10062, 50027, 40060)  # too old to be answered, or answered already


@contextlib.asynccontextmanager
async def guarded(reply: Reply, doing: str) -> AsyncIterator[None]:
    """An error of ours is said in its own words; any other is logged, and the player gets an apology."""
    with reply.interaction.client.working():
        async with _told(reply, doing):
            yield


@contextlib.asynccontextmanager
async def _told(reply: Reply, doing: str) -> AsyncIterator[None]:
    try:
        yield
    except PlayerError as error:
        await _tell(reply, reply.voice().say(error.text))
    except discord.HTTPException as error:
        if error.code not in _GONE:
            await _failed(reply, doing, error)
    except ClosedError:  # it took so long that the bot has stopped meanwhile
        _log.info("%s is not answered any more", doing)
    except Exception as error:
        await _failed(reply, doing, error)


async def _failed(reply: Reply, doing: str, error: Exception) -> None:
    _log.error("%s failed", doing, exc_info=error, extra={"person": reply.person.id, "command": doing})
    with contextlib.suppress(discord.HTTPException):
        await _tell(reply, reply.voice().say(text("errors-ours", reference=reply.cause[-6:])))


async def _tell(reply: Reply, words: str) -> None:
    """Privately: into the waiting answer if there is one, else beside the pressed message."""
    response = reply.interaction.response
    if not response.is_done():
        await response.defer(ephemeral=True, thinking=True)
    if response.type is discord.InteractionResponseType.deferred_channel_message:
        await reply.say(words)
    else:
        await reply.whisper(words)
