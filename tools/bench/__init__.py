"""Benchmarks, one module for each part of the project; every figure is a ratio measured within one run."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from msgspec import Struct


class Row(Struct, frozen=True):
    """One figure: what was measured, its cost, and the ratio to its reference."""

    what: str
    cost_us: float
    ratio: float
    against: str


def cost_of(
    work: Callable[[], int], rounds: int = 3, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Return microseconds per unit of work, the best of several rounds; `work` returns how many units it
    did."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        started = clock()
        units = work()
        best = min(best, (clock() - started) * 1e6 / max(1, units))
    return best
