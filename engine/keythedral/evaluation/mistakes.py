"""Picks that make their player worse off by the rules alone."""

from __future__ import annotations

from engine.core.lattice import site_of
from engine.core.text import Seat
from engine.keythedral.actions import Action, Edge, End, Send, Stay, Swap
from engine.keythedral.content.shapes import owner_of
from engine.keythedral.rules import choices
from engine.keythedral.state import State


def mistake(state: State, pick: Action) -> str:
    match pick:
        case Stay(seat):
            return "stays-at-home" if _can_send(state, seat) else ""
        case End(seat) if state.asking == "work":
            return "stays-at-home" if _can_send(state, seat) else ""
        case Swap(seat, pay, get):
            return "same-for-same" if get in (pay, *state.players[seat].draft.kinds) else ""
        case Edge(seat, edge) if state.players[seat].draft.verb == "fence":
            return "shuts-itself-off" if _is_home(state, seat, edge) else ""
        case _:  # any other pick may be useful
            return ""


def _can_send(state: State, seat: Seat) -> bool:
    """Return whether a worker can go to a field that still yields a cube (KT-36, KT-42)."""
    fields, store = state.fields, state.store
    sends = [pick for choice in choices(state) for pick in choice.actions if isinstance(pick, Send)]
    return any(pick.seat == seat and store[fields[pick.cell]] for pick in sends)


def _is_home(state: State, seat: Seat, edge: int) -> bool:
    dwelling = state.dwellings.get(site_of(edge))
    return dwelling is not None and owner_of(dwelling) == seat
