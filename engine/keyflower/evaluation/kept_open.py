"""What the workers that a turn does not send can still do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.text import Seat
from engine.keyflower.actions import Action, BidFor, Pay, Send, Use
from engine.keyflower.content.shapes import COLOURS, Exchange, TileId
from engine.keyflower.evaluation.pointless_turns import without_workers
from engine.keyflower.queries import bid_of, colour_of, effect_of, find, needed, winning_bid
from engine.keyflower.state import Spot, State
from engine.keyflower.steps import using
from engine.keyflower.steps.bidding import colours_open_to
from engine.keyflower.steps.sending import bounds


def kept_open(state: State, picks: Sequence[Action]) -> tuple[int, ...]:
    """Return how many bids that lead the workers left can raise, and how many other tiles they can use or win
    as the bids are."""
    if not any(isinstance(pick, Send) for pick in picks):
        return ()
    seat, taken = state.active, {pick.tile for pick in picks if isinstance(pick, Use | BidFor)}
    left = dict(without_workers(state, picks, seat).players[seat].workers)
    for pick in picks:
        if isinstance(pick, Pay) and pick.what in COLOURS:
            left[pick.what] = left.get(pick.what, 0) - 1
    spots = [spot for spot in (*state.middle, *state.orders) if spot.id not in taken]
    uses = (use.tile for use in using.tiles(state, seat, []) if use.tile not in taken)
    return (
        sum(_leads(spot, seat) and _can_win(state, spot, seat, left) for spot in spots),
        sum(_can_use(state, tile, left) for tile in uses)
        + sum(not _leads(spot, seat) and _can_win(state, spot, seat, left) for spot in spots),
    )


def _leads(spot: Spot, seat: Seat) -> bool:
    leader = winning_bid(spot)
    return leader is not None and leader.seat == seat


def _can_win(state: State, spot: Spot, seat: Seat, left: Mapping[str, int]) -> bool:
    own = bid_of(spot, seat)
    missing = max(1, needed(spot.bids) - (own.count if own is not None else 0))
    return any(left.get(colour, 0) >= missing for colour in colours_open_to(state, spot, seat))


def _can_use(state: State, tile: TileId, left: Mapping[str, int]) -> bool:
    """Return whether workers of one colour are enough for a tile, beside one that an exchange takes."""
    spot = find(state, tile)[0]
    colour, (need, room), effect = colour_of(state, spot), bounds(state, spot), effect_of(state, spot)
    paid = effect.kind if isinstance(effect, Exchange) and effect.pays == "worker" else ""
    if paid in COLOURS and not left.get(paid):
        return False
    return need <= room and any(
        count - (kind == paid) >= need and colour in ("", kind) for kind, count in left.items()
    )
