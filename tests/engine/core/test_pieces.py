from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.pieces import (
    NotEnoughError,
    covers,
    in_order,
    merge,
    move,
    move_up_to,
    pour,
    put,
    take,
    total,
)

piles = st.dictionaries(st.sampled_from(["wood", "stone", "iron"]), st.integers(1, 9))


def test_put_and_take_leave_no_zero_entries() -> None:
    pieces: dict[str, int] = {}
    put(pieces, "wood", 0)
    assert pieces == {}
    put(pieces, "wood", 2)
    take(pieces, "wood")
    assert pieces == {"wood": 1}
    take(pieces, "wood")
    assert pieces == {}


@pytest.mark.parametrize("n", [3, -1])
def test_take_refuses_to_go_negative_and_changes_nothing(n: int) -> None:
    pieces = {"wood": 2}
    with pytest.raises(NotEnoughError):
        take(pieces, "wood", n)
    assert pieces == {"wood": 2}


def test_put_refuses_a_negative_count() -> None:
    with pytest.raises(NotEnoughError, match="-1 wood wanted"):
        put({}, "wood", -1)


@given(source=piles, target=piles, n=st.integers(0, 9))
def test_moving_keeps_the_total(source: dict[str, int], target: dict[str, int], n: int) -> None:
    before, there = total(source) + total(target), source.get("wood", 0)
    assert move_up_to(source, target, "wood", n) == min(n, there)
    assert total(source) + total(target) == before


def test_move_refuses_what_is_not_there() -> None:
    source: dict[str, int] = {"wood": 1}
    target: dict[str, int] = {}
    move(source, target, "wood")
    with pytest.raises(NotEnoughError):
        move(source, target, "wood")
    assert (source, target) == ({}, {"wood": 1})


@given(source=piles, target=piles)
def test_pour_moves_all_and_merge_copies(source: dict[str, int], target: dict[str, int]) -> None:
    merged, poured, emptied = dict(target), dict(target), dict(source)
    merge(merged, source)
    pour(emptied, poured)
    assert merged == poured
    assert emptied == {}
    assert total(merged) == total(source) + total(target)


def test_covers_compares_kind_by_kind() -> None:
    assert covers({"wood": 2, "iron": 1}, {"wood": 2})
    assert not covers({"wood": 2, "iron": 1}, {"wood": 1, "stone": 1})


def test_in_order_lists_what_is_there_in_the_given_order() -> None:
    assert in_order({"iron": 1, "wood": 3}, ("wood", "stone", "iron")) == [("wood", 3), ("iron", 1)]
