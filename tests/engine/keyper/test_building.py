"""Building and upgrading (KP-77, KP-82 to KP-99, KP-214 to KP-220)."""

from __future__ import annotations

import pytest

from engine.keyper.content.shapes import Construct
from engine.keyper.state import Keyple
from tests.support.keyper import Table, price
from tests.support.keyper_box import TILES

pytestmark = pytest.mark.usefixtures("table_values")

BUILD = "send grey build@board-1"
DISCOUNT = "send grey discount-build@board-1"


def builder(*tiles: str, **goods: int) -> Table:
    return Table().keyples(0, "grey").holds(0, *tiles).goods(0, **goods)


def test_kp_77_kp_219_a_discount_strikes_one_icon_of_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "log", "rock")
    table = builder("barn", clay=1, log=1).play(f"{DISCOUNT} build barn farm-1")
    assert table.words() == ["with clay log"]
    table = builder("barn", clay=1, log=1, rock=1).play(f"{DISCOUNT} build barn farm-1")
    assert table.words() == ["with clay log", "with clay rock", "with log rock"]


def test_kp_77_never_below_one_resource() -> None:
    assert builder("barn").refuses(f"{DISCOUNT} build barn")
    assert builder("barn", clay=1).offers(f"{DISCOUNT} build barn farm-1 with clay end")


def test_kp_77_one_build_alone_two_with_two_keyples() -> None:
    table = builder("barn", "stable", clay=2).play(f"{DISCOUNT} build barn farm-1 with clay")
    assert table.words() == ["end"]
    table = builder("barn", "stable", clay=2).stands("discount-build@board-1", "grey")
    assert table.offers(f"{DISCOUNT} lay build barn farm-1 with clay build stable farm-2 with clay end")


def test_kp_219_substitutes_are_chosen_after_the_discount(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "any-raw")
    table = builder("barn", wheat=1, brick=1).play(f"{DISCOUNT} build barn farm-1")
    assert table.words() == ["with brick", "with wheat"]


def test_kp_82_the_five_ways_to_build() -> None:
    assert builder("barn", clay=1).offers(f"{BUILD} build barn farm-1 with clay end")
    assert builder("barn", clay=1).offers(f"{DISCOUNT} build barn farm-1 with clay end")
    by_builder = builder("barn", wood=1).built(0, "village-1", "builder")
    assert by_builder.offers("send grey village-1 build barn farm-1 with wood end")
    by_labourer = builder("barn", "dock").built(0, "farm-1", "farm-labourer")
    assert by_labourer.offers("send grey farm-1 build barn farm-2 end")
    assert by_labourer.refuses("send grey farm-1 build dock")
    assert builder("barn", clay=1).offers("send grey farm-3 build barn with clay end")


def test_kp_82_only_tiles_that_are_held() -> None:
    assert builder("barn", clay=2).refuses(f"{BUILD} build stable")


def test_kp_83_by_a_keyple_on_the_very_plot_only_one_action_results() -> None:
    table = builder("barn", "stable", clay=2, log=2).play("send grey farm-1 build barn with clay")
    assert table.words() == ["end"]
    assert table.at("farm-1") == [Keyple("grey", "grey")]


def test_kp_83_a_standing_partner_may_be_laid_down_for_a_second_action_before_or_after() -> None:
    table = builder("dock", brick=1, clay=1).built(0, "village-1", "brickmaker").stands("village-1", "grey")
    assert table.offers("send grey village-1 lay give clay build dock with brick end")
    assert table.refuses("send grey village-1 leave give clay build dock")
    table.goods(0, brick=2)
    assert table.offers("send grey village-1 lay build dock with brick upgrade dock with brick end")


def test_kp_84_farm_tiles_on_farm_plots_village_tiles_on_village_plots() -> None:
    table = builder("barn", "dock", clay=1, brick=1)
    table.play(f"{BUILD} build barn")
    assert table.words() == [f"farm-{n}" for n in range(1, 9)]
    table = builder("barn", "dock", clay=1, brick=1).play(f"{BUILD} build dock")
    assert table.words() == [f"village-{n}" for n in range(1, 13)]


def test_kp_85_a_tile_starts_on_its_initial_side() -> None:
    table = builder("barn", clay=1).play(f"{BUILD} build barn farm-1 with clay end")
    assert (table.plot(0, "farm-1").tile, table.plot(0, "farm-1").upgraded) == ("barn", False)


def test_kp_86_the_cost_goes_to_the_supply(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "log", "rock")
    table = builder("barn", clay=1, log=1, rock=2)
    before = dict(table.state.supply)
    table.play(f"{BUILD} build barn farm-1 with clay log rock end")
    assert table.player(0).goods == {"rock": 1}
    assert all(table.state.supply[kind] == before[kind] + 1 for kind in ("clay", "log", "rock"))
    assert builder("barn", clay=1, log=1).refuses(f"{BUILD} build barn")


