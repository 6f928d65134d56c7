"""`latchkey dev bench burst` sends many commands at once to the real process and reports their delays."""

from __future__ import annotations

import json

import pytest

from bot.__main__ import main

BURST = "bench burst --commands 12 --busy 0 --limits --json"


def test_a_burst_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(BURST.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["asked"]["commands"] == 12
    assert 0 <= found["unacknowledged_bystanders"] <= min(found["unacknowledged"], 4)
    assert found["unanswered"] == 0
