"""What a turn does for its player, and what it is about, in terms of the rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from engine.core.evaluation import Benefit, BenefitKind
from engine.core.lattice import cell_of, cells_beside_site, site_of
from engine.core.text import Seat, Who, text
from engine.keythedral.actions import (
    Action,
    Aim,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Decline,
    Edge,
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
    Swap,
    TakeLaw,
    Unfence,
)
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import EVERY_KIND, FIELDS, NUMBERS, number_on, owner_of
from engine.keythedral.evaluation.cube_needs import cubes_of
from engine.keythedral.names import cubes_text, field_text, kind_text, law_text
from engine.keythedral.prices import prices_on
from engine.keythedral.queries import open_fields, slot_named, slots_on_sale
from engine.keythedral.state import State

_OF_A_KIND = (laws.GOOD_HARVEST, laws.POOR_HARVEST)
"""The laws that name a kind of field for everyone."""


def idea(state: State, picks: Sequence[Action]) -> Hashable:
    """Return what a turn does: the kinds of cubes that workers bring, whatever their fields."""
    about = [each for pick in picks if (each := _about(state, pick)) is not None]
    return tuple(sorted(about, key=repr))


def _about(state: State, pick: Action) -> Hashable | None:
    match pick:
        case Send(cell=cell):
            return "send", state.fields.get(cell)
        case Buy() | BuyUsing():
            return "buy"
        case Craft(craftsman=craftsman):
            return "craft", craftsman
        case Swap():
            return "trade"
        case Play(card=card):
            return "law", card
        case Aim():
            return None
        case Lay() | House() | TakeLaw() | Pass() | Decline() | Offer() | Match() | Name():
            return type(pick).__name__
        case Fence() | Unfence():
            return type(pick).__name__
        case _:  # numbers, places and payments are no ideas of their own
            return None


def benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    for pick in picks:
        yield from _of_pick(before, after, seat, pick)
    if isinstance(picks[0], Stay) and after.players[seat].laws:
        yield _kept_laws(after, seat)
    if before.stage == "work":
        yield from _harvest(before, seat, picks)
    if any(isinstance(pick, Swap | Craft | House | Fence | Unfence | TakeLaw) for pick in picks):
        yield from _unopened(before, seat, "saves")
    if any(isinstance(pick, Play) and pick.card in _OF_A_KIND for pick in picks):
        yield from _aimed(before, seat, picks)


def _of_pick(before: State, after: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Cottage(number=number):
            yield from _beside(before, after, seat, number)
        case Send(number=number, cell=cell):
            yield from _rivals(after, seat, number, cell)
        case House():
            yield Benefit("gets", text("keythedral-benefit-house"))
        case TakeLaw():
            yield Benefit("gets", text("keythedral-benefit-law"))
        case Edge(edge=edge) if edge in after.fences:
            yield from _shut_out(after, seat, edge)
        case Pass() | Decline():
            yield from _kept(before, after, seat, pick)
        case Order(number=number):
            yield from _called(before, after, seat, number)
        case Offer() | Match():
            yield Benefit("prepares", text("keythedral-benefit-offer"))
        case Name(who=who) if who == seat:
            yield Benefit("gets", text("keythedral-benefit-start"))
        case _:  # its effect is seen in the result
            return


def _aimed(state: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell how many workers a law of the harvest concerns."""
    kind = next((pick.target for pick in picks if isinstance(pick, Aim)), None)
    there = [owner_of(dwelling) for cell, dwelling in state.workers.items() if state.fields[cell] == kind]
    own = there.count(seat)
    words = text("keythedral-benefit-aimed", own=own, others=len(there) - own)
    yield Benefit("denies" if own < len(there) - own else "gets", words)


def _beside(before: State, after: State, seat: Seat, number: int) -> Iterator[Benefit]:
    """Tell which fields a new cottage is beside, and which kinds are new for its player."""
    kinds = _kinds_beside(after, seat, number)
    if not kinds:
        return
    names = tuple(
        text("keythedral-benefit-fields", field=field_text(kind), count=kinds.count(kind))
        for kind in range(len(FIELDS))
        if kind in kinds
    )
    yield Benefit("gets", text("keythedral-benefit-lay", number=number, count=len(kinds), fields=names))
    known = {kind for one in range(1, 6) for kind in _kinds_beside(before, seat, one)}
    new = tuple(field_text(kind) for kind in range(len(FIELDS)) if kind in kinds and kind not in known)
    if new and known:
        yield Benefit("prepares", text("keythedral-benefit-first", fields=new))


def _kinds_beside(state: State, seat: Seat, number: int) -> list[int]:
    site = state.players[seat].sites[number - 1]
    if not site:
        return []
    return [
        state.fields[cell]
        for side, cell in enumerate(cells_beside_site(site))
        if cell in state.fields and site * 4 + side not in state.fences
    ]


