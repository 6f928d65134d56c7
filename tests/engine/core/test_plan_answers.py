from __future__ import annotations

import pytest

from engine.core.plan_answers import Answered, answered
from engine.core.plans import Doubt, Fact, Line
from engine.core.text import Typed, text
from engine.lantern.game import LANTERN
from engine.lantern.state import Player, State, Turn
from tests.support.conformance import setup_for


@pytest.fixture
def turn() -> State:
    state = LANTERN.new_game(setup_for(LANTERN, 2))
    state.players = [Player({"amber": 2, "blue": 1}), Player({"white": 1})]
    state.stage = Turn(0)
    return state


def test_a_line_is_played_to_the_end_of_the_turn(turn: State) -> None:
    assert answered(LANTERN, turn, 0, Line(("light amber",))) == Answered(("light amber", "end"))


def test_a_line_that_is_not_offered_waits_for_another_turn(turn: State) -> None:
    assert answered(LANTERN, turn, 0, Line(("light white",))) is None


def test_a_line_that_breaks_off_is_a_doubt(turn: State) -> None:
    found = answered(LANTERN, turn, 0, Line(("light amber", "light white")))
    assert found == Doubt(text("plan-not-offered", words=Typed("light white")))


def test_a_line_holds_only_while_what_it_depends_on_stays(turn: State) -> None:
    gone = Fact("gone", text("lantern-anything"), "1")
    assert answered(LANTERN, turn, 0, Line(("light amber",), (gone,))) == Doubt(
        text("plan-changed", fact=text("lantern-anything"))
    )
