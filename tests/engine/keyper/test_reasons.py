"""Reasons why a field, plot, tile or fair cannot be chosen."""

from __future__ import annotations

import pytest

from engine.core.text import Arg, Text, text
from engine.keyper.game import KEYPER
from engine.keyper.state import Errand
from tests.support.keyper import Table, price

pytestmark = pytest.mark.usefixtures("table_values")


def reasons(table: Table, seat: int = 0) -> dict[str, dict[str, Arg]]:
    found = KEYPER.why_not(table.state, seat)
    return {reason.key.removeprefix("keyper-why-"): dict(reason.args) for reason in found}


def counted(good: str, count: int = 1) -> tuple[Text, ...]:
    return (text(f"keyper-counted-{good}", count=count),)


def test_boards_that_others_claimed_are_named() -> None:
    table = Table().claims(1, 2).keyples(0, "grey")
    assert reasons(table)["claimed"]["board"] == text("keyper-board", number=2)
    assert reasons(Table().claims(0, 1).claims(1, 2).keyples(0, "grey")) == {}  # no keyper to play


def test_a_field_with_another_colour_says_which_may_join() -> None:
    table = Table().keyples(0, "grey").stands("logs@board-1", "brown").play("send grey")
    place = text("keyper-place", field=text("keyper-field-logs"), board=text("keyper-board", number=1))
    assert reasons(table)["colour"] == {"colour": text("keyper-colour-brown"), "places": (place,)}
    assert "full" not in reasons(table)


def test_a_field_with_two_keyples_is_full() -> None:
    table = Table().keyples(0, "grey").stands("logs@board-1", "brown").stands("logs@board-1", "brown")
    assert "colour" not in reasons(table.play("send grey"))
    assert len(reasons(table)["full"]["places"]) == 1  # type: ignore[arg-type]  # a list of places


def test_a_river_that_no_boat_is_left_for() -> None:
    table = Table().keyples(0, "grey")
    table.state.boats = []
    assert len(reasons(table.play("send grey"))["river"]["places"]) == 3  # type: ignore[arg-type]  # a list of places


def test_bare_plots_without_a_tile_for_them_are_explained_together() -> None:
    table = Table().keyples(0, "grey").holds(0, "barn").goods(0, clay=1).play("send grey")
    assert reasons(table)["no-tile"]["plots"] == text("keyper-why-plots-village")


def test_a_tile_that_cannot_be_paid_says_what_is_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    price(monkeypatch, "barn", "log", "any-raw")
    table = Table().keyples(0, "grey").holds(0, "barn", "stable").goods(0, clay=2)
    table.play("send grey build@board-1")
    assert reasons(table)["build"]["tile"] == text("keyper-tile-barn")
    assert reasons(table)["build"]["lack"] == counted("log")
    assert len(KEYPER.why_not(table.state, 0)) == 1  # the stable can be built


def test_kp_161_nothing_is_lacking_for_a_tile_that_can_be_built_free() -> None:
    table = Table().keyples(0, "grey").holds(0, "dock", "barn").built(0, "village-1", "building-plot")
    table.play("send grey")
    lacking = [dict(one.args)["tile"] for one in KEYPER.why_not(table.state, 0) if "lack" in dict(one.args)]
    assert lacking == [text("keyper-tile-barn")]  # no free plot is on the farm
    assert table.offers("village-2 build dock end")
    table.plot(0, "village-1").used.append("right")
    assert len([one for one in KEYPER.why_not(table.state, 0) if "lack" in dict(one.args)]) == 2


def test_a_tile_without_a_plot_says_so() -> None:
    table = Table().keyples(0, "grey").holds(0, "barn", "carpenter").goods(0, clay=1, brick=1)
    for number in range(1, 9):
        table.built(0, f"farm-{number}", "stable", covers="paddock")
    assert reasons(table.play("send grey build@board-1")) == {"no-plot": {"tile": text("keyper-tile-barn")}}


def test_upgrades_name_what_is_done_and_what_is_lacking() -> None:
    table = Table().keyples(0, "grey").goods(0, wheat=1)
    table.built(0, "farm-1", "stable").built(0, "farm-2", "barn", upgraded=True).built(0, "village-1", "kiln")
    table.play("send grey upgrade@board-1")
    found = reasons(table)
    assert found["upgraded"]["tiles"] == (text("keyper-tile-barn"),)
    table.goods(0)
    assert reasons(table)["upgrade"]["lack"] != (text("keyper-nothing"),)


def test_an_exchange_names_what_there_is_none_of() -> None:
    table = Table().keyples(0, "grey").goods(0, clay=1).play("send grey trade-raw@board-1")
    goods = [dict(one.args)["good"] for one in KEYPER.why_not(table.state, 0) if one.key == "keyper-why-give"]
    assert text("keyper-good-clay") not in goods
    assert text("keyper-good-log") in goods


def test_a_boat_says_what_cannot_be_sold() -> None:
    table = Table().keyples(0, "grey").goods(0, sheep=1).play("send grey river@board-1 boat-1")
    assert reasons(table) == {"sell": {"good": text("keyper-good-clay")}}


def test_goods_received_from_a_boat_are_not_sold_to_it() -> None:
    table = Table().keyples(0, "grey").goods(0, sheep=2, clay=1).stands("river@board-1", "grey")
    table.state.boards[0].boat = "boat-1"
    table.play("send grey river@board-1 lay receive sheep")
    assert reasons(table) == {"sell-received": {"good": text("keyper-good-sheep")}}


def test_keyples_of_others_wait_until_none_stands_at_home() -> None:
    table = Table().claims(0, 1).stands("logs@board-1", "grey").stands("logs@board-2", "brown").lay_turn(0)
    assert "lay-own" in reasons(table)
    table = Table().claims(0, 1).stands("logs@board-2", "brown").lay_turn(0)
    assert reasons(table) == {}


def test_a_winter_fair_says_what_it_lacks_beside_what_is_shown() -> None:
    table = Table(season=3).all_claim().goods(0, cow=1, brick=1, ruby=1)
    table.player(0).winter_fairs = ["winter-1", "winter-2"]
    table.state.stage, table.state.errands = "fairs", [Errand(0)]
    assert reasons(table) == {}
    table.play("hold winter-1 for 4")
    assert {str(each["lack"]) for each in reasons(table).values()} == {str(counted("cow"))}


def test_nobody_is_told_who_is_not_asked_or_in_the_middle_of_a_payment() -> None:
    table = Table().keyples(0, "grey").holds(0, "barn", "stable").goods(0, clay=1).play("send grey")
    assert KEYPER.why_not(table.state, 1) == ()
    table.play("build@board-1 build barn farm-1")
    assert KEYPER.why_not(table.state, 0) == ()
