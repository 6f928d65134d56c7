"""Sets of printed values that shipped never change: running games and records name them by fingerprint."""

from __future__ import annotations

import ast
import enum
import json
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engine.registry import GAMES
from tests.support.source import ROOT, Source, sources

FILE = ROOT / "tests" / "data" / "printed_sets.json"
KEPT: dict[str, dict[str, str]] = json.loads(FILE.read_text())
WITH_SETS = {key: game for key, game in sorted(GAMES.items()) if game.sets is not None}
HOW = """a value printed on a piece of {game} has changed under rulings {rulings}.

Running games and records name the set as it was ({was}). To change a value:
1. leave that set alone and make a new one beside it in engine/{game}/content/box.py (structs.replace);
2. give it to rulings {next}, and the old sets to the rulings they had: BY_RULINGS or SETS in content;
3. add "{next}": "<its fingerprint>" to "{game}" in tests/data/printed_sets.json, and leave the others.
A new field of the set needs a default that says how it was before: then no fingerprint changes."""


@pytest.mark.parametrize(
    ("game", "rulings"),
    [(key, n) for key, game in WITH_SETS.items() for n in range(1, game.spec.rulings + 1)],
)
def test_the_set_of_these_rulings_is_as_it_was(game: str, rulings: int) -> None:
    was = KEPT.get(game, {}).get(str(rulings))
    found = WITH_SETS[game].spec.printed[rulings - 1]
    assert was is not None, f'{game} has new rulings: add "{rulings}": "{found}" to {FILE.name}'
    assert found == was, HOW.format(
        game=game, rulings=rulings, was=was, next=WITH_SETS[game].spec.rulings + 1
    )


def test_a_released_game_has_sets() -> None:
    """Otherwise nothing holds the values of its running games."""
    assert {key for key, game in GAMES.items() if game.is_released} <= WITH_SETS.keys()


@pytest.mark.parametrize("game", WITH_SETS)
def test_set_ups_and_sets_name_the_same(game: str) -> None:
    sets = WITH_SETS[game].sets
    assert sets is not None
    assert WITH_SETS[game].spec.printed == sets.fingerprints
    assert list(KEPT[game]) == [str(n) for n in range(1, WITH_SETS[game].spec.rulings + 1)]
    assert all(sets.named(name) is not None for name in KEPT[game].values())


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
    elif isinstance(value, enum.Enum):
        yield next(each for each in type(value) if each is not value)
    elif isinstance(value, str):
        yield f"{value}x"
    elif isinstance(value, int | float):
        yield value + 1 if not isinstance(value, bool) else not value


@pytest.mark.parametrize("game", WITH_SETS)
def test_every_single_number_and_word_of_a_set_counts(game: str) -> None:
    """Whichever is changed, in any set that shipped: another fingerprint, and the first test says so."""
    sets = WITH_SETS[game].sets
    assert sets is not None
    tried = 0
    for name in dict.fromkeys(sets.fingerprints):
        content: Any = sets.named(name)
        for field in msgspec.structs.fields(content):
            whole = msgspec.to_builtins(getattr(content, field.name), str_keys=True)
            for other in changed(getattr(content, field.name)):
                tried += 1
                assert msgspec.to_builtins(other, str_keys=True) != whole, field.name
                if tried % 50 == 0:  # the name is a hash of just this: now and then, in whole
                    planted = msgspec.structs.replace(content, **{field.name: other})
                    assert planted.fingerprint != name
    assert tried > 3


def _imported(source: Source) -> set[tuple[str, str]]:
    return {
        (node.module or "", alias.name)
        for node in source.imports
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def _read_by_box(game: str) -> set[tuple[str, str]]:
    """Single numbers, too, that the set which ships is made from."""
    source = (ROOT / "engine" / game / "content" / "box.py").read_text(encoding="utf-8")
    return {
        (f"engine.{game}.content.{node.value.id}", node.attr)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper()
    }


@pytest.mark.parametrize("game", WITH_SETS)
def test_no_rule_picture_or_evaluation_reads_a_table(game: str) -> None:
    """They read all values through the state or the view: `state.content.tiles`."""
    sets = WITH_SETS[game].sets
    assert sets is not None
    parts = [getattr(sets.newest, field.name) for field in msgspec.structs.fields(sets.newest)]
    tables = {
        (module, name)
        for module in sources("engine")
        if module.startswith(f"engine.{game}.content.")
        for name, value in vars(import_module(module)).items()
        if name.isupper() and any(value is part for part in parts if isinstance(part, tuple | dict) and part)
    }
    tables |= _read_by_box(game)
    assert tables
    tables |= {(where.rpartition(".")[0], where.rpartition(".")[2]) for where, _ in tables}  # nor all of them
    tables.add((f"engine.{game}.content.box", "SHIPPED"))
    inside = ROOT / "engine" / game / "content"
    for source in sources("engine", "render", "bot", "tools").values():
        if inside not in source.path.parents:
            taken = _imported(source) & tables
            assert not taken, f"{source.path.relative_to(ROOT)} reads {taken}: ask the state or the view"
