"""Look-ups in a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, assert_never

from engine.core.pieces import Pieces, merge, put
from engine.core.text import Seat
from engine.keyflower.content.shapes import COLOURS, BoatId, Either, Gain, Power, TileId, Transport, Usable
from engine.keyflower.state import (
    AS_PRINTED,
    MIDDLE,
    Bid,
    BoatChoice,
    BoatLoad,
    Kind,
    Player,
    Spot,
    State,
    Turn,
)

REPLACED = "sea-bastion-ii"
"""The boat that must be replaced after autumn (KM-9)."""


class Group(NamedTuple):
    """A losing bid, which moves, pays or stays as a whole (KF-33)."""

    tile: TileId
    colour: str
    size: int


class _Sized(Protocol):
    """A bid in the state or in a view."""

    @property
    def count(self) -> int: ...


def needed(bids: Iterable[_Sized]) -> int:
    """Return how many workers in all make a bid win; the leader adds at least one (KF-30, KF-31)."""
    most = 0
    for bid in bids:
        if bid.count > most:
            most = bid.count
    return most + 1


def colours_of_bid(own: str, lying: str) -> tuple[str, ...]:
    """Return the colours a bid may have: its own, else that of the workers there (KF-28, KF-29), else any."""
    return (own,) if own else (lying,) if lying else COLOURS


def ends_season(passes: int, seats: int) -> bool:
    """Return whether all seats have passed in a row (KF-26)."""
    return passes == seats


def question(state: State, seat: Seat) -> Kind:
    """Return the question this seat is asked now."""
    match state.phase:
        case "turns":
            return _turn_question(turn_of(state))
        case "growth":
            growth = state.players[seat].growth
            if growth.cell:
                return "rotation"
            return "cell" if growth.tile else "place"
        case "boats":
            return "replace" if must_replace(state, boat_choice_of(state)) else "boat"
        case "winter":
            return "winter"
        case "over":
            raise ValueError("the game is over")
        case _:
            assert_never(state.phase)


def _turn_question(turn: Turn) -> Kind:
    match turn.step:
        case "choose":
            return "turn"
        case "send":
            return "bid" if turn.verb == "bid" else "use"
        case "effect":
            if turn.contracts:
                return "contract"
            return "transport" if turn.steps or turn.upgrades else "done"
        case "source" | "price" | "extension" | "done":
            return turn.step
        case _:
            assert_never(turn.step)


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def is_sending(turn: Turn) -> bool:
    """Return whether workers are on their way: picked, and not yet placed."""
    match turn.step:
        case "send" | "source":
            return True
        case "choose" | "effect" | "price" | "extension" | "done":
            return False
        case _:
            assert_never(turn.step)


def boat_choice_of(state: State) -> BoatChoice:
    assert state.boat_choice is not None
    return state.boat_choice


def must_replace(state: State, choice: BoatChoice) -> bool:
    """Return whether the player must name a replacement: after taking Sea Bastion II in autumn (KM-9)."""
    return choice.boat == REPLACED and state.season == "autumn" and not choice.replacement


def spare_boats(state: State) -> list[BoatId]:
    """Return the boats that are not in the game (KM-9, OP-7)."""
    if state.merchants == "off":
        return []
    used = {boat.id for boat in state.boats} | set(state.gone_boats)
    return [boat for boat in state.content.boats if boat not in used]


def load_of(boat: BoatLoad) -> Pieces:
    """Return everything on a boat, counted."""
    loaded: Pieces = {**boat.workers, **boat.skills}
    for kind, n in (("gold", boat.gold), ("cabin", boat.cabins), ("contract", len(boat.contracts))):
        put(loaded, kind, n)
    return loaded


def spot_of(state: State, tile: TileId) -> Spot:
    """Return a tile in the middle."""
    for spots in (state.middle, state.orders):
        for spot in spots:
            if spot.id == tile:
                return spot
    raise KeyError(tile)


def spot_in(player: Player, tile: TileId) -> Spot:
    """Return a tile of this village."""
    for spot in player.village:
        if spot.id == tile:
            return spot
    raise KeyError(tile)


def spot_to_place(player: Player, tile: TileId) -> Spot:
    """Return a tile that is new or has waited beside the village."""
    return next(spot for spot in (*player.growth.tiles, *player.beside) if spot.id == tile)


def goods_of(player: Player) -> Pieces:
    """Return all resources of a village, wherever they lie."""
    goods: Pieces = {}
    for spot in player.village:
        merge(goods, spot.goods)
    return goods


def find(state: State, tile: TileId) -> tuple[Spot, Seat]:
    """Return a usable tile and the seat whose village it is in."""
    for spot in state.middle:
        if spot.id == tile:
            return spot, MIDDLE
    for seat, player in enumerate(state.players):
        for spot in player.village:
            if spot.id == tile:
                return spot, seat
    raise KeyError(tile)


def power_of(state: State, spot: Spot) -> Power:
    """Return the power of a summer boat, by the side that is up."""
    return state.content.tiles[spot.id].power(spot.side)


def acts_once_placed(state: State, spot: Spot) -> bool:
    """Return whether the boat's power starts once it is placed: 2a, except by the first rulings (OP-18)."""
    return power_of(state, spot) is Power.ACROSS_FIELDS and state.rulings > 1


