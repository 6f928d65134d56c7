"""`latchkey soak` in short: the process dies, Discord and the disk fail, and nothing is lost."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main


def test_two_games_outlive_the_process(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["soak", "--seed", "3", "--seconds", "1", "--games", "2", "--kills", "1", "--people", "2"]
    code = main([*line, "--mix", "lantern=1", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert code == 0, found
    assert (found["kills"], found["games"], found["over"], found["waiting"]) == (1, 2, 2, 0)
    assert found["starts"] >= 1
    assert found["stored"] > 0
    assert [found[name] for name in ("lost", "doubled", "leaked", "stuck", "unsound")] == [[]] * 5
