"""Laying the map: each seat in turn lays the field it drew and one of its cottages (KT-25 to KT-30)."""

from __future__ import annotations

from engine.core.lattice import WIDTH, Place, reading_order
from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, At, Cottage, End, Lay
from engine.keythedral.content import DWELLINGS, NUMBERS
from engine.keythedral.say import cell_text, dwelling_text, field_text, site_text, told
from engine.keythedral.state import Draft, State
from engine.keythedral.steps.rounds import begin_round, turn_up
from engine.keythedral.table import vacant_sites


def go_on(state: State, tell: Tell) -> None:
    """Draw the next field, or begin round 1 when the stack is empty."""
    if state.laid == DWELLINGS * len(state.players):
        state.drawn = -1
        turn_up(state, 1, tell)  # KT-30
        begin_round(state, tell)
        return
    state.turn = (state.start + state.laid) % len(state.players)
    state.drawn = draw_field(state)
    state.asking = "lay"
    told(tell, "keythedral-drew", state.turn, reveals=True, field=field_text(state.drawn))  # KT-29


def draw_field(state: State) -> int:
    at = state.rng.below(sum(state.stack))
    for kind, count in enumerate(state.stack):
        at -= count
        if at < 0:
            state.stack[kind] -= 1
            return kind
    raise AssertionError("the stack was empty")


def choices(state: State, seat: Seat, draft: Draft) -> list[Action]:
    if not draft.verb:
        return [Lay(seat, cell) for cell in open_cells(state)]
    if draft.verb == "field":
        sites = state.players[seat].sites
        return [Cottage(seat, number) for number in NUMBERS if not sites[number - 1]]
    return [At(seat, site) for site in vacant_sites(state)]


def open_cells(state: State) -> list[Place]:
    """Empty cells that share a side with a field or a dwelling (KT-26, KT-27)."""
    found = set[Place]()
    for cell in state.fields:
        found.update((cell - WIDTH, cell - 1, cell + 1, cell + WIDTH))
    for site in state.dwellings:
        found.update((site, site + WIDTH, site + 1, site + WIDTH + 1))
    found.difference_update(state.fields)
    return sorted(found, key=reading_order)


def pick(state: State, draft: Draft, action: Action) -> None:
    match action:
        case Lay(_, cell):
            state.fields[cell] = state.drawn
            draft.verb, draft.spot = "field", cell
        case Cottage(_, number):
            draft.verb, draft.number = "cottage", number
        case At(seat, site):
            state.players[seat].sites[draft.number - 1] = site
            state.dwellings[site] = seat * DWELLINGS + draft.number - 1
            draft.ready = True


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    seat = action.seat
    site = state.players[seat].sites[draft.number - 1]
    told(
        tell,
        "keythedral-laid",
        seat,
        field=field_text(state.drawn),
        cell=cell_text(draft.spot),
        dwelling=dwelling_text(seat, draft.number, False),
        site=site_text(site),
    )
    state.laid += 1
    state.asking = ""
