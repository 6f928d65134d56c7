"""Which legal picks only a fool would make, by what the seat itself knows; the easy player avoids them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.lattice import site_of
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    Craft,
    Cube,
    Disarm,
    Edge,
    Fence,
    Match,
    Name,
    Offer,
    Stop,
    Swap,
    Take,
    TakeLaw,
    Trade,
    Unfence,
    Watch,
    Withdraw,
)
from engine.keythedral.content import (
    CRAFTSMEN,
    CUBE_VALUES,
    DWELLINGS,
    LAWS,
    RESOURCES,
    TILES,
    WINE,
    WOOD,
    laws,
)
from engine.keythedral.state import State
from engine.keythedral.steps.purchases import affords
from engine.keythedral.table import slots_on_sale


def is_foolish(state: State, seat: Seat, action: Action) -> bool:
    match action:
        case Watch() | Arm() | Disarm() | Stop():
            return True
        case Craft(_, craftsman):
            return not wants_craft(state, seat, craftsman)
        case Trade():
            return spare_cubes(state, seat) < 2 or not any(missing(state, seat)[kind] for kind in RESOURCES)
        case Cube(_, kind):
            return not is_spare(state, seat, kind) and spare_cubes(state, seat) > 0
        case Swap(_, pay, get):
            return not is_spare(state, seat, pay) or not missing(state, seat)[get]
        case Take(_, kind):
            return not missing(state, seat)[kind] and any(missing(state, seat)[other] for other in RESOURCES)
        case TakeLaw():
            return not spare_cubes(state, seat) or can_buy(state, seat)
        case Fence():
            return not is_spare(state, seat, WOOD) or can_buy(state, seat)
        case Unfence():
            return not is_spare(state, seat, WINE) or not any(is_home(state, seat, e) for e in state.fences)
        case Edge(_, edge):
            return is_home(state, seat, edge) == (state.players[seat].draft.verb == "fence")
        case Offer(_, cubes):
            return cubes > min(2, spare_cubes(state, seat))
        case Match():
            return state.auction is not None and state.auction.high > 2
        case Name(_, who):
            return who != seat
        case Withdraw():
            purchase = state.purchase
            return purchase is not None and affords(
                state.players[seat].cubes, TILES[state.mat[purchase.slot]].cost
            )
        case Aim(_, target):
            return aims_badly(state, seat, target)
        case _:
            return False


def goal(state: State, cubes: Sequence[int]) -> tuple[int, ...]:
    """The cost of the seat on sale that is nearest to hand."""
    costs = [TILES[state.mat[slot]].cost for slot in slots_on_sale(state)]
    return min(costs, key=lambda cost: sum(lack(cubes, cost, kind) * CUBE_VALUES[kind] for kind in range(8)))


def lack(cubes: Sequence[int], cost: Sequence[int], kind: int) -> int:
    return max(cost[kind] - cubes[kind], 0)


def missing(state: State, seat: Seat) -> list[int]:
    cubes = state.players[seat].cubes
    cost = goal(state, cubes)
    return [lack(cubes, cost, kind) for kind in range(8)]


def spare_cubes(state: State, seat: Seat) -> int:
    """How many cubes the nearest seat does not need."""
    cubes = state.players[seat].cubes
    cost = goal(state, cubes)
    return sum(max(cubes[kind] - cost[kind], 0) for kind in range(8)) - len(state.players[seat].draft.kinds)


def is_spare(state: State, seat: Seat, kind: int) -> bool:
    player = state.players[seat]
    paid = player.draft.kinds.count(kind)
    return player.cubes[kind] - paid > goal(state, player.cubes)[kind]


def wants_craft(state: State, seat: Seat, craftsman: int) -> bool:
    maker = CRAFTSMEN[craftsman]
    return bool(missing(state, seat)[maker.sells]) and spare_cubes(state, seat) >= maker.price


def can_buy(state: State, seat: Seat) -> bool:
    cubes = state.players[seat].cubes
    return any(affords(cubes, TILES[state.mat[slot]].cost) for slot in slots_on_sale(state))


def is_home(state: State, seat: Seat, edge: int) -> bool:
    """Whether the side belongs to a dwelling of this seat."""
    dwelling = state.dwellings.get(site_of(edge))
    return dwelling is not None and dwelling // DWELLINGS == seat


def aims_badly(state: State, seat: Seat, target: int) -> bool:
    """A law turned against oneself."""
    card = state.players[seat].draft.card
    match LAWS[card].aim if card else "":
        case "house":
            return target // DWELLINGS == seat
        case "fence":
            return not is_home(state, seat, target)
        case "seat":
            return target != seat and state.start != seat
        case "field" if target < len(RESOURCES):
            mine = any(
                state.fields[cell] == target and dwelling // DWELLINGS == seat
                for cell, dwelling in state.workers.items()
            )
            return mine == (card == laws.POOR_HARVEST)
        case _:
            return False
