"""Parcels for everyone at a table: the lobby, votes, open seats, the end; and posts of leagues."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.delivery.board_posts import board, end_pictures, in_place, with_summary
from bot.delivery.messenger import DeliveryContext, public_voice
from bot.delivery.notices import invitation_edits, rematch_edits
from bot.delivery.sender import refuses
from bot.services.turn.outbox import BOARD, LATE
from bot.ui.kit.blocks import Page, Picture
from bot.ui.kit.formatting import table_name
from bot.ui.kit.limits import THREAD_NAME, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.league import idle_page, league_page, people_of, show_league
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.results import end_page
from bot.ui.pages.seats import stall_page
from bot.ui.pages.table_posts import (
    moved_page,
    seat_page,
    start_page,
    status_page,
    undo_page,
    vote_page,
)
from bot.ui.pictures.picture_requests import PictureRequest
from bot.values.league import League
from bot.values.parcel import Parcel, Payload, Posted
from bot.values.table import Place, Table
from engine.core.text import text

_log = logging.getLogger(__name__)


async def league_step(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Advance a league, then update its post; the same parcel again does the rest.

    No new tables are opened on a server that the bot has left.
    """
    leagues = context.services.leagues
    known = await leagues.get(parcel.payload.what)
    may_open = await context.messenger.sender.server(known.guild) is not None
    gone = frozenset[int]()
    if may_open and await leagues.is_about_to_deal(known.id):
        gone = await context.messenger.without_access(Place(known.channel, known.guild), people_of(known))
    league = await leagues.advance(known.id, may_open=may_open, gone=gone)
    try:
        await show_league(context, league, parcel.nonce)
    except discord.HTTPException as error:
        _give_up(error, parcel)
    return []


