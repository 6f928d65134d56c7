"""The line of players who choose boats, as the bids are, and what a better place in it brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from engine.keyflower.content.shapes import TileId
from engine.keyflower.queries import load_of, winning_bid
from engine.keyflower.state import Spot, State


def place_in_line(state: State, seat: Seat, tile: TileId = "") -> int:
    """Return at which number a seat would choose its boat, once it also leads this turn order tile (KF-67,
    KF-68)."""
    leaders = [seat if spot.id == tile else _leader(spot) for spot in state.orders]
    return _place(state, seat, leaders)


def place_without(state: State, seat: Seat) -> int:
    """Return at which number a seat would choose its boat if it led no turn order tile."""
    return _place(state, seat, [led if led != seat else None for led in map(_leader, state.orders)])


def _leader(spot: Spot) -> Seat | None:
    bid = winning_bid(spot)
    return None if bid is None else bid.seat


def _place(state: State, seat: Seat, leaders: Sequence[Seat | None]) -> int:
    winners = [led for led in leaders if led is not None]
    start = state.start_player if leaders[-1] is None else leaders[-1]  # KF-69
    seats = len(state.players)
    line = dict.fromkeys([*winners, *((start + number) % seats for number in range(seats))])
    return 1 + list(line).index(seat)


def more_on_boat(state: State, seat: Seat, tile: TileId) -> int:
    """Return how many pieces more a seat would get from its boat if it led this turn order tile, and each
    player took the fullest boat left."""
    loads = sorted((sum(load_of(boat).values()) for boat in state.boats), reverse=True)
    return loads[place_in_line(state, seat, tile) - 1] - loads[place_in_line(state, seat) - 1]
