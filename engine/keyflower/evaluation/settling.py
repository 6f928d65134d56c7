"""Score of a seat if winter ended now, and what single tiles would add to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.core.pieces import merge
from engine.core.text import Seat
from engine.keyflower.content.shapes import TileId
from engine.keyflower.evaluation.piece_values import scored_by_place
from engine.keyflower.queries import winning_bid
from engine.keyflower.scoring.total import total
from engine.keyflower.state import NOBODY, Spot, State

_FAR = 1000


def settled_score(state: State, seat: Seat) -> float:
    """Return the score by the rules of final scoring, in which no piece counts twice (KF-82).

    It includes the tiles being won or still to be placed, and the workers that come with them.
    """
    player = state.players[seat]
    won, workers = list(player.growth.tiles), dict(player.workers)
    for spot in (*state.middle, *state.orders):
        most = max((bid.count for bid in spot.bids), default=0)
        if any(bid.seat == seat and bid.count == most for bid in spot.bids):
            won.append(Spot(spot.id, upgraded=spot.upgraded))
            merge(workers, spot.users)
            merge(workers, spot.lying)
    if not won:
        return float(total(state, seat))
    richer = replace(player, beside=[*player.beside, *won], workers=workers)
    players = [richer if at == seat else one for at, one in enumerate(state.players)]
    hopes = sum(scored_by_place(state.content.hexes[spot.id].scoring) for spot in won)
    return total(replace(state, players=players), seat) + hopes


def without_keyple(state: State) -> State:
    """Return the position with a start player keyple that scores for nobody: who holds it may change."""
    return replace(state, start_player=NOBODY)


def with_keyple_led(state: State) -> State:
    """Return the position with the start player keyple where it goes as the bids are (KF-69)."""
    leader = winning_bid(state.orders[-1])
    return replace(state, start_player=NOBODY if leader is None else leader.seat)


def bid_worth(before: State, after: State, seat: Seat, tile: str) -> tuple[int, int]:
    """Return what winning a winter tile would add to those that this seat leads, once the workers of the bid
    are gone, and the same minus what these would have scored there."""
    others = [each for each in led_tiles(before, seat) if each != tile]
    old, new, won = (
        points_with(before, seat, others),
        points_with(after, seat, others),
        points_with(after, seat, [*others, tile]),
    )
    return won - new, won - old


def led_tiles(state: State, seat: Seat) -> list[TileId]:
    """Return the season tiles that a seat would win as the bids are."""
    leaders = [(spot.id, winning_bid(spot)) for spot in state.middle]
    return [tile for tile, bid in leaders if bid is not None and bid.seat == seat]


def worth_alone(state: State, seat: Seat, tile: str) -> int:
    """Return what winning a winter tile would add if this seat led no other."""
    return points_with(state, seat, [tile]) - points_with(state, seat, [])


def points_with(state: State, seat: Seat, tiles: Sequence[str]) -> int:
    """Return the points of a seat that has also won these tiles, each without neighbours (KM-12)."""
    player = state.players[seat]
    won = [Spot(tile, at=Hex(_FAR * at, _FAR)) for at, tile in enumerate(tiles, 1)]
    richer = replace(player, village=[*player.village, *won])
    players = [richer if at == seat else one for at, one in enumerate(state.players)]
    return total(replace(state, players=players), seat)
