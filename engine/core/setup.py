"""Set-up of a game: seats and options, declared by each game as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from engine.core.rng import is_seed


class SetupError(ValueError):
    """A set-up that the game does not accept; the message says why."""


RULINGS = "rulings"
"""The rulings of a set-up, as an option that nobody chooses: new games get the newest."""


PRINTED = "printed"
"""The fingerprint of the printed values of a set-up (`engine/core/content.py`), an option of all new games.
Older games use the values that shipped under their rulings."""
CONTENT = "content"
"""These values as JSON, unless they ship with the bot, so a game stores its own."""
FINGERPRINT_DIGITS = 16


class Former(Struct, frozen=True):
    """Former names of an option; values that are not listed kept their names."""

    key: str
    values: dict[str, str] = field(default_factory=dict)


class SetupOption(Struct, frozen=True):
    """One option.

    Its messages are `<game>-option-<key>` and `…-help`; of a choice, `…-<value>` and `…-<value>-help`.
    """

    key: str
    kind: Literal["flag", "choice", "seats"] = "flag"
    values: tuple[str, ...] = ("off", "on")
    default: str = "off"
    formers: tuple[Former, ...] = ()
    expands: str = ""  # the value that adds a whole expansion, if this option is one
    since: int = 1  # games begun under older rulings do not have it
    first: str = ""  # the value recommended for a first game; empty: the default
    needs: str = ""  # the key of the option without which this one changes nothing
    rules: str = ""  # the prefix of the numbers of its own rules, if this option is an expansion
    is_extra: bool = False  # few tables choose it, so it stands on the second page


class Retired(Struct, frozen=True):
    """An option that is no longer offered; games begun under these rulings or older ones have it."""

    option: SetupOption
    until: int


class SetupSpec(Struct, frozen=True):
    seats: tuple[int, ...]
    options: tuple[SetupOption, ...] = ()
    rulings: int = 1  # raised when a ruling changes; games begun under an older number keep it
    retired: tuple[Retired, ...] = ()
    printed: tuple[str, ...] = ()  # fingerprints of the shipped values, for rulings 1, 2 and so on

    @property
    def expansions(self) -> dict[str, str]:
        """The option values for playing with all expansions."""
        return {option.key: option.expands for option in self.options if option.expands}

    def offered(self, chosen: Mapping[str, str]) -> tuple[SetupOption, ...]:
        """Return the options that change something beside the chosen values."""
        return tuple(option for option in self.options if self._is_on(option.needs, chosen))

    def _is_on(self, key: str, chosen: Mapping[str, str]) -> bool:
        return not key or chosen.get(key, self.option(key).default) != "off"

    def unplayed_rules(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """Return the prefixes of the rules of expansions that are not played."""
        expansions = (option for option in self.options if option.rules)
        return tuple(option.rules for option in expansions if not self._is_on(option.key, chosen))

    def option(self, key: str) -> SetupOption:
        for option in (*self.options, *(retired.option for retired in self.retired)):
            if option.key == key:
                return option
        known = ", ".join(option.key for option in self.options) or "none"
        raise SetupError(f"there is no option '{key}'; known: {known}")

    def options_under(self, rulings: int) -> tuple[SetupOption, ...]:
        """Return the options of a game under these rulings."""
        return (
            *(option for option in self.options if option.since <= rulings),
            *(retired.option for retired in self.retired if rulings <= retired.until),
        )

    def modern(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return these options with today's keys and values."""
        now = dict(options)
        for option in self.options:
            for former in option.formers:
                if former.key in now:
                    value = now.pop(former.key)
                    now.setdefault(option.key, former.values.get(value, value))
        return now


class Setup(Struct, frozen=True):
    """A complete set-up; kind "seats" is a comma-separated list of seat numbers."""

    seats: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)

    def value(self, key: str) -> str:
        return self.options[key]

    def on(self, key: str) -> bool:
        return self.options[key] == "on"

    @property
    def rulings(self) -> int:
        return int(self.options[RULINGS])

    @property
    def printed(self) -> str | UnsetType:
        return self.options.get(PRINTED, UNSET)

    def seats_of(self, key: str) -> tuple[int, ...]:
        return _seat_numbers(self.options[key])


def checked(spec: SetupSpec, setup: Setup) -> Setup:
    """Return the set-up with every option filled in; SetupError names the first fault."""
    if setup.seats not in spec.seats:
        raise SetupError(f"{setup.seats} players: this game is for {spec.seats[0]} to {spec.seats[-1]}")
    if not is_seed(setup.seed):
        raise SetupError("the seed is not 64 hexadecimal digits")
    setup = Setup(setup.seats, setup.seed, spec.modern(setup.options))
    for key in setup.options.keys() - {RULINGS, PRINTED, CONTENT}:
        spec.option(key)
    rulings = _checked_rulings(spec, setup)
    filled = {option.key: _checked_value(option, setup) for option in spec.options_under(int(rulings))}
    return Setup(setup.seats, setup.seed, filled | {RULINGS: rulings} | _checked_printed(spec, setup))


def _checked_printed(spec: SetupSpec, setup: Setup) -> dict[str, str]:
    """Add the fingerprint of the shipped values to a new set-up, which has no rulings yet; older ones may
    lack it."""
    value = setup.options.get(PRINTED, "")
    if not value and (RULINGS in setup.options or not spec.printed):
        return {}
    if value and (len(value) != FINGERPRINT_DIGITS or value.strip("0123456789abcdef")):
        raise SetupError(f"'{value}' is no fingerprint of printed values")
    brought = {CONTENT: setup.options[CONTENT]} if CONTENT in setup.options else {}
    return {PRINTED: value or spec.printed[-1], **brought}


def _checked_rulings(spec: SetupSpec, setup: Setup) -> str:
    value = setup.options.get(RULINGS, str(spec.rulings))
    if value not in {str(number) for number in range(1, spec.rulings + 1)}:
        raise SetupError(f"rulings go from 1 to {spec.rulings}, not '{value}': update first")
    return value


def _checked_value(option: SetupOption, setup: Setup) -> str:
    if option.kind == "seats":
        value = setup.options.get(option.key, "")
        try:
            seats = _seat_numbers(value)
        except ValueError:
            raise SetupError(f"option '{option.key}': '{value}' is not a list of seats such as 0,2") from None
        if any(seat not in range(setup.seats) for seat in seats):
            raise SetupError(f"option '{option.key}': seats go from 0 to {setup.seats - 1}, not '{value}'")
        return ",".join(str(seat) for seat in sorted(set(seats)))
    value = setup.options.get(option.key, option.default)
    if value not in option.values:
        raise SetupError(f"option '{option.key}' is one of {', '.join(option.values)}, not '{value}'")
    return value


def _seat_numbers(value: str) -> tuple[int, ...]:
    return tuple(int(part) for part in value.split(",") if part.strip())
