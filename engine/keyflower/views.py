"""Making a view: what this reader may know of the state."""

from __future__ import annotations

from engine.core.pieces import take
from engine.core.text import Seat
from engine.keyflower import rules, scoring
from engine.keyflower.state import MIDDLE, NOBODY, BoatLoad, Player, Spot, State
from engine.keyflower.table import colour_of, spare_boats, winning_bid
from engine.keyflower.view import (
    BidView,
    BoatView,
    Known,
    PlacingView,
    Screen,
    SeatView,
    TileView,
    TurnView,
    View,
)
from engine.keyflower.village import cell_at, cells_for


def view_for(state: State, reader: Seat | None) -> View:
    over = state.phase == "over"
    sheet = scoring.score(state) if over else []
    choice = state.boat_choice
    return View(
        reader=reader,
        season=state.season,
        phase=state.phase,
        merchants=state.merchants,
        open_screens=state.open_screens,
        ties=state.ties,
        deciding=tuple(choice.seat for choice in rules.choices(state)),
        start_player=state.start_player,
        passes=state.passes,
        seats=tuple(_seat(state, seat, reader) for seat in range(len(state.players))),
        tiles=tuple(_tile(spot) for spot in state.middle),
        orders=tuple(_tile(spot) for spot in state.orders),
        keyple_on=state.orders[-1].id if state.orders else "",
        boats=tuple(_boat(boat) for boat in state.boats),
        boat_queue=tuple(choice.queue) if choice else (),
        spare_boats=tuple(spare_boats(state)),
        bag=sum(state.bag.values()),
        greens=state.greens,
        stock=dict(state.stock),
        pile=sum(state.pile.values()),
        contract_row=tuple(state.row),
        contract_stack=len(state.stack),
        contract_discards=tuple(state.discards),
        extensions=tuple(state.extensions),
        cabins=state.cabins,
        turn=_turn(state),
        placing=None if reader is None else _placing(state.players[reader]),
        sheet=tuple(sheet),
        standings=tuple(scoring.ranked(state, sheet)) if over else (),
    )


def _tile(spot: Spot, cabins: int = 0, in_village: bool = False) -> TileView:
    best = winning_bid(spot)
    return TileView(
        id=spot.id,
        upgraded=spot.upgraded,
        side=spot.side,
        colour=colour_of(spot),
        bids=tuple(BidView(bid.seat, bid.colour, bid.count, bid.lying, bid is best) for bid in spot.bids),
        users=dict(spot.users),
        lying=dict(spot.lying),
        last=spot.last,
        goods=dict(spot.goods),
        extension=spot.extension,
        cabins=cabins,
        at=spot.at if in_village else None,
        rotation=spot.rotation,
    )


def _boat(boat: BoatLoad) -> BoatView:
    return BoatView(
        id=boat.id,
        workers=dict(boat.workers),
        skills=dict(boat.skills),
        contracts=len(boat.contracts),
        gold=boat.gold,
        cabins=boat.cabins,
        taken_by=None if boat.taken_by == NOBODY else boat.taken_by,
    )


def _seat(state: State, seat: Seat, reader: Seat | None) -> SeatView:
    player = state.players[seat]
    open_to_reader = seat == reader or state.phase == "over"
    home, *others = player.village
    return SeatView(
        seat=seat,
        home=home.id,
        village=(_tile(home, player.cabins, True), *(_tile(spot, 0, True) for spot in others)),
        workers=sum(_behind(state, seat).values()),
        skills=sum(player.skills.values()),
        contracts=len(player.contracts),
        known=Known(
            dict(player.known_workers), dict(player.known_skills), tuple(sorted(player.known_contracts))
        ),
        screen=_screen(state, seat) if open_to_reader else None,
        powers=tuple(player.powers),
        to_place=tuple(_tile(spot) for spot in player.growth.tiles),
        winter_dealt=len(player.dealt),
        winter_put_up=player.put_up or None,
        boat=next((boat.id for boat in state.boats if boat.taken_by == seat), None),
        start_player=seat == state.start_player,
    )


def _behind(state: State, seat: Seat) -> dict[str, int]:
    """Workers still behind the screen: those sent in this turn are on their way already."""
    workers, turn = dict(state.players[seat].workers), state.turn
    if turn is not None and turn.seat == seat and turn.step == "send":
        for colour, count in turn.sent.items():
            take(workers, colour, count)
    return workers


def _screen(state: State, seat: Seat) -> Screen:
    player = state.players[seat]
    return Screen(
        workers=_behind(state, seat),
        skills=dict(player.skills),
        contracts=tuple(sorted(player.contracts)),
        winter=tuple(player.dealt),
        chosen=tuple(player.chosen),
    )


def _placing(player: Player) -> PlacingView | None:
    growth = player.growth
    if not growth.tile:
        return None
    spot = next(spot for spot in growth.tiles if spot.id == growth.tile)
    return PlacingView(
        tile=_tile(spot),
        cell=cell_at(growth.cell) if growth.cell else None,
        cells=tuple(cell_at(cell) for cell in cells_for(player, growth.tile)),
    )


def _turn(state: State) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return TurnView(
        seat=turn.seat,
        verb=turn.verb,
        tile=turn.tile,
        owner=None if turn.owner == MIDDLE else turn.owner,
        sent=dict(turn.sent),
        groups=tuple(turn.groups),
        steps=turn.steps,
        upgrades=turn.upgrades,
        target=turn.target,
    )
