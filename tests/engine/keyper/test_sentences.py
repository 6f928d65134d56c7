"""Sentences before and after a pick say what happens and nothing else."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.locales import speaker
from engine.core.text import Text
from engine.keyper.forecast import Reason
from tests.support.keyper import Table, price
from tests.support.messages import messages

pytestmark = pytest.mark.usefixtures("table_values")
SAY = speaker("en", ("Ann", "Ben", "Cat"), markdown=False)
LOGS = "logs@board-1"
LONGEST_LABEL = 100
"""More letters are cut off in a menu of Discord."""


def said(text: Text) -> str:
    return SAY(text).replace("\u2068", "").replace("\u2069", "")


def entries(table: Table, words: str = "", seat: int | None = None) -> list[str]:
    """Return a reader's menus: headings and entries of the options whose text form begins like this."""
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
        (
            {"clay": 1},
            4,
            "Clay to bricks: 1 action",
            "what do you trade for 1 brick? 1 action left.",
        ),
        (
            {"brick": 1},
            4,
            "Clay to bricks: it would change nothing",
            "you’d only get back what you give. Confirm?",
        ),
        ({}, 4, "Clay to bricks: you have nothing to give", "you have nothing to give. Confirm?"),
        ({"clay": 1}, 0, "Clay to bricks: nothing left to get", "there’s nothing left to get. Confirm?"),
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
        "Ann sends an orange keyple to the Clay to bricks field on Board 1. "
        "You can’t do anything there now. Join anyway?"
    )


# KP-93, KP-94: upgrades


@pytest.mark.parametrize(
    ("built", "upgraded", "goods", "reads"),
    [
        (False, False, {"clay": 3}, "Upgrade: nothing to upgrade yet"),
        (True, True, {"clay": 3}, "Upgrade: all upgraded already"),
        (True, False, {}, "Upgrade: you can’t pay to upgrade"),
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
    assert place(table, "build@board-1") == "Build: you can’t pay for a tile"
    for number in range(1, 13):
        table.built(0, f"village-{number}", "mine", covers="kiln")
    assert place(table, "build@board-1") == "Build: no plot left for your tiles"


def test_every_reason_has_words_in_menus_and_questions() -> None:
    for reason in get_args(Reason):
        assert f"keyper-menu-vain-{reason}" in messages("keyper")
        assert f"keyper-ask-none-{reason}" in messages("keyper")


# KP-77, KP-219: discounts


def test_kp_77_a_discount_says_what_is_left_to_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "scrapyard", "any-finished")
    price(monkeypatch, "barn", "clay", "log", "rock")
    price(monkeypatch, "stable", "any-raw", "any-raw")
    table = Table().keyples(0, "brown").goods(0, clay=2, log=2, rock=2, brick=2)
    table.holds(0, "scrapyard", "barn", "stable").play("send brown discount-build@board-1")
    assert entries(table, "build") == [
        "Build > Scrapyard (1 finished good)",
        "Build > Barn (1 clay, 1 log and 1 rock, minus 1)",
        "Build > Stable (1 raw material)",
    ]


# KP-87, KP-158, KP-161, KP-163: building costs on an own plot


def test_kp_87_overbuilding_says_its_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "clay", "log", "rock")
    table = Table().keyples(0, "brown").goods(0, clay=1, log=1, rock=1).holds(0, "barn")
    table.built(0, "farm-1", "stable").play("send brown farm-1")
    assert entries(table, "build") == ["Build > Barn (1 clay, 1 log and 1 rock)"]


def test_kp_87_the_plot_says_what_would_be_covered() -> None:
    table = Table().keyples(0, "brown").goods(0, clay=1).holds(0, "barn").built(0, "farm-1", "stable")
    table.play("send brown build@board-1 build barn")
    assert entries(table)[:2] == ["Farm plot A, over the Stable", "Farm plot B"]


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
    assert entries(table) == ["Village plot J: free"]
    there = Table().keyples(0, "brown").holds(0, "dock").built(0, "village-1", "building-plot")
    there.play("send brown village-2")
    assert entries(there, "build") == ["Build > Dock (free)"]


def wheat_on_a_builder(monkeypatch: pytest.MonkeyPatch) -> Table:
    """Wheat pays the printed price of the dock, not the builder's; beside the building plot it is free."""
    price(monkeypatch, "dock", "any-finished")
    table = Table().goods(0, wheat=1).holds(0, "dock")
    return table.built(0, "village-1", "building-plot").built(0, "village-6", "builder")


def test_kp_207_laying_down_on_a_builder_shows_no_price_of_that_plot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = wheat_on_a_builder(monkeypatch).stands("village-6", "brown").keyples(1, "grey").lay_turn(0)
    table.play("lay village-6")
    assert entries(table, "build") == ["Build > Dock (free beside the Building plot)"]
    table.play("build dock")
    assert entries(table) == ["Village plot J: free"]


def test_kp_88_nor_does_who_sends_a_keyple_to_a_builder_that_covers_a_tile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = wheat_on_a_builder(monkeypatch).keyples(0, "brown").play("send brown village-6")
    assert entries(table, "build") == ["Build > Dock (1 finished good)"]  # right there
    table.play("build dock")
    assert entries(table) == ["Village plot J: free", "Village plot N, over the Builder"]
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
