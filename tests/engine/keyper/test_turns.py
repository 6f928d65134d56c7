"""The shape of a season, the keyper, and where keyples go (KP-16 to KP-33)."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keyper.actions import End
from engine.keyper.game import KEYPER
from engine.keyper.state import Keyple
from engine.keyper.steps import turn
from engine.simulate import next_to_move, setup_from
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")


def test_kp_16_turns_go_clockwise_and_offer_keyper_or_keyple() -> None:
    table = Table().keyples(0, "brown", "white").keyples(1, "grey").keyples(2, "grey")
    assert table.words() == ["send brown", "send white", "keyper board-1", "keyper board-2", "keyper board-3"]
    table.play("keyper board-2 end")
    assert table.deciding() == [1]
    table.play("keyper board-1 end")
    assert table.deciding() == [2]


def test_kp_17_joining_on_another_players_turn_is_no_turn() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown", "grey").keyples(2, "grey")
    table.play("send brown logs@board-1 end")
    assert table.deciding() == [1]
    table.play("join brown end")
    assert table.deciding() == [1]  # now its own turn
    assert table.offers("send grey")


def test_kp_18_pieces_are_played_standing_and_a_lying_keyple_cannot_work_again() -> None:
    table = Table().keyples(0, "brown").stands("logs@board-1", "brown")
    table.play("send brown logs@board-1 lay end")
    assert table.at("logs@board-1") == [Keyple("brown", "brown", True), Keyple("brown", "brown", False)]
    table = Table().all_claim().keyples(1, "grey").stands("logs@board-1", "brown", lying=True).lay_turn(0)
    assert "lay logs@board-1" not in table.words()


def test_kp_19_earned_goods_may_be_left_in_whole_or_in_part() -> None:
    for count in (0, 1):
        table = Table().keyples(0, "brown")
        table.play(f"send brown logs@board-1 at-most {count} end")
        assert table.player(0).goods.get("log", 0) == count
    table = Table().keyples(0, "orange").goods(0, clay=1).holds(0, "barn")
    table.play("send orange build@board-1 end")
    assert table.player(0).tiles == ["barn"]


def test_kp_19_a_joiner_may_take_less_too() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown")
    table.play("send brown logs@board-1 at-most 2 end").play("join brown at-most 1 end")
    assert [table.player(seat).goods["log"] for seat in (0, 1)] == [2, 1]


def test_kp_20_a_keyple_on_the_table_carries_no_owner() -> None:
    assert Keyple.__struct_fields__ == ("colour", "counts_as", "lying")


def test_kp_21_there_is_no_trade_between_players() -> None:
    table = Table().keyples(0, "brown").goods(0, clay=3).goods(1, log=3)
    assert {words.split()[0] for words in table.words()} == {"keyper", "send"}


def test_kp_22_kp_23_the_keyper_once_a_season_on_an_empty_keyp_field() -> None:
    table = Table().claims(1, 2).keyples(0, "brown").keyples(2, "grey")
    assert table.offers("keyper board-1")
    assert table.refuses("keyper board-2")
    table.play("keyper board-3 end")
    assert table.state.boards[2].keyper == 0
    table.turn(0)
    assert not [words for words in table.words() if words.startswith("keyper")]


def test_kp_24_kp_116_the_keyper_brings_the_board_and_its_keyples_home() -> None:
    table = Table(2).all_claim().keyples(0, "brown")
    table.stands("clay@board-1", "grey").stands("clay@board-2", "orange").stands("farm-1", "black", seat=1)
    table.play("send brown logs@board-1 end").play("pass end")
    assert table.state.stage == "fold"
    assert table.player(0).board == 0
    assert table.player(0).keyples == {"brown": 1, "grey": 1}
    assert table.player(1).keyples == {"orange": 1, "black": 1}


def test_kp_25_a_claimed_board_stays_open_to_all() -> None:
    table = Table().claims(1, 1).keyples(0, "brown")
    assert table.offers("send brown logs@board-1")


def test_kp_26_playing_the_keyper_lays_down_the_keyp_tile_for_one_resource_each() -> None:
    table = Table().keyples(0, "brown")
    table.player(0).standing = {"orange": 1, "black": 1}
    table.play("keyper board-1 gain clay gain pig end")
    assert table.player(0).goods == {"clay": 1, "pig": 1}
    assert (table.player(0).standing, table.player(0).lying) == ({}, {"orange": 1, "black": 1})


def test_kp_27_kp_28_with_only_the_keyper_left_it_must_be_played() -> None:
    table = Table().stands("logs@board-1", "brown").stands("farm-1", "brown").built(0, "farm-1", "barn")
    assert table.words() == ["keyper board-1", "keyper board-2", "keyper board-3"]


def test_kp_29_fields_of_any_board_and_own_plots_with_a_building() -> None:
    table = Table().keyples(0, "brown").claims(2, 3).built(0, "village-2", "dock").built(1, "farm-1", "barn")
    table.play("send brown")
    words = table.words()
    assert {"logs@board-1", "logs@board-2", "logs@board-3", "village-2"} <= set(words)
    assert table.player(0).keyples == {}
    table.play("village-2")
    assert "keyper-tile-dock" in repr(table.told("keyper-told-sent"))  # the news name the building


def test_kp_30_any_colour_may_go_on_anything_empty() -> None:
    for colour in ("black", "white", "light-blue"):
        table = Table().keyples(0, colour).built(0, "farm-1", "barn").play(f"send {colour}")
        assert {"logs@board-1", "pigs@board-2", "build@board-1", "farm-1"} <= set(table.words())


def test_kp_31_two_keyples_are_the_limit_also_on_the_river() -> None:
    table = Table().keyples(0, "brown").built(0, "farm-1", "barn")
    for place in ("logs@board-1", "river@board-1", "farm-1"):
        table.stands(place, "brown")
    table.state.boards[0].boat = "boat-1"
    table.play("send brown")
    assert {"logs@board-1", "river@board-1", "farm-1"} <= set(table.words())
    for place in ("logs@board-1", "river@board-1", "farm-1"):
        table.stands(place, "brown")
    assert not {"logs@board-1", "river@board-1", "farm-1"} & set(table.words())


def test_kp_32_no_keyp_field_no_keyp_tile_no_opponents_board() -> None:
    table = Table().keyples(0, "brown").built(1, "farm-1", "barn").play("send brown")
    assert not [words for words in table.words() if words.startswith(("keyp", "farm", "village"))]


def test_kp_33_a_bare_plot_only_to_build_there_in_the_same_move() -> None:
    table = Table().keyples(0, "brown").holds(0, "barn").play("send brown")
    assert "farm-1" not in table.words()  # nothing to pay with
    table = Table().keyples(0, "brown").holds(0, "barn").goods(0, clay=1)
    table.play("send brown farm-1")
    assert table.words() == ["build barn"]
    table.play("build barn with clay end")
    assert table.plot(0, "farm-1").tile == "barn"
    assert table.at("farm-1") == [Keyple("brown", "brown")]


def test_a_commit_that_plainly_reveals_nothing_is_not_tried() -> None:
    """The quick test agrees with trying the commit, over a whole random game."""
    state, rng = KEYPER.new_game(setup_from(KEYPER, 2, "uncovering", {})), Rng(seed_from("uncovering"))
    found = Counter[tuple[bool, bool]]()
    while choices := KEYPER.choices(state):
        for choice in choices:
            if End(choice.seat) in choice.actions:
                said = KEYPER.option(state, choice.seat, End(choice.seat)).reveals
                with patch.object(turn, "may_uncover", return_value=True):
                    assert said == KEYPER.option(state, choice.seat, End(choice.seat)).reveals
                found[turn.may_uncover(state), said] += 1
        KEYPER.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    assert found[False, False] > found[True, False] + found[True, True]  # mostly it is plain
    assert found[True, True]
