"""Reasons why a seat, a field, a number or a law cannot be chosen now, for players who look for it in vain.

All of it is known to the seat itself: the table, its own cubes and its own laws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from engine.core.lattice import cells_beside_site
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, NUMBERS, Card, Kind, owner_of
from engine.keythedral.laws.timing import moments, plays
from engine.keythedral.names import (
    craftsman_text,
    cubes_text,
    dwelling_text,
    kinds_text,
    law_text,
)
from engine.keythedral.prices import holds, payments, prices_on
from engine.keythedral.queries import (
    field_named,
    has_craft,
    may_build,
    open_fields,
    resources_in,
    slot_named,
    slots_on_sale,
    workers_of,
)
from engine.keythedral.state import NO_LAW, State
from engine.keythedral.steps import fences
from engine.keythedral.steps.purchases import OWN


def why_not(state: State, seat: Seat) -> Iterator[Text]:
    """Yield a line for each thing that is of no use to this seat now, in the order of the panel; none in the
    middle of a move."""
    player = state.players[seat]
    if state.windows or state.turn != seat or player.draft.ready:
        return
    if player.draft.has_begun and state.asking != "work":
        return
    if player.draft.card or player.draft.arming:
        return  # the target of a law is another question
    match state.asking:
        case "turn":
            yield from _seats(state, seat)
            yield from _buying(state, seat)
            yield from _building(state, seat)
            yield from _new_laws(state, seat)
        case "work" if state.sending:
            yield from _fields(state, seat)
        case "work":
            yield from _numbers(state)
        case "bid":
            yield from _offers(state, seat)
        case _:  # everything there may be chosen
            return
    yield from _laws(state, seat)


def _seats(state: State, seat: Seat) -> Iterator[Text]:
    """Yield what is missing for each seat on sale, and which seats are not on sale yet (KT-51)."""
    player, on_sale = state.players[seat], slots_on_sale(state)
    for slot in on_sale:
        if _could_pay(state, seat, slot, player.cubes):
            continue
        price = min(prices_on(state, slot), key=lambda price: sum(_lacking(player.cubes, price)))
        lack = _lacking(player.cubes, price)
        key = "keythedral-why-seat-law" if _do_fewer(state, seat, slot, lack) else "keythedral-why-seat"
        yield text(key, slot=slot_named(state, slot), cubes=cubes_text(price), lack=cubes_text(lack))
    if on_sale and state.number < len(NUMBERS):
        yield text("keythedral-why-later", number=state.number)


def _could_pay(state: State, seat: Seat, slot: int, cubes: Sequence[int]) -> bool:
    """Return whether a seat could be paid with these cubes, including by own laws."""
    own = tuple(card for card in OWN if card in state.players[seat].laws)
    ways = ((), *((card,) for card in own), own)
    return any(payments(state, cubes, slot, using) for using in ways)


def _do_fewer(state: State, seat: Seat, slot: int, lack: Sequence[int]) -> bool:
    """Return whether one cube less than the missing ones would do, with a law in hand."""
    held = [have + more for have, more in zip(state.players[seat].cubes, lack, strict=True)]
    fewer = ([n - (at == kind) for at, n in enumerate(held)] for kind, more in enumerate(lack) if more)
    return any(_could_pay(state, seat, slot, cubes) for cubes in fewer)


def _lacking(cubes: Sequence[int], price: Sequence[int]) -> list[int]:
    return [max(0, need - have) for have, need in zip(cubes, price, strict=True)]


def _building(state: State, seat: Seat) -> Iterator[Text]:
    """Yield reasons about houses and fences (KT-59, KT-62, KT-70, KT-119)."""
    player = state.players[seat]
    if all(player.houses):
        yield text("keythedral-why-houses")
    elif not may_build(state, seat):
        yield text("keythedral-why-moratorium", law=law_text(laws.MORATORIUM))
    elif lack := _short_of(player.cubes, state.content.house_cost):
        yield text("keythedral-why-house", cubes=kinds_text(state.content.house_cost), lack=kinds_text(lack))
    can = {type(pick).__name__ for pick in fences.openings(state, seat)}
    if "Fence" not in can:
        if not player.fences:
            yield text("keythedral-why-fences-gone")
        elif not holds(player.cubes, state.content.fence_cost):
            yield text("keythedral-why-fence", cubes=kinds_text(state.content.fence_cost))
        else:
            yield text("keythedral-why-fence-room")
    if "Unfence" not in can and not state.fences:
        yield text("keythedral-why-unfence-none")
    elif "Unfence" not in can:
        have = min(player.cubes[kind] for kind in state.content.unfence_cost)
        yield text("keythedral-why-unfence", cubes=kinds_text(state.content.unfence_cost), have=have)


def _short_of(cubes: Sequence[int], cost: Sequence[Kind]) -> list[Kind]:
    return [kind for kind in EVERY_KIND for _ in range(max(0, cost.count(kind) - cubes[kind]))]


def _buying(state: State, seat: Seat) -> Iterator[Text]:
    """Yield reasons about craftsmen and the trader (KT-71 to KT-74)."""
    have = sum(state.players[seat].cubes)
    for at, craftsman in enumerate(state.content.craftsmen):
        name = craftsman_text(at)
        if not has_craft(state, at):
            yield text("keythedral-why-craft-none", craftsman=name)
        elif have < craftsman.price:
            yield text("keythedral-why-cubes", what=name, need=craftsman.price, have=have)
    trader = text("keythedral-why-trader")
    if have < state.content.trade_cost:
        yield text("keythedral-why-cubes", what=trader, need=state.content.trade_cost, have=have)
    elif not resources_in(state.store):
        yield text("keythedral-why-store")


def _new_laws(state: State, seat: Seat) -> Iterator[Text]:
    """Yield why no new law can be taken (KT-75)."""
    have = sum(state.players[seat].cubes)
    if not state.rules.laws:
        yield text("keythedral-why-lawless")
    else:
        if all(lying == NO_LAW for lying in state.spaces):
            yield text("keythedral-why-no-law")
        elif have < state.content.law_cost:
            yield text("keythedral-why-new-law", count=state.content.law_cost)


def _fields(state: State, seat: Seat) -> Iterator[Text]:
    """Yield fields beside the sending dwellings that are taken or fenced off (KT-35)."""
    player, is_open = state.players[seat], False
    for number, sent in zip(state.sending, state.sent, strict=True):
        site, dwelling = player.sites[number - 1], dwelling_text(seat, number, player.houses[number - 1])
        if sent >= workers_of(state, seat, number):
            yield text("keythedral-why-sent", dwelling=dwelling, count=sent)
            continue
        open_ = open_fields(state, seat, number)
        is_open = is_open or bool(open_)
        for cell in cells_beside_site(site):
            if cell not in state.fields or cell in open_:
                continue
            field = field_named(state, cell)
            if cell in state.workers and (owner := owner_of(state.workers[cell])) == seat:
                yield text("keythedral-why-own-worker", field=field, dwelling=dwelling)
            elif cell in state.workers:
                yield text("keythedral-why-worker", field=field, dwelling=dwelling, who=Who(owner))
            else:
                yield text("keythedral-why-fenced", field=field, dwelling=dwelling)
    if is_open and not any(state.sent):
        yield text("keythedral-why-stay")  # KT-38


def _numbers(state: State) -> Iterator[Text]:
    """Yield the numbers that were called before (KT-33)."""
    if state.order:
        yield text("keythedral-why-order", numbers=tuple(state.order), count=len(state.order))


def _offers(state: State, seat: Seat) -> Iterator[Text]:
    auction, have = state.auction, sum(state.players[seat].cubes)
    if auction is None or seat == auction.taker:
        return
    yield text("keythedral-why-match", who=Who(auction.taker))
    if have <= auction.high:
        yield text("keythedral-why-bid", high=auction.high, have=have)


def _laws(state: State, seat: Seat) -> Iterator[Text]:
    """Yield unplayable laws in hand, with the moment they wait for or what they lack (KT-96, KT-145)."""
    if state.rules.laws and not state.players[seat].laws:
        yield text("keythedral-why-no-laws")
    now = {pick.card for pick in plays(state, seat)}
    for card in state.players[seat].laws:
        if card == laws.SUBSTITUTION and state.asking == "turn":
            if not _can_substitute(state, seat):
                yield text("keythedral-why-law-no-seat", law=law_text(card))
        elif card not in now:
            is_time = not state.content.law(card).timing.isdisjoint(moments(state, seat))
            yield _lack(state, seat, card) if is_time else _wrong_time(card)


def _can_substitute(state: State, seat: Seat) -> bool:
    player = state.players[seat]
    cheaper = (laws.PRICE_DECREASE,) if laws.PRICE_DECREASE in player.laws else ()
    return any(
        payments(state, player.cubes, slot, (laws.SUBSTITUTION, *more))
        for slot in slots_on_sale(state)
        for more in ((), cheaper)
    )


def _wrong_time(card: Card) -> Text:
    return text("keythedral-why-law", law=law_text(card), when=text(_time(card)))


def _time(card: Card) -> str:
    """Return when a law that waits for its moment can be played."""
    match card:
        case laws.WORK_ORDER:
            return "keythedral-when-work"
        case laws.PRICE_INCREASE:
            return "keythedral-when-purchase"
        case laws.PRICE_DECREASE | laws.BARGAIN | laws.SALE:
            return "keythedral-when-turn"
        case laws.SUBSTITUTION:
            return "keythedral-when-own-purchase"
        case laws.COTTAGE_NUMBER:
            return "keythedral-when-placing"
        case laws.UNEXPECTED_HARVEST | laws.DOUBLE_PRODUCTION | laws.GOOD_HARVEST | laws.POOR_HARVEST:
            return "keythedral-when-harvest"
        case laws.BROKEN_FENCES:
            return "keythedral-when-fences"
        case laws.REPEAL:
            return "keythedral-when-law"
        case laws.MORATORIUM:
            return "keythedral-when-spend"
        case laws.START_ORDER:
            return "keythedral-when-phase"
        case (
            laws.UPGRADE_COTTAGE | laws.CRAFT_BARGAIN | laws.UNSAFE_FENCE | laws.DESIGN_CHANGE
            | laws.DOWNGRADE_HOUSE
        ):  # fmt: skip
            raise AssertionError("at any time")
        case _:
            assert_never(card)


def _lack(state: State, seat: Seat, card: Card) -> Text:
    """Return what is missing for a law whose moment this is."""
    law, player = law_text(card), state.players[seat]
    match card:
        case laws.UNSAFE_FENCE:
            return text("keythedral-why-law-fences", law=law)
        case laws.BROKEN_FENCES:
            key = "keythedral-why-law-placed" if state.fences else "keythedral-why-law-fences"
            return text(key, law=law)
        case laws.UPGRADE_COTTAGE if all(player.houses):
            return text("keythedral-why-law-cottages", law=law)
        case laws.UPGRADE_COTTAGE:
            return text("keythedral-why-law-banned", law=law, other=law_text(laws.MORATORIUM))
        case laws.CRAFT_BARGAIN if not any(state.store[craft] for craft in CRAFTS):
            return text("keythedral-why-law-used", law=law)
        case laws.BARGAIN if not resources_in(state.store):
            return text("keythedral-why-law-store", law=law)
        case laws.CRAFT_BARGAIN | laws.BARGAIN:
            return text("keythedral-why-law-resource", law=law)
        case laws.DESIGN_CHANGE:
            return text("keythedral-why-law-designs", law=law)
        case laws.PRICE_DECREASE:
            return text("keythedral-why-law-gold", law=law)
        case laws.DOWNGRADE_HOUSE:
            return text("keythedral-why-law-houses", law=law)
        case laws.COTTAGE_NUMBER:
            return text("keythedral-why-law-early", law=law)
        case laws.DOUBLE_PRODUCTION | laws.UNEXPECTED_HARVEST:
            return text("keythedral-why-law-workers", law=law)
        case laws.SALE:
            return _unsold(state, seat)
        case (
            laws.WORK_ORDER | laws.PRICE_INCREASE | laws.SUBSTITUTION | laws.REPEAL | laws.MORATORIUM
            | laws.GOOD_HARVEST | laws.POOR_HARVEST | laws.START_ORDER
        ):  # fmt: skip
            raise AssertionError("it needs nothing but its moment")
        case _:
            assert_never(card)


def _unsold(state: State, seat: Seat) -> Text:
    """Return why nothing is available by the law Sale (KT-123)."""
    prices = [
        maker.sale_price
        for at, maker in enumerate(state.content.craftsmen)
        if maker.sale_price and has_craft(state, at)
    ]
    if not prices:
        return text("keythedral-why-law-sale", law=law_text(laws.SALE))
    have = sum(state.players[seat].cubes)
    return text("keythedral-why-law-cubes", law=law_text(laws.SALE), need=min(prices), have=have)
