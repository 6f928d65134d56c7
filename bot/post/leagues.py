"""Parcels of a league: it goes on, its one post says so, and in the end there is a final table."""

from __future__ import annotations

import logging

import discord

from bot.post.house import PostHouse
from bot.post.sender import SHUT
from bot.ui.pages.league import league_page, show_league
from bot.values.parcel import Parcel, Posted

_log = logging.getLogger(__name__)


async def league_step(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """First what is to be done, then what is to be shown; the same parcel again does the rest of it. On a
    server that we are not on any more no new tables are opened."""
    leagues = house.services.leagues
    known = await leagues.get(parcel.payload.what)
    may_open = await house.post.sender.server(known.guild) is not None
    league = await leagues.advance(known.id, may_open=may_open)
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


def _give_up(error: discord.HTTPException, parcel: Parcel) -> None:
    """Where nothing can be written the league goes on all the same; its next step tries it again."""
    if error.status not in (403, 404) and error.code not in SHUT:
        raise error
    _log.info("the league's post cannot be written: %s", error.text, extra={"game": parcel.game_id})
