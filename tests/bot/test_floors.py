"""What import-linter cannot hold: no circle, one name for one thing, private what nobody else uses.

The floors themselves are a contract in pyproject.toml; docs/architecture.md has them as a table.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
FOUND_BY_NAME = {"add", "run", "main"}
"""What a file of `bot/cli` offers by convention, and the script that pip installs."""
BENCHES = "bot.bench."
"""Each is a script of its own, found by its folder."""


@cache
def trees(*rooms: str) -> dict[str, ast.Module]:
    """Every file of these rooms, by its module's name."""
    found = {}
    for path in sorted(path for room in rooms for path in (ROOT / room).rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def test_no_two_files_import_each_other() -> None:
    """Not even for types, and not round any number of corners."""
    graph = grimp.build_graph("bot", cache_dir=None)
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := {module for module, needs in left.items() if not needs & left.keys()}:
        left = {module: needs for module, needs in left.items() if module not in free}
    assert left == {}, "these files are in circles, or import from some"


def test_one_name_is_one_class() -> None:
    """Games share their vocabulary by design; everything else has a name of its own."""
    places = defaultdict(list)
    for module, tree in trees("bot", "engine", "render").items():
        for node in tree.body if not _is_of_a_game(module) else ():
            if isinstance(node, ast.ClassDef):
                places[node.name].append(module)
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


def _is_of_a_game(module: str) -> bool:
    room, *rest = module.split(".")
    return room != "bot" and len(rest) > 1 and rest[0] not in ("core", "kit")


def test_what_no_other_file_uses_is_private() -> None:
    """Functions and constants. (A class may be met through what a function gives.)"""
    used = set(_used())
    lonely = [
        f"{module}.{name}"
        for module, tree in trees("bot").items()
        if not module.startswith(BENCHES)
        for name in _offered(tree)
        if (module, name) not in used and name not in FOUND_BY_NAME
    ]
    assert lonely == []


def test_the_drawing_of_a_press_names_files_that_are_there() -> None:
    """And so does the table of the floors."""
    drawn = (ROOT / "docs" / "a-press.md").read_text(encoding="utf-8")
    drawn += (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(
        re.findall(r"(?<![\w/])((?:ui|post|services|store)/[\w/]+\.py|tests/(?:bot|e2e)/[\w/]+\.py)", drawn)
    )
    assert len(named) > 25
    missing = [name for name in named if not any((ROOT / room / name).is_file() for room in ("bot", "."))]
    assert missing == []


def _offered(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        names: list[str] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names = [node.name]
        elif isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names = [node.target.id]
        yield from (name for name in names if not name.startswith("_") and (name.islower() or name.isupper()))


def _used() -> Iterator[tuple[str, str]]:
    """(module, name) for each name that another file takes from a module of the bot."""
    for tree in trees("bot", "playground", "tests").values():
        aliases: dict[str, str] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                for alias in node.names:
                    yield node.module, alias.name
                    aliases[alias.asname or alias.name] = f"{node.module}.{alias.name}"
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                yield aliases.get(node.value.id, ""), node.attr
