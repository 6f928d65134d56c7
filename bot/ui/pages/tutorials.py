"""Learn a game: an introduction on one page, and a tutorial game turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import discord
from msgspec import Struct

from bot.context import AppContext
from bot.locales.translations import locale_for
from bot.services.turn.computers import STAND_IN
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press, showing
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Entry, Menu, Page, Picture, Pictures, Words, rows
from bot.ui.kit.formatting import link
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.signs import signs_buttons
from bot.values.errors import OldButtonError
from bot.values.table import Table
from engine.core.game import AnyGame
from engine.core.rng import seed_from
from engine.core.teaching import FirstGame, Introduction
from engine.core.text import Text, text

_POINTS = ("you", "turn", "end", "win")
_MISTAKES = (1, 2, 3)
_AT_THE_TABLE = ("Anna", "Ben", "Clara", "David")
"""Players in the pictures, with names that exist in every language."""


class Taught(Struct, frozen=True):
    game: AnyGame
    introduction: Introduction


def all_taught(games: Mapping[str, AnyGame]) -> dict[str, Taught]:
    """Return every game with an introduction, and its expansions, by their key."""
    return {each.key: Taught(game, each) for game in games.values() for each in game.introductions}


def learn_button(introduction: Introduction, localiser: Localiser) -> Button:
    """Return a button to the introduction, for any page about this game."""
    return Button(localiser.short("learn-button"), custom_ids.button("learn", introduction.key))


def what_game_this_is(game: AnyGame, options: Mapping[str, str], localiser: Localiser) -> list[Block]:
    """Introduce the game and its expansions in the first post of a table, one line each.

    Empty for a game without an introduction.
    """
    played = [each for each in game.introductions if _is_played(each, options)]
    if not played:
        return []
    lines = "\n".join(f"*{localiser(f'{each.words}-line')}*" for each in played)
    return [Words(lines), *rows([learn_button(played[0], localiser)])]


def _is_played(introduction: Introduction, options: Mapping[str, str]) -> bool:
    """Whether the table plays with the introduced expansion; always true for the game itself."""
    return all(options.get(key, "off") != "off" for key in introduction.setup.options)


def learning_blocks(games: Mapping[str, AnyGame], localiser: Localiser) -> list[Block]:
    """Return the section of the help about learning a game."""
    buttons = _buttons_to_learn(games, localiser)
    return [Words(localiser("help-learn")), *buttons] if buttons else []


def _buttons_to_learn(games: Mapping[str, AnyGame], localiser: Localiser) -> list[Block]:
    """Return a button per introduction, with the game's name."""
    names = ((key, localiser.label(taught.introduction.name)) for key, taught in all_taught(games).items())
    return [*rows([Button(name, custom_ids.button("learn", key), "verb") for key, name in names])]


def which_page(games: Mapping[str, AnyGame], localiser: Localiser) -> Page:
    return Page((Words(localiser("learn-which")), *_buttons_to_learn(games, localiser)))


async def show_introduction(reply: Reply, key: str) -> None:
    taught = all_taught(reply.context.games).get(key)
    if taught is None:
        raise OldButtonError
    reply.charge_limit("pictures")
    localiser = reply.localiser()
    names = _AT_THE_TABLE[: taught.introduction.setup.seats]
    say = reply.context.localisers.plain(reply.locale, names, taught.game.key).label
    alt = localiser.short(f"{taught.introduction.words}-alt")
    picture_style = await reply.picture_style()
    pictures = await reply.context.renderer.introduction(
        taught.game, taught.introduction, reply.locale, say, alt, picture_style
    )
    await reply.show(
        _learn_page(taught.game.key, taught.introduction, reply.context.games, localiser, pictures)
    )


