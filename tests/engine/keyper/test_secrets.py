"""What a reader must not know: fairs, fold choices, orders and chance to come (KP-112)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.keyper.game import KEYPER
from tests.support.conformance import check_secrecy, setup_for
from tests.support.keyper import Table

SECRET_STAGES = ("fairs", "housing", "fold", "surplus", "join")


def check_all(table: Table) -> None:
    for number in range(6):
        for reader in (None, *range(len(table.state.players))):
            check_secrecy(KEYPER, table.state, reader, Rng(seed_from(f"world {number}")))


@pytest.mark.usefixtures("table_values")
def test_kp_112_picks_for_fairs_stay_secret_until_all_have_chosen() -> None:
    table = Table(3, 1).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    for seat in range(3):
        table.goods(seat, cow=1, brick=2, pig=1)
        table.player(seat).winter_fairs = [f"winter-{seat + 1}"]
    table.play("send brown village-12 end")
    assert table.deciding() == [0, 1, 2]
    for line, seat in (("hold summer", 1), ("end", 1), ("hold winter-1 front", 0), ("end", 0)):
        check_all(table)
        table.play(line, seat)
        assert table.player(1).held == []
    check_all(table)
    assert KEYPER.view_for(table.state, 2).own_picks == ()
    table.play("end", 2)
    assert table.player(1).held
    assert len(table.player(2).held) == 1  # its own fair, by itself


def test_kp_13_face_down_fairs_are_seen_in_the_order_of_their_seasons_after_saving_too() -> None:
    state = KEYPER.from_json(KEYPER.to_json(KEYPER.new_game(setup_for(KEYPER, 2))))
    assert KEYPER.view_for(state, 0).seats[1].face_down == ("spring", "summer", "autumn")


@pytest.mark.usefixtures("table_values")
def test_kp_112_a_fold_choice_stays_secret_until_all_have_chosen() -> None:
    table = Table(3).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    table.play("send brown village-12 end")
    for seat in (2, 0, 1):
        check_all(table)
        table.play("fold d", seat)
        check_all(table)
        table.play("end", seat)
    check_all(table)


@pytest.mark.usefixtures("table_values")
def test_a_standing_order_shows_in_no_mark_of_an_option() -> None:
    for mode in ("ask", "always", "never"):
        table = Table(2).all_claim().keyples(0, "brown").keyples(1, "brown")
        table.player(1).order.mode = mode
        table.play("send brown logs@board-1")
        check_all(table)


@pytest.mark.usefixtures("table_values")
def test_kp_197_a_move_that_drew_out_a_standing_order_cannot_be_taken_back() -> None:
    for mode, reveals in (("ask", False), ("always", True), ("never", True)):
        table = Table(2).all_claim().keyples(0, "brown", "grey").keyples(1, "brown", "grey")
        table.player(1).order.mode = mode
        table.play("send brown logs@board-1")
        assert not any(option.reveals for option in table.options())  # that would tell of the order
        table.play("end")
        assert any(event.reveals for event in table.events) == reveals


def test_random_games_keep_their_secrets_where_there_are_any() -> None:
    rng, checked = Rng(seed_from("secrets")), 0
    for seats in (2, 3, 4):
        state = KEYPER.new_game(setup_for(KEYPER, seats, "secrets"))
        while choices := KEYPER.choices(state):
            if state.stage in SECRET_STAGES and checked % 3 == 0:
                for reader in (None, *range(seats)):
                    check_secrecy(KEYPER, state, reader, rng)
            checked += state.stage in SECRET_STAGES
            choice = rng.choice(choices)
            state = KEYPER.apply(state, rng.choice(choice.actions)).state
    assert checked > 50
