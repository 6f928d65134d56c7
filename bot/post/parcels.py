"""What each kind of parcel says, made from the newest state when it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.post import to_person, to_table
from bot.post.house import PostHouse
from bot.values.parcel import Parcel, ParcelKind, Posted

_Send: TypeAlias = Callable[[PostHouse, Parcel], Awaitable[list[Posted]]]

_SENDS: Mapping[ParcelKind, _Send] = {
    "lobby_post": to_table.lobby_post,
    "lobby_edit": to_table.lobby_edit,
    "start_post": to_table.start_post,
    "board_post": to_table.board_post,
    "board_edit": to_table.board_edit,
    "undo_post": to_table.undo_post,
    "call": to_person.call,
    "draft_cut": to_person.draft_cut,
    "reminder": to_person.reminder,
    "vote_post": to_table.vote_post,
    "vote_edit": to_table.vote_edit,
    "seat_post": to_table.seat_post,
    "seat_edit": to_table.seat_edit,
    "screen": to_person.screen,
    "status_post": to_table.status_post,
    "end_post": to_table.end_post,
}


async def deliver(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Send it; the messages that Discord took."""
    return await _SENDS[parcel.kind](house, parcel)