def _learn_page(
    game: str,
    introduction: Introduction,
    games: Mapping[str, AnyGame],
    localiser: Localiser,
    pictures: tuple[Picture, ...],
) -> Page:
    blocks: list[Block] = [
        Words(localiser("learn-title", game=introduction.name)),
        Pictures(pictures),
        Words("\n".join(_points(introduction, localiser))),
        Words("\n".join(_mistakes(introduction, localiser))),
    ]
    buttons = [
        *_course_buttons(introduction.key, games, localiser),
        *signs_buttons(game, localiser),
    ]
    return Page((*blocks, *rows(buttons), *_others(introduction, games, localiser)))


def _points(introduction: Introduction, localiser: Localiser) -> Iterator[str]:
    for point in _POINTS:
        yield localiser(f"learn-{point}", words=_said(introduction, point))


def _mistakes(introduction: Introduction, localiser: Localiser) -> Iterator[str]:
    yield localiser("learn-mistakes")
    for number in _MISTAKES:
        yield localiser("learn-mistake", number=number, words=_said(introduction, f"mistake-{number}"))


def _said(introduction: Introduction, what: str) -> Text:
    return Text(f"{introduction.words}-{what}", tuple(introduction.numbers.items()))


def _others(introduction: Introduction, games: Mapping[str, AnyGame], localiser: Localiser) -> list[Menu]:
    entries = [
        Entry(localiser.label(taught.introduction.name), key)
        for key, taught in all_taught(games).items()
        if key != introduction.key
    ]
    return (
        [Menu(custom_ids.menu("learnt"), localiser.short("learn-another"), tuple(entries))] if entries else []
    )


async def _another(press: Press) -> None:
    await show_introduction(press.reply, press.value)


def _all_courses(games: Mapping[str, AnyGame]) -> dict[str, tuple[str, FirstGame]]:
    return {course.key: (game.key, course) for game in games.values() for course in game.courses}


def _course_buttons(key: str, games: Mapping[str, AnyGame], localiser: Localiser) -> list[Button]:
    """Return a button to the tutorial of that name, if there is one."""
    label = localiser.short("learn-course")
    return [Button(label, custom_ids.button("course", key), "go")] if key in _all_courses(games) else []


async def course_under_way(context: AppContext, key: str, person: int) -> Table | None:
    """Return the table of an unfinished tutorial of this person."""
    found = _all_courses(context.games).get(key)
    return None if found is None else await context.services.solo_tables.under_way(person, found[1].stored)


async def begin_course(
    context: AppContext, key: str, person: int, channel: int, locale: str, *, cause: str
) -> Table | None:
    """Start a tutorial in the DM `channel` of this person, or return the running one.

    Return None if there is no such tutorial.
    """
    found = _all_courses(context.games).get(key)
    if found is None:
        return None
    game, course = found
    return await context.services.solo_tables.open_private(
        person,
        channel,
        game,
        computers=(STAND_IN,) * (course.setup.seats - 1),
        options=course.setup.options,
        language=locale_for(locale),
        deal=seed_from(course.setup.seed),
        lesson=course.stored,
        cause=cause,
    )


async def _begin(press: Press) -> None:
    reply, key = press.reply, press.word(0)
    table = await course_under_way(reply.context, key, reply.person.id)
    if table is not None:
        localiser = reply.localiser(table)
        words = localiser("learn-course-waits", game=text(f"{table.game}-name"), link=link(table.place))
        play = Button(localiser.short("table-play"), custom_ids.button("play", table.id), "go")
        await reply.show(Page((Words(words), *rows([play]))))
        return
    channel = await _dm_of(reply)
    table = await begin_course(reply.context, key, reply.person.id, channel, reply.locale, cause=reply.cause)
    if table is None:
        raise OldButtonError
    name = text(f"{table.game}-name")
    await reply.send_text(reply.localiser(table)("learn-course-begun", game=name, link=link(table.place)))


async def _dm_of(reply: Reply) -> int:
    if reply.interaction.guild_id is None and reply.interaction.channel_id is not None:
        return reply.interaction.channel_id
    return (await reply.interaction.client.create_dm(discord.Object(reply.person.id))).id


HANDLERS: Handlers = {
    "learn": Handled("private", showing(show_introduction)),
    "learnt": Handled("update", _another),
    "course": Handled("private", _begin),
}
