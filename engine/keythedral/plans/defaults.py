"""Orders of a sensible player, used to measure how much orders shorten a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core.text import Seat
from engine.keythedral.content import laws
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.content.shapes import COLOURS, CRAFTS, FIELDS, KINDS, MAKERS
from engine.keythedral.plans import plan_types
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.plans.spending import cubes_due, on_sale, price_of
from engine.keythedral.plans.working import dwellings_of, field_of, fields_beside, has_worked
from engine.keythedral.view import FieldView, SlotView, View

_HOUSES = 3
"""Enough houses."""

_OWN_HARVEST = (laws.UNEXPECTED_HARVEST, laws.DOUBLE_PRODUCTION, laws.GOOD_HARVEST)


def default_plans(view: View) -> list[Plan]:
    seat = view.reader
    if seat is None or view.over or view.stage == "lay":
        return []
    return [
        *_laws(view, seat),
        *(_works(view, seat) if view.stage == "work" else ()),
        *_spends(view, seat),
        plan_types.Bid(0),
        plan_types.Name(seat),
        plan_types.Decline("all"),
    ]


def _nearest(view: View, cubes: dict[str, int]) -> list[SlotView]:
    """Return the seats on sale, those with the fewest missing cubes first."""
    return sorted(
        (slot for slot in view.slots if slot.on_sale), key=lambda slot: _missing(view, slot.cost, cubes)
    )


def _missing(view: View, cost: dict[str, int], cubes: dict[str, int]) -> int:
    values = dict(zip(KINDS, view.content.cube_values, strict=True))
    return sum(max(count - cubes.get(kind, 0), 0) * values[kind] for kind, count in cost.items())


def _need(view: View, seat: Seat, kind: str, cubes: dict[str, int]) -> float:
    """Return how much one more cube of a kind would help."""
    slots = _nearest(view, cubes)
    missing = bool(slots) and slots[0].cost.get(kind, 0) > cubes.get(kind, 0)
    built = sum(one.house for one in dwellings_of(view, seat))
    builds = built < _HOUSES and KINDS.index(kind) in view.content.house_cost and not cubes.get(kind)
    return 3.0 * missing + 3.5 * builds + 0.5 - 0.1 * cubes.get(kind, 0)


def _works(view: View, seat: Seat) -> Iterator[Plan]:
    """Yield orders that send each dwelling to the field needed most or the next best, best dwelling first."""
    cubes, found = cubes_due(view, seat), list[tuple[float, plan_types.Work]]()

    def worth(at: FieldView) -> float:
        return _need(view, seat, KINDS[FIELDS.index(at.type)], cubes)

    for dwelling in dwellings_of(view, seat):
        if has_worked(view, dwelling):
            continue
        free = [at for at in fields_beside(view, dwelling) if at.worker is None]
        pairs: list[tuple[FieldView, ...]] = [*combinations(free, 2)] if dwelling.house else []
        for cells in (*pairs, *((one,) for one in free)):
            plan = plan_types.Work(dwelling.number, tuple(field_of(at) for at in cells), lead=True)
            found.append((sum(worth(at) for at in cells), plan))
    found.sort(key=lambda each: (-each[0], each[1].number, each[1].fields))
    yield from (plan for _, plan in found)


def _spends(view: View, seat: Seat) -> Iterator[Plan]:
    cubes = cubes_due(view, seat)
    slots = _nearest(view, cubes)
    yield from (_buy(slot) for slot in reversed(slots) if not _missing(view, slot.cost, cubes))
    mine = dwellings_of(view, seat)
    if sum(one.house for one in mine) < _HOUSES:
        yield from (plan_types.House(one.number) for one in mine if not one.house)
    if view.stage == "spend":
        if slots and _missing(view, slots[0].cost, cubes):
            yield from _makes_up(view, slots[0].cost, cubes)
            yield _buy(slots[0])
        yield plan_types.Pass(on_sale(view))


def _buy(slot: SlotView) -> Plan:
    return plan_types.Buy(slot.key, price_of(slot))


def _makes_up(view: View, cost: dict[str, int], cubes: dict[str, int]) -> Iterator[Plan]:
    """Yield purchases of missing cubes from craftsmen and the trader for spare cubes."""
    spare = [kind for kind in KINDS for _ in range(cubes.get(kind, 0) - cost.get(kind, 0))]
    for kind, count in cost.items():
        for _ in range(max(count - cubes.get(kind, 0), 0)):
            craft = KINDS.index(kind) - CRAFTS[0]
            price = view.content.craftsmen[craft].price if craft >= 0 else view.content.trade_cost
            if len(spare) < price:
                return
            pay, spare = tuple(spare[:price]), spare[price:]
            if craft >= 0:
                yield plan_types.Craft(MAKERS[craft], pay)
            else:
                yield plan_types.Trade(pay, kind)


def _laws(view: View, seat: Seat) -> Iterator[Plan]:
    working = [at.type for at in view.fields if at.worker == seat]
    for card in view.seats[seat].laws or ():
        key = LAW_KEYS[card]
        if card in _OWN_HARVEST and working and view.stage in ("work", "harvest"):
            best = max(FIELDS, key=working.count)
            cells = [f"{at.x},{at.y}" for at in view.fields if at.worker == seat and at.type == best]
            single = view.single_field and card == laws.DOUBLE_PRODUCTION
            yield plan_types.PlayLaw(key, "harvest", cells[0] if single else best)
        elif card == laws.UPGRADE_COTTAGE:
            cottages = [one.number for one in dwellings_of(view, seat) if not one.house]
            yield from (plan_types.PlayLaw(key, "spend", str(number)) for number in cottages[:1])
        elif card == laws.START_ORDER:
            yield plan_types.PlayLaw(key, "work", COLOURS[seat])
        elif card == laws.PRICE_INCREASE:
            yield from (plan_types.Against(key, slot.key) for slot in view.slots if slot.on_sale)
        elif card == laws.REPEAL:
            yield from (
                plan_types.Against(key, LAW_KEYS[bad]) for bad in (laws.POOR_HARVEST, laws.DOWNGRADE_HOUSE)
            )
