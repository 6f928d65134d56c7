"""Fields that others may still take, and those that can wait because nobody else reaches them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence, Set

from engine.core.lattice import Place, cells_beside_site
from engine.core.text import Seat
from engine.keythedral.actions import Action, Order, Send
from engine.keythedral.content.shapes import CRAFTS, EVERY_KIND, NUMBERS
from engine.keythedral.evaluation.cube_needs import asked_before, cubes_asked, cubes_of, lacking
from engine.keythedral.evaluation.thrift import asked_for, prices, purchases_for_seats
from engine.keythedral.prices import affords
from engine.keythedral.queries import cost_on, open_fields, slots_on_sale, workers_of
from engine.keythedral.state import State

LAST_HOUSES = 2
"""Up to this number on sale, houses are worth as much as seats."""


def reached_by_others(state: State, seat: Seat) -> set[Place]:
    """Return the open fields to which another seat may still send a worker in this phase."""
    return set(rivals(state, seat))


def rivals(state: State, seat: Seat) -> dict[Place, list[Seat]]:
    """Return the open fields to which other seats may still send a worker in this phase, each with these
    seats, once for each dwelling (KT-33, KT-34)."""
    seats, found = len(state.players), defaultdict[Place, list[Seat]](list)
    for other in range(seats):
        past = state.order[: state.marker]
        if (other - state.start - state.marker) % seats < state.step:
            past = state.order  # it has placed for this marker
        for number in NUMBERS:
            if other != seat and number not in (*past, state.players[other].early):
                for cell in open_fields(state, other, number):
                    found[cell].append(other)
    return dict(found)


def only_fields(state: State, seat: Seat, number: int) -> set[Place]:
    """Return the open fields that only one dwelling of a seat reaches, of this number and those to come, if
    these reach no other of the kind."""
    reached = [cell for each in _coming(state, seat, number) for cell in open_fields(state, seat, each)]
    kinds = Counter(state.fields[cell] for cell in reached)
    return {cell for cell in reached if kinds[state.fields[cell]] == 1}


class _Fields:
    """The fields that a seat's dwellings may still take, and how many cubes a turn brings by the end."""

    def __init__(self, state: State, seat: Seat, number: int) -> None:
        self.rivals = rivals(state, seat)
        self.others = set(self.rivals)
        self.own = {each: set(open_fields(state, seat, each)) for each in _coming(state, seat, number)}
        self.workers = {each: workers_of(state, seat, each) for each in self.own}
        cells = {cell for some in self.own.values() for cell in some}
        self.brings = {cell for cell in cells if state.store[state.fields[cell]]}

    def bounds(self, number: int, sent: Set[Place]) -> tuple[int, int]:
        """Return how many cubes a turn brings for certain by the end of the phase, and at best."""
        left = {each: count - len(sent) * (each == number) for each, count in self.workers.items()}
        free = {each: cells - sent for each, cells in self.own.items()}
        safe = {each: cells - self.others for each, cells in free.items()}
        return len(sent) + _most_fetched(left, safe), len(sent) + _most_fetched(left, free)


def _sent(state: State, picks: Sequence[Action]) -> tuple[int, set[Place]]:
    """Return the number with which a turn sends workers, and their fields; 0 if another turn sends some."""
    call = next((pick.number for pick in picks if isinstance(pick, Order)), 0)
    sent = {pick.cell for pick in picks if isinstance(pick, Send)}
    numbers = [call] if call else state.sending
    is_whole = len(numbers) == 1 and (call or sent) and not any(state.sent)
    return (numbers[0] if is_whole else 0), sent


