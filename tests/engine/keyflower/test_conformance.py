"""Keyflower keeps what every game owes the rooms above it."""

from __future__ import annotations

import pytest

from engine.core.setup import Setup
from engine.keyflower.game import KEYFLOWER
from tests.support.conformance import check_playout, check_same_seed_same_bytes, setup_for, setups


def _name(setup: Setup) -> str:
    changed = [f"{key}={value}" for key, value in setup.options.items() if value not in ("off", "rules", "")]
    return "-".join([str(setup.seats), *changed])


@pytest.mark.parametrize("setup", list(setups(KEYFLOWER)), ids=_name)
def test_random_games_hold(setup: Setup) -> None:
    check_playout(KEYFLOWER, setup, "keyflower", every=31)


@pytest.mark.parametrize("seats", KEYFLOWER.spec.seats)
def test_same_seed_and_picks_give_the_same_bytes(seats: int) -> None:
    check_same_seed_same_bytes(KEYFLOWER, setup_for(KEYFLOWER, seats, merchants="mix"), f"bytes {seats}")
