"""Caches stay within their limits and drop the least recently used items first."""

from __future__ import annotations

import gc
import importlib
from pathlib import Path

from bot.values.cache import BoundedCache
from engine.core.caches import CacheSize, cache_sizes

ROOT = Path(__file__).parents[3]


def test_the_least_recently_used_item_goes_first() -> None:
    kept = BoundedCache[str, int]("numbers", 2, 10)
    kept["a"], kept["b"] = 1, 2
    assert kept["a"] == 1  # used again
    kept["c"] = 3
    assert "b" not in kept
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)


def test_a_look_by_get_counts_as_use_and_a_new_value_too() -> None:
    kept = BoundedCache[str, int]("numbers", 2, 10)
    kept["a"], kept["b"] = 1, 2
    kept.get("a")
    kept["c"] = 3
    kept["a"] = 4
    kept["d"] = 5
    assert ("a" in kept, "c" in kept, len(kept)) == (True, False, 2)


def test_a_removed_item_is_gone() -> None:
    kept = BoundedCache[str, int]("numbers", 2, 10)
    kept["a"] = 1
    assert (kept.pop("a"), kept.pop("a")) == (1, None)
    assert len(kept) == 0


def test_weighed_items_stay_within_the_limit() -> None:
    kept = BoundedCache[str, bytes]("some bytes", 4, 10, len)
    for name, size in (("a", 10), ("b", 10), ("c", 10), ("d", 15)):
        kept[name] = bytes(size)
    assert "a" not in kept
    assert cache_sizes()["some bytes"] == CacheSize(3, 35, 40)
    kept["d"] = bytes(5)  # in the place of the one before
    assert cache_sizes()["some bytes"] == CacheSize(3, 25, 40)
    kept["e"] = bytes(100)
    assert len(kept) == 1, "the newest one is kept whatever it weighs"
    kept.pop("e")
    assert cache_sizes()["some bytes"] == CacheSize(0, 0, 40)


def test_several_stores_of_one_name_are_listed_together_as_long_as_they_are() -> None:
    one, other = (BoundedCache[int, int]("pairs", 5, 7) for _ in range(2))
    one[1], other[1], other[2] = 1, 1, 2
    assert cache_sizes()["pairs"] == CacheSize(3, 21, 70)
    del one, other
    gc.collect()
    assert "pairs" not in cache_sizes()


def test_every_store_of_the_product_is_on_the_list() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for room in ("bot", "engine", "render")
        for path in sorted((ROOT / room).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if "lru_cache(" in line and path != ROOT / "engine/core/caches.py"
    ]
    assert found == []
    importlib.import_module("bot.app")
    names = set(cache_sizes())
    assert {"stamps", "bands", "words said", "fonts"} <= names
