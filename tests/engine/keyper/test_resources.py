"""Resources and the player board (KP-100 to KP-117, KP-224)."""

from __future__ import annotations

import pytest

from engine.core.text import text
from engine.keyper.content.board import (
    AREA_PLOTS,
    FARM_COLUMNS,
    FARM_PLOTS,
    PLOT_NAMES,
    ROWS,
    VILLAGE_COLUMNS,
    VILLAGE_LINES,
    VILLAGE_PLOTS,
)
from engine.keyper.content.fields import FIELD_LIST
from engine.keyper.content.goods import FINISHED, ICONS, RAW
from engine.keyper.content.shapes import Direction
from engine.keyper.content.tiles import OTHER_TILES, SPRING_TILES
from engine.keyper.game import KEYPER
from engine.keyper.names import counted
from engine.keyper.prices import ways_payable
from tests.support.conformance import check_playout, setup_for
from tests.support.keyper import Table, price
from tests.support.keyper_box import TILES

pytestmark = pytest.mark.usefixtures("table_values")


def test_kp_100_stores_have_no_limit() -> None:
    table = Table().keyples(0, "brown").goods(0, log=14)
    table.play("send brown logs@board-1 end")
    assert table.player(0).goods == {"log": 16}


@pytest.mark.parametrize(("raw", "finished"), [("clay", "brick"), ("log", "wood"), ("rock", "stone")])
def test_kp_101_a_finished_good_may_be_used_as_its_raw_material_not_the_reverse(
    raw: str, finished: str
) -> None:
    assert ICONS[raw] == (raw, finished)
    assert ICONS[finished] == (finished,)
    assert ways_payable({finished: 1}, (raw,)) == [(finished,)]
    assert ways_payable({raw: 5}, (finished,)) == []


def test_kp_102_wheat_may_stand_for_white_icons_never_for_gems() -> None:
    assert "wheat" in ICONS["any-raw"]
    assert "wheat" in ICONS["any-finished"]
    assert "wheat" not in ICONS["gem"]
    assert ways_payable({"wheat": 2}, ("any-raw", "any-finished")) == [("wheat", "wheat")]


def test_kp_103_three_coloured_icons_take_no_wheat_and_specific_ones_their_type_only() -> None:
    assert "wheat" not in ICONS["raw-no-wheat"] + ICONS["finished-no-wheat"]
    assert ways_payable({"wheat": 3, "log": 3, "rock": 3}, ("clay",)) == []


def test_kp_103_costs_are_paid_icon_by_icon(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "any-raw")
    table = Table().keyples(0, "grey").holds(0, "barn").goods(0, wheat=2, log=1)
    assert table.refuses("send grey build@board-1 build barn")
    table.goods(0, clay=1, wheat=1, log=1).play("send grey build@board-1 build barn farm-1")
    assert table.words() == ["with clay log", "with clay wheat"]


def test_kp_104_ways_to_turn_raw_materials_into_finished_goods() -> None:
    makers = set[str]()
    for tile in TILES.values():
        for side in (tile.basic, tile.upgraded):
            for exchange in side.exchanges:
                takes_raw = any(set(ICONS[icon]) & set(RAW) for icon in exchange.give)
                if takes_raw and set(exchange.get) & set(FINISHED):
                    makers.add(tile.id)
    assert makers == {"brickmaker", "carpenter", "stonemason", "scrapyard", "key-market"}
    fields = {f.id for f in FIELD_LIST if f.exchange and set(f.exchange.get) <= set(FINISHED)}
    assert fields - {"trade-finished"} == {"convert-clay", "convert-logs", "convert-rock"}


def test_kp_106_goods_missing_from_the_supply_are_not_received() -> None:
    table = Table().keyples(0, "brown").supply(log=1).play("send brown logs@board-1 end")
    assert table.player(0).goods == {"log": 1}
    table = Table().keyples(0, "brown").supply(log=0).play("send brown logs@board-1 end")
    assert table.player(0).goods == {}


def test_kp_106_nothing_received_is_not_told() -> None:
    table = Table().keyples(0, "brown").supply(log=0).play("send brown logs@board-1 end")
    assert table.told("keyper-told-gained") == []
    table = Table().keyples(0, "brown").keyples(1, "brown").supply(log=1)
    table.play("send brown logs@board-1 end").play("join brown end")
    assert [event.seat for event in table.told("keyper-told-gained")] == [0]
    table = Table().keyples(0, "brown").play("send brown logs@board-1 at-most 0 end")
    assert table.told("keyper-told-gained") == []


def asked(table: Table, seat: int) -> tuple[str, str]:
    """The key of the question and of the goods it names."""
    question = KEYPER.ask(table.state, seat)[1]
    return question.key, repr(dict(question.args)["goods"])


