"""Windows: questions to all who hold laws, answered in secret and at once (KT-98 to KT-107, KT-146)."""

from __future__ import annotations

from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, Decline
from engine.keythedral.content import laws
from engine.keythedral.laws import standing
from engine.keythedral.laws.aims import aims_text
from engine.keythedral.laws.timing import plays
from engine.keythedral.say import law_text, told
from engine.keythedral.state import NOBODY, Answer, Draft, LawPlay, State, Window
from engine.keythedral.steps.rounds import discard
from engine.keythedral.table import has_been_played

WANTED = {
    "all": ("start", "pause", "purchase", "law"),
    "windows": ("start", "purchase", "law"),
    "reactions": ("purchase", "law"),
    "later": (),
    "none": (),
}
"""Which kinds of window each standing setting asks for (KT-106)."""

PHASES = {"work": 1, "harvest": 2, "spend": 3, "auction": 5}
STABLE = ("work", "turn", "bid")
"""Decisions with nothing half resolved (KT-98); naming the start player is one where nobody has bid."""


def open_start(state: State, phase: int) -> None:
    """The window at the start of a phase, unless its cards are all gone (KT-99, KT-105)."""
    state.opened = True
    if state.rules.laws and not all(has_been_played(state, card) for card in laws.OPENED_FOR[phase]):
        open_window(state, "start", NOBODY)


def open_window(state: State, kind: str, but: Seat) -> None:
    """Ask everybody who holds a law, but one; nobody waits for those who declined in advance (KT-104)."""
    state.windows.append(Window(kind, [], []))
    ask(state, but)


def ask(state: State, but: Seat) -> None:
    window = state.windows[-1]
    window.asked = holders(state, but)
    window.stale = False
    for seat in window.asked:
        answer = standing.answer(state, seat, window.kind)
        if answer is not None:
            window.answers.append(answer)
        elif wants(state, seat, window.kind):
            window.waiting.append(seat)
    if not window.waiting and not window.answers:
        close_empty(state)


def holders(state: State, but: Seat) -> list[Seat]:
    seats = len(state.players)
    found = [(state.start + at) % seats for at in range(seats)]
    found = [seat for seat in found if seat != but and state.players[seat].laws]
    if state.rules.face_up:
        found = [seat for seat in found if plays(state, seat)]  # KT-104
    return found


def wants(state: State, seat: Seat, kind: str) -> bool:
    return kind in WANTED[state.players[seat].watch]


def close_empty(state: State) -> None:
    window = state.windows.pop()
    if window.kind == "pause":
        state.calm = True


def open_pause(state: State) -> bool:
    """Ask those who wish to be asked before other seats' decisions; whether anybody does (KT-98)."""
    if state.calm or not state.rules.laws or not is_stable(state):
        return False
    if not any(p.watch == "all" and p.laws for seat, p in enumerate(state.players) if seat != state.turn):
        return False
    open_window(state, "pause", state.turn)
    return True


def is_stable(state: State) -> bool:
    if state.asking == "name":
        return state.auction is not None and state.auction.winner == NOBODY
    return state.asking in STABLE


def choices(state: State, seat: Seat) -> list[Action]:
    return [*plays(state, seat), *standing.orders(state, seat), Decline(seat)]


def end(state: State, seat: Seat, draft: Draft) -> None:
    """A seat has answered."""
    window = state.windows[-1]
    window.waiting.remove(seat)
    if draft.card:
        window.answers.append(Answer(seat, draft.card, draft.aims))


def close(state: State, tell: Tell) -> None:
    """All have answered: play the card that comes first, or go on."""
    window = state.windows[-1]
    if window.stale:
        reopen(state)
        return
    if window.kind == "law":
        state.windows.pop()
        close_law(state, window, tell)
    elif window.kind == "purchase":
        state.windows.pop()
        close_purchase(state, window)
    elif window.answers:
        first = min(window.answers, key=lambda answer: clockwise(state, state.start, answer.seat))
        window.answers = []  # all other answers are dropped unseen (KT-99)
        window.stale = True
        enact(state, first.seat, first.card, first.aims, tell)
    else:
        tell.all("keythedral-no-law")  # told of the window, not of those who answered (KT-146)
        close_empty(state)


def reopen(state: State) -> None:
    """A card was played in the window: everybody is asked again."""
    window = state.windows.pop()
    if window.kind == "start":
        open_start(state, PHASES[state.stage])
    else:
        open_window(state, "pause", state.turn)


def close_law(state: State, window: Window, tell: Tell) -> None:
    law = state.law
    if law is None or not window.answers:
        return
    law.repealed = True
    seat = window.answers[0].seat
    lose_card(state, seat, laws.REPEAL)
    discard(state, laws.REPEAL)
    told(tell, "keythedral-repealed", seat, touches=(law.seat,), law=law_text(law.card), reveals=True)


def close_purchase(state: State, window: Window) -> None:
    purchase = state.purchase
    if purchase is not None:
        after = purchase.buyer + 1
        purchase.queue = sorted(
            window.answers, key=lambda answer: clockwise(state, after, answer.seat)
        )  # KT-100


def clockwise(state: State, first: Seat, seat: Seat) -> int:
    return (seat - first) % len(state.players)


def enact(state: State, seat: Seat, card: int, aims: list[int], tell: Tell, against: Seat = NOBODY) -> None:
    """Put a law on the table; its effect waits for the law window (KT-102)."""
    lose_card(state, seat, card)
    state.law = LawPlay(seat, card, aims, against)
    touched = (against,) if against != NOBODY else ()
    law, on = law_text(card), aims_text(state, seat, card, aims)
    if on:
        told(tell, "keythedral-plays-on", seat, touches=touched, law=law, aims=on, reveals=True)
    else:
        told(tell, "keythedral-plays", seat, touches=touched, law=law, reveals=True)
    if not has_been_played(state, laws.REPEAL):
        open_window(state, "law", seat)


def lose_card(state: State, seat: Seat, card: int) -> None:
    player = state.players[seat]
    player.laws.remove(card)
    player.armed.pop(card, None)
    if card in player.known:
        player.known.remove(card)
