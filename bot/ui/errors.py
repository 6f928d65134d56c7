"""The one error handler, for commands, components and modals."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import discord

from bot.services.errors import PlayerError
from bot.ui.answer import Answer
from engine.core.text import text

_log = logging.getLogger(__name__)
_GONE = (10062, 50027, 40060)  # too old to be answered, or answered already


@contextlib.asynccontextmanager
async def guarded(answer: Answer, doing: str) -> AsyncIterator[None]:
    """An error of ours is said in its own words; any other is logged, and the player gets an apology."""
    try:
        yield
    except PlayerError as error:
        await _tell(answer, answer.voice().say(error.text))
    except discord.HTTPException as error:
        if error.code not in _GONE:
            await _failed(answer, doing, error)
    except Exception as error:
        await _failed(answer, doing, error)


async def _failed(answer: Answer, doing: str, error: Exception) -> None:
    _log.error("%s failed", doing, exc_info=error, extra={"person": answer.person.id, "command": doing})
    with contextlib.suppress(discord.HTTPException):
        await _tell(answer, answer.voice().say(text("errors-ours", reference=answer.cause[-6:])))


async def _tell(answer: Answer, words: str) -> None:
    """Privately: into the waiting answer if there is one, else beside the pressed message."""
    response = answer.interaction.response
    if not response.is_done():
        await response.defer(ephemeral=True, thinking=True)
    if response.type is discord.InteractionResponseType.deferred_channel_message:
        await answer.say(words)
    else:
        await answer.whisper(words)
