"""What a turn does for its player, and what it is about, in terms of the rules."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.lattice import cell_of, cells_beside_site, site_of, sites_beside_cell
from engine.core.text import Seat, Text, Who, text
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
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, FIELDS, NUMBERS, Kind, number_on, owner_of
from engine.keythedral.evaluation.contested import reached_by_others
from engine.keythedral.evaluation.cube_needs import (
    can_get,
    cubes_asked,
    cubes_of,
    first_asking,
    is_short,
    lacking,
)
from engine.keythedral.evaluation.thrift import cheapest
from engine.keythedral.laws.aims import swap_of
from engine.keythedral.names import cubes_text, field_text, kind_text, law_text
from engine.keythedral.prices import affords, prices_on
from engine.keythedral.queries import cells_worked, cost_on, open_fields, slot_named, slots_on_sale
from engine.keythedral.state import State

_OF_A_KIND = (laws.GOOD_HARVEST, laws.POOR_HARVEST)
"""The laws that name a kind of field for everyone,"""
_OF_ONE = (laws.UNEXPECTED_HARVEST, laws.DOUBLE_PRODUCTION)
"""and for their player alone."""
_OF_CRAFTS = (laws.SALE, laws.CRAFT_BARGAIN)
"""The laws that give a craft cube."""
_NEAR = 2
"""Number of cubes that a seat may lack and still be near."""


def idea(state: State, picks: Sequence[Action]) -> Hashable:
    """Return what a turn does: the number called, whatever its fields, or any if others reach no field of its
    player, else the kinds of cubes that workers bring."""
    first = picks[0]
    if isinstance(first, Order):
        left = [number for number in NUMBERS if number not in state.order]
        own = {cell for number in left for cell in open_fields(state, first.seat, number)}
        sends = any(isinstance(pick, Send) for pick in picks)
        if own.isdisjoint(reached_by_others(state, first.seat)):
            return "call"
        return "call", first.number * sends
    about = [each for pick in picks if (each := _about(state, pick)) is not None]
    return tuple(sorted(about, key=repr))


def _about(state: State, pick: Action) -> Hashable | None:
    match pick:
        case Send(cell=cell):
            return "send", state.fields.get(cell)
        case Buy() | BuyUsing():
            return "buy"
        case Craft(seat, craftsman):
            is_asked = is_short(state, state.players[seat].cubes, CRAFTS[craftsman])
            return "craft", craftsman if is_asked else "later"
        case Swap():
            return "trade"
        case Play(card=card):
            return "law", card
        case Aim():
            return None
        case Decline() | Offer() | Match():  # a reader must choose one of them
            return "offer"
        case Lay() | House() | TakeLaw() | Pass() | Name():
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
        yield from _chosen(after, seat, picks)
    played = next((pick.card for pick in picks if isinstance(pick, Play)), None)
    if played in _OF_A_KIND:
        yield from _aimed(before, seat, picks)
    elif played in _OF_ONE and not before.rules.single_field:
        yield from _own_harvest(before, seat, picks, is_free=played == laws.UNEXPECTED_HARVEST)
    elif played in _OF_CRAFTS:
        target = next(pick.target for pick in picks if isinstance(pick, Aim))
        yield from _crafted(
            before, after, seat, CRAFTS[target] if played == laws.SALE else swap_of(target)[1]
        )


def _of_pick(before: State, after: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Cottage(number=number):
            yield from _beside(before, after, seat, number)
        case House():
            yield Benefit("gets", text("keythedral-benefit-house"))
        case TakeLaw():
            yield Benefit("gets", text("keythedral-benefit-law"))
        case Craft(craftsman=craftsman):
            yield from _crafted(before, after, seat, CRAFTS[craftsman])
            yield from _goes_on(before, after, seat)
        case Swap():
            yield from _goes_on(before, after, seat)
        case Edge(edge=edge) if edge in after.fences:
            yield from _shut_out(after, seat, edge)
        case Pass() | Decline():
            yield from _kept(before, after, seat, pick)
        case Order(number=number):
            yield from _called(before, after, seat, number)
        case Offer():
            yield Benefit("prepares", text("keythedral-benefit-offer"))
        case Match():
            yield Benefit("gets", text("keythedral-benefit-match"))
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


def _crafted(before: State, after: State, seat: Seat, kind: Kind) -> Iterator[Benefit]:
    """Tell which seats on sale ask for a craft cube, unless fewer cubes are missing for one of them, or else
    which seats to come do."""
    old, new = before.players[seat].cubes, after.players[seat].cubes
    number = first_asking(before, kind)
    if is_short(before, old, kind):
        costs = [cost for slot in _asking(before, kind) for cost in prices_on(before, slot)]
        if not any(sum(lacking(new, cost)) < sum(lacking(old, cost)) for cost in costs):
            yield Benefit("gets", _wanted(before, kind))
    elif number:
        yield Benefit("gets", text("keythedral-benefit-craft-later", kind=kind_text(kind), number=number))


def _goes_on(before: State, after: State, seat: Seat) -> Iterator[Benefit]:
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


def _own_harvest(state: State, seat: Seat, picks: Sequence[Action], *, is_free: bool) -> Iterator[Benefit]:
    """Tell what one's own law of the harvest brings, and a seat on sale that it pays for."""
    aimed = next((pick.target for pick in picks if isinstance(pick, Aim)), None)
    count = sum(state.fields[cell] == aimed for cell in cells_worked(state, seat))
    if aimed is None or not count:
        return
    if is_free:
        yield Benefit("gets", text("keythedral-benefit-choose", count=count, kind=kind_text(aimed)))
    else:
        more = cubes_text([count * (kind == aimed) for kind in EVERY_KIND])
        yield Benefit("gets", text("keythedral-benefit-double", cubes=more))
    old = cubes_of(state, seat)
    new = [have + (kind == aimed) * (-count if is_free else count) for kind, have in enumerate(old)]
    for slot in slots_on_sale(state):
        for cost in prices_on(state, slot):
            lack = lacking(new, cost)
            is_paid = not any(lack[kind] for kind in CRAFTS) and sum(lack) <= count * is_free
            if is_paid and not any(affords(old, each) for each in prices_on(state, slot)):
                yield Benefit("completes", text("keythedral-benefit-seat", slot=slot_named(state, slot)))
                return


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


