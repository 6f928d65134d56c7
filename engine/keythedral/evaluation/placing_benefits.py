"""What cottages laid, numbers called and workers sent do for their player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.lattice import cells_beside_site, sites_beside_cell
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action, Send
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, FIELDS, NUMBERS, Kind, number_on, owner_of
from engine.keythedral.evaluation.contested import only_fields, reached_by_others, rivals
from engine.keythedral.evaluation.cube_benefits import asked_later, asking, wanted_by
from engine.keythedral.evaluation.cube_needs import cubes_asked, cubes_of, first_asking, lacking
from engine.keythedral.names import cubes_text, field_text, kind_text
from engine.keythedral.prices import affords, prices_on
from engine.keythedral.queries import field_named, has_craft, open_fields, slot_named, slots_on_sale
from engine.keythedral.state import State

_NEAR = 2
"""Number of cubes that a seat may lack and still be near."""


def beside(before: State, after: State, seat: Seat, number: int) -> Iterator[Benefit]:
    """Tell which fields a new cottage is beside, and which kinds are new for its player."""
    kinds = _kinds_beside(after, seat, number)
    if not kinds:
        return
    yield Benefit("gets", _fields_beside("keythedral-benefit-lay", number, kinds))
    known = {kind for one in range(1, 6) for kind in _kinds_beside(before, seat, one)}
    new = tuple(field_text(kind) for kind in range(len(FIELDS)) if kind in kinds and kind not in known)
    if new and known:
        yield Benefit("prepares", text("keythedral-benefit-first", fields=new))


def house_fields(state: State, seat: Seat, number: int) -> Iterator[Benefit]:
    """Tell which fields a new house is beside: they are what its second worker is worth."""
    if kinds := _kinds_beside(state, seat, number):
        yield Benefit("prepares", _fields_beside("keythedral-benefit-house-fields", number, kinds))


def _fields_beside(key: str, number: int, kinds: Sequence[int]) -> Text:
    names = tuple(
        text("keythedral-benefit-fields", field=field_text(kind), count=kinds.count(kind))
        for kind in range(len(FIELDS))
        if kind in kinds
    )
    return text(key, number=number, count=len(kinds), fields=names)


def _kinds_beside(state: State, seat: Seat, number: int) -> list[int]:
    site = state.players[seat].sites[number - 1]
    if not site:
        return []
    return [
        state.fields[cell]
        for side, cell in enumerate(cells_beside_site(site))
        if cell in state.fields and site * 4 + side not in state.fences
    ]


def called(before: State, after: State, seat: Seat, number: int) -> Iterator[Benefit]:
    """Tell of a number that sends no worker of this player: whether others send any, or fewer than with
    another number, and which numbers send some."""
    if open_fields(before, seat, number):
        return
    others = [other for other in range(len(before.players)) if other != seat]
    left = [each for each in NUMBERS if each not in before.order]
    sends = {each: sum(bool(open_fields(before, other, each)) for other in others) for each in left}
    most = max(left, key=lambda each: sends[each])
    if not sends[number]:
        yield Benefit("denies", text("keythedral-benefit-nobody", number=number))
    elif sends[number] < sends[most]:
        counts = {"count": sends[number], "other": most, "more": sends[most]}
        yield Benefit("denies", text("keythedral-benefit-fewer", number=number, **counts))
    later = [each for each in NUMBERS if each not in after.order and open_fields(after, seat, each)]
    if later and not any(_is_contested(before, seat, each) for each in later):
        yield Benefit("saves", text("keythedral-benefit-any-order"))
    elif later:
        yield Benefit("prepares", text("keythedral-benefit-later", numbers=tuple(later)))
    elif not any(open_fields(before, seat, each) for each in left):
        yield Benefit("saves", text("keythedral-benefit-none-left"))


def _is_contested(state: State, seat: Seat, number: int) -> bool:
    """Return whether others could send a worker, with any number left, to a field open to this dwelling."""
    cells = set(open_fields(state, seat, number))
    others = [other for other in range(len(state.players)) if other != seat]
    left = [each for each in NUMBERS if each not in state.order]
    return any(not cells.isdisjoint(open_fields(state, other, each)) for other in others for each in left)


def harvested(before: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell a seat on sale that the harvest pays for, or how many need what it brings, and what the nearest
    one still needs."""
    sent = [before.fields[pick.cell] for pick in picks if isinstance(pick, Send)]
    if not sent:
        return
    old, more = cubes_of(before, seat), [sent.count(kind) for kind in EVERY_KIND]
    new = [have + brought for have, brought in zip(old, more, strict=True)]
    nearest = list[tuple[int, int, tuple[int, ...]]]()
    lacks = {slot: _least(before, new, slot) for slot in slots_on_sale(before)}
    for slot, (lack, *others) in lacks.items():
        less = min(sum(lacking(old, cost)) for cost in prices_on(before, slot)) - sum(lack)
        if less > 0 and not any(lack):
            yield Benefit("completes", text("keythedral-benefit-seat", slot=slot_named(before, slot)))
            return
        is_near = less > 0 and sum(lack) <= _NEAR and not others
        if is_near and not any(_is_beside(before, old, other, lack) for other in lacks if other != slot):
            nearest.append((sum(lack), slot, lack))
    asked = cubes_asked(before)
    wanted = [kind for kind in EVERY_KIND if more[kind] and asked[kind] > old[kind]]
    kind = max(wanted, key=lambda kind: len(asking(before, kind)), default=None)
    if kind is not None and not (nearest and len(asking(before, kind)) == 1):
        yield Benefit("gets", wanted_by(before, kind, *(each for each in wanted if each != kind)))
    elif not nearest:
        yield Benefit("saves", _brought(before, old, more))
    if nearest:
        _, slot, lack = min(nearest)
        words = text("keythedral-benefit-missing", slot=slot_named(before, slot), cubes=cubes_text(lack))
        yield Benefit("nearer", words)


