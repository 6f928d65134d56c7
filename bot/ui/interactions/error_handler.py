"""The error handler for commands, components and modals."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import discord

from bot.store.errors import CannotStoreError, UncertainStoreError
from bot.ui.interactions.reply import UNREACHED, Reply
from bot.ui.pictures.render_queue import ClosedError
from bot.values.errors import PlayerError, TooMuchError
from engine.core.text import text

_log = logging.getLogger(__name__)
_DEAD = (10062, 10015, 50027)  # the interaction is too old to answer
_GONE = (*_DEAD, 40060)  # that, or already answered
_SHUT = 50083  # the thread is archived or locked
_OUR_FAULT = 400  # Discord rejects the page


@contextlib.asynccontextmanager
async def guarded(reply: Reply, doing: str) -> AsyncIterator[None]:
    """Show an expected error to the player; log any other and apologise."""
    with reply.interaction.client.working():
        async with _errors_told(reply, doing):
            yield


@contextlib.asynccontextmanager
async def _errors_told(reply: Reply, doing: str) -> AsyncIterator[None]:
    try:
        yield
    except PlayerError as error:
        if isinstance(error, TooMuchError):
            reply.context.metrics.refused(error.text.key.removeprefix("limits-"))
        await _tell_in_private(reply, reply.localiser(error.table).say(error.text))
    except discord.HTTPException as error:
        if error.code in _GONE:
            _log.info("%s came too late to be answered", doing)
            if error.code in _DEAD and await _was_done(reply):
                await _tell_by_dm(reply, reply.localiser().say(text("errors-late-done")))
        elif error.status == _OUR_FAULT and error.code != _SHUT:
            await _failed(reply, doing, error)
        else:
            await _not_shown(reply, doing, f"status {error.status}, code {error.code}")
    except UNREACHED as error:
        await _not_shown(reply, doing, type(error).__name__)
    except ClosedError:  # it took so long that the bot has stopped
        _log.info("%s not answered: the bot has stopped", doing)
    except CannotStoreError as error:
        _log.warning("%s could not be stored: %s", doing, error, extra=_extra(reply, doing))
        done = await _was_done(reply)
        unsure = done is None and isinstance(error, UncertainStoreError)
        key = "errors-ours-done" if done else "errors-ours-unsure" if unsure else "errors-cannot-store"
        await _tell_in_private(
            reply, reply.localiser().say(text(key, reference=reply.cause[-6:])), was_done=bool(done)
        )
    except Exception as error:
        await _failed(reply, doing, error)


async def _failed(reply: Reply, doing: str, error: Exception) -> None:
    """Tell the player about a failure, and look up whether anything changed."""
    _log.error("%s failed", doing, exc_info=error, extra=_extra(reply, doing))
    done = await _was_done(reply)
    key = {True: "errors-ours-done", False: "errors-ours", None: "errors-ours-unsure"}[done]
    await _tell_in_private(
        reply, reply.localiser().say(text(key, reference=reply.cause[-6:])), was_done=bool(done)
    )


async def _was_done(reply: Reply) -> bool | None:
    """Whether the interaction changed something; None if that cannot be read now."""
    try:
        return await reply.services.queries.was_done(reply.cause)
    except Exception as error:
        _log.warning("could not check whether anything changed: %s", error)
        return None


async def _not_shown(reply: Reply, doing: str, why: str) -> None:
    """Handle an answer that Discord refused: the message is deleted, its thread is closed, or similar."""
    _log.warning(
        "%s was answered, but the answer could not be shown: %s", doing, why, extra=_extra(reply, doing)
    )
    key = "errors-not-shown-done" if await _was_done(reply) else "errors-not-shown"
    words = reply.localiser().say(text(key))
    try:
        await reply.send_ephemeral_text(words)
    except (discord.HTTPException, *UNREACHED):
        await _tell_by_dm(reply, words)


async def _tell_in_private(reply: Reply, words: str, *, was_done: bool = False) -> None:
    """Tell the player in private: in the pending answer, else as an ephemeral message, else by DM.

    If Discord takes no answer any more, write a DM only if something changed.
    """
    response = reply.interaction.response
    try:
        if reply.ack is None and not response.is_done():
            await response.defer(ephemeral=True, thinking=True)
        waits = response.type is discord.InteractionResponseType.deferred_channel_message
        if waits or reply.ack in ("private", "public"):
            await reply.send_text(words)
        else:
            await reply.send_ephemeral_text(words)
    except (discord.HTTPException, *UNREACHED) as error:
        if isinstance(error, discord.HTTPException) and error.code in _GONE and not was_done:
            return
        await _tell_by_dm(reply, words)


async def _tell_by_dm(reply: Reply, words: str) -> None:
    try:
        await reply.send_direct_message(words)
    except (discord.HTTPException, *UNREACHED) as error:
        _log.info("the error message could not be delivered: %s", error, extra={"person": reply.person.id})


def _extra(reply: Reply, doing: str) -> dict[str, object]:
    return {"person": reply.person.id, "command": doing}
