"""Seats on sale and laws in hand: what each still needs, and what each is worth."""

from __future__ import annotations

from engine.core.objectives import Objective, Wanted
from engine.core.text import Seat, Text, text
from engine.keythedral.catalogue import seat_name
from engine.keythedral.content.shapes import EVERY_KIND, Cubes
from engine.keythedral.names import kind_text, law_help_text, law_text
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import cells_worked, edition, slot_key, slot_named, slot_number, slots_on_sale
from engine.keythedral.state import Player, State


def objectives_of(state: State, seat: Seat) -> list[Objective]:
    player, single = state.players[seat], state.rules.single_field
    works = state.stage == "work" and next(cells_worked(state, seat), None) is not None
    uncounted = text("keythedral-aims-harvest") if works else None
    seats = [_seat(state, player, slot, uncounted) for slot in slots_on_sale(state)]
    laws = [Objective("laws", law_text(card), law_help_text(card, single)) for card in player.laws]
    return [*seats, *laws]


def _seat(state: State, player: Player, slot: int, uncounted: Text | None) -> Objective:
    """Return a seat by the price with the fewest missing cubes, if a law lets the payer choose."""
    price = min(prices_on(state, slot), key=lambda cost: sum(_lacking(player, cost)))
    parts = tuple(
        Wanted(kind_text(kind), min(player.cubes[kind], price[kind]), price[kind])
        for kind in EVERY_KIND
        if price[kind]
    )
    points = edition(state).points[slot_number(state, slot) - 1]
    name, piece = text("keythedral-aims-seat", slot=slot_named(state, slot)), seat_name(slot_key(state, slot))
    return Objective("seats", name, None, points, parts, piece.key, is_paid=True, uncounted=uncounted)


def _lacking(player: Player, cost: Cubes) -> list[int]:
    return [max(0, need - have) for have, need in zip(player.cubes, cost, strict=True)]
