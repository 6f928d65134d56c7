"""The choices for a new table, encoded in the buttons of its page, and those of the last table."""

from __future__ import annotations

import re
import string
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.custom_content import ContentFolder, CustomContent
from bot.locales.translations import locales
from bot.services.turn.computers import STRENGTHS
from bot.ui.interactions import custom_ids
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Entry, Menu
from bot.ui.kit.localiser import Localiser
from bot.values.clock import CLOCKS, PACES, TIMEOUTS, Timeout, permitted
from bot.values.errors import OldButtonError, PlayerError
from bot.values.table import ServerRules, Table
from engine.core.game import AnyGame
from engine.core.setup import CONTENT, PRINTED, SetupOption, SetupSpec
from engine.core.text import Text, UserText, text
from engine.registry import GAMES

_OF_TABLE = "lobby-values-which", "lobby-values-entry"
_OURS = "-"
"""The built-in values in a menu or a button."""


def values_text(name: UserText | None) -> Text:
    """Return the owner's name for custom content; None: the built-in values."""
    return text("lobby-values-ours") if name is None else text("lobby-values-box", name=name)


def values_lines(table: Table, localiser: Localiser) -> list[str]:
    """Say which values this table is played with, in games whose built-in values are partly our own."""
    game = GAMES.get(table.game)
    if game is None or game.form is None:
        return []
    return [localiser("lobby-flag", name=text("lobby-values"), state=values_text(table.box))]


def values_of(table: Table | None) -> Any:
    """Return the custom content of this table; None if it has none."""
    game = None if table is None else GAMES.get(table.game)
    if table is None or table.box is None or game is None or game.sets is None:
        return None
    game.sets.bring_json(table.options[CONTENT], table.options[PRINTED])
    return game.sets.named(table.options[PRINTED])


def box_menu(
    custom_id: str,
    game: str,
    boxes: Sequence[CustomContent],
    chosen: str,
    localiser: Localiser,
    *,
    of_server: bool = False,
) -> Menu:
    """Return a menu of the built-in values and each custom content."""
    name = text(f"{game}-name")
    which, entry = ("server-values-which", "server-values-entry") if of_server else _OF_TABLE

    def offered(shown: UserText | None, value: str) -> Entry:
        label = localiser.short(entry, game=name, values=values_text(shown))
        return Entry(label, value, chosen=value == (chosen or _OURS))

    entries = (offered(None, _OURS), *(offered(box.name, box.choice) for box in boxes))
    return Menu(custom_id, localiser.short(which, game=name), entries)


def _read_choice(value: str) -> str:
    """Parse a menu value."""
    return "" if value == _OURS else value


def usual_box(rules: ServerRules, boxes: ContentFolder, game: str) -> str:
    """Return the server's default content, if it is still offered."""
    choice = rules.boxes.get(game, "")
    return choice if boxes.chosen(game, choice) is not None else ""


def offered_or_usual(choice: str, rules: ServerRules, boxes: ContentFolder, game: str) -> str:
    """Return the chosen content, or the default if it is no longer offered."""
    is_offered = not choice or boxes.chosen(game, choice) is not None
    return choice if is_offered else usual_box(rules, boxes, game)


def printed(boxes: ContentFolder, game: str, choice: str) -> dict[str, str]:
    """Return the option that names a new table's content; empty for the built-in values."""
    if not choice:
        return {}
    if (box := boxes.chosen(game, choice)) is None:
        raise PlayerError("lobby-values-gone")
    return {PRINTED: box.content.fingerprint}


DIGITS = string.digits + string.ascii_letters + "_."
"""One character for the number of a value, or for any set of up to six seats."""
NOTHING = "-"
_BOX = re.compile(r"[0-9a-f]{8}|")
"""After the values of the options: the custom content, if any."""
_RATED = "r"
_MOST_SEATS = 6
EASY = STRENGTHS[0]
_PARTS = 8  # of the choices in a button; one more for a solo table
_PARTS_BEFORE_CLOCKS = 6
_FIRST, _SCORE = "f", "s"
"""After the letter of the place: a first game; the score so far is public."""


class SetupChoices(Struct, frozen=True):
    """The choices for a new table, as the buttons of its page carry them."""

    game: str
    seats: int
    values: str = ""  # one digit per option: the number of its value, or its set of seats
    pace: str = "any"
    in_thread: bool = True
    language: str = ""  # of the posts; empty: chosen when the table is opened
    clock: str = ""
    timeout: Timeout = "offer"
    strength: str = ""  # of the computers, in a DM; empty: a table for several people
    first: bool = False  # for newcomers
    open_score: bool = False
    rated: bool = False
    box: str = ""  # `CustomContent.choice`; empty: the built-in values

    @property
    def is_private(self) -> bool:
        return bool(self.strength)

    def args(self) -> tuple[str, ...]:
        marks = f"{_FIRST * self.first}{_SCORE * self.open_score}{_RATED * self.rated}"
        place, language = f"{'t' if self.in_thread else 'c'}{marks}", self.language or NOTHING
        values = f"{self.values}{NOTHING}{self.box}" if self.box else self.values or NOTHING
        wished = (self.game, str(self.seats), values, self.pace, place, language)
        alone = (self.strength,) if self.is_private else ()
        return (*wished, self.clock or NOTHING, self.timeout, *alone)

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


