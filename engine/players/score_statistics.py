"""Statistics of a tournament about the game's balance: seats, what was built and what it scored."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.players.matches import Match

_SURE = 1.959964


class Scored(Struct):
    """One line of the score sheets over all games, such as a tile."""

    what: str
    times: int = 0  # seats that had it
    wins: float = 0.0  # of these seats; a shared win counts as a fraction
    points: float = 0.0  # on average


def scored(matches: Sequence[Match]) -> list[Scored]:
    """Return all lines of the sheets, best first."""
    found = dict[str, Scored]()
    for match in matches:
        winners = [standing.seat for standing in match.standings if standing.rank == 1]
        for seat, what, points in match.sheet:
            each = found.setdefault(what, Scored(what))
            each.times += 1
            each.wins += (seat in winners) / len(winners)
            each.points += points
    for each in found.values():
        each.points /= each.times
    return sorted(found.values(), key=lambda each: -each.points)


def by_place(matches: Sequence[Match]) -> list[tuple[float, float]]:
    """Return the mean lead over the table and its margin, for the starting player and each seat after it."""
    above = dict[int, list[float]]()
    for match in matches:
        mean = statistics.fmean(standing.points for standing in match.standings)
        for standing in match.standings:
            place = (standing.seat - match.first) % len(match.standings)
            above.setdefault(place, []).append(standing.points - mean)
    return [(statistics.fmean(leads), _within(leads)) for _, leads in sorted(above.items())]


def _within(leads: Sequence[float]) -> float:
    """Return half the width of the 95 % confidence interval of the mean."""
    return _SURE * statistics.stdev(leads) / math.sqrt(len(leads)) if len(leads) > 1 else math.inf


def lines_of(matches: Sequence[Match]) -> Iterator[str]:
    places = ", ".join(f"{lead:+.1f} ± {within:.1f}" for lead, within in by_place(matches))
    yield f"points above the table's mean, in order from who begins: {places}"
    yield f"{'scored':44}{'seats':>7}{'won':>7}{'points':>8}"
    for each in scored(matches):
        yield f"{each.what:44}{each.times:7}{each.wins / each.times:7.0%}{each.points:8.1f}"
