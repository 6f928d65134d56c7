"""What a player reads before and after a pick: it says what happens, and nothing that does not."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.words import speaker
from engine.core.text import Text
from engine.keyper.content import board as printed
from engine.keyper.content.house import WINTER_FAIRS
from engine.keyper.forecast import Reason
from engine.keyper.state import Held
from tests.engine.keyper.test_words import KNOWN
from tests.support.keyper import Table, price

pytestmark = pytest.mark.usefixtures("table_values")
SAY = speaker("en", ("Ann", "Ben", "Cat"), markdown=False)
LOGS = "logs@board-1"
LONGEST_LABEL = 100
"""More letters are cut off in a menu of Discord."""


def said(text: Text) -> str:
    return SAY(text).replace("\u2068", "").replace("\u2069", "")


def entries(table: Table, words: str = "", seat: int | None = None) -> list[str]:
    """Menus as a reader sees them: headings and entries of the options whose text form begins so."""
    return [
        " > ".join(said(part) for part in option.menu)
        for option in table.options(seat)
        if option.words.startswith(words)
    ]


def question(table: Table, seat: int = 0) -> str:
    return said(table.ask(seat))


def news(table: Table, key: str) -> list[str]:
    return [said(event.text) for event in table.told(key)]


def place(table: Table, words: str) -> str:
    """The entry of a place for a keyple in hand."""
    (entry,) = entries(table, words)
    return entry.rsplit(" > ", 1)[-1]


# KP-73, KP-224: convert fields


@pytest.mark.parametrize(
    ("goods", "bricks", "reads", "asks"),
    [
        ({"clay": 1}, 4, "Clay to bricks: 1 action", "what do you give for 1 brick? You have 1 action."),
        (
            {"brick": 1},
            4,
            "Clay to bricks: it would change nothing",
            "whatever you could give would come back as it was. Confirm to go on.",
        ),
        ({}, 4, "Clay to bricks: you have nothing to give", "you have nothing to give. Confirm to go on."),
        ({"clay": 1}, 0, "Clay to bricks: nothing left to get", "nothing is left to get. Confirm to go on."),
    ],
)
def test_kp_73_a_convert_field_that_can_change_nothing_says_so(
    goods: dict[str, int], bricks: int, reads: str, asks: str
) -> None:
    table = Table().keyples(0, "brown").goods(0, **goods).supply(brick=bricks).play("send brown")
    assert place(table, "convert-clay@board-1") == reads
    table.play("convert-clay@board-1")
    assert question(table) == f"Clay to bricks on Board 1: {asks}"


def test_kp_73_joining_where_nothing_can_change_says_so() -> None:
    table = Table(2).keyples(0, "orange").keyples(1, "orange").goods(1, brick=2)
    table.play("send orange convert-clay@board-1 end")
    assert question(table, 1) == (
        "Ann sent an orange keyple to Clay to bricks on Board 1. "
        "As things stand, you could do nothing there. Do you join?"
    )


# KP-93, KP-94: upgrades


@pytest.mark.parametrize(
    ("built", "upgraded", "goods", "reads"),
    [
        (False, False, {"clay": 3}, "Upgrade: you have built nothing yet"),
        (True, True, {"clay": 3}, "Upgrade: all you built is upgraded"),
        (True, False, {}, "Upgrade: you cannot pay for an upgrade"),
        (True, False, {"clay": 1}, "Upgrade: 1 action"),
    ],
)
def test_kp_93_an_upgrade_field_says_why_nothing_can_be_upgraded(
    built: bool, upgraded: bool, goods: dict[str, int], reads: str
) -> None:
    table = Table().keyples(0, "brown").goods(0, **goods)
    if built:
        table.built(0, "farm-1", "barn", upgraded=upgraded)
    table.play("send brown")
    assert place(table, "upgrade@board-1") == reads


def test_kp_82_a_build_field_says_why_nothing_can_be_built() -> None:
    table = Table().keyples(0, "brown").goods(0, clay=1).play("send brown")
    assert place(table, "build@board-1") == "Build: you hold no tile"
    table.holds(0, "dock")
    assert place(table, "build@board-1") == "Build: you cannot pay for a tile"
    for number in range(1, 13):
        table.built(0, f"village-{number}", "mine", covers="kiln")
    assert place(table, "build@board-1") == "Build: no plot left for your tiles"


def test_every_reason_has_words_in_menus_and_questions() -> None:
    for reason in get_args(Reason):
        assert f"keyper-menu-vain-{reason}" in KNOWN
        assert f"keyper-ask-none-{reason}" in KNOWN


# KP-77, KP-219: discounts


def test_kp_77_a_discount_says_what_is_left_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "scrapyard", "any-finished")
    price(monkeypatch, "barn", "clay", "log", "rock")
    price(monkeypatch, "stable", "any-raw", "any-raw")
    table = Table().keyples(0, "brown").goods(0, clay=2, log=2, rock=2, brick=2)
    table.holds(0, "scrapyard", "barn", "stable").play("send brown discount-build@board-1")
    assert entries(table, "build") == [
        "Build > Scrapyard (1 finished good)",
        "Build > Barn (1 clay, 1 log and 1 rock, less one of them)",
        "Build > Stable (1 raw material)",
    ]


# KP-87, KP-158, KP-161, KP-163: what building costs on an own plot


def test_kp_87_overbuilding_says_its_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "log", "rock")
    table = Table().keyples(0, "brown").goods(0, clay=1, log=1, rock=1).holds(0, "barn")
    table.built(0, "farm-1", "stable").play("send brown farm-1")
    assert entries(table, "build") == ["Build > Barn (1 clay, 1 log and 1 rock)"]


def test_kp_87_the_plot_says_what_would_be_covered() -> None:
    table = Table().keyples(0, "brown").goods(0, clay=1).holds(0, "barn").built(0, "farm-1", "stable")
    table.play("send brown build@board-1 build barn")
    assert entries(table)[:2] == ["farm plot 1, over the Stable", "farm plot 2"]


def test_kp_158_the_builder_says_its_own_price() -> None:
    table = Table().keyples(0, "brown").goods(0, brick=1).holds(0, "barn", "dock")
    table.built(0, "village-1", "builder").play("send brown village-1")
    assert entries(table, "build") == [
        "Build > Barn (1 finished good, no wheat)",
        "Build > Dock (1 finished good, no wheat)",
    ]


def test_kp_163_the_farm_labourer_builds_for_nothing() -> None:
    table = Table().keyples(0, "brown").holds(0, "barn").built(0, "farm-1", "farm-labourer")
    table.play("send brown farm-1")
    assert entries(table, "build") == ["Build > Barn (free)"]


def test_kp_161_a_free_build_is_called_free() -> None:
    table = Table().keyples(0, "brown").holds(0, "dock").built(0, "village-1", "building-plot")
    table.play("send brown build@board-1")
    assert entries(table, "build") == ["Build > Dock (free beside the Building plot)"]
    table.play("build dock")
    assert entries(table) == ["village plot 2: free"]
    there = Table().keyples(0, "brown").holds(0, "dock").built(0, "village-1", "building-plot")
    there.play("send brown village-2")
    assert entries(there, "build") == ["Build > Dock (free)"]


def wheat_on_a_builder(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Wheat pays the printed price of the dock, not the builder's; beside the building plot it is free."""
    price(monkeypatch, "dock", "any-finished")
    table = Table().goods(0, wheat=1).holds(0, "dock")
    return table.built(0, "village-1", "building-plot").built(0, "village-6", "builder")


