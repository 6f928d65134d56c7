"""Windows: questions to all holders of laws, answered secretly in parallel (KT-98 to KT-107, KT-146)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, assert_never

from engine.core.game import Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import Action, Decline
from engine.keythedral.content import laws
from engine.keythedral.content.shapes import Card
from engine.keythedral.laws.aims import aims_text
from engine.keythedral.laws.drafts import is_still_possible
from engine.keythedral.laws.relevance import matters_to_somebody
from engine.keythedral.laws.standing import order_text, orders
from engine.keythedral.laws.timing import at_start, plays
from engine.keythedral.names import cubes_text, law_text, told
from engine.keythedral.queries import has_been_played, phase_of, slot_named
from engine.keythedral.state import (
    FEWER_WINDOWS,
    NOBODY,
    SPENDING_HEARD,
    Answer,
    LawPlay,
    Purchase,
    QuestionKind,
    State,
    Target,
    Window,
    WindowKind,
)
from engine.keythedral.supply import discard, lose_law

Picks: TypeAlias = Decline


def open_start(state: State) -> None:
    """Open the window at the start of the phase, unless all its cards are gone (KT-99, KT-105)."""
    state.opened = True
    if state.stage == "spend" and state.asked_early:
        state.asked_early = False
        return
    if _start_matters(state):
        open_window(state, "start", range(len(state.players)))
    if state.stage == "harvest" and state.rules.rulings >= FEWER_WINDOWS:
        state.asked_early = bool(state.windows)


def _start_matters(state: State) -> bool:
    opened_for = state.content.opened_for[phase_of(state.stage)]
    return state.rules.laws and not all(has_been_played(state, card) for card in opened_for)


def open_window(state: State, kind: WindowKind, seats: Collection[Seat]) -> None:
    """Ask the seats that hold a law, regardless of their standing orders (KT-104, KT-146)."""
    state.windows.append(Window(kind, [], []))
    asked = _holders(state, seats)
    if asked:
        state.windows[-1] = Window(kind, asked, list(asked))
    else:
        state.windows.pop()


def _holders(state: State, among: Collection[Seat]) -> list[Seat]:
    seats = len(state.players)
    found = [(state.start + at) % seats for at in range(seats)]
    found = [seat for seat in found if seat in among and state.players[seat].laws]
    if state.rules.face_up:
        found = [seat for seat in found if plays(state, seat)]  # KT-104
    return found


def all_but(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.players)) if other != seat]


def choices(state: State, seat: Seat) -> list[Action]:
    return [*plays(state, seat), *orders(state, seat), Decline(seat)]


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    kind = state.windows[-1].kind
    asked = _question(state, kind)
    note = order_text(state, seat) or _fitting_text(state, seat)
    return kind, asked if note is None else text("keythedral-ask-noted", ask=asked, note=note)


def _question(state: State, kind: WindowKind) -> Text:
    match kind:
        case "start":
            both = "-spend" if state.stage == "harvest" and state.asked_early else ""
            return text(f"keythedral-ask-start-{state.stage}{both}")
        case "purchase":
            assert state.purchase is not None, "a purchase window without a purchase"
            return _purchase_question(state, state.purchase)
        case "law":
            assert state.law is not None, "a law window without a law"
            return _law_question(state, state.law)
        case _:
            assert_never(kind)


def _purchase_question(state: State, purchase: Purchase) -> Text:
    slot, cubes = slot_named(state, purchase.slot), cubes_text(purchase.payment)
    if purchase.asked > 1:
        return text("keythedral-ask-purchase-again", who=Who(purchase.buyer), slot=slot)
    return text("keythedral-ask-purchase", who=Who(purchase.buyer), slot=slot, cubes=cubes)


def _law_question(state: State, law: LawPlay) -> Text:
    who, name, on = Who(law.seat), law_text(law.card), aims_text(state, law.seat, law.card, law.aims)
    if on:
        return text("keythedral-ask-law-on", who=who, law=name, aims=on)
    return text("keythedral-ask-law", who=who, law=name)


def _fitting_text(state: State, seat: Seat) -> Text | None:
    """Return which laws fit; every holder of laws is asked (KT-104), even if none fits."""
    return None if plays(state, seat) else text("keythedral-note-none-fits")


def option(_state: State, pick: Picks) -> Option[Action]:
    return Option(pick, "decline", (text("keythedral-menu-decline"),), idle=True)


def play(state: State, pick: Picks, _tell: Tell) -> None:
    state.players[pick.seat].draft.ready = True


def end(state: State, seat: Seat, _tell: Tell) -> None:
    """Record that a seat has answered."""
    draft, window = state.players[seat].take_draft(), state.windows[-1]
    window.waiting.remove(seat)
    if draft.card:
        window.answers.append(Answer(seat, draft.card, draft.aims))


def close(state: State, tell: Tell) -> None:
    """Close the window once all have answered: play the first card, or continue."""
    window = state.windows[-1]
    match window.kind:
        case "start":
            _close_start(state, window, tell)
        case "purchase":
            state.windows.pop()
            _close_purchase(state, window)
        case "law":
            state.windows.pop()
            _close_law(state, window, tell)
        case _:
            assert_never(window.kind)


def _close_start(state: State, window: Window, tell: Tell) -> None:
    """Carry out the answers clockwise from the start player, each if it is still possible (KT-99)."""
    if state.rules.rulings == 1:
        _close_start_with_one(state, window, tell)
        return
    if window.answers:
        window.kept = sorted(window.answers, key=lambda one: _clockwise(state, state.start, one.seat))
        window.answers = []
    if window.kept:
        _carry_out(state, window, window.kept.pop(0), tell)
    elif window.played:
        state.windows.pop()
        _ask_again(state, window)
    else:
        state.windows.pop()  # nothing is told: not even who was asked (KT-146)


def _carry_out(state: State, window: Window, answer: Answer, tell: Tell) -> None:
    if is_still_possible(state, answer):
        window.played.append(answer.card)
        window.players.append(answer.seat)
        enact(state, answer.seat, answer.card, answer.aims, tell)
    else:
        give_back(answer, tell)


def _ask_again(state: State, window: Window) -> None:
    """Ask again the seats that played a law, and the others if one of those could matter (KT-95, KT-99)."""
    if _start_matters(state):
        everybody = matters_to_somebody(state, window.played, at_start(state.stage))
        open_window(state, "start", range(len(state.players)) if everybody else window.players)
    elif state.rules.rulings >= SPENDING_HEARD:
        state.asked_early = False  # no seat is asked here again, so the spending opens its own window


def _close_start_with_one(state: State, window: Window, tell: Tell) -> None:
    """Play the first answer, drop the others and ask all again, as the first rulings did."""
    if window.stale:
        state.windows.pop()
        open_start(state)
    elif window.answers:
        first = min(window.answers, key=lambda answer: _clockwise(state, state.start, answer.seat))
        others = [answer for answer in window.answers if answer is not first]
        window.answers, window.stale = [], True
        enact(state, first.seat, first.card, first.aims, tell)
        for answer in others:
            give_back(answer, tell)
    else:
        state.windows.pop()


def _close_purchase(state: State, window: Window) -> None:
    """Handle the answers one by one, clockwise from the buyer's left (KT-100)."""
    purchase = state.purchase
    if purchase is not None:
        left = purchase.buyer + 1
        purchase.queue = sorted(window.answers, key=lambda answer: _clockwise(state, left, answer.seat))
        purchase.answered = bool(window.answers) and state.rules.rulings > 1


