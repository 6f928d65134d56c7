"""Turn order tiles and boats at the end of a season (KF-67 to KF-73, KM-8 to KM-10)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.pieces import put
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keyflower.actions import Action, End, Replace, TakeBoat
from engine.keyflower.content.shapes import BoatId
from engine.keyflower.names import contract_name, pieces_text, tile_name
from engine.keyflower.queries import boat_choice_of, load_of, must_replace, spare_boats
from engine.keyflower.screens import give_skill, give_workers
from engine.keyflower.state import NOBODY, BoatChoice, BoatLoad, Kind, Spot, State
from engine.keyflower.steps import growth

Picks: TypeAlias = TakeBoat | Replace


def begin(state: State, tell: Tell) -> None:
    """Set the order of choice: winners of the turn order tiles, then the others from the start player on."""
    winners = list[Seat]()
    for spot in state.orders:
        if spot.bids:
            winner = spot.bids[0].seat
            tell.all("keyflower-told-won", by=winner, who=Who(winner), tiles=(tile_name(spot.id),))
            if winner not in winners:
                winners.append(winner)
    keyple_tile = state.orders[-1]  # KF-14
    wanted = bool(keyple_tile.bids)
    if wanted:
        state.start_player = keyple_tile.bids[0].seat  # KF-69
        tell.all("keyflower-told-start-player", who=Who(state.start_player))
    for spot in state.orders:
        _clear_order(state, spot)
    seats = len(state.players)
    clockwise = [(state.start_player + n) % seats for n in range(seats)]  # KF-68
    queue = winners + [seat for seat in clockwise if seat not in winners]
    if state.season == "winter":
        state.orders = []
    state.phase = "boats"
    state.boat_choice = BoatChoice(queue, keyple_moves=not wanted)
    go_on(state, tell)


def _clear_order(state: State, spot: Spot) -> None:
    """Move the bid into the bag (KF-71); in winter give the tile to its winner (KF-72)."""
    for bid in spot.bids:
        put(state.bag, bid.colour, bid.count)
        if state.season == "winter":
            state.players[bid.seat].growth.tiles.append(spot)
    spot.bids = []


def choices(state: State, seat: Seat) -> list[Action]:
    choice = boat_choice_of(state)
    if not choice.boat:
        return [TakeBoat(seat, boat.id) for boat in state.boats if boat.taken_by == NOBODY]
    if must_replace(state, choice):
        return [Replace(seat, boat) for boat in spare_boats(state)]
    return [End(seat)]


def ask(state: State, _seat: Seat) -> tuple[Kind, Text]:
    choice = boat_choice_of(state)
    if not choice.boat:
        return "boat", text("keyflower-ask-boat")
    if must_replace(state, choice):
        return "replace", text("keyflower-ask-replace")
    return "boat", text("keyflower-ask-boat-taken", boat=tile_name(choice.replacement or choice.boat))


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case TakeBoat(_, boat):
            menu, focus = (_with_load(state, boat),), f"boat:{boat}"
            return Option(pick, f"take boat {boat}", menu, focus, phrase=Phrase((focus,)))
        case Replace(_, boat):
            focus = f"boat:{boat}"
            return Option(pick, f"replace {boat}", (tile_name(boat),), focus, phrase=Phrase((focus,)))
        case _:
            assert_never(pick)


def _with_load(state: State, boat: BoatId) -> Text:
    """Return a boat with its load."""
    items = pieces_text(next(load_of(load) for load in state.boats if load.id == boat))
    return text("keyflower-boat-with", boat=tile_name(boat), items=items) if items else tile_name(boat)


def play(state: State, pick: Picks, _tell: Tell) -> None:
    choice = boat_choice_of(state)
    match pick:
        case TakeBoat(_, boat):
            choice.boat = boat
        case Replace(_, boat):
            choice.replacement = boat
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell, *, is_last: bool = False) -> None:
    """Take the boat. `is_last`: its player had no choice."""
    choice = boat_choice_of(state)
    choice.queue.pop(0)
    boat = next(boat for boat in state.boats if boat.id == choice.boat)
    boat.taken_by = seat
    state.boat_order.append(seat)
    if state.season == "winter":
        _take_boat_itself(state, seat, boat, tell)
    else:
        _unload(state, seat, boat, tell, is_last=is_last)
    if choice.replacement:  # KM-9, KM-69
        state.gone_boats.append(boat.id)
        boat.id, boat.instead_of = choice.replacement, boat.id
        tell.all("keyflower-told-replaced", by=seat, who=Who(seat), boat=tile_name(boat.id))
    choice.boat = choice.replacement = ""
    go_on(state, tell)


def go_on(state: State, tell: Tell) -> None:
    """Assign the last boat without a choice, and continue the season when all have one."""
    choice = boat_choice_of(state)
    if choice.queue:
        left = [boat.id for boat in state.boats if boat.taken_by == NOBODY]
        if len(left) == 1:
            choice.boat = left[0]
            if not must_replace(state, choice):
                end(state, choice.queue[0], tell, is_last=True)
        return
    state.boat_choice = None
    if choice.keyple_moves:  # KF-70
        state.start_player = (state.start_player + 1) % len(state.players)
        tell.all("keyflower-told-keyple-moves", who=Who(state.start_player))
    growth.begin(state, tell)


def _unload(state: State, seat: Seat, boat: BoatLoad, tell: Tell, *, is_last: bool) -> None:
    """Move workers, skills and face-down contracts to the screen, gold and cabins to the home tile (KM-8)."""
    player, loaded = state.players[seat], load_of(boat)
    full = "keyflower-told-boat-last" if is_last else "keyflower-told-boat"
    key = full if loaded else "keyflower-told-boat-empty"
    tell.all(key, by=seat, who=Who(seat), boat=tile_name(boat.id), items=pieces_text(loaded))
    for colour, n in boat.workers.items():
        give_workers(state, seat, colour, n)
    for skill, n in boat.skills.items():
        for _ in range(n):
            give_skill(state, seat, skill)
    put(player.home.goods, "gold", boat.gold)
    player.cabins += boat.cabins
    _take_contracts(state, seat, boat, tell)
    boat.workers, boat.skills, boat.contracts, boat.gold, boat.cabins = {}, {}, [], 0, 0


def _take_contracts(state: State, seat: Seat, boat: BoatLoad, tell: Tell) -> None:
    if boat.contracts:
        state.players[seat].contracts += boat.contracts
        names = tuple(contract_name(state.content, contract) for contract in boat.contracts)
        tell.only((seat,), "keyflower-told-your-contracts", by=seat, reveals=True, contracts=names)


def _take_boat_itself(state: State, seat: Seat, boat: BoatLoad, tell: Tell) -> None:
    """Add the boat tile to the village in winter (KF-72)."""
    state.players[seat].growth.tiles.append(Spot(boat.id))
    tell.all("keyflower-told-boat-tile", by=seat, who=Who(seat), boat=tile_name(boat.id))
