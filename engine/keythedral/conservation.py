"""A count of every piece in every place it can be (KT-6, KT-9, KT-64, KT-91)."""

from __future__ import annotations

from engine.core.text import Seat, Text, text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, FIELDS, KINDS, NUMBERS
from engine.keythedral.queries import fields_stacked, is_cost_side_up
from engine.keythedral.state import FACE_DOWN, NO_LAW, NO_PLACE, NO_SLOT, State


def conserved(state: State) -> dict[str, int]:
    return {
        **_cubes(state),
        **_fields(state),
        **_tiles(state),
        "laws": _law_cards(state),
        "fences": sum(p.fences for p in state.players) + len(state.fences) + sum(state.fences_out),
        "dwellings": sum(len(player.sites) for player in state.players),
        "on the map": len(state.dwellings) - sum(site != NO_PLACE for p in state.players for site in p.sites),
    }


def seats_of(state: State, seat: Seat) -> list[Text]:
    """Return the seats that a player has built, by their numbers."""
    numbers = sorted(state.content.tiles[tile].number for tile in state.players[seat].seats)
    return [text("keythedral-source-seats", number=number) for number in numbers]


def _cubes(state: State) -> dict[str, int]:
    totals = [state.store[kind] + sum(player.cubes[kind] for player in state.players) for kind in EVERY_KIND]
    for kind, count in zip(CRAFTS, state.stocks, strict=True):
        totals[kind] += count
    return dict(zip(KINDS, totals, strict=True))


def _fields(state: State) -> dict[str, int]:
    lying, stacked = list(state.fields.values()), fields_stacked(state)
    picked = bool(state.players[state.turn].draft.verb)
    return {
        f"field {name}": stacked[kind] + lying.count(kind) + (state.drawn == kind and not picked)
        for kind, name in enumerate(FIELDS)
    }


def _tiles(state: State) -> dict[str, int]:
    """Count tiles by number; tiles face down on the mat count as hidden."""
    shown = [tile for tile in state.mat if is_cost_side_up(tile)]
    taken = [tile for player in state.players for tile in player.seats]
    return {
        f"seats {number}": len(state.surplus[number - 1])
        + sum(state.content.tiles[tile].number == number for tile in shown + taken)
        for number in NUMBERS
    }


def _law_cards(state: State) -> int:
    beside = (state.dearer != NO_SLOT) + (state.cheaper != NO_SLOT)
    face_up = sum(space not in (NO_LAW, FACE_DOWN) for space in state.spaces)
    in_hand = sum(len(player.laws) for player in state.players)
    in_use = state.purchase is not None and laws.SUBSTITUTION in state.purchase.using
    on_table = state.law is not None
    return len(state.deck) + len(state.played) + in_hand + beside + face_up + in_use + on_table
