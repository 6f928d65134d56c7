"""Results taken together: games, places, points by source, pieces, who began, how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import median

from bot.values.statistics import Earned, GameResult, GameTally, Longest, SeatResult, Share, Totals
from engine.core.text import Text

_TWO = 2
_SHOWN = 5
_OFTEN = 3
"""So often a piece was won before it is told how many points it brings."""

Counts = Callable[[SeatResult], bool]
"""Whether a seat is one of those that are counted."""


def figures(results: Sequence[GameResult], counts: Counts) -> Totals:
    """Of these games, as seen from the seats that count. Whoever left has played, but has no place."""
    seats = [(result, seat) for result in results for seat in result.seats if counts(seat)]
    stayed = [(result, seat) for result, seat in seats if not seat.left]
    games = {result.game_id for result, _ in seats}
    kinds = Counter(result.game for result, _ in stayed)
    paces = [seat.pace for _, seat in seats if seat.turns]
    counted = [result for result in results if result.game_id in games]
    return Totals(
        games=len(games),
        won=sum(seat.place == 1 for _, seat in stayed),
        with_people=sum(result.people >= _TWO for result in counted),
        left=len(seats) - len(stayed),
        players=len({seat.person for _, seat in seats}),
        pace=float(median(paces)) if paces else 0.0,
        longest=_longest(counted),
        tallies=tuple(
            _tally(game, [one for one in stayed if one[0].game == game])
            for game in sorted(kinds, key=lambda game: (-kinds[game], game))
        ),
    )


def _longest(results: Sequence[GameResult]) -> Longest | None:
    if not results:
        return None
    one = max(results, key=lambda result: (result.ended - result.started, result.game_id))
    return Longest(one.game_id, one.game, one.ended - one.started, one.turns)


def _tally(game: str, stayed: Sequence[tuple[GameResult, SeatResult]]) -> GameTally:
    seats = [seat for _, seat in stayed]
    most = max(len(result.seats) for result, _ in stayed)
    began = [(result, seat) for result, seat in stayed if result.first == seat.seat]
    pieces = _shares(seat.pieces for seat in seats)
    proven = [one for one in pieces if one.count >= _OFTEN and one.points > 0]
    return GameTally(
        game=game,
        games=len({result.game_id for result, _ in stayed}),
        won=sum(seat.place == 1 for seat in seats),
        places=tuple(sum(seat.place == place for seat in seats) for place in range(1, most + 1)),
        mean=sum(seat.points for seat in seats) / len(seats),
        best=max(seat.points for seat in seats),
        sources=tuple(sorted(_shares((seat.sources for seat in seats), len(seats)), key=_by_points)),
        favourites=tuple(sorted(pieces, key=_by_count)[:_SHOWN]),
        finest=tuple(sorted(proven, key=_by_points)[:_SHOWN]),
        began=len(began),
        began_won=sum(seat.place == 1 for _, seat in began),
        expected=sum(1 / len(result.seats) for result, _ in began),
    )


def _shares(earned: Iterable[tuple[Earned, ...]], games: int = 0) -> list[Share]:
    """How often each came up, and its points: in each of so many games, or each time."""
    counts, points = Counter[Text](), Counter[Text]()
    for each in earned:
        for one in each:
            counts[one.text] += 1
            points[one.text] += one.points
    return [Share(text, times, points[text] / (games or times)) for text, times in counts.items()]


def _by_points(share: Share) -> tuple[float, int, str]:
    return -share.points, -share.count, repr(share.text)


def _by_count(share: Share) -> tuple[int, float, str]:
    return -share.count, -share.points, repr(share.text)