def choices_of(args: tuple[str, ...], games: Mapping[str, AnyGame]) -> SetupChoices:
    """Parse the arguments of a button; raise OldButtonError if it names anything not offered (any more)."""
    if len(args) == _PARTS_BEFORE_CLOCKS:
        args = (*args, NOTHING, TIMEOUTS[0])
    args, strength = args[:_PARTS], "".join(args[_PARTS:])
    if len(args) != _PARTS or args[0] not in games:
        raise OldButtonError
    game, language, clock = games[args[0]], *("" if part == NOTHING else part for part in args[5:7])
    values, _, box = args[2].partition(NOTHING)
    choices = SetupChoices(
        game.key,
        custom_ids.number_of(args[1]),
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
        choices.seats not in game.spec.seats
        or len(values) != len(options)
        or not all(digit in _digits_of(option) for option, digit in zip(options, values, strict=True))
        or choices.pace not in PACES
        or choices.args()[4] != args[4]
        or (language and language not in locales())
        or (clock and clock not in CLOCKS)
        or (strength and strength not in STRENGTHS)
        or not _BOX.fullmatch(box)
    ):
        raise OldButtonError
    return choices


def timeout_of(word: str) -> Timeout:
    found = next((one for one in TIMEOUTS if one == word), None)
    if found is None:
        raise OldButtonError
    return found


def _digits_of(option: SetupOption) -> str:
    return DIGITS if option.kind == "seats" else DIGITS[: len(option.values)]


def first_choices(game: AnyGame, chosen: Mapping[str, str], **rest: Any) -> SetupChoices:
    unsaid = {option.key: "" if option.kind == "seats" else option.default for option in game.spec.options}
    digits = [DIGITS[_number(option, {**unsaid, **chosen}[option.key])] for option in game.spec.options]
    return SetupChoices(game.key, values="".join(digits), **rest)


def first_game(choices: SetupChoices, game: AnyGame) -> SetupChoices:
    """Return the same table for newcomers, without options better met later, and with easy computers."""
    suits = {option.key: option.first for option in game.spec.options if option.first}
    values = first_choices(game, suits, seats=choices.seats).values
    return replace(choices, values=values, strength=choices.strength and EASY, first=True)


def settled(choices: SetupChoices, game: AnyGame) -> SetupChoices:
    """Return the choices with the default for every option that is not offered beside the others."""
    chosen = choices.options(game.spec)
    offered = game.spec.offered(chosen)
    kept = {option.key: chosen[option.key] for option in offered}
    return replace(choices, values=first_choices(game, kept, seats=choices.seats).values)


def changed(choices: SetupChoices, what: str, number: int, value: str) -> SetupChoices:
    """Return the choices after one press on the set-up page."""
    if what in ("flag", "choice", "seat") and not 0 <= number < len(choices.values):
        raise OldButtonError
    match what:
        case "seats":
            return replace(choices, seats=number)
        case "flag":
            digit = "0" if choices.values[number] == "1" else "1"
        case "choice":
            digit = value[:1] or NOTHING
        case "seat":
            seats = DIGITS.index(choices.values[number]) ^ 1 << min(
                max(custom_ids.number_of(value), 0), _MOST_SEATS
            )
            digit = DIGITS[seats] if seats < len(DIGITS) else NOTHING
        case "box":
            return replace(choices, box=_read_choice(value))
        case "pace":
            return replace(choices, pace=value)
        case "clock":
            return replace(choices, clock="" if value == NOTHING else value)
        case "language":
            return replace(choices, language=value)
        case "strength":
            return replace(choices, strength=value)
        case "then":
            return replace(choices, timeout=timeout_of(value))
        case "where":
            return replace(choices, in_thread=not choices.in_thread)
        case "score":
            return replace(choices, open_score=not choices.open_score)
        case "rated":
            rated = not choices.rated
            return replace(choices, rated=rated, timeout=permitted(choices.timeout, rated=rated))
        case "first" | "main" | "more":
            return choices  # the button carries the full state
        case _:
            raise OldButtonError
    values = choices.values[:number] + digit + choices.values[number + 1 :]
    return replace(choices, values=values)


_GAME = "last-game"
_AMONG, _ALONE = "last-table", "last-alone"
_APART = ":"


async def save_choices(reply: Reply, choices: SetupChoices) -> None:
    """Save the choices of an opened table, without language and place, which are chosen each time."""
    people, scope = reply.services.people, f"person:{reply.person.id}"
    await people.set_setting(scope, _GAME, choices.game)
    await people.set_setting(
        scope, _key(choices.game, choices.is_private), _APART.join(replace(choices, first=False).args())
    )


async def last_game(reply: Reply) -> str:
    """Return the game of the person's last table, or the first game."""
    known = await _last_game(reply)
    return known if known in reply.context.games else next(iter(reply.context.games))


async def is_first_table(reply: Reply) -> bool:
    """Whether this person has never opened a table."""
    return not await _last_game(reply)


async def _last_game(reply: Reply) -> str:
    return await reply.services.people.setting(f"person:{reply.person.id}", _GAME) or ""


async def last_choices(reply: Reply, game: str, rules: ServerRules) -> SetupChoices | None:
    """Return the choices of the last table, as far as still offered here; None without one."""
    private = reply.interaction.guild_id is None
    kept = await reply.services.people.setting(f"person:{reply.person.id}", _key(game, private))
    choices = _read(kept or "", reply.context.games)
    if choices is None:
        return None
    clock = choices.clock if rules.allows_clock(choices.clock) else rules.longest
    box = offered_or_usual(choices.box, rules, reply.context.content_folder, game)
    return replace(choices, clock=clock, box=box, language="" if private else reply.table_language)


def _read(kept: str, games: Mapping[str, AnyGame]) -> SetupChoices | None:
    try:
        return choices_of(tuple(kept.split(_APART)), games)
    except OldButtonError:  # the game has different options by now
        return None


def _key(game: str, private: bool) -> str:
    return f"{_ALONE if private else _AMONG}:{game}"
