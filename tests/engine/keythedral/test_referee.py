"""Whole games checked by a referee who reads public information only."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Tell
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.referee import Referee
from tests.engine.keythedral.sensible import Sensible, sensible_move
from tests.support.keythedral import fresh


def refereed(state: State, sensible: int, rng: Rng) -> set[str]:
    """Play a game to its end, and return its events by message key."""
    seats = len(state.players)
    referee, told = Referee(seats, state.start), set[str]()
    players = [Sensible(1 + seat % 3, rng) for seat in range(seats)]
    tell = Tell()
    while choices := KEYTHEDRAL.choices(state):
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) >= sensible:
            action = rng.choice(next_to_move(choices, rng).actions)
        tell.events.clear()
        KEYTHEDRAL.play(state, action, tell)
        for event in tell.events:
            referee.follow(event)
            told.add(event.text.key.removeprefix("keythedral-"))
    return told


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"literal": "on"}, {"face_up": "on"}, {"single_field": "on"}])
def test_kt_31_to_kt_45_kt_59_to_kt_85_a_referee_finds_no_fault(seats: int, options: dict[str, str]) -> None:
    sensible = (60, 92)[(seats + bool(options)) % 2]
    seed = f"referee {seats} {sorted(options)}"
    refereed(fresh(seats, seed, **options), sensible, Rng(seed_from(seed)))