def test_kp_87_kp_88_a_plot_may_be_overbuilt_once_at_normal_cost() -> None:
    table = builder("barn", "paddock", clay=2).built(0, "farm-1", "stable", upgraded=True)
    table.play(f"{BUILD} build barn farm-1 with clay end")
    plot = table.plot(0, "farm-1")
    assert (plot.tile, plot.covered, plot.upgraded) == ("barn", "stable", False)
    table.turn(0).keyples(0, "grey")
    assert table.offers("send grey build@board-2 build paddock farm-2")
    assert table.refuses("send grey build@board-2 build paddock farm-1")


def test_kp_89_kp_143_a_covered_tile_does_and_scores_nothing_but_is_not_discarded() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "dock", covers="alchemist").goods(0, clay=2)
    assert table.points(0) == 0
    table.play("send grey village-1")
    assert table.words() == ["end"]
    assert "alchemist" not in table.state.discard


def test_kp_90_keyples_move_up_in_the_state_they_had() -> None:
    table = builder("barn", clay=1).built(0, "farm-1", "stable")
    table.stands("farm-1", "brown", lying=True).stands("farm-1", "brown")
    table.play(f"{BUILD} build barn farm-1 with clay end")
    assert [keyple.lying for keyple in table.at("farm-1")] == [True, False]
    table.keyples(1, "black").lay_turn(0)
    assert "lay farm-1" in table.words()


def test_kp_91_overbuilding_an_animal_house_loses_no_animal_yet() -> None:
    table = builder("barn", clay=1, cow=4).built(0, "farm-1", "cow-shed")
    table.play(f"{BUILD} build barn farm-1 with clay end")
    assert table.player(0).goods == {"cow": 4}


def test_kp_92_upgrades_with_a_joiner_go_one_tile_at_a_time() -> None:
    table = Table().keyples(0, "grey").keyples(1, "grey")
    for seat in (0, 1):
        table.goods(seat, wheat=3).built(seat, "farm-1", "barn").built(seat, "farm-2", "stable")
    table.play("send grey upgrade@board-1 end").play("join grey end").play("upgrade barn with wheat end", 0)
    assert table.deciding() == [1]
    table.play("upgrade stable with wheat end", 1).play("upgrade stable with wheat end", 0)
    assert table.deciding() == [1]


def test_kp_93_the_four_ways_to_upgrade_and_only_once() -> None:
    field = Table().keyples(0, "grey").goods(0, log=2).built(0, "farm-1", "barn")
    field.play("send grey upgrade@board-1 upgrade barn with log")
    assert field.words() == ["end"]
    assert field.plot(0, "farm-1").upgraded
    by_builder = Table().keyples(0, "grey").goods(0, wood=2).built(0, "village-1", "builder", upgraded=True)
    assert by_builder.built(0, "farm-1", "barn").offers("send grey village-1 upgrade barn with wood end")
    labourer = Table().keyples(0, "grey").built(0, "farm-1", "farm-labourer", upgraded=True)
    assert labourer.built(0, "farm-2", "barn").offers("send grey farm-1 upgrade barn end")
    assert labourer.built(0, "village-1", "dock").refuses("send grey farm-1 upgrade dock")
    itself = Table().keyples(0, "grey").goods(0, log=1).built(0, "farm-1", "barn")
    assert itself.offers("send grey farm-1 upgrade barn with log end")


def test_kp_94_farm_tiles_one_raw_village_tiles_one_finished_or_wheat() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1, brick=1, wheat=1, ruby=1)
    table.built(0, "farm-1", "barn").built(0, "village-1", "dock").play(
        "send grey upgrade@board-1 upgrade barn"
    )
    assert table.words() == ["with clay", "with brick", "with wheat"]
    table = Table().keyples(0, "grey").goods(0, clay=1, brick=1, wheat=1, ruby=1)
    table.built(0, "village-1", "dock").play("send grey upgrade@board-1 upgrade dock")
    assert table.words() == ["with brick", "with wheat"]


def test_kp_95_keyples_do_not_hinder_an_upgrade() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).built(0, "farm-1", "barn")
    table.stands("farm-1", "brown").stands("farm-1", "brown", lying=True)
    table.play("send grey upgrade@board-1 upgrade barn with clay end")
    assert [keyple.lying for keyple in table.at("farm-1")] == [False, True]


def test_kp_96_a_covered_tile_cannot_be_upgraded() -> None:
    table = Table().keyples(0, "grey").goods(0, wheat=2).built(0, "farm-1", "barn", covers="stable")
    table.play("send grey upgrade@board-1")
    assert table.words() == ["upgrade barn", "end"]


def test_kp_97_each_action_uses_the_tile_once() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=3).built(0, "village-1", "brickmaker")
    table.stands("village-1", "grey").play("send grey village-1 lay give clay give clay")
    assert table.words() == ["end"]
    assert table.player(0).goods == {"clay": 1, "brick": 2}


