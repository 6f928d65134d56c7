"""Comparison of two players over the rest of a game, both from the same position.

Everything before is the same, so a few games say more than whole ones would."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator

from msgspec import Struct, field
from msgspec.structs import replace

from engine.core.game import Standing
from engine.core.setup import Setup
from engine.core.text import Seat
from engine.players.evaluator import evaluator_of
from engine.players.matches import turns_of
from engine.players.requests import AnyGame
from engine.players.strengths import Strength
from engine.players.training import leads_of

_SURE = 1.96
"""Half-width of the confidence interval, in standard errors."""


class Endings(Struct):
    """The lead of one player over the other, for each seat it took."""

    points: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        yield f"{len(self.points)} endings: {_mean(self.points, 1)} points, {_mean(self.wins, 3)} wins"


def _mean(gains: list[float], digits: int) -> str:
    if len(gains) < 2:
        return "too few to say how many"
    within = _SURE * statistics.stdev(gains) / math.sqrt(len(gains))
    return f"{statistics.fmean(gains):+.{digits}f} ± {within:.{digits}f}"


def end(game: AnyGame, setup: Setup, stage: int, new: Strength, old: Strength, found: Endings) -> None:
    """Play one game with the old player up to this stage; then with it to the end, and with the new one at
    each seat."""
    state, evaluator = game.new_game(setup), evaluator_of(game)
    for _ in turns_of(game, setup, state, [old] * setup.seats):
        if evaluator.stage(state) >= stage:
            break
    packed = game.pack(state)
    usual = _ended(game, setup, packed, [old] * setup.seats)
    for seat in range(setup.seats):
        players = [new if at == seat else old for at in range(setup.seats)]
        standings = _ended(game, setup, packed, players)
        found.points.append(leads_of(standings)[seat] - leads_of(usual)[seat])
        found.wins.append(_won(standings, seat) - _won(usual, seat))


def _ended(game: AnyGame, setup: Setup, packed: bytes, players: list[Strength]) -> list[Standing]:
    state = game.unpack(packed)
    for _ in turns_of(game, replace(setup, seed=f"{setup.seed}:ending"), state, players):
        pass
    return list(game.standings(state))


def _won(standings: list[Standing], seat: Seat) -> float:
    winners = [each.seat for each in standings if each.rank == 1]
    return (seat in winners) / len(winners)