def test_kp_207_who_lays_down_on_a_builder_reads_no_price_of_that_plot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = wheat_on_a_builder(monkeypatch).stands("village-6", "brown").keyples(1, "grey").lay_turn(0)
    table.play("lay village-6")
    assert entries(table, "build") == ["Build > Dock (free beside the Building plot)"]
    table.play("build dock")
    assert entries(table) == ["village plot 2: free"]


def test_kp_88_nor_does_who_sends_a_keyple_to_a_builder_that_covers_a_tile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = wheat_on_a_builder(monkeypatch).keyples(0, "brown").play("send brown village-6")
    assert entries(table, "build") == ["Build > Dock (1 finished good)"]  # right there
    table.play("build dock")
    assert entries(table) == ["village plot 2: free", "village plot 6, over the Builder"]
    twice = wheat_on_a_builder(monkeypatch).built(0, "village-6", "builder", covers="kiln")
    twice.keyples(0, "brown").play("send brown village-6")
    assert entries(twice, "build") == ["Build > Dock (free beside the Building plot)"]


def test_kp_68_a_country_tile_field_says_how_many_tiles() -> None:
    table = Table().keyples(0, "brown").shown("barn", "dock").play("send brown")
    assert place(table, "country-tile@board-1") == "Country tile: 1 tile"
    bare = Table().keyples(0, "brown").shown().play("send brown")
    assert place(bare, "country-tile@board-1") == "Country tile: none left"