def test_kp_106_kp_107_a_question_promises_only_what_the_supply_has() -> None:
    table = Table().keyples(0, "brown").supply(log=1).play("send brown logs@board-1")
    assert asked(table, 0) == ("keyper-ask-gain", repr(counted("log", 1)))
    table = Table().keyples(0, "brown").supply(log=0).play("send brown logs@board-1")
    assert asked(table, 0) == ("keyper-ask-gain", repr(text("keyper-nothing")))
    for supply, key in ((6, "keyper-ask-gain-invite"), (5, "keyper-ask-gain-short")):
        table = Table().keyples(0, "brown").keyples(1, "brown").supply(log=supply)
        table.play("send brown logs@board-1")
        assert asked(table, 0) == (key, repr(counted("log", 2)))
    table.play("end").play("join brown")
    assert asked(table, 1) == ("keyper-ask-gain", repr(counted("log", 2)))
    table.play("end")
    assert (table.player(0).goods, table.player(1).goods) == ({"log": 3}, {"log": 2})


def test_kp_107_one_each_in_turn_with_the_active_player_first() -> None:
    table = Table().keyples(0, "light-blue").keyples(1, "white").supply(sheep=3)
    table.play("send light-blue river@board-1 boat-1 end").play("join white end")
    table.play("receive sheep end", 0).play("receive sheep end", 1).play("receive sheep end", 0)
    assert "receive sheep" not in table.words(1)
    assert "receive clay" in table.words(1)


def test_kp_108_kp_109_the_areas_of_the_player_board() -> None:
    assert (FARM_PLOTS, VILLAGE_PLOTS) == (8, 12)
    assert FARM_PLOTS == FARM_COLUMNS * ROWS
    assert VILLAGE_PLOTS == VILLAGE_COLUMNS * ROWS
    assert PLOT_NAMES[0] == "farm-1"
    assert PLOT_NAMES[-1] == "village-12"
    view = KEYPER.view_for(Table().state, 0)
    assert [plot.id for plot in view.seats[0].plots] == list(PLOT_NAMES)
    assert view.seats[0].face_down == ("spring", "summer", "autumn")


def test_kp_110_directions_are_the_owners_and_stay_in_the_village() -> None:
    def line(plot: str, direction: Direction) -> list[str]:
        return [PLOT_NAMES[at] for at in VILLAGE_LINES[PLOT_NAMES.index(plot), direction]]

    assert line("village-5", "right") == ["village-6"]
    assert line("village-5", "above") == ["village-2"]
    assert line("village-5", "below") == ["village-8", "village-11"]
    assert line("village-4", "left") == []
    assert not any(at in AREA_PLOTS["farm"] for plots in VILLAGE_LINES.values() for at in plots)


def test_kp_111_the_shipping_track_has_no_upper_limit() -> None:
    table = Table().keyples(0, "light-blue").goods(0, sheep=2)
    table.player(0).shipping = 99
    table.play("send light-blue river@board-1 boat-1 sell sheep sell sheep end")
    assert table.player(0).shipping == 103


def test_kp_112_only_fairs_fold_choices_and_the_order_of_the_bag_are_hidden() -> None:
    table = Table(2)
    view = KEYPER.view_for(table.state, 1)
    assert view.bag == tuple(sorted(table.state.bag))
    assert view.seats[0].goods == table.player(0).goods
    assert view.seats[0].fairs is None
    spectator = KEYPER.view_for(table.state, None)
    assert [seat.fairs for seat in spectator.seats] == [None, None]


def test_kp_113_a_tile_only_held_is_worth_nothing_and_cannot_be_given_up() -> None:
    table = Table().holds(0, "alchemist", "merchant").keyples(0, "brown")
    assert table.points(0) == 0
    assert {words.split()[0] for words in table.words()} == {"keyper", "send"}


def test_kp_114_animals_need_no_house_before_the_season_ends() -> None:
    table = Table().keyples(0, "light-green").keyples(1, "grey").play("send light-green pigs@board-1 end")
    assert table.player(0).goods == {"pig": 2}
    assert table.state.stage == "turn"


def test_kp_115_each_country_tile_exists_once() -> None:
    country = [tile.id for tile in (*SPRING_TILES, *OTHER_TILES)]
    assert len(country) == len(set(country)) == 48
    assert [TILES[tile].area for tile in country].count("farm") == 12


@pytest.mark.parametrize(("seats", "count"), [(2, 18), (3, 24), (4, 32)])
def test_kp_117_no_keyple_enters_or_leaves_the_game(seats: int, count: int) -> None:
    setup = setup_for(KEYPER, seats, "keyples")
    state = check_playout(KEYPER, setup, "keyples", every=10_000)
    assert sum(sum(player.keyples.values()) for player in state.players) == count


def test_kp_224_a_brick_may_feed_the_upgraded_brickmaker_but_clay_is_never_a_brick() -> None:
    table = Table().keyples(0, "grey").goods(0, brick=1).built(0, "village-1", "brickmaker", upgraded=True)
    table.play("send grey village-1 give brick end")
    assert table.player(0).goods == {"brick": 2}
    table = Table().keyples(0, "grey").goods(0, clay=3).built(0, "village-1", "jewel-cutter")
    assert table.play("send grey village-1").words() == ["end"]
