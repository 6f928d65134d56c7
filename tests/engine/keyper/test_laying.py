"""The lay-down action and the keyp tile (KP-55 to KP-66, KP-203 to KP-210)."""

from __future__ import annotations

import pytest

from engine.keyper.content.goods import COLOURS
from engine.keyper.content.house import KEYP_TILE_GAINS
from engine.keyper.game import KEYPER
from tests.support.conformance import setup_for
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

LOGS = "logs@board-1"


def idle(seats: int = 3) -> Table:
    """Seat 0 has nothing left, seat 1 still has two keyples; every board is claimed."""
    return Table(seats).all_claim().keyples(1, "black", "black").lay_turn(0)


def test_kp_55_only_without_pieces_while_another_player_has_some() -> None:
    table = Table().all_claim().keyples(0, "brown").keyples(1, "grey").stands(LOGS, "brown")
    assert not [words for words in table.words() if words.startswith("lay")]
    table = Table(2).all_claim().keyples(0, "grey").keyples(1, "black", "black").stands(LOGS, "brown")
    table.play("send grey rocks@board-2 end").play("send black clay@board-2 end", 1)
    assert table.state.stage == "lay"
    assert table.deciding() == [0]


def test_kp_56_kp_205_own_plots_and_the_claimed_board_have_equal_rank() -> None:
    table = idle().stands(LOGS, "brown").stands("clay@board-2", "grey").stands("farm-1", "black")
    table.built(0, "farm-1", "barn")
    assert table.words() == ["lay farm-1", f"lay {LOGS}"]


def test_kp_57_other_boards_only_when_everything_at_home_lies() -> None:
    table = idle().stands(LOGS, "brown", lying=True).stands("clay@board-2", "grey")
    assert table.words() == ["lay clay@board-2", "pass"]
    table.play("lay clay@board-2 end")
    assert table.player(0).goods == {"clay": 1}
    table = idle()
    table.state.boards[1].keyper = -1  # not claimed by anybody
    table.stands("clay@board-2", "grey")
    assert table.offers("lay clay@board-2")


def test_kp_58_a_keyple_played_later_on_the_claimed_board_comes_first() -> None:
    table = idle(2).stands("clay@board-2", "grey").stands("sheep@board-2", "grey")
    table.play("lay clay@board-2 end").play("send black wheat@board-1 end", 1)
    assert table.words() == ["lay wheat@board-1"]


def test_kp_59_one_standing_keyple_also_beside_a_lying_one() -> None:
    for lying in (True, False):
        table = idle()
        if lying:
            table.stands(LOGS, "brown", lying=True)
        table.stands(LOGS, "brown").play(f"lay {LOGS} end")
        assert table.player(0).goods == {"log": 2}
        assert all(keyple.lying for keyple in table.at(LOGS))


def test_kp_60_two_standing_one_or_both() -> None:
    table = idle().stands(LOGS, "grey").stands(LOGS, "grey").play(f"lay {LOGS}")
    assert table.words() == ["both", "one"]


def test_kp_61_laying_at_home_is_a_duty_but_the_benefit_is_not() -> None:
    table = idle().stands(LOGS, "brown").stands("clay@board-2", "grey")
    assert "pass" not in table.words()
    table.play(f"lay {LOGS} at-most 0 end")
    assert table.player(0).goods == {}
    assert table.at(LOGS)[0].lying
    assert "pass" in idle().stands("clay@board-2", "grey").words()


def test_kp_61_the_question_says_whether_passing_is_allowed() -> None:
    must, may = idle().stands(LOGS, "brown"), idle().stands("clay@board-2", "grey")
    assert KEYPER.ask(must.state, 0)[1].key == "keyper-ask-lay"
    assert KEYPER.ask(may.state, 0)[1].key == "keyper-ask-lay-or-pass"


def test_kp_62_with_nothing_to_lay_down_a_player_passes_automatically() -> None:
    table = Table(3).all_claim().keyples(0, "brown").keyples(2, "grey").built(0, "farm-1", "barn")
    table.play("send brown farm-1 end")
    assert table.told("keyper-told-nothing-to-lay")[0].seat == 1
    assert table.deciding() == [2]


def test_kp_63_the_three_ways_to_lie_down() -> None:
    joined = Table().keyples(0, "brown").stands(LOGS, "brown").play(f"send brown {LOGS} lay end")
    assert joined.at(LOGS)[0].lying
    keyp = Table()
    keyp.player(0).standing = {"orange": 1}
    keyp.play("keyper board-1")
    assert keyp.player(0).lying == {"orange": 1}
    laid = idle().stands(LOGS, "brown").play(f"lay {LOGS}")
    assert laid.at(LOGS)[0].lying


