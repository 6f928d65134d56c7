"""Queries about the current position."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from engine.core.content import derived
from engine.core.pieces import Pieces, move_up_to, total
from engine.core.text import Seat
from engine.keyper.content.box import Content
from engine.keyper.content.goods import COLOURS, SEASONS, WHITE
from engine.keyper.content.shapes import (
    BoatActions,
    BoatPoints,
    Construct,
    Exchange,
    Field,
    FreeBuilds,
    Improve,
    SaleBonus,
    Season,
    Side,
)
from engine.keyper.state import OWN, AllDecide, Errand, Keyple, Player, State


def season_of(state: State) -> Season:
    return SEASONS[state.season]


def field_of(state: State, board: int, spot: int) -> Field:
    return state.content.display_fields[state.boards[board].display][spot]


def keyples_at(state: State, seat: Seat, board: int, spot: int) -> list[Keyple]:
    if board == OWN:
        return state.players[seat].plots[spot].keyples
    return state.boards[board].fields[spot]


def has_piece(player: Player) -> bool:
    return player.keyper or bool(player.keyples)


def fits(colour: str, partner: Keyple) -> bool:
    """Return whether a keyple may join: the same colour or white (KP-44, KP-48)."""
    return colour == WHITE or colour == partner.counts_as


def colours_in(keyples: Pieces) -> list[str]:
    """Return the colours present, in table order."""
    return [colour for colour in COLOURS if colour in keyples]


def joiners(state: State, seat: Seat) -> list[str]:
    """Return the keyples with which this seat may join the one just played, its colour before white
    (KP-44)."""
    keyples = state.players[seat].keyples
    first = state.boards[state.turn.board].fields[state.turn.spot][0].counts_as
    allowed = (first, WHITE) if first != WHITE else (WHITE,)
    return [colour for colour in allowed if colour in keyples]


def anyone_can_join(state: State) -> bool:
    return any(seat != state.turn.seat and joiners(state, seat) for seat in range(len(state.players)))


def is_plain_gain(state: State) -> bool:
    """Return whether the place of this move simply gives a resource (KP-67)."""
    turn = state.turn
    return turn.board != OWN and field_of(state, turn.board, turn.spot).work == "gain"


def take_from_supply(state: State, seat: Seat, good: str, count: int) -> int:
    """Take up to `count` goods from the supply; missing ones are lost (KP-106)."""
    return move_up_to(state.supply, state.players[seat].goods, good, count)


def claimed_board(state: State, seat: Seat) -> int | None:
    for number, board in enumerate(state.boards):
        if board.keyper == seat:
            return number
    return None


def visible(player: Player, tile: str) -> int | None:
    """Return the plot where this tile is on top."""
    for number, plot in enumerate(player.plots):
        if plot.tile == tile:
            return number
    return None


def side_at_work(state: State) -> Side | None:
    """Return the tile side on the player's own plot where this move works; None on fields and bare plots."""
    turn = state.turn
    if turn.board != OWN:
        return None
    plot = state.players[turn.seat].plots[turn.spot]
    return state.content.tiles[plot.tile].side(plot.upgraded) if plot.tile else None


def exchanges_here(state: State) -> tuple[tuple[Exchange, ...], bool]:
    """Return the exchanges of the current field or tile, and whether each is allowed once per action."""
    turn = state.turn
    if turn.board == OWN:
        side = side_at_work(state)
        return (side.exchanges, side.each_once) if side else ((), False)
    exchange = field_of(state, turn.board, turn.spot).exchange
    return (exchange,) if exchange else (), False


class BoatPowers(NamedTuple):
    points: int = 0  # at each use (KP-170)
    sold_for_bonus: int = 0  # a shipping point for every this many sold; 0: none (KP-172)
    extra: int = 0  # actions at each use (KP-186)


def boat_powers(content: Content, player: Player) -> BoatPowers:
    """Return what all tiles of a player add to the use of a boat."""
    powers = _boat_tiles(content)
    found = [powers[plot.tile][plot.upgraded] for plot in player.plots if plot.tile in powers]
    return BoatPowers(*(sum(power) for power in zip(*found, strict=True))) if found else _NO_BOAT_POWERS


@derived
def _boat_tiles(content: Content) -> dict[str, tuple[BoatPowers, BoatPowers]]:
    """Return both sides of the tiles with boat powers. Boats are used often, and few plots hold such a
    tile."""
    sides = {
        tile.id: (_boat_powers_of(tile.basic), _boat_powers_of(tile.upgraded))
        for tile in content.tiles.values()
    }
    return {tile: both for tile, both in sides.items() if any(map(any, both))}


def _boat_powers_of(side: Side) -> BoatPowers:
    powers = BoatPowers()
    for power in side.powers:
        match power:
            case BoatPoints(points):
                powers = powers._replace(points=points)
            case SaleBonus(every):
                powers = powers._replace(sold_for_bonus=every)
            case BoatActions(extra):
                powers = powers._replace(extra=extra)
            case Exchange() | Construct() | Improve() | FreeBuilds():
                pass
            case _:
                assert_never(power)
    return powers


_NO_BOAT_POWERS = BoatPowers()


def has_too_many(content: Content, keyples: Pieces, seats: int) -> bool:
    """Return whether more keyples have come home than a team may have (KP-134)."""
    return total(keyples) > content.team_limit[seats]


def errand_of(state: State, seat: Seat) -> Errand:
    return next(errand for errand in state.errands if errand.seat == seat)


def all_decide(state: State) -> AllDecide | None:
    """Return the current stage if all players decide at the same time."""
    match state.stage:
        case "fairs" | "housing" | "fold" | "surplus":
            return state.stage
        case "turn" | "turn+order" | "keyp" | "where" | "boat" | "partner" | "confirm" | "ended":
            return None
        case "join" | "join+order" | "joined" | "declined" | "lay" | "lay-count":
            return None
        case "work" | "get" | "plot" | "pay" | "over":
            return None
        case "inviting" | "begin-work" | "next-worker" | "turn-done" | "season-end" | "housing-begins":
            return None
        case _:
            assert_never(state.stage)
