"""Which shards a process serves, as it is written on the command line."""

from __future__ import annotations

import pytest

from bot.config import ALL, Shards, read_shards, shard_of


def test_all_shards_is_what_nobody_asks_for() -> None:
    assert read_shards("") == read_shards("auto") == read_shards("auto/1") == ALL
    assert ALL.is_all
    assert ALL.shares == ("0/1",)


def test_some_of_a_known_number() -> None:
    some = read_shards("4-7/16")
    assert some == Shards((4, 5, 6, 7), 16, 0)
    assert some.of(some.shares[0], 99) == some
    assert not some.is_all
    assert read_shards("0/2").ids == (0,)
    assert read_shards("0-1/2").is_all


@pytest.mark.parametrize("recommended", [1, 3, 4, 16, 150])
def test_parts_are_alike_and_together_they_are_all(recommended: int) -> None:
    asked = read_shards("auto/3")
    parts = [asked.of(share, recommended) for share in asked.shares]
    assert [one for part in parts for one in part.ids] == list(range(parts[0].count))
    assert len({len(part.ids) for part in parts}) == 1
    assert recommended <= parts[0].count < recommended + 3


def test_a_server_has_one_shard() -> None:
    assert [shard_of(server << 22, 3) for server in range(4)] == [0, 1, 2, 0]
