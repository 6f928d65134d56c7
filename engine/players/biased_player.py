"""A player biased towards one thing, to measure what that is worth: a source of points, a feature or a
pick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.core.evaluation import Evaluator, Weights
from engine.core.game import AnyGame, ScoreLine
from engine.core.text import Seat, Text


def fond_weights(weights: Weights, what: str) -> Weights:
    """Return weights in which the feature of this name counts double."""
    if what not in weights:
        return weights
    return {**weights, what: tuple(2 * weight for weight in weights[what])}


def fondness(
    game: AnyGame, evaluator: Evaluator[Any, Any], what: str, state: Any, seat: Seat, picks: Iterable[Any]
) -> float:
    """Return the bonus that a biased player adds to a turn: points of this source count double, and every
    pick of this kind counts as one swing of the game."""
    points = sum(line.points for line in game.score(state) if line.seat == seat and what in names(game, line))
    return points + evaluator.swing * sum(what in pick_names(action) for action in picks)


def names(game: AnyGame, line: ScoreLine) -> Iterator[str]:
    """Yield the names of a score line: its source, and a part of it if it has a season, rank or tile."""
    source = game.source_of(line).key.removeprefix(f"{game.key}-source-")
    yield source
    for name, value in line.text.args:
        if name in ("season", "number", "tile"):
            part = value.key.removeprefix(f"{game.key}-{name}-") if isinstance(value, Text) else value
            yield f"{source} {part}"


def pick_names(action: Any) -> Iterator[str]:
    """Yield the kind of a pick and the card it plays, if any."""
    kind = type(action).__name__.lower()
    yield kind
    if (card := getattr(action, "card", None)) is not None:
        yield f"{kind} {card}"
