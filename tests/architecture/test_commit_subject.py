"""The commit hook accepts subjects of the form `area: imperative`, and says what is wrong with others."""

from __future__ import annotations

import runpy
import subprocess
from pathlib import Path

import pytest

from tests.support.source import ROOT

HOOK = ROOT / ".ci" / "subject"
FAULT = runpy.run_path(str(HOOK))["fault"]


@pytest.mark.parametrize(
    ("message", "status", "said"),
    [
        ("docs: re-order the pages\n\nThe body; says why.\n", 0, ""),
        ("docs: re-order.\n", 1, "commit subject: leave out the full stop: docs: re-order.\n"),
    ],
)
def test_the_hook_reads_the_first_line(tmp_path: Path, message: str, status: int, said: str) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run([HOOK, file], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (status, said)


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
def test_a_good_subject_passes(subject: str) -> None:
    assert FAULT(subject) == ""


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
def test_a_bad_subject_is_refused_with_the_reason(subject: str, reason: str) -> None:
    assert reason in FAULT(subject)
