"""Every statement made in a random game is compared with its result."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import text
from engine.keyflower import reasons
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.names import tile_name
from tests.support.keyflower import busy, enrich, fresh, scene
from tests.support.keyflower_truth import check_position
from tests.support.keyflower_truth.found import Found

EVERY = 13
"""Of the positions in the turns of a season; of those between seasons one in three."""
OFTEN = {
    *("keyflower-why-bid", "keyflower-why-bid-led", "keyflower-why-bid-raise", "keyflower-why-use"),
    *("keyflower-why-use-closed", "keyflower-why-use-nothing", "keyflower-why-use-price"),
    *("keyflower-brings-goods", "keyflower-brings-transport", "carry", "foolish bid"),
    *("caution: season", "caution: upgrade", "caution: growth", "caution: winter", "journey"),
    *(
        "order PassSeason in turns",
        "order Raise in turns",
        "order TakeBoat in turns",
        "order PutUp in growth",
    ),
}
"""Kinds of sentences that these games hold."""


def swept(number: int) -> Found:
    """Play one random game with active players and random extra pieces."""
    found, rng, step = Found(), Rng(seed_from(f"truth {number}")), 0
    screens = ("hidden", "memory-aid", "open")[number // 3 % 3]
    merchants = ("off", "mix", "all")[number % 3]
    state = fresh(2 + number % 5, f"truth {number}", merchants=merchants, screens=screens)
    while choices := KEYFLOWER.choices(state):
        begins = state.phase == "turns" and state.turn is not None and state.turn.step == "choose"
        if begins and not rng.below(60):
            enrich(state, rng)
        if step % (EVERY if state.phase == "turns" else 3) == 0:
            check_position(state, rng, found)
        KEYFLOWER.play(state, busy(rng.choice(choices).actions, rng), Silence())
        step += 1
    return found


def test_everything_said_in_random_games_is_so() -> None:
    found = [swept(number) for number in range(5)]
    assert [each for one in found for each in one.false] == []
    tried = {key for one in found for key in one.tried}
    assert tried >= OFTEN, f"never said: {OFTEN - tried}"


def test_a_reason_that_is_not_the_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An earlier version called a tile with three workers full."""
    table = scene().tile("keywood").screen(0, red=9).users("keywood", "red", 3)
    found = Found()
    check_position(table.state, Rng(seed_from("found")), found)
    assert found.false == []
    said = text("keyflower-why-use-full", tile=tile_name("keywood"), most=6)
    monkeypatch.setattr(reasons, "_no_use", lambda *_: said)
    check_position(table.state, Rng(seed_from("found")), found)
    assert any("3 are there" in each for each in found.false)
