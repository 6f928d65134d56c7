"""Ratings from the results of rated games, in the order in which they ended; by openskill.

Nothing of it is stored: the same results give the same ratings, whoever counts them and when."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.values.statistics import GameResult, Rating, SeatResult

OVERALL = ""
_TWO = 2
_model = PlackettLuce()

Ratings = dict[tuple[str, int], Rating]
"""By game (or all of them together) and person."""


def ratings_of(results: Iterable[GameResult]) -> Ratings:
    """Computers fill chairs and count for nothing; of fewer than two people neither does the game."""
    known = dict[tuple[str, int], tuple[PlackettLuceRating, int]]()
    for result in results:
        people = [seat for seat in result.seats if seat.person is not None]
        if not result.rated or len(people) < _TWO:
            continue
        ranks = _ranks(people)
        for kind in (OVERALL, result.game):
            keys = [(kind, seat.person or 0) for seat in people]
            teams = [[known[key][0] if key in known else _model.rating()] for key in keys]
            for key, (rated,) in zip(keys, _model.rate(teams, ranks=ranks), strict=True):
                known[key] = rated, known[key][1] + 1 if key in known else 1
    return {key: Rating(rated.mu, rated.sigma, games) for key, (rated, games) in known.items()}


def _ranks(people: list[SeatResult]) -> list[float]:
    """Places among the people alone; whoever left comes behind all who stayed, wherever the seat ended."""
    marks = [(seat.left, 0 if seat.left else seat.place) for seat in people]
    return [float(1 + sum(other < mark for other in marks)) for mark in marks]
