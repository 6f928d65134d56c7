"""Between the phases: a new round, seats turned up, taking back, the end (KT-30 to KT-32, KT-78 to KT-80)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.keythedral.content import LAST_ROUND, SLOTS_OF, TILES, laws
from engine.keythedral.say import law_text, slot_text, told
from engine.keythedral.state import FACE_DOWN, NOBODY, State
from engine.keythedral.table import cards_to_draw, edition


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


def begin_phase(state: State, stage: str) -> None:
    state.stage = stage
    state.asking = ""
    state.opened = False
    for player in state.players:
        if player.watch == "later":
            player.watch, player.watch_after = player.watch_after, ""


def turn_up(state: State, number: int, tell: Tell) -> None:
    """Turn the seats of a number cost side up (KT-30, KT-55); past the last number the game is over."""
    state.number = number
    if number > 5:
        state.stage, state.asking = "over", ""
        tell.all("keythedral-over")
        return
    slots = SLOTS_OF[state.rules.second_edition][number - 1]
    hidden = [slot for slot in slots if state.mat[slot] == FACE_DOWN]
    for slot in hidden:
        show_tile(state, slot)
    named = tuple(slot_text(edition(state).slots[slot]) for slot in slots)
    tell.all("keythedral-turned-up", number=number, slots=named, reveals=bool(hidden))


def show_tile(state: State, slot: int) -> None:
    """Put a random hidden tile of the slot's number on it, cost side up."""
    hidden = state.surplus[_number(state, slot) - 1]
    tile = state.rng.choice(hidden)
    hidden.remove(tile)
    state.mat[slot] = tile


def _number(state: State, slot: int) -> int:
    return next(n + 1 for n, slots in enumerate(SLOTS_OF[state.rules.second_edition]) if slot in slots)


def take_back(state: State, tell: Tell) -> None:
    """Phase 4: workers and markers go home, new laws arrive, laws of the round end (KT-78 to KT-80)."""
    state.workers.clear()
    state.order = []
    state.marker = 0
    state.forces = []
    state.acting = NOBODY
    for space, lying in enumerate(state.spaces):
        if not lying and cards_to_draw(state):
            fill_space(state, space, tell)
    begin_phase(state, "auction")
    if state.round == LAST_ROUND:
        state.stage, state.stopped = "over", True
        tell.all("keythedral-last-round", round=state.round)


def fill_space(state: State, space: int, tell: Tell) -> None:
    """Lay a card on a new-law space. Face down it stays undrawn: nobody knows it anyway (KT-79)."""
    if not state.rules.face_up:
        state.spaces[space] = FACE_DOWN
        return
    card = state.rng.choice(state.deck)
    state.deck.remove(card)
    state.spaces[space] = card
    tell.all("keythedral-law-arrives", law=law_text(card), reveals=True)  # KT-136


def discard(state: State, card: int) -> None:
    """A law leaves the game for good (KT-91)."""
    state.played.append(card)


def drop_price_cards(state: State, slot: int) -> None:
    """Price cards leave with their tile (KT-147), and standing orders about it lapse."""
    for player in state.players:
        for card in (laws.PRICE_INCREASE, laws.DESIGN_CHANGE):
            if player.armed.get(card) == slot:
                del player.armed[card]
    if state.dearer == slot:
        state.dearer = NOBODY
        discard(state, laws.PRICE_INCREASE)
    if state.cheaper == slot:
        state.cheaper = NOBODY
        discard(state, laws.PRICE_DECREASE)


def cost_of(state: State, slot: int) -> tuple[int, ...]:
    return TILES[state.mat[slot]].cost
