"""Pieces whose number no move changes."""

from __future__ import annotations

from engine.core.pieces import Pieces, merge, put, total
from engine.core.text import Seat, Text
from engine.keyper.names import tile_name
from engine.keyper.state import NOBODY, Keyple, State


def conserved(state: State) -> dict[str, int]:
    """Return the number of all pieces, wherever they are: resources, keyples by colour, keypers, tiles,
    fairs, boats."""
    totals = dict(state.supply)
    for player in state.players:
        merge(totals, player.goods)
        for area in (player.keyples, player.standing, player.lying):
            merge(totals, {f"keyple:{colour}": count for colour, count in area.items()})
        put(totals, "keyper", int(player.keyper))
        put(totals, "fair", len(player.fairs) + sum(not held.side for held in player.held))
        held_tiles = (
            len(player.tiles) + len(player.winter_fairs) + sum(bool(held.side) for held in player.held)
        )
        put(totals, "tile", held_tiles)
        for plot in player.plots:
            put(totals, "tile", bool(plot.tile) + bool(plot.covered))
            _count(plot.keyples, totals)
    for board in state.boards:
        put(totals, "keyper", int(board.keyper != NOBODY))
        put(totals, "boat", bool(board.boat))
        for spot in board.fields:
            _count(spot, totals)
    put(totals, "boat", len(state.boats) + len(state.boats_aside))
    put(totals, "tile", len(state.shown) + len(state.bag) + len(state.aside) + len(state.discard))
    put(totals, "fair", len(state.fairs_out))
    if state.turn.colour and state.turn.spot == NOBODY:  # in hand
        put(totals, f"keyple:{state.turn.colour}")
    return totals


def keyples_of(state: State, seat: Seat) -> int:
    """Return a seat's keyples: in its keyp area, on its keyp tile and on its board."""
    player = state.players[seat]
    on_board = sum(len(plot.keyples) for plot in player.plots)
    return sum(total(area) for area in (player.keyples, player.standing, player.lying)) + on_board


def built_by(state: State, seat: Seat) -> list[Text]:
    """Return the tiles on a seat's board, except for home tiles, which every player has from the start."""
    home = {tile.id for tile in state.content.home_tiles}
    tiles = (plot.tile for plot in state.players[seat].plots)
    return [tile_name(tile) for tile in tiles if tile and tile not in home]


def _count(keyples: list[Keyple], totals: Pieces) -> None:
    for keyple in keyples:
        put(totals, f"keyple:{keyple.colour}")
