"""Parcels of a league: it goes on, its one post says so, and in the end there is a final table."""

from __future__ import annotations

import logging

import discord

from bot.post.house import PostHouse
from bot.post.sender import SHUT
from bot.ui.pages.league import idle_page, league_page, people_of, show_league
from bot.values.league import League
from bot.values.parcel import Parcel, Payload, Posted
from bot.values.table import Place

_log = logging.getLogger(__name__)


async def league_step(house: PostHouse, parcel: Parcel) -> list[Posted]:
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


async def league_end(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Below everything else, where it is seen; nobody is called for it."""
    league = await house.services.leagues.get(parcel.payload.what)
    page = await league_page(house, league, house.voices.plain(league.language))
    try:
        sender = house.post.sender
        return [await sender.post(league.channel, page, parcel, silent=True, beside=league.message)]
    except discord.HTTPException as error:
        _give_up(error, parcel)
        return []


async def tend_leagues(house: PostHouse) -> None:
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


async def _bring_up(house: PostHouse, league: League) -> None:
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
