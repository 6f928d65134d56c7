"""The way of a press is short, and `latchkey bench press` says how short."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from tools.bench.press import ways


def test_a_press_opens_the_store_once_to_read_and_once_to_write() -> None:
    """What follows a confirmed turn reads once for each parcel, and notes what became of it."""
    look, pick, confirm = (way.usual for way in ways(3))
    assert (look.openings, look.written) == (1, 0)
    assert (pick.openings, pick.written) == (2, 1)
    assert confirm.openings <= 10
    assert confirm.written <= 5


def test_it_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "press", "--quick", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [way["press"] for way in found] == ["look", "pick", "confirm"]
    assert all(way["usual"]["statements"] > 0 for way in found)


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="the system does not tell")
def test_it_says_where_the_time_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "press", "--quick", "--json", "--profile", "--games", "lantern"]) == 0
    found = json.loads(capsys.readouterr().out)["lantern"]
    assert {"look", "pick", "confirm", "post", "call"} <= set(found)
    for kind, spent in found.items():
        assert spent["times"] > 0, kind
        assert sum(spent["own"].values()) == pytest.approx(spent["seconds"])
        assert all(seconds <= spent["seconds"] + 1e-9 for seconds in spent["within"].values())
    assert any(name.startswith("Studio._draw") for name in found["pick"]["within"])
