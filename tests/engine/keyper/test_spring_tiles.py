"""The 21 country tiles for spring (KP-155 to KP-177)."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from tests.support.keyper import Table, price
from tests.support.keyper_box import TILES

pytestmark = pytest.mark.usefixtures("table_values")


def on(tile: str, *, upgraded: bool = False, place: str = "", **goods: int) -> Table:
    """A grey keyple has just been sent to this tile."""
    plot = place or ("farm-1" if TILES[tile].area == "farm" else "village-1")
    table = Table().keyples(0, "grey").built(0, plot, tile, upgraded=upgraded).goods(0, **goods)
    return table.play(f"send grey {plot}")


def uses(table: Table) -> list[str]:
    """Return the options of the tile itself."""
    return [words for words in table.words() if not words.startswith(("upgrade", "end"))]


def test_kp_155_alchemist() -> None:
    table = on("alchemist", clay=1, rock=1, wheat=3)
    assert uses(table) == ["give clay rock"]
    assert table.play("give clay rock").words() == ["get emerald", "get gold", "get ruby", "get sapphire"]
    table.play("get ruby end")
    assert (table.player(0).goods, table.points(0)) == ({"wheat": 3, "ruby": 1}, 3)
    table = on("alchemist", upgraded=True, rock=1).play("give rock get gold end")
    assert (table.player(0).goods, table.points(0)) == ({"gold": 1}, 5)


def test_kp_156_barn() -> None:
    farm = ("stable", "paddock", "farmyard", "cow-shed", "pig-sty", "sheep-shelter", "goat-pen")
    table = Table().built(0, "farm-1", "barn")
    assert table.points(0, "barn") == 1
    for plot, tile in enumerate(farm, start=2):
        table.built(0, f"farm-{plot}", tile, upgraded=plot < 5)
    assert table.points(0, "barn") == 8
    table.built(0, "farm-1", "barn", upgraded=True)
    assert table.points(0, "barn") == 2 * 4  # itself and three more
    for plot, tile in enumerate(farm, start=2):
        table.built(0, f"farm-{plot}", tile, upgraded=True)
    assert table.points(0, "barn") == 16


def test_kp_157_boarding_house() -> None:
    table = Table().built(0, "village-5", "boarding-house")
    for plot, tile in ((2, "dock"), (4, "kiln"), (6, "mine"), (8, "farmer"), (1, "boatman")):
        table.built(0, f"village-{plot}", tile)
    assert table.points(0, "boarding-house") == 4
    table.plot(0, "village-5").upgraded = True
    assert table.points(0, "boarding-house") == 8
    table = Table().built(0, "village-1", "boarding-house", upgraded=True)
    table.built(0, "village-3", "dock").built(0, "village-7", "kiln").built(0, "farm-2", "barn")
    assert table.points(0, "boarding-house") == 0  # directly beside, and in the village


def test_kp_158_builder_builds_anything_for_one_finished_good(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "dock", "brick", "wood", "stone")
    table = on("builder", place="village-1", stone=1, wheat=1)
    table.holds(0, "dock", "barn")
    assert table.refuses("upgrade dock")
    table.play("build dock village-2")
    assert table.words() == ["with stone"]


def test_kp_159_builder_upgraded_also_upgrades_and_takes_wheat() -> None:
    table = on("builder", upgraded=True, stone=1, wheat=1).built(0, "farm-1", "stable").holds(0, "barn")
    assert table.offers("build barn farm-2 with wheat end")
    assert table.offers("upgrade stable with wheat end")
    assert table.offers("upgrade stable with stone end")
    assert table.points(0) == 3


def test_kp_160_the_builders_cost_replaces_the_printed_one_of_farm_tiles_too() -> None:
    table = on("builder", clay=5, log=1).holds(0, "barn")
    assert uses(table) == []  # no finished good
    table = on("builder", upgraded=True, clay=5).built(0, "farm-1", "stable")
    assert table.words() == ["end"]


def test_kp_161_building_plot_one_free_build_to_its_right() -> None:
    def table(place: str, *, upgraded: bool = False) -> Table:
        start = Table().keyples(0, "grey").holds(0, "dock", "kiln", "mine")
        return start.built(0, place, "building-plot", upgraded=upgraded).play("send grey build@board-1")

    assert table("village-1").points(0) == 1
    assert table("village-1").play("build dock").words() == ["village-2"]
    assert table("village-3").words() == ["end"]  # nothing to the right
    up = table("village-5", upgraded=True)
    assert up.points(0) == 3
    assert up.play("build dock").words() == ["village-2", "village-6", "village-8"]


def test_kp_161_one_use_for_each_plot_and_a_build_action_is_needed() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock", "kiln").built(0, "village-1", "building-plot")
    table.stands("build@board-1", "grey").play("send grey build@board-1 lay build dock village-2")
    assert table.plot(0, "village-2").tile == "dock"
    assert table.words() == ["end"]


@pytest.mark.parametrize(("tile", "animal"), [("cluck-cluck-chicken-house", "chicken"), ("goat-pen", "goat")])
def test_kp_162_chicken_house_and_goat_pen(tile: str, animal: str) -> None:
    for upgraded, points in ((False, 8), (True, 12)):
        table = Table().built(0, "farm-1", tile, upgraded=upgraded).goods(0, **{animal: 5})
        assert table.points(0) == points
        assert table.goods(0, **{animal: 1}).points(0) == points // 4


def test_kp_163_farm_labourer() -> None:
    table = on("farm-labourer").holds(0, "barn", "dock")
    assert uses(table) == ["build barn"]
    table.play("build barn farm-2 end")
    assert table.plot(0, "farm-2").tile == "barn"
    table = on("farm-labourer", upgraded=True).built(0, "farm-2", "barn").built(0, "village-1", "dock")
    assert table.words() == ["upgrade barn", "end"]
    assert table.points(0, "farm-labourer") == 3
    table = Table().keyples(0, "grey").built(0, "farm-1", "farm-labourer", upgraded=True).holds(0, "barn")
    table.stands("farm-1", "grey").play("send grey farm-1 lay build barn farm-2 upgrade barn end")
    assert table.plot(0, "farm-2").upgraded
    table = on("farm-labourer", clay=1).holds(0, "barn").play("build barn farm-1")
    assert table.player(0).goods == {"clay": 1}  # free, though the printed cost could be paid
    assert (table.plot(0, "farm-1").tile, table.plot(0, "farm-1").covered) == ("barn", "farm-labourer")


def test_kp_164_dock() -> None:
    for upgraded, wanted in ((False, {19: 0, 20: 6, 30: 6}), (True, {20: 0, 29: 0, 30: 12})):
        for shipping, points in wanted.items():
            table = Table().built(0, "village-1", "dock", upgraded=upgraded)
            table.player(0).shipping = shipping
            assert table.points(0, "dock") == points


def test_kp_165_gem_dealer() -> None:
    table = on("gem-dealer", ruby=1).play("give ruby get gold end")
    assert (table.player(0).goods, table.points(0)) == ({"gold": 1}, 0)
    table = on("gem-dealer", upgraded=True, ruby=1).play("give ruby get gold gold end")
    assert (table.player(0).goods, table.points(0)) == ({"gold": 2}, 3)


def test_kp_166_hop_field() -> None:
    table = on("hop-field", wheat=1, clay=1).play("give wheat get goat end")
    assert table.player(0).goods == {"clay": 1, "goat": 1}
    table = on("hop-field", upgraded=True, wheat=1).play("give wheat get cow wild-boar end")
    assert (table.player(0).goods, table.points(0)) == ({"cow": 1, "wild-boar": 1}, 3)
    assert len(TILES["hop-field"].houses) == 8


def test_kp_167_jewel_cutter() -> None:
    table = on("jewel-cutter", stone=1, rock=2)
    assert uses(table) == ["give stone"]
    table.play("give stone get emerald end")
    assert (table.player(0).goods, table.points(0)) == ({"rock": 2, "emerald": 1}, 0)
    table = on("jewel-cutter", upgraded=True, stone=1).play("give stone get emerald ruby end")
    assert (table.player(0).goods, table.points(0)) == ({"emerald": 1, "ruby": 1}, 3)


def test_kp_168_livestock_market() -> None:
    table = on("livestock-market", cow=1).play("give cow get deer end")
    assert table.player(0).goods == {"deer": 1}
    table = on("livestock-market", upgraded=True, cow=1).play("give cow get deer deer end")
    assert (table.player(0).goods, table.points(0)) == ({"deer": 2}, 1)
    assert len(TILES["livestock-market"].houses) == 8


def test_kp_169_oast_house() -> None:
    others = ("stable", "paddock", "farmyard", "cow-shed", "pig-sty", "sheep-shelter", "goat-pen")
    for upgraded, points in ((False, 4), (True, 8)):
        table = Table().built(0, "farm-1", "oast-house", upgraded=upgraded)
        for plot, tile in enumerate(others[:-1], start=2):
            table.built(0, f"farm-{plot}", tile)
        assert table.points(0, "oast-house") == 0
        assert table.built(0, "farm-8", others[-1]).points(0, "oast-house") == points
    assert TILES["oast-house"].area == "farm"


def test_kp_170_kp_171_seafarer_on_every_own_use_of_a_boat() -> None:
    for upgraded, points in ((False, 1), (True, 2)):
        played = Table().keyples(0, "light-blue").built(0, "village-1", "seafarer", upgraded=upgraded)
        played.play("send light-blue river@board-1 boat-1 receive clay receive clay end")
        assert played.player(0).shipping == points  # once, however many actions
        joined = (
            Table().keyples(0, "grey").keyples(1, "grey").built(1, "village-1", "seafarer", upgraded=upgraded)
        )
        joined.play("send grey river@board-1 boat-1 end").play("join grey end")
        assert joined.player(1).shipping == points
        laid = Table().all_claim().keyples(1, "black").built(0, "village-1", "seafarer", upgraded=upgraded)
        laid.stands("river@board-1", "grey").stands("river@board-1", "grey").lay_turn(0)
        laid.state.boards[0].boat = "boat-1"
        laid.play("lay river@board-1 both end")
        assert laid.player(0).shipping == points
    assert Table().built(0, "village-1", "seafarer", upgraded=True).points(0) == 3


def test_kp_172_shipping_agent() -> None:
    def shipping(sold: int, *, upgraded: bool) -> int:
        table = Table().keyples(0, "white").stands("river@board-1", "light-blue").goods(0, sheep=3)
        table.built(0, "village-1", "shipping-agent", upgraded=upgraded)
        table.state.boards[0].boat = "boat-1"
        table.play("send white river@board-1 lay " + "sell sheep " * sold + "end")
        return table.player(0).shipping

    assert [shipping(sold, upgraded=False) for sold in (1, 2, 3)] == [2, 5, 7]
    assert [shipping(sold, upgraded=True) for sold in (1, 2, 3)] == [3, 6, 9]
    assert Table().built(0, "village-1", "shipping-agent", upgraded=True).points(0) == 3


def test_kp_173_statue() -> None:
    table = Table().built(0, "village-1", "statue").built(0, "village-2", "dock")
    home = ("brickmaker", "carpenter", "stonemason", "scrapyard", "drainage", "pavements")
    for plot, tile in enumerate(home, start=3):
        table.built(0, f"village-{plot}", tile, upgraded=plot < 5)
    assert table.points(0, "statue") == 6
    table.plot(0, "village-1").upgraded = True
    assert table.points(0, "statue") == 4
    for plot in range(3, 9):
        table.plot(0, f"village-{plot}").upgraded = True
    assert table.points(0, "statue") == 12


def test_kp_174_thatcher() -> None:
    names = [tile.id for tile in TILES.values() if tile.area == "village" and tile.id != "thatcher"]
    table = Table().built(0, "village-1", "thatcher")
    assert table.points(0, "thatcher") == 0
    for plot in range(2, 13):
        table.built(0, f"village-{plot}", names[plot], upgraded=plot < 5)
        assert table.points(0, "thatcher") == plot // 2
    table.plot(0, "village-1").upgraded = True
    assert table.points(0, "thatcher") == 4  # itself and three more
    for plot in range(2, 13):
        table.plot(0, f"village-{plot}").upgraded = True
    assert table.points(0, "thatcher") == 12


def test_kp_175_trading_post() -> None:
    table = on("trading-post", clay=1, wood=1, wheat=1)
    assert uses(table) == ["give-raw clay", "give-raw wood", "give-finished wood"]
    table.play("give-raw clay get log rock")
    assert table.words() == ["end"]  # one of the two
    table = on("trading-post", upgraded=True, clay=1, wood=1)
    table.play("give-raw clay get log rock give-finished wood get brick brick")
    assert table.words() == ["end"]
    assert table.player(0).goods == {"log": 1, "rock": 1, "brick": 2}
    assert table.points(0) == 3


def test_kp_176_village_hall() -> None:
    names = [tile.id for tile in TILES.values() if tile.area == "village" and tile.id != "village-hall"]
    for upgraded, points in ((False, 6), (True, 12)):
        table = Table().built(0, "village-1", "village-hall", upgraded=upgraded)
        for plot in range(2, 12):
            table.built(0, f"village-{plot}", names[plot])
        assert table.points(0, "village-hall") == 0
        assert table.built(0, "village-12", names[12]).points(0, "village-hall") == points


def test_kp_177_windmill() -> None:
    for upgraded in (False, True):
        table = on("windmill", upgraded=upgraded, log=1, wheat=1)
        assert uses(table) == ["give log"]
        table.play("give log end")
        assert table.player(0).goods == {"wheat": 3}
    assert Table().built(0, "farm-1", "windmill").goods(0, wheat=5).points(0) == 0
    assert Table().built(0, "farm-1", "windmill", upgraded=True).goods(0, wheat=5).points(0) == 8
    assert TILES["windmill"].area == "farm"


def test_kp_175_kp_216_half_an_action_is_gone_when_the_trading_post_is_covered() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "trading-post", upgraded=True).holds(0, "dock")
    table.stands("village-1", "grey").goods(0, clay=1, wood=2, brick=1)
    table.play("send grey village-1 lay give-raw clay get log log build dock with brick")
    assert table.words() == ["end"]


def test_kp_175_two_open_halves_of_a_kind_are_offered_as_one_choice() -> None:
    table = Table().keyples(0, "grey").built(0, "village-1", "trading-post", upgraded=True)
    table.stands("village-1", "grey").goods(0, log=2, brick=2)
    table.play("send grey village-1 lay give-raw log get clay clay give-raw log get clay clay")
    assert table.words() == ["give-finished brick", "end"]
    assert KEYPER.ask(table.state, 0)[1].key == "keyper-ask-work-half"
    table.play("give-finished brick get wood wood")
    assert table.words() == ["give-finished brick", "give-finished wood", "end"]
    table.play("give-finished brick get stone stone")
    assert table.words() == ["end"]
    assert table.player(0).goods == {"clay": 4, "wood": 2, "stone": 2}
