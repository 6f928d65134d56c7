"""Phase 2: the harvest, as far as the store reaches (KT-41 to KT-43, KT-115, KT-128, KT-143)."""

from __future__ import annotations

from engine.core.lattice import Place
from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, End, Take
from engine.keythedral.content import DWELLINGS, RESOURCES, laws
from engine.keythedral.laws.windows import open_start
from engine.keythedral.say import cubes_text, kinds_text, told
from engine.keythedral.state import NOBODY, Draft, State
from engine.keythedral.steps.rounds import begin_phase
from engine.keythedral.table import force


def go_on(state: State, tell: Tell) -> None:
    if not state.opened:
        open_start(state, 2)
        return
    seats = len(state.players)
    while state.harvested < seats:
        seat = (state.start + state.harvested) % seats
        state.harvested += 1
        state.taking = collect(state, seat, tell)
        if state.taking and free_kinds(state):
            state.turn, state.asking = seat, "take"
            return
        tell_lost(state, seat, tell)
    over = (laws.UNEXPECTED_HARVEST, laws.DOUBLE_PRODUCTION, laws.GOOD_HARVEST, laws.POOR_HARVEST)
    state.forces = [one for one in state.forces if one.card not in over]
    state.taking = 0
    state.acting = NOBODY
    begin_phase(state, "spend")


def collect(state: State, seat: Seat, tell: Tell) -> int:
    """Give a seat what its workers earn; how many cubes of free choice it may take besides."""
    player, free = state.players[seat], 0
    owed = [0] * 8
    choice = force(state, laws.UNEXPECTED_HARVEST)
    for cell, dwelling in state.workers.items():
        if dwelling // DWELLINGS != seat:
            continue
        kind = state.fields[cell]
        if choice is not None and choice.seat == seat and choice.aim == kind:
            free += factor(state, seat, cell, kind)
        else:
            owed[kind] += factor(state, seat, cell, kind)
    taken = [min(owed[kind], state.store[kind]) for kind in RESOURCES]  # KT-42
    for kind in RESOURCES:
        state.store[kind] -= taken[kind]
        player.cubes[kind] += taken[kind]
    if any(owed) or not free:
        told(tell, "keythedral-collected", seat, cubes=cubes_text(taken))
    missed = [owed[kind] - taken[kind] for kind in RESOURCES]
    if any(missed):
        told(tell, "keythedral-harvest-failed", seat, touches=(seat,), cubes=cubes_text(missed))
    return free


def factor(state: State, seat: Seat, cell: Place, kind: int) -> int:
    """How many cubes one worker earns on this field (KT-128)."""
    times = 1
    for one in state.forces:
        if one.card == laws.POOR_HARVEST and one.aim == kind:
            return 0
        if one.card == laws.GOOD_HARVEST and one.aim == kind:
            times *= 2
        elif one.card == laws.DOUBLE_PRODUCTION and one.seat == seat:
            times *= 2 if one.aim == (cell if state.rules.single_field else kind) else 1
    return times


def free_kinds(state: State) -> list[int]:
    """What the store can give by free choice; a poor harvest bars its kind (KT-126)."""
    barred = force(state, laws.POOR_HARVEST)
    return [kind for kind in RESOURCES if state.store[kind] and (barred is None or barred.aim != kind)]


def choices(state: State, seat: Seat, _draft: Draft) -> list[Action]:
    return [Take(seat, kind) for kind in free_kinds(state)]


def pick(state: State, draft: Draft, action: Action) -> None:
    match action:
        case Take(seat, kind):
            state.store[kind] -= 1
            state.players[seat].cubes[kind] += 1
            state.taking -= 1
            draft.kinds.append(kind)
            draft.ready = not state.taking or not free_kinds(state)


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    told(tell, "keythedral-chose-harvest", action.seat, cubes=kinds_text(draft.kinds))
    tell_lost(state, action.seat, tell)
    state.taking = 0
    state.asking = ""


def tell_lost(state: State, seat: Seat, tell: Tell) -> None:
    """Cubes of free choice for which the store has nothing left (KT-143)."""
    if state.taking:
        told(tell, "keythedral-choice-failed", seat, touches=(seat,), count=state.taking)