def _close_law(state: State, window: Window, tell: Tell) -> None:
    law = state.law
    if law is None or not window.answers:
        return
    law.repealed = True
    seat = window.answers[0].seat
    lose_law(state, seat, laws.REPEAL)
    discard(state, laws.REPEAL)
    told(tell, "keythedral-repealed", seat, touches=(law.seat,), law=law_text(law.card), reveals=True)


def _clockwise(state: State, first: Seat, seat: Seat) -> int:
    return (seat - first) % len(state.players)


def give_back(answer: Answer, tell: Tell) -> None:
    """Return a law that another one came before to its hand, unseen by the others (KT-99, KT-100)."""
    tell.only((answer.seat,), "keythedral-returned", law=law_text(answer.card))


def enact(
    state: State, seat: Seat, card: Card, aims: list[Target], tell: Tell, against: Seat = NOBODY
) -> None:
    """Put a law on the table; its effect waits for the law window (KT-102)."""
    lose_law(state, seat, card)
    state.law = LawPlay(seat, card, aims, against)
    touched = (against,) if against != NOBODY else ()
    law, on = law_text(card), aims_text(state, seat, card, aims)
    if on:
        told(tell, "keythedral-plays-on", seat, touches=touched, law=law, aims=on, reveals=True)
    else:
        told(tell, "keythedral-plays", seat, touches=touched, law=law, reveals=True)
    if not has_been_played(state, laws.REPEAL):
        open_window(state, "law", all_but(state, seat))
