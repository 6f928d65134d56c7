"""The end of a season, step by step, without questions (KF-60 to KF-66, KM-47)."""

from __future__ import annotations

from engine.core.pieces import Pieces, merge, pour, put
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.names import pieces_text, spot_name
from engine.keyflower.queries import acts_once_placed, power_of, winning_bid
from engine.keyflower.screens import give_workers, lies_in_front
from engine.keyflower.state import Spot, State
from engine.keyflower.steps import boats
from engine.keyflower.village import acquire


def go_on(state: State, tell: Tell) -> None:
    tell.all(f"keyflower-told-end-{state.season}")
    before = [dict(player.workers) for player in state.players]
    _return_losing_bids(state)
    _award_tiles(state, tell)
    _take_village_workers(state)
    _tell_taken(state, before, tell)
    boats.begin(state, tell)


def _tell_taken(state: State, before: list[Pieces], tell: Tell) -> None:
    """Announce the workers each player took back from bids, tiles and villages (KF-60, KF-62, KF-63)."""
    key = "keyflower-told-taken-open" if lies_in_front(state) else "keyflower-told-taken"
    for seat, (player, old) in enumerate(zip(state.players, before, strict=True)):
        taken = {colour: n - old.get(colour, 0) for colour, n in player.workers.items()}
        if any(taken.values()):
            tell.all(key, by=seat, who=Who(seat), workers=pieces_text(taken))


def _return_losing_bids(state: State) -> None:
    """KF-60."""
    for spot in (*state.middle, *state.orders):
        best = winning_bid(spot)
        for bid in spot.bids:
            if bid is not best:
                give_workers(state, bid.seat, bid.colour, bid.count)
        spot.bids = [best] if best else []


def _award_tiles(state: State, tell: Tell) -> None:
    """Remove tiles without a bid (KF-61) and give the others to their winners, clockwise (KF-62)."""
    seats = len(state.players)
    unwanted = [spot for spot in state.middle if not spot.bids]
    if unwanted:
        names = tuple(spot_name(spot) for spot in unwanted)
        tell.all("keyflower-told-unwanted", tiles=names, count=len(names))
    workers: Pieces = {}
    for spot in unwanted:
        merge(workers, spot.users)
        merge(workers, spot.lying)
        pour(spot.users, state.bag)
        pour(spot.lying, state.bag)
    if workers:
        tell.all("keyflower-told-unwanted-workers", workers=pieces_text(workers))
    for n in range(seats):
        seat = (state.start_player + n) % seats
        won = [spot for spot in state.middle if spot.bids and spot.bids[0].seat == seat]
        for spot in won:
            _win(state, seat, spot)
        if won:
            names = tuple(spot_name(spot) for spot in won)
            tell.all("keyflower-told-won", by=seat, who=Who(seat), tiles=names)
    state.middle = []


def _win(state: State, seat: Seat, spot: Spot) -> None:
    player, bid = state.players[seat], spot.bids.pop()
    put(state.bag, bid.colour, bid.count)
    _take_users(state, seat, spot)
    player.growth.tiles.append(spot)
    if spot.side and not acts_once_placed(state, spot):  # a summer boat, which acts from now on (OP-18)
        acquire(state.content, player, power_of(state, spot))


def _take_users(state: State, seat: Seat, spot: Spot) -> None:
    for pieces in (spot.users, spot.lying):
        for colour, n in pieces.items():
            give_workers(state, seat, colour, n)
        pieces.clear()
    spot.last = 0


def _take_village_workers(state: State) -> None:
    """KF-63."""
    for seat, player in enumerate(state.players):
        for spot in player.village:
            _take_users(state, seat, spot)
