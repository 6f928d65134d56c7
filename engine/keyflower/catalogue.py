"""Descriptions of the pieces, made from their numbers, and the place of each piece."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Text, Who, text
from engine.keyflower.content.box import Content
from engine.keyflower.names import contract_key, extension_key, is_spoken, tile_help, tile_name
from engine.keyflower.view import SeatView, TileView, View


def catalogue(content: Content) -> Mapping[str, Text]:
    """Return descriptions by name key, for pieces without a message of their own that is true of this set."""
    fulfilled = text("keyflower-about-contract", points=content.contract_points)
    return {
        **{contract_key(one): fulfilled for one in content.contracts},
        **{extension_key(one): text("keyflower-about-extension") for one in content.extensions},
        **{
            tile_name(one).key: tile_help(content, one)
            for one in content.hexes
            if not is_spoken(content, one)
        },
    }


def where_is(view: View) -> dict[str, Text]:
    """Return the place of each piece by name key; a piece that the reader cannot know is left out."""
    found = {tile_name(tile.id).key: text("keyflower-at-middle") for tile in (*view.tiles, *view.orders)}
    for boat in view.boats:
        taken = None if boat.taken_by is None else text("keyflower-at-boat-taken", who=Who(boat.taken_by))
        found[tile_name(boat.id).key] = taken or text("keyflower-at-boat")
    found |= {contract_key(one): text("keyflower-at-row") for one in view.contract_row if one}
    found |= {extension_key(one): text("keyflower-at-supply") for one in view.extensions}
    for seat in view.seats:
        found |= _of(view.content, seat)
    return found


def _of(content: Content, seat: SeatView) -> dict[str, Text]:
    who, found = Who(seat.seat), dict[str, Text]()
    lying = (("village", seat.village), ("beside", seat.beside), ("to-place", seat.to_place))  # OP-11
    for where, tiles in lying:
        for tile in tiles:
            found[tile_name(tile.id).key] = _lies(content, where, tile, who)
    for tile in seat.village:
        if tile.extension:
            found[extension_key(tile.extension)] = text("keyflower-at-tile", tile=tile_name(tile.id), who=who)
    for hand in (seat.screen, seat.front, seat.known):
        if hand is not None:
            found |= {contract_key(one): text("keyflower-at-hand", who=who) for one in hand.contracts}
    if seat.screen is not None:
        found |= {tile_name(one).key: text("keyflower-at-hand", who=who) for one in seat.screen.winter}
    return found


def _lies(content: Content, where: str, tile: TileView, who: Who) -> Text:
    """Return where a tile lies, with the side that is up if the piece has two."""
    printed = content.tiles.get(tile.id)
    if tile.side:
        return text(f"keyflower-at-{where}-side", who=who, side=tile.side)
    if printed is None or printed.upgraded is None:
        return text(f"keyflower-at-{where}-only", who=who)
    return text(f"keyflower-at-{where}-upgraded" if tile.upgraded else f"keyflower-at-{where}", who=who)
