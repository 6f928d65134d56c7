"""Windows: questions to all who hold laws, answered in secret and at once (KT-98 to KT-107, KT-146)."""

from __future__ import annotations

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, Decline
from engine.keythedral.content import laws
from engine.keythedral.laws.aims import aims_text
from engine.keythedral.laws.standing import orders
from engine.keythedral.laws.timing import plays
from engine.keythedral.say import law_text, told
from engine.keythedral.state import NOBODY, Answer, Draft, LawPlay, State, Window
from engine.keythedral.steps.rounds import discard
from engine.keythedral.table import has_been_played

PHASES = {"work": 1, "harvest": 2, "spend": 3, "auction": 5}
STABLE = ("work", "turn", "bid")
"""Decisions with nothing half resolved (KT-98); naming the start player is one where nobody has bid."""


def open_start(state: State, phase: int) -> None:
    """The window at the start of a phase, unless its cards are all gone (KT-99, KT-105)."""
    state.opened = True
    if state.rules.laws and not all(has_been_played(state, card) for card in laws.OPENED_FOR[phase]):
        open_window(state, "start", NOBODY)


def open_window(state: State, kind: str, but: Seat) -> None:
    """Ask everybody who holds a law, but one, whatever they said in advance (KT-104, KT-146)."""
    state.windows.append(Window(kind, [], []))
    asked = holders(state, but)
    if asked:
        state.windows[-1] = Window(kind, asked, list(asked))
    else:
        state.windows.pop()


def holders(state: State, but: Seat) -> list[Seat]:
    seats = len(state.players)
    found = [(state.start + at) % seats for at in range(seats)]
    found = [seat for seat in found if seat != but and state.players[seat].laws]
    if state.rules.face_up:
        found = [seat for seat in found if plays(state, seat)]  # KT-104
    return found


def is_stable(state: State) -> bool:
    if state.asking == "name":
        return state.auction is not None and state.auction.winner == NOBODY
    return state.asking in STABLE


def free_choices(state: State) -> list[Choice[Action]]:
    """Who else may play a law before the decision now open, though nobody waits for it (KT-98)."""
    if not state.rules.laws or not is_stable(state):
        return []
    found = list[Choice[Action]]()
    for seat, player in enumerate(state.players):
        if player.laws and seat != state.turn:
            actions: list[Action] = [*plays(state, seat)]
            if actions:
                found.append(Choice(seat, actions, free=True))
    return found


def choices(state: State, seat: Seat) -> list[Action]:
    return [*plays(state, seat), *orders(state, seat), Decline(seat)]


def end(state: State, seat: Seat, draft: Draft) -> None:
    """A seat has answered."""
    window = state.windows[-1]
    window.waiting.remove(seat)
    if draft.card:
        window.answers.append(Answer(seat, draft.card, draft.aims))


def close(state: State, tell: Tell) -> None:
    """All have answered: play the card that comes first, or go on."""
    window = state.windows[-1]
    if window.stale:  # a card was played in it: everybody is asked again
        state.windows.pop()
        open_start(state, PHASES[state.stage])
    elif window.kind == "law":
        state.windows.pop()
        close_law(state, window, tell)
    elif window.kind == "purchase":
        state.windows.pop()
        close_purchase(state, window)
    elif window.answers:
        first = min(window.answers, key=lambda answer: clockwise(state, state.start, answer.seat))
        others = [answer for answer in window.answers if answer is not first]
        window.answers, window.stale = [], True
        enact(state, first.seat, first.card, first.aims, tell)
        for answer in others:
            give_back(answer, tell)
    else:
        tell.all("keythedral-no-law")  # told of the window, not of those who answered (KT-146)
        state.windows.pop()


def give_back(answer: Answer, tell: Tell) -> None:
    """A law that another one came before stays in the hand; nobody else hears of it (KT-99, KT-100)."""
    tell.only((answer.seat,), "keythedral-returned", law=law_text(answer.card))


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
