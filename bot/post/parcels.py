"""What each kind of parcel says, made from the newest state when it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord

from bot.post import (
    boards,
    calls,
    desk,
    following,
    inviting,
    leagues,
    letters,
    pinging,
    rematches,
    results,
    to_table,
)
from bot.post.house import PostHouse
from bot.post.sender import SHUT, NoPlaceError
from bot.ui.pictures.render_queue import as_post
from bot.values.parcel import Parcel, ParcelKind, Posted

_Send: TypeAlias = Callable[[PostHouse, Parcel], Awaitable[list[Posted]]]

_SENDS: Mapping[ParcelKind, _Send] = {
    "lobby_post": to_table.lobby_post,
    "lobby_edit": to_table.lobby_edit,
    "start_post": to_table.start_post,
    "start_edit": boards.start_edit,
    "board_post": boards.board_post,
    "board_edit": to_table.board_edit,
    "undo_post": to_table.undo_post,
    "call": calls.call,
    "call_edit": desk.call_edit,
    "desk_edit": desk.desk_edit,
    "clear": desk.clear,
    "panel_again": calls.panel_again,
    "draft_cut": calls.draft_cut,
    "order_note": letters.order_note,
    "reminder": calls.reminder,
    "digest": calls.digest,
    "stall_post": to_table.stall_post,
    "stall_edit": to_table.stall_edit,
    "vote_post": to_table.vote_post,
    "vote_edit": to_table.vote_edit,
    "seat_post": to_table.seat_post,
    "seat_edit": to_table.seat_edit,
    "screen": letters.screen,
    "status_post": to_table.status_post,
    "end_post": to_table.end_post,
    "trouble": letters.trouble,
    "host_note": letters.host_note,
    "replaced": letters.replaced,
    "vote_letter": letters.vote_letter,
    "ousting": letters.ousting,
    "moved": letters.moved,
    "moved_post": to_table.moved_post,
    "share_post": boards.share_post,
    "rematch": rematches.rematch,
    "declined": rematches.declined,
    "league_step": leagues.league_step,
    "league_end": leagues.league_end,
    "follow_step": following.follow_step,
    "follow_note": following.follow_note,
    "invitation": inviting.invitation,
    "new_table": pinging.new_table,
    "result": results.result,
    "result_post": results.result_post,
}


_POSTS_NOTHING = {*(kind for kind in _SENDS if kind.endswith("_edit")), "clear", "panel_again"}
_ABOUT_SOMEBODY: tuple[ParcelKind, ...] = ("stall_post",)
"""Where the table lives, although they name a person."""


async def deliver(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Send it; the messages that Discord took. NoPlaceError where the table cannot be written to."""
    await house.desk.calm()
    try:
        with as_post():
            posted = await _SENDS[parcel.kind](house, parcel)
    except discord.HTTPException as error:
        if (what := await _trouble(house, parcel, error)) is None:
            raise
        await house.services.homes.troubled(parcel.game_id, what)
        raise NoPlaceError(what) from error
    if not posted and parcel.doubtful and parcel.kind not in _POSTS_NOTHING:
        return await _left_behind(house, parcel)
    if posted and parcel.payload.person is None and parcel.payload.channel is None:
        await house.services.homes.written_to(parcel.game_id)
    return posted


async def _left_behind(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """What nobody needs by now may lie there all the same, if whoever posted it died before that was noted.
    It is noted, so that it is put away with the next."""
    person = parcel.payload.person
    if person is not None and parcel.kind not in _ABOUT_SOMEBODY:
        return await house.post.unnoted(await house.services.people.get(person), parcel)
    table = await house.services.reading.known(parcel.game_id)
    return await house.post.sender.unnoted(table.place.here, parcel)


async def _trouble(house: PostHouse, parcel: Parcel, error: discord.HTTPException) -> str | None:
    """What is wrong where the table lives; None: something else is wrong."""
    if error.status not in (403, 404) and error.code not in SHUT:
        return None
    guild = (await house.services.reading.known(parcel.game_id)).place.guild
    if guild is not None and await house.post.sender.server(guild) is None:
        return "server"
    if error.code in SHUT:
        return "locked"
    return "gone" if error.status == 404 else "forbidden"
