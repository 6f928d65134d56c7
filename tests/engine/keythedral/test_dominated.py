"""Dominated picks, and how the easy player treats them."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.game import KEYTHEDRAL
from engine.players import random_ish_player
from tests.support.keythedral import Scene, fresh, hamlet


def dominated(here: Scene, seat: int) -> set[str]:
    return {option.words for option in here.decision(seat).options if option.dominated}


def test_trading_needed_cubes_away_is_dominated() -> None:
    here = hamlet().tile("1a", "1-1").on_sale(1, "1b", "1c", "1d").cubes(0, stone=1, wood=1).spend()
    assert {"trade", "smith", "fence", "law left"} <= dominated(here, 0)
    assert not any(words.startswith(("buy", "house", "pass")) for words in dominated(here, 0))


def test_spare_cubes_for_a_missing_one_are_not() -> None:
    here = hamlet().tile("1a", "1-1").on_sale(1, "1b", "1c", "1d").cubes(0, stone=1, wine=2).spend()
    assert "trade" not in dominated(here, 0)
    here.play(0, "trade")
    assert dominated(here, 0) == {"stone"}
    here.play(0, "wine")
    assert "wine>wood" not in dominated(here, 0)
    assert "wine>food" in dominated(here, 0)


def test_fencing_oneself_in_is_dominated() -> None:
    here = hamlet().cubes(0, wood=5).spend().play(0, "fence")
    assert "1,0-nw" in dominated(here, 0)
    assert "1,1-nw" not in dominated(here, 0)


def test_laws_against_oneself_are_dominated() -> None:
    here = hamlet().worker(0, 1, 2, 0).worker(1, 1, 2, 1).law(0, "poor-harvest").harvest()
    assert "farm" in dominated(here.play(0, "play poor-harvest"), 0)
    assert "lake" not in dominated(here, 0)
    here = (
        hamlet().dwelling(0, 1, 1, 0, house=True).dwelling(1, 1, 1, 1, house=True).law(0, "downgrade-house")
    )
    assert dominated(here.work().play(0, "play downgrade-house"), 0) == {"blue-1"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_easy_players_build_the_keythedral(seats: int) -> None:
    state, rng, silence = fresh(seats, "easy"), Rng(seed_from("easy")), Silence()
    while waiting := KEYTHEDRAL.seats_to_act(state):
        decision = KEYTHEDRAL.decision_of(state, rng.choice(waiting))
        assert decision is not None
        KEYTHEDRAL.play(state, random_ish_player(None, decision, rng).action, silence)
    assert state.number == 6
    assert state.round <= 22
