"""Differences between two views of the same reader, as focus strings that pictures can mark."""

from __future__ import annotations

from collections.abc import Iterator

from engine.keyflower.content.shapes import COLOURS, SKILLS
from engine.keyflower.view import SeatView, TileView, View
from render.keyflower.preview import preview
from render.kit.painter import differing


def changes(before: View, after: View) -> tuple[str, ...]:
    """Return changed pieces: first tiles built or upgraded, then tiles used.

    A new season replaces the middle and clears all workers, which counts as no change.
    """
    same_season = before.season == after.season
    workers = same_season and after.phase == "turns"
    before, after = preview(before), preview(after)
    found = differing(dict(_pieces(before, same_season, workers)), dict(_pieces(after, same_season, workers)))
    built = set(differing(dict(_built(before)), dict(_built(after))))
    used = set(differing(dict(_used(before)), dict(_used(after))))
    return tuple(sorted(found, key=lambda focus: (focus not in built, focus not in used)))


def _built(view: View) -> Iterator[tuple[str, object]]:
    for seat in view.seats:
        for tile in seat.village:
            yield f"tile:{tile.id}", (tile.upgraded, tile.extension)


def _used(view: View) -> Iterator[tuple[str, object]]:
    for tile in (*view.tiles, *(tile for seat in view.seats for tile in seat.village)):
        yield f"tile:{tile.id}", tile.users


def _pieces(view: View, middle: bool, workers: bool) -> Iterator[tuple[str, object]]:
    for seat in view.seats:
        yield from _of_seat(view, seat, workers)
    for contract in filter(None, view.contract_row):
        yield f"contract:{contract}", "row"
    yield "contract:hidden", view.contract_stack
    for extension in view.extensions:
        yield f"extension:{extension}", "table"
    if middle:
        for tile in (*view.tiles, *view.orders):
            yield f"tile:{tile.id}", _looks(tile, workers)
        for boat in view.boats:
            yield f"boat:{boat.id}", boat


def _of_seat(view: View, seat: SeatView, workers: bool) -> Iterator[tuple[str, object]]:
    """Yield the pieces of a seat.

    Every turn sends workers, so their number counts only for the reader's seat.
    """
    own = seat.seat == view.reader
    lying = (seat.front.skills, seat.front.contracts, own and seat.front.workers) if seat.front else ()
    yield f"seat:{seat.seat}", (seat.skills, seat.contracts, seat.start_player, own and seat.workers, lying)
    for tile in seat.village:
        yield f"tile:{tile.id}", (seat.seat, _looks(tile, workers))
    for tile in seat.to_place:
        yield f"tile:{tile.id}", (seat.seat, "to place")
    for tile in seat.beside:
        yield f"tile:{tile.id}", (seat.seat, "beside")
    if not own or seat.screen is None:
        return
    for kind in (*COLOURS, *SKILLS):
        yield f"screen:{kind}", seat.screen.workers.get(kind, 0) + seat.screen.skills.get(kind, 0)
    for contract in (*seat.screen.contracts, *(seat.front.contracts if seat.front else ())):
        yield f"contract:{contract}", "screen"
    for dealt in seat.screen.winter:
        yield f"tile:{dealt}", dealt in seat.screen.chosen


def _looks(tile: TileView, workers: bool) -> tuple[object, ...]:
    lasting = (tile.upgraded, tile.side, tile.goods, tile.extension, tile.cabins, tile.at, tile.rotation)
    return (*lasting, tile.bids, tile.users, tile.lying) if workers else lasting
