"""Keythedral: reasons of a hint about scarce fields, laws, seats to come and bids, counted again."""

from __future__ import annotations

from typing import Any

from engine.keythedral.actions import BuyUsing, Offer, Send
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, NUMBERS, owner_of
from engine.keythedral.names import kind_text, law_text
from engine.keythedral.prices import payments, prices_on
from engine.keythedral.queries import field_named, open_fields, slots_on_sale
from engine.keythedral.state import State

_PRICES = {CRAFTS[0]: 2, CRAFTS[1]: 3, CRAFTS[2]: 4}
_TRADED = 2


def _pick(case: Any, kind: type) -> Any:
    return next(pick for pick in case.picks if isinstance(pick, kind))


def only_of_kind(case: Any, said: dict[str, Any]) -> object:
    """No other field of the kind is open to the player's dwellings, none of their workers is on one, and the
    other player has a dwelling beside this one."""
    state, seat, number = case.before, case.seat, _pick(case, Send).number
    (kind,) = (each for each in EVERY_KIND if kind_text(each) == said["kind"])
    left = {number, *(each for each in NUMBERS if each not in state.order)} - {state.players[seat].early}
    cells = {cell for each in left for cell in open_fields(state, seat, each) if state.fields[cell] == kind}
    at_work = any(state.fields[cell] == kind and owner_of(one) == seat for cell, one in state.workers.items())
    coming = [each for each in NUMBERS if each not in state.order[: state.marker]]
    theirs = {cell for each in coming for cell in open_fields(state, said["who"].seat, each)}
    is_it = [field_named(state, cell) for cell in cells] == [said["field"]]
    return not is_it or at_work or not cells & theirs


def opens(case: Any, said: dict[str, Any]) -> object:
    """One seat is left, and all players between the buyer and the one named have taken a law."""
    state, seats = case.before, len(case.before.players)
    turns = [(case.seat + more) % seats for more in range(1, seats)]
    free = [seat for seat in turns if not state.players[seat].procured]
    first = said["who"].seat if "who" in said else None
    is_last = len(slots_on_sale(state)) == 1 and said["number"] == state.number + 1 <= len(NUMBERS)
    return not is_last or (free[0] if free else None) != first


def needs_laws(case: Any, said: dict[str, Any]) -> object:
    """The purchase uses these laws, and no seat on sale can be paid without."""
    used = tuple(law_text(card) for card in _pick(case, BuyUsing).cards)
    plain = (payments(case.before, case.old.cubes, slot) for slot in slots_on_sale(case.before))
    return used != said["laws"] or any(plain)


def out_of_reach(case: Any, said: dict[str, Any]) -> object:
    """Nothing is paid, and for every seat the other cubes are too few to buy and trade for all it lacks."""
    helping = {laws.PRICE_DECREASE, laws.SUBSTITUTION, laws.BARGAIN, laws.SALE, laws.CRAFT_BARGAIN}
    if case.old.cubes != case.new.cubes or helping & {*case.old.laws}:
        return "something is paid, or a law would help"
    return any(_is_near(case.before, case.old.cubes, slot) for slot in slots_on_sale(case.before))


def _is_near(state: State, cubes: list[int], slot: int) -> bool:
    for cost in prices_on(state, slot):
        lack = {kind: max(0, cost[kind] - cubes[kind]) for kind in EVERY_KIND}
        spare = sum(cubes) - sum(cost) + sum(lack.values())
        if sum(_PRICES.get(kind, _TRADED) * count for kind, count in lack.items()) <= spare:
            return True
    return False


def offered(case: Any, said: dict[str, Any]) -> object:
    """The player named is asked last and may match the bid of so many cubes."""
    auction = case.before.auction
    return (auction.taker, _pick(case, Offer).cubes) != (said["who"].seat, said["count"])
