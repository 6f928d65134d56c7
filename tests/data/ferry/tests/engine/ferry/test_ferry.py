"""Every rule of Ferry (FY-1 to FY-7), played by typed lines."""

from __future__ import annotations

import pytest

from engine.core.parse import parse_line
from engine.core.setup import SetupError
from engine.core.tell import Tell
from engine.ferry.game import FERRY
from engine.ferry.state import State
from tests.support.conformance import setup_for


def shore(orchard: dict[str, int], quarry: dict[str, int]) -> State:
    state = FERRY.new_game(setup_for(FERRY, 2))
    state.sheds = {"orchard": orchard, "quarry": quarry}
    return state


def play(state: State, line: str) -> list[str]:
    """Play a typed line for the current player, and return the keys of its events."""
    tell = Tell()
    for option in parse_line(FERRY, state, state.turn, line):
        FERRY.play(state, option.action, tell)
    return [event.text.key for event in tell.events]


def offered(state: State) -> list[str]:
    return [option.words for each in FERRY.decisions(state) for option in each.options]


@pytest.mark.parametrize("seats", [1, 3])
def test_fy_1_two_players(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 2"):
        setup_for(FERRY, seats)


def test_fy_2_crates_in_two_sheds() -> None:
    state = FERRY.new_game(setup_for(FERRY, 2))
    assert state.sheds == {"orchard": {"1": 4, "2": 4}, "quarry": {"2": 2, "3": 4, "4": 2}}


def test_fy_3_the_first_crate_must_be_loaded_from_a_shed_that_has_one() -> None:
    state = shore({}, {"3": 2})
    assert offered(state) == ["load quarry"]
    assert play(state, "load quarry") == ["ferry-loaded"]
    assert offered(state) == ["load quarry", "end"]


def test_fy_4_the_boat_carries_six_and_sinks_with_more() -> None:
    state = shore({"1": 1}, {"3": 2})
    play(state, "load quarry")
    play(state, "load quarry")
    assert (state.turn, state.aboard) == (0, {"3": 2})
    assert play(state, "load orchard") == ["ferry-loaded", "ferry-sunk"]
    assert (state.turn, state.aboard, state.sunk) == (1, {}, {"3": 2, "1": 1})


def test_fy_5_casting_off_lands_the_crates_and_hands_over() -> None:
    state = shore({"2": 2}, {})
    play(state, "load orchard")
    assert play(state, "end") == ["ferry-landed"]
    assert (state.turn, state.aboard, state.landed) == (1, {}, [{"2": 1}, {}])


def test_fy_6_over_when_sheds_and_boat_are_empty() -> None:
    state = shore({"2": 1}, {})
    play(state, "load orchard")
    assert offered(state) == ["end"]
    play(state, "end")
    assert FERRY.is_over(state)


@pytest.mark.parametrize(
    ("landed", "ranks"), [([{"3": 1}, {"1": 2}], [1, 2]), ([{"2": 1}, {"1": 2}], [1, 1])]
)
def test_fy_7_the_heavier_bank_wins(landed: list[dict[str, int]], ranks: list[int]) -> None:
    state = shore({}, {})
    state.landed = landed
    assert [standing.rank for standing in FERRY.standings(state)] == ranks
    assert sum(line.points for line in FERRY.score(state)) == sum(s.points for s in FERRY.standings(state))
