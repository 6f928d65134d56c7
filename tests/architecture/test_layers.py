"""Checks that import-linter lacks: no import cycles, no class name used twice. The layers themselves are a
contract in pyproject.toml; docs/architecture.md shows them as a table."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

import grimp
import pytest

from engine.registry import GAMES
from tests.support.source import PRODUCT, ROOT, sources

FLOW = ROOT / "docs" / "interaction-flow.md"
ARCHITECTURE = ROOT / "docs" / "architecture.md"


@pytest.mark.parametrize("package", PRODUCT)
def test_no_two_files_import_each_other(package: str) -> None:
    graph = grimp.build_graph(package, cache_dir=None)
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := {module for module, needs in left.items() if not needs & left.keys()}:
        left = {module: needs for module, needs in left.items() if module not in free}
    assert left == {}, "these files are in a cycle, or import from one"


def test_one_name_is_one_class() -> None:
    """Games share their vocabulary by design, and the playground is independent; all else is unique."""
    places = defaultdict(list)
    for module, source in sources("bot", "engine", "render", "tools").items():
        for node in source.tree.body if not _is_of_a_game(module) else ():
            if isinstance(node, ast.ClassDef):
                places[node.name].append(module)
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


def _is_of_a_game(module: str) -> bool:
    return len(parts := module.split(".")) > 1 and parts[1] in GAMES


def test_the_diagram_of_the_interaction_flow_fits_a_page() -> None:
    diagram = re.search(r"```\n(.*?)```", FLOW.read_text(encoding="utf-8"), re.DOTALL)
    assert diagram is not None
    lines = diagram[1].splitlines()
    assert len(lines) <= 60
    assert max(map(len, lines)) <= 110
    assert len(set(re.findall(r"\w+/[\w/]+\.py", diagram[1]))) > 15  # the whole way, not a sketch of it


def test_files_named_in_the_diagram_and_in_the_table_of_layers_exist() -> None:
    """Paths there are relative to `bot/`."""
    text = FLOW.read_text(encoding="utf-8") + ARCHITECTURE.read_text(encoding="utf-8")
    named = set(re.findall(r"(?<![\w/])((?:ui|delivery|services|store|tests)/[\w/]+\.py)", text))
    assert len(named) > 25
    missing = [name for name in named if not any((ROOT / top / name).is_file() for top in ("bot", "."))]
    assert missing == []
