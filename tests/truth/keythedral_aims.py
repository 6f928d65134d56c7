"""The claims of Keythedral's objectives: seats on sale, the parts of their price that are present, and their
points. A seat is bought on a copy with the stated cubes, and with one of them less."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.objectives import Objective
from engine.core.text import Arg, Seat, Text
from engine.keythedral.actions import Buy
from engine.keythedral.content.shapes import EVERY_KIND, KINDS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.names import kind_text, law_text
from engine.keythedral.queries import slot_key
from engine.keythedral.scoring.sheet import points_of
from engine.keythedral.state import State
from engine.keythedral.view import SlotView

_KIND_OF = {kind_text(kind): kind for kind in EVERY_KIND}


def aims(state: State, seat: Seat) -> Iterator[tuple[str, object]]:
    """Yield every objective shown to this seat, line by line."""
    shown = KEYTHEDRAL.objectives_of(state, seat)
    view = KEYTHEDRAL.view_for(state, seat)
    slots = {slot.key: slot for slot in view.slots if slot.on_sale and not slot.sold}
    told = [_slot(aim) for aim in shown if aim.group == "seats"]
    laws = [aim.what for aim in shown if aim.group == "laws"]
    held = [law_text(card) for card in view.seats[seat].laws or ()]
    yield "seats on sale", sorted(told) != sorted(slots) and f"{told}"
    yield "laws in hand", laws != held and f"{laws}"
    for aim in shown:
        if aim.group == "seats" and _slot(aim) in slots:
            for what, wrong in _of_seat(state, seat, aim, slots[_slot(aim)]):
                yield what, wrong and f"{wrong}: {aim}"


def _slot(aim: Objective) -> str:
    named: Arg = dict(aim.what.args)["slot"]
    assert isinstance(named, Text)
    return str(dict(named.args)["slot"])


def _of_seat(state: State, seat: Seat, aim: Objective, shown: SlotView) -> Iterator[tuple[str, object]]:
    """Yield the claims about one seat on sale, with their errors."""
    own = KEYTHEDRAL.view_for(state, seat).seats[seat]
    cubes = [(own.cubes or {}).get(kind, 0) for kind in KINDS]
    needs = [0 for _ in EVERY_KIND]
    for part in aim.parts:
        needs[_KIND_OF[part.what]] = part.need
        has = min(cubes[_KIND_OF[part.what]], part.need)
        yield "cubes there", part.have != has and f"there are {has}"
    if not (shown.dearer or shown.cheaper):
        yield "price", {KINDS[k]: n for k, n in enumerate(needs) if n} != dict(shown.cost) and "another price"
    slot = next(at for at, _ in enumerate(state.mat) if slot_key(state, at) == shown.key)
    richer = KEYTHEDRAL.copy(state)
    richer.players[seat].seats.append(richer.mat[slot])
    worth = points_of(richer, seat) - points_of(state, seat)
    yield "points", worth != aim.adds and f"it adds {worth}"
    if not _is_to_spend(state, seat):
        return
    is_there = all(part.have == part.need for part in aim.parts)
    yield "bought or not", _sells(state, seat, slot, cubes) != is_there and "it can be bought, or cannot"
    yield "bought for it", not _sells(state, seat, slot, needs) and "that does not buy it"
    for kind in EVERY_KIND:
        if needs[kind]:
            fewer = [n - (k == kind) for k, n in enumerate(needs)]
            yield "no cube too many", _sells(state, seat, slot, fewer) and f"{fewer} buys it"
    short = sum(max(0, n - have) for n, have in zip(needs, cubes, strict=True))
    yield "fewest lacking", _sells_sooner(state, seat, slot, cubes, short)


def _is_to_spend(state: State, seat: Seat) -> bool:
    """Return whether this seat begins a turn of phase 3 now, with no open answers."""
    begins = state.asking == "turn" and not state.windows and not state.players[seat].draft.has_begun
    return begins and any(choice.seat == seat and not choice.free for choice in KEYTHEDRAL.choices(state))


def _sells(state: State, seat: Seat, slot: int, cubes: list[int]) -> bool:
    """Whether a seat is sold for these cubes, without a law."""
    world = KEYTHEDRAL.copy(state)
    world.players[seat].cubes = list(cubes)
    picks = next((each.actions for each in KEYTHEDRAL.choices(world) if each.seat == seat), [])
    return any(isinstance(pick, Buy) and pick.slot == slot for pick in picks)


def _sells_sooner(state: State, seat: Seat, slot: int, cubes: list[int], short: int) -> object:
    """Return fewer additional cubes than stated that buy it; None if there are none."""
    if not short:
        return None
    more: list[list[int]] = [list(cubes)]
    for _ in range(short - 1):
        more = [[n + (k == kind) for k, n in enumerate(each)] for each in more for kind in EVERY_KIND]
        more = [list(each) for each in {tuple(each) for each in more}]
    return next((f"{each} buys it" for each in more[:120] if _sells(state, seat, slot, each)), None)
