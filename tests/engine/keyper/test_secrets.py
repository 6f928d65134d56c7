"""Secrets: fairs, fold choices, orders and random events to come (KP-112)."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng, seed_from
from engine.keyper.game import KEYPER
from engine.keyper.state import ORDERS_BESIDE, Mode, State
from tests.support.conformance import setup_for
from tests.support.keyper import Table
from tests.support.keyper_box import OFFERED
from tests.support.secrecy import check_world

MODES: tuple[Mode, ...] = ("ask", "always", "never")
SECRET_STAGES = ("fairs", "housing", "fold", "surplus", "join")


def check_all(table: Table) -> None:
    for number in range(6):
        for reader in (None, *range(len(table.state.players))):
            check_world(KEYPER, table.state, reader, Rng(seed_from(f"world {number}")))


@pytest.mark.usefixtures("table_values")
def test_kp_112_picks_for_fairs_stay_secret_until_all_have_chosen() -> None:
    table = Table(3, 1).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    for seat in range(3):
        table.goods(seat, cow=1, brick=2, pig=1)
        table.player(seat).winter_fairs = [f"winter-{seat + 1}"]
    table.play("send brown village-12 end")
    assert table.deciding() == [0, 1, 2]
    for line, seat in (("hold summer", 1), ("end", 1), ("hold winter-1 for 4", 0), ("end", 0)):
        check_all(table)
        table.play(line, seat)
        assert table.player(1).held == []
    check_all(table)
    assert KEYPER.view_for(table.state, 2).own_picks == ()
    table.play("end", 2)
    assert table.player(1).held
    assert len(table.player(2).held) == 1  # its own fair


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
    for mode in MODES:
        table = Table(2, rulings=ORDERS_BESIDE - 1).all_claim().keyples(0, "brown").keyples(1, "brown")
        table.player(1).order.mode = mode
        table.play("send brown logs@board-1")
        check_all(table)


@pytest.mark.usefixtures("table_values")
def test_kp_197_a_move_that_drew_out_a_standing_order_cannot_be_taken_back() -> None:
    for mode, reveals in zip(MODES, (False, True, True), strict=True):
        table = Table(2, rulings=ORDERS_BESIDE - 1).all_claim()
        table.keyples(0, "brown", "grey").keyples(1, "brown", "grey")
        table.player(1).order.mode = mode
        table.play("send brown logs@board-1")
        assert not any(option.reveals for option in table.options())  # that would tell of the order
        table.play("end")
        assert any(event.reveals for event in table.events) == reveals


def worlds(table: Table, reader: int | None) -> list[State]:
    """Return worlds that are possible for the reader."""
    return [KEYPER.imagine(table.state, reader, Rng(seed_from(f"world {number}"))) for number in range(20)]


def test_kp_112_imagined_worlds_deal_the_face_down_fairs_of_others_again() -> None:
    table = Table(2)
    others = {world.players[1].fairs["spring"] for world in worlds(table, 0)}
    assert others > {table.player(1).fairs["spring"]}
    assert table.player(0).fairs["spring"] not in others
    assert {tuple(world.players[0].fairs.values()) for world in worlds(table, 0)} == {
        tuple(table.player(0).fairs.values())
    }
    assert len({world.players[0].fairs["spring"] for world in worlds(table, None)}) > 2


@pytest.mark.usefixtures("table_values")
def test_kp_112_imagined_worlds_know_no_fold_choice_order_or_draw_of_others() -> None:
    table = Table(2).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    table.play("send brown village-12 end").play("fold b end", 1).play("fold c", 0)
    table.player(0).order.mode = table.player(1).order.mode = "always"
    found = worlds(table, 0)
    mine, theirs = ({tuple(world.errands[seat].picks) for world in found} for seat in (0, 1))
    assert mine == {(OFFERED["summer"][2],)}
    assert theirs == {(display,) for display in OFFERED["summer"]}
    assert {(world.players[0].order.mode, world.players[1].order.mode) for world in found} == {
        ("always", "ask")
    }
    assert len({world.rng.seed for world in found}) == len(found)
    assert table.state.rng.seed not in {world.rng.seed for world in found}


@pytest.mark.usefixtures("table_values")
def test_kp_112_imagined_worlds_know_no_picks_of_others_for_fairs() -> None:
    table = Table(2, 1).all_claim().keyples(0, "brown").built(0, "village-12", "dock")
    for seat in (0, 1):
        table.goods(seat, cow=1, brick=1)
        table.player(seat).winter_fairs = [f"winter-{seat + 1}"]
    table.play("send brown village-12 end").play("hold winter-1 for 4", 0).play("hold winter-2 for 4 end", 1)
    assert {(tuple(world.errands[0].picks), tuple(world.errands[1].picks)) for world in worlds(table, 0)} == {
        (("winter-1 front",), ())
    }


def test_random_games_keep_their_secrets_where_there_are_any() -> None:
    rng, checked = Rng(seed_from("secrets")), 0
    for seats in (2, 3, 4):
        state = KEYPER.new_game(setup_for(KEYPER, seats, "secrets"))
        while choices := KEYPER.choices(state):
            if state.stage in SECRET_STAGES and checked % 3 == 0:
                for reader in (None, *range(seats)):
                    check_world(KEYPER, state, reader, rng)
            checked += state.stage in SECRET_STAGES
            choice = rng.choice(choices)
            state = KEYPER.apply(state, rng.choice(choice.actions)).state
    assert checked > 50
