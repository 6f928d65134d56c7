"""The remark on a turn of a first game: points only if they have changed, and where they come from."""

from __future__ import annotations

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.lessons import _remark
from bot.values.panel import Panel
from bot.values.table import Place, Table
from engine.core.remarks import Remark
from engine.core.text import text

TABLE = Table("t", "running", "keyflower", 1, Place(1), 2, {}, "", "en", True, (), 0.0)


def test_points_are_told_only_if_they_have_changed() -> None:
    localiser, sources = Localisers().plain("en"), ((text("keyflower-source-village"), 3),)
    told = _remark(Panel(TABLE, 0, None, None, "0", remark=Remark(4, 7, sources)), localiser)
    assert "**7**" in told[0]
    assert localiser.say(sources[0][0]) in told[0]
    assert "+3" in told[0]
    same = _remark(Panel(TABLE, 0, None, None, "0", remark=Remark(4, 4, sources)), localiser)
    assert not any("**4**" in line for line in same)
