"""Builds a view: what this reader may know of the state."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.pieces import Pieces, take
from engine.core.text import Seat
from engine.keyflower import rules, scoring
from engine.keyflower.actions import BidFor, Use
from engine.keyflower.queries import colour_of, is_sending, spare_boats, spot_to_place, winning_bid
from engine.keyflower.screens import lies_in_front
from engine.keyflower.state import MIDDLE, NOBODY, BoatLoad, Player, Spot, State
from engine.keyflower.view import (
    BidView,
    BoatView,
    Open,
    PlacingView,
    Screen,
    SeatView,
    TileView,
    TurnView,
    View,
)
from engine.keyflower.village import cell_at, cells_for, rotations


def view_for(state: State, reader: Seat | None) -> View:
    over = state.phase == "over"
    sheet = scoring.score(state) if over else []
    choice, open_now = state.boat_choice, rules.choices(state)
    picks = [pick for each in open_now if each.seat == reader for pick in each.actions]
    return View(
        reader=reader,
        printed=state.content.fingerprint,
        season=state.season,
        phase=state.phase,
        merchants=state.merchants,
        screens=state.screens,
        ties=state.ties,
        deciding=tuple(each.seat for each in open_now),
        start_player=state.start_player,
        passes=state.passes,
        seats=tuple(_seat(state, seat, reader) for seat in range(len(state.players))),
        tiles=tuple(_tile(state, spot) for spot in state.middle),
        orders=tuple(_tile(state, spot) for spot in state.orders),
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
        placing=None if reader is None else _placing(state, reader),
        may_use=tuple(pick.tile for pick in picks if isinstance(pick, Use)),
        may_bid=tuple(pick.tile for pick in picks if isinstance(pick, BidFor)),
        sheet=tuple(sheet),
        standings=tuple(scoring.ranked(state, sheet)) if over else (),
    )


def _tile(state: State, spot: Spot, cabins: int = 0, in_village: bool = False) -> TileView:
    best = winning_bid(spot)
    return TileView(
        id=spot.id,
        upgraded=spot.upgraded,
        side=spot.side,
        colour=colour_of(state, spot),
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
        instead_of=boat.instead_of,
    )


def _seat(state: State, seat: Seat, reader: Seat | None) -> SeatView:
    player, held = state.players[seat], _holdings(state, seat)
    open_to_reader = seat == reader or state.phase == "over"
    home, *others = player.village
    known = Open(dict(player.known_workers), dict(player.known_skills), tuple(sorted(player.known_contracts)))
    return SeatView(
        seat=seat,
        home=home.id,
        village=(_tile(state, home, player.cabins, True), *(_tile(state, spot, 0, True) for spot in others)),
        workers=sum(held.behind.workers.values()),
        skills=sum(held.behind.skills.values()),
        contracts=len(held.behind.contracts),
        front=held.front,
        known=known if state.screens != "hidden" and held.front is None else None,
        screen=_screen(player, held.behind) if open_to_reader else None,
        powers=tuple(player.powers),
        to_place=tuple(_tile(state, spot) for spot in player.growth.tiles),
        placed=tuple(player.growth.placed),
        beside=tuple(_tile(state, spot) for spot in player.beside),
        winter_dealt=len(player.dealt),
        winter_put_up=player.put_up or None,
        boat=next((boat.instead_of or boat.id for boat in state.boats if boat.taken_by == seat), None),
        start_player=seat == state.start_player,
    )


class _Holdings(NamedTuple):
    """A player's holdings, by where they lie."""

    behind: Open
    front: Open | None


def _holdings(state: State, seat: Seat) -> _Holdings:
    """Return a seat's holdings, without the workers sent in this turn."""
    player, workers = state.players[seat], dict(state.players[seat].workers)
    sent, sent_behind = _on_their_way(state, seat)
    for colour, count in sent.items():
        take(workers, colour, count)
    skills, contracts = dict(player.skills), sorted(player.contracts)
    if not lies_in_front(state):
        return _Holdings(Open(workers, skills, tuple(contracts)), None)
    front = dict(player.known_workers)
    for colour, count in sent.items():
        take(front, colour, count - sent_behind.get(colour, 0))
    behind = Open(
        _without(workers, front),
        _without(skills, player.known_skills),
        tuple(contract for contract in contracts if contract not in player.known_contracts),
    )
    return _Holdings(behind, Open(front, dict(player.known_skills), tuple(sorted(player.known_contracts))))


def _on_their_way(state: State, seat: Seat) -> tuple[Pieces, Pieces]:
    """Return the workers this seat has sent in its current turn, and those of them from behind the screen."""
    turn = state.turn
    if turn is None or turn.seat != seat or not is_sending(turn):
        return {}, {}
    sent = {colour: n for colour, n in turn.sent.items() if colour != turn.colour}
    return sent, turn.behind


def _without(held: Pieces, some: Pieces) -> Pieces:
    left = dict(held)
    for kind, count in some.items():
        take(left, kind, count)
    return left


def _screen(player: Player, behind: Open) -> Screen:
    return Screen(
        workers=behind.workers,
        skills=behind.skills,
        contracts=behind.contracts,
        winter=tuple(player.dealt),
        chosen=tuple(player.chosen),
    )


def _placing(state: State, seat: Seat) -> PlacingView | None:
    content, player = state.content, state.players[seat]
    growth = player.growth
    if not growth.tile:
        return None
    cells = cells_for(content, player, growth.tile)
    turns = {
        turn
        for cell in ([growth.cell] if growth.cell else cells)
        for turn in rotations(content, player, growth.tile, cell)
    }
    return PlacingView(
        tile=_tile(state, spot_to_place(player, growth.tile)),
        cell=cell_at(growth.cell) if growth.cell else None,
        cells=tuple(cell_at(cell) for cell in cells),
        rotations=tuple(sorted(turns)),
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
        extension=turn.extension,
    )
