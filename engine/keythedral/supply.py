"""Movement of pieces: cubes paid and taken, tiles turned up, laws laid out, lost and discarded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, Card, Kind
from engine.keythedral.names import law_text
from engine.keythedral.queries import slot_number
from engine.keythedral.state import FACE_DOWN, NO_SLOT, State


def pay(state: State, seat: Seat, counts: Sequence[int]) -> None:
    """Pay cubes by kind to the store (KT-50)."""
    cubes = state.players[seat].cubes
    for kind, count in enumerate(counts):
        if count:
            cubes[kind] -= count
            state.store[kind] += count


def pay_kinds(state: State, seat: Seat, kinds: Iterable[Kind]) -> None:
    """Pay cubes named one by one to the store."""
    cubes = state.players[seat].cubes
    for kind in kinds:
        cubes[kind] -= 1
        state.store[kind] += 1


def take(state: State, seat: Seat, kind: Kind) -> None:
    """Take one cube from the store."""
    state.store[kind] -= 1
    state.players[seat].cubes[kind] += 1


def take_craft(state: State, seat: Seat, craftsman: int) -> None:
    """Take an unused cube; a used one only if the stock is empty (KT-72)."""
    kind = CRAFTS[craftsman]
    if state.stocks[craftsman]:
        state.stocks[craftsman] -= 1
        state.players[seat].cubes[kind] += 1
    else:
        take(state, seat, kind)


def remove_fence(state: State, edge: int) -> None:
    """Remove a fence from the game (KT-64)."""
    state.fences_out[state.fences.pop(edge)] += 1


def show_tile(state: State, slot: int) -> None:
    """Put a random hidden tile of the slot's number on it, cost side up."""
    hidden = state.surplus[slot_number(state, slot) - 1]
    tile = state.rng.choice(hidden)
    hidden.remove(tile)
    state.mat[slot] = tile


def fill_space(state: State, space: int, tell: Tell) -> None:
    """Lay a card on a new-law space. Face down it stays undrawn, since no player knows it anyway (KT-79)."""
    if not state.rules.face_up:
        state.spaces[space] = FACE_DOWN
        return
    card = draw_law(state)
    state.spaces[space] = card
    tell.all("keythedral-law-arrives", law=law_text(card), reveals=True)  # KT-136


def draw_law(state: State) -> Card:
    card = state.rng.choice(state.deck)
    state.deck.remove(card)
    return card


def lose_law(state: State, seat: Seat, card: Card) -> None:
    """Remove a law from a hand, and drop the standing order about it."""
    player = state.players[seat]
    player.laws.remove(card)
    player.armed.pop(card, None)
    if card in player.known:
        player.known.remove(card)


def discard(state: State, card: Card) -> None:
    """Remove a law from the game (KT-91)."""
    state.played.append(card)
    drop_repeal_orders(state, card)


def drop_repeal_orders(state: State, card: Card) -> None:
    """Drop standing orders to repeal a law that can no longer be played (KT-106)."""
    if state.rules.rulings > 1:
        for player in state.players:
            if player.armed.get(laws.REPEAL) == card:
                del player.armed[laws.REPEAL]


def drop_price_cards(state: State, slot: int) -> None:
    """Remove price cards with their tile (KT-147), and drop standing orders about it."""
    for player in state.players:
        for card in (laws.PRICE_INCREASE, laws.DESIGN_CHANGE):
            if player.armed.get(card) == slot:
                del player.armed[card]
    if state.dearer == slot:
        state.dearer = NO_SLOT
        discard(state, laws.PRICE_INCREASE)
    if state.cheaper == slot:
        state.cheaper = NO_SLOT
        discard(state, laws.PRICE_DECREASE)
