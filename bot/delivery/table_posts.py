"""Parcels for everyone at a table: the lobby, votes, open seats, the end; and posts of leagues."""

from __future__ import annotations

import contextlib
import logging

import discord
from msgspec.structs import replace

from bot.delivery.board_posts import board, end_pictures, in_place, with_summary
from bot.delivery.messenger import DeliveryContext, public_voice
from bot.delivery.notices import rematch_edits
from bot.delivery.sender import SHUT
from bot.services.turn.outbox import BOARD, LATE
from bot.ui.kit.blocks import Page, Picture
from bot.ui.kit.formatting import table_name
from bot.ui.kit.limits import THREAD_NAME, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.league import idle_page, league_page, people_of, show_league
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.results import end_page
from bot.ui.pages.seats import stall_page
from bot.ui.pages.table_info import shot_of
from bot.ui.pages.table_posts import (
    moved_page,
    seat_page,
    start_page,
    status_page,
    undo_page,
    vote_page,
)
from bot.ui.pictures.renderer import PictureRequest
from bot.values.league import League
from bot.values.parcel import Parcel, Payload, Posted
from bot.values.table import Place, Table
from engine.core.text import text

_log = logging.getLogger(__name__)


async def league_step(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """First what is to be done, then what is to be shown; the same parcel again does the rest of it. On a
    server that we are not on any more no new tables are opened."""
    leagues = house.services.leagues
    known = await leagues.get(parcel.payload.what)
    may_open = await house.post.sender.server(known.guild) is not None
    gone = frozenset[int]()
    if may_open and await leagues.is_about_to_deal(known.id):
        gone = await house.post.gone(Place(known.channel, known.guild), people_of(known))
    league = await leagues.advance(known.id, may_open=may_open, gone=gone)
    try:
        await show_league(house, league, parcel.nonce)
    except discord.HTTPException as error:
        _give_up(error, parcel)
    return []


async def league_end(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Below everything else, where it is seen; nobody is called for it."""
    league = await house.services.leagues.get(parcel.payload.what)
    page = await league_page(house, league, house.voices.plain(league.language))
    try:
        sender = house.post.sender
        return [await sender.post(league.channel, page, parcel, silent=True, beside=league.message)]
    except discord.HTTPException as error:
        _give_up(error, parcel)
        return []


async def tend_leagues(house: DeliveryContext) -> None:
    """Leagues that nobody has started for long end, which those who waited are told once. Posts that are
    behind, as the process died before they were brought up to date, are brought up; no others are edited."""
    leagues, sender = house.services.leagues, house.post.sender
    await leagues.end_overdue(house.services.people.now())
    for league in await leagues.behind():
        if sender.client.get_guild(league.guild) is None:
            continue  # another process serves it, or nobody does any more
        try:
            await _bring_up(house, league)
        except discord.HTTPException as error:
            if error.status in (403, 404) or error.code in SHUT:
                await leagues.shown(league, league.message)  # its next change tries it again
            _log.info("the league's post cannot be written: %s", error.text, extra={"league": league.id})


async def _bring_up(house: DeliveryContext, league: League) -> None:
    """What is told comes first: as long as the post is behind, it is looked for and told if it is missing."""
    if league.cut_short == "idle" and league.members:
        page = idle_page(league, house.voices.plain(league.language))
        nonce, now = f"idle-{league.id}", house.services.people.now()
        parcel = Parcel(0, "league_end", league.id, Payload(), nonce, now, 0, doubtful=True)
        await house.post.sender.post(league.channel, page, parcel, silent=True, beside=league.message)
    await show_league(house, league, f"league-{league.id}")


def _give_up(error: discord.HTTPException, parcel: Parcel) -> None:
    """Where nothing can be written the league goes on all the same; its next step tries it again."""
    if error.status not in (403, 404) and error.code not in SHUT:
        raise error
    _log.info("the league's post cannot be written: %s", error.text, extra={"game": parcel.game_id})


_THREAD_EXISTS = 160004


async def _public(house: DeliveryContext, parcel: Parcel) -> tuple[Table, Localiser]:
    table = await house.services.reading.table(parcel.game_id)
    return table, await public_voice(house, table)


async def _spectator(house: DeliveryContext, table: Table, voice: Localiser) -> tuple[Picture, ...]:
    look = await house.services.reading.look(table.id, None)
    return await house.studio.first(shot_of(look, table.language, voice))


async def _lobby(house: DeliveryContext, table: Table, voice: Localiser) -> Page:
    asked = await house.services.rematches.at(table.id) if table.status == "lobby" else None
    return lobby_page(table, house.games[table.game], voice, asked)


async def lobby_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    page = await _lobby(house, table, voice)
    return [await house.post.sender.post(table.place.channel, page, parcel)]


async def lobby_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    page = await _lobby(house, table, voice)
    await rematch_edits(house, table)
    for posted in (await house.services.reading.posted(table.id, "lobby_post"))[:1]:
        if not await house.post.sender.edit(posted, page) and table.status == "lobby":  # somebody deleted it
            again = await house.post.sender.post(table.place.channel, page, parcel)
            return [replace(again, kind="lobby_post")]
    return []


async def start_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    if table.private:
        return []  # the first panel shows all of it
    if table.in_thread and table.place.thread is None:
        table = await _with_thread(house, table, voice)
    page = await _start(house, table, voice, parcel.payload)
    await lobby_edit(house, parcel)  # first: if Discord refuses it, nothing has been posted yet
    return await in_place(house, table, page, parcel, silent=_all_are_told(table))


def _all_are_told(table: Table) -> bool:
    """Whether a first call or screen reaches everybody: then being named, which lets them into the thread,
    need not ring besides."""
    return all(info.reach in ("dm", "thread") for info in table.seats if info.person is not None)


async def _start(house: DeliveryContext, table: Table, voice: Localiser, payload: Payload) -> Page:
    """The table as it was dealt: what has happened since is told by the next post."""
    if payload.what == "imported":
        return start_page(table, voice, await _spectator(house, table, voice))
    post = await house.services.past.opening(table.id)
    shot = PictureRequest(post.table, post.view, table.language, voice.label)
    return start_page(post.table, voice, await house.studio.first(shot))


async def _with_thread(house: DeliveryContext, table: Table, voice: Localiser) -> Table:
    """A thread below the lobby post; without the right to make one the table lives in the channel."""
    posts = await house.services.reading.posted(table.id, "lobby_post")
    lobby = [post for post in posts if post.channel == table.place.channel]
    channel = await house.post.sender.channel(table.place)
    if channel is None:
        return table
    name = voice.short("table-thread", game=text(f"{table.game}-name"), name=table_name(table))
    try:
        if lobby:
            message = channel.get_partial_message(lobby[0].message)
            thread = await message.create_thread(name=clip(name, THREAD_NAME), auto_archive_duration=10080)
        else:
            kind = discord.ChannelType.public_thread
            thread = await channel.create_thread(name=clip(name, THREAD_NAME), type=kind)
    except discord.HTTPException as error:
        if error.code == _THREAD_EXISTS and lobby:  # made before a restart: it has the message's id
            return await house.services.lobby.set_thread(table.id, lobby[0].message)
        if error.status >= 500:
            raise
        _log.info("no thread here: %s", error.text, extra={"game": table.id})
        return table
    return await house.services.lobby.set_thread(table.id, thread.id)


async def board_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Nothing to tell but who is still to decide: the newest post says so."""
    table, voice = await _public(house, parcel)
    if table.private:
        return []  # its one reader has it on the panel
    told = await house.services.people.setting(f"game:{table.id}", BOARD)
    first, last = map(int, (told or "0 0").split()[:2])
    _, late, notes = (told or "").partition(f" {LATE}")
    posts = await house.services.reading.posted(table.id, "board_post" if last else "start_post")
    if last:
        post = await house.services.reading.post(table.id, first, last)
        post = replace(post, late=bool(late), notes=tuple(notes.split()))
        page = await board(house, await with_summary(house, post, posts[:1]))
    else:
        page = await _start(house, table, voice, parcel.payload)
    for posted in posts[:1]:
        await house.post.sender.edit(posted, page)
    return []


async def undo_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    if table.private:
        return []
    page = undo_page(table, parcel.payload, voice, await _spectator(house, table, voice))
    return await in_place(house, table, page, parcel)


async def status_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    if parcel.payload.what == "moved":
        page = status_page(table, parcel.payload, voice, pictures=await _spectator(house, table, voice))
        return await in_place(house, table, page, parcel)
    ended = parcel.payload.what in ("ended", "silent")
    exported = await house.services.transfer.export(table.id, table.host) if ended else None
    posted = await in_place(house, table, status_page(table, parcel.payload, voice, exported), parcel)
    if table.status == "closed" and table.started is not None:
        await _say_over(house, table, voice)
    return posted


async def moved_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    """Where the table was until now; if nothing can be written there any more, nobody is left to tell."""
    table, voice = await _public(house, parcel)
    try:
        return [await house.post.sender.post(parcel.payload.channel or 0, moved_page(table, voice), parcel)]
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in SHUT:
            raise
        _log.info("the place it has left is not told: %s", error.text, extra={"game": table.id})
        return []


async def end_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    look = await house.services.reading.look(parcel.game_id, None)
    table = look.table
    voice = await public_voice(house, table)
    pictures = await end_pictures(house, look, table.language, voice)
    exported = await house.services.transfer.export(table.id, table.host)
    page, silent = end_page(look, voice, pictures, exported), _all_are_told(table)
    posted = await in_place(house, table, page, parcel, silent=silent)
    await _say_over(house, table, voice)
    return posted


async def _say_over(house: DeliveryContext, table: Table, voice: Localiser) -> None:
    """The thread's name says that the game is over, where Discord lets us change it."""
    if table.place.thread is not None:  # by its number: one that was archived is not known by now
        name = voice.short("table-thread-over", game=text(f"{table.game}-name"), name=table_name(table))
        with contextlib.suppress(discord.HTTPException):
            await house.post.sender.client.http.edit_channel(table.place.thread, name=clip(name, THREAD_NAME))


async def vote_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    vote = await house.services.votes.get(parcel.payload.vote or 0)
    return await in_place(house, table, vote_page(vote, table, house.games[table.game], voice), parcel)


async def vote_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    vote = await house.services.votes.get(parcel.payload.vote or 0)
    page = vote_page(vote, table, house.games[table.game], voice)
    for posted in (await house.services.reading.posted(table.id, "vote_post"))[:1]:
        await house.post.sender.edit(posted, page)
    return []


async def stall_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    stall = await house.services.stalls.get(table.id, parcel.payload.seat or 0)
    if stall.moot:
        return []
    return await in_place(house, table, stall_page(table, stall, voice), parcel)


async def stall_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    stall = await house.services.stalls.get(table.id, parcel.payload.seat or 0)
    person = parcel.payload.person
    for posted in (await house.services.reading.posted(table.id, "stall_post", person))[:1]:
        await house.post.sender.edit(posted, stall_page(table, stall, voice))
    return []


async def seat_post(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    page = seat_page(table, parcel.payload.seat or 0, voice, await _spectator(house, table, voice))
    return await in_place(house, table, page, parcel)


async def seat_edit(house: DeliveryContext, parcel: Parcel) -> list[Posted]:
    table, voice = await _public(house, parcel)
    page = seat_page(table, parcel.payload.seat or 0, voice)
    for posted in (await house.services.reading.posted(table.id, "seat_post"))[:1]:
        await house.post.sender.edit(posted, page)
    return []
