"""The end of a season, step by step (KF-60 to KF-66, KM-47). It asks nobody."""

from __future__ import annotations

from engine.core.pieces import Pieces, pour, put
from engine.core.tell import Tell
from engine.core.text import Who
from engine.keyflower.names import pieces_text, spot_name
from engine.keyflower.screens import give_workers
from engine.keyflower.state import Player, Spot, State
from engine.keyflower.steps import boats
from engine.keyflower.table import power_of, winning_bid
from engine.keyflower.village import link


def go_on(state: State, tell: Tell) -> None:
    tell.all(f"keyflower-told-end-{state.season}")
    before = [dict(player.workers) for player in state.players]
    _return_losing_bids(state)
    _award_tiles(state, tell)
    _take_village_workers(state)
    _tell_taken(state, before, tell)
    boats.begin(state, tell)


def _tell_taken(state: State, before: list[Pieces], tell: Tell) -> None:
    """What went behind each screen from bids, tiles and villages, seen by all (KF-60, KF-62, KF-63)."""
    for seat, (player, old) in enumerate(zip(state.players, before, strict=True)):
        taken = {colour: n - old.get(colour, 0) for colour, n in player.workers.items()}
        if any(taken.values()):
            tell.all("keyflower-told-taken", by=seat, who=Who(seat), workers=pieces_text(taken))


def _return_losing_bids(state: State) -> None:
    """KF-60."""
    for spot in (*state.middle, *state.orders):
        best = winning_bid(spot)
        for bid in spot.bids:
            if bid is not best:
                give_workers(state.players[bid.seat], bid.colour, bid.count)
        spot.bids = [best] if best else []


def _award_tiles(state: State, tell: Tell) -> None:
    """Tiles without a bid leave (KF-61), the others go to their winners, clockwise (KF-62)."""
    seats = len(state.players)
    unwanted = [spot for spot in state.middle if not spot.bids]
    for spot in unwanted:
        pour(spot.users, state.bag)
        pour(spot.lying, state.bag)
    if unwanted:
        names = tuple(spot_name(spot) for spot in unwanted)
        tell.all("keyflower-told-unwanted", tiles=names, count=len(names))
    for n in range(seats):
        seat = (state.start_player + n) % seats
        won = [spot for spot in state.middle if spot.bids and spot.bids[0].seat == seat]
        for spot in won:
            _win(state, state.players[seat], spot)
        if won:
            names = tuple(spot_name(spot) for spot in won)
            tell.all("keyflower-told-won", by=seat, who=Who(seat), tiles=names)
    state.middle = []


def _win(state: State, player: Player, spot: Spot) -> None:
    bid = spot.bids.pop()
    put(state.bag, bid.colour, bid.count)
    _take_users(player, spot)
    player.growth.tiles.append(spot)
    if spot.side:  # a summer boat, which acts from now on (OP-18)
        player.powers.append(power_of(spot))
        link(player)


def _take_users(player: Player, spot: Spot) -> None:
    for pieces in (spot.users, spot.lying):
        for colour, n in pieces.items():
            give_workers(player, colour, n)
        pieces.clear()
    spot.last = 0


def _take_village_workers(state: State) -> None:
    """KF-63."""
    for player in state.players:
        for spot in player.village:
            _take_users(player, spot)
