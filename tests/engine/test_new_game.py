"""A fifth game needs its own folders and one registry line: Ferry (tests/data/ferry), a minimal game for two
made by docs/a-new-game.md."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.copies import copy_room
from tests.support.source import ROOT

ROOMS = ("engine", "render", "bot", "playground", "tools", "tests", "docs")
FERRY = ROOT / "tests" / "data" / "ferry"
"""All its files, each where it belongs in the project."""
FEW = 20

SUITES = (
    "tests/engine/ferry",
    "tests/engine/test_layout.py",
    "tests/engine/test_conformance.py",
    "tests/engine/core/test_steps.py",
    "tests/engine/players/test_turn_generator.py",
    "tests/bot/locales/test_every_game.py",
    "tests/bot/locales/test_no_typed_words.py",
    "tests/bot/locales/test_missing_messages.py",
    "tests/bot/locales/test_reader_address.py",
    "tests/promises/random_play/test_every_game.py",
    "tests/bot/services/tables/test_hints.py::test_every_feature_has_words",
    "tests/bot/ui/panel/test_panel_rules.py",
    "tests/e2e/test_every_game.py",
)
"""What holds every game: rules, layout, secrecy, computer players, words, a table through the services, and
one on a simulated Discord by presses and typed lines."""
WORDS = "(ferry or feature_has_words) and not wired_up and not painter"
"""Both of the layout would read the whole project."""


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with Ferry in it, and one line more in the registry."""
    root = tmp_path_factory.mktemp("grown")
    for room in ROOMS:
        copy_room(room, root, "golden", "kept", "replays", "ferry")
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copytree(FERRY, root, dirs_exist_ok=True)
    registry = root / "engine" / "registry.py"
    words = registry.read_text(encoding="utf-8")
    line = "from engine.lantern.game import LANTERN\n"
    assert line in words
    words = words.replace(line, f"from engine.ferry.game import FERRY\n{line}")
    registry.write_text(words.replace("LANTERN)", "LANTERN, FERRY)"), encoding="utf-8")
    return root


def run(root: Path, *command: str) -> str:
    """Run a test in the copy, whose compiled files go with it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def test_a_whole_game_for_two_is_few_files() -> None:
    files = [path for path in FERRY.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert len(files) < FEW


def test_it_passes_what_every_game_passes(grown: Path) -> None:
    told = run(grown, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SUITES, "-k", WORDS)
    assert " passed" in told
    assert "failed" not in told


def test_it_is_typed_and_reads_like_the_others(grown: Path) -> None:
    rooms = ("engine/ferry", "tests/engine/ferry")
    run(grown, "-m", "ruff", "check", "--no-cache", *rooms)
    run(grown, "-m", "ruff", "format", "--check", "--no-cache", *rooms)
    run(grown, "-m", "mypy", "--cache-dir", str(ROOT / ".mypy_cache"), "-p", "engine.ferry")


def test_it_is_simulated_and_verified_and_says_that_it_has_no_pictures(grown: Path) -> None:
    lines = ("simulate ferry --record game.json", "verify game.json", "picture game.json --out table.png")
    program = (
        "import sys; from bot.__main__ import main; print(*(main(line.split()) for line in sys.argv[1:]))"
    )
    told = run(grown, "-c", program, *lines)
    assert "every pick was legal" in told
    assert told.endswith("0 0 2\n"), "the last is asked for what there is not"
