"""`latchkey dev bench panels` counts broken rules on the panels of random games."""

from __future__ import annotations

import pytest

from bot.__main__ import main
from tools.bench import panels
from tools.bench.panels import FAULTS, PanelFault


def test_it_counts_faults_and_names_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [PanelFault("cut", "turn", "A very long label"), PanelFault("rows", "work", "7 rows")]
    monkeypatch.setattr(panels, "checked", lambda *_: (40, found))
    assert main(["bench", "panels", "--quick"]) == 0
    said = capsys.readouterr().out
    counts = " | ".join(str(int(fault in ("cut", "rows"))) for fault in FAULTS)
    assert f"| keyper, 3, de | 40 | {counts} |" in said
    assert "cut in turn: A very long label" in said
