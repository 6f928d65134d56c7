"""How a game ended, beside its points: where they came from, and what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.services.turn.live_tables import AnyGame
from bot.values.read_models import Source, Tie
from engine.core.game import ScoreLine, Standing
from engine.core.text import Text


def ties_of(game: AnyGame, state: Any, standings: Sequence[Standing]) -> tuple[Tie, ...]:
    """Of each two who follow each other with as many points, why they stand as they do."""
    ranked = sorted(standings, key=lambda standing: (standing.rank, standing.seat))
    return tuple(
        Tie(one.seat, other.seat, game.why_ahead(state, one.seat, other.seat))
        for one, other in pairwise(ranked)
        if one.points == other.points
    )


def sources_of(game: AnyGame, lines: Sequence[ScoreLine], seats: int) -> tuple[Source, ...]:
    """A sheet in a few lines, in its own order; what brought nobody a point is left out."""
    found = dict[Text, list[int]]()
    for line in lines:
        found.setdefault(game.source_of(line), [0] * seats)[line.seat] += line.points
    return tuple(Source(source, tuple(points)) for source, points in found.items() if any(points))
