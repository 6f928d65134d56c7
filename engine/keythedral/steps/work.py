"""Phase 1: markers are put on numbers and every seat sends workers (KT-33 to KT-40, KT-141, KT-142)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from engine.core.decisions import Phrase
from engine.core.game import Option
from engine.core.lattice import SIDES, Place, cells_beside_site
from engine.core.tell import Tell
from engine.core.text import Seat, Text, text
from engine.keythedral.actions import Action, End, Order, Send, Stay
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import FIELDS, NUMBERS, dwelling_of
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.laws.windows import open_start
from engine.keythedral.names import dwelling_text, spot_words, told
from engine.keythedral.queries import field_named, has_been_played, open_fields, workers_of
from engine.keythedral.state import Draft, QuestionKind, State
from engine.keythedral.steps.rounds import begin_phase

Picks: TypeAlias = Order | Send | Stay


def go_on(state: State, tell: Tell) -> None:
    """Find the next seat that has a marker to place or workers to send."""
    if not state.opened:
        open_start(state)
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
            free = _free_numbers(state)
            if len(free) > 1:
                state.sending, state.sent = [], []
                break
            state.order.append(free[0])  # KT-39
            told(tell, "keythedral-last-order", seat, number=free[0])
        _begin_step(state)
        if _has_placed_early(state, seat):
            state.step += 1
        elif _is_idle(state, seat):
            told(tell, "keythedral-unemployed", seat, number=state.order[state.marker])
            state.step += 1
        else:
            break
    state.turn = seat
    state.asking = "work"


def _free_numbers(state: State) -> list[int]:
    return [number for number in NUMBERS if number not in state.order]


def _begin_step(state: State) -> None:
    state.sending, state.sent = [state.order[state.marker]], [0]


def _has_placed_early(state: State, seat: Seat) -> bool:
    """Return whether the dwelling whose number is up has placed already (KT-113)."""
    return state.players[seat].early == state.order[state.marker]


def _is_idle(state: State, seat: Seat) -> bool:
    """Return whether the step may be skipped unasked: no open field, and no law could help (KT-141)."""
    if open_fields(state, seat, state.order[state.marker]):
        return False
    if not state.players[seat].laws:
        return True
    return all(has_been_played(state, card) for card in laws.WHILE_PLACING)


def skip_if_idle(state: State, tell: Tell) -> bool:
    """Skip a seat that has played the last law of its hand and still has no open field (KT-141)."""
    seat = state.turn
    player = state.players[seat]
    if not state.sending or any(state.sent) or player.laws or player.draft.has_begun:
        return False
    if any(open_fields(state, seat, number) for number in state.sending):
        return False
    told(tell, "keythedral-unemployed", seat, number=state.order[state.marker])
    state.step += 1
    state.asking = ""
    return True


def choices(state: State, seat: Seat) -> list[Action]:
    if not state.sending:
        numbers: list[Action] = [Order(seat, number) for number in _free_numbers(state)]
        return numbers + plays(state, seat) + orders(state, seat)
    found, must = list[Action](), False
    for number, sent in zip(state.sending, state.sent, strict=True):
        if sent < workers_of(state, seat, number):
            fields = open_fields(state, seat, number)
            found.extend(Send(seat, number, cell) for cell in fields)
            must = must or (not sent and bool(fields))  # KT-38
    if any(state.sent):
        return found if must else [*found, End(seat)]
    idle: list[Action] = [] if must else [Stay(seat)]
    return found + plays(state, seat) + orders(state, seat) + idle


def workers_left(state: State, seat: Seat) -> int:
    """Return how many of the working dwellings could still send a worker (KT-38)."""
    if state.asking != "work" or not any(state.sent) or state.players[seat].draft.ready:
        return 0
    return len({pick.number for pick in choices(state, seat) if isinstance(pick, Send)})


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    if not state.sending:
        return "work", text("keythedral-ask-order")
    if state.players[seat].draft.spots and choices(state, seat) == [End(seat)]:
        return "work", text("keythedral-ask-end")
    return "work", _send_text(state, seat)


def _send_text(state: State, seat: Seat) -> Text:
    """Return whose workers still go: one dwelling's, the rest of a house's, or two dwellings' (KT-113)."""
    left = {
        number: workers_of(state, seat, number) - sent
        for number, sent in zip(state.sending, state.sent, strict=True)
        if workers_of(state, seat, number) > sent
    }
    if len(left) > 1:
        return text("keythedral-ask-send-both", numbers=tuple(left))
    number, count = next(iter(left.items()))
    if state.sent[state.sending.index(number)]:
        return text("keythedral-ask-send-other", numbers=(number,))
    return text("keythedral-ask-send", numbers=(number,), count=count)


def option(state: State, pick: Picks) -> Option[Action]:
    match pick:
        case Order(seat, number):
            entry, note = text("keythedral-menu-order", number=number), None
            if state.players[seat].early != number and not open_fields(state, seat, number):
                note = text("keythedral-menu-order-note")
            focus = f"order:{number}"
            return Option(pick, f"order {number}", (entry,), focus, note=note, phrase=Phrase((focus,)))
        case Send(seat, number, cell):
            kind, spot = state.fields[cell], spot_words(cell)
            menu = (text("keythedral-menu-send", number=number), field_named(state, cell))
            phrase = Phrase((f"send:{number}", f"side:{_side(state, seat, number, cell)}"))
            words = f"send {number} {FIELDS[kind]}@{spot}"
            return Option(pick, words, menu, f"cell:{spot}", phrase=phrase)
        case Stay():
            return Option(pick, "stay", (text("keythedral-menu-stay"),), idle=True)
        case _:
            assert_never(pick)


def _side(state: State, seat: Seat, number: int, cell: Place) -> str:
    """Return on which side of a dwelling a field lies."""
    return SIDES[cells_beside_site(state.players[seat].sites[number - 1]).index(cell)]


def play(state: State, pick: Picks, tell: Tell) -> None:
    draft = state.players[pick.seat].draft
    match pick:
        case Send(seat, number, cell):
            state.workers[cell] = dwelling_of(seat, number)
            state.sent[state.sending.index(number)] += 1
            draft.spots.append(cell)
            draft.aims.append(number)
        case Order(seat, number):
            state.order.append(number)
            draft.verb, draft.number = "order", number
            _begin_step(state)
            draft.ready = _has_placed_early(state, seat) or _is_idle(state, seat)
        case Stay():
            draft.ready = True
        case _:
            assert_never(pick)


def end(state: State, seat: Seat, tell: Tell) -> None:
    draft = state.players[seat].take_draft()
    tell_order(draft, seat, tell)
    for number in dict.fromkeys(draft.aims):
        cells = [cell for at, cell in zip(draft.aims, draft.spots, strict=True) if at == number]
        told(
            tell,
            "keythedral-sent",
            seat,
            count=len(cells),
            dwelling=dwelling_text(seat, number, state.players[seat].houses[number - 1]),
            fields=tuple(field_named(state, cell) for cell in cells),
        )
    if not draft.spots and not _has_placed_early(state, seat):
        told(tell, "keythedral-unemployed", seat, number=state.order[state.marker])
    state.step += 1
    state.asking = ""


def tell_order(draft: Draft, seat: Seat, tell: Tell) -> None:
    """Announce the number on which this move has put a marker, if any."""
    if draft.verb == "order":
        told(tell, "keythedral-ordered", seat, number=draft.number)
