"""Plain questions about the table that several steps ask."""

from __future__ import annotations

from engine.core.lattice import WIDTH, Place, cells_beside_site, reading_order
from engine.core.text import Seat
from engine.keythedral.content import (
    FIRST,
    NUMBERS,
    RESOURCES,
    SECOND,
    SLOT_NUMBERS,
    SLOTS_OF,
    Edition,
    laws,
)
from engine.keythedral.state import NOBODY, Force, State


def edition(state: State) -> Edition:
    return SECOND if state.rules.second_edition else FIRST


def force(state: State, card: int) -> Force | None:
    """The law in force, if it is."""
    for one in state.forces:
        if one.card == card:
            return one
    return None


def has_been_played(state: State, card: int) -> bool:
    """Whether everybody has seen this card leave a hand for good, as far as the table shows (KT-105)."""
    if card in state.played or (state.law is not None and state.law.card == card):
        return True
    if card == laws.PRICE_INCREASE:
        return state.dearer != NOBODY
    return card == laws.PRICE_DECREASE and state.cheaper != NOBODY


def open_fields(state: State, seat: Seat, number: int) -> list[Place]:
    """Fields open to a dwelling (KT-35), unless broken fences let its workers through (KT-116)."""
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
    """Whether every side that touches a field carries a fence (KT-66)."""
    fields, fences = state.fields, state.fences
    return all(
        cell not in fields or site * 4 + side in fences for side, cell in enumerate(cells_beside_site(site))
    )


def sites_touching_a_field(state: State) -> set[Place]:
    found = set[Place]()
    for cell in state.fields:
        found.update((cell - WIDTH - 1, cell - 1, cell - WIDTH, cell))
    return found


def vacant_sites(state: State) -> list[Place]:
    """Sites for a cottage: empty, beside a field, not the keythedral's (KT-28)."""
    found = sites_touching_a_field(state)
    found.difference_update(state.dwellings)
    found.discard(state.keythedral)
    return sorted(found, key=reading_order)


def slots_on_sale(state: State) -> list[int]:
    """Slots whose tile may be bought now: the lowest number left (KT-51, KT-133)."""
    if not 1 <= state.number <= 5:
        return []
    return [slot for slot in SLOTS_OF[state.rules.second_edition][state.number - 1] if state.mat[slot] >= 0]


def slots_cost_side_up(state: State) -> list[int]:
    return [slot for slot, tile in enumerate(state.mat) if tile >= 0]


def number_of(state: State, slot: int) -> int:
    return SLOT_NUMBERS[state.rules.second_edition][slot]


def face_down_of(state: State, number: int) -> int:
    """How many tiles of a number lie face down on the mat."""
    return sum(state.mat[slot] == -1 for slot in SLOTS_OF[state.rules.second_edition][number - 1])


def cards_to_draw(state: State) -> int:
    """How many cards the law deck still holds, those on the new-law spaces not counted."""
    return len(state.deck) - sum(space == -1 for space in state.spaces)


def may_build(state: State, seat: Seat) -> bool:
    """Whether no moratorium bars this seat from houses (KT-119)."""
    ban = force(state, laws.MORATORIUM)
    return ban is None or ban.seat == seat


def kinds_held(cubes: list[int]) -> list[int]:
    return [kind for kind in range(8) if cubes[kind]]


def resources_in(cubes: list[int]) -> list[int]:
    return [kind for kind in RESOURCES if cubes[kind]]


def has_placing_left(state: State, seat: Seat) -> bool:
    """Whether this seat still has a placing step in this phase 1 (KT-116)."""
    if state.stage != "work":
        return True
    if state.marker == len(NUMBERS):
        return False
    coming = {number for number in NUMBERS if number not in state.order[: state.marker]}
    if (seat - state.start - state.marker) % len(state.players) < state.step:
        coming -= set(state.order[state.marker : state.marker + 1])  # this seat has placed for this marker
    return bool(coming - {state.players[seat].early})  # KT-113
