"""Fingerprints of a game's printed values, one for each of its rulings.

They are computed from the tables, not from their source: comments and the order of files do not matter, every
number and word in a table does. `python -m tests.support.fingerprints` adds missing ones.
"""

from __future__ import annotations

import ast
import enum
import hashlib
import importlib
import inspect
import json
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from engine.core.content import Content, Sets
from engine.registry import GAMES

FILE = Path(__file__).parents[1] / "data" / "fingerprints.json"
Table: TypeAlias = tuple[ModuleType, str]
"""The location of a table: its file, and its name there."""

_BESIDE_CONTENT = {
    "keyper": (("steps.sending", "_MOST_ON_A_SPOT"),),
}
"""Printed numbers that are kept beside their rule."""
BY_RULINGS = set[tuple[str, str]]()
"""Tables with a row for each rulings. Only that row counts, under the name of the table, so a number that
gets such a row later keeps its old fingerprints.
"""


_IN_SETS = {
    *("box", "sets", "form", "house", "tiles", "fields", "seats", "pieces", "cards", "boats", "merchants")
}
"""Files whose numbers are parts of a set and are checked by `test_printed_sets.py`; a new set changes no old
one. The rest beside them (icons, the layout of a board, tie-breaks) is checked here.
"""
_SAY_ONLY = {"words", "costs"}
"""Files that only put printed values into words."""


def known() -> dict[str, dict[str, str]]:
    """Return the fingerprints by game and rulings."""
    found: dict[str, dict[str, str]] = json.loads(FILE.read_text())
    return found


def fingerprint(game: str, rulings: int) -> str:
    digest = hashlib.sha256()
    for table in tables(game):
        for line in lines_of(table, rulings):
            digest.update(line.encode() + b"\n")
    return digest.hexdigest()


def tables(game: str, *, of_sets: bool = False) -> Iterator[Table]:
    """Yield every table of a game, in an order that depends only on names."""
    package = importlib.import_module(f"engine.{game}.content")
    for info in sorted(pkgutil.iter_modules(package.__path__), key=lambda info: info.name):
        if info.name in _IN_SETS and GAMES[game].sets is not None and not of_sets:
            continue
        if info.name in _SAY_ONLY:
            continue
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        for name in _named_in(module):
            if not isinstance(getattr(module, name), TypeVar | Content | Sets):  # sets have their own names
                yield module, name
    for file, name in _BESIDE_CONTENT.get(game, ()):
        yield importlib.import_module(f"engine.{game}.{file}"), name


@cache
def _named_in(module: ModuleType) -> list[str]:
    """Return the names defined there, not only imported."""
    found = list[str]()
    for node in ast.parse(inspect.getsource(module)).body:
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        for target in targets:
            if isinstance(target, ast.Name) and target.id.isupper():
                found.append(target.id)
    return sorted(found)


def lines_of(table: Table, rulings: int) -> Iterator[str]:
    """Yield one line for each number or word in a table, as a game under these rulings has it."""
    module, name = table
    value, key = getattr(module, name), (module.__name__.split(".")[1], name)
    if key in BY_RULINGS:
        value = value[rulings]
    where = f"{module.__name__.split('.', 2)[2]}.{name}"
    for path, leaf in leaves(value):
        yield f"{where}{path} = {leaf}"


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, Struct):
        yield f"{path}.", type(value).__name__
        for field in msgspec.structs.fields(value):
            yield from leaves(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, Mapping):
        yield f"{path}[]", str(len(value))
        for key in sorted(value, key=repr):
            yield from leaves(value[key], f"{path}[{key!r}]")
    elif isinstance(value, tuple | list | range):
        yield f"{path}[]", str(len(value))
        for at, each in enumerate(value):
            yield from leaves(each, f"{path}[{at}]")
    elif isinstance(value, frozenset | set):
        yield path, repr(sorted(value))
    elif isinstance(value, enum.Enum):
        yield path, value.name
    elif value is None or isinstance(value, str | int | float):
        yield path, repr(value)
    else:
        raise TypeError(f"{path}: a {type(value).__name__} has no fingerprint yet")


def _add_missing() -> None:
    found = known() if FILE.exists() else {}
    for key, game in sorted(GAMES.items()):
        taken = found.setdefault(key, {})
        for rulings in range(1, game.spec.rulings + 1):
            taken.setdefault(str(rulings), fingerprint(key, rulings))
    FILE.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    _add_missing()
