"""`latchkey dev simulate --waits`: how often a table stands still, and how often each player is asked."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from engine.core.game import AnyGame
from engine.core.setup import Setup
from engine.players.computer_player import strength_named
from engine.waits import Orders, Waited, waited

_MOST = 0.9
"""The quantile for `most_of_them`."""


class Spread(Struct, frozen=True):
    mean: float
    most_of_them: float  # nine of ten are at most this
    most: float


class AskedKind(Struct, frozen=True):
    """One kind of question, per game."""

    kind: str
    asks: float
    single: float  # of these, without a choice
    automatic: float = field(name="unasked")  # without a choice, answered automatically
    by_orders: float


class Waits(Struct, frozen=True):
    """Summary of several games."""

    game: str
    players: int
    by: tuple[str, ...]
    options: dict[str, str]
    orders: str
    games: int
    waits: Spread  # per game
    asks: Spread  # per seat and season or round
    picks: Spread
    single: float  # share of the asks without a choice
    doubts: float  # plans that stopped, per game
    points: float
    kinds: tuple[AskedKind, ...]  # most frequent first


def measured(
    game: AnyGame,
    setups: Iterable[Setup],
    by: Sequence[str],
    orders: Orders = "none",
    ask_all: bool = False,
) -> Waits:
    """Play these games, which have equal set-ups; the named players are seated in rotation."""
    deals = list(setups)
    return _summed_up(game, deals[-1], tuple(by), orders, _played(game, deals, by, orders, ask_all))


def _played(
    game: AnyGame,
    setups: Iterable[Setup],
    by: Sequence[str],
    orders: Orders,
    ask_all: bool = False,
) -> list[Waited]:
    found = list[Waited]()
    for setup in setups:
        strengths = [strength_named(by[seat % len(by)]) for seat in range(setup.seats)]
        found.append(waited(game, setup, strengths, orders, ask_all))
    return found


def _summed_up(
    game: AnyGame, setup: Setup, by: tuple[str, ...], orders: str, found: Sequence[Waited]
) -> Waits:
    spans = [span for one in found for span in one.spans.values()]
    asks = sum(one.asks.total() for one in found)
    return Waits(
        game=game.key,
        players=setup.seats,
        by=by,
        options=_own(game, setup),
        orders=orders,
        games=len(found),
        waits=_spread(one.waits for one in found),
        asks=_spread(span.asks for span in spans),
        picks=_spread(span.picks for span in spans),
        single=round(sum(one.single.total() for one in found) / max(1, asks), 3),
        doubts=round(statistics.fmean(one.doubts for one in found), 1),
        points=round(statistics.fmean(s.points for one in found for s in one.standings), 1),
        kinds=tuple(_kinds(found)),
    )


def _own(game: AnyGame, setup: Setup) -> dict[str, str]:
    """Return the options that differ from the defaults."""
    options = {option.key: option.default for option in game.spec.options}
    return {key: value for key, value in setup.options.items() if value and value != options.get(key, value)}


def _spread(values: Iterable[int]) -> Spread:
    ordered = sorted(values)
    at = math.ceil(_MOST * len(ordered)) - 1
    return Spread(round(statistics.fmean(ordered), 1), ordered[at], ordered[-1])


def _kinds(found: Sequence[Waited]) -> list[AskedKind]:
    asks, single, automatic, by_orders = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    for one in found:
        asks.update(one.asks)
        single.update(one.single)
        automatic.update(one.automatic)
        by_orders.update(one.by_orders)
    kinds = sorted({*asks, *automatic, *by_orders}, key=lambda kind: (-asks[kind], kind))
    rows = [
        AskedKind(kind, *(round(each[kind] / len(found), 1) for each in (asks, single, automatic, by_orders)))
        for kind in kinds
    ]
    return [row for row in rows if row.asks or row.automatic or row.by_orders]


class Paired(Struct, frozen=True):
    """The same deals without and with orders, and the cost of the orders."""

    without: Waits
    with_orders: Waits
    gained: float  # mean points per seat with orders minus without
    error: float  # standard error of the gain


def paired(game: AnyGame, setups: Sequence[Setup], by: Sequence[str]) -> Paired:
    """Play every deal twice. The deals are equal but the games are not; the standard error shows the
    resulting uncertainty."""
    plain, ordered = (_played(game, setups, by, orders) for orders in ("none", "sensible"))
    gains = [_points(there) - _points(here) for here, there in zip(plain, ordered, strict=True)]
    return Paired(
        without=_summed_up(game, setups[-1], tuple(by), "none", plain),
        with_orders=_summed_up(game, setups[-1], tuple(by), "sensible", ordered),
        gained=round(statistics.fmean(gains), 2),
        error=round(statistics.stdev(gains) / math.sqrt(len(gains)), 2) if len(gains) > 1 else math.inf,
    )


def _points(one: Waited) -> float:
    return statistics.fmean(standing.points for standing in one.standings)


def told_paired(found: Paired) -> str:
    return "\n".join(
        [
            told(found.without),
            told(found.with_orders),
            f"With orders {found.gained:+.2f} ± {found.error:.2f} points a seat"
            f" on {found.without.games} paired deals.",
        ]
    )


def told(waits: Waits) -> str:
    table = f"{waits.game}, {waits.players} players ({', '.join(waits.by)})"
    table += f" {waits.options}" if waits.options else ""
    lines = [
        f"{table}, orders: {waits.orders}, games: {waits.games}: {waits.points} points on average.",
        f"{'':26}{'mean':>8}{'90 %':>8}{'most':>8}",
        _row("waits a game", waits.waits),
        _row("asks a seat and period", waits.asks),
        _row("picks a seat and period", waits.picks),
        f"{waits.single:.0%} of the asks leave no choice; {waits.doubts} orders a game stopped in doubt.",
        f"{'a game, by question':26}{'asks':>8}{'single':>8}{'automatic':>10}{'orders':>8}",
    ]
    for row in waits.kinds:
        lines.append(
            f"  {row.kind:24}{row.asks:8.1f}{row.single:8.1f}{row.automatic:10.1f}{row.by_orders:8.1f}"
        )
    return "\n".join(lines)


def _row(name: str, spread: Spread) -> str:
    return f"  {name:24}{spread.mean:8.1f}{spread.most_of_them:8.1f}{spread.most:8.1f}"
