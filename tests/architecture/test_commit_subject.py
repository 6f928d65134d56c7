"""The commit hook accepts subjects of the form `area: imperative`, and says what is wrong with others."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.support.source import ROOT


def check(tmp_path: Path, message: str) -> tuple[int, str]:
    """Return the exit status of the hook for a commit message, and what it prints."""
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run(
        [ROOT / ".ci" / "subject", file], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "subject",
    [
        "keyflower: charge one worker per upgrade (KF-55)",
        "engine, ui: name methods after what they return",
        "e2e browser: wait for the list",
        "e2e: ping a player only once",
        "locales: embed icons in messages",
        "docs: re-order the pages",
        "store: " + "x" * 65,
        "pictures: draw “é” in " + "é" * 50,
        "Merge branch 'main' into w1",
        'Revert "bot: add a command."',
        "fixup! bot: add a command",
    ],
)
def test_a_good_subject_passes(tmp_path: Path, subject: str) -> None:
    assert check(tmp_path, f"{subject}\n\nThe body; says why. It may be long.\n") == (0, "")


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        ("", "area: imperative"),
        ("add a command", "area: imperative"),
        ("Bot: add a command", "area: imperative"),
        ("bot:add a command", "area: imperative"),
        ("bot: ", "area: imperative"),
        ("bot: add a command ", "area: imperative"),
        ("store: " + "x" * 66, "73 characters"),
        ("bot: add a command; remove another", "one commit per change"),
        ("bot: add a command.", "full stop"),
        *(
            (f"bot: {word} something", f"not with '{word}'")
            for word in ("a", "the", "it", "what", "who", "whoever", "no", "adding", "added", "Add", "/tile")
        ),
    ],
)
def test_a_bad_subject_is_refused_with_the_reason(tmp_path: Path, subject: str, reason: str) -> None:
    status, said = check(tmp_path, f"{subject}\n")
    assert status == 1
    assert reason in said
    assert said.endswith(f": {subject}\n")
