"""Setting a table up before there is one: the whole of it stands in the buttons of the page."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.boxes import OwnBox
from bot.services.turn.computers import STRENGTHS
from bot.ui.page.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.page.voice import Voice
from bot.ui.pages.boxes import box_menu, read_choice, values_text
from bot.ui.pages.learn import learn_button
from bot.ui.pages.lobby import options_words, value_words
from bot.ui.press import ids
from bot.values.clock import CLOCKS, TIMEOUTS, Timeout
from bot.values.errors import OldButtonError
from bot.values.pace import PACES
from bot.values.server import ServerRules
from bot.words.speak import locales, own_name
from engine.core.game import Game
from engine.core.setup import SetupOption, SetupSpec
from engine.core.text import Text, text

_DIGITS = string.digits + string.ascii_letters + "_."
"""One sign for the number of a value, or for any set of up to six seats."""
_NOTHING = "-"
_BOX = re.compile(r"[0-9a-f]{8}|")
"""Behind the values of the options: which printed values, if not ours."""
_RATED = "r"
_MOST_SEATS = 6
_PARTS = 8  # of a wish, as a button carries it; one more where somebody plays alone
_PARTS_BEFORE_CLOCKS = 6
_FIRST, _SCORE = "f", "s"
"""Behind the letter of the place: a first game; all see the score so far."""


class Wish(Struct, frozen=True):
    """A table as wished for; as its page's buttons carry it."""

    game: str
    seats: int
    values: str = ""  # one digit for each option: the number of its value, or its set of seats
    pace: str = "any"
    in_thread: bool = True
    language: str = ""  # of the posts; empty: chosen as the table is opened
    clock: str = ""
    timeout: Timeout = "offer"
    strength: str = ""  # of the computers, in a DM; empty: a table for people
    first: bool = False  # for people who play for the first time
    open_score: bool = False
    rated: bool = False
    box: str = ""  # which printed values (`OwnBox.choice`); empty: ours

    @property
    def is_private(self) -> bool:
        return bool(self.strength)

    def args(self) -> tuple[str, ...]:
        marks = f"{_FIRST * self.first}{_SCORE * self.open_score}{_RATED * self.rated}"
        place, language = f"{'t' if self.in_thread else 'c'}{marks}", self.language or _NOTHING
        values = f"{self.values}{_NOTHING}{self.box}" if self.box else self.values or _NOTHING
        wished = (self.game, str(self.seats), values, self.pace, place, language)
        alone = (self.strength,) if self.is_private else ()
        return (*wished, self.clock or _NOTHING, self.timeout, *alone)

    def options(self, spec: SetupSpec) -> dict[str, str]:
        pairs = zip(spec.options, self.values, strict=True)
        return {option.key: self._value(option, _DIGITS.index(digit)) for option, digit in pairs}

    def _value(self, option: SetupOption, number: int) -> str:
        if option.kind == "seats":
            return ",".join(str(seat) for seat in range(self.seats) if number >> seat & 1)
        return option.values[number]


def _number(option: SetupOption, value: str) -> int:
    if option.kind == "seats":
        return sum(1 << int(seat) for seat in value.split(",") if seat)
    return option.values.index(value)


def wish_of(args: tuple[str, ...], games: Mapping[str, Game[Any, Any, Any]]) -> Wish:
    """As a button carries it; OldButtonError where it names what is not offered, or no longer."""
    if len(args) == _PARTS_BEFORE_CLOCKS:
        args = (*args, _NOTHING, TIMEOUTS[0])
    args, strength = args[:_PARTS], "".join(args[_PARTS:])
    if len(args) != _PARTS or args[0] not in games:
        raise OldButtonError
    game, language, clock = games[args[0]], *("" if part == _NOTHING else part for part in args[5:7])
    values, _, box = args[2].partition(_NOTHING)
    wish = Wish(
        game.key,
        ids.number_of(args[1]),
        values,
        args[3],
        args[4][:1] == "t",
        language,
        clock,
        timeout_of(args[7]),
        strength,
        _FIRST in args[4],
        _SCORE in args[4],
        _RATED in args[4],
        box,
    )
    options = game.spec.options
    if (
        wish.seats not in game.spec.seats
        or len(values) != len(options)
        or not all(digit in _digits_of(option) for option, digit in zip(options, values, strict=True))
        or wish.pace not in PACES
        or wish.args()[4] != args[4]
        or (language and language not in locales())
        or (clock and clock not in CLOCKS)
        or (strength and strength not in STRENGTHS)
        or not _BOX.fullmatch(box)
    ):
        raise OldButtonError
    return wish


def timeout_of(word: str) -> Timeout:
    found = next((one for one in TIMEOUTS if one == word), None)
    if found is None:
        raise OldButtonError
    return found


