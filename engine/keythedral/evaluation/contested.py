"""Fields that others may still take, and those that can wait because nobody else reaches them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from engine.core.lattice import Place, cells_beside_site
from engine.core.text import Seat
from engine.keythedral.actions import Action, Order, Send
from engine.keythedral.content.shapes import NUMBERS
from engine.keythedral.queries import open_fields, workers_of
from engine.keythedral.state import State


def reached_by_others(state: State, seat: Seat) -> set[Place]:
    """Return the open fields to which another seat may still send a worker in this phase (KT-33, KT-34)."""
    seats, found = len(state.players), set[Place]()
    for other in range(seats):
        past = state.order[: state.marker]
        if (other - state.start - state.marker) % seats < state.step:
            past = state.order  # it has placed for this marker
        for number in NUMBERS:
            if other != seat and number not in (*past, state.players[other].early):
                found.update(open_fields(state, other, number))
    return found


def leaves_contested(state: State, seat: Seat, picks: Sequence[Action]) -> bool:
    """Return whether a turn takes a field that one of its player's dwellings still reaches later and nobody
    else does, before one that others may take: then another turn brings more cubes for certain, and no fewer
    at best."""
    call = next((pick.number for pick in picks if isinstance(pick, Order)), 0)
    sent = {pick.cell for pick in picks if isinstance(pick, Send)}
    numbers = [call] if call else state.sending
    if len(numbers) != 1 or not (call or sent) or any(state.sent):
        return False
    number, others = numbers[0], reached_by_others(state, seat)
    own = {each: set(open_fields(state, seat, each)) for each in _coming(state, seat, number)}
    workers = {each: workers_of(state, seat, each) for each in own}
    safe = {each: cells - others for each, cells in own.items()}

    def bounds(number: int, sent: Set[Place]) -> tuple[int, int]:
        """Return how many cubes a turn brings for certain by the end of the phase, and at best."""
        left = {each: count - len(sent) * (each == number) for each, count in workers.items()}
        least, most = (
            _most_fetched(left, {each: cells - sent for each, cells in some.items()}) for some in (safe, own)
        )
        return len(sent) + least, len(sent) + most

    brings = {cell for cells in own.values() for cell in cells - sent if state.store[state.fields[cell]]}
    least, most = bounds(number, sent)
    swaps = [(number, sent - {old} | {new}) for old in sent - others for new in own[number] & brings]
    kept = sent & others
    if call:
        for each, cells in own.items():
            if each != number and kept <= cells and len(kept) < workers[each]:
                swaps += [(each, kept | {new}) for new in cells & brings]
    found = (bounds(each, cells) for each, cells in swaps)
    return any(surely > least and at_best >= most for surely, at_best in found)


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


def house_brings_nothing(state: State, seat: Seat, number: int) -> bool:
    """Return whether a seat has a worker for every field it touches even without this house."""
    player = state.players[seat]
    fields = {
        each: {
            cell
            for side, cell in enumerate(cells_beside_site(player.sites[each - 1]))
            if cell in state.fields and player.sites[each - 1] * 4 + side not in state.fences
        }
        for each in NUMBERS
    }
    workers = {each: workers_of(state, seat, each) for each in NUMBERS}
    more = {**workers, number: workers[number] + 1}
    return _most_fetched(more, fields) == _most_fetched(workers, fields)
