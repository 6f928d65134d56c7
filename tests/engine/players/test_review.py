"""Reviews agree with hints: the first hint loses nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.players import answer, question_of
from engine.players.hints import advice_of
from engine.players.review import Glimpse, glimpse, named
from engine.players.strengths import ADVISER, STRENGTHS, Strength
from engine.registry import GAMES
from tests.engine.players.positions import positions
from tests.support.conformance import setup_for

EVERY = {"keyflower": 31, "keyper": 41, "keythedral": 71, "lantern": 7}
MOST = 4
OFTEN = 11


def reviewed(key: str, player: Strength, every: int, most: int) -> list[Glimpse]:
    """Positions of a game in which the first hint is played, or the turn of another player."""
    game, found = GAMES[key], list[Glimpse]()
    for number, state in enumerate(positions(game, setup_for(game, 3, "hint"), "hint", every=every)):
        if number == most:
            break
        seat, seed = game.seats_to_act(state)[0], f"hint {number}"
        reasons = player == ADVISER
        weighed = answer(player, replace(question_of(game, state, seat, seed, steps=400), reasons=reasons))
        picks = advice_of(game, state, seat, weighed).hints[0].picks if reasons else weighed.picks
        found.append(glimpse(game, game.copy(state), seat, picks, seed, steps=400))
    return found


@pytest.mark.parametrize("key", EVERY)
def test_the_first_hint_gives_nothing_away(key: str) -> None:
    turns = reviewed(key, ADVISER, EVERY[key], MOST)
    assert len(turns) == MOST
    assert [(turn.lost, turn.better) for turn in turns] == [(0.0, ())] * MOST
    assert named(turns) == []


@pytest.mark.parametrize("key", ["keyflower", "keyper", "keythedral"])
def test_the_reasons_for_a_lost_value_add_up(key: str) -> None:
    turns = [turn for turn in reviewed(key, STRENGTHS["random"], OFTEN, 2 * MOST) if turn.better]
    assert turns
    for turn in turns:
        parts = [round(change.worth, 1) for change in turn.grounds.changes]
        assert sum(parts) + turn.grounds.rest + turn.grounds.later == pytest.approx(-turn.lost)