def used_spot(state: State, turn: Turn) -> Spot:
    if turn.owner == MIDDLE:
        return spot_of(state, turn.tile)
    return spot_in(state.players[turn.owner], turn.tile)


def effect_of(state: State, spot: Spot) -> Usable | None:
    """Return the effect of using this tile; None if it cannot be used."""
    return state.content.effects.get((spot.id, spot.upgraded))


def used_effect(state: State, turn: Turn) -> Usable:
    effect = effect_of(state, used_spot(state, turn))
    assert effect is not None
    return effect


def gains_of(state: State, effect: Either) -> tuple[Gain, ...]:
    """Return the gains of which the user takes one, as printed; by earlier rulings one piece of a gain."""
    if state.rulings >= AS_PRINTED:
        return effect.gains
    return tuple(
        Gain(
            resources=tuple((kind, 1) for kind, _ in gain.resources),
            skills=min(gain.skills, 1),
            contracts=min(gain.contracts, 1),
        )
        for gain in effect.gains
    )


def transport_numbers(state: State, turn: Turn, effect: Transport) -> tuple[int, int]:
    """Return the steps and upgrades of a use, fixed when it begins (KF-59), with cabins and doubling."""
    upgrades = effect.upgrades
    if turn.owner != MIDDLE:
        owner = state.players[turn.owner]
        if owner.home.id == turn.tile:
            upgrades += owner.cabins  # KM-17
    times = 2 if Power.DOUBLED_TRANSPORT in state.players[turn.seat].powers else 1  # KF-89, KM-18
    return effect.steps * times, upgrades * times


def transport_left(state: State, turn: Turn) -> tuple[int, int]:
    """Return the steps and upgrades still left in a use, including a use that is about to begin."""
    if turn.step == "effect":
        return turn.steps, turn.upgrades
    effect = effect_of(state, used_spot(state, turn))
    return transport_numbers(state, turn, effect) if isinstance(effect, Transport) else (0, 0)


def winning_bid(spot: Spot) -> Bid | None:
    return max(spot.bids, key=lambda bid: bid.count) if spot.bids else None


def bid_of(spot: Spot, seat: Seat) -> Bid | None:
    for bid in spot.bids:
        if bid.seat == seat:
            return bid
    return None


def group_at(state: State, seat: Seat, tile: TileId) -> Bid:
    """Return a losing group by the tile where it stands."""
    bid = bid_of(spot_of(state, tile), seat)
    assert bid is not None
    return bid


def losing_groups(state: State, seat: Seat) -> list[Group]:
    groups = []
    for spots in (state.middle, state.orders):
        for spot in spots:
            if len(spot.bids) > 1:
                group = _losing(spot, seat)
                if group:
                    groups.append(group)
    return groups


def _losing(spot: Spot, seat: Seat) -> Group | None:
    own, best = None, 0
    for bid in spot.bids:
        if bid.seat == seat:
            own = bid
        if bid.count > best:
            best = bid.count
    return Group(spot.id, own.colour, own.count) if own and own.count < best else None


def colour_of(state: State, spot: Spot) -> str:
    """Return the colour that new workers must have; "" is any (KF-29, KF-40, KM-26)."""
    if spot.extension:
        return state.content.extensions[spot.extension].colour
    for bid in spot.bids:
        if not bid.lying:
            return bid.colour
    for colour in spot.users:
        return colour
    return ""


def contracts_left(state: State) -> bool:
    return any(state.row) or bool(state.stack or state.discards)
