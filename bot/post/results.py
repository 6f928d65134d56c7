"""Parcels that tell how a game ended: each player by themselves, and the channel above the thread."""

from __future__ import annotations

import logging

import discord

from bot.post.delivery import PrivateMail
from bot.post.house import PostHouse
from bot.post.sender import SHUT
from bot.ui.kit.blocks import Page, Picture
from bot.ui.kit.localiser import Voice
from bot.ui.pages.results import news_page, result_page, stopped_page
from bot.ui.pages.table_info import shot_of
from bot.ui.pictures.renderer import Taste, taste_of
from bot.values.parcel import Parcel, Posted
from bot.values.people import Person
from bot.values.read_models import Look
from engine.core.text import Seat

_log = logging.getLogger(__name__)


async def end_pictures(
    house: PostHouse, look: Look, locale: str, voice: Voice, taste: Taste | None = None, most: int = 2
) -> tuple[Picture, ...]:
    """The score sheet, and the table as it stood in the end."""
    shared = [kind for kind in house.studio.kinds(look.table.game, look.view) if kind.seat is None]
    sheets = [kind for kind in shared if kind.key == "score"]
    wanted = sheets[:1] + [kind for kind in shared if kind not in sheets][:1]
    return await house.studio.pictures(shot_of(look, locale, voice, (), taste), wanted[:most])


async def result(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Where nobody is reached by themselves, the post for everybody has told them."""
    person = await house.services.people.get(parcel.payload.person or 0)
    look = await house.services.reading.look(parcel.game_id, person.id)
    if look.seat is None:
        return []
    page = await _result(house, look, look.seat, person)
    return await house.post.send(person, look.table, PrivateMail(page, None, parcel))


async def _result(house: PostHouse, look: Look, seat: Seat, person: Person) -> Page:
    voice = house.voices.of(look.table, person)
    if not look.over:
        return stopped_page(look.table, seat, voice)
    taste = taste_of(person.habits)
    return result_page(
        look, seat, voice, await end_pictures(house, look, person.language, voice, taste, most=1)
    )


async def result_post(house: PostHouse, parcel: Parcel) -> list[Posted]:
    """Once, and only where the moderators want it; what cannot be written there is not worth a second try."""
    look = await house.services.reading.look(parcel.game_id, None)
    table = look.table
    rules = await house.services.servers.rules(table.place.guild)
    if not (look.over and rules.news):
        return []
    page = news_page(look, house.voices.public(table, icons=rules.icons))
    try:
        return [await house.post.sender.post(parcel.payload.channel or 0, page, parcel, silent=True)]
    except discord.HTTPException as error:
        if error.status not in (403, 404) and error.code not in SHUT:
            raise
        _log.info("the channel is not told: %s", error.text, extra={"game": table.id})
        return []
