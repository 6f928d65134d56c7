"""Effects of fields (KP-67 to KP-81), boats and supply rulings (KP-211 to KP-213, KP-221 to KP-223)."""

from __future__ import annotations

import pytest

from engine.core.text import Text, Who, text
from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.game import KEYPER
from tests.support.keyper import Table
from tests.support.keyper_box import TILES

pytestmark = pytest.mark.usefixtures("table_values")


def test_kp_67_resource_fields_give_their_resource() -> None:
    gains = {field.id: field.good for field in FIELD_LIST if field.work == "gain"}
    assert len(gains) == 3 + 1 + 8 + 4
    for field, good in gains.items():
        table = Table().keyples(0, "white").play(f"send white {field}@board-1 end")
        assert table.player(0).goods == {good: 2}


def test_kp_68_a_country_tile_is_free_and_kept_without_limit() -> None:
    table = Table().keyples(0, "brown").shown("barn", "dock", "kiln")
    table.holds(0, *[tile for tile in TILES if tile not in ("barn", "dock", "kiln")])
    table.play("send brown country-tile@board-1 take dock")
    assert table.player(0).tiles[-1] == "dock"
    assert table.state.shown == ["barn", "kiln"]
    assert table.player(0).goods == {}


def test_kp_69_with_a_joiner_first_and_fourth_second_and_third() -> None:
    table = (
        Table().keyples(0, "brown").keyples(1, "brown").shown("barn", "dock", "kiln", "mine", "oast-house")
    )
    table.play("send brown country-tile@board-1 end").play("join brown end")
    table.play("take dock", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0).play("take kiln take barn", 1)
    assert table.words(1) == ["end"]
    table.play("end", 1).play("take mine end", 0)
    assert (table.player(0).tiles, table.player(1).tiles) == (["dock", "mine"], ["kiln", "barn"])


def test_kp_69_the_question_says_that_more_comes_after_the_other_player() -> None:
    table = (
        Table().keyples(0, "brown").keyples(1, "brown").shown("barn", "dock", "kiln", "mine", "oast-house")
    )
    table.play("send brown country-tile@board-1 end").play("join brown end")
    asked = table.ask(0)
    assert (asked.key, dict(asked.args)["who"]) == ("keyper-ask-work-then", Who(1))
    tiles = dict(asked.args)["asked"]
    assert isinstance(tiles, Text)
    assert dict(tiles.args)["count"] == 2, "both of its actions"
    (end,) = (option for option in table.options(0) if option.words == "end")
    assert end.caution == text("keyper-caution-leaving-now", count=1, later=1, who=Who(1)), "one is kept"
    table.play("take dock end", 0)
    assert (table.ask(1).key, dict(table.ask(1).args)["count"]) == ("keyper-ask-work-tiles", 2)
    table.play("take kiln take barn end", 1)
    assert table.ask(0).key == "keyper-ask-work-tiles", "nothing comes after this one"


def test_kp_69_kp_199_a_choice_not_used_is_lost_and_the_next_goes_on() -> None:
    table = Table().keyples(0, "brown").keyples(1, "brown").shown("barn", "dock", "kiln", "mine")
    table.play("send brown country-tile@board-1 end").play("join brown end").play("end", 0)
    table.play("take barn end", 1).play("take dock end", 0)
    assert (table.player(0).tiles, table.player(1).tiles) == (["dock"], ["barn"])


def test_kp_70_then_the_display_is_filled_up_to_eight_from_the_bag() -> None:
    table = Table().keyples(0, "brown").keyples(1, "grey")
    tile, bag = table.state.shown[0], list(table.state.bag)
    table.play(f"send brown country-tile@board-1 take {tile}")
    assert len(table.state.shown) == 7
    end = next(option for option in table.options() if option.words == "end")
    assert end.reveals
    table.play("end")
    assert len(table.state.shown) == 8
    assert table.state.shown[-1] in bag
    assert len(table.state.bag) == len(bag) - 1


def test_kp_71_an_empty_bag_takes_what_was_set_aside_in_spring() -> None:
    table = Table().keyples(0, "brown").keyples(1, "grey").shown("barn")
    table.state.bag = ["dock"]
    aside = len(table.state.aside)
    table.play("send brown country-tile@board-1 take barn end")
    assert table.state.aside == []
    assert len(table.state.bag) == aside - 7