def _kept(before: State, after: State, seat: Seat, pick: Pass | Decline) -> Iterator[Benefit]:
    cubes, auction = after.players[seat].cubes, before.auction
    if isinstance(pick, Decline) and auction is None:
        yield _kept_laws(after, seat)
        return
    if auction is not None and auction.taker == seat and auction.high:
        yield Benefit("gets", text("keythedral-benefit-paid", who=Who(auction.by), count=auction.high))
    elif auction is not None and auction.taker != seat and not auction.high:
        yield Benefit("prepares", text("keythedral-benefit-named-free", who=Who(auction.taker)))
    if any(cubes) and list(cubes) == list(before.players[seat].cubes):
        kept = text("keythedral-benefit-keep-all") if auction is not None else _kept_for(before, cubes)
        yield Benefit("saves", kept)


def _kept_for(state: State, cubes: Sequence[int]) -> Text:
    """Tell what cubes are kept for: a near seat on sale, seats of a number to come, any seat on sale, or
    anything that takes any."""
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
    first = {kind: first_asking(state, kind) for kind in EVERY_KIND if cubes[kind]}
    number = min((number for number in first.values() if number), default=0)
    if slot is not None and (lacks[slot] <= _NEAR or not number):
        part = cubes_text([min(have, need) for have, need in zip(cubes, costs[slot], strict=True)])
        besides = _besides([max(0, have - need) for have, need in zip(cubes, costs[slot], strict=True)])
        key = "keythedral-benefit-keep-seat-too" if besides else "keythedral-benefit-keep-seat"
        return text(key, cubes=part, slot=slot_named(state, slot), **besides)
    if number:
        later = [cubes[kind] * (first.get(kind) == number) for kind in EVERY_KIND]
        besides = _besides([have - kept for have, kept in zip(cubes, later, strict=True)])
        key = "keythedral-benefit-keep-later-too" if besides else "keythedral-benefit-keep-later"
        return text(key, cubes=cubes_text(later), number=number, **besides)
    return text("keythedral-benefit-keep", cubes=cubes_text(cubes))


