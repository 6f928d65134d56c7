"""Rules that meet: short supplies, free builds, two keyples on one spot, chance and the end of a season."""

from __future__ import annotations

import pytest

from engine.core.text import text
from engine.keyper.game import KEYPER
from engine.keyper.names import counted
from engine.keyper.state import Keyple
from tests.support.conformance import setup_for
from tests.support.keyper import Table, price

pytestmark = pytest.mark.usefixtures("table_values")

LOGS = "logs@board-1"
BUILD = "send grey build@board-1"


# Chance


def test_kp_132_the_boats_of_a_new_season_are_drawn_by_chance() -> None:
    drawn = set[tuple[str, ...]]()
    for seed in "abcdefgh":
        table = Table(2).all_claim().keyples(0, "brown").built(0, "farm-1", "barn")
        table.state.rng.seed = setup_for(KEYPER, 2, seed).seed
        drawn.add(tuple(table.play("send brown farm-1 end").state.boats))
    assert len(drawn) > 3


# Invitations


def test_kp_42_the_round_of_invitations_goes_on_past_the_last_seat() -> None:
    table = Table(4).turn(2).keyples(2, "brown")
    for seat in (0, 1, 3):
        table.keyples(seat, "brown")
    table.play(f"send brown {LOGS} end")
    for seat in (3, 0, 1):
        assert table.deciding() == [seat]
        table.play("skip end")
    assert table.player(2).goods == {"log": 2}
    assert table.deciding() == [3]  # the next turn


def test_kp_57_a_keyple_that_rests_on_the_keyp_tile_does_not_bind_the_player() -> None:
    table = Table().all_claim().keyples(1, "black").lay_turn(0).stands("clay@board-2", "grey")
    table.player(0).lying = {"orange": 1}
    assert table.words() == ["lay clay@board-2", "pass"]


# A supply that runs short


@pytest.mark.parametrize(
    ("sheep", "merchant", "short"), [(4, False, False), (3, False, True), (4, True, True)]
)
def test_kp_200_a_boat_is_used_in_turn_only_when_a_type_may_run_short(
    sheep: int, merchant: bool, short: bool
) -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey").supply(sheep=sheep)
    if merchant:
        table.built(1, "village-1", "merchant", upgraded=True)
    table.play("send grey river@board-1 boat-1 end").play("join grey end").play("receive sheep", 0)
    assert (table.words(0) == ["end"]) == short


def test_kp_200_kp_213_the_merchants_extra_action_comes_last_when_taking_turns() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey").supply(sheep=4)
    table.built(1, "village-1", "merchant", upgraded=True)
    table.play("send grey river@board-1 boat-1 end").play("join grey end")
    for seat in (0, 1, 0):
        assert table.deciding() == [seat]
        table.play("receive sheep end")
    table.play("receive clay receive clay", 1)  # its second action and the merchant's
    assert table.words(1) == ["end"]


def test_kp_200_selling_takes_turns_too() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey").supply(sheep=3)
    table.goods(0, clay=2).goods(1, clay=2).play("send grey river@board-1 boat-1 end").play("join grey end")
    for seat in (0, 1, 0, 1):
        assert table.deciding() == [seat]
        table.play("sell clay end")
    assert [table.player(seat).shipping for seat in (0, 1)] == [4, 4]


@pytest.mark.parametrize(("bricks", "short"), [(1, True), (2, False)])
def test_kp_200_a_conversion_counts_only_what_can_be_paid_for(bricks: int, short: bool) -> None:
    """Three actions each, but one clay each: two bricks are enough."""
    table = Table().keyples(0, "orange").keyples(1, "orange").goods(0, clay=1).goods(1, clay=1)
    table.supply(brick=bricks).play("send orange convert-clay@board-1 end").play("join orange end")
    assert table.state.turn.alternating == short


# Boats


def test_kp_81_two_keyples_of_one_player_are_one_turn() -> None:
    table = Table().keyples(0, "light-blue").stands("river@board-1", "light-blue").goods(0, sheep=2)
    table.state.boards[0].boat = "boat-1"
    table.play("send light-blue river@board-1 lay receive clay sell sheep")
    assert table.words() == ["receive clay", "sell sheep", "end"]


def test_kp_80_the_news_say_what_was_received_and_sold() -> None:
    table = Table().keyples(0, "light-blue").goods(0, sheep=1)
    table.play("send light-blue river@board-1 boat-1 receive clay sell sheep end")
    (received,), (sold,) = (table.told(f"keyper-told-{what}") for what in ("received", "sold"))
    assert dict(received.text.args)["goods"] == counted("clay", 1)
    assert dict(sold.text.args)["goods"] == counted("sheep", 1)


