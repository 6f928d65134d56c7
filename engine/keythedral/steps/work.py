"""Phase 1: markers are put on numbers and every seat sends workers (KT-33 to KT-40, KT-141, KT-142)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, End, Order, Send, Stay
from engine.keythedral.content import COTTAGE_WORKERS, DWELLINGS, HOUSE_WORKERS, NUMBERS, laws
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.laws.windows import open_start
from engine.keythedral.say import dwelling_text, field_at_text, told
from engine.keythedral.state import Draft, State
from engine.keythedral.steps.rounds import begin_phase
from engine.keythedral.table import has_been_played, open_fields


def go_on(state: State, tell: Tell) -> None:
    """Find the next seat that has something to put or to send."""
    if not state.opened:
        open_start(state, 1)
        return
    seats = len(state.players)
    state.leader = state.start
    while True:
        if state.step == seats:
            state.step = 0
            state.marker += 1
        if state.marker == len(NUMBERS):
            state.sending, state.sent = [], []
            state.harvested = 0
            begin_phase(state, "harvest")
            return
        seat = (state.start + state.marker + state.step) % seats
        if state.marker == len(state.order):
            free = free_numbers(state)
            if len(free) > 1:
                state.sending, state.sent = [], []
                break
            state.order.append(free[0])  # KT-39
            told(tell, "keythedral-last-order", seat, number=free[0])
        begin_step(state)
        if has_placed_early(state, seat):
            state.step += 1
        elif is_idle(state, seat):
            told(tell, "keythedral-unemployed", seat, number=state.order[state.marker])
            state.step += 1
        else:
            break
    state.turn = seat
    state.asking = "work"


def free_numbers(state: State) -> list[int]:
    return [number for number in NUMBERS if number not in state.order]


def begin_step(state: State) -> None:
    state.sending, state.sent = [state.order[state.marker]], [0]


def has_placed_early(state: State, seat: Seat) -> bool:
    """Whether the dwelling whose number is up has placed already (KT-113)."""
    return state.players[seat].early == state.order[state.marker]


def is_idle(state: State, seat: Seat) -> bool:
    """Whether the step may be skipped unasked: no open field, and no law could help (KT-141)."""
    if open_fields(state, seat, state.order[state.marker]):
        return False
    if not state.players[seat].laws:
        return True
    return all(has_been_played(state, card) for card in laws.WHILE_PLACING)


def choices(state: State, seat: Seat, _draft: Draft) -> list[Action]:
    if not state.sending:
        numbers: list[Action] = [Order(seat, number) for number in free_numbers(state)]
        return numbers + plays(state, seat) + orders(state, seat)
    found, must = list[Action](), False
    houses = state.players[seat].houses
    for number, sent in zip(state.sending, state.sent, strict=True):
        if sent < (HOUSE_WORKERS if houses[number - 1] else COTTAGE_WORKERS):
            fields = open_fields(state, seat, number)
            found.extend(Send(seat, number, cell) for cell in fields)
            must = must or (not sent and bool(fields))  # KT-38
    if any(state.sent):
        return found if must else [*found, End(seat)]
    idle: list[Action] = [] if must else [Stay(seat)]
    return found + plays(state, seat) + orders(state, seat) + idle


def pick(state: State, draft: Draft, action: Action) -> None:
    match action:
        case Order(seat, number):
            state.order.append(number)
            draft.verb, draft.number = "order", number
            begin_step(state)
            draft.ready = has_placed_early(state, seat) or is_idle(state, seat)
        case Send(seat, number, cell):
            state.workers[cell] = seat * DWELLINGS + number - 1
            state.sent[state.sending.index(number)] += 1
            draft.spots.append(cell)
            draft.aims.append(number)
        case Stay():
            draft.ready = True


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    seat = action.seat
    tell_order(draft, seat, tell)
    for number in dict.fromkeys(draft.aims):
        cells = [cell for at, cell in zip(draft.aims, draft.spots, strict=True) if at == number]
        told(
            tell,
            "keythedral-sent",
            seat,
            count=len(cells),
            dwelling=dwelling_text(seat, number, state.players[seat].houses[number - 1]),
            fields=tuple(field_at_text(state.fields[cell], cell) for cell in cells),
        )
    if not draft.spots and not has_placed_early(state, seat):
        told(tell, "keythedral-unemployed", seat, number=state.order[state.marker])
    state.step += 1
    state.asking = ""


def tell_order(draft: Draft, seat: Seat, tell: Tell) -> None:
    if draft.verb == "order":
        told(tell, "keythedral-ordered", seat, number=draft.number)
