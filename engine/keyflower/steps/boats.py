"""Turn order tiles and boats at the end of a season (KF-67 to KF-73, KM-8 to KM-10)."""

from __future__ import annotations

from engine.core.pieces import Pieces, put
from engine.core.tell import Tell
from engine.core.text import Seat, Who
from engine.keyflower.actions import Action, End, Replace, TakeBoat
from engine.keyflower.content.pieces import ALL_BOATS
from engine.keyflower.content.shapes import BoatId
from engine.keyflower.names import contract_name, pieces_text, tile_name
from engine.keyflower.screens import give_skill, give_workers
from engine.keyflower.state import NOBODY, BoatChoice, BoatLoad, Player, Spot, State
from engine.keyflower.steps.growth import begin_growth

REPLACED = "sea-bastion-ii"


def begin_boats(state: State, tell: Tell) -> None:
    """Winners of the turn order tiles choose first, then the others from the new start player on."""
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
    _go_on(state, state.boat_choice, tell)


def _clear_order(state: State, spot: Spot) -> None:
    """The bid goes into the bag (KF-71); in winter the tile goes to its winner (KF-72)."""
    for bid in spot.bids:
        put(state.bag, bid.colour, bid.count)
        if state.season == "winter":
            state.players[bid.seat].growth.tiles.append(spot)
    spot.bids = []


def boat_picks(state: State, choice: BoatChoice) -> list[Action]:
    seat = choice.queue[0]
    if not choice.boat:
        return [TakeBoat(seat, boat.id) for boat in state.boats if boat.taken_by == NOBODY]
    if must_replace(state, choice):
        return [Replace(seat, boat) for boat in spare_boats(state)]
    return [End(seat)]


def must_replace(state: State, choice: BoatChoice) -> bool:
    """Whoever takes Sea Bastion II in autumn names the boat that comes instead (KM-9)."""
    return choice.boat == REPLACED and state.season == "autumn" and not choice.replacement


def spare_boats(state: State) -> list[BoatId]:
    """Boats that are not in the game (KM-9, OP-7)."""
    if state.merchants == "off":
        return []
    used = {boat.id for boat in state.boats} | set(state.gone_boats)
    return [boat for boat in ALL_BOATS if boat not in used]


def end_boat_choice(state: State, choice: BoatChoice, tell: Tell) -> None:
    seat = choice.queue.pop(0)
    boat = next(boat for boat in state.boats if boat.id == choice.boat)
    boat.taken_by = seat
    state.boat_order.append(seat)
    if state.season == "winter":
        _take_boat_itself(state, seat, boat, tell)
    else:
        _unload(state, seat, boat, tell)
    if choice.replacement:  # KM-9, KM-69
        state.gone_boats.append(boat.id)
        boat.id = choice.replacement
        tell.all("keyflower-told-replaced", by=seat, who=Who(seat), boat=tile_name(boat.id))
    choice.boat = choice.replacement = ""
    _go_on(state, choice, tell)


def _go_on(state: State, choice: BoatChoice, tell: Tell) -> None:
    """The last boat needs no choosing; when all have one, the season goes on."""
    if choice.queue:
        left = [boat.id for boat in state.boats if boat.taken_by == NOBODY]
        if len(left) == 1:
            choice.boat = left[0]
            if isinstance(boat_picks(state, choice)[0], End):
                end_boat_choice(state, choice, tell)
        return
    state.boat_choice = None
    if choice.keyple_moves:  # KF-70
        state.start_player = (state.start_player + 1) % len(state.players)
        tell.all("keyflower-told-keyple-moves", who=Who(state.start_player))
    begin_growth(state, tell)


def load_of(boat: BoatLoad) -> Pieces:
    """Everything on a boat, counted."""
    loaded: Pieces = {**boat.workers, **boat.skills}
    for kind, n in (("gold", boat.gold), ("cabin", boat.cabins), ("contract", len(boat.contracts))):
        put(loaded, kind, n)
    return loaded


def _unload(state: State, seat: Seat, boat: BoatLoad, tell: Tell) -> None:
    """Workers, skills and contracts go behind the screen, gold and cabins to the home tile (KM-8)."""
    player, loaded = state.players[seat], load_of(boat)
    key = "keyflower-told-boat" if loaded else "keyflower-told-boat-empty"
    tell.all(key, by=seat, who=Who(seat), boat=tile_name(boat.id), items=pieces_text(loaded))
    for colour, n in boat.workers.items():
        give_workers(player, colour, n)
    for skill, n in boat.skills.items():
        for _ in range(n):
            give_skill(player, skill)
    put(player.home.goods, "gold", boat.gold)
    player.cabins += boat.cabins
    _take_contracts(player, seat, boat, tell)
    boat.workers, boat.skills, boat.contracts, boat.gold, boat.cabins = {}, {}, [], 0, 0


def _take_contracts(player: Player, seat: Seat, boat: BoatLoad, tell: Tell) -> None:
    if boat.contracts:
        player.contracts += boat.contracts
        names = tuple(contract_name(contract) for contract in boat.contracts)
        tell.only((seat,), "keyflower-told-your-contracts", by=seat, reveals=True, contracts=names)


def _take_boat_itself(state: State, seat: Seat, boat: BoatLoad, tell: Tell) -> None:
    """Winter: the boat tile joins the village (KF-72)."""
    state.players[seat].growth.tiles.append(Spot(boat.id))
    tell.all("keyflower-told-boat-tile", by=seat, who=Who(seat), boat=tile_name(boat.id))
