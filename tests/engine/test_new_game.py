"""A fifth game adds folders of its own and one registry line: Lantern copied under another name shows it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.source import ROOT

ROOMS = ("engine", "render", "bot", "playground", "tools", "tests", "docs", "pyproject.toml")
OWN = (
    "engine/lantern",
    "render/lantern",
    "bot/words/en/lantern.ftl",
    "docs/rules/lantern.md",
    "tests/engine/lantern",
    "tests/support/lantern.py",
)


def renamed(words: str) -> str:
    for old, new in (("lantern", "firefly"), ("Lantern", "Firefly"), ("LANTERN", "FIREFLY")):
        words = words.replace(old, new)
    return words


def copied(root: Path) -> None:
    """Everything as it is, Lantern again as Firefly with its reasons, and one line more in the registry."""
    skipped = shutil.ignore_patterns("golden", "kept", "replays")  # compiled files are as good there as here
    for room in ROOMS:
        if (ROOT / room).is_dir():
            shutil.copytree(ROOT / room, root / room, ignore=skipped)
        else:
            shutil.copy(ROOT / room, root / room)
    for part in OWN:
        for path in [root / part, *(root / part).rglob("*")]:
            target = root / renamed(str(path.relative_to(root)))
            if path.is_file():
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(path.read_text(encoding="utf-8")), encoding="utf-8")
    with (root / "tests" / "engine" / "test_layout.py").open("a", encoding="utf-8") as layout:
        for reasons in ("OWN_FILES", "LACKING"):  # what it has or goes without as Lantern does
            layout.write(f"\n{reasons}['firefly'] = {reasons}.get('lantern', {{}})\n")
    registry = root / "engine" / "registry.py"
    line = "from engine.lantern.game import LANTERN\n"
    words = registry.read_text(encoding="utf-8").replace(line, line + renamed(line))
    registry.write_text(
        words.replace("KEYTHEDRAL, LANTERN)", "KEYTHEDRAL, LANTERN, FIREFLY)"), encoding="utf-8"
    )


def run(root: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=root, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def test_a_copy_of_the_model_is_a_whole_game_and_touches_nothing_else(tmp_path: Path) -> None:
    copied(tmp_path)
    files = ["tests/engine/firefly", "tests/engine/test_layout.py", "tests/engine/test_conformance.py"]
    told = run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files, "-k", "firefly")
    assert " passed" in told
    assert "failed" not in told
    lines = (
        "simulate firefly --players 3 --record game.json",
        "verify game.json",
        "picture game.json --move 9 --seat 0 --out table.png",
    )
    program = (
        "import sys; from bot.__main__ import main; sys.exit(any([main(x.split()) for x in sys.argv[1:]]))"
    )
    run(tmp_path, "-c", program, *lines)
    assert (tmp_path / "table.png").stat().st_size > 5000
