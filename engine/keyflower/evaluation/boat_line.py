"""The line of players who choose boats, as the bids are, and what a better place in it brings."""

from __future__ import annotations

from engine.core.text import Seat
from engine.keyflower.content.shapes import TileId
from engine.keyflower.queries import load_of, winning_bid
from engine.keyflower.state import State


def place_in_line(state: State, seat: Seat, tile: TileId = "") -> int:
    """Return at which number a seat would choose its boat, once it also leads this turn order tile (KF-67,
    KF-68)."""
    winners, start = list[Seat](), state.start_player
    for spot in state.orders:
        led = winning_bid(spot)
        if spot.id == tile or led is not None:
            winners.append(seat if led is None or spot.id == tile else led.seat)
            start = winners[-1] if spot is state.orders[-1] else start  # KF-69
    seats = len(state.players)
    line = dict.fromkeys([*winners, *((start + number) % seats for number in range(seats))])
    return 1 + list(line).index(seat)


def more_on_boat(state: State, seat: Seat, tile: TileId) -> int:
    """Return how many pieces more a seat would get from its boat if it led this turn order tile, and each
    player took the fullest boat left."""
    loads = sorted((sum(load_of(boat).values()) for boat in state.boats), reverse=True)
    return loads[place_in_line(state, seat, tile) - 1] - loads[place_in_line(state, seat) - 1]
