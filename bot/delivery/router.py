"""Build the message of each kind of parcel from the newest state when it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord

from bot.delivery import board_posts, inbox, notices, table_posts, turn_notices
from bot.delivery.messenger import DeliveryContext
from bot.delivery.sender import SHUT, ChannelUnavailableError, RetryLaterError, refuses
from bot.ui.pictures.render_queue import at_low_priority
from bot.values.parcel import Parcel, ParcelKind, Posted

_Send: TypeAlias = Callable[[DeliveryContext, Parcel], Awaitable[list[Posted]]]

_SENDS: Mapping[ParcelKind, _Send] = {
    "lobby_post": table_posts.lobby_post,
    "lobby_edit": table_posts.lobby_edit,
    "start_post": table_posts.start_post,
    "start_edit": board_posts.start_edit,
    "board_post": board_posts.board_post,
    "board_edit": table_posts.board_edit,
    "undo_post": table_posts.undo_post,
    "call": turn_notices.call,
    "call_below": turn_notices.call_below,
    "call_edit": inbox.call_edit,
    "desk_edit": inbox.desk_edit,
    "clear": inbox.clear,
    "panel_again": turn_notices.panel_again,
    "draft_cut": turn_notices.draft_cut,
    "order_note": notices.order_note,
    "reminder": turn_notices.reminder,
    "digest": turn_notices.digest,
    "stall_post": table_posts.stall_post,
    "stall_edit": table_posts.stall_edit,
    "vote_post": table_posts.vote_post,
    "vote_edit": table_posts.vote_edit,
    "seat_post": table_posts.seat_post,
    "seat_edit": table_posts.seat_edit,
    "screen": notices.screen,
    "status_post": table_posts.status_post,
    "end_post": table_posts.end_post,
    "trouble": notices.trouble,
    "host_note": notices.host_note,
    "replaced": notices.replaced,
    "vote_letter": notices.vote_notice,
    "ousting": notices.ousting,
    "moved": notices.moved,
    "moved_post": table_posts.moved_post,
    "share_post": board_posts.share_post,
    "rematch": notices.rematch,
    "declined": notices.declined,
    "league_step": table_posts.league_step,
    "league_end": table_posts.league_end,
    "league_missed": notices.league_missed,
    "follow_step": board_posts.follow_step,
    "follow_note": board_posts.follow_note,
    "invitation": notices.invitation,
    "new_table": notices.new_table,
    "result": board_posts.result,
    "result_post": board_posts.result_post,
}


_POSTS_NOTHING = {*(kind for kind in _SENDS if kind.endswith("_edit")), "clear", "panel_again"}
_ABOUT_SOMEBODY: tuple[ParcelKind, ...] = ("stall_post",)
"""Public posts, although the parcel names a person."""
_NEWS: frozenset[ParcelKind] = frozenset(
    {
        *("reminder", "digest", "draft_cut", "order_note", "screen", "replaced", "result", "rematch"),
        *("declined", "host_note", "vote_letter", "ousting", "moved", "league_missed", "follow_note"),
        *("trouble", "invitation", "new_table"),
    }
)
"""Messages to one person that can wait until they have answered."""


async def deliver(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Send a parcel and return its messages; raise ChannelUnavailableError if the table cannot be
    written to.
    """
    await context.interaction_queue.wait_until_idle()
    _must_not_interrupt(context, parcel)
    try:
        with at_low_priority():
            posted = await _SENDS[parcel.kind](context, parcel)
    except discord.HTTPException as error:
        if (what := await _trouble(context, parcel, error)) is None:
            raise
        await context.services.channels.note_trouble(parcel.game_id, what)
        raise ChannelUnavailableError(what) from error
    if not posted and parcel.doubtful and parcel.kind not in _POSTS_NOTHING:
        return await _left_behind(context, parcel)
    if posted and parcel.payload.person is None and parcel.payload.channel is None:
        await context.services.channels.clear_trouble(parcel.game_id)
    return posted


def _must_not_interrupt(context: DeliveryContext, parcel: Parcel) -> None:
    """Raise RetryLaterError while the person is answering another table in their inbox: a message would push
    that answer away. A warning that their time or their table ends does not wait."""
    person, is_warning = parcel.payload.person, parcel.kind == "reminder" and parcel.payload.what
    if person is None or parcel.doubtful or is_warning or parcel.kind not in _NEWS:
        return
    busy = context.services.visits.busy_elsewhere(parcel.game_id, person, parcel.created)
    if busy is not None:
        raise RetryLaterError(busy)


async def _left_behind(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Record messages of an obsolete parcel, so that they are deleted with the next one.

    The process may have died between posting and recording them.
    """
    person = parcel.payload.person
    if person is not None and parcel.kind not in _ABOUT_SOMEBODY:
        return await context.messenger.unnoted(await context.services.people.get(person), parcel)
    table = await context.services.queries.cached_table(parcel.game_id)
    return await context.messenger.sender.unnoted(table.place.here, parcel)


async def _trouble(context: DeliveryContext, parcel: Parcel, error: discord.HTTPException) -> str | None:
    """Return what is wrong with the table's channel; None if the error has another cause."""
    if not refuses(error):
        return None
    guild = (await context.services.queries.cached_table(parcel.game_id)).place.guild
    if guild is not None and await context.messenger.sender.server(guild) is None:
        return "server"
    if error.code in SHUT:
        return "locked"
    return "gone" if error.status == 404 else "forbidden"