def test_kp_71_later_an_empty_bag_takes_the_discard_pile_at_once() -> None:
    table = Table(season=2).keyples(0, "brown").keyples(1, "grey")
    table.shown("barn", "stable", "paddock", "statue", "drainage", "carpenter", "farmyard", "windmill")
    table.state.aside, table.state.bag, table.state.discard = [], ["dock"], ["kiln", "mine"]
    table.play("send brown country-tile@board-1 take barn end")
    assert table.state.shown[-1] == "dock"
    assert (sorted(table.state.bag), table.state.discard) == (["kiln", "mine"], [])


def test_kp_72_a_winter_fair_has_the_right_side_up() -> None:
    sides = [KEYPER.view_for(Table(season=season).state, None).fair_side_up for season in range(4)]
    assert sides == ["front", "front", "back", "back"]


@pytest.mark.parametrize(
    ("field", "raw", "finished"),
    [("convert-clay", "clay", "brick"), ("convert-logs", "log", "wood"), ("convert-rock", "rock", "stone")],
)
def test_kp_73_convert_fields_turn_one_into_one(field: str, raw: str, finished: str) -> None:
    table = Table().keyples(0, "white").goods(0, **{raw: 3})
    table.play(f"send white {field}@board-1 give {raw} give {raw} end")
    assert table.player(0).goods == {raw: 1, finished: 2}
    assert Table().keyples(0, "white").goods(0, wheat=3).refuses(f"send white {field}@board-1 give wheat")


def test_kp_75_kp_105_goods_of_one_trade_pay_for_the_next() -> None:
    table = Table().keyples(0, "black").goods(0, clay=1)
    table.play("send black trade-raw@board-1 give clay get log rock give log get clay clay end")
    assert table.player(0).goods == {"rock": 1, "clay": 2}


def test_kp_75_finished_goods_for_finished_goods_and_never_wheat() -> None:
    table = Table().keyples(0, "black").goods(0, brick=1, wheat=2, clay=1)
    table.play("send black trade-finished@board-1")
    assert table.words() == ["give brick", "end"]
    table.play("give brick get wood stone end")
    assert table.player(0).goods == {"wheat": 2, "clay": 1, "wood": 1, "stone": 1}
    assert Table().keyples(0, "black").goods(0, wheat=2).play("send black trade-raw@board-1").words() == [
        "end"
    ]


def test_kp_76_build_is_orange_and_upgrade_is_grey() -> None:
    table = Table().keyples(0, "orange").goods(0, clay=3).holds(0, "barn", "stable", "paddock")
    table.play("send orange build@board-1 build barn farm-1 with clay build stable farm-2 with clay")
    assert table.words() == ["end"]
    table = Table().keyples(0, "grey").goods(0, wheat=3)
    for plot in ("farm-1", "farm-2", "farm-3"):
        table.built(0, plot, {"farm-1": "barn", "farm-2": "stable", "farm-3": "paddock"}[plot])
    table.play("send grey upgrade@board-1 upgrade barn with wheat upgrade stable with wheat")
    assert table.words() == ["end"]


def test_kp_78_the_first_on_a_river_brings_a_boat_that_stays() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey").play("send grey river@board-2")
    assert table.words() == ["boat-1", "boat-2", "boat-3", "boat-4"]
    table.play("boat-3 end")
    assert (table.state.boards[1].boat, table.state.boats) == ("boat-3", ["boat-1", "boat-2", "boat-4"])
    table.play("skip end").play("end").turn(1).play("send grey river@board-2")
    assert table.words() == ["lay", "leave"]  # no second boat


@pytest.mark.parametrize(("colour", "actions"), [("grey", 1), ("light-blue", 2), ("white", 2)])
def test_kp_79_the_river_is_light_blue(colour: str, actions: int) -> None:
    table = Table().keyples(0, colour).play(f"send {colour} river@board-1 boat-1")
    table.play(" ".join(["receive sheep"] * actions))
    assert table.words() == ["end"]


def test_kp_79_with_a_joiner_each_has_one_more() -> None:
    table = Table().keyples(0, "light-blue").keyples(1, "white")
    table.play("send light-blue river@board-1 boat-1 end").play("join white end")
    for seat in (0, 1):
        table.play("receive sheep receive sheep receive clay end", seat)
        assert table.player(seat).goods == {"sheep": 2, "clay": 1}


def test_kp_80_receive_one_or_sell_one_for_two_shipping_points_at_once() -> None:
    table = Table().keyples(0, "light-blue").goods(0, sheep=2).play("send light-blue river@board-1 boat-1")
    assert table.words() == ["receive sheep", "receive clay", "sell sheep", "end"]
    before = table.state.supply["sheep"]
    table.play("sell sheep")
    assert table.player(0).shipping == 2
    assert table.state.supply["sheep"] == before + 1
    table.play("sell sheep end")
    assert table.player(0).shipping == 4


