"""Score of a seat if winter ended now."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.pieces import merge
from engine.core.text import Seat
from engine.keyflower.evaluation.piece_values import scored_by_place
from engine.keyflower.scoring.total import total
from engine.keyflower.state import Spot, State


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