# KP-80, KP-172: sales


def test_kp_172_a_sale_says_the_points_it_brings() -> None:
    table = Table().keyples(0, "light-blue").goods(0, sheep=3).built(0, "village-1", "shipping-agent")
    table.play("send light-blue river@board-1 boat-1")
    assert entries(table, "sell") == ["Sell for 2 points > sheep"]
    table.play("sell sheep")
    assert entries(table, "sell") == ["Sell for 3 points > sheep"]  # one more for every second
    table.play("sell sheep")
    assert table.player(0).shipping == 5
    better = Table().keyples(0, "light-blue").goods(0, clay=1, brick=1)
    better.built(0, "village-1", "shipping-agent", upgraded=True)
    better.play("send light-blue river@board-1 boat-1")
    assert entries(better, "sell") == ["Sell for 3 points > clay", "Sell for 3 points > brick as clay"]


# KP-132: news of a season


def closing(season: int) -> Table:
    return Table(2, season).all_claim().keyples(0, "brown").built(0, "village-12", "dock")


LAST = "send brown village-12 end"


def test_kp_132_the_news_of_a_season_name_the_goods_of_each_boat() -> None:
    table = closing(0).play(LAST)
    (text,) = news(table, "keyper-told-season")
    boats = text.split("Boats: ")[1]
    goods = {"Boat 1": "sheep and clay", "Boat 2": "cow and log", "Boat 3": "pig and brick"}
    goods |= {"Boat 4": "horse and wheat", "Boat 5": "deer and ruby", "Boat 6": "goat and gold"}
    for boat in table.state.boats:
        name = boat.replace("boat-", "Boat ")
        assert f"{name} ({goods[name]})" in boats


# KP-121, KP-226: fairs


def test_kp_121_a_fair_held_says_what_was_shown() -> None:
    table = closing(0).goods(0, pig=1, brick=1).goods(1, pig=2, clay=1).play(LAST)
    fairs = [table.player(seat).held[0].fair.replace("spring-", "Spring fair ") for seat in (0, 1)]
    assert news(table, "keyper-told-held-showing") == [
        f"Ann holds {fairs[0]} for 2 points and shows 1 pig and 1 brick.",  # the brick as clay
        f"Ben holds {fairs[1]} for 2 points and shows 1 pig and 1 clay.",
    ]


def test_kp_226_each_piece_is_shown_at_one_fair() -> None:
    table = closing(1).goods(0, pig=1, clay=1, cow=2, brick=3)
    table.player(0).winter_fairs = ["winter-1", "winter-2"]
    table.play(LAST).play("hold winter-2 for 4 hold winter-1 for 4 end", 0)
    assert [text.split(" shows ")[1] for text in news(table, "keyper-told-held-showing")] == [
        "1 cow and 1 brick.",
        "1 cow and 1 brick.",
        "1 pig and 1 clay.",
    ]


