"""Menu entries show the yield of a place and the cost of a tile."""

from __future__ import annotations

import pytest

from bot.locales import speaker
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")


def labels(table: Table) -> dict[str, str]:
    say = speaker("en", markdown=False)
    return {option.words: say(option.menu[-1]) for option in table.options()}


def test_places_say_what_a_keyple_would_bring() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).play("send grey")
    found = labels(table)
    assert found["rocks@board-1"] == "Rocks: 2 rocks"  # a grey border
    assert found["pigs@board-1"] == "Pigs: 1 pig"
    assert found["trade-raw@board-1"] == "Trade raw materials: 1 action"


def test_a_standing_keyple_of_the_colour_adds_to_the_most() -> None:
    table = Table().keyples(0, "grey").stands("rocks@board-1", "grey").play("send grey")
    assert labels(table)["rocks@board-1"] == "Rocks: up to 3 rocks"
    table = Table().keyples(0, "grey").stands("rocks@board-1", "grey", lying=True).play("send grey")
    assert labels(table)["rocks@board-1"] == "Rocks: 2 rocks"


def test_a_white_keyple_takes_the_colour_of_the_field_and_of_the_one_there() -> None:
    table = Table().keyples(0, "white").stands("pigs@board-1", "grey").play("send white")
    assert labels(table)["rocks@board-1"] == "Rocks: 2 rocks"
    assert labels(table)["pigs@board-1"] == "Pigs: up to 2 pigs"


def test_a_short_supply_is_said() -> None:
    table = Table().keyples(0, "grey").supply(rock=1).play("send grey")
    assert labels(table)["rocks@board-1"] == "Rocks: 1 rock"


def test_menu_entries_name_the_true_result() -> None:
    table = Table().keyples(0, "grey").stands("rocks@board-1", "grey").play("send grey rocks@board-1 lay end")
    assert table.player(0).goods == {"rock": 3}


def test_laying_down_says_what_it_brings() -> None:
    table = Table().claims(0, 1).stands("rocks@board-1", "grey").stands("pigs@board-1", "grey").lay_turn(0)
    assert labels(table.stands("rocks@board-1", "grey"))["lay rocks@board-1"] == "Rocks: up to 3 rocks"
    assert labels(table)["lay pigs@board-1"] == "Pigs: 1 pig"


def test_upgrades_and_country_tiles_say_their_price() -> None:
    table = Table().keyples(0, "grey", "brown").goods(0, wheat=1).built(0, "farm-1", "stable").shown("barn")
    table.play("send grey upgrade@board-1")
    assert labels(table)["upgrade stable"] == "Stable (1 raw material)"
    table = Table().keyples(0, "grey").shown("barn").play("send grey country-tile@board-1")
    assert labels(table)["take barn"].startswith("Barn (")
