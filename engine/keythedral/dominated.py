"""Legal picks that are never a good choice, as far as the seat itself knows; the easy player avoids them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.core.lattice import site_of
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
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import (
    CRAFTS,
    EVERY_KIND,
    RESOURCES,
    WINE,
    WOOD,
    Cubes,
    Dwelling,
    Kind,
    owner_of,
)
from engine.keythedral.laws.aims import is_field_type
from engine.keythedral.prices import affords
from engine.keythedral.queries import cells_worked, cost_on, slots_on_sale
from engine.keythedral.state import State, Target

_HIGHEST_SENSIBLE_BID = 2


def is_foolish(state: State, seat: Seat, action: Action) -> bool:
    match action:
        case Watch() | Arm() | Disarm() | Stop():
            return True
        case (
            Lay() | Cottage() | At() | Order() | Send() | Stay() | Buy() | BuyUsing() | With() | Using()
            | House() | Play() | Pass() | Decline() | End()
        ):  # fmt: skip
            return False
        case Craft(_, craftsman):
            return not _wants_craft(state, seat, craftsman)
        case Trade():
            lacks = any(_missing(state, seat)[kind] for kind in RESOURCES)
            return _spare_cubes(state, seat) < state.content.trade_cost or not lacks
        case Cube(_, kind):
            return not _is_spare(state, seat, kind) and _spare_cubes(state, seat) > 0
        case Swap(_, pay, get):
            return not _is_spare(state, seat, pay) or not _missing(state, seat)[get]
        case Take(_, kind):
            missing = _missing(state, seat)
            return not missing[kind] and any(missing[other] for other in RESOURCES)
        case TakeLaw():
            return not _spare_cubes(state, seat) or _can_buy(state, seat)
        case Fence():
            return not _is_spare(state, seat, WOOD) or _can_buy(state, seat)
        case Unfence():
            return not _is_spare(state, seat, WINE) or not any(_is_home(state, seat, e) for e in state.fences)
        case Edge(_, edge):
            return _is_home(state, seat, edge) == (state.players[seat].draft.verb == "fence")
        case Offer(_, cubes):
            return cubes > min(_HIGHEST_SENSIBLE_BID, _spare_cubes(state, seat))
        case Match():
            return state.auction is not None and state.auction.high > _HIGHEST_SENSIBLE_BID
        case Name(_, who):
            return who != seat
        case Withdraw():
            bought = state.purchase
            return bought is not None and affords(state.players[seat].cubes, cost_on(state, bought.slot))
        case Aim(_, target):
            return _aims_badly(state, seat, target)
        case _:
            assert_never(action)


def _goal(state: State, cubes: Sequence[int]) -> Cubes:
    """Return the cost of the seat on sale that the player is nearest to affording."""
    costs = [cost_on(state, slot) for slot in slots_on_sale(state)]
    return min(
        costs,
        key=lambda cost: sum(
            _lack(cubes, cost, kind) * state.content.cube_values[kind] for kind in EVERY_KIND
        ),
    )


def _lack(cubes: Sequence[int], cost: Cubes, kind: Kind) -> int:
    return max(cost[kind] - cubes[kind], 0)


def _missing(state: State, seat: Seat) -> list[int]:
    cubes = state.players[seat].cubes
    cost = _goal(state, cubes)
    return [_lack(cubes, cost, kind) for kind in EVERY_KIND]


def _spare_cubes(state: State, seat: Seat) -> int:
    """Return how many cubes the nearest seat does not need."""
    player = state.players[seat]
    cost = _goal(state, player.cubes)
    return sum(max(player.cubes[kind] - cost[kind], 0) for kind in EVERY_KIND) - len(player.draft.kinds)


def _is_spare(state: State, seat: Seat, kind: Kind) -> bool:
    player = state.players[seat]
    paid = player.draft.kinds.count(kind)
    return player.cubes[kind] - paid > _goal(state, player.cubes)[kind]


def _wants_craft(state: State, seat: Seat, craftsman: int) -> bool:
    maker = state.content.craftsmen[craftsman]
    return bool(_missing(state, seat)[CRAFTS[craftsman]]) and _spare_cubes(state, seat) >= maker.price


def _can_buy(state: State, seat: Seat) -> bool:
    cubes = state.players[seat].cubes
    return any(affords(cubes, cost_on(state, slot)) for slot in slots_on_sale(state))


def _is_home(state: State, seat: Seat, edge: int) -> bool:
    """Return whether the side belongs to a dwelling of this seat."""
    dwelling = state.dwellings.get(site_of(edge))
    return dwelling is not None and owner_of(dwelling) == seat


def _aims_badly(state: State, seat: Seat, target: Target) -> bool:
    """Return whether a law is turned against its own player."""
    card = state.players[seat].draft.card
    aim = state.content.law(card).aim if card else None
    match aim:
        case "house":
            return owner_of(Dwelling(target)) == seat
        case "fence":
            return not _is_home(state, seat, target)
        case "seat":
            return target != seat and state.start != seat
        case "field":
            mine = any(state.fields[cell] == target for cell in cells_worked(state, seat))
            return is_field_type(target) and mine == (card == laws.POOR_HARVEST)
        case "order" | "slot" | "cottage" | "own" | "bargain" | "trade" | "sale" | None:
            return False
        case _:
            assert_never(aim)
