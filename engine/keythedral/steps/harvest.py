"""Phase 2: the harvest, as far as the store reaches (KT-41 to KT-43, KT-115, KT-128, KT-143)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.lattice import Place
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, Take
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import EVERY_KIND, KINDS, RESOURCES, Kind, owner_of
from engine.keythedral.laws.windows import open_start
from engine.keythedral.names import cubes_text, kind_text, kinds_text, told
from engine.keythedral.phrases import store_words
from engine.keythedral.queries import cells_worked, force
from engine.keythedral.state import NOBODY, QuestionKind, State
from engine.keythedral.steps.rounds import begin_phase
from engine.keythedral.supply import take

Picks: TypeAlias = Take

_OF_THIS_HARVEST = (
    laws.UNEXPECTED_HARVEST,
    laws.DOUBLE_PRODUCTION,
    laws.GOOD_HARVEST,
    laws.POOR_HARVEST,
)


def go_on(state: State, tell: Tell) -> None:
    if not state.opened:
        open_start(state)
        return
    seats = len(state.players)
    while state.harvested < seats:
        seat = (state.start + state.harvested) % seats
        state.harvested += 1
        state.taking = _collect(state, seat, tell)
        if state.taking and _free_kinds(state):
            state.turn, state.asking = seat, "take"
            return
        _tell_lost(state, seat, tell)
    state.forces = [one for one in state.forces if one.card not in _OF_THIS_HARVEST]
    state.taking = 0
    state.acting = NOBODY
    begin_phase(state, "spend")


def _collect(state: State, seat: Seat, tell: Tell) -> int:
    """Give a seat the cubes its workers earn; return how many cubes of free choice it may take as well."""
    player, free = state.players[seat], 0
    owed = [0 for _ in EVERY_KIND]
    choice = force(state, laws.UNEXPECTED_HARVEST)
    for cell in cells_worked(state, seat):
        kind = state.fields[cell]
        if choice is not None and choice.seat == seat and choice.aim == kind:
            free += _factor(state, seat, cell, kind)
        else:
            owed[kind] += _factor(state, seat, cell, kind)
    if free:
        state.asked_early = False  # a free choice cannot be foreseen (KT-99)
    taken = [min(owed[kind], state.store[kind]) for kind in RESOURCES]  # KT-42
    for kind in RESOURCES:
        state.store[kind] -= taken[kind]
        player.cubes[kind] += taken[kind]
    if any(owed) or not free:
        told(tell, "keythedral-collected", seat, touches=(seat,), cubes=cubes_text(taken))
    missed = [owed[kind] - taken[kind] for kind in RESOURCES]
    if any(missed):
        state.asked_early = False  # the first seats have received more (KT-99)
        told(tell, "keythedral-harvest-failed", seat, touches=(seat,), cubes=cubes_text(missed))
    return free


def is_as_foreseen(state: State) -> bool:
    """Return whether, as things stand, no seat will be short of cubes or choose freely (KT-99)."""
    owed, choice = [0 for _ in EVERY_KIND], force(state, laws.UNEXPECTED_HARVEST)
    for cell, dwelling in state.workers.items():
        seat, kind = owner_of(dwelling), state.fields[cell]
        due = _factor(state, seat, cell, kind)
        if due and choice is not None and choice.seat == seat and choice.aim == kind:
            return False
        owed[kind] += due
    return all(owed[kind] <= state.store[kind] for kind in RESOURCES)


def _factor(state: State, seat: Seat, cell: Place, kind: Kind) -> int:
    """Return how many cubes one worker earns on this field (KT-128)."""
    times = 1
    for one in state.forces:
        if one.card == laws.POOR_HARVEST and one.aim == kind:
            return 0
        if one.card == laws.GOOD_HARVEST and one.aim == kind:
            times *= 2
        elif one.card == laws.DOUBLE_PRODUCTION and one.seat == seat:
            times *= 2 if one.aim == (cell if state.rules.single_field else kind) else 1
    return times


def _free_kinds(state: State) -> list[Kind]:
    """Return the kinds the store can give by free choice; a poor harvest bars its kind (KT-126)."""
    barred = force(state, laws.POOR_HARVEST)
    return [kind for kind in RESOURCES if state.store[kind] and (barred is None or barred.aim != kind)]


def choices(state: State, seat: Seat) -> list[Action]:
    return [Take(seat, kind) for kind in _free_kinds(state)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    return "take", text("keythedral-ask-take", count=state.taking)


def option(state: State, pick: Picks) -> Option[Action]:
    kind, focus = KINDS[pick.kind], store_words(pick.kind)
    return Option(pick, f"take {kind}", (kind_text(pick.kind),), focus, phrase=Phrase((focus,)))


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    take(state, pick.seat, pick.kind)
    state.taking -= 1
    draft.kinds.append(pick.kind)
    draft.ready = not state.taking or not _free_kinds(state)


def end(state: State, seat: Seat, tell: Tell) -> None:
    draft = state.players[seat].take_draft()
    told(tell, "keythedral-chose-harvest", seat, cubes=kinds_text(draft.kinds))
    _tell_lost(state, seat, tell)
    state.taking = 0
    state.asking = ""


def _tell_lost(state: State, seat: Seat, tell: Tell) -> None:
    """Announce cubes of free choice that the store cannot give (KT-143)."""
    if state.taking:
        told(tell, "keythedral-choice-failed", seat, touches=(seat,), count=state.taking)