def _digits_of(option: SetupOption) -> str:
    return _DIGITS if option.kind == "seats" else _DIGITS[: len(option.values)]


def first_wish(game: Game[Any, Any, Any], chosen: Mapping[str, str], **rest: Any) -> Wish:
    unsaid = {option.key: "" if option.kind == "seats" else option.default for option in game.spec.options}
    digits = [_DIGITS[_number(option, {**unsaid, **chosen}[option.key])] for option in game.spec.options]
    return Wish(game.key, values="".join(digits), **rest)


def _first_game(wish: Wish, game: Game[Any, Any, Any]) -> Wish:
    """The same table for people who play for the first time: without what is better met later."""
    suits = {option.key: option.first for option in game.spec.options if option.first}
    return replace(wish, values=first_wish(game, suits, seats=wish.seats).values, first=True)


def _first_game_blocks(wish: Wish, game: Game[Any, Any, Any], voice: Voice) -> list[Block]:
    """What the game is, for whoever does not know it, and the table that suits them."""
    if not game.introductions:
        return []
    easy, label = _first_game(wish, game), voice.short("lobby-first-game")
    other = replace(wish, first=False) if wish.first else easy
    button = Button(label, ids.button("setup", "first", 0, *other.args()), "verb" if wish.first else "plain")
    row = Buttons((button, learn_button(game.introductions[0], voice)))
    if not wish.first:
        return [row]
    plain = [voice("lobby-first-game-plain")] if easy.values == wish.values else []
    return [Words(" ".join([*plain, voice("lobby-first-game-chosen")])), row]


def _score_row(wish: Wish, voice: Voice) -> Buttons:
    """Whether all see what everybody has so far."""
    state = text("lobby-flag-on" if wish.open_score else "lobby-flag-off")
    label = voice.short("lobby-flag", name=text("lobby-open-score"), state=state)
    custom_id = ids.button("setup", "score", 0, *wish.args())
    return Buttons((Button(label, custom_id, "verb" if wish.open_score else "plain"),))


def _box_blocks(wish: Wish, boxes: Sequence[OwnBox], voice: Voice) -> list[Block]:
    """Which printed values, where there is more than ours."""
    if not boxes:
        return []
    chosen = next((box.name for box in boxes if box.choice == wish.box), None)
    value, meaning = values_text(chosen), text("lobby-values-help")
    words = voice("lobby-option", name=text("lobby-values"), value=value, meaning=meaning)
    custom_id = ids.menu("setup", "box", 0, *wish.args())
    return [Words(words), box_menu(custom_id, wish.game, boxes, wish.box, voice)]


def setup_page(
    wish: Wish, game: Game[Any, Any, Any], voice: Voice, rules: ServerRules, boxes: Sequence[OwnBox] = ()
) -> Page:
    """Choose seats, pace and options; nothing is open to others yet. Alone there is no pace."""
    key = "lobby-private" if wish.is_private else "lobby-setup"
    blocks: list[Block] = [Words(voice(key, game=text(f"{wish.game}-name"))), *_seat_rows(wish, game, voice)]
    blocks += _first_game_blocks(wish, game, voice)
    words = options_words(wish.game, game.spec, wish.options(game.spec), voice)
    blocks.append(Words(words))
    blocks += [*_option_blocks(wish, game, voice), *_box_blocks(wish, boxes, voice)]
    blocks.append(_score_row(wish, voice))
    if wish.is_private:
        begin = Button(voice.short("lobby-start"), ids.button("opentable", *wish.args()), "go")
        return Page((*blocks, _strength_menu(wish, voice), Buttons((begin,))))
    paces = [
        Entry(
            voice.short(f"lobby-pace-{pace}"), pace, voice.short(f"lobby-pace-{pace}-help"), pace == wish.pace
        )
        for pace in PACES
    ]
    blocks.append(Menu(ids.menu("setup", "pace", 0, *wish.args()), voice.short("lobby-pace"), tuple(paces)))
    blocks += _clock_blocks(wish, voice, rules)
    blocks.append(_language_menu(wish, voice))
    where = Button(
        voice.short("lobby-in-thread" if wish.in_thread else "lobby-in-channel"),
        ids.button("setup", "where", 0, *wish.args()),
    )
    rated = Button(
        voice.short("lobby-rated-on" if wish.rated else "lobby-rated-off"),
        ids.button("setup", "rated", 0, *wish.args()),
    )
    begin = Button(voice.short("lobby-open-table"), ids.button("opentable", *wish.args()), "go")
    blocks.append(Buttons((begin, where, rated)))
    return Page(tuple(blocks))


def _seat_rows(wish: Wish, game: Game[Any, Any, Any], voice: Voice) -> list[Buttons]:
    seats = [
        Button(
            voice.short("lobby-seats", seats=number),
            ids.button("setup", "seats", number, *wish.args()),
            "verb" if number == wish.seats else "plain",
        )
        for number in game.spec.seats
    ]
    return rows(seats[:10])