def test_moves_that_give_something_up_are_marked_idle() -> None:
    def idle(table: Table) -> list[str]:
        return [option.words for option in table.options() if option.idle]

    table = Table().keyples(0, "light-blue").goods(0, sheep=2).play("send light-blue river@board-1 boat-1")
    assert idle(table) == ["end"]
    assert idle(table.play("sell sheep sell sheep")) == []  # nothing is left to do
    waiting = Table().all_claim().keyples(1, "black").lay_turn(0).stands("clay@board-2", "grey")
    assert idle(waiting) == ["pass"]


# Free builds


def test_kp_161_kp_220_every_free_build_is_spent_on_its_own_plot() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock", "kiln", "mine", "farmer")
    table.built(0, "village-5", "building-plot").play(f"{BUILD} build dock village-6 end")
    assert table.plot(0, "village-5").used == ["right"]
    table.plot(0, "village-5").upgraded = True
    table.turn(0).keyples(0, "grey").play("send grey build@board-2 build kiln")
    assert table.words() == ["village-2", "village-8"]
    table.play("village-8 end")
    table.turn(0).keyples(0, "grey").play("send grey build@board-3 build mine")
    assert table.words() == ["village-2"]
    table.play("village-2 end").turn(0).keyples(0, "grey")
    assert table.refuses("send grey discount-build@board-1 build farmer")


def test_kp_112_kp_161_everybody_sees_which_free_builds_are_open() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock").built(0, "village-5", "building-plot", upgraded=True)
    table.built(0, "village-2", "kiln", covers="mine").play(f"{BUILD} build dock")
    for reader in (None, 0, 1):
        seats = KEYPER.view_for(table.state, reader).seats
        assert [seat.free_builds for seat in seats] == [("village-6", "village-8"), (), ()]
    table.play("village-6 end")
    assert KEYPER.view_for(table.state, 1).seats[0].free_builds == ("village-8",)


def test_kp_220_covering_the_building_plot_ends_its_free_builds() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock", "kiln").goods(0, brick=1)
    table.built(0, "village-5", "building-plot").play(f"{BUILD} build dock village-5 with brick end")
    table.turn(0).keyples(0, "grey")
    assert table.refuses("send grey build@board-2 build kiln")


def test_kp_33_kp_220_a_bare_plot_with_a_free_build_needs_no_goods() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock", "barn").built(0, "village-5", "building-plot")
    table.play("send grey")
    plots = [words for words in table.words() if "@" not in words]
    assert plots == ["village-5", "village-6"]
    table.play("village-6 build dock end")
    assert table.at("village-6") == [Keyple("grey", "grey")]


def test_kp_88_kp_220_a_free_build_never_makes_a_third_tile() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock").built(0, "village-5", "building-plot")
    table.built(0, "village-6", "kiln", covers="mine")
    assert table.refuses(f"{BUILD} build dock")


def test_kp_88_no_way_of_building_covers_a_plot_twice() -> None:
    table = Table().keyples(0, "grey").holds(0, "barn").goods(0, clay=1)
    table.built(0, "farm-1", "stable", covers="paddock").built(0, "farm-2", "farm-labourer")
    table.built(0, "farm-3", "goat-pen", covers="cow-shed")
    assert table.refuses("send grey farm-1 build barn")
    table.play("send grey farm-2 build barn")
    assert table.words() == [f"farm-{n}" for n in (2, 4, 5, 6, 7, 8)]


# Two keyples on one plot


def test_kp_83_beside_a_lying_partner_a_keyple_builds_with_its_one_action() -> None:
    table = Table().keyples(0, "white").built(0, "farm-1", "stable").stands("farm-1", "brown", lying=True)
    table.holds(0, "barn").goods(0, clay=1, log=1).play("send white farm-1 build barn with clay")
    assert table.words() == ["end"]
    assert table.at("farm-1")[1] == Keyple("white", "brown")


def test_kp_83_kp_210_the_build_may_come_after_an_upgrade_or_a_build_elsewhere() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "brickmaker").stands("village-1", "grey")
    table.holds(0, "dock").goods(0, brick=2)
    table.play("send grey village-1 lay upgrade brickmaker with brick build dock with brick end")
    assert (table.plot(0, "village-1").tile, table.plot(0, "village-1").covered) == ("dock", "brickmaker")
    table = Table().keyples(0, "grey").built(0, "village-1", "builder").stands("village-1", "grey")
    table.holds(0, "dock", "kiln").goods(0, brick=2).play(
        "send grey village-1 lay build kiln village-2 with brick build dock village-1 with brick end"
    )
    assert (table.plot(0, "village-1").tile, table.plot(0, "village-2").tile) == ("dock", "kiln")


