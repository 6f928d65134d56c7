"""Keyper against the checks that hold for every game."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from engine.keyper.state import RULINGS
from tests.support.conformance import check_playout, setup_for


@pytest.mark.parametrize("rulings", range(1, RULINGS))
def test_random_games_begun_before_keep_every_promise(rulings: int) -> None:
    check_playout(KEYPER, setup_for(KEYPER, 3, "before", rulings=str(rulings)), "before", every=47)
