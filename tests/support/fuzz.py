"""Fuzz inputs: how many of each kind are tried, and strange words for them.

`FUZZ=100000` (`make fuzz`) tries that many in all, new ones each time; without it a few, always the same.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

T = TypeVar("T")

WANTED = int(os.environ.get("FUZZ", "0"))
tried: Counter[str] = Counter()
"""Inputs so far, by purpose; printed at the end of the run."""

ODD = st.sampled_from(
    [
        "",
        "-",
        "0",
        "-1",
        "999999999",
        "99999999999999999999999",
        "1e9",
        "٣",
        "null",
        "\x00",
        "\u202e",
        "@everyone",
        "<@1>",
        "`" * 3,
        "😀" * 30,
        "a" * 400,
        "{ $x }",
        "%s",
        "../../etc/passwd",
        "\ud83d",
        "ﷺ",
        "\n\n",
        ";",
        "if",
        "now",
        "end",
    ]
)
TEXT = st.one_of(st.text(max_size=40), ODD)


def lines(vocabulary: list[str]) -> st.SearchStrategy[str]:
    """Return meaningful words in any order, with junk among them and letters changed."""
    known = st.sampled_from(vocabulary)
    said = st.lists(st.one_of(known, known, known, TEXT), max_size=8).map(" ".join)
    return st.one_of(said, said, garbled(said), TEXT)


def garbled(words: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Insert one letter, or remove a part."""

    def change(given: tuple[str, int, str, int]) -> str:
        line, at, letter, gone = given
        at %= len(line) + 1
        return line[:at] + letter + line[at + gone :]

    places = st.integers(0, 200), st.sampled_from(["", " ", ":", ".", "-", "0", "é", "\x00"])
    return st.tuples(words, *places, st.integers(0, 3)).map(change)


JUNK: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(10**20), 10**20), st.floats(allow_nan=False), TEXT),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)
"""Anything that JSON can say."""


def try_out(
    what: str,
    inputs: st.SearchStrategy[T],
    trial: Callable[[T], object],
    *,
    share: float,
    few: int,
    each: int = 1,
) -> None:
    """Run inputs through a trial, which raises on a fault; a failing input is minimised.

    `share`: the share of the nightly run's total, or just a `few`; `each`: inputs per run.
    """
    count = max(few, round(WANTED * share)) // each

    @settings(
        max_examples=max(count, 1),
        deadline=None,
        derandomize=not WANTED,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(inputs)
    def run(made: T) -> None:
        tried[what] += each
        trial(made)

    run()
