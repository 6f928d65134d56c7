"""Orders that a computer player leaves: those it would follow, and its planned turn."""

from __future__ import annotations

from engine.core.plan_answers import Answered, answered
from engine.core.plans import Line
from engine.core.tell import Silence
from engine.keyflower.game import KEYFLOWER
from engine.players.computer_orders import orders_of
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.strengths import Strength
from tests.support.conformance import setup_for
from tests.support.plans import seeded

QUICK = Strength("quick", tries=4)


def test_orders_say_what_their_owner_would_do_now() -> None:
    """Tested after each move of a random game, for the player who waits longest."""
    rng, state, kinds = seeded("ordering"), KEYFLOWER.new_game(setup_for(KEYFLOWER, 2)), set[type]()
    for _ in range(400):
        seat, actions, _ = KEYFLOWER.choices(state)[0]
        KEYFLOWER.play(state, rng.choice(actions), Silence())
        if (
            KEYFLOWER.seats_to_act(state) == (seat,)
            or (world := KEYFLOWER.rehearsal_state(state, seat)) is None
        ):
            continue
        own = answer(QUICK, question_of(KEYFLOWER, world, seat, "seed")).picks
        for order in orders_of(KEYFLOWER, state, seat, QUICK, "seed"):
            says = answered(KEYFLOWER, world, seat, order)
            assert says in (None, Answered(own))
            kinds |= {type(order)} if says else set()
            if isinstance(order, Line):
                assert (order.picks, says) == (own, Answered(own))
                assert order.only_if
        if len(kinds) > 1:
            return
    raise AssertionError(f"only {kinds} ever answered")
