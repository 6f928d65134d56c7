"""What cubes bought, traded or kept do for their player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.text import Arg, Seat, Text, Who, text
from engine.keythedral.content.shapes import EVERY_KIND, NUMBERS, Kind
from engine.keythedral.evaluation.cube_needs import (
    can_get,
    first_asking,
    is_short,
    lacking,
    seats_asking,
)
from engine.keythedral.evaluation.thrift import cheapest, is_out_of_reach
from engine.keythedral.names import cubes_text, kind_text
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import cost_on, slot_named, slots_on_sale
from engine.keythedral.state import State


def crafted(before: State, after: State, seat: Seat, kind: Kind) -> Iterator[Benefit]:
    """Tell which seats on sale ask for a craft cube, unless fewer cubes are missing for one of them, or else
    which seats to come do."""
    old, new = before.players[seat].cubes, after.players[seat].cubes
    number = first_asking(before, kind)
    if is_short(before, old, kind):
        costs = [cost for slot in asking(before, kind) for cost in prices_on(before, slot)]
        if not any(sum(lacking(new, cost)) < sum(lacking(old, cost)) for cost in costs):
            yield Benefit("gets", wanted_by(before, kind))
    elif number:
        yield Benefit("gets", asked_later("keythedral-benefit-craft-later", before, number, [kind]))


def goes_on(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
    """Tell the cheapest seat that can be paid now, or that craftsmen and the trader can give what the nearest
    one still lacks."""
    cubes, lacks = after.players[seat].cubes, dict[int, int]()
    if cheapest(before, before.players[seat].cubes) is None and (slot := cheapest(after, cubes)) is not None:
        aim = text("keythedral-aims-seat", slot=slot_named(after, slot))
        yield Benefit("completes", text("benefit-completed", aim=aim, when="then"))
        return
    for slot in slots_on_sale(after):
        cost = min(prices_on(after, slot), key=lambda cost: sum(lacking(cubes, cost)))
        if can_get(after, cubes, cost):
            lacks[slot] = sum(lacking(cubes, cost))
    nearest = min(lacks, key=lambda slot: lacks[slot], default=None)
    if nearest is not None and lacks[nearest]:
        yield Benefit("prepares", text("keythedral-benefit-trade-on", slot=slot_named(after, nearest)))


def kept_for(state: State, seat: Seat) -> Text:
    """Tell what cubes are kept for: nothing on sale, the nearest seat, seats of a number to come, or anything
    that takes any."""
    cubes = state.players[seat].cubes
    if is_out_of_reach(state, seat):
        return text("keythedral-benefit-keep-no-seat")
    costs = {
        slot: min(prices_on(state, slot), key=lambda cost: sum(lacking(cubes, cost)))
        for slot in slots_on_sale(state)
    }
    lacks = {
        slot: sum(lacking(cubes, cost))
        for slot, cost in costs.items()
        if any(have and need for have, need in zip(cubes, cost, strict=True))
    }
    slot = min(lacks, key=lambda slot: lacks[slot], default=None)
    if slot is not None:
        part = cubes_text([min(have, need) for have, need in zip(cubes, costs[slot], strict=True)])
        besides = _besides([max(0, have - need) for have, need in zip(cubes, costs[slot], strict=True)])
        key = "keythedral-benefit-keep-seat-too" if besides else "keythedral-benefit-keep-seat"
        return text(key, cubes=part, slot=slot_named(state, slot), **besides)
    first = {kind: first_asking(state, kind) for kind in EVERY_KIND if cubes[kind]}
    number = min((number for number in first.values() if number), default=0)
    if number:
        later = [cubes[kind] * (first.get(kind) == number) for kind in EVERY_KIND]
        besides = _besides([have - kept for have, kept in zip(cubes, later, strict=True)])
        key = "keythedral-benefit-keep-later-too" if besides else "keythedral-benefit-keep-later"
        kinds = [kind for kind in EVERY_KIND if later[kind]]
        return asked_later(key, state, number, kinds, cubes=cubes_text(later), **besides)
    return text("keythedral-benefit-keep", cubes=cubes_text(cubes))


def opened(state: State, seat: Seat, slot: int) -> Iterator[Benefit]:
    """Tell that the last seat of a number puts the next one on sale, and who may buy first: a pass is not
    final (KT-46, KT-47, KT-55)."""
    if slots_on_sale(state) != [slot] or state.number == len(NUMBERS):
        return
    seats = len(state.players)
    turns = [(seat + more) % seats for more in range(1, seats)]
    first = next((each for each in turns if not state.players[each].procured), None)
    if first is None:
        yield Benefit("prepares", text("keythedral-benefit-opens-alone", number=state.number + 1))
    else:
        words = text("keythedral-benefit-opens", number=state.number + 1, who=Who(first))
        yield Benefit("prepares", words)


def start_matters(state: State, seat: Seat) -> Iterator[Benefit]:
    """Tell that not every player can buy a seat on sale: then it matters who buys first, most for a player
    who can already pay for one."""
    count, players = len(slots_on_sale(state)), len(state.players)
    slot = cheapest(state, state.players[seat].cubes)
    if 0 < count < players and slot is not None:
        words = text("keythedral-benefit-buys-first", slot=slot_named(state, slot))
        yield Benefit("prepares", words)
    elif 0 < count < players:
        yield Benefit("prepares", text("keythedral-benefit-few-seats", count=count, players=players))


def _besides(rest: Sequence[int]) -> dict[str, tuple[Text, ...]]:
    """Name the other cubes, if any: a move that they pay for would keep all but these."""
    return {"rest": cubes_text(rest)} if any(rest) else {}


def asked_later(key: str, state: State, number: int, kinds: Sequence[Kind], **args: Arg) -> Text:
    """Tell how many seats of a number to come ask for one of these kinds, the one that most of them do."""
    kind = max(kinds, key=lambda kind: seats_asking(state, number, kind))
    count, all_seats = seats_asking(state, number, kind), len(state.content.seats[number - 1])
    part = "all" if count == all_seats else "some"
    return text(key, number=number, kind=kind_text(kind), part=part, count=count, all=all_seats, **args)


def asking(state: State, kind: Kind) -> list[int]:
    """Return the seats on sale that ask for a kind of cube."""
    return [slot for slot in slots_on_sale(state) if cost_on(state, slot)[kind]]


def wanted_by(state: State, kind: Kind, *others: Kind) -> Text:
    """Tell which seats on sale, or how many, ask for a kind of cube, and for others if it is one seat."""
    slots, count = asking(state, kind), len(slots_on_sale(state))
    if len(slots) == 1:
        slot = slot_named(state, slots[0])
        kinds = tuple(kind_text(each) for each in (kind, *others) if asking(state, each) == slots)
        if len(kinds) > 1:
            return text("keythedral-benefit-wanted-kinds", slot=slot, kinds=kinds)
        return text("keythedral-benefit-wanted-one", slot=slot, kind=kind_text(kind))
    key = "keythedral-benefit-wanted-all" if len(slots) == count else "keythedral-benefit-wanted"
    return text(key, count=len(slots), all=count, kind=kind_text(kind))
