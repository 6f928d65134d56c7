"""Statistics in words."""

from __future__ import annotations

from bot.ui.kit.localiser import Localisers
from bot.ui.pages.statistics import _of_all
from bot.values.statistics import GameTally


def test_how_often_the_first_player_won_counts_only_games_where_that_is_known() -> None:
    tally = GameTally("keyper", 7, 3, (3, 2, 2, 0), 41.2, 88, (), (), (), 4, 1, 1.2)
    said = list(_of_all(tally, Localisers().plain("en")))
    assert "7 games" in said[0]
    assert "1 of 4 games" in said[1]