def _least(state: State, cubes: Sequence[int], slot: int) -> list[tuple[int, ...]]:
    """Return the fewest cubes that a seat lacks; in several ways if a law lets the buyer choose a kind."""
    lacks = {lacking(cubes, cost) for cost in prices_on(state, slot)}
    least = min(map(sum, lacks))
    return [lack for lack in lacks if sum(lack) == least]


def _is_beside(state: State, cubes: Sequence[int], slot: int, lack: Sequence[int]) -> bool:
    """Return whether a seat needs nothing but these cubes without the harvest."""
    return any(affords(lack, lacking(cubes, cost)) for cost in prices_on(state, slot))


def _brought(state: State, have: Sequence[int], more: Sequence[int]) -> Text:
    """Tell what a harvest brings that no seat on sale asks for: it can pay for a craft cube that one does, or
    for seats of a number to come."""
    if (craft := _craft_to_buy(state, have, more)) is not None:
        slot, kind = craft
        args = {"slot": slot_named(state, slot), "kind": kind_text(kind)}
        return text("keythedral-benefit-harvest-craft", cubes=cubes_text(more), **args)
    first = {kind: first_asking(state, kind) for kind in EVERY_KIND if more[kind]}
    if not any(first.values()):
        return text("keythedral-benefit-harvest", cubes=cubes_text(more))
    number = min(number for number in first.values() if number)
    kinds = [kind for kind in first if first[kind] == number]
    return asked_later("keythedral-benefit-harvest-later", state, number, kinds, cubes=cubes_text(more))


def _craft_to_buy(state: State, have: Sequence[int], more: Sequence[int]) -> tuple[int, Kind] | None:
    """Return the nearest seat on sale and a craft cube that it lacks, if its craftsman has any."""
    cubes = [old + brought for old, brought in zip(have, more, strict=True)]
    lacks = {slot: min(_least(state, cubes, slot)) for slot in slots_on_sale(state)}
    for slot in sorted(lacks, key=lambda slot: sum(lacks[slot])):
        for craftsman, kind in enumerate(CRAFTS):
            if lacks[slot][kind] and has_craft(state, craftsman):
                return slot, kind
    return None


def chosen(
    before: State, after: State, seat: Seat, picks: Sequence[Action], *, is_idle: bool
) -> Iterator[Benefit]:
    """Tell who could have taken the fields of the workers sent, first the only one of a kind, or that there
    was no choice. `is_idle`: they bring nothing for a seat on sale."""
    sent = [pick for pick in picks if isinstance(pick, Send)]
    if not sent:
        return
    yield from _only_of_kind(before, seat, sent)
    left = {cell for pick in sent for cell in open_fields(after, seat, pick.number)}
    if isinstance(picks[0], Send) and not left:
        if len({pick.number for pick in sent}) == 1:
            yield Benefit("denies", text("keythedral-benefit-only"))
        return
    can_wait = bool(left - reached_by_others(after, seat))
    kinds = {after.fields[cell] for cell in left} if is_idle else set()
    for pick in sent:
        yield from _rivals(after, seat, pick, later=can_wait or after.fields[pick.cell] in kinds)


def _only_of_kind(state: State, seat: Seat, sent: Sequence[Send]) -> Iterator[Benefit]:
    """Tell which field was the last for its player of a kind that seats on sale need, and who could take
    it."""
    if len(state.sending) > 1:
        return
    others, only = rivals(state, seat), only_fields(state, seat, sent[0].number)
    have, asked = cubes_of(state, seat), cubes_asked(state)
    for cell in [pick.cell for pick in sent if pick.cell in only]:
        kind = state.fields[cell]
        if cell in others and asked[kind] and not have[kind]:
            field, who = field_named(state, cell), Who(others[cell][0])
            words = text("keythedral-benefit-only-kind", field=field, kind=kind_text(kind), who=who)
            yield Benefit("denies", words)


def _rivals(after: State, seat: Seat, pick: Send, *, later: bool) -> Iterator[Benefit]:
    """Tell who could still have sent a worker there, by the same number or by a later one."""
    sent, found = set(after.workers.values()), list[tuple[bool, int, Seat]]()
    for site in sites_beside_cell(pick.cell):
        dwelling = after.dwellings.get(site)
        if dwelling is None or owner_of(dwelling) == seat or dwelling in sent:
            continue
        number, edge = number_on(dwelling), site * 4 + cells_beside_site(site).index(pick.cell)
        if edge not in after.fences and (number == pick.number or (later and number not in after.order)):
            found.append((number != pick.number, number, owner_of(dwelling)))
    if found:
        _, number, owner = min(found)
        field = field_text(after.fields[pick.cell])
        words = text("keythedral-benefit-rival", who=Who(owner), number=number, field=field)
        yield Benefit("denies", words)