def test_kp_124_a_side_of_a_winter_fair_is_named_by_its_points() -> None:
    table = closing(3).goods(0, cow=2, brick=1, ruby=1)
    table.player(0).winter_fairs = ["winter-8"]
    table.play(LAST)
    assert table.words(0) == ["hold winter-8 for 4", "hold winter-8 for 6", "end"]
    assert entries(table, "hold winter-8 for 6", 0) == ["Winter fair 8 for 6 points: 1 ruby and 1 cow"]
    table.play("hold winter-8 for 6 end", 0)
    assert table.player(0).held == [Held("winter", "winter-8", 6, "back")]


def test_kp_124_a_winter_fair_to_take_fits_one_line_of_a_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    for fair in WINTER_FAIRS:
        monkeypatch.setitem(printed.WINTER_FAIR, fair.id, fair)
    table = Table().keyples(0, "brown").shown(*(fair.id for fair in WINTER_FAIRS))
    shown = entries(table.play("send brown country-tile@board-1"), "take")
    assert shown[3] == (
        "Winter fair 4, 4 points: wild boar, goat, brick and wood; 6: gold, ruby, goat and wild boar"
    )
    assert max(len(entry) for entry in shown) <= LONGEST_LABEL


def test_kp_124_games_of_the_first_rulings_name_it_as_they_did() -> None:
    table = closing(3).goods(0, cow=2, brick=1, ruby=1)
    table.state.rulings = 1
    table.player(0).winter_fairs = ["winter-8"]
    table.play(LAST)
    assert table.words(0) == ["hold winter-8 front", "hold winter-8 back", "end"]


# KP-50, KP-60: laying down


@pytest.mark.parametrize(
    ("colour", "left", "asks", "menu"),
    [
        (
            "brown",
            9,
            "A keyple stands on Logs on Board 1 already. "
            "Lay it down, so that both work for you: 3 logs instead of 2 logs?",
            ["Lay it down: 3 logs", "Leave it standing: 2 logs"],
        ),
        (
            "grey",
            9,
            "A keyple stands on Logs on Board 1 already. "
            "Lay it down, so that both work for you: 2 logs instead of 1 log?",
            ["Lay it down: 2 logs", "Leave it standing: 1 log"],
        ),
        (
            "brown",
            1,
            "A keyple stands on Logs on Board 1 already. Laid down or not, you get 1 log. Lay it down?",
            ["Lay it down: 1 log", "Leave it standing: 1 log"],
        ),
    ],
)
def test_kp_50_the_question_says_what_laying_it_down_brings(
    colour: str, left: int, asks: str, menu: list[str]
) -> None:
    table = Table().keyples(0, colour).stands(LOGS, colour).supply(log=left).play(f"send {colour} {LOGS}")
    assert question(table) == asks
    assert entries(table) == menu


def test_kp_50_on_other_places_it_says_how_many_actions() -> None:
    table = Table().keyples(0, "grey").built(0, "farm-1", "barn").stands("farm-1", "grey")
    table.play("send grey farm-1")
    assert question(table) == (
        "A keyple stands on farm plot 1 (Barn) already. "
        "Lay it down, so that both work for you: 2 actions instead of 1 action?"
    )
    boat = Table().keyples(0, "light-blue").stands("river@board-1", "light-blue")
    boat.state.boards[0].boat = "boat-1"
    boat.built(0, "village-1", "merchant", upgraded=True).play("send light-blue river@board-1")
    assert entries(boat) == ["Lay it down: 4 actions", "Leave it standing: 3 actions"]


def test_kp_60_laying_down_one_or_both_says_what_each_brings() -> None:
    table = Table().lay_turn(0).claims(0, 1).keyples(1, "grey")
    table.stands(LOGS, "brown").stands(LOGS, "brown").play(f"lay {LOGS}")
    assert question(table) == "Two keyples stand on Logs on Board 1. Lay down one or both?"
    assert entries(table) == ["Both: 3 logs", "One: 2 logs"]


# KP-19: giving something up


