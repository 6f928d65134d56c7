"""Sets of printed values that shipped are kept for ever: games that run and records of others name them."""

from __future__ import annotations

import ast
import json
from typing import Any

import msgspec
import pytest

from engine.registry import GAMES
from tests.engine.test_fingerprints import changed
from tests.support import fingerprints
from tests.support.source import ROOT, Source, sources

FILE = ROOT / "tests" / "data" / "printed_sets.json"
KEPT: dict[str, dict[str, str]] = json.loads(FILE.read_text())
WITH_SETS = {key: game for key, game in sorted(GAMES.items()) if game.sets is not None}
HOW = """a number that is printed on a piece of {game} has changed under rulings {rulings}.

Games begun under them, and every record of others, name the set as it was ({was}). To change one rightly:
1. leave the set as it was; make a new one beside it in engine/{game}/content (structs.replace of the old);
2. raise SPEC.rulings and give the new set to the new rulings in SETS, the old set to all those before;
3. add "{next}": the new fingerprint to "{game}" in tests/data/printed_sets.json, and leave the others;
4. put a record of a game under the new rulings into tests/replays.
If a field was added to the set, give it the default that says how it was before: no fingerprint changes."""


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


@pytest.mark.parametrize("game", WITH_SETS)
def test_set_ups_and_sets_name_the_same(game: str) -> None:
    sets = WITH_SETS[game].sets
    assert sets is not None
    assert WITH_SETS[game].spec.printed == sets.fingerprints
    assert list(KEPT[game]) == [str(n) for n in range(1, WITH_SETS[game].spec.rulings + 1)]
    assert all(sets.named(name) is not None for name in KEPT[game].values())


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
def test_no_rule_picture_or_judgement_reads_a_table(game: str) -> None:
    """Whatever is part of the set that ships is reached by the state or the view: `state.content.tiles`."""
    sets = WITH_SETS[game].sets
    assert sets is not None
    parts = [getattr(sets.newest, field.name) for field in msgspec.structs.fields(sets.newest)]
    tables = {
        (module.__name__, name)
        for module, name in fingerprints.tables(game, of_sets=True)
        if any(getattr(module, name) is part for part in parts if isinstance(part, tuple | dict) and part)
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
