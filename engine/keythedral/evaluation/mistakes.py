"""Picks that make their player worse off by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.lattice import site_of
from engine.core.text import Seat
from engine.keythedral.actions import (
    Action,
    Buy,
    BuyUsing,
    Craft,
    Cube,
    Decline,
    Edge,
    End,
    Fence,
    House,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    Swap,
    TakeLaw,
)
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, NUMBERS, RESOURCES, Cubes, Kind, owner_of
from engine.keythedral.evaluation.contested import (
    LAST_HOUSES,
    house_brings_more_of_one_kind,
    house_brings_nothing,
    leaves_contested,
    leaves_needed,
    leaves_only_field,
    leaves_seat,
    leaves_wanted,
    waits_for_craft,
)
from engine.keythedral.evaluation.cube_needs import asked_before, can_get, first_asking, is_short, to_spare
from engine.keythedral.evaluation.thrift import (
    is_dear,
    leaves_less,
    pays_craft,
    pays_last,
    pays_needed,
    prices,
    spends_law,
)
from engine.keythedral.queries import may_build, slots_on_sale
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


def is_pointless(state: State, picks: Sequence[Action]) -> bool:
    """Return whether a turn leaves a contested field or one that seats on sale need, builds a house without a
    field for its worker, buys the dearer of equal seats or uses a law for one that needs none, trades for a
    cube that pays for nothing in this phase, as that can wait, pays craft cubes before resources that no seat
    needs, buys a craft cube that no seat asks for, or with cubes that seats ask for sooner, pays a law with
    the last cube of a kind that seats need, or gives up a seat that can be paid, at once or after one
    purchase or trade, or one of the last seats that only needs a craft cube before the harvest, or leaves the
    start to others for nothing.
    Early houses may come before a seat, but not before the last of its number, nor for more fields of one
    kind."""
    first = picks[0]
    if isinstance(first, Order | Send):
        rules = (leaves_contested, leaves_only_field, leaves_needed, leaves_seat, leaves_wanted)
        return any(leaves(state, first.seat, picks) for leaves in rules)
    if isinstance(first, House):
        can_wait = (
            state.number > LAST_HOUSES
            or len(slots_on_sale(state)) == 1
            or house_brings_more_of_one_kind(state, first.seat, first.number)
        )
        gives_up = can_wait and _can_buy(state, state.players[first.seat].cubes, 1)
        return (
            gives_up or state.number == len(NUMBERS) or house_brings_nothing(state, first.seat, first.number)
        )
    if isinstance(first, Decline):
        return state.auction is not None and _leaves_seat_to_others(state, first.seat)
    if isinstance(first, Buy):
        return is_dear(state, first.seat, first.payment)
    if isinstance(first, BuyUsing):
        return spends_law(state, first)
    if isinstance(first, Play):
        return first.card in (laws.BARGAIN, laws.SALE) and _can_buy(state, state.players[first.seat].cubes, 0)
    last = next((pick for pick in picks if isinstance(pick, Swap | Craft | TakeLaw | Pass | Fence)), None)
    if last is None:
        return False
    old = state.players[last.seat].cubes
    paid = [pick.kind for pick in picks if isinstance(pick, Cube)]
    if isinstance(last, TakeLaw) and any(pays_last(state, old, kind) for kind in paid):
        return True
    if isinstance(last, Pass | TakeLaw | Fence):  # KT-47; a fence can wait for a turn without a seat to buy
        return _can_buy(state, old, 1) or waits_for_craft(state, last.seat)
    return _wastes(state, last, paid)


def _leaves_seat_to_others(state: State, seat: Seat) -> bool:
    """Return whether a player who can pay for one of fewer seats on sale than players lets another name the
    start player for nothing, although a spare cube may be offered."""
    auction, cubes = state.auction, state.players[seat].cubes
    if auction is None or auction.high or auction.taker == seat:
        return False
    paid = [cost for cost in prices(state) if can_get(state, cubes, cost, 0)]
    is_spare = any(to_spare(state, cubes, cost)[kind] for cost in paid for kind in RESOURCES)
    return is_spare and len(slots_on_sale(state)) < len(state.players)


def _wastes(state: State, pick: Swap | Craft, paid: list[Kind]) -> bool:
    """Return whether a purchase from a craftsman or a trade gives up a seat or pays for nothing."""
    old = state.players[pick.seat].cubes
    gets = CRAFTS[pick.craftsman] if isinstance(pick, Craft) else pick.get
    if isinstance(pick, Swap):
        paid = [*paid, pick.pay]
    new = [have - paid.count(kind) + (kind == gets) for kind, have in zip(EVERY_KIND, old, strict=True)]
    if _can_buy(state, old, 0) or leaves_less(state, old, new) or pays_craft(state, new, paid):
        return True
    if isinstance(pick, Swap):
        return not any(
            cost[gets] > old[gets] and can_get(state, new, cost, left)
            for cost, left in _aims(state, pick.seat)
        )
    if is_short(state, old, gets):
        return not _can_buy(state, old) and pays_needed(state, new, paid)
    number = first_asking(state, gets)
    uses_up = (new[kind] < asked_before(state, number, kind) for kind in paid)
    return not number or _can_buy(state, old) or any(uses_up)


def _time_left(state: State, seat: Seat) -> int | None:
    """Return how many purchases and trades may still precede that of a seat on sale: none if the others can
    pay for all of them now, any number if they cannot."""
    rivals = sum(
        not player.procured and _can_buy(state, player.cubes, 0)
        for other, player in enumerate(state.players)
        if other != seat
    )
    return 0 if rivals >= len(slots_on_sale(state)) else None


def _can_buy(state: State, cubes: Sequence[int], actions: int | None = None) -> bool:
    """Return whether a seat on sale can be paid, after so many purchases from craftsmen and trades."""
    return any(can_get(state, cubes, cost, actions) for cost in prices(state))


def _aims(state: State, seat: Seat) -> Iterator[tuple[Cubes, int | None]]:
    """Yield the prices of the seats on sale, and of a house if the player may build one, each with the number
    of purchases and trades that may still follow; None: any number."""
    left = _time_left(state, seat)
    yield from ((cost, left) for cost in prices(state))
    if may_build(state, seat) and not all(state.players[seat].houses):
        yield tuple(state.content.house_cost.count(kind) for kind in EVERY_KIND), None
