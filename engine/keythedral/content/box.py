"""All printed values of one box of Keythedral, as one value.

Games read theirs as `state.content` and `view.content`, and nothing outside this folder reads a table.
"""

from __future__ import annotations

from functools import cached_property

from engine.core import content
from engine.keythedral.content import house, pieces, seats
from engine.keythedral.content.cards import LAWS
from engine.keythedral.content.shapes import (
    EVERY_KIND,
    NUMBERS,
    Card,
    Craftsman,
    Cubes,
    Edition,
    Kind,
    Law,
    Moment,
    Tile,
)


class Content(content.Content, frozen=True):
    """All printed values, as one value; a game keeps the values it started with to its end."""

    tiles: tuple[Tile, ...]  # by the positions under which saves name them
    seats: tuple[tuple[int, ...], ...]  # by number: the positions of the building tiles in use
    editions: tuple[Edition, Edition]
    laws: tuple[Law, ...]  # in the order of their numbers
    cubes: Cubes
    cube_values: Cubes
    field_tiles: tuple[tuple[int, ...], ...]  # by number, how many of each type
    start_fields: tuple[tuple[tuple[int, int], Kind], ...]
    start_fields_for_two: tuple[tuple[tuple[int, int], Kind], ...]
    keythedral: tuple[int, int]
    workers: int
    fences: int
    cottage_workers: int
    house_workers: int
    house_cost: tuple[Kind, ...]
    fence_cost: tuple[Kind, ...]
    unfence_cost: tuple[Kind, ...]
    trade_cost: int
    law_cost: int
    bargain_gets: int
    craftsmen: tuple[Craftsman, ...]
    quiet_rounds: int
    last_round: int

    def law(self, card: Card) -> Law:
        return self.laws[card - 1]

    @cached_property
    def opened_for(self) -> dict[int, frozenset[Card]]:
        """The cards for which the window at the start of each phase opens (KT-99)."""
        return {
            1: self._played_at("start-1"),
            2: self._played_at("start-2"),
            3: self._played_at("start-3"),
            5: self._played_at("start-5"),
        }

    @cached_property
    def at_once(self) -> frozenset[Card]:
        """The cards that the literal reading requires to be played when procured, if possible (KT-94)."""
        return frozenset(law.number for law in self.laws if law.concerns_others and "any" in law.timing)

    @cached_property
    def typical_costs(self) -> tuple[tuple[float, ...], ...]:
        """The average number of cubes of each kind that seats ask for, by number."""
        return tuple(
            tuple(sum(self.tiles[at].cost[kind] for at in places) / len(places) for kind in EVERY_KIND)
            for places in self.seats
        )

    @cached_property
    def costs_to_come(self) -> tuple[tuple[tuple[float, ...], ...], ...]:
        """The cubes of each kind that the seats of all higher numbers ask for, by edition and number."""
        return tuple(
            tuple(
                tuple(
                    sum(
                        edition.placed[later - 1] * self.typical_costs[later - 1][kind]
                        for later in NUMBERS[number:]
                    )
                    for kind in EVERY_KIND
                )
                for number in (0, *NUMBERS)
            )
            for edition in self.editions
        )

    def _played_at(self, moment: Moment) -> frozenset[Card]:
        return frozenset(law.number for law in self.laws if moment in law.timing)


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


OLDEST = _content(seats.FIRST_SEATS)
"""The values of games that started under the first rulings."""
NEWEST = _content(seats.NEWEST_SEATS)
