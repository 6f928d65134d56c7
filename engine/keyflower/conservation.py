"""Totals of pieces that no move changes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.pieces import Pieces, total
from engine.core.text import Seat
from engine.keyflower.content.shapes import COLOURS, RESOURCES, SKILLS
from engine.keyflower.state import Spot, State


def conserved(state: State) -> dict[str, int]:
    totals = dict.fromkeys((*COLOURS, *RESOURCES, *SKILLS), 0)
    for pieces in _everywhere(state):
        for kind, n in pieces.items():
            totals[kind] += n
    hands = [player.contracts for player in state.players]
    loads = [boat.contracts for boat in state.boats]
    totals["contracts"] = sum(
        map(len, (state.stack, [*filter(None, state.row)], state.discards, *hands, *loads))
    )
    totals["extensions"] = len(state.extensions) + sum(bool(spot.extension) for spot in _spots(state))
    totals["cabins"] = (
        state.cabins + sum(p.cabins for p in state.players) + sum(b.cabins for b in state.boats)
    )
    return totals


def workers_of(state: State, seat: Seat) -> int:
    """Count a seat's workers: behind its screen and in its bids."""
    bids = (bid.count for spot in _spots(state) for bid in spot.bids if bid.seat == seat)
    return total(state.players[seat].workers) + sum(bids)


def _everywhere(state: State) -> Iterator[Pieces]:
    yield from (state.bag, state.stock, state.pile, {"green": state.greens})
    for boat in state.boats:
        yield from (boat.workers, boat.skills, {"gold": boat.gold})
    for player in state.players:
        yield from (player.workers, player.skills)
    for spot in _spots(state):
        yield from (spot.users, spot.lying, spot.goods)
        for bid in spot.bids:
            yield {bid.colour: bid.count}


def _spots(state: State) -> Iterator[Spot]:
    yield from (*state.middle, *state.orders)
    for player in state.players:
        yield from (*player.village, *player.growth.tiles, *player.beside)
