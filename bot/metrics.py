"""Counts and durations of this process for the operator, without names, tables or messages."""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

Duration: TypeAlias = Literal["acknowledge", "press", "command", "picture", "film"]
_DURATIONS: tuple[Duration, ...] = ("acknowledge", "press", "command", "picture", "film")
_BOUNDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
_THINKERS = ("easy", "normal", "hard", "adviser", "expert")
_PREFIX = "latchkey"


class _Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.total += seconds


class Metrics:
    """Metrics with a fixed set of names and labels, so nothing grows and no label reveals anything."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._durations = {name: _Histogram() for name in _DURATIONS}
        self._refused: Counter[str] = Counter()
        self._failed = dict.fromkeys(_THINKERS, 0)
        self._logged: Counter[tuple[str, str]] = Counter()

    def took(self, what: Duration, seconds: float) -> None:
        self._durations[what].add(max(0.0, seconds))

    @contextmanager
    def timing(self, what: Duration) -> Iterator[None]:
        """Measure a block, however it ends."""
        began = self._clock()
        try:
            yield
        finally:
            self.took(what, self._clock() - began)

    def refused(self, kind: str) -> None:
        """Count a request beyond a limit."""
        self._refused[kind] += 1

    def thought_failed(self, strength: str) -> None:
        """Count a computer player's failure, after which a weaker one was asked."""
        self._failed[strength] += 1

    def logged(self, level: str, room: str) -> None:
        """Count a warning or error by module."""
        self._logged[level, room] += 1

    def lines(self) -> list[str]:
        """Return the lines in Prometheus format."""
        made = list[str]()
        for name, histogram in self._durations.items():
            made += _histogram_lines(f"{_PREFIX}_{name}_seconds", histogram)
        made += family(
            "refused_total",
            "counter",
            "Requests beyond a limit.",
            {f'limit="{kind}"': count for kind, count in sorted(self._refused.items())},
        )
        made += family(
            "thoughts_failed_total",
            "counter",
            "Computer players that could not think.",
            {f'strength="{strength}"': count for strength, count in self._failed.items()},
        )
        logged = {f'level="{level}",from="{room}"': n for (level, room), n in sorted(self._logged.items())}
        return [*made, *family("log_lines_total", "counter", "Warnings and errors logged.", logged)]


def family(name: str, kind: str, about: str, values: dict[str, float] | dict[str, int] | float) -> list[str]:
    """Return the lines of one metric: a number, or a number for each set of labels."""
    full = f"{_PREFIX}_{name}"
    lines = [f"# HELP {full} {about}", f"# TYPE {full} {kind}"]
    if isinstance(values, dict):
        return [*lines, *(f"{full}{{{labels}}} {_number(value)}" for labels, value in values.items())]
    return [*lines, f"{full} {_number(values)}"]


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".") if value % 1 else f"{value:.0f}"


def _histogram_lines(name: str, histogram: _Histogram) -> list[str]:
    lines, sofar = [f"# HELP {name} Seconds.", f"# TYPE {name} histogram"], 0
    for bound, count in zip((*_BOUNDS, "+Inf"), histogram.counts, strict=True):
        sofar += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {sofar}')
    return [*lines, f"{name}_sum {_number(histogram.total)}", f"{name}_count {sofar}"]


class CountingHandler(logging.Handler):
    """Counts warnings and errors by module, without their content."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        room = record.name if record.name.startswith("bot.") else record.name.partition(".")[0]
        self._metrics.logged(record.levelname.lower(), room)
