"""Points of one tile: for pieces allocated to it, and for what it counts."""

from __future__ import annotations

from typing import assert_never

from engine.core.pieces import merge, put
from engine.core.text import Seat
from engine.keyper.content.board import AREA_PLOTS, VILLAGE_LINES
from engine.keyper.content.shapes import (
    AreaFull,
    PerFairSeason,
    PerField,
    PerGood,
    PerKeyple,
    PerKind,
    PerNeighbour,
    PerSet,
    PerTile,
    Score,
    Shipping,
)
from engine.keyper.queries import claimed_board
from engine.keyper.scoring.sharing import Shares, Taker, best_shares
from engine.keyper.state import NOBODY, State


def shares(state: State, seat: Seat) -> Shares:
    """Return the score of each tile for the pieces allocated to it."""
    player = state.players[seat]
    takers = list[Taker]()
    for plot in player.plots:
        if plot.tile:
            for score in state.content.tiles[plot.tile].side(plot.upgraded).scores:
                match score:
                    case PerGood() | PerSet() | PerKeyple() | PerKind():
                        takers.append(Taker(plot.tile, score))
                    case PerTile() | PerNeighbour() | AreaFull() | Shipping() | PerFairSeason() | PerField():
                        pass  # counted, not allocated
                    case _:
                        assert_never(score)
    return best_shares(player.goods, _keyples_of(state, seat), takers) if takers else {}


def _keyples_of(state: State, seat: Seat) -> dict[str, int]:
    """Return the keyples that score: all in the keyp area at the end, before that those that would come home
    now (KP-145)."""
    player = state.players[seat]
    keyples = dict(player.keyples)
    merge(keyples, player.standing)
    merge(keyples, player.lying)
    board = claimed_board(state, seat)
    spots = [plot.keyples for plot in player.plots] + (
        state.boards[board].fields if board is not None else []
    )
    for spot in spots:
        for keyple in spot:
            put(keyples, keyple.colour)
    return keyples


def flat_points(state: State, seat: Seat, at: int) -> int:
    """Return the points of a tile and of everything it counts without allocation."""
    plot = state.players[seat].plots[at]
    side = state.content.tiles[plot.tile].side(plot.upgraded)
    return side.points + sum(_counted(state, seat, at, score) for score in side.scores)


def _counted(state: State, seat: Seat, at: int, score: Score) -> int:
    player = state.players[seat]
    match score:
        case PerGood() | PerSet() | PerKeyple() | PerKind():
            return 0  # allocated
        case PerTile(area, each, origin, upgraded, per):
            plots = [player.plots[plot] for plot in AREA_PLOTS[area]]
            count = sum(
                bool(plot.tile)
                and (plot.upgraded or not upgraded)
                and (origin is None or state.content.tiles[plot.tile].origin == origin)
                for plot in plots
            )
            return each * (count // per)
        case PerNeighbour(directions, each, gaps):
            lines = [VILLAGE_LINES[at, direction] for direction in directions]
            return each * sum(
                bool(player.plots[plot].tile) for line in lines for plot in (line if gaps else line[:1])
            )
        case AreaFull(area, points):
            return points * all(player.plots[plot].tile for plot in AREA_PLOTS[area])
        case Shipping(at_least, points):
            return points * (player.shipping >= at_least)
        case PerFairSeason(each):
            return each * len({held.season for held in player.held})
        case PerField(colour, each):
            return each * _bordered(state, seat, colour)
        case _:
            assert_never(score)


def _bordered(state: State, seat: Seat, colour: str) -> int:
    """Return the fields of the board claimed in winter; before that, of the board claimed now (KP-184)."""
    player = state.players[seat]
    board = player.board if state.stage == "over" else claimed_board(state, seat)
    if board is None or board == NOBODY:
        return 0
    return sum(field.colour == colour for field in state.content.display_fields[state.boards[board].display])
