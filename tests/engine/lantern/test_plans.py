"""Lantern's orders act as worded."""

from __future__ import annotations

import pytest

from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.lantern.game import LANTERN
from engine.lantern.plans import LetBurn, Plan, SnuffOne
from engine.simulate import next_to_move
from tests.support.conformance import setup_for
from tests.support.lantern import Evening

SAYS: dict[Plan, tuple[str, ...]] = {
    LetBurn(): ("let", "end"),
    SnuffOne("amber"): ("snuff amber", "end"),
    SnuffOne("blue"): ("snuff blue", "end"),
}


@pytest.mark.parametrize("plan", SAYS)
def test_an_order_never_does_what_its_words_do_not_say(plan: Plan) -> None:
    fired, rng = 0, Rng(seed_from(f"says {plan}"))
    for number in range(12):
        state = LANTERN.new_game(setup_for(LANTERN, 3, f"says {number}"))
        while choices := LANTERN.choices(state):
            for choice in choices:
                said = answered(LANTERN, state, choice.seat, plan)
                if isinstance(said, Answered):
                    assert said.picks == SAYS[plan]
                    fired += 1
            LANTERN.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    assert fired


def test_a_lantern_is_snuffed_once_and_only_for_its_own_colour() -> None:
    evening = Evening("ab", "bb", "a").play(0, "light amber end")
    assert isinstance(answered(LANTERN, evening.state, 1, SnuffOne("amber")), Doubt), "two others would do"
    assert answered(LANTERN, evening.state, 1, SnuffOne("blue")) is None
    assert answered(LANTERN, evening.state, 2, SnuffOne("amber")) == Answered(("snuff amber", "end"))
    view = LANTERN.view_for(evening.state, 2)
    assert LANTERN.plan_after(view, SnuffOne("amber")) is None
    assert LANTERN.plan_after(view, LetBurn()) == LetBurn()


def test_a_turn_can_be_tried_out_until_it_has_come() -> None:
    evening = Evening("a", "b", "w")
    assert LANTERN.rehearsal_state(evening.state, 0) is None
    world = LANTERN.rehearsal_state(evening.state, 2)
    assert world is not None
    assert LANTERN.option_named(world, 2, "light white")
    assert evening.deciding() == [0], "the table itself stays as it is"
