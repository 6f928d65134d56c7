"""What laws played or kept do for their player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keythedral.actions import Action, Aim, BuyUsing, Play
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, owner_of
from engine.keythedral.evaluation.cube_benefits import crafted, start_matters
from engine.keythedral.evaluation.cube_needs import cubes_of, lacking
from engine.keythedral.evaluation.thrift import prices
from engine.keythedral.laws.aims import swap_of
from engine.keythedral.names import cubes_text, kind_text, law_text
from engine.keythedral.prices import affords, prices_on
from engine.keythedral.queries import cells_worked, slot_named, slots_on_sale
from engine.keythedral.state import State

_OF_A_KIND = (laws.GOOD_HARVEST, laws.POOR_HARVEST)
"""The laws that name a kind of field for everyone,"""
_OF_ONE = (laws.UNEXPECTED_HARVEST, laws.DOUBLE_PRODUCTION)
"""and for their player alone."""
_OF_CRAFTS = (laws.SALE, laws.CRAFT_BARGAIN)
"""The laws that give a craft cube."""


def played(before: State, after: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    card = next((pick.card for pick in picks if isinstance(pick, Play)), None)
    if card == laws.START_ORDER and after.start == seat:
        phase = "work" if before.stage == "work" else "spend"
        if before.stage != "auction":
            yield Benefit("gets", text("keythedral-benefit-start-law", phase=phase))
            yield from start_matters(after, seat)
    elif card in _OF_A_KIND:
        yield from _aimed(before, seat, picks)
    elif card in _OF_ONE and not before.rules.single_field:
        yield from _own_harvest(before, seat, picks, is_free=card == laws.UNEXPECTED_HARVEST)
    elif card in _OF_CRAFTS:
        target = next(pick.target for pick in picks if isinstance(pick, Aim))
        yield from crafted(before, after, seat, CRAFTS[target] if card == laws.SALE else swap_of(target)[1])


def _aimed(state: State, seat: Seat, picks: Sequence[Action]) -> Iterator[Benefit]:
    """Tell how many workers a law of the harvest concerns."""
    kind = next((pick.target for pick in picks if isinstance(pick, Aim)), None)
    there = [owner_of(dwelling) for cell, dwelling in state.workers.items() if state.fields[cell] == kind]
    own = there.count(seat)
    words = text("keythedral-benefit-aimed", own=own, others=len(there) - own)
    yield Benefit("denies" if own < len(there) - own else "gets", words)


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


def needed_laws(state: State, using: BuyUsing) -> Iterator[Benefit]:
    """Tell that no seat on sale can be paid without the laws that a purchase uses."""
    cubes = state.players[using.seat].cubes
    if not any(affords(cubes, cost) for cost in prices(state)):
        used = tuple(law_text(card) for card in using.cards)
        yield Benefit("gets", text("keythedral-benefit-law-needed", laws=used))


def kept_laws(state: State, seat: Seat) -> Benefit:
    laws = tuple(law_text(card) for card in state.players[seat].laws)
    return Benefit("saves", text("keythedral-benefit-keep-laws", laws=laws))
