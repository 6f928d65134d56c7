"""Orders of every game: legal, based on their owner's view only, and as good as playing in person."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice, repeat
from typing import Any

import pytest

from engine.core.forced import forced
from engine.core.game import AnyGame
from engine.core.plan_answers import Answered
from engine.core.rng import Rng
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.registry import GAMES
from engine.simulate import next_to_move
from tests.support.conformance import is_long, setup_for, some_seats
from tests.support.plans import (
    check_kept,
    check_no_other_outcome,
    check_offers,
    played_out,
    random_orders,
    seeded,
)
from tests.support.positions import positions, turns

PLANNED: list[AnyGame] = [game for game in GAMES.values() if game.plan_type is not None]
EVERY = 23
FEW = 3
"""With more picks than this there is a choice, as a rule."""


def _name(game: AnyGame) -> str:
    return game.key


def some_positions(game: AnyGame, word: str, most: int) -> Iterator[tuple[Any, Rng]]:
    """Positions of random games, one after the other; of a short game every one."""
    seeds, every = [f"{word} {number}" for number in range(most)], EVERY if is_long(game) else 1
    setups = {seed: setup_for(game, some_seats(game, 3), seed) for seed in seeds}
    games = (positions(game, setup, seed, every, to_the_end=True) for seed, setup in setups.items())
    return zip(islice(chain.from_iterable(games), most), repeat(seeded(word)))


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_offers_are_legal_and_know_no_more_than_their_owner(game: AnyGame) -> None:
    found = 0
    for state, rng in some_positions(game, "offers", 40):
        found += check_offers(game, state, game.choices(state)[0].seat, rng)
    assert found > 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_random_orders_know_no_more_than_their_owner_and_leave_no_trace(game: AnyGame) -> None:
    rng, fired = seeded("kept"), 0
    for after in (0, 90, 250) if is_long(game) else (0, 2, 4, 6):
        setup, chance = setup_for(game, some_seats(game, 3), f"kept {after}"), seeded(f"kept {after}")
        for order in random_orders(game, setup, chance, after):
            check_kept(game, order, rng)
            fired += isinstance(order.says, Answered)
    assert fired > 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_games_with_orders_end_as_they_do_without_where_the_orders_say_the_same(game: AnyGame) -> None:
    setup = setup_for(game, some_seats(game, 2 if is_long(game) else 4), "the same")
    there, alone = played_out(game, setup, keep=False)
    away, ordered = played_out(game, setup, keep=True)
    assert ordered == alone
    assert game.to_json(away.state) == game.to_json(there.state)
    assert (there.fired, away.turns) == (0, there.turns)
    assert away.fired > there.turns // 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_answers_given_without_asking_have_no_other_outcome(game: AnyGame) -> None:
    found, rng = 0, seeded("no choice")
    state = game.new_game(setup_for(game, some_seats(game, 3), "no choice"))
    for _ in range(400):
        choices = game.choices(state)
        if not choices:
            break
        seat, actions, free = next_to_move(choices, rng)
        if len(actions) <= FEW and not free and (picks := forced(game, state, seat)):
            found += 1
            check_no_other_outcome(game, state, seat, picks)
        game.play(state, rng.choice(actions), Silence())
    assert found


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_a_turn_tried_out_beforehand_shows_nothing_that_its_owner_cannot_see(game: AnyGame) -> None:
    """The options are the same whatever the world hides."""
    found = 0
    for state, rng in some_positions(game, "rehearsed", 20):
        for seat in range(some_seats(game, 3)):
            here = game.rehearsal_state(state, seat)
            there = game.rehearsal_state(game.imagine(state, seat, rng), seat)
            assert (here is None) == (there is None)
            if here is not None and there is not None:
                found += 1
                assert game.decision_of(here, seat) == game.decision_of(there, seat)
    assert found > 5


@pytest.mark.parametrize("game", PLANNED, ids=_name)
def test_a_condition_that_is_not_offered_could_not_have_failed(game: AnyGame) -> None:
    """A condition that is said to last does, until its owner moves or the season or round ends."""
    rng, known, held = seeded("stays"), dict[Seat | None, tuple[str, dict[str, str]]](), 0
    for state, seat in islice(turns(game, setup_for(game, some_seats(game, 3), "stays"), rng), 1, 400):
        known.pop(seat, None)
        for reader in range(some_seats(game, 3)):
            view = game.view_for(state, reader)
            facts, period = game.facts(view), game.period(view)
            now = {fact.key: fact.value for fact in facts}
            if reader in known and known[reader][0] == period:
                for key, value in known[reader][1].items():
                    assert now.get(key) == value, key
                    held += 1
            else:
                known[reader] = (period, {})
            known[reader][1].update({fact.key: fact.value for fact in facts if fact.stays})
    assert held or game.key != "keythedral"
