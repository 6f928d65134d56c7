"""What is printed, put together: one set for the first rulings, one for all since (KT-57)."""

from __future__ import annotations

from engine.core.content import Sets
from engine.keythedral.content import house, pieces, seats
from engine.keythedral.content.laws import LAWS
from engine.keythedral.content.shapes import Content


def _content(tiles_played: tuple[tuple[int, ...], ...]) -> Content:
    return Content(
        tiles=house.TILES,
        seats=tiles_played,
        editions=(seats.FIRST, seats.SECOND),
        laws=LAWS,
        cubes=pieces.CUBES,
        cube_values=pieces.CUBE_VALUES,
        field_tiles=pieces.FIELD_TILES,
        start_fields=pieces.START_FIELDS,
        start_fields_for_two=pieces.START_FIELDS_FOR_TWO,
        keythedral=pieces.KEYTHEDRAL,
        workers=pieces.WORKERS,
        fences=pieces.FENCES,
        cottage_workers=pieces.COTTAGE_WORKERS,
        house_workers=pieces.HOUSE_WORKERS,
        house_cost=pieces.HOUSE_COST,
        fence_cost=pieces.FENCE_COST,
        unfence_cost=pieces.UNFENCE_COST,
        trade_cost=pieces.TRADE_COST,
        law_cost=pieces.LAW_COST,
        bargain_gets=pieces.BARGAIN_GETS,
        craftsmen=pieces.CRAFTSMEN,
        quiet_rounds=house.QUIET_ROUNDS,
        last_round=house.LAST_ROUND,
    )


_FIRST = _content(seats.FIRST_SEATS)
NEWEST = _content(seats.NEWEST_SEATS)
SETS = Sets(Content, {1: _FIRST, 2: NEWEST, 3: NEWEST, 4: NEWEST, 5: NEWEST})
