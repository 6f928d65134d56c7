"""Keyflower keeps what every game owes the rooms above it, also in games that are played busily."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keyflower.game import KEYFLOWER
from tests.support.conformance import MOST_OPTIONS, check_playout, check_position, setup_for
from tests.support.keyflower import lively


@pytest.mark.parametrize("number", range(15))
def test_every_position_of_busy_games_holds(number: int) -> None:
    rng, seats = Rng(seed_from(f"busy {number}")), 2 + number % 5
    totals = None
    for step, state in enumerate(lively(number, seats, Silence())):
        totals = totals or KEYFLOWER.conserved(state)
        assert KEYFLOWER.conserved(state) == totals
        assert all(0 < len(choice.actions) <= MOST_OPTIONS for choice in KEYFLOWER.choices(state))
        if step % 59 == number:
            check_position(KEYFLOWER, state, rng)
    assert KEYFLOWER.is_over(state)


@pytest.mark.parametrize("seats", KEYFLOWER.spec.seats)
@pytest.mark.parametrize("merchants", ["mix", "all"])
def test_random_games_with_all_variants_at_once_hold(seats: int, merchants: str) -> None:
    options = {"merchants": merchants, "open_screens": "on", "green_start": "0,1", "ties": "shared"}
    setup = setup_for(KEYFLOWER, seats, **options)
    check_playout(KEYFLOWER, setup, f"variants {seats}", every=89)