def test_kp_81_not_both_receive_and_sell_one_type_in_a_turn() -> None:
    table = Table().keyples(0, "light-blue").goods(0, sheep=1).play("send light-blue river@board-1 boat-1")
    assert table.refuses("receive sheep sell sheep")
    assert table.refuses("sell sheep receive sheep")
    assert table.offers("sell sheep receive clay")


def test_kp_81_a_joiner_is_evaluated_separately() -> None:
    table = Table().keyples(0, "light-blue").keyples(1, "white").goods(1, sheep=1)
    table.play("send light-blue river@board-1 boat-1 end").play("join white end").play("receive sheep end", 0)
    assert table.offers("sell sheep", 1)


def test_kp_211_a_river_without_a_boat_cannot_be_played_on() -> None:
    table = Table().keyples(0, "brown")
    table.state.boats = []
    table.state.boards[1].boat = "boat-1"
    table.play("send brown")
    assert "river@board-1" not in table.words()
    assert "river@board-2" in table.words()


def test_kp_212_a_finished_good_may_be_sold_as_the_raw_material_shown() -> None:
    table = Table().keyples(0, "light-blue").goods(0, brick=1).play("send light-blue river@board-1 boat-1")
    assert "sell brick as clay" in table.words()
    assert table.refuses("sell brick as clay receive clay")
    table.play("sell brick as clay")
    assert (table.player(0).goods, table.player(0).shipping) == ({}, 2)


def test_kp_213_the_seafarer_earns_with_every_use_and_the_merchant_adds_an_own_action() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey").built(1, "village-1", "merchant", upgraded=True)
    table.built(1, "village-2", "seafarer").play("send grey river@board-1 boat-1 end").play("join grey end")
    table.play("receive sheep receive sheep", 0)
    assert table.words(0) == ["end"]
    table.play("end", 0).play("receive clay receive clay receive clay", 1)
    assert table.words(1) == ["end"]
    assert (table.player(0).shipping, table.player(1).shipping) == (0, 1)
    table = (
        Table()
        .keyples(0, "grey")
        .built(0, "village-2", "seafarer")
        .play("send grey river@board-1 boat-1 end")
    )
    assert table.player(0).shipping == 1  # no boat action was taken


def test_kp_221_with_bag_and_discard_empty_fewer_than_eight_lie_out() -> None:
    table = Table(season=2).keyples(0, "brown").keyples(1, "grey").shown("barn", "dock")
    table.state.aside, table.state.bag, table.state.discard = [], [], []
    table.play("send brown country-tile@board-1 take barn end")
    assert table.state.shown == ["dock"]


def test_kp_221_a_bag_that_empties_in_a_refill_is_filled_and_drawing_goes_on() -> None:
    table = Table(season=2).keyples(0, "brown").keyples(1, "grey").shown("barn", "dock")
    table.state.aside, table.state.bag, table.state.discard = [], ["kiln"], ["mine", "copse"]
    table.play("send brown country-tile@board-1 take barn end")
    assert sorted(table.state.shown) == ["copse", "dock", "kiln", "mine"]


def test_kp_222_no_refill_after_the_last_turn_of_the_closing_round() -> None:
    table = Table(2).all_claim().keyples(0, "brown").stands("country-tile@board-2", "grey")
    shown = set(table.state.shown)
    table.play("send brown logs@board-1 end").play(
        f"lay country-tile@board-2 take {table.state.shown[0]} end"
    )
    drawn = table.told("keyper-told-drawn")
    assert not drawn
    assert table.state.stage == "fold"
    assert set(table.state.discard) < shown


def test_kp_70_kp_222_a_refill_after_any_earlier_turn() -> None:
    table = Table(2).all_claim().keyples(0, "brown").stands("clay@board-2", "grey")
    table.play(f"send brown country-tile@board-1 take {table.state.shown[0]} end")
    assert len(table.told("keyper-told-drawn")) == 1


def test_kp_223_the_good_paid_goes_to_the_supply_first() -> None:
    table = Table().keyples(0, "black").goods(0, clay=1).supply(clay=0, log=0, rock=0)
    table.play("send black trade-raw@board-1 give clay end")
    assert table.player(0).goods == {"clay": 1}  # only the clay just paid was there
    table = Table().keyples(0, "grey").goods(0, clay=1).supply(brick=0)
    assert table.refuses("send grey convert-clay@board-1 give clay")