def test_kp_158_kp_82_on_the_builders_own_plot_either_cost_may_be_paid(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The builder's price, or the printed one for a keyple played there; laid down, only the builder's."""
    price(monkeypatch, "dock", "clay", "log")
    table = Table().keyples(0, "grey").built(0, "village-1", "builder").holds(0, "dock")
    table.goods(0, clay=1, log=1, stone=1).play("send grey village-1 build dock")
    assert "village-2" in table.words()
    assert table.play("village-1").words() == ["with clay log", "with stone"]
    table = Table().all_claim().keyples(1, "black").built(0, "village-1", "builder").holds(0, "dock")
    table.goods(0, clay=1, log=1, stone=1).stands("village-1", "grey").lay_turn(0)
    assert table.play("lay village-1 build dock village-1").words() == ["with stone"]


# The end of a season


def test_kp_119_kp_136_a_joined_last_move_leaves_the_active_player_last_and_next_to_start() -> None:
    table = Table(2).all_claim().turn(1).keyples(1, "brown").keyples(0, "brown")
    table.play("send brown logs@board-2 end").play("join brown end").play("pass end")
    for seat in (0, 1):
        table.play("fold a end", seat)
    assert (table.state.start, table.deciding()) == (1, [1])


def test_kp_70_kp_222_a_tile_taken_early_in_the_closing_round_is_replaced() -> None:
    table = Table(3).all_claim().keyples(0, "brown").built(0, "farm-1", "barn")
    table.stands("country-tile@board-2", "grey").stands("country-tile@board-3", "grey")
    table.play("send brown farm-1 end").play(f"lay country-tile@board-2 take {table.state.shown[0]} end")
    assert len(table.told("keyper-told-drawn")) == 1
    table.play(f"lay country-tile@board-3 take {table.state.shown[0]} end")
    assert len(table.told("keyper-told-drawn")) == 1


def last_move(season: int) -> Table:
    """Return a position where seat 0 is about to play the last keyple and nobody can lay down."""
    return Table(2, season).all_claim().keyples(0, "brown").built(0, "farm-1", "barn")


def test_kp_122_kp_225_the_own_fair_is_not_held_with_pieces_shown_at_a_winter_fair() -> None:
    for bricks, held in ((1, ["winter-1"]), (2, ["winter-1", "summer-1"])):
        table = last_move(1).goods(0, cow=1, brick=bricks, pig=1)
        table.player(0).winter_fairs, table.player(0).fairs["summer"] = ["winter-1"], "summer-1"
        table.play("send brown farm-1 end").play("hold winter-1 for 4 end", 0)
        assert [fair.fair for fair in table.player(0).held] == held  # a brick may stand for the clay


@pytest.mark.parametrize("season", [0, 1, 2])
def test_kp_124_a_winter_fair_not_held_is_kept_until_winter(season: int) -> None:
    table = last_move(season)
    table.player(0).winter_fairs = ["winter-1"]
    table.play("send brown farm-1 end")
    assert (table.state.stage, table.player(0).winter_fairs) == ("fold", ["winter-1"])


def test_kp_145_before_the_end_those_keyples_count_that_would_come_home_now() -> None:
    table = Table(2).all_claim().built(0, "village-1", "lumberjack").keyples(0, "brown")
    table.stands("clay@board-1", "brown").stands("village-1", "brown")
    assert table.points(0) == 3
    table.stands("clay@board-2", "brown")  # comes home to somebody else
    assert table.points(0) == 3
    table.player(0).lying = {"brown": 1}
    assert table.points(0) == 4


def test_kp_134_a_surplus_of_one_colour_goes_to_rest_automatically() -> None:
    table = last_move(0)
    for _ in range(11):
        table.stands("farm-2", "grey", seat=1)
    table.play("send brown farm-1 end").play("pass end").play("fold a end", 0).play("fold a end", 1)
    assert table.state.stage == "turn"  # nobody was asked
    assert (table.player(1).keyples, table.player(1).standing) == ({"grey": 9}, {"grey": 2})


def test_kp_123_kp_225_a_fair_picked_by_hand_is_held_once_and_told_by_name() -> None:
    """Goods enough to show the own fair twice change nothing."""
    table = Table(2, 1).all_claim().keyples(0, "brown").built(0, "farm-1", "barn")
    table.goods(0, pig=2, clay=2, cow=1, brick=1)
    table.player(0).winter_fairs = ["winter-3"]
    own = table.player(0).fairs["summer"]
    table.play("send brown farm-1 end").play("hold summer hold winter-3 for 4 end", 0)
    assert [held.fair for held in table.player(0).held] == [own, "winter-3"]
    told = [dict(event.text.args) for event in table.told("keyper-told-held-showing")]
    assert [args["fair"] for args in told] == [text("keyper-fair-summer"), text("keyper-fair-winter-3")]
    assert [args["points"] for args in told] == [2, 4]


def test_draws_for_a_new_season_cannot_be_undone() -> None:
    table = Table(2).all_claim().keyples(0, "brown").built(0, "farm-1", "barn").play("send brown farm-1")
    assert [option.reveals for option in table.options()] == [False] * (len(table.options()) - 1) + [True]
    table.play("end")
    assert [event.reveals for event in table.told("keyper-told-season")] == [True]
