"""Yields of keyples (KP-34 to KP-40)."""

from __future__ import annotations

import pytest

from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

LOGS = "logs@board-1"  # brown


@pytest.mark.parametrize(("colour", "due"), [("grey", 1), ("brown", 2)])
def test_kp_34_alone_on_an_empty_field(colour: str, due: int) -> None:
    table = Table().keyples(0, colour).play(f"send {colour} {LOGS} end")
    assert table.player(0).goods == {"log": due}


@pytest.mark.parametrize(("colour", "due"), [("grey", 2), ("brown", 3)])
def test_kp_34_kp_45_with_a_joiner_both_get_the_same(colour: str, due: int) -> None:
    table = Table().keyples(0, colour).keyples(1, colour)
    table.play(f"send {colour} {LOGS} end").play(f"join {colour} end")
    assert [table.player(seat).goods for seat in (0, 1)] == [{"log": due}, {"log": due}]
    assert not any(keyple.lying for keyple in table.at(LOGS))


@pytest.mark.parametrize(
    ("colour", "lay", "due"), [("grey", True, 2), ("brown", True, 3), ("grey", False, 1), ("brown", False, 2)]
)
def test_kp_34_kp_50_joining_an_existing_keyple(colour: str, lay: bool, due: int) -> None:
    table = Table().keyples(0, colour).stands(LOGS, colour)
    table.play(f"send {colour} {LOGS} {'lay' if lay else 'leave'} end")
    assert table.player(0).goods == {"log": due}
    assert table.at(LOGS)[0].lying == lay


@pytest.mark.parametrize(("colour", "due"), [("grey", 1), ("brown", 2)])
def test_kp_34_kp_51_beside_a_lying_keyple_as_if_alone(colour: str, due: int) -> None:
    table = Table().keyples(0, colour).stands(LOGS, colour, lying=True)
    table.play(f"send {colour} {LOGS} end")
    assert table.player(0).goods == {"log": due}


@pytest.mark.parametrize(
    ("colour", "count", "due"),
    [("grey", "one", 1), ("brown", "one", 2), ("grey", "both", 2), ("brown", "both", 3)],
)
def test_kp_34_kp_60_lay_down_action(colour: str, count: str, due: int) -> None:
    table = Table().all_claim().keyples(1, "black").stands(LOGS, colour).stands(LOGS, colour).lay_turn(0)
    table.play(f"lay {LOGS} {count} end")
    assert table.player(0).goods == {"log": due}
    assert [keyple.lying for keyple in table.at(LOGS)] == [True, count == "both"]


def test_kp_35_a_match_needs_a_border_in_the_keyples_colour() -> None:
    for field, colour, due in (("pigs", "light-green", 2), ("pigs", "orange", 1), ("rocks", "grey", 2)):
        table = Table().keyples(0, colour).play(f"send {colour} {field}@board-1 end")
        assert sum(table.player(0).goods.values()) == due


def test_kp_36_no_border_and_plots_never_match() -> None:
    table = (
        Table()
        .keyples(0, "white")
        .shown("barn", "dock", "kiln")
        .play("send white country-tile@board-1 take barn")
    )
    assert table.words() == ["end"]
    table = Table().keyples(0, "white").stands("country-tile@board-1", "white").shown("barn", "dock", "kiln")
    table.play("send white country-tile@board-1 lay take barn take dock")
    assert table.words() == ["end"]
    table = Table().keyples(0, "orange").built(0, "village-1", "brickmaker").goods(0, clay=3)
    table.play("send orange village-1 give clay")
    assert table.words() == ["end"]


def test_kp_37_white_alone_counts_as_the_fields_colour() -> None:
    table = Table().keyples(0, "white").play(f"send white {LOGS} end")
    assert table.player(0).goods == {"log": 2}
    assert table.at(LOGS)[0].counts_as == "brown"


def test_kp_38_white_that_joins_takes_the_colour_it_joins() -> None:
    table = Table().keyples(0, "brown").keyples(1, "white")
    table.play("send brown pigs@board-1 end").play("join white end")
    assert [table.player(seat).goods for seat in (0, 1)] == [{"pig": 2}, {"pig": 2}]
    assert table.at("pigs@board-1")[1].counts_as == "brown"


def test_kp_39_white_keeps_its_colour_when_it_is_laid_down_later() -> None:
    table = Table().all_claim().keyples(1, "grey").stands("pigs@board-1", "white", "brown").lay_turn(0)
    table.play("lay pigs@board-1 end")
    assert table.player(0).goods == {"pig": 1}
    table = Table().all_claim().keyples(1, "grey").stands("pigs@board-1", "white", "light-green").lay_turn(0)
    table.play("lay pigs@board-1 end")
    assert table.player(0).goods == {"pig": 2}


def test_kp_40_white_without_a_border_is_simply_white() -> None:
    table = Table().keyples(0, "white", "white").built(0, "farm-1", "barn")
    table.play("send white country-tile@board-1 end")
    assert table.at("country-tile@board-1")[0].counts_as == "white"
    table.turn(0).play("send white farm-1 end")
    assert table.at("farm-1")[0].counts_as == "white"
