"""Matches of computer players end."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.players.matches import played
from engine.players.strengths import STRENGTHS
from tests.support.conformance import setup_for


def test_keythedral_is_not_hoarded_to_a_standstill() -> None:
    """Four players need 7 to 9 rounds; cubes that no seat can use any more are worth nothing."""
    rounds = list[int]()

    def watch(state: State, _: Seat) -> None:
        rounds.append(state.round)

    setup = setup_for(KEYTHEDRAL, 4, "rounds 0")
    match = played(KEYTHEDRAL, setup, [STRENGTHS["normal"]] * 4, watch=watch)
    assert 6 <= rounds[-1] <= 10
    assert sum(standing.points for standing in match.standings) == 46, "every seat was bought"