async def league_end(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Post the final standings of a league below everything else, without a mention."""
    league = await context.services.leagues.get(parcel.payload.what)
    page = await league_page(context, league, context.localisers.plain(league.language))
    try:
        sender = context.messenger.sender
        return [await sender.post(league.channel, page, parcel, silent=True, beside=league.message)]
    except discord.HTTPException as error:
        _give_up(error, parcel)
        return []


async def tend_leagues(context: DeliveryContext) -> None:
    """End leagues that were never started, and notify the waiting players once.

    Posts that fell behind when a process died are updated; no other post is edited.
    """
    leagues, sender = context.services.leagues, context.messenger.sender
    await leagues.end_overdue(context.services.people.now())
    for league in await leagues.with_outdated_posts():
        if sender.client.get_guild(league.guild) is None:
            continue  # another process serves it, or none does any more
        try:
            await _bring_up(context, league)
        except discord.HTTPException as error:
            if refuses(error):
                await leagues.note_shown(league, league.message)  # the next change retries it
            _log.info("post of the league not updated: %s", error.text, extra={"game": league.id})


async def _bring_up(context: DeliveryContext, league: League) -> None:
    """Announce that a league has ended unstarted, if that is missing, then update its post.

    In this order: an up-to-date post means that the announcement was made.
    """
    if league.cut_short == "idle" and league.members:
        page = idle_page(league, context.localisers.plain(league.language))
        nonce, now = f"idle-{league.id}", context.services.people.now()
        parcel = Parcel(0, "league_end", league.id, Payload(), nonce, now, 0, doubtful=True)
        await context.messenger.sender.post(league.channel, page, parcel, silent=True, beside=league.message)
    await show_league(context, league, f"league-{league.id}")


def _give_up(error: discord.HTTPException, parcel: Parcel) -> None:
    """Log a refusal and go on with the league, whose next step retries; raise any other error."""
    if not refuses(error):
        raise error
    _log.info("post of the league not updated: %s", error.text, extra={"game": parcel.game_id})


_THREAD_EXISTS = 160004


async def _public(context: DeliveryContext, parcel: Parcel) -> tuple[Table, Localiser]:
    table = await context.services.queries.table(parcel.game_id)
    return table, await public_voice(context, table)


async def _spectator(context: DeliveryContext, table: Table, localiser: Localiser) -> tuple[Picture, ...]:
    look = await context.services.queries.snapshot(table.id, None)
    request = PictureRequest(look.table, look.view, table.language, localiser.label)
    return await context.renderer.first(request)


async def _lobby(context: DeliveryContext, table: Table, localiser: Localiser) -> Page:
    asked = await context.services.rematches.get(table.id) if table.status == "lobby" else None
    return lobby_page(table, context.games[table.game], localiser, asked)


async def lobby_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    page = await _lobby(context, table, localiser)
    return [await context.messenger.sender.post(table.place.channel, page, parcel)]


async def lobby_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    page = await _lobby(context, table, localiser)
    await rematch_edits(context, table)
    await invitation_edits(context, table)
    for posted in (await context.services.queries.posted(table.id, "lobby_post"))[:1]:
        if (
            not await context.messenger.sender.edit(posted, page) and table.status == "lobby"
        ):  # a moderator deleted it
            again = await context.messenger.sender.post(table.place.channel, page, parcel)
            return [replace(again, kind="lobby_post")]
    return []


async def start_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    if table.private:
        return []  # the first panel shows all of it
    if table.in_thread and table.place.thread is None:
        table = await _with_thread(context, table, localiser)
    page = await _start(context, table, localiser, parcel.payload)
    await lobby_edit(context, parcel)  # first, so that a refusal by Discord leaves nothing posted
    return await in_place(context, table, page, parcel, silent=_all_are_told(table))


def _all_are_told(table: Table) -> bool:
    """Whether each player gets a first call or screen anyway.

    The mention that lets them into the thread can then be silent.
    """
    return all(info.reach in ("dm", "thread") for info in table.seats if info.person is not None)


async def _start(context: DeliveryContext, table: Table, localiser: Localiser, payload: Payload) -> Page:
    """Build the post of the dealt table; later events are in the next post."""
    if payload.what == "imported":
        return start_page(table, localiser, await _spectator(context, table, localiser))
    post = await context.services.past.opening_post(table.id)
    request = PictureRequest(post.table, post.view, table.language, localiser.label)
    return start_page(post.table, localiser, await context.renderer.first(request))


async def _with_thread(context: DeliveryContext, table: Table, localiser: Localiser) -> Table:
    """Create a thread below the lobby post; without that permission the table stays in the channel."""
    posts = await context.services.queries.posted(table.id, "lobby_post")
    lobby = [post for post in posts if post.channel == table.place.channel]
    channel = await context.messenger.sender.channel(table.place)
    if channel is None:
        return table
    name = localiser.short("table-thread", game=text(f"{table.game}-name"), name=table_name(table))
    try:
        if lobby:
            message = channel.get_partial_message(lobby[0].message)
            thread = await message.create_thread(name=clip(name, THREAD_NAME), auto_archive_duration=10080)
        else:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=clip(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS and lobby:  # created before a restart: it has the message's id
            return await context.services.lobby.set_thread(table.id, lobby[0].message)
        if error.status >= 500:
            raise
        _log.info("no thread created: %s", error.text, extra={"game": table.id})
        return table
    return await context.services.lobby.set_thread(table.id, thread.id)


async def board_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Update whose turn it is in the newest post."""
    table, localiser = await _public(context, parcel)
    if table.private:
        return []  # its only reader has it on the panel
    told = await context.services.people.setting(f"game:{table.id}", BOARD)
    first, last = map(int, (told or "0 0").split()[:2])
    _, late, notes = (told or "").partition(f" {LATE}")
    posts = await context.services.queries.posted(table.id, "board_post" if last else "start_post")
    if last:
        post = await context.services.queries.post(table.id, first, last)
        post = replace(post, late=bool(late), notes=tuple(notes.split()))
        page = await board(context, await with_summary(context, post, posts[:1]))
    else:
        page = await _start(context, table, localiser, parcel.payload)
    return await _edit_newest(context, posts, page)


async def _edit_newest(context: DeliveryContext, posts: Sequence[Posted], page: Page) -> list[Posted]:
    """Edit the first of these posts, if there is one; nothing is posted."""
    for posted in posts[:1]:
        await context.messenger.sender.edit(posted, page)
    return []


async def undo_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    if table.private:
        return []
    page = undo_page(table, parcel.payload, localiser, await _spectator(context, table, localiser))
    return await in_place(context, table, page, parcel)


async def status_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    if parcel.payload.what == "moved":
        page = status_page(
            table, parcel.payload, localiser, pictures=await _spectator(context, table, localiser)
        )
        return await in_place(context, table, page, parcel)
    ended = parcel.payload.what in ("ended", "silent")
    exported = await context.services.transfer.export(table.id, table.host) if ended else None
    posted = await in_place(context, table, status_page(table, parcel.payload, localiser, exported), parcel)
    if table.status == "closed" and table.started is not None:
        await _say_over(context, table, localiser)
    return posted


async def moved_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Post in the former channel that the table has moved; not retried if that channel is closed."""
    table, localiser = await _public(context, parcel)
    try:
        return [
            await context.messenger.sender.post(
                parcel.payload.channel or 0, moved_page(table, localiser), parcel
            )
        ]
    except discord.HTTPException as error:
        if not refuses(error):
            raise
        _log.info("move not announced in the old channel: %s", error.text, extra={"game": table.id})
        return []


async def end_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    look = await context.services.queries.snapshot(parcel.game_id, None)
    table = look.table
    localiser = await public_voice(context, table)
    pictures = await end_pictures(context, look, table.language, localiser)
    changes = await context.services.statistics.changes(table.id, None)
    page, silent = end_page(look, localiser, pictures, changes), _all_are_told(table)
    posted = await in_place(context, table, page, parcel, silent=silent)
    await _say_over(context, table, localiser)
    return posted


async def _say_over(context: DeliveryContext, table: Table, localiser: Localiser) -> None:
    """Mark the thread's name as finished, where Discord lets us change it."""
    if table.place.thread is not None:  # by id: an archived thread is not in the cache
        name = localiser.short("table-thread-over", game=text(f"{table.game}-name"), name=table_name(table))
        with contextlib.suppress(discord.HTTPException):
            await context.messenger.sender.client.http.edit_channel(
                table.place.thread, name=clip(name, THREAD_NAME)
            )


async def vote_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    vote = await context.services.votes.get(parcel.payload.vote or 0)
    return await in_place(
        context, table, vote_page(vote, table, context.games[table.game], localiser), parcel
    )


async def vote_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    vote = await context.services.votes.get(parcel.payload.vote or 0)
    page = vote_page(vote, table, context.games[table.game], localiser)
    return await _edit_newest(context, await context.services.queries.posted(table.id, "vote_post"), page)


async def stall_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    stall = await context.services.stalls.get(table.id, parcel.payload.seat or 0)
    if stall.moot:
        return []
    return await in_place(context, table, stall_page(table, stall, localiser), parcel)


async def stall_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    stall = await context.services.stalls.get(table.id, parcel.payload.seat or 0)
    posts = await context.services.queries.posted(table.id, "stall_post", parcel.payload.person)
    return await _edit_newest(context, posts, stall_page(table, stall, localiser))


async def seat_post(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    seat, pictures = parcel.payload.seat or 0, await _spectator(context, table, localiser)
    page = seat_page(table, seat, localiser, pictures, await context.services.seats.held_seat(table.id, seat))
    return await in_place(context, table, page, parcel)


async def seat_edit(context: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, localiser = await _public(context, parcel)
    page = seat_page(table, parcel.payload.seat or 0, localiser)
    return await _edit_newest(context, await context.services.queries.posted(table.id, "seat_post"), page)
