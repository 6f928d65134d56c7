"""No number that is printed on a piece changes by itself: games that run, and records of others, go by it."""

from __future__ import annotations

import enum
import importlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engine.registry import GAMES
from tests.support import fingerprints
from tests.support.fingerprints import fingerprint, known, leaves, lines_of, tables

TABLED = dict(sorted(GAMES.items()))
"""Of games whose values are sets, which `test_printed_sets.py` holds, what stands beside them."""
RULINGS = [
    (key, number)
    for key, game in TABLED.items()
    if game.is_released or key in known()  # nothing goes by the numbers of a game that is still being made
    for number in range(1, game.spec.rulings + 1)
]
HOW = """what is printed on the pieces of {game} is not what games under rulings {rulings} were begun with.

A number that changes would break them without a word, and every record of others. To change one rightly:
1. raise SPEC.rulings of the game and say there what the new rulings change;
2. keep the old number beside the new one, in a table by rulings, and let the rule read it by the rulings
   of the state;
3. name the table in BY_RULINGS of tests/support/fingerprints.py;
4. run `python -m tests.support.fingerprints`: it adds the new rulings, and the old ones are as they were.
If no number has changed, but only the shape of a table or a name in it (old records prove it:
tests/engine/test_replays.py), take this game's lines out of tests/data/fingerprints.json and run the same."""


@pytest.mark.parametrize(("game", "rulings"), RULINGS)
def test_what_is_printed_is_as_it_was_for_these_rulings(game: str, rulings: int) -> None:
    taken = known().get(game, {}).get(str(rulings))
    assert taken is not None, f"{game} has new rulings: python -m tests.support.fingerprints"
    assert fingerprint(game, rulings) == taken, HOW.format(game=game, rulings=rulings)


def test_no_fingerprint_is_left_of_rulings_that_are_gone() -> None:
    assert [
        (game, int(number)) for game, each in sorted(known().items()) for number in sorted(each)
    ] == RULINGS


def changed(value: Any) -> Iterator[Any]:
    """The same value with one number or word changed, for each number and word in it."""
    if isinstance(value, Struct):
        for field in msgspec.structs.fields(value):
            for other in changed(getattr(value, field.name)):
                yield msgspec.structs.replace(value, **{field.name: other})
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from (value | {key: other} for other in changed(each))
    elif isinstance(value, tuple):
        for at, each in enumerate(value):
            yield from ((*value[:at], other, *value[at + 1 :]) for other in changed(each))
    elif isinstance(value, range):
        yield range(value.start, value.stop + 1)
    elif isinstance(value, frozenset):
        yield frozenset(sorted(value)[1:])
    elif isinstance(value, enum.Enum):
        yield next(each for each in type(value) if each is not value)
    elif isinstance(value, str):
        yield f"{value}x"
    elif isinstance(value, int | float):
        yield value + 1 if not isinstance(value, bool) else not value


def parts(value: Any) -> list[Any]:
    """A table piece by piece: what counts in a piece counts in the table."""
    if isinstance(value, dict | tuple):
        return [
            piece for each in (value.values() if isinstance(value, dict) else value) for piece in parts(each)
        ]
    return [value]


@pytest.mark.parametrize("game", TABLED)
def test_every_single_number_and_word_counts(game: str) -> None:
    """Tried with each of them, in its own table."""
    tried = 0
    for module, name in tables(game):
        for part in parts(getattr(module, name)):
            before = list(leaves(part))
            for other in changed(part):
                assert list(leaves(other)) != before, f"{name} of {module.__name__}"
                tried += 1
    assert tried > 3


@pytest.mark.parametrize("game", TABLED)
def test_no_table_is_left_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change made in a table, where the game reads it, shows in the first and in the newest rulings."""
    for table in tables(game):
        module, name = table
        for rulings in (1, GAMES[game].spec.rulings):
            before, value = list(lines_of(table, rulings)), getattr(module, name)
            by_rulings = (game, name) in fingerprints.BY_RULINGS
            with monkeypatch.context() as patched:
                other = dict.fromkeys(value, ((0,),)) if by_rulings else next(changed(value))
                patched.setattr(module, name, other)
                assert list(lines_of(table, rulings)) != before, name


@pytest.mark.parametrize(("game", "rulings"), RULINGS)
def test_a_number_that_changes_is_another_fingerprint(
    game: str, rulings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, name = next(tables(game))
    monkeypatch.setattr(module, name, next(changed(getattr(module, name))))
    assert fingerprint(game, rulings) != known()[game][str(rulings)]


def test_a_number_that_gets_a_row_for_each_rulings_keeps_its_old_fingerprints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The right way to change one leaves games that run as they are, and says so."""
    sending = importlib.import_module("engine.keyper.steps.sending")
    most = sending._MOST_ON_A_SPOT
    monkeypatch.setattr(sending, "_MOST_ON_A_SPOT", {1: most, 2: most, 3: most, 4: most + 1})
    monkeypatch.setattr(fingerprints, "BY_RULINGS", {("keyper", "_MOST_ON_A_SPOT")})
    for rulings in (1, 2, 3):
        assert fingerprint("keyper", rulings) == known()["keyper"][str(rulings)]
    assert fingerprint("keyper", 4) not in known()["keyper"].values()
