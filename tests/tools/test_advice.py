"""The commands that say how good advice is."""

from __future__ import annotations

import msgspec
import pytest

from bot.__main__ import main
from tools.balance.advice import Followed


def test_who_follows_every_first_hint_gives_nothing_away(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["advice", "lantern", "--games", "2", "--seats", "2"]
    assert main([*command, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Followed)
    assert found.games == 2
    assert found.turns > 10
    assert (found.lost, found.lossy, found.named) == (0.0, 0, 0)
    assert main(command) == 0
    assert "0.000 points a turn" in capsys.readouterr().out
