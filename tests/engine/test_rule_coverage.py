"""Lists every numbered rule that no test is named after, and every rule our own rule pages leave out."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.registry import GAMES

ROOT = Path(__file__).parent.parent.parent
REFERENCE = ROOT.parent / "shared" / "reference"
"""A second reading of the rulebooks that the numbers come from; seldom beside the checkout."""
NUMBERS: dict[str, list[str]] = json.loads((ROOT / "tests" / "data" / "rule-numbers.json").read_text())
"""Every rule that the rulebooks were found to have, by its number."""
NUMBERED = re.compile(r"^(?:- |\| )?\*{0,2}((?!OP-)[A-Z]{2}-\d+)\b", re.MULTILINE)
"""A rule of any game. OP numbers say how an open point was decided; tests name them beside their rule."""
NAMED = re.compile(r"(?<![a-z])([a-z]{2})[-_](\d+)")


def numbers_in(page: Path) -> list[str]:
    return sorted(set(NUMBERED.findall(page.read_text())), key=lambda rule: (rule[:2], int(rule[3:])))


def collected_for(game: str, session: pytest.Session) -> list[str]:
    """Every test of a game, parameters included: as this run has collected them, if it has them all."""
    folder, options = ROOT / "tests" / "engine" / game, session.config.option
    known = [item for item in session.items if item.path.is_relative_to(folder)]
    if {item.path for item in known} >= set(folder.rglob("test_*.py")) and not (
        options.keyword
        or options.markexpr
        or options.deselect
        or any("::" in arg for arg in session.config.args)
    ):
        return [item.nodeid for item in known]
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
    return [line for line in listing.stdout.splitlines() if "::" in line]


def named_in(tests: Iterable[str]) -> set[str]:
    """Rule numbers in the names and parameter ids of tests."""
    found = (NAMED.findall(test.lower()) for test in tests)
    return {f"{prefix.upper()}-{number}" for pairs in found for prefix, number in pairs}


@pytest.mark.parametrize("game", GAMES)
def test_every_numbered_rule_has_a_test_named_after_it(game: str, request: pytest.FixtureRequest) -> None:
    named = named_in(collected_for(game, request.session))
    missing = [rule for rule in numbers_in(ROOT / "docs" / "rules" / f"{game}.md") if rule not in named]
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", NUMBERS)
def test_our_rule_page_holds_every_rule_of_the_rulebook(game: str) -> None:
    ours = set(numbers_in(ROOT / "docs" / "rules" / f"{game}.md"))
    missing = [rule for rule in NUMBERS[game] if rule not in ours]
    assert not missing, f"not in docs/rules/{game}.md: {', '.join(missing)}"


@pytest.mark.skipif(not REFERENCE.is_dir(), reason="the rules reference is not beside this checkout")
@pytest.mark.parametrize("game", NUMBERS)
def test_the_numbers_kept_here_are_those_of_the_reference(game: str) -> None:
    assert NUMBERS[game] == numbers_in(REFERENCE / f"{game}.md")
