"""A first game, taught turn by turn in somebody's DM: begun, or found again where they left it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.context import House
from bot.locales.translations import locale_for
from bot.services.turn.computers import STAND_IN
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Button, Page, Words, rows
from bot.ui.kit.formatting import link
from bot.ui.kit.localiser import Voice
from bot.values.errors import OldButtonError
from bot.values.table import Table
from engine.core.game import Game
from engine.core.rng import seed_from
from engine.core.teaching import FirstGame
from engine.core.text import text


def _all_courses(games: Mapping[str, Game[Any, Any, Any]]) -> dict[str, tuple[str, FirstGame]]:
    return {course.key: (game.key, course) for game in games.values() for course in game.courses}


def course_buttons(key: str, games: Mapping[str, Game[Any, Any, Any]], voice: Voice) -> list[Button]:
    """To the course of that name, if there is one."""
    label = voice.short("learn-course")
    return [Button(label, custom_ids.button("course", key), "go")] if key in _all_courses(games) else []


async def begin_course(
    house: House, key: str, person: int, channel: int, locale: str, *, cause: str
) -> Table | None:
    """A table of its own in the DM `channel` of this person, or the one where they are being taught it; None
    where there is no such course."""
    found = _all_courses(house.games).get(key)
    if found is None:
        return None
    game, course = found
    return await house.services.private.open_private(
        person,
        channel,
        game,
        computers=(STAND_IN,) * (course.setup.seats - 1),
        options=course.setup.options,
        language=locale_for(locale),
        deal=seed_from(course.setup.seed),
        lesson=key,
        cause=cause,
    )


async def _begin(press: Press) -> None:
    reply, key = press.reply, press.word(0)
    table = await reply.house.services.private.under_way(reply.person.id, key)
    if table is not None:
        voice = reply.voice(table)
        words = voice("learn-course-waits", game=text(f"{table.game}-name"), link=link(table.place))
        play = Button(voice.short("table-play"), custom_ids.button("play", table.id), "go")
        await reply.show(Page((Words(words), *rows([play]))))
        return
    channel = await _dm_of(reply)
    table = await begin_course(reply.house, key, reply.person.id, channel, reply.locale, cause=reply.cause)
    if table is None:
        raise OldButtonError
    name = text(f"{table.game}-name")
    await reply.say(reply.voice(table)("learn-course-begun", game=name, link=link(table.place)))


async def _dm_of(reply: Reply) -> int:
    if reply.interaction.guild_id is None and reply.interaction.channel_id is not None:
        return reply.interaction.channel_id
    return (await reply.interaction.client.create_dm(discord.Object(reply.person.id))).id


HANDLERS: Handlers = {"course": Handled("private", _begin)}
