"""Delays of automatic answers: long among people, short among computers."""

from __future__ import annotations

from msgspec.structs import replace

from bot.values.clock import WAITS, wait
from bot.values.table import Place, SeatInfo, Table
from engine.core.text import UserText

TABLE = Table("t", "running", "lantern", 1, Place(7), 2, {}, "any", "en", True, (), 0.0)
ANN, BEN = SeatInfo(0, UserText("Ann"), person=1), SeatInfo(1, UserText("Ben"), person=2)
COMPUTER = SeatInfo(1, UserText("Computer"), computer="normal")


def longest(table: Table) -> float:
    return wait(table.tempo, lambda _, most: most)


def test_an_order_among_people_looks_like_a_person() -> None:
    assert longest(replace(TABLE, seats=(ANN, BEN))) == WAITS["any"][1]
    assert longest(replace(TABLE, seats=(ANN, BEN), clock="quick")) == WAITS["live"][1]


def test_a_player_who_is_alone_among_computers_need_not_wait_for_it() -> None:
    assert longest(replace(TABLE, seats=(ANN, COMPUTER))) == WAITS["alone"][1] < WAITS["live"][0]


def test_a_seat_that_waits_in_a_lobby_is_nobody_s_yet() -> None:
    assert longest(replace(TABLE, status="lobby", seats=(ANN,))) == WAITS["any"][1]
