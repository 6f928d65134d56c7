"""Timing of laws: a second implementation of the rules, compared with every moment of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.laws.timing import plays
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move
from tests.support.keythedral import fresh

ANY_TIME = {4, 7, 11, 13, 17}
BEFORE_HARVEST = {8, 14, 18, 19}
AT_STARTS = {
    "work": {1, 9, 12, 20} | BEFORE_HARVEST,
    "harvest": {12, 20} | BEFORE_HARVEST,
    "spend": {12, 20},
    "auction": {9, 20},
}
LATER = {"work": {9, 12} | BEFORE_HARVEST, "spend": set[int](), "auction": {9}}
IN_HAND = sorted(EVERY_CARD)


def timely(state: State, seat: int) -> set[int] | None:
    """Return the cards this seat may play now by KT-98 to KT-102; None: it is not asked and may not act."""
    if state.windows:
        window = state.windows[-1]
        if seat not in window.waiting:
            return None
        if window.kind == "law":
            return {10}
        if window.kind == "purchase":
            used = state.purchase is not None and state.purchase.using
            return {2, 10, 13} if used else {2, 13}
        return ANY_TIME | AT_STARTS[state.stage]
    free_naming = state.asking == "name" and state.auction is not None and state.auction.winner < 0
    if state.asking not in ("work", "turn", "bid") and not free_naming:
        return None
    cards = ANY_TIME | LATER[state.stage]
    if seat == state.turn and state.asking == "turn":
        cards = cards | {3, 15, 16}
    if seat == state.turn and state.asking == "work" and state.sending:
        cards = cards | {6}
    return cards


def useful(state: State, seat: int, card: int) -> bool:
    """Return whether a card has a legal use (KT-145)."""
    player = state.players[seat]
    cubes, store = (dict(zip(KINDS, held, strict=True)) for held in (player.cubes, state.store))
    resources = KINDS[:5]
    mine = {cell for cell, dwelling in state.workers.items() if dwelling // 5 == seat}
    banned = any(force.card == 12 and force.seat != seat for force in state.forces)
    match card:
        case 3:
            return any(tile >= 0 for tile in state.mat)
        case 4:
            return not banned and not all(player.houses)
        case 6:
            return any(
                number not in state.order[: state.marker + 1] and has_open_field(state, seat, number)
                for number in range(1, 6)
            )
        case 7:
            return any(cubes[r] for r in resources) and any(store[c] for c in KINDS[5:])
        case 8 | 14:
            return bool(mine) or state.stage == "work"
        case 9:
            return bool(state.fences) and (state.stage != "work" or steps_left(state, seat) > 0)
        case 11:
            return bool(state.fences)
        case 15:
            return any(cubes[r] for r in resources) and any(store[r] for r in resources)
        case 16:
            held = sum(player.cubes)
            glass, gold = state.stocks[1] or store["glass"], state.stocks[2] or store["gold"]
            return bool((glass and held >= 1) or (gold and held >= 2))
        case 17:
            return any(any(other.houses) for other in state.players)
        case _:
            return True  # 13 and 20 always find something (KT-150)


def has_open_field(state: State, seat: int, number: int) -> bool:
    site = state.players[seat].sites[number - 1]
    passes = any(force.card == 9 and force.seat == seat for force in state.forces)
    around = (site, site + 128, site + 1, site + 129)
    return any(
        cell in state.fields and cell not in state.workers and (passes or site * 4 + side not in state.fences)
        for side, cell in enumerate(around)
    )


def steps_left(state: State, seat: int) -> int:
    """Return the placing steps of phase 1 that a seat still has, including the present one (KT-116)."""
    seats = len(state.players)
    markers = [
        marker
        for marker in range(state.marker, 5)
        if marker > state.marker or (seat - state.start - marker) % seats >= state.step
    ]
    numbers = [state.order[marker] for marker in markers if marker < len(state.order)]
    early = state.players[seat].early
    still_open = early and early not in state.order
    return len(markers) - (early in numbers or bool(still_open))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kt_92_kt_96_kt_98_kt_99_kt_145_each_law_may_be_played_just_when_the_rules_say(seats: int) -> None:
    """Everybody is thought to hold all twenty cards at every moment."""
    seen = Counter[int]()
    for game in range(2):
        seed = f"times {seats} {game}"
        rng, state = Rng(seed_from(seed)), fresh(seats, seed)
        players = [Sensible(1 + seat % 3, rng) for seat in range(seats)]
        while choices := KEYTHEDRAL.choices(state):
            if not any(player.draft.has_begun for player in state.players) and not rng.below(3):
                for seat in range(seats):
                    seen.update(compared(state, seat))
            action = sensible_move(state, choices, players, rng)
            if rng.below(100) < 35:
                action = rng.choice(next_to_move(choices, rng).actions)
            KEYTHEDRAL.play(state, action, Silence())
    assert set(IN_HAND) - {2, 5, 10} <= set(seen)


def compared(state: State, seat: int) -> Sequence[int]:
    cards = timely(state, seat)
    if cards is None:
        return []
    player = state.players[seat]
    hand, player.laws = player.laws, IN_HAND
    offered = [action.card for action in plays(state, seat)]
    player.laws = hand
    assert offered == sorted(card for card in cards if useful(state, seat, card))
    return offered
