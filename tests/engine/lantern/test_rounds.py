"""Set-up, hiding and the order of turns (LN-1 to LN-8)."""

from __future__ import annotations

import pytest

from engine.core.pieces import total
from engine.core.setup import SetupError
from engine.lantern.game import LANTERN
from tests.support.conformance import setup_for
from tests.support.lantern import Evening


@pytest.mark.parametrize(("pile", "each"), [("large", 8), ("small", 6)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ln_1_each_colour_has_its_number_of_tokens(seats: int, pile: str, each: int) -> None:
    state = LANTERN.new_game(setup_for(LANTERN, seats, pile=pile))
    assert LANTERN.conserved(state) == {"amber": each, "blue": each, "white": each}


@pytest.mark.parametrize("seats", [1, 5])
def test_ln_1_two_to_four_players(seats: int) -> None:
    with pytest.raises(SetupError, match="2 to 4"):
        setup_for(LANTERN, seats)


def test_ln_2_three_tokens_each_and_one_more_with_the_gift() -> None:
    state = LANTERN.new_game(setup_for(LANTERN, 3, gift="1"))
    assert [total(player.hand) for player in state.players] == [3, 4, 3]
    assert total(state.pile) == 24 - 10


def test_ln_3_hands_and_pile_show_as_numbers() -> None:
    table = Evening("ab", "www")
    view = LANTERN.view_for(table.state, 0)
    assert [seat.tokens for seat in view.seats] == [2, 3]
    assert [seat.hand for seat in view.seats] == [{"amber": 1, "blue": 1}, None]
    assert view.pile == 24 - 5
    assert [seat.hand for seat in LANTERN.view_for(table.state, None).seats] == [None, None]


@pytest.mark.parametrize(("long", "rounds"), [("off", 2), ("on", 3)])
def test_ln_4_two_rounds_or_three_and_the_start_goes_round(long: str, rounds: int) -> None:
    table, starts = Evening("", "", turn=None, long=long), list[int]()
    while not LANTERN.is_over(table.state):
        for seat in (0, 1):
            table.play(seat, "end")
        starts += table.deciding()
        for seat in (starts[-1], 1 - starts[-1]):
            table.play(seat, "pass end")
    assert starts == [0, 1, 0][:rounds]
    assert table.state.round == rounds


def test_ln_5_all_hide_at_the_same_time_and_who_has_nothing_hides_nothing() -> None:
    table = Evening("ab", "", "w", turn=None)
    assert table.deciding() == [0, 1, 2]
    assert table.offered(0) == ["hide amber", "hide blue"]
    assert table.offered(1) == ["end"]
    table.play(2, "hide white end").play(1, "end")
    assert table.deciding() == [0]
    table.play(0, "hide blue end")
    assert [table.lit(seat) for seat in range(3)] == ["b", "", "w"]


def test_ln_6_nothing_shows_before_all_have_chosen() -> None:
    table = Evening("ab", "w", turn=None).play(0, "hide amber end")
    assert table.told() == []
    assert LANTERN.view_for(table.state, 0).seats[0].aside == "amber"
    shown = LANTERN.view_for(table.state, 1).seats[0]
    assert (shown.tokens, shown.hand, shown.aside, shown.lit) == (2, None, None, {})


def test_ln_7_then_all_are_lit_and_none_of_them_can_be_snuffed() -> None:
    table = Evening("a", "a", turn=None).play(0, "hide amber end").play(1, "hide amber end")
    assert table.told() == ["lantern-all-shown"]
    assert table.events[0].reveals
    assert table.deciding() == [0]
    assert table.offered(0) == ["draw", "pass"]


def test_ln_7_nobody_had_a_token() -> None:
    table = Evening("", "", turn=None).play(0, "end").play(1, "end")
    assert table.told() == ["lantern-none-shown"]


def test_ln_8_turns_go_clockwise_from_the_start() -> None:
    table, order = Evening("", "", "", turn=1), list[int]()
    table.state.start = 1
    for _ in range(3):
        order += table.deciding()
        table.play(order[-1], "pass end")
    assert order == [1, 2, 0]
    assert table.told() == ["lantern-did-pass"]


def test_ln_8_one_of_three_things() -> None:
    table = Evening("ab", "w")
    assert table.offered(0) == ["light amber", "light blue", "draw", "pass"]
    assert table.play(0, "light amber").offered(0) == ["light blue", "end"]
    assert Evening("ab", "w").play(0, "pass").offered(0) == ["end"]
