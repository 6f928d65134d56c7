"""What a turn does for its player, in terms of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.lattice import cell_of, site_of
from engine.core.text import Seat, Who, text
from engine.keythedral.actions import (
    Action,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Decline,
    Edge,
    House,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Stay,
    Swap,
    TakeLaw,
)
from engine.keythedral.content.shapes import CRAFTS, number_on, owner_of
from engine.keythedral.evaluation.cube_benefits import crafted, goes_on, kept_for, opened, start_matters
from engine.keythedral.evaluation.law_benefits import kept_laws, needed_laws, played
from engine.keythedral.evaluation.placing_benefits import beside, called, chosen, harvested, house_fields
from engine.keythedral.names import field_text
from engine.keythedral.state import State


def benefits(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    for pick in picks:
        yield from _of_pick(before, after, seat, pick)
    if isinstance(picks[0], Stay) and after.players[seat].laws:
        yield kept_laws(after, seat)
    if before.stage == "work":
        brought = list(harvested(before, seat, picks))
        yield from brought
        is_idle = all(each.kind == "saves" for each in brought)
        yield from chosen(before, after, seat, picks, is_idle=is_idle)
    yield from played(before, after, seat, picks)


def _of_pick(before: State, after: State, seat: Seat, pick: Action) -> Iterator[Benefit]:
    match pick:
        case Cottage(number=number):
            yield from beside(before, after, seat, number)
        case House(number=number):
            yield Benefit("gets", text("keythedral-benefit-house"))
            yield from house_fields(after, seat, number)
        case TakeLaw():
            yield Benefit("gets", text("keythedral-benefit-law"))
        case Craft(craftsman=craftsman):
            yield from crafted(before, after, seat, CRAFTS[craftsman])
            yield from goes_on(before, after, seat)
        case Swap():
            yield from goes_on(before, after, seat)
        case Buy(slot=slot):
            yield from opened(before, seat, slot)
        case BuyUsing(slot=slot):
            yield from needed_laws(before, pick)
            yield from opened(before, seat, slot)
        case Edge(edge=edge) if edge in after.fences:
            yield from _shut_out(after, seat, edge)
        case Pass() | Decline():
            yield from _kept(before, after, seat, pick)
        case Order(number=number):
            yield from called(before, after, seat, number)
        case Offer(cubes=cubes):
            yield _offered(before, cubes)
            yield from start_matters(before, seat)
        case Match():
            yield Benefit("gets", text("keythedral-benefit-match"))
            yield from start_matters(before, seat)
        case Name(who=who) if who == seat:
            is_free = before.auction is not None and not before.auction.high
            yield Benefit("gets", text(f"keythedral-benefit-start{'-free' if is_free else ''}"))
            yield from start_matters(after, seat)
        case _:  # its effect is seen in the result
            return


def _offered(state: State, cubes: int) -> Benefit:
    """Tell what a bid brings, and that the holder of the marker, who may match it, then pays the bidder."""
    assert state.auction is not None, "nothing is bid for"
    return Benefit("gets", text("keythedral-benefit-offer", who=Who(state.auction.taker), count=cubes))


def _kept(before: State, after: State, seat: Seat, pick: Pass | Decline) -> Iterator[Benefit]:
    cubes, auction = after.players[seat].cubes, before.auction
    if isinstance(pick, Decline) and auction is None:
        yield kept_laws(after, seat)
        return
    if auction is not None and auction.taker == seat and auction.high:
        yield Benefit("gets", text("keythedral-benefit-paid", who=Who(auction.by), count=auction.high))
    elif auction is not None and auction.taker != seat and not auction.high:
        yield Benefit("prepares", text("keythedral-benefit-named-free", who=Who(auction.taker)))
    if any(cubes) and list(cubes) == list(before.players[seat].cubes):
        kept = text("keythedral-benefit-keep-all") if auction is not None else kept_for(before, seat)
        yield Benefit("saves", kept)


def _shut_out(after: State, seat: Seat, edge: int) -> Iterator[Benefit]:
    """Tell whose dwelling a new fence cuts off from its field."""
    dwelling = after.dwellings.get(site_of(edge))
    if dwelling is not None and owner_of(dwelling) != seat and cell_of(edge) in after.fields:
        field = field_text(after.fields[cell_of(edge)])
        who, number = Who(owner_of(dwelling)), number_on(dwelling)
        yield Benefit("denies", text("keythedral-benefit-fence", who=who, number=number, field=field))
