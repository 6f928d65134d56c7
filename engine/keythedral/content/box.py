"""One box of Keythedral: everything that is printed, as one value. Games reach theirs as `state.content` and
`view.content`, so nothing outside of this folder reads a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest

from msgspec import structs

from engine.core import content
from engine.core.content import Sets
from engine.keythedral.content import house, pieces, seats
from engine.keythedral.content.cards import LAWS
from engine.keythedral.content.faults import faults_of_cost
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
    """Everything that is printed, as one value: what a game was begun with it is played with to its end."""

    tiles: tuple[Tile, ...]  # by the places under which saves name them
    seats: tuple[tuple[int, ...], ...]  # by number: the places of the building tiles that are played with
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
        """By phase, the cards for which the window at its start opens (KT-99)."""
        return {
            1: self._played_at("start-1"),
            2: self._played_at("start-2"),
            3: self._played_at("start-3"),
            5: self._played_at("start-5"),
        }

    @cached_property
    def at_once(self) -> frozenset[Card]:
        """Under the literal reading these must be played when they are procured, if they can be (KT-94)."""
        return frozenset(law.number for law in self.laws if law.concerns_others and "any" in law.timing)

    @cached_property
    def typical_costs(self) -> tuple[tuple[float, ...], ...]:
        """By number, how many cubes of each kind its seats ask for on average."""
        return tuple(
            tuple(sum(self.tiles[at].cost[kind] for at in places) / len(places) for kind in EVERY_KIND)
            for places in self.seats
        )

    @cached_property
    def costs_to_come(self) -> tuple[tuple[tuple[float, ...], ...], ...]:
        """By edition and number, how many cubes of each kind the seats of all higher numbers ask for."""
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


_FIRST = _content(seats.FIRST_SEATS)
NEWEST = _content(seats.NEWEST_SEATS)


def _faults(box: Content) -> Iterator[str]:
    """Why nobody has such a box: all but the prices of seats is known, and those keep to KT-56."""
    ours = next((one for one in (_FIRST, NEWEST) if one.seats == box.seats), NEWEST)
    if structs.replace(box, name="", tiles=ours.tiles) != ours:
        yield "these printed values differ from the box in something else than what seats cost"
        return
    played = {at for places in ours.seats for at in places}
    for at, (tile, known) in enumerate(zip_longest(box.tiles, ours.tiles)):
        if tile is None or known is None or structs.replace(tile, cost=known.cost) != known:
            yield "these printed values have other seats than the 34 of the box (KT-15)"
            return
        if at in played:
            yield from faults_of_cost(tile)
        elif tile != known:
            yield f"seat {tile.id} of older games keeps its price"


SETS = Sets(Content, {1: _FIRST, 2: NEWEST, 3: NEWEST, 4: NEWEST, 5: NEWEST}, _faults)