def leaves_contested(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field that one of its player's dwellings still reaches later and nobody
    else does, before one that others may take: then another turn brings more cubes for certain, and no fewer
    at best."""
    number, sent = _sent(state, picks)
    if not number:
        return False
    fields = _Fields(state, seat, number)
    least, most = fields.bounds(number, sent)
    swaps = [
        (number, sent - {old} | {new})
        for old in sent - fields.others
        for new in (fields.own[number] & fields.brings) - sent
    ]
    kept = sent & fields.others
    if isinstance(picks[0], Order):
        for each, cells in fields.own.items():
            if each != number and kept <= cells and len(kept) < fields.workers[each]:
                swaps += [(each, kept | {new}) for new in (cells & fields.brings) - sent]
    found = (fields.bounds(each, cells) for each, cells in swaps)
    return any(surely > least and at_best >= most for surely, at_best in found)


def leaves_only_field(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field that its player needs less before the only one left of a kind that
    others may take, for as many cubes, and brings no seat on sale that could not be paid before."""
    number, sent = _sent(state, picks)
    have = cubes_of(state, seat)
    if not number or not sent or _pays_more(state, have, sent):
        return False
    fields = _Fields(state, seat, number)
    only = (only_fields(state, seat, number) & fields.others & fields.brings) - sent
    need = {cell: _need(state, have, cell) for cell in only | sent}
    least, most = fields.bounds(number, sent)
    swaps = [
        (number, sent - {old} | {new})
        for old in sent
        for new in only & fields.own[number]
        if need[new] > need[old]
    ]
    if isinstance(picks[0], Order):
        most_needed = max(need[cell] for cell in sent)
        urgent = {cell for cell in only if need[cell] > most_needed}
        swaps += [
            (each, {new}) for each, cells in fields.own.items() if each != number for new in cells & urgent
        ]
    found = (fields.bounds(each, cells) for each, cells in swaps)
    return any(surely >= least and at_best >= most for surely, at_best in found)


def _need(state: State, have: Sequence[int], cell: Place) -> tuple[bool, int]:
    """Return whether a player has no cube of the kind that a field yields although seats on sale ask for it,
    and how many of them ask for more than the player has."""
    kind = state.fields[cell]
    asking = sum(cost_on(state, slot)[kind] > have[kind] for slot in slots_on_sale(state))
    return bool(asking) and not have[kind], asking


def _pays_more(state: State, have: Sequence[int], sent: Set[Place]) -> bool:
    """Return whether these fields bring the last cubes for a seat on sale that could not be paid before."""
    kinds = [state.fields[cell] for cell in sent]
    cubes = [count + kinds.count(kind) for kind, count in enumerate(have)]
    return any(affords(cubes, cost) and not affords(have, cost) for cost in prices(state))


def leaves_wanted(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field before another of the same kind that more dwellings of others may
    take, with the same dwelling and for as many cubes."""
    number, sent = _sent(state, picks)
    if not number or not sent:
        return False
    fields = _Fields(state, seat, number)
    least, most = fields.bounds(number, sent)
    later = {cell for each, cells in fields.own.items() if each != number for cell in cells}
    for old in sent:
        for new in (fields.own[number] & fields.brings) - sent:
            is_more_wanted = len(fields.rivals.get(new, ())) > len(fields.rivals.get(old, ()))
            can_wait = old in later or new not in later
            if state.fields[new] == state.fields[old] and is_more_wanted and can_wait:
                surely, at_best = fields.bounds(number, sent - {old} | {new})
                if surely >= least and at_best >= most:
                    return True
    return False


def leaves_needed(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field of which its player has enough for all seats on sale, a house and
    any seat of the next number before one that a house or a seat on sale needs, with the same dwelling and
    for as many cubes."""
    number, sent = _sent(state, picks)
    if not number:
        return False
    have, asked = cubes_of(state, seat), _asked_now(state, seat)
    later = min(state.number + 1, len(NUMBERS)) + 1
    most_asked = [max(count, asked_before(state, later, kind)) for kind, count in enumerate(asked)]
    idle = {cell for cell in sent if have[state.fields[cell]] >= most_asked[state.fields[cell]]}
    if not idle:
        return False
    fields = _Fields(state, seat, number)
    least, most = fields.bounds(number, sent)
    for new in (fields.own[number] & fields.brings) - sent:
        kind = state.fields[new]
        if asked[kind] > have[kind]:
            found = (fields.bounds(number, sent - {old} | {new}) for old in idle)
            if any(surely >= least and at_best >= most for surely, at_best in found):
                return True
    return False


def leaves_seat(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field that no seat on sale needs before one with which a seat can still
    be paid in this round, with the same dwelling and for as many cubes."""
    number, sent = _sent(state, picks)
    if not number:
        return False
    have = cubes_of(state, seat)
    needed = {kind for cost in prices(state) for kind in EVERY_KIND if cost[kind] > have[kind]}
    idle = {cell for cell in sent if state.fields[cell] not in needed}
    if not idle:
        return False
    fields = _Fields(state, seat, number)
    least, most = fields.bounds(number, sent)
    later = {cell for each, cells in fields.own.items() if each != number for cell in cells & fields.brings}
    if _can_pay(state, have, sent | later, sum(have) + most):
        return False
    for new in (fields.own[number] & fields.brings) - sent:
        for swapped in (sent - {old} | {new} for old in idle):
            surely, at_best = fields.bounds(number, swapped)
            if surely >= least and at_best >= most and _can_pay(state, have, swapped, sum(have) + at_best):
                return True
    return False


def _can_pay(state: State, have: Sequence[int], sent: Set[Place], total: int) -> bool:
    """Return whether a seat on sale can be paid with what these fields bring, if all other cubes of this
    total go to the craftsmen and the trader for what it lacks."""
    kinds = [state.fields[cell] for cell in sent]
    cubes = [count + kinds.count(kind) for kind, count in enumerate(have)]
    for cost in prices(state):
        lack = lacking(cubes, cost)
        asked = sum(asked_for(state, kind) * count for kind, count in enumerate(lack))
        if asked <= total - sum(cost) + sum(lack):
            return True
    return False


def _asked_now(state: State, seat: Seat) -> list[int]:
    """Return how many cubes of each kind the seats on sale ask for, and up to the last number with houses the
    next house."""
    builds = state.number <= LAST_HOUSES and not all(state.players[seat].houses)
    cost = state.content.house_cost if builds else ()
    return [count + cost.count(kind) for kind, count in enumerate(cubes_asked(state))]


def _coming(state: State, seat: Seat, number: int) -> list[int]:
    """Return the numbers whose dwellings may still send workers: this one and those that come later."""
    gone = (*state.order, state.players[seat].early)
    return [each for each in NUMBERS if each == number or each not in gone]


def _most_fetched(workers: Mapping[int, int], fields: Mapping[int, Set[Place]]) -> int:
    """Return how many fields the dwellings can fetch, each with so many workers."""
    taken = dict[Place, tuple[int, int]]()

    def finds(worker: tuple[int, int], seen: set[Place]) -> bool:
        for cell in sorted(fields[worker[0]] - seen):
            seen.add(cell)
            if cell not in taken or finds(taken[cell], seen):
                taken[cell] = worker
                return True
        return False

    return sum(finds((number, at), set()) for number, count in workers.items() for at in range(count))


def waits_for_craft(state: State, seat: Seat) -> bool:
    """Return whether, with the last number on sale, a player can buy a craft cube after which their fields
    have all that one of its seats still needs, and no seat is as near before."""
    if state.number < len(NUMBERS):
        return False
    cubes = state.players[seat].cubes
    fields = Counter(state.fields[cell] for each in NUMBERS for cell in _touched(state, seat, each))

    def is_near(have: Sequence[int]) -> bool:
        lacks = (lacking(have, cost) for cost in prices(state))
        return any(all(count <= fields[kind] for kind, count in enumerate(lack)) for lack in lacks)

    bought = (
        [have - paid.count(kind) + (kind == gets) for kind, have in enumerate(cubes)]
        for gets, paid in purchases_for_seats(state, seat)
        if gets in CRAFTS
    )
    return not is_near(cubes) and any(is_near(have) for have in bought)


def _touched(state: State, seat: Seat, number: int) -> set[Place]:
    """Return the fields that a dwelling touches without a fence between them."""
    site = state.players[seat].sites[number - 1]
    return {
        cell
        for side, cell in enumerate(cells_beside_site(site))
        if cell in state.fields and site * 4 + side not in state.fences
    }


def house_brings_nothing(state: State, seat: Seat, number: int) -> bool:
    """Return whether a seat has a worker for every field it touches even without this house."""
    fields = {each: _touched(state, seat, each) for each in NUMBERS}
    workers = {each: workers_of(state, seat, each) for each in NUMBERS}
    more = {**workers, number: workers[number] + 1}
    return _most_fetched(more, fields) == _most_fetched(workers, fields)


def house_brings_more_of_one_kind(state: State, seat: Seat, number: int) -> bool:
    """Return whether a dwelling is beside fields of one kind only, which another of its player's reaches."""
    own, *others = (
        {state.fields[cell] for cell in _touched(state, seat, each)}
        for each in (number, *(other for other in NUMBERS if other != number))
    )
    return len(own) == 1 and any(own <= kinds for kinds in others)
