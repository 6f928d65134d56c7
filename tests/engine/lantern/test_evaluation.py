"""Computer players need nothing but the protocol and an evaluator to play Lantern well."""

from __future__ import annotations

import pytest

from engine.lantern.game import LANTERN
from engine.players import STRENGTHS
from engine.players.matches import played
from tests.support.conformance import setup_for

GAMES = 60


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_stronger_players_beat_the_weakest(strength: str) -> None:
    """Requires 60 % of the games, well above the effect of chance."""
    wins = 0.0
    for number in range(GAMES):
        seats = [STRENGTHS[strength], STRENGTHS["random-ish"]]
        order = seats if number % 2 else seats[::-1]
        first = [
            one.seat
            for one in played(LANTERN, setup_for(LANTERN, 2, f"{number}"), order).standings
            if one.rank == 1
        ]
        wins += sum(order[seat] is seats[0] for seat in first) / len(first)
    assert wins > GAMES * 0.6
