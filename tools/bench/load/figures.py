"""Settings and results of a load test, and their printed form."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles

from msgspec import Struct

from bot.ui.pictures.render_process import wanted
from engine.registry import offered

PARTS = ("drawing", "encoding", "workers", "engine", "store", "simulation")
REST = "the rest"


class Load(Struct, frozen=True):
    """The load to generate."""

    people: int = 20
    tables: int = 30
    seconds: float = 20.0
    warming: float = 5.0  # seconds before the measurement starts
    games: tuple[str, ...] = tuple(offered())
    beside: bool = wanted(None)  # pictures are drawn by another process, as by default


class Figures(Struct, frozen=True):
    """Results; times in milliseconds, memory in MiB."""

    load: Load
    a_second: float  # answers
    idle: float  # percent of people's time without anything to press
    acknowledged: float  # 95th percentile
    median: float  # of answers
    slow: float  # 95th percentile of answers
    pause: float  # the longest delay of the event loop
    act: float  # processor time per act
    parts: dict[str, float]  # of the processor time
    pictures: float  # uploaded per act
    uploaded: float  # KiB per act
    memory: float
    kept: float  # of it, used by caches
    grown: float


def ninety_five(times: Sequence[float]) -> float:
    """Return the 95th percentile, in milliseconds."""
    return quantiles(times, n=20)[-1] * 1e3 if len(times) > 1 else 0.0


def middle(times: Sequence[float]) -> float:
    return median(times) * 1e3 if times else 0.0


def table(found: Sequence[Figures]) -> str:
    """Return a table with one column for each load."""
    lines = [_line("", [f"{one.load.people} people, {one.load.tables} tables" for one in found])]
    lines += [
        _line("answers a second", [f"{one.a_second:.1f}" for one in found]),
        _line("nothing to press at", [f"{one.idle:.0f} %" for one in found]),
        _line("acknowledged, 95 %", [f"{one.acknowledged:.0f} ms" for one in found]),
        _line("answer, median", [f"{one.median:.0f} ms" for one in found]),
        _line("answer, 95 %", [f"{one.slow:.0f} ms" for one in found]),
        _line("longest pause of the loop", [f"{one.pause:.0f} ms" for one in found]),
        _line("processor time an act", [f"{one.act:.1f} ms" for one in found]),
    ]
    lines += [_line(f"  {name}", [f"{one.parts[name]:.1f} ms" for one in found]) for name in (*PARTS, REST)]
    lines += [
        _line("pictures sent an act", [f"{one.pictures:.2f}" for one in found]),
        _line("uploaded an act", [f"{one.uploaded:.0f} KiB" for one in found]),
        _line("memory", [f"{one.memory:.0f} MiB" for one in found]),
        _line("  kept on purpose, about", [f"{one.kept:.0f} MiB" for one in found]),
        _line("grown meanwhile", [f"{one.grown:+.0f} MiB" for one in found]),
    ]
    return "\n".join(lines)


def _line(name: str, values: Sequence[str]) -> str:
    return f"{name:<28}" + "".join(f"{value:>24}" for value in values)
