"""`latchkey bench screen` says how many panels are seen whole on a phone, by game and by question."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from tools.bench import screen
from tools.bench.screen import PanelSeen


def one(kind: str, points: float, controls: int = 8) -> PanelSeen:
    return PanelSeen("keyper", 3, "de", kind, points, whole=True, scale=1.0, controls=controls)


def test_it_says_how_many_fit(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    found = [one("turn", 500.0), one("turn", 700.0, 9), one("work", 600.0)]
    monkeypatch.setattr(screen, "measured", lambda _: found)
    assert main(["bench", "screen", "--quick"]) == 0
    said = capsys.readouterr().out
    assert "| keyper, turn | 2 | 50% | 700 |" in said
    assert "| keyper, work | 1 | 100% | 600 |" in said
    assert "| keyper, 3 players, de | 3 | 67% | 600 |" in said
    assert "| keyper, turn | 2 | 50% | 700 | 700 | 700 | 50% | 100% | 0% |" in said, "one has nine controls"