def test_kp_64_in_spring_the_keyp_tiles_are_empty() -> None:
    state = KEYPER.new_game(setup_for(KEYPER, 4))
    assert all(player.standing == {} and player.lying == {} for player in state.players)


def test_kp_65_each_colour_has_its_list_and_white_both() -> None:
    raw, animals = ("clay", "log", "rock"), ("cow", "horse", "pig", "sheep")
    for colour in COLOURS:
        table = Table()
        table.player(0).standing = {colour: 1}
        table.play("keyper board-1")
        wanted = raw * (colour in ("orange", "brown", "grey", "white"))
        wanted += animals * (colour in ("light-blue", "light-green", "black", "white"))
        assert table.words() == [*(f"gain {good}" for good in wanted), "gain nothing"]
    assert set(KEYP_TILE_GAINS) == set(COLOURS)


def test_kp_65_only_what_the_supply_has() -> None:
    table = Table().supply(clay=0, log=0, rock=1)
    table.player(0).standing = {"orange": 2}
    table.play("keyper board-1")
    assert table.words() == ["gain rock", "gain nothing"]
    table.play("gain rock")
    assert table.words() == ["end"]


def test_kp_66_kp_120_no_keyple_can_be_forgotten_on_the_keyp_tile() -> None:
    table = Table(2).claims(1, 2).keyples(1, "grey")
    table.player(0).standing = {"orange": 1, "white": 1}
    table.play("keyper board-1")
    assert table.player(0).standing == {}
    table.play("gain log gain cow end")
    assert table.player(0).goods == {"log": 1, "cow": 1}


def test_kp_203_a_player_with_a_piece_never_passes() -> None:
    table = Table().keyples(0, "brown")
    assert "pass" not in table.words()
    assert table.offers("send brown logs@board-1 end")


def test_kp_204_an_own_building_may_be_entered_for_nothing() -> None:
    table = Table().keyples(0, "brown").built(0, "village-1", "brickmaker").play("send brown village-1")
    assert table.words() == ["end"]


def test_kp_205_two_standing_keyples_on_two_turns() -> None:
    table = idle(2).stands(LOGS, "brown").stands(LOGS, "brown")
    table.play(f"lay {LOGS} one end").play("send black clay@board-2 end", 1).play(f"lay {LOGS} end")
    assert table.player(0).goods == {"log": 4}


def test_kp_206_on_another_board_the_gain_is_the_players_and_the_keyples_stay() -> None:
    table = idle().stands("clay@board-2", "orange").stands("clay@board-2", "orange")
    table.play("lay clay@board-2 both end")
    assert table.player(0).goods == {"clay": 3}
    assert [keyple.lying for keyple in table.at("clay@board-2")] == [True, True]


def test_kp_207_a_keyple_laid_down_on_a_plot_uses_or_upgrades_but_does_not_build_there() -> None:
    table = idle().built(0, "village-1", "brickmaker").stands("village-1", "grey")
    table.goods(0, clay=1, brick=1).holds(0, "dock").play("lay village-1")
    assert table.words() == ["give clay", "give brick", "upgrade brickmaker", "end"]


def test_kp_208_the_closing_round_starts_left_of_the_last_player_and_allows_passing() -> None:
    table = Table().all_claim().keyples(0, "brown")
    for place in ("clay@board-1", "clay@board-2", "clay@board-3", "wheat@board-2"):
        table.stands(place, "grey")
    table.play("send brown logs@board-1 end")
    assert table.deciding() == [1]
    assert table.words() == ["lay clay@board-2", "lay wheat@board-2", "pass"]  # KP-57 holds, KP-61 does not
    table.play("lay clay@board-2 end")
    assert table.deciding() == [2]
    table.play("pass end")
    assert table.state.stage == "fold"  # the last player had no further turn
    assert table.player(1).goods == {"clay": 1}


def test_kp_209_passing_ends_nothing() -> None:
    table = idle(2).stands("clay@board-2", "grey").play("pass end")
    assert table.deciding() == [1]
    table.play("send black wheat@board-2 end")
    assert table.deciding() == [0]
    assert "lay clay@board-2" in table.words()


def test_kp_210_the_order_of_two_actions_on_a_plot_is_free() -> None:
    start = "send brown village-1 lay"
    table = Table().keyples(0, "brown").built(0, "village-1", "brickmaker").stands("village-1", "brown")
    table.goods(0, clay=1, stone=1)
    assert table.offers(f"{start} give clay upgrade brickmaker with stone end")
    assert table.offers(f"{start} upgrade brickmaker with stone give clay end")
