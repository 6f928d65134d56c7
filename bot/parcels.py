"""What each kind of parcel says, made from the newest state when it is sent."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.calls import call, draft_cut, reminder, screen
from bot.services.types import Parcel, ParcelKind, Payload, Posted, Table
from bot.ui.end_page import end_page
from bot.ui.limits import THREAD_NAME, clip
from bot.ui.lobby_page import lobby_page
from bot.ui.look import shot_of
from bot.ui.page import Page, Picture
from bot.ui.studio import Shot
from bot.ui.table_pages import (
    board_page,
    seat_page,
    start_page,
    status_page,
    undo_page,
    vote_page,
)
from bot.ui.voice import Voice
from engine.core.text import text

if TYPE_CHECKING:
    from bot.app import Latchkey

_log = logging.getLogger(__name__)
_THREAD_EXISTS = 160004
Send: TypeAlias = "Callable[[Latchkey, Parcel], Awaitable[list[Posted]]]"


async def _public(bot: Latchkey, parcel: Parcel) -> tuple[Table, Voice]:
    table = await bot.services.reading.table(parcel.game_id)
    return table, bot.voices.at(table, table.language)


async def _spectator(bot: Latchkey, table: Table, voice: Voice) -> tuple[Picture, ...]:
    look = await bot.services.reading.look(table.id, None)
    return await bot.studio.first(shot_of(look, table.language, voice))


async def _in_place(bot: Latchkey, table: Table, page: Page, parcel: Parcel) -> list[Posted]:
    """Where the table lives; if its thread is gone or shut, in the channel above."""
    try:
        return [await bot.courier.post(table.place.here, page, parcel)]
    except (discord.NotFound, discord.Forbidden):
        if table.place.thread is None:
            raise
        return [await bot.courier.post(table.place.channel, page, parcel)]


async def _lobby_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    page = lobby_page(table, bot.games[table.game], voice)
    return [await bot.courier.post(table.place.channel, page, parcel)]


async def _lobby_edit(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    page = lobby_page(table, bot.games[table.game], voice)
    for posted in (await bot.services.reading.posted(table.id, "lobby_post"))[:1]:
        await bot.courier.edit(posted, page)
    return []


async def _start_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    if table.in_thread and table.place.thread is None:
        table = await _with_thread(bot, table, voice)
    page = await _start(bot, table, voice, parcel.payload)
    posted = await _in_place(bot, table, page, parcel)
    await _note_board(bot, parcel.game_id, 0, 0)
    await _lobby_edit(bot, parcel)
    return posted


async def _start(bot: Latchkey, table: Table, voice: Voice, payload: Payload) -> Page:
    """The table as it was dealt: what has happened since is told by the next post."""
    if payload.what == "imported":
        return start_page(table, voice, await _spectator(bot, table, voice))
    post = await bot.services.past.opening(table.id)
    shot = Shot(post.table, post.view, table.language, voice.label)
    return start_page(post.table, voice, await bot.studio.first(shot))


async def _with_thread(bot: Latchkey, table: Table, voice: Voice) -> Table:
    """A thread below the lobby post; without the right to make one the table lives in the channel."""
    lobby = await bot.services.reading.posted(table.id, "lobby_post")
    channel = bot.get_channel(table.place.channel)
    if not isinstance(channel, discord.TextChannel):
        return table
    name = voice.short("table-thread", game=text(f"{table.game}-name"), id=table.id[:4])
    try:
        if lobby:
            message = channel.get_partial_message(lobby[0].message)
            thread = await message.create_thread(name=clip(name, THREAD_NAME), auto_archive_duration=10080)
        else:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=clip(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS and lobby:  # made before a restart: it has the message's id
            return await bot.services.lobby.set_thread(table.id, lobby[0].message)
        if error.status >= 500:
            raise
        _log.info("no thread here: %s", error.text, extra={"game": table.id})
        return table
    return await bot.services.lobby.set_thread(table.id, thread.id)


async def _board_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    last = parcel.payload.last_turn or 0
    first = parcel.payload.first_turn or last
    table, page = await _board(bot, parcel.game_id, first, last)
    posted = await _in_place(bot, table, page, parcel)
    await _note_board(bot, table.id, first, last)
    return posted


async def _board(bot: Latchkey, game_id: str, first: int, last: int) -> tuple[Table, Page]:
    post = await bot.services.reading.post(game_id, first, last)
    table = post.table
    voice = bot.voices.at(table, table.language)
    shot = Shot(table, post.view, table.language, voice.label)
    return table, board_page(post, voice, await bot.studio.first(shot))


async def _note_board(bot: Latchkey, game_id: str, first: int, last: int) -> None:
    """Which turns the newest board post tells, so that it can be drawn again."""
    await bot.services.people.set_setting(f"game:{game_id}", "board", f"{first} {last}")


async def _board_edit(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    """Nothing to tell but who is still to decide: the newest post says so."""
    table, voice = await _public(bot, parcel)
    told = await bot.services.people.setting(f"game:{table.id}", "board")
    first, last = map(int, (told or "0 0").split())
    posts = await bot.services.reading.posted(table.id, "board_post" if last else "start_post")
    if last:
        page = (await _board(bot, table.id, first, last))[1]
    else:
        page = await _start(bot, table, voice, parcel.payload)
    for posted in posts[:1]:
        await bot.courier.edit(posted, page)
    return []


async def _undo_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    return await _in_place(bot, table, undo_page(table, voice, await _spectator(bot, table, voice)), parcel)


async def _status_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    ended = parcel.payload.what == "ended"
    exported = await bot.services.transfer.export(table.id, table.host) if ended else None
    return await _in_place(bot, table, status_page(table, parcel.payload, voice, exported), parcel)


async def _end_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    look = await bot.services.reading.look(parcel.game_id, None)
    table = look.table
    voice = bot.voices.at(table, table.language)
    shared = [kind for kind in bot.studio.kinds(table.game, look.view) if kind.seat is None]
    sheets = [kind for kind in shared if kind.key == "score"]
    wanted = sheets[:1] + [kind for kind in shared if kind not in sheets][:1]
    pictures = await bot.studio.pictures(shot_of(look, table.language, voice), wanted)
    exported = await bot.services.transfer.export(table.id, table.host)
    return await _in_place(bot, table, end_page(look, voice, pictures, exported), parcel)


async def _vote_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    vote = await bot.services.votes.get(parcel.payload.vote or 0)
    return await _in_place(bot, table, vote_page(vote, table, voice), parcel)


async def _vote_edit(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    vote = await bot.services.votes.get(parcel.payload.vote or 0)
    page = vote_page(vote, table, voice)
    for posted in (await bot.services.reading.posted(table.id, "vote_post"))[:1]:
        await bot.courier.edit(posted, page)
    return []


async def _seat_post(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    page = seat_page(table, parcel.payload.seat or 0, voice, await _spectator(bot, table, voice))
    return await _in_place(bot, table, page, parcel)


async def _seat_edit(bot: Latchkey, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(bot, parcel)
    page = seat_page(table, parcel.payload.seat or 0, voice)
    for posted in (await bot.services.reading.posted(table.id, "seat_post"))[:1]:
        await bot.courier.edit(posted, page)
    return []


PARCELS: Mapping[ParcelKind, Send] = {
    "lobby_post": _lobby_post,
    "lobby_edit": _lobby_edit,
    "start_post": _start_post,
    "board_post": _board_post,
    "board_edit": _board_edit,
    "undo_post": _undo_post,
    "call": call,
    "draft_cut": draft_cut,
    "reminder": reminder,
    "vote_post": _vote_post,
    "vote_edit": _vote_edit,
    "seat_post": _seat_post,
    "seat_edit": _seat_edit,
    "screen": screen,
    "status_post": _status_post,
    "end_post": _end_post,
}
