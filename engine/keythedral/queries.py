"""Look-ups in a position that several steps share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.lattice import WIDTH, Place, cell_of, cells_beside_site, reading_order, site_of
from engine.core.text import Seat, Text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import (
    CRAFTS,
    EVERY_KIND,
    NUMBERS,
    RESOURCES,
    Card,
    Cubes,
    Dwelling,
    Edition,
    Kind,
    number_on,
    owner_of,
)
from engine.keythedral.names import (
    dwelling_text,
    fence_text,
    field_at_text,
    slot_text,
)
from engine.keythedral.state import FACE_DOWN, NO_SLOT, Force, Stage, State


def phase_of(stage: Stage) -> int:
    """Return the phase of the round (KT-31) of a stage; 0 is none. Phase 4 asks no questions."""
    match stage:
        case "work":
            return 1
        case "harvest":
            return 2
        case "spend":
            return 3
        case "auction":
            return 5
        case "lay" | "over":
            return 0
        case _:
            assert_never(stage)


def edition(state: State) -> Edition:
    return state.content.editions[state.rules.second_edition]


def force(state: State, card: Card) -> Force | None:
    """Return the law if it is in force."""
    for one in state.forces:
        if one.card == card:
            return one
    return None


def has_been_played(state: State, card: Card) -> bool:
    """Return whether all have seen this card leave a hand permanently, as far as the table shows (KT-105)."""
    if card in state.played or (state.law is not None and state.law.card == card):
        return True
    if card == laws.PRICE_INCREASE:
        return state.dearer != NO_SLOT
    return card == laws.PRICE_DECREASE and state.cheaper != NO_SLOT


def is_at_standstill(state: State) -> bool:
    """Return whether no seat was built in so many rounds that the table is asked whether to end (KT-149)."""
    return state.quiet > state.content.quiet_rounds


def may_build(state: State, seat: Seat) -> bool:
    """Return whether no moratorium bars this seat from houses (KT-119)."""
    ban = force(state, laws.MORATORIUM)
    return ban is None or ban.seat == seat


# the map


def open_fields(state: State, seat: Seat, number: int) -> list[Place]:
    """Return the fields open to a dwelling (KT-35), beyond fences only if they are broken (KT-116)."""
    site = state.players[seat].sites[number - 1]
    fields, workers, fences = state.fields, state.workers, state.fences
    if fences:
        broken = force(state, laws.BROKEN_FENCES)
        if broken is not None and broken.seat == seat:
            fences = {}
    return [
        cell
        for side, cell in enumerate(cells_beside_site(site))
        if cell in fields and cell not in workers and site * 4 + side not in fences
    ]


def is_enclosed(state: State, site: Place) -> bool:
    """Return whether every side that touches a field has a fence (KT-66)."""
    fields, fences = state.fields, state.fences
    return all(
        cell not in fields or site * 4 + side in fences for side, cell in enumerate(cells_beside_site(site))
    )


def _sites_touching_a_field(state: State) -> set[Place]:
    found = set[Place]()
    for cell in state.fields:
        found.update((cell - WIDTH - 1, cell - 1, cell - WIDTH, cell))
    return found


def vacant_sites(state: State) -> list[Place]:
    """Return the sites for a cottage: empty, beside a field, not the keythedral's (KT-28)."""
    found = _sites_touching_a_field(state)
    found.difference_update(state.dwellings)
    found.discard(state.keythedral)
    return sorted(found, key=reading_order)


def owner_beside(state: State, edge: int) -> tuple[Seat, ...]:
    """Return the seat whose dwelling a fence stands beside; none if it has moved away."""
    dwelling = state.dwellings.get(site_of(edge))
    return () if dwelling is None else (owner_of(dwelling),)


def dwelling_named(state: State, dwelling: Dwelling) -> Text:
    owner, number = owner_of(dwelling), number_on(dwelling)
    return dwelling_text(owner, number, state.players[owner].houses[number - 1])


