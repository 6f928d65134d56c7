"""Demo tables of the playground: an introduction, a new game and a half-played game of each kind."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.services.turn.computers import STAND_IN
from bot.values.table import Place
from engine.core.game import TURN
from engine.core.record import Move, Record, export, record_of
from engine.core.text import Text, text
from engine.players.computer_player import strength_named
from engine.players.evaluator import evaluator_of
from engine.players.matches import turns_of
from engine.registry import offered
from engine.simulate import setup_from

if TYPE_CHECKING:
    from bot.context import LatchkeyClient
    from engine.core.game import AnyGame
    from playground.demo import Demo, Kind
    from playground.people import Person
    from playground.world import World

_SEATS = 3
_CHOICES = 4  # minimum number of choices at the start of a demo
_THREAD_WITHIN = 8.0  # seconds until a demo table must have its thread


def demo_tables(
    seeds: Callable[[], str] = lambda: secrets.token_hex(8), models: bool = False, players: str = STAND_IN
) -> list[Demo]:
    """Return three demos per game and expansion: introduction, new game, game half played by computers."""
    games = offered(models)
    lessons = [
        _demo("lesson", each.key, each.name, partial(_learn, each.key))
        for game in games.values()
        for each in game.introductions
    ]
    plays: list[tuple[str, Text, AnyGame, dict[str, str]]] = []
    for key, game in games.items():
        plays.append((key, text(f"{key}-name"), game, {}))
        for option, value in game.spec.expansions.items():
            both = text("playground-with", game=text(f"{key}-name"), with_=text(f"{key}-option-{option}"))
            plays.append((option, both, game, {option: value}))
    new = [
        _demo("new", key, name, _table_starter(partial(just_dealt, game, options, seeds)))
        for key, name, game, options in plays
    ]
    running = [
        _demo("running", key, name, _table_starter(partial(_half, game, options, seeds, players)))
        for key, name, game, options in plays
    ]
    return [*lessons, *new, *running]


def _demo(kind: Kind, key: str, name: Text, start: Callable[[World, Person], Any]) -> Demo:
    """Name a demo in every language, as only the browser knows the language of the page."""
    from bot.locales import speaker
    from bot.locales.translations import locales
    from playground.demo import Demo

    about, says = text(f"playground-{kind}"), {one: speaker(one, strict=False) for one in locales()}
    said = {one: (say(name), say(about)) for one, say in says.items()}
    return Demo(key if kind == "running" else f"{kind}-{key}", said, start, kind)


async def _learn(key: str, world: World, person: Person) -> int:
    """Start the tutorial of a game in the person's DM; without one, show the introduction.

    A tutorial that was begun is resumed.
    """
    from bot.ui.pages.tutorials import begin_course, course_under_way

    bot: Any = world.env.bot
    channel, language = int(person.user.dm_channel.id), world.language_of(person.id)
    known = await world.inside(course_under_way(bot.context, key, person.id))
    if known is not None:
        await world.interact(lambda: person.user.slash("play", table=known.id))
        return channel
    await bot.context.services.people.meet(person.id, person.name, language)
    begun = begin_course(bot.context, key, person.id, channel, language, cause=_new_cause())
    if await world.inside(begun) is None:
        await world.interact(lambda: person.user.slash("learn", game=key))
    return channel


def just_dealt(game: AnyGame, options: dict[str, str], seeds: Callable[[], str]) -> Record:
    """Return a game before its first move."""
    setup = setup_from(game, _seats_of(game), seeds(), options)
    return record_of(game, setup, (), game.new_game(setup))


def _half(game: AnyGame, options: dict[str, str], seeds: Callable[[], str], players: str) -> Record:
    return half_played(game, options, seeds(), players)


def _seats_of(game: AnyGame) -> int:
    return _SEATS if _SEATS in game.spec.seats else game.spec.seats[0]


def _table_starter(prepared: Callable[[], Record]) -> Callable[[World, Person], Any]:
    async def start(world: World, person: Person) -> int:
        record = await asyncio.to_thread(prepared)
        bot: Any = world.env.bot
        channel = next(iter(world.guild.channels.values()))
        place, language = Place(channel.id, world.guild.id), world.language_of(person.id)
        table = await world.inside(_set_up(bot, person, place, record, language))
        # waiting starts at the resumption, and needs a later clock to show
        await world.skip(timedelta(seconds=1))
        await world.inside(_resume(bot, person, table))
        return await _thread_of(bot, table) or channel.id

    return start


def half_played(game: AnyGame, options: dict[str, str], seed: str, players: str) -> Record:
    """Play a game with computers to its middle, until the first seat begins a turn with choices."""
    seats = _seats_of(game)
    setup = setup_from(game, seats, seed, options)
    state, moves, evaluator = game.new_game(setup), list[Move](), evaluator_of(game)
    middle, found = (len(evaluator.stages) - 1) // 2, None
    for turn in turns_of(game, setup, state, [strength_named(players)] * seats):
        moves += [Move(turn.seat, words) for words in turn.picks]
        if turn.seat != 0 and _begins_a_turn(game, state):
            found = record_of(game, setup, moves, state)
            if evaluator.stage(state) >= middle and len(game.choices(state)[0].actions) >= _CHOICES:
                return found
    if found is None:
        raise ValueError(f"no turn of the first seat begins in this game of {game.key}")
    return found


def _begins_a_turn(game: AnyGame, state: Any) -> bool:
    """Whether only the first seat is awaited, and has not begun its turn."""
    return game.seats_to_act(state) == (0,) and game.ask(state, 0)[0] == TURN


async def _set_up(bot: LatchkeyClient, person: Person, place: Place, record: Record, language: str) -> str:
    """Import the record as a person would, with computers in the other seats."""
    from bot.locales import locale_for

    await bot.context.services.people.meet(person.id, person.name, language)
    others = [None] * (record.setup.seats - 1)
    table = await bot.context.services.transfer.import_(
        export(record),
        person.id,
        place,
        moderator=True,
        people=(person.id, *others),
        language=locale_for(language),
        cause=_new_cause(),
    )
    return table.id


async def _resume(bot: LatchkeyClient, person: Person, table: str) -> None:
    """Close the open seats of an imported table and resume it."""
    seats = bot.context.services.seats
    for info in (await bot.context.services.queries.table(table)).seats:
        if info.offered:
            await seats.withdraw(table, person.id, info.seat, moderator=True, cause=_new_cause())
    await seats.resume(table, person.id, moderator=True, quiet=True, cause=_new_cause())


def _new_cause() -> str:
    return f"demo-{secrets.token_hex(8)}"


async def _thread_of(bot: LatchkeyClient, table: str) -> int | None:
    """Return the thread of the table, which the bot's courier creates."""
    deadline = asyncio.get_running_loop().time() + _THREAD_WITHIN
    while asyncio.get_running_loop().time() < deadline:
        place = (await bot.context.services.queries.table(table)).place
        if place.thread is not None:
            return place.thread
        await asyncio.sleep(0.1)
    return None
