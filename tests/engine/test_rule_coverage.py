"""Lists every numbered rule that no test is named after, and every rule our own rule pages leave out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT.parent / "shared" / "reference"
NUMBERED = re.compile(r"^(?:- |\| )?\*{0,2}((?!OP-)[A-Z]{2}-\d+)\b", re.MULTILINE)
"""A rule of any game. OP numbers say how an open point was decided; tests name them beside their rule."""
NAMED = re.compile(r"(?<![a-z])([a-z]{2})[-_](\d+)")


def numbers_in(page: Path) -> list[str]:
    return sorted(set(NUMBERED.findall(page.read_text())), key=lambda rule: (rule[:2], int(rule[3:])))


def named_in_tests(game: str) -> set[str]:
    """Rule numbers in the names (and parameter ids) of the game's collected tests."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "no:xdist",
        f"tests/engine/{game}",
    ]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert "error" not in listing.stdout.splitlines()[-1], listing.stdout[-2000:]
    found = (NAMED.findall(line.lower()) for line in listing.stdout.splitlines() if "::" in line)
    return {f"{prefix.upper()}-{number}" for pairs in found for prefix, number in pairs}


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test_named_after_it(game: str) -> None:
    named = named_in_tests(game)
    missing = [rule for rule in numbers_in(ROOT / "docs" / "rules" / f"{game}.md") if rule not in named]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_our_rule_page_holds_every_rule_of_the_reference(game: str) -> None:
    page = REFERENCE / f"{game}.md"
    if not page.exists():
        pytest.skip("the rules reference is not beside this checkout")
    ours = set(numbers_in(ROOT / "docs" / "rules" / f"{game}.md"))
    missing = [rule for rule in numbers_in(page) if rule not in ours]
    assert not missing, f"not in docs/rules/{game}.md: {', '.join(missing)}"
