"""Effects of a turn for its player: facts that hold in every world that the player can imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.evaluation import Benefit
from engine.core.game import AnyGame
from engine.core.remarks import advances, changed_sources
from engine.core.text import Seat
from engine.players.evaluator import evaluator_of
from engine.players.requests import Facts


def facts_of(
    game: AnyGame, before: Any, after: Any, seat: Seat, picks: Sequence[Any] = (), later: Any = None
) -> Facts:
    """Return what a turn did for its seat. `later`: with the choices that the same turn still brings."""
    evaluator = evaluator_of(game)
    own = evaluator.benefits(before, after, after if later is None else later, seat, picks)
    if any(type(pick) in evaluator.waits for pick in picks):
        return Facts(0, tuple(own))
    sources = changed_sources(game, evaluator.sure(before), evaluator.sure(after), seat)
    if not evaluator.counts_points(before, [source for source, _ in sources]):
        sources = ()
    aims = list[Benefit]()
    if evaluator.reaches_aims(before):
        found = advances(game.objectives_of(before, seat), game.objectives_of(after, seat))
        aims = [each for each in found if each.kind == "completes" or evaluator.heeds(before, seat, each)]
    points, coming = sum(points for _, points in sources), 0
    earned = evaluator.earned(before, after if later is None else later, seat)
    if evaluator.scores_first and later is not None:
        coming = sum(points for _, points in changed_sources(game, after, later, seat))
    return Facts(points, (*own, *aims), sources, coming, earned)
