"""Orders of every game that offers some: legal, from the owner's view alone, and as good as being there."""

from __future__ import annotations

import pytest

from engine.core.tell import Silence
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import setup_for
from tests.support.plans import check_offers, played_out, seeded
from tests.support.secrecy import AnyGame

PLANNED: list[AnyGame] = [game for game in GAMES.values() if game.plan_type is not None]
EVERY = 23


def _name(game: AnyGame) -> str:
    return game.key


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_offers_are_legal_and_know_no_more_than_their_owner(game: AnyGame) -> None:
    rng, state, step, found = seeded("offers"), game.new_game(setup_for(game, 3, "offers")), 0, 0
    while (choices := game.choices(state)) and step < 60 * EVERY:
        if step % EVERY == 0:
            found += check_offers(game, state, choices[0].seat, rng)
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        step += 1
    assert found > 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_games_with_orders_end_as_they_do_without_where_the_orders_say_the_same(game: AnyGame) -> None:
    setup = setup_for(game, 2, "the same")
    there, alone = played_out(game, setup, keep=False)
    away, ordered = played_out(game, setup, keep=True)
    assert ordered == alone
    assert game.to_json(away.state) == game.to_json(there.state)
    assert (there.fired, away.turns) == (0, there.turns)
    assert away.fired > there.turns // 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_a_turn_tried_out_beforehand_shows_nothing_that_its_owner_cannot_see(game: AnyGame) -> None:
    """The same line of options, whatever the world hides; and often there is one."""
    rng, state, step, found = seeded("rehearsed"), game.new_game(setup_for(game, 3, "rehearsed")), 0, 0
    while (choices := game.choices(state)) and step < 30 * EVERY:
        if step % EVERY == 0:
            for seat in range(3):
                here = game.rehearsed(state, seat)
                there = game.rehearsed(game.imagine(state, seat, rng), seat)
                assert (here is None) == (there is None)
                if here is not None and there is not None:
                    found += 1
                    assert game.decision_of(here, seat) == game.decision_of(there, seat)
        game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
        step += 1
    assert found > 5