def _besides(rest: Sequence[int]) -> dict[str, tuple[Text, ...]]:
    """Name the other cubes, if any: a move that they pay for would keep all but these."""
    return {"rest": cubes_text(rest)} if any(rest) else {}


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
    kind = max(wanted, key=lambda kind: len(_asking(before, kind)), default=None)
    if kind is not None and not (nearest and len(_asking(before, kind)) == 1):
        yield Benefit("gets", _wanted(before, kind, *(each for each in wanted if each != kind)))
    elif not nearest:
        yield Benefit("saves", _brought(before, more))
    if nearest:
        _, slot, lack = min(nearest)
        words = text("keythedral-benefit-missing", slot=slot_named(before, slot), cubes=cubes_text(lack))
        yield Benefit("nearer", words)


def _chosen(after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell who could have taken the fields of the workers sent, or that there was no choice."""
    sent = [pick for pick in picks if isinstance(pick, Send)]
    if not sent:
        return
    left = {cell for pick in sent for cell in open_fields(after, seat, pick.number)}
    if isinstance(picks[0], Send) and not left:
        if len({pick.number for pick in sent}) == 1:
            yield Benefit("denies", text("keythedral-benefit-only"))
        return
    can_wait = bool(left - reached_by_others(after, seat))
    for pick in sent:
        yield from _rivals(after, seat, pick, later=can_wait)


def _asking(state: State, kind: Kind) -> list[int]:
    """Return the seats on sale that ask for a kind of cube."""
    return [slot for slot in slots_on_sale(state) if cost_on(state, slot)[kind]]


def _least(state: State, cubes: Sequence[int], slot: int) -> list[tuple[int, ...]]:
    """Return the fewest cubes that a seat lacks; in several ways if a law lets the buyer choose a kind."""
    lacks = {lacking(cubes, cost) for cost in prices_on(state, slot)}
    least = min(map(sum, lacks))
    return [lack for lack in lacks if sum(lack) == least]


def _wanted(state: State, kind: Kind, *others: Kind) -> Text:
    """Tell which seats on sale, or how many, ask for a kind of cube, and for others if it is one seat."""
    asking, count = _asking(state, kind), len(slots_on_sale(state))
    if len(asking) == 1:
        slot = slot_named(state, asking[0])
        kinds = tuple(kind_text(each) for each in (kind, *others) if _asking(state, each) == asking)
        if len(kinds) > 1:
            return text("keythedral-benefit-wanted-kinds", slot=slot, kinds=kinds)
        return text("keythedral-benefit-wanted-one", slot=slot, kind=kind_text(kind))
    key = "keythedral-benefit-wanted-all" if len(asking) == count else "keythedral-benefit-wanted"
    return text(key, count=len(asking), all=count, kind=kind_text(kind))


def _brought(state: State, cubes: Sequence[int]) -> Text:
    """Tell what a harvest brings that no seat on sale asks for."""
    first = {kind: first_asking(state, kind) for kind in EVERY_KIND if cubes[kind]}
    if not any(first.values()):
        return text("keythedral-benefit-harvest", cubes=cubes_text(cubes))
    number = min(number for number in first.values() if number)
    kinds = tuple(kind_text(kind) for kind in first if first[kind] == number)
    return text("keythedral-benefit-harvest-later", cubes=cubes_text(cubes), number=number, kinds=kinds)


def _is_beside(state: State, cubes: Sequence[int], slot: int, lack: Sequence[int]) -> bool:
    """Return whether a seat needs nothing but these cubes without the harvest."""
    return any(affords(lack, lacking(cubes, cost)) for cost in prices_on(state, slot))
