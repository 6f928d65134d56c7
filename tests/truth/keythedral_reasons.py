"""Keythedral: reasons why something cannot be chosen, tried by giving what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.text import Text, Who
from engine.keythedral.actions import (
    Buy,
    BuyUsing,
    Craft,
    Fence,
    House,
    Match,
    Offer,
    Order,
    Play,
    Send,
    Stay,
    TakeLaw,
    Trade,
    Unfence,
)
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import EVERY_CARD
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, GOLD, RESOURCES, owner_of
from engine.keythedral.names import craftsman_text, dwelling_text, kind_text, law_text
from engine.keythedral.queries import cost_on, slot_named, slots_cost_side_up
from engine.keythedral.state import NO_LAW, State
from tests.truth.claims import Checker, Said

_PLENTY = 9


def cubes_in(arg: Any) -> list[int]:
    """The cubes of a list, one by one."""
    kinds = {kind_text(kind): kind for kind in EVERY_KIND}
    found = list[int]()
    for part in arg:
        if part.key != "keythedral-nothing":
            args = dict(part.args)
            found += [kinds[args["kind"]]] * args["count"]
    return found


def _given(said: Said, kinds: list[int]) -> State:
    state: State = said.game.copy(said.state)
    for kind in kinds:
        state.players[said.seat].cubes[kind] += 1
    return state


def is_offered(said: Said, state: State, kind: type, **fields: int) -> bool:
    return any(
        isinstance(pick, kind) and all(getattr(pick, name) == value for name, value in fields.items())
        for pick in said.actions(state)
    )


def _exact(said: Said, lack: list[int], can: Callable[[State], bool]) -> object:
    """With what is missing it is possible, with one cube less it is not."""
    if not lack or not can(_given(said, lack)):
        return f"{lack} would not do"
    less = [lack[:at] + lack[at + 1 :] for at in range(len(lack))]
    return next((f"{one} would do" for one in less if can(_given(said, one))), None)


def seat(said: Said) -> object:
    """It cannot be bought, and exactly the missing cubes suffice: with one less only a law in hand helps, if
    one is mentioned."""
    slot = next(at for at in range(len(said.state.mat)) if slot_named(said.state, at) == said["slot"])
    lack = cubes_in(said["lack"])

    def can(state: State) -> bool:
        return is_offered(said, state, Buy, slot=slot) or is_offered(said, state, BuyUsing, slot=slot)

    def at_its_price(state: State) -> bool:
        state.players[said.seat].laws.clear()
        return can(state)

    if can(said.state) or said.text.key == "keythedral-why-seat":
        return can(said.state) or _exact(said, lack, can)
    return _exact(said, lack, at_its_price) or (not _exact(said, lack, can) and "no law makes it cheaper")


def later(said: Said) -> object:
    rich = _given(said, [*EVERY_KIND] * _PLENTY)
    slots = {pick.slot for pick in said.actions(rich) if isinstance(pick, Buy | BuyUsing)}
    return said.state.number != said["number"] or not slots


def house(said: Said) -> object:
    return _exact(said, cubes_in(said["lack"]), lambda state: is_offered(said, state, House))


def no_house(said: Said) -> object:
    """It is impossible with any number of cubes: none is left, or it is forbidden."""
    return is_offered(said, _given(said, [*EVERY_KIND] * _PLENTY), House)


def fence(said: Said) -> object:
    """One cube would do."""
    return _exact(said, cubes_in(said["cubes"]), lambda state: is_offered(said, state, Fence))


def no_fence(said: Said) -> object:
    gone = said.text.key == "keythedral-why-fences-gone"
    if gone != (said.state.players[said.seat].fences == 0):
        return "of fences there are some"
    return is_offered(said, _given(said, [*EVERY_KIND] * _PLENTY), Fence)


def unfence(said: Said) -> object:
    wine = cubes_in(said["cubes"])
    have = said.number("have")
    return have >= len(wine) or _exact(said, wine[have:], lambda state: is_offered(said, state, Unfence))


def no_unfence(said: Said) -> object:
    return bool(said.state.fences) or is_offered(said, said.state, Unfence)


def stay(said: Said) -> object:
    """There is a field to go to, and staying is not allowed."""
    return is_offered(said, said.state, Stay) or not is_offered(said, said.state, Send)


def no_laws(said: Said) -> object:
    return bool(said.state.players[said.seat].laws) or is_offered(said, said.state, Play)


def cubes(said: Said) -> object:
    """With this many more cubes of any kind the craftsman or trader accepts them."""
    need, have, what = said.number("need"), said.number("have"), said["what"]
    if have != sum(said.state.players[said.seat].cubes):
        return "there are others"
    at = next((at for at in range(len(NEWEST.craftsmen)) if craftsman_text(at) == what), None)

    def can(state: State) -> bool:
        return is_offered(said, state, Trade) if at is None else is_offered(said, state, Craft, craftsman=at)

    return next((w for kind in RESOURCES if (w := _exact(said, [kind] * (need - have), can))), None)


def craft_none(said: Said) -> object:
    at = next(at for at in range(len(NEWEST.craftsmen)) if craftsman_text(at) == said["craftsman"])
    return is_offered(said, _given(said, [*EVERY_KIND] * _PLENTY), Craft, craftsman=at)


def store(said: Said) -> object:
    return any(said.state.store[kind] for kind in RESOURCES) or is_offered(said, said.state, Trade)


def no_law(said: Said) -> object:
    return any(space != NO_LAW for space in said.state.spaces) or is_offered(said, said.state, TakeLaw)


def new_law(said: Said) -> object:
    more = _given(said, [0] * said.number())
    return is_offered(said, said.state, TakeLaw) or not is_offered(said, more, TakeLaw)


def _dwellings(said: Said) -> dict[Text, int]:
    player = said.state.players[said.seat]
    return {dwelling_text(said.seat, at + 1, house): at + 1 for at, house in enumerate(player.houses)}


def sent(said: Said) -> object:
    """No worker of it can be sent any more, though it has sent some."""
    number = _dwellings(said)[said["dwelling"]]  # type: ignore[index]  # an argument of this sentence is always such
    out = said.state.sent[said.state.sending.index(number)]
    return not out or is_offered(said, said.state, Send, number=number)


def worker(said: Said) -> object:
    """The field is occupied; without that worker, or without fences, one could go there."""
    number = _dwellings(said)[said["dwelling"]]  # type: ignore[index]  # an argument of this sentence is always such
    state = said.game.copy(said.state)
    state.fences.clear()  # a field may be taken and fenced off at once
    if said.text.key != "keythedral-why-fenced":
        who = said.get("who") or Who(said.seat)
        there = [cell for cell, one in state.workers.items() if Who(owner_of(one)) == who]
        if not there:
            return "nobody of theirs is out"
        for cell in there:
            del state.workers[cell]
    before, after = (
        {pick.cell for pick in said.actions(each) if isinstance(pick, Send) and pick.number == number}
        for each in (said.state, state)
    )
    return not after - before and "nothing more would be open"


def order(said: Said) -> object:
    picks = [pick.number for pick in said.actions() if isinstance(pick, Order)]
    return said["numbers"] != tuple(said.state.order) or not set(picks).isdisjoint(said.state.order)


def bid(said: Said) -> object:
    high, have = said.number("high"), said.number("have")
    more = _given(said, [0] * (high + 1 - have))
    return is_offered(said, said.state, Offer) or not is_offered(said, more, Offer, cubes=high + 1)


def match(said: Said) -> object:
    """Another player may match an offer, and the reader may not."""
    taker = said.state.auction.taker
    return said["who"] != Who(taker) or taker == said.seat or is_offered(said, said.state, Match)


def lawless(said: Said) -> object:
    return said.state.rules.laws or is_offered(said, said.state, TakeLaw)


def law(said: Said) -> object:
    """It is in hand and cannot be played, and the stated reason is the right one."""
    card = next(card for card in EVERY_CARD if law_text(card) == said["law"])
    if card not in said.state.players[said.seat].laws or is_offered(said, said.state, Play, card=card):
        return "it can be played"
    missing = _MISSING.get(said.text.key)
    return missing is not None and missing(said)


_MISSING: dict[str, Checker] = {
    "keythedral-why-law-fences": lambda said: bool(said.state.fences),
    "keythedral-why-law-placed": lambda said: not said.state.fences,
    "keythedral-why-law-cottages": lambda said: not all(said.state.players[said.seat].houses),
    "keythedral-why-law-houses": lambda said: any(any(one.houses) for one in said.state.players),
    "keythedral-why-law-used": lambda said: any(said.state.store[craft] for craft in CRAFTS),
    "keythedral-why-law-store": lambda said: any(said.state.store[kind] for kind in RESOURCES),
    "keythedral-why-law-resource": lambda said: any(
        said.state.players[said.seat].cubes[k] for k in RESOURCES
    ),
    "keythedral-why-law-gold": lambda said: any(
        any(cost_on(said.state, slot)[k] for k in EVERY_KIND if k != GOLD)
        for slot in slots_cost_side_up(said.state)
    ),
    "keythedral-why-law-workers": lambda said: any(
        owner_of(one) == said.seat for one in said.state.workers.values()
    ),
}
_LAWS = (
    "",
    "-fences",
    "-placed",
    "-cottages",
    "-banned",
    "-used",
    "-resource",
    "-store",
    "-designs",
    "-gold",
    "-houses",
)
_LAWS_TOO = ("-early", "-workers", "-sale", "-cubes", "-no-seat")

REASONS: dict[str, Checker] = {
    "keythedral-why-seat": seat,
    "keythedral-why-seat-law": seat,
    "keythedral-why-later": later,
    "keythedral-why-houses": no_house,
    "keythedral-why-moratorium": no_house,
    "keythedral-why-house": house,
    "keythedral-why-fence": fence,
    "keythedral-why-fences-gone": no_fence,
    "keythedral-why-fence-room": no_fence,
    "keythedral-why-unfence": unfence,
    "keythedral-why-unfence-none": no_unfence,
    "keythedral-why-cubes": cubes,
    "keythedral-why-craft-none": craft_none,
    "keythedral-why-store": store,
    "keythedral-why-no-law": no_law,
    "keythedral-why-new-law": new_law,
    "keythedral-why-sent": sent,
    "keythedral-why-worker": worker,
    "keythedral-why-own-worker": worker,
    "keythedral-why-fenced": worker,
    "keythedral-why-stay": stay,
    "keythedral-why-no-laws": no_laws,
    "keythedral-why-order": order,
    "keythedral-why-bid": bid,
    "keythedral-why-match": match,
    "keythedral-why-lawless": lawless,
    **{f"keythedral-why-law{which}": law for which in (*_LAWS, *_LAWS_TOO)},
}
