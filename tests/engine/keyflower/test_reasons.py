"""Whoever looks for a tile in vain is told why."""

from __future__ import annotations

from engine.core.text import Text
from engine.keyflower.game import KEYFLOWER
from tests.support.keyflower import Scene, scene


def reasons(table: Scene, seat: int = 0) -> dict[str, Text]:
    found = KEYFLOWER.why_not(table.state, seat)
    return {reason.key.removeprefix("keyflower-why-"): reason for reason in found}


def test_a_bid_that_would_not_win_says_what_is_missing() -> None:
    table = scene().screen(0, red=1, blue=1).tile("miner").bid("miner", 1, "red", 1)
    args = dict(reasons(table)["bid"].args)
    assert args["have"] == 1
    assert args["need"] == Text("keyflower-count-red", (("count", 2),))


def test_nobody_to_send_is_one_line() -> None:
    table = scene().tile("miner")
    assert set(reasons(table)) == {"no-workers"}


def test_what_can_be_done_has_no_reason() -> None:
    table = scene().screen(0, red=3).tile("miner")
    assert "bid" not in reasons(table)
    assert "use" not in reasons(table)


def test_in_the_middle_of_a_move_nothing_is_said() -> None:
    table = scene().screen(0, red=3).tile("miner").play("bid miner")
    assert reasons(table) == {}
