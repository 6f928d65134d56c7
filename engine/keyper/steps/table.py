"""Small questions about the table that several phases ask."""

from __future__ import annotations

from engine.core.pieces import Pieces, move_up_to
from engine.core.text import Seat
from engine.keyper.content.board import DISPLAY_FIELDS
from engine.keyper.content.goods import COLOURS, SEASONS, WHITE
from engine.keyper.content.pieces import Field
from engine.keyper.content.tiles import TILES
from engine.keyper.state import OWN, Keyple, Player, State


def season_of(state: State) -> str:
    return SEASONS[state.season]


def field_of(state: State, board: int, spot: int) -> Field:
    return DISPLAY_FIELDS[state.boards[board].display][spot]


def keyples_at(state: State, seat: Seat, board: int, spot: int) -> list[Keyple]:
    if board == OWN:
        return state.players[seat].plots[spot].keyples
    return state.boards[board].fields[spot]


def has_piece(player: Player) -> bool:
    return player.keyper or bool(player.keyples)


def fits(colour: str, partner: Keyple) -> bool:
    """KP-44, KP-48: the same colour or white may join."""
    return colour == WHITE or colour == partner.counts_as


def colours_in(keyples: Pieces) -> list[str]:
    """The colours there are, in table order."""
    return [colour for colour in COLOURS if colour in keyples]


def take_from_supply(state: State, seat: Seat, good: str, count: int) -> int:
    """KP-106: what is not there is not received."""
    return move_up_to(state.supply, state.players[seat].goods, good, count)


def claimed_board(state: State, seat: Seat) -> int | None:
    for number, board in enumerate(state.boards):
        if board.keyper == seat:
            return number
    return None


def visible(player: Player, tile: str) -> int | None:
    """The plot where this tile lies on top."""
    for number, plot in enumerate(player.plots):
        if plot.tile == tile:
            return number
    return None


def boat_powers(player: Player) -> tuple[int, int, int]:
    """Seafarer's points per use, sales per bonus point (0: none), extra actions: KP-170, KP-172, KP-186."""
    points = per_bonus = extra = 0
    for plot in player.plots:
        if plot.tile in _BOAT_TILES:
            side = TILES[plot.tile].side(plot.upgraded)
            points += side.points_per_boat_use
            per_bonus = side.bonus_per_sold or per_bonus
            extra += side.extra_boat_actions
    return points, per_bonus, extra


_BOAT_TILES = frozenset(
    tile.id
    for tile in TILES.values()
    if tile.upgraded.points_per_boat_use or tile.upgraded.bonus_per_sold or tile.upgraded.extra_boat_actions
)
