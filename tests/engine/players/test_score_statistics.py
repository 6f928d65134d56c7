"""Statistics of tournament games about house values."""

from __future__ import annotations

import pytest

from engine.core.game import Standing
from engine.players.matches import Match
from engine.players.score_statistics import Scored, by_place, lines_of, scored


def match(first: int, points: tuple[int, int], *sheet: tuple[int, str, int]) -> Match:
    ahead = int(points[1] > points[0])
    standings = (Standing(ahead, points[ahead], 1), Standing(1 - ahead, points[1 - ahead], 2))
    return Match(standings, (1, 1), (0.0, 0.0), (0.0, 0.0), 3, first, sheet)


GAMES = [
    match(0, (10, 6), (0, "mill", 4), (1, "barn", 0)),
    match(1, (8, 12), (0, "barn", 2), (1, "mill", 6)),
    match(0, (9, 11), (0, "mill", 2), (1, "barn", 4)),
]


def test_lines_of_the_score_are_counted_over_all_games() -> None:
    assert scored(GAMES) == [Scored("mill", 3, 2.0, 4.0), Scored("barn", 3, 1.0, 2.0)]


def test_the_value_of_starting_is_measured() -> None:
    (first, _), (second, within) = by_place(GAMES)
    assert (first, second) == pytest.approx((1.0, -1.0))
    assert within > 0
    assert "+1.0" in next(lines_of(GAMES))