def test_kp_98_a_keyple_on_a_tile_without_the_icon_may_only_upgrade_it() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).built(0, "farm-1", "barn").play("send grey farm-1")
    assert table.words() == ["upgrade barn", "end"]
    assert table.points(0, "barn") == 1  # and it scores by itself


def test_kp_99_the_fifteen_tiles_with_activation() -> None:
    assert {tile.id for tile in TILES.values() if tile.activation} == {
        *("brickmaker", "carpenter", "stonemason", "scrapyard", "alchemist", "builder", "farm-labourer"),
        *("gem-dealer", "hop-field", "jewel-cutter", "livestock-market", "trading-post", "windmill"),
        *("copse", "key-market"),
    }
    for tile in TILES.values():
        acts = any(side.exchanges or side.power(Construct) for side in (tile.basic, tile.upgraded))
        assert acts == tile.activation


def test_kp_214_upgraded_tiles_may_be_covered_by_a_tile_of_the_same_area() -> None:
    table = builder("barn", "dock", clay=1, brick=1).built(0, "farm-1", "stable", upgraded=True)
    assert table.offers(f"{BUILD} build barn farm-1 with clay end")
    assert table.refuses(f"{BUILD} build dock farm-1")


def test_kp_215_a_build_from_elsewhere_may_go_onto_two_keyples_of_any_colour() -> None:
    table = (
        builder("barn", clay=1)
        .built(0, "farm-1", "stable")
        .stands("farm-1", "brown")
        .stands("farm-1", "brown")
    )
    assert table.offers(f"{BUILD} build barn farm-1 with clay end")
    assert table.refuses("send grey farm-1")
    table.at("farm-1").pop()
    assert table.refuses("send grey farm-1")  # the colour does not fit


def test_kp_216_a_builder_that_covers_itself_is_gone() -> None:
    table = (
        builder("brickmaker", "dock", wood=2, clay=1)
        .built(0, "village-1", "builder")
        .stands("village-1", "grey")
    )
    table.play("send grey village-1 lay build brickmaker village-1 with wood")
    assert table.words() == ["give clay", "upgrade brickmaker", "end"]
    labourer = (
        builder("hop-field", "barn", wheat=1).built(0, "farm-1", "farm-labourer").stands("farm-1", "grey")
    )
    labourer.play("send grey farm-1 lay build hop-field farm-1")
    assert labourer.words() == ["give wheat", "upgrade hop-field", "end"]


def test_kp_217_the_two_actions_of_a_builder_are_separate() -> None:
    table = (
        builder("barn", "dock", wood=1, stone=1).built(0, "village-1", "builder").stands("village-1", "grey")
    )
    table.play("send grey village-1 lay build barn farm-1 with wood build dock village-2 with stone end")
    assert (table.plot(0, "farm-1").tile, table.plot(0, "village-2").tile) == ("barn", "dock")
    assert table.player(0).goods == {}


def test_kp_218_a_tile_works_from_the_moment_it_is_built() -> None:
    table = builder("building-plot", "dock", brick=1).stands("build@board-1", "grey")
    table.play(
        "send grey build@board-1 lay build building-plot village-1 with brick build dock village-2 end"
    )
    assert table.plot(0, "village-2").tile == "dock"


def test_kp_220_a_free_build_may_be_kept_for_later_by_paying() -> None:
    table = (
        builder("dock", brick=1).built(0, "village-1", "building-plot").play(f"{BUILD} build dock village-2")
    )
    assert table.words() == ["with nothing", "with brick"]
    table.play("with brick end")
    table.keyples(0, "grey").holds(0, "kiln").turn(0)
    assert table.offers("send grey build@board-2 build kiln village-2 end")  # overbuilding, free


def test_kp_220_unused_free_builds_lapse_when_the_building_plot_is_covered() -> None:
    table = builder("dock").built(0, "village-1", "kiln", covers="building-plot")
    assert table.refuses(f"{BUILD} build dock")


def test_kp_220_the_right_hand_one_stays_open_after_the_upgrade() -> None:
    table = builder("dock").built(0, "village-4", "building-plot", upgraded=True)
    assert table.offers(f"{BUILD} build dock village-5 end")
    table.plot(0, "village-4").used = ["right"]
    assert table.refuses(f"{BUILD} build dock village-5")
    assert table.offers(f"{BUILD} build dock village-1 end")
    assert table.offers(f"{BUILD} build dock village-7 end")


def test_kp_220_a_free_build_may_use_any_build_and_replaces_its_cost() -> None:
    table = builder("dock").built(0, "village-1", "building-plot").built(0, "village-9", "builder")
    assert table.offers("send grey village-9 build dock village-2 end")
    assert table.offers("send grey village-2 build dock end")
    assert table.offers(f"{DISCOUNT} build dock village-2 end")
