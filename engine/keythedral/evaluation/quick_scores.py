"""A quick estimate of each pick, used to choose which picks to examine closely."""

from __future__ import annotations

from typing import assert_never

from engine.core.evaluation import Glance
from engine.core.lattice import cells_beside_site, site_of, sites_beside_cell
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    At,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Cube,
    Decline,
    Disarm,
    Edge,
    End,
    Fence,
    House,
    Lay,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    Stop,
    Swap,
    Take,
    TakeLaw,
    Trade,
    Unfence,
    Using,
    Watch,
    With,
    Withdraw,
)
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, owner_of
from engine.keythedral.evaluation.cube_needs import cubes_of, slot_points, wanted
from engine.keythedral.queries import open_fields
from engine.keythedral.state import State

_PLENTY = 0.15
"""The value of a cube that the player has enough of."""


def quick_score(state: State, seat: Seat) -> Glance[State, Action]:
    return _Look(state, seat).appeal


class _Look:
    """One seat's evaluation of its picks during one turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._seat = seat
        have = cubes_of(state, seat)
        self._worth = [
            _PLENTY + (0.8 if kind in CRAFTS else 0.35) * max(0.0, min(1.0, want - have[kind]))
            for kind, want in enumerate(wanted(state))
        ]

    def appeal(self, state: State, action: Action) -> float:
        match action:
            case Buy(_, slot, payment):
                return 4.0 + slot_points(state, slot) - sum(map(self._paid, payment, EVERY_KIND))
            case BuyUsing(_, slot, _):
                return 3.0 + slot_points(state, slot)
            case House():
                return 1.8 if state.number < 4 else 0.4
            case Craft(_, craftsman):
                return 2.0 * self._worth[CRAFTS[craftsman]] - 0.5
            case Take(_, kind):
                return self._worth[kind]
            case Cube(_, kind):
                return -self._worth[kind]
            case Swap(_, pay, get):
                return self._worth[get] - self._worth[pay]
            case Send(_, _, cell):
                return self._worth[state.fields[cell]]
            case Order(seat, number):
                return self._order_appeal(state, seat, number)
            case Lay(_, cell):
                return self._near_home(state, cell)
            case At(_, site):
                return self._site_appeal(state, site)
            case Edge(seat, edge):
                return self._edge_appeal(state, seat, edge)
            case Offer(_, cubes):
                return 0.2 - 0.5 * cubes
            case Match():
                return -0.5 * (state.auction.high if state.auction else 0)
            case Name(seat, who):
                return float(who == seat)
            case TakeLaw():
                return 0.3
            case Decline() | End():
                return 0.3
            case Pass():
                return 0.25
            case Trade() | Fence() | Play() | Stay() | Cottage() | With() | Using():
                return 0.0
            case Watch() | Arm() | Disarm() | Aim():
                return 0.0
            case Unfence() | Withdraw():
                return -1.0
            case Stop():
                return -50.0
            case _:
                assert_never(action)

    def _paid(self, count: int, kind: int) -> float:
        return count * self._worth[kind]

    def _order_appeal(self, state: State, seat: Seat, number: int) -> float:
        """Return the appeal of a number: high if dwellings have a choice of fields and rivals near."""
        cells = open_fields(state, seat, number)
        best = sorted((self._worth[state.fields[cell]] for cell in cells), reverse=True)
        return sum(best[: 1 + state.players[seat].houses[number - 1]])

    def _near_home(self, state: State, cell: int) -> float:
        mine = sum(
            owner_of(state.dwellings[site]) == self._seat
            for site in sites_beside_cell(cell)
            if site in state.dwellings
        )
        return 0.5 * mine

    def _site_appeal(self, state: State, site: int) -> float:
        kinds = [state.fields[cell] for cell in cells_beside_site(site) if cell in state.fields]
        return 0.5 * len(kinds) + 0.4 * len(set(kinds))

    def _edge_appeal(self, state: State, seat: Seat, edge: int) -> float:
        dwelling = state.dwellings.get(site_of(edge))
        mine = dwelling is not None and owner_of(dwelling) == seat
        return -1.0 if mine == (state.players[seat].draft.verb == "fence") else 0.5