def _strength_menu(wish: Wish, voice: Voice) -> Menu:
    """All computers of a table in a DM play alike."""
    entries = [
        Entry(
            voice.short("lobby-computers", strength=text(f"bot-strength-{one}")),
            one,
            voice.short(f"lobby-strength-{one}"),
            one == wish.strength,
        )
        for one in STRENGTHS
    ]
    return Menu(ids.menu("setup", "strength", 0, *wish.args()), voice.short("lobby-strength"), tuple(entries))


def _clock_blocks(wish: Wish, voice: Voice, rules: ServerRules) -> list[Block]:
    """Which clock of those the server allows, and, where there is one, what its end means."""
    clocks = [
        Entry(
            voice.short(f"clock-{key or 'none'}"),
            key or _NOTHING,
            voice.short(f"clock-{key or 'none'}-help"),
            key == wish.clock,
        )
        for key in ("", *CLOCKS)
        if rules.allows_clock(key)
    ]
    blocks: list[Block] = [
        Menu(ids.menu("setup", "clock", 0, *wish.args()), voice.short("clock-which"), tuple(clocks))
    ]
    if wish.clock:
        ends = [Entry(voice.short(f"clock-then-{end}"), end, chosen=end == wish.timeout) for end in TIMEOUTS]
        blocks.append(
            Menu(ids.menu("setup", "then", 0, *wish.args()), voice.short("clock-then"), tuple(ends))
        )
    return blocks


def _language_menu(wish: Wish, voice: Voice) -> Menu:
    """In what everybody reads at the table; what only one reads comes in the language they have chosen."""
    entries = [
        Entry(
            voice.short("lobby-flag", name=text("lobby-language"), state=own_name(language)),
            language,
            chosen=language == wish.language,
        )
        for language in locales()
    ]
    return Menu(ids.menu("setup", "language", 0, *wish.args()), voice.short("lobby-language"), tuple(entries))


def _option_blocks(wish: Wish, game: Game[Any, Any, Any], voice: Voice) -> list[Block]:
    """Flags are buttons that switch, choices and seats are menus."""
    flags: list[Button] = []
    blocks: list[Block] = []
    for number, option in enumerate(game.spec.options):
        now = _DIGITS.index(wish.values[number])
        name = text(f"{wish.game}-option-{option.key}")
        if option.kind == "flag":
            state = text(f"lobby-flag-{option.values[now]}")
            label = voice.short("lobby-flag", name=name, state=state)
            custom_id = ids.button("setup", "flag", number, *wish.args())
            flags.append(Button(label, custom_id, "verb" if option.values[now] == "on" else "plain"))
        elif option.kind == "seats":
            blocks.append(_seats_menu(wish, number, name, now, voice))
        else:
            entries = [
                Entry(
                    voice.short(
                        "lobby-flag", name=name, state=value_words(wish.game, option.key, option.kind, value)
                    ),
                    _DIGITS[i],
                    chosen=i == now,
                )
                for i, value in enumerate(option.values[:25])
            ]
            custom_id = ids.menu("setup", "choice", number, *wish.args())
            blocks.append(Menu(custom_id, voice.label(name), tuple(entries)))
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
    return Menu(ids.menu("setup", "seat", number, *wish.args()), voice.label(name), tuple(entries))


def changed(wish: Wish, what: str, number: int, value: str) -> Wish:
    """The wish after one press on the set-up page."""
    if what in ("flag", "choice", "seat") and not 0 <= number < len(wish.values):
        raise OldButtonError
    match what:
        case "seats":
            return replace(wish, seats=number)
        case "flag":
            digit = "0" if wish.values[number] == "1" else "1"
        case "choice":
            digit = value[:1] or _NOTHING
        case "seat":
            seats = _DIGITS.index(wish.values[number]) ^ 1 << min(max(ids.number_of(value), 0), _MOST_SEATS)
            digit = _DIGITS[seats] if seats < len(_DIGITS) else _NOTHING
        case "box":
            return replace(wish, box=read_choice(value))
        case "pace":
            return replace(wish, pace=value)
        case "clock":
            return replace(wish, clock="" if value == _NOTHING else value)
        case "language":
            return replace(wish, language=value)
        case "strength":
            return replace(wish, strength=value)
        case "then":
            return replace(wish, timeout=timeout_of(value))
        case "where":
            return replace(wish, in_thread=not wish.in_thread)
        case "score":
            return replace(wish, open_score=not wish.open_score)
        case "rated":
            return replace(wish, rated=not wish.rated)
        case "first":
            return wish  # the button carries all of it
        case _:
            raise OldButtonError
    values = wish.values[:number] + digit + wish.values[number + 1 :]
    return replace(wish, values=values)
