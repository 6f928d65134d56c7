"""Presses in a lobby, and setting a table up before there is one."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.services.errors import PlayerError
from bot.services.types import Place, Table
from bot.ui import acts
from bot.ui.answer import Answer
from bot.ui.lobby_page import lobby_page, options_words, value_words
from bot.ui.names import link
from bot.ui.page import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.press import Handled, Handlers, Press
from bot.ui.voice import Voice
from bot.words import locale_for
from engine.core.game import Game
from engine.core.setup import SetupOption, SetupSpec
from engine.core.text import Text, text

PACES = ("any", "daily", "live")
DIGITS = string.digits + string.ascii_letters + "_."
"""One sign for the number of a value, or for any set of up to six seats."""


class Wish(Struct, frozen=True):
    """A table as wished for; the whole of it stands in the buttons of the set-up page."""

    game: str
    seats: int
    values: str = ""  # one digit for each option: the number of its value, or its set of seats
    pace: str = "any"
    in_thread: bool = True
    language: str = ""  # of the posts; empty: the server's

    def act(self) -> tuple[str, ...]:
        place, language = "t" if self.in_thread else "c", self.language or "-"
        return (self.game, str(self.seats), self.values or "-", self.pace, place, language)

    def options(self, spec: SetupSpec) -> dict[str, str]:
        pairs = zip(spec.options, self.values, strict=True)
        return {option.key: self._value(option, DIGITS.index(digit)) for option, digit in pairs}

    def _value(self, option: SetupOption, number: int) -> str:
        if option.kind == "seats":
            return ",".join(str(seat) for seat in range(self.seats) if number >> seat & 1)
        return option.values[number]


def _number(option: SetupOption, value: str) -> int:
    if option.kind == "seats":
        return sum(1 << int(seat) for seat in value.split(",") if seat)
    return option.values.index(value)


def wish_of(args: tuple[str, ...]) -> Wish:
    return Wish(args[0], int(args[1]), args[2].strip("-"), args[3], args[4] == "t", args[5].strip("-"))


def first_wish(game: Game[Any, Any, Any], chosen: Mapping[str, str], **rest: Any) -> Wish:
    unsaid = {option.key: "" if option.kind == "seats" else option.default for option in game.spec.options}
    digits = [DIGITS[_number(option, {**unsaid, **chosen}[option.key])] for option in game.spec.options]
    return Wish(game.key, values="".join(digits), **rest)


def setup_page(wish: Wish, game: Game[Any, Any, Any], voice: Voice) -> Page:
    """Choose seats, pace and options; nothing is open to others yet."""
    name = text(f"{wish.game}-name")
    blocks: list[Block] = [Words(voice("lobby-setup", game=name))]
    seats = [
        Button(
            voice.short("lobby-seats", seats=number),
            acts.button("setup", "seats", number, *wish.act()),
            "verb" if number == wish.seats else "plain",
        )
        for number in game.spec.seats
    ]
    blocks += rows(seats[:10])
    words = options_words(wish.game, game.spec, wish.options(game.spec), voice)
    blocks.append(Words(words))
    blocks += _option_blocks(wish, game, voice)
    paces = [
        Entry(
            voice.short(f"lobby-pace-{pace}"), pace, voice.short(f"lobby-pace-{pace}-help"), pace == wish.pace
        )
        for pace in PACES
    ]
    blocks.append(Menu(acts.menu("setup", "pace", 0, *wish.act()), voice.short("lobby-pace"), tuple(paces)))
    where = Button(
        voice.short("lobby-in-thread" if wish.in_thread else "lobby-in-channel"),
        acts.button("setup", "where", 0, *wish.act()),
    )
    blocks.append(
        Buttons((Button(voice.short("lobby-open-table"), acts.button("opentable", *wish.act()), "go"), where))
    )
    return Page(tuple(blocks))


def _option_blocks(wish: Wish, game: Game[Any, Any, Any], voice: Voice) -> list[Block]:
    """Flags are buttons that switch, choices and seats are menus."""
    flags: list[Button] = []
    blocks: list[Block] = []
    for number, option in enumerate(game.spec.options):
        now = DIGITS.index(wish.values[number])
        name = text(f"{wish.game}-option-{option.key}")
        if option.kind == "flag":
            state = text(f"lobby-flag-{option.values[now]}")
            label = voice.short("lobby-flag", name=name, state=state)
            act = acts.button("setup", "flag", number, *wish.act())
            flags.append(Button(label, act, "verb" if option.values[now] == "on" else "plain"))
        elif option.kind == "seats":
            blocks.append(_seats_menu(wish, number, name, now, voice))
        else:
            entries = [
                Entry(
                    voice.short(
                        "lobby-flag", name=name, state=value_words(wish.game, option.key, option.kind, value)
                    ),
                    DIGITS[i],
                    chosen=i == now,
                )
                for i, value in enumerate(option.values[:25])
            ]
            act = acts.menu("setup", "choice", number, *wish.act())
            blocks.append(Menu(act, voice.label(name), tuple(entries)))
    return [*rows(flags[:10]), *blocks[:6]]


def _seats_menu(wish: Wish, number: int, name: Text, now: int, voice: Voice) -> Menu:
    """Each pick puts one seat in or takes it out."""
    entries = [
        Entry(
            voice.short("lobby-seat-in" if now >> seat & 1 else "lobby-seat-out", name=name, seat=seat + 1),
            str(seat),
        )
        for seat in range(wish.seats)
    ]
    return Menu(acts.menu("setup", "seat", number, *wish.act()), voice.label(name), tuple(entries))


def changed(wish: Wish, what: str, number: int, value: str) -> Wish:
    """The wish after one press on the set-up page."""
    match what:
        case "seats":
            return replace(wish, seats=number)
        case "flag":
            digit = "0" if wish.values[number] == "1" else "1"
        case "choice":
            digit = value
        case "seat":
            digit = DIGITS[DIGITS.index(wish.values[number]) ^ 1 << int(value)]
        case "pace":
            return replace(wish, pace=value)
        case _:
            return replace(wish, in_thread=not wish.in_thread)
    values = wish.values[:number] + digit + wish.values[number + 1 :]
    return replace(wish, values=values)


async def open_table(answer: Answer, wish: Wish) -> None:
    """Open the lobby here; the post itself comes through the outbox."""
    interaction = answer.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise PlayerError("errors-only-in-server")
    game = answer.bot.games[wish.game]
    parent = getattr(interaction.channel, "parent_id", None)
    place = Place(parent or interaction.channel_id, interaction.guild_id)
    language = wish.language or locale_for((interaction.guild_locale or interaction.locale).value)
    await check_reach(answer)
    table = await answer.bot.services.lobby.open(
        answer.person.id,
        place,
        wish.game,
        seats=wish.seats,
        options=wish.options(game.spec),
        pace=wish.pace,
        language=language,
        in_thread=wish.in_thread,
        cause=answer.cause,
    )
    await answer.say(answer.voice(table)("lobby-opened", link=link(table.place), id=table.id))


async def check_reach(answer: Answer) -> None:
    """Find out how this person can be reached, before it matters."""
    if answer.person.reach != "dm":
        await answer.bot.delivery.test_reach(
            answer.person, answer.interaction.app_permissions, answer.voice(), answer.cause
        )


async def _show(press: Press, table: Table) -> None:
    """The lobby as it is now, on the message that was pressed."""
    game = press.answer.bot.games[table.game]
    voice = press.answer.bot.voices.at(table, table.language)
    page = lobby_page(table, game, voice)
    message = press.answer.interaction.message
    if message is not None:
        press.answer.bot.courier.remember(message.id, page)
    await press.answer.show(page)


async def _setup(press: Press) -> None:
    what, number, *rest = press.args
    wish = changed(wish_of(tuple(rest)), what, int(number), press.value)
    game = press.answer.bot.games[wish.game]
    await press.answer.show(setup_page(wish, game, press.answer.voice()))


async def _open_table(press: Press) -> None:
    await open_table(press.answer, wish_of(press.args))


async def _join(press: Press) -> None:
    answer = press.answer
    await check_reach(answer)
    table = await answer.bot.services.lobby.join(press.args[0], answer.person.id, cause=answer.cause)
    await _show(press, table)


async def _leave(press: Press) -> None:
    answer = press.answer
    await _show(
        press, await answer.bot.services.lobby.leave(press.args[0], answer.person.id, cause=answer.cause)
    )


async def _computer(press: Press) -> None:
    answer = press.answer
    table = await answer.bot.services.lobby.add_computer(press.args[0], answer.person.id, cause=answer.cause)
    await _show(press, table)


async def _no_computer(press: Press) -> None:
    answer = press.answer
    table = await answer.bot.services.lobby.remove_computer(
        press.args[0], answer.person.id, cause=answer.cause
    )
    await _show(press, table)


async def _start(press: Press) -> None:
    answer = press.answer
    await answer.bot.services.lobby.start(press.args[0], answer.person.id, cause=answer.cause)


async def _cancel(press: Press) -> None:
    answer, lobby = press.answer, press.answer.bot.services.lobby
    moderator = answer.moderates(await lobby.get(press.args[0]))
    table = await lobby.cancel(press.args[0], answer.person.id, moderator=moderator, cause=answer.cause)
    await _show(press, table)


async def _rematch(press: Press) -> None:
    answer = press.answer
    table = await answer.bot.services.lobby.rematch(press.args[0], answer.person.id, cause=answer.cause)
    await answer.say(answer.voice(table)("lobby-opened", link=link(table.place), id=table.id))


HANDLERS: Handlers = {
    "setup": Handled("update", _setup),
    "opentable": Handled("update", _open_table),
    "join": Handled("update", _join),
    "leave": Handled("update", _leave),
    "computer": Handled("update", _computer),
    "nocomputer": Handled("update", _no_computer),
    "start": Handled("update", _start),
    "cancel": Handled("update", _cancel),
    "rematch": Handled("private", _rematch),
}
