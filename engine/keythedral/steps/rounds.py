"""Steps between phases: new round, seats turned up, taking back, the end (KT-30 to KT-32, KT-78 to KT-80)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import text
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.names import cubes_text, told
from engine.keythedral.queries import cards_to_draw, cost_on, edition, slot_named, slots_on_sale
from engine.keythedral.state import FACE_DOWN, NO_LAW, NOBODY, Stage, State
from engine.keythedral.supply import fill_space, show_tile


def begin_round(state: State, tell: Tell) -> None:
    state.round += 1
    state.order = []
    state.marker = state.step = 0
    state.sending, state.sent = [], []
    state.auction = None
    for player in state.players:
        player.early = 0
        player.procured = player.passed = False
    begin_phase(state, "work")
    told(tell, "keythedral-round", state.start, round=state.round)
    if state.rules.rulings > 1:
        _count_quiet_round(state, tell)


def _count_quiet_round(state: State, tell: Tell) -> None:
    """Ask a table at which no seat is bought, once, whether to end by a vote (KT-149)."""
    state.quiet += 1
    if state.quiet == state.content.quiet_rounds + 1:
        tell.all("keythedral-standstill", rounds=state.content.quiet_rounds)


def begin_phase(state: State, stage: Stage) -> None:
    state.stage = stage
    state.asking = ""
    state.opened = False
    for player in state.players:
        if player.watch_after:
            player.watch, player.watch_after = player.watch_after, ""


def turn_up(state: State, number: int, tell: Tell) -> None:
    """Turn the seats of a number cost side up (KT-30, KT-55); past the last number the game is over."""
    state.number = number
    if number not in NUMBERS:
        state.stage, state.asking = "over", ""
        tell.all("keythedral-over")
        return
    slots = edition(state).slots_of[number - 1]
    hidden = [slot for slot in slots if state.mat[slot] == FACE_DOWN]
    for slot in hidden:
        show_tile(state, slot)
    named = tuple(
        text("keythedral-slot-for", slot=slot_named(state, slot), cubes=cubes_text(cost_on(state, slot)))
        for slot in slots_on_sale(state)
    )
    tell.all("keythedral-turned-up", number=number, slots=named, reveals=bool(hidden))


def take_back(state: State, tell: Tell) -> None:
    """End the round in phase 4 (KT-78 to KT-80).

    Workers and markers go home, new laws arrive, and laws of the round end.
    """
    tell.all("keythedral-round-over", round=state.round)
    state.workers.clear()
    state.order = []
    state.marker = 0
    state.forces = []
    state.acting = NOBODY
    for space, lying in enumerate(state.spaces):
        if lying == NO_LAW and cards_to_draw(state):
            fill_space(state, space, tell)
    begin_phase(state, "auction")
    if state.rules.rulings == 1:
        _end_after_last_round(state, tell)


def _end_after_last_round(state: State, tell: Tell) -> None:
    """End a game in which no seat is bought, by the first rulings; now the table votes (KT-149)."""
    if state.round == state.content.last_round:
        state.stage, state.stopped = "over", True
        tell.all("keythedral-last-round", round=state.round)