def field_named(state: State, cell: Place) -> Text:
    """Return a field by its type and number."""
    return field_at_text(state.fields[cell], cell)


def workers_of(state: State, seat: Seat, number: int) -> int:
    """Return how many workers a dwelling sends (KT-36, KT-37)."""
    return (
        state.content.house_workers
        if state.players[seat].houses[number - 1]
        else state.content.cottage_workers
    )


def fence_named(state: State, side: int) -> Text:
    """Return where a fence stands or may stand: a common side of a site and a field."""
    dwelling = state.dwellings.get(site_of(side))
    named = None if dwelling is None else dwelling_named(state, dwelling)
    return fence_text(side, state.fields[cell_of(side)], named)


def cells_worked(state: State, seat: Seat) -> Iterator[Place]:
    """Return the fields on which a seat has a worker."""
    return (cell for cell, dwelling in state.workers.items() if owner_of(dwelling) == seat)


def fields_stacked(state: State) -> list[int]:
    """Return how many fields of each type are in the stack, which is public."""
    return [sum(pile[kind] for pile in state.stack.values()) for kind in RESOURCES]


def has_placing_left(state: State, seat: Seat) -> bool:
    """Return whether this seat still has a placing step in this phase 1 (KT-116)."""
    if state.stage != "work":
        return True
    if state.marker == len(NUMBERS):
        return False
    coming = {number for number in NUMBERS if number not in state.order[: state.marker]}
    if (seat - state.start - state.marker) % len(state.players) < state.step:
        coming -= set(state.order[state.marker : state.marker + 1])  # this seat has placed for this marker
    return bool(coming - {state.players[seat].early})  # KT-113


# the keythedral mat


def slots_on_sale(state: State) -> list[int]:
    """Return the slots whose tile may be bought now: the lowest number left (KT-51, KT-133)."""
    if state.number not in NUMBERS:
        return []
    slots = edition(state).slots_of[state.number - 1]
    return [slot for slot in slots if is_cost_side_up(state.mat[slot])]


def slots_cost_side_up(state: State) -> list[int]:
    return [slot for slot, tile in enumerate(state.mat) if is_cost_side_up(tile)]


def is_cost_side_up(tile: int) -> bool:
    """Return whether the tile on a slot is readable by all: neither face down nor sold."""
    return tile >= 0


def slot_number(state: State, slot: int) -> int:
    return edition(state).slot_numbers[slot]


def slot_key(state: State, slot: int) -> str:
    return edition(state).slots[slot]


def slot_named(state: State, slot: int) -> Text:
    return slot_text(slot_key(state, slot))


def cost_on(state: State, slot: int) -> Cubes:
    """Return the printed cost of the tile there."""
    return state.content.tiles[state.mat[slot]].cost


def face_down_of(state: State, number: int) -> int:
    """Return how many tiles of a number lie face down on the mat."""
    return sum(state.mat[slot] == FACE_DOWN for slot in edition(state).slots_of[number - 1])


# cubes and cards


def cards_to_draw(state: State) -> int:
    """Return how many cards are in the law deck, without those on the new-law spaces."""
    return len(state.deck) - sum(space == FACE_DOWN for space in state.spaces)


def kinds_held(cubes: Sequence[int]) -> list[Kind]:
    return [kind for kind in EVERY_KIND if cubes[kind]]


def resources_in(cubes: Sequence[int]) -> list[Kind]:
    return [kind for kind in RESOURCES if cubes[kind]]


def kinds_left(cubes: Sequence[int], named: Sequence[Kind]) -> list[Kind]:
    """Return the kinds of which a cube is left that has not been named yet."""
    return [kind for kind in EVERY_KIND if cubes[kind] > named.count(kind)]


def has_craft(state: State, craftsman: int) -> bool:
    """Return whether a craftsman's cube is available, unused or used (KT-72)."""
    return bool(state.stocks[craftsman] or state.store[CRAFTS[craftsman]])
