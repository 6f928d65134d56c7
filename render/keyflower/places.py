"""The marked pieces and places of Keyflower, and what lies there now."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.hexes import SIDES, Hex, neighbour
from engine.core.text import Say, Text, text
from engine.keyflower.names import contract_key, contract_name, extension_key, extension_name, tile_name
from engine.keyflower.numbering import cell_number
from engine.keyflower.view import SeatView, TileView, View
from render.keyflower.boats import spares
from render.keyflower.marks import mark_of
from render.keyflower.surroundings import placed, surroundings
from render.keyflower.text_board_tiles import boat_told, upon_told
from render.kit.phrases import semicolons
from render.kit.places import MarkedPlace
from render.kit.text import with_capital


def places(view: View) -> list[MarkedPlace]:
    found = [_tile(view, tile, "middle") for tile in view.tiles]
    found += [_tile(view, tile, "order") for tile in view.orders]
    for boat in (*(boat.id for boat in view.boats), *spares(view)):
        focus = f"boat:{boat}"
        found.append(
            MarkedPlace("boat", mark_of(view, focus), tile_name(boat), tile_name(boat).key, focus=focus)
        )
    for seat in view.seats:
        found += _village(view, seat)
    return [*found, *_merchants(view)]


def _tile(view: View, tile: TileView, sort: str, seat: int | None = None) -> MarkedPlace:
    name, focus = tile_name(tile.id), f"tile:{tile.id}"
    return MarkedPlace(sort, mark_of(view, focus), name, name.key, seat, focus=focus)


def _village(view: View, seat: SeatView) -> Iterator[MarkedPlace]:
    """Yield the tiles of a village by letter and by number, and the free places beside them by number."""
    for tile in seat.village:
        yield _tile(view, tile, "village", seat.seat)
        if tile.at is not None and (number := cell_number(tile.at)):
            name, focus = tile_name(tile.id), f"tile:{tile.id}"
            yield MarkedPlace("hex", str(number), name, name.key, seat.seat, focus=focus)
    for cell in sorted(seat.free_cells(), key=cell_number):
        number = cell_number(cell)
        name = text("keyflower-spot-hex", number=number)
        focus = f"cell:{cell.q},{cell.r}"
        yield MarkedPlace("hex", str(number), name, seat=seat.seat, focus=focus, is_unique=False)


def _merchants(view: View) -> Iterator[MarkedPlace]:
    for contract in (one for one in view.contract_row if one):
        focus = f"contract:{contract}"
        name = contract_name(view.content, contract)
        yield MarkedPlace("contract", mark_of(view, focus), name, contract_key(contract), focus=focus)
    for seat in view.seats:
        for contract in seat.front.contracts if seat.front is not None else ():
            focus = f"contract:{contract}"
            name = contract_name(view.content, contract)
            yield MarkedPlace(
                "contract", mark_of(view, focus), name, contract_key(contract), seat.seat, focus=focus
            )
    for extension in view.extensions:
        focus = f"extension:{extension}"
        name = extension_name(view.content, extension)
        yield MarkedPlace("extension", mark_of(view, focus), name, extension_key(extension), focus=focus)


def place_words(view: View, place: MarkedPlace, say: Say) -> list[str]:
    sort, _, name = place.focus.partition(":")
    if sort == "boat":
        return [boat_told(boat, view, say) for boat in view.boats if boat.id == name]
    if sort == "cell":
        q, r = map(int, name.split(","))
        return [_free(view, place.seat or 0, Hex(q, r), say)]
    if sort != "tile":
        return []
    for seat in view.seats:
        for tile in (one for one in seat.village if one.id == name):
            around = [say(part) for part in surroundings(view.content, tile, placed(seat))]
            roads = [f"{with_capital(semicolons(say, around))}."] if around else []
            return [line for line in (upon_told(view.content, tile, say), *roads) if line]
    there = (tile for tile in (*view.tiles, *view.orders) if tile.id == name)
    return [told for tile in there if (told := upon_told(view.content, tile, say))]


def _free(view: View, seat: int, cell: Hex, say: Say) -> str:
    """Return the tiles around a free hex of a village."""
    there = placed(view.seats[seat])
    sides = ((side, there.get(neighbour(cell, side))) for side in SIDES)
    around: tuple[Text, ...] = tuple(
        text("keyflower-spot-side", side=text(f"pictures-side-{side}"), tile=tile_name(tile.id))
        for side, tile in sides
        if tile is not None
    )
    return say(text("keyflower-spot-free", around=around))
