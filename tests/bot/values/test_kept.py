"""What is kept in memory stays within its bound; what was not used for longest goes first."""

from __future__ import annotations

from bot.values.kept import Kept


def test_what_was_not_used_for_longest_goes_first() -> None:
    kept = Kept[str, int](2)
    kept["a"], kept["b"] = 1, 2
    assert kept["a"] == 1  # used again
    kept["c"] = 3
    assert "b" not in kept
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (1, None, 3)


def test_a_look_by_get_counts_as_use_and_a_new_value_too() -> None:
    kept = Kept[str, int](2)
    kept["a"], kept["b"] = 1, 2
    kept.get("a")
    kept["c"] = 3
    kept["a"] = 4
    kept["d"] = 5
    assert ("a" in kept, "c" in kept, len(kept)) == (True, False, 2)


def test_what_is_taken_out_is_gone() -> None:
    kept = Kept[str, int](2)
    kept["a"] = 1
    assert (kept.pop("a"), kept.pop("a"), kept.pop("a", 7)) == (1, None, 7)
    assert len(kept) == 0