def test_kp_19_who_stops_early_is_told_how_many_actions_are_given_up() -> None:
    table = Table().keyples(0, "orange").goods(0, clay=2).holds(0, "barn", "stable")
    table.play("send orange build@board-1")
    assert entries(table, "end") == ["Done: leave 2 actions unused"]
    table.play("build barn farm-1 with clay")
    assert entries(table, "end") == ["Done: leave 1 action unused"]
    table.play("build stable farm-2 with clay")
    assert entries(table, "end") == ["Done"]
    shared = (
        Table(2).keyples(0, "orange", "grey").keyples(1, "orange").goods(0, clay=3).holds(0, "barn", "stable")
    )
    shared.play("send orange build@board-1 end").play("join orange end")
    assert entries(shared, "end", 0) == ["Done: leave 3 actions unused"]  # not one: who stops has finished
    idle = Table().keyples(0, "orange").play("send orange build@board-1")
    assert entries(idle, "end") == ["Done"]  # nothing could be done anyway


def caution(table: Table) -> str:
    (end,) = (option for option in table.options(0) if option.words == "end")
    assert end.caution is not None
    return said(end.caution)


def test_kp_19_actions_are_not_called_of_use_that_cannot_be_used() -> None:
    table = Table().keyples(0, "grey").goods(0, wheat=5).built(0, "farm-1", "barn")
    table.play("send grey upgrade@board-1")
    assert caution(table) == "2 actions are given up, and you could still use at least one of them."
    table.built(0, "farm-2", "stable").play("upgrade barn with wheat")
    assert caution(table) == "One action that you could still use is given up."


# KP-107, KP-200: sharing a short supply


@pytest.mark.parametrize(
    ("left", "brings"),
    [
        (6, "3 logs"),
        (5, "2 logs, or more if Ann takes less"),
        (1, "nothing, or more if Ann takes less"),
    ],
)
@pytest.mark.parametrize("limit", ["", "at-most 0 "])
def test_kp_107_who_is_invited_reads_that_there_may_be_more_and_no_limit(
    left: int, brings: str, limit: str
) -> None:
    table = Table(2).keyples(0, "brown").keyples(1, "brown").supply(log=left)
    table.play(f"send brown {LOGS} {limit}end")
    assert question(table, 1) == (
        f"Ann sent a brown keyple to Logs on Board 1. Joining brings you {brings}. Do you join?"
    )


def test_kp_200_sharing_is_explained() -> None:
    table = (
        Table(2).keyples(0, "black", "white").keyples(1, "black", "white").goods(0, wood=1).goods(1, wood=1)
    )
    table.supply(brick=3, wood=0, stone=0)
    table.play("send black trade-finished@board-1 end").play("join black end").play("give wood", 0)
    assert question(table) == (
        "What do you take? The supply is short, so you and the other player take one each in turn."
    )
    table.play("get brick", 0)
    assert question(table) == (
        "Trade finished goods on Board 1: the supply is short, so you take one each in turn. "
        "Now the other player takes one, then you again."
    )
    table.play("end", 0).play("give wood get brick end", 1).play("get brick end", 0)
    assert news(table, "keyper-told-took-next") == [
        "Ann takes 1 brick as the rest of the trade.",
        "Ben takes 1 wood as the rest of the trade.",
    ]


def test_kp_200_nobody_takes_in_turn_with_a_player_who_has_stopped() -> None:
    table = Table(2).keyples(0, "black", "white").keyples(1, "black", "white").goods(0, wood=1)
    table.goods(1, wood=1).supply(brick=3, wood=1, stone=0)
    table.play("send black trade-finished@board-1 end").play("join black end")
    table.play("give wood get brick end", 0).play("end", 1)
    assert table.asked() == "get"
    assert question(table) == "What do you take?"


# KP-119: the last piece of a season


def test_kp_119_the_last_piece_is_told_of_whoever_played_it() -> None:
    table = closing(0).play(LAST)
    assert news(table, "keyper-told-closing") == [
        "Ann played the last piece. Everybody else may lay down once more."
    ]
    joined = Table(2).all_claim().keyples(0, "brown").keyples(1, "brown")
    joined.play(f"send brown {LOGS} end").play("join brown end")
    assert news(joined, "keyper-told-closing") == []
    assert news(joined, "keyper-told-closing-joined") == [
        "Ben joined Ann with the last piece. Everybody but Ann may lay down once more."
    ]