def _rivals(after: State, seat: Seat, number: int, cell: int) -> Iterator[Benefit]:
    """Tell who could still have sent a worker there by the same number."""
    sent = set(after.workers.values())
    for site, dwelling in after.dwellings.items():
        owner = owner_of(dwelling)
        sides = cells_beside_site(site)
        if owner == seat or number_on(dwelling) != number or dwelling in sent or cell not in sides:
            continue
        if site * 4 + sides.index(cell) not in after.fences:
            field = field_text(after.fields[cell])
            words = text("keythedral-benefit-rival", who=Who(owner), number=number, field=field)
            yield Benefit("denies", words)
            return


def _shut_out(after: State, seat: Seat, edge: int) -> Iterator[Benefit]:
    """Tell whose dwelling a new fence cuts off from its field."""
    dwelling = after.dwellings.get(site_of(edge))
    if dwelling is not None and owner_of(dwelling) != seat and cell_of(edge) in after.fields:
        field = field_text(after.fields[cell_of(edge)])
        who, number = Who(owner_of(dwelling)), number_on(dwelling)
        yield Benefit("denies", text("keythedral-benefit-fence", who=who, number=number, field=field))


def _called(before: State, after: State, seat: Seat, number: int) -> Iterator[Benefit]:
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
    if later:
        yield Benefit("prepares", text("keythedral-benefit-later", numbers=tuple(later)))
    elif not any(open_fields(before, seat, each) for each in left):
        yield Benefit("saves", text("keythedral-benefit-none-left"))


def _kept(before: State, after: State, seat: Seat, pick: Pass | Decline) -> Iterator[Benefit]:
    cubes = after.players[seat].cubes
    if isinstance(pick, Pass):
        yield from _unopened(before, seat, "denies")
    if isinstance(pick, Decline) and before.auction is None:
        yield _kept_laws(after, seat)
    elif any(cubes) and list(cubes) == list(before.players[seat].cubes):
        yield Benefit("saves", text("keythedral-benefit-keep", cubes=cubes_text(cubes)))


def _unopened(state: State, seat: Seat, kind: BenefitKind) -> Iterator[Benefit]:
    """Tell what goes on sale if the player buys the last seat of a number, as they could (KT-55)."""
    slots, cubes = slots_on_sale(state), cubes_of(state, seat)
    if len(slots) != 1 or state.number >= len(NUMBERS):
        return
    if any(not any(_lacking(cubes, cost)) for cost in prices_on(state, slots[0])):
        words = text("keythedral-benefit-last-seat", number=state.number, next=state.number + 1)
        yield Benefit(kind, words)


def _kept_laws(state: State, seat: Seat) -> Benefit:
    laws = tuple(law_text(card) for card in state.players[seat].laws)
    return Benefit("saves", text("keythedral-benefit-keep-laws", laws=laws))


def _harvest(before: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell a seat on sale that the harvest pays for, or how many need what it brings, and what the nearest
    one still needs."""
    sent = [before.fields[pick.cell] for pick in picks if isinstance(pick, Send)]
    if not sent:
        return
    old, more = cubes_of(before, seat), [sent.count(kind) for kind in EVERY_KIND]
    new = [have + brought for have, brought in zip(old, more, strict=True)]
    nearest = list[tuple[int, int, tuple[int, ...]]]()
    lacks = {
        slot: min((_lacking(new, cost) for cost in prices_on(before, slot)), key=sum)
        for slot in slots_on_sale(before)
    }
    for slot, lacking in lacks.items():
        less = min(sum(_lacking(old, cost)) for cost in prices_on(before, slot)) - sum(lacking)
        if less > 0 and not any(lacking):
            yield Benefit("completes", text("keythedral-benefit-seat", slot=slot_named(before, slot)))
            return
        if less > 0 and not any(_is_beside(before, old, other, lacking) for other in lacks if other != slot):
            nearest.append((sum(lacking), slot, lacking))
    slots = slots_on_sale(before)
    asks = [(sum(_lacks(before, slot, old, kind) for slot in slots), kind) for kind in range(len(new))]
    count, kind = max(each for each in asks if more[each[1]])
    if count > 1:
        key = "keythedral-benefit-wanted-all" if count == len(slots) else "keythedral-benefit-wanted"
        yield Benefit("gets", text(key, count=count, all=len(slots), kind=kind_text(kind)))
    elif not nearest:
        yield Benefit("saves", text("keythedral-benefit-harvest", cubes=cubes_text(more)))
    if nearest:
        _, slot, lacking = min(nearest)
        words = text("keythedral-benefit-missing", slot=slot_named(before, slot), cubes=cubes_text(lacking))
        yield Benefit("nearer", words)


def _is_beside(state: State, cubes: Sequence[int], slot: int, lacking: Sequence[int]) -> bool:
    """Return whether a seat needs nothing but these cubes without the harvest."""
    return any(
        all(need <= left for need, left in zip(_lacking(cubes, cost), lacking, strict=True))
        for cost in prices_on(state, slot)
    )


def _lacks(state: State, slot: int, cubes: Sequence[int], kind: int) -> bool:
    return any(cost[kind] > cubes[kind] for cost in prices_on(state, slot))


def _lacking(cubes: Sequence[int], cost: Sequence[int]) -> tuple[int, ...]:
    return tuple(max(0, need - have) for have, need in zip(cubes, cost, strict=True))
