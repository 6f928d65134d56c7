"""What import-linter cannot hold: no circle in any room, one name for one thing.

The floors themselves are a contract in pyproject.toml; docs/architecture.md has them as a table.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict

import grimp
import pytest

from engine.registry import GAMES
from tests.support.source import PRODUCT, ROOT, sources


@pytest.mark.parametrize("room", PRODUCT)
def test_no_two_files_import_each_other(room: str) -> None:
    """Not even for types, and not round any number of corners."""
    graph = grimp.build_graph(room, cache_dir=None)
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := {module for module, needs in left.items() if not needs & left.keys()}:
        left = {module: needs for module, needs in left.items() if module not in free}
    assert left == {}, "these files are in circles, or import from some"


def test_one_name_is_one_class() -> None:
    """Games share their vocabulary by design, and the playground knows nobody; the rest has its own names."""
    places = defaultdict(list)
    for module, source in sources("bot", "engine", "render", "tools").items():
        for node in source.tree.body if not _is_of_a_game(module) else ():
            if isinstance(node, ast.ClassDef):
                places[node.name].append(module)
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


def _is_of_a_game(module: str) -> bool:
    return len(parts := module.split(".")) > 1 and parts[1] in GAMES


def test_the_drawing_of_a_press_fits_a_page() -> None:
    drawing = re.search(
        r"```\n(.*?)```", (ROOT / "docs" / "a-press.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert drawing is not None
    lines = drawing[1].splitlines()
    assert len(lines) <= 60
    assert max(map(len, lines)) <= 110
    assert len(set(re.findall(r"\w+/[\w/]+\.py", drawing[1]))) > 15  # the way itself, not a sketch of it


def test_the_drawing_of_a_press_names_files_that_are_there() -> None:
    """And so does the table of the floors."""
    drawn = (ROOT / "docs" / "a-press.md").read_text(encoding="utf-8")
    drawn += (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(
        re.findall(
            r"(?<![\w/])((?:ui|post|services|store)/[\w/]+\.py|tests/(?:bot|e2e|tools)/[\w/]+\.py)", drawn
        )
    )
    assert len(named) > 25
    missing = [name for name in named if not any((ROOT / room / name).is_file() for room in ("bot", "."))]
    assert missing == []
