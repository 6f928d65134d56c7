"""Who must decide what, and how the game runs on from one decision to the next: dispatch only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Seat
from engine.keythedral.actions import Action, Aim, Arm, Decline, Disarm, End, Play, Watch
from engine.keythedral.laws import effects, standing, timing, windows
from engine.keythedral.state import Draft, State
from engine.keythedral.steps import auction, fences, harvest, laying, purchases, spend, work


class Step(Protocol):
    """One kind of question: what may be picked, what a pick does, what ending the move does."""

    def choices(self, state: State, seat: Seat, draft: Draft, /) -> list[Action]: ...
    def pick(self, state: State, draft: Draft, action: Action, /) -> None: ...
    def end(self, state: State, action: End, draft: Draft, tell: Tell, /) -> None: ...


STEPS: dict[str, Step] = {
    "lay": laying,
    "work": work,
    "take": harvest,
    "turn": spend,
    "settle": purchases,
    "move": fences,
    "bid": auction,
    "name": auction,
}
STAGES: dict[str, Callable[[State, Tell], None]] = {
    "lay": laying.go_on,
    "work": work.go_on,
    "harvest": harvest.go_on,
    "spend": spend.go_on,
    "auction": auction.go_on,
}


def choices(state: State) -> list[Choice[Action]]:
    if state.windows:
        return [Choice(seat, seat_choices(state, seat)) for seat in state.windows[-1].waiting]
    if not state.asking:
        return []
    seat = mover(state)
    mine = Choice(seat, seat_choices(state, seat))
    if state.players[seat].draft.has_begun:
        return [mine]  # a half-made move: nobody comes between
    return [mine, *windows.free_choices(state)]


def mover(state: State) -> Seat:
    """Whose move it is; a law that another seat has begun to play comes first (KT-98)."""
    for seat, player in enumerate(state.players):
        if player.draft.card and seat != state.turn:
            return seat
    return state.turn


def awaited(state: State) -> tuple[Seat, ...]:
    """Whom all see to be deciding; of a window everybody it is open to, answered or not (KT-146)."""
    if state.windows:
        return tuple(state.windows[-1].asked)
    return (mover(state),) if state.asking else ()


def seat_choices(state: State, seat: Seat) -> list[Action]:
    draft = state.players[seat].draft
    if draft.ready:
        return [End(seat)]
    if draft.arming:
        return standing.aims(state, seat, draft)
    if draft.card:
        return [*timing.aims(state, seat, draft)]
    if state.windows:
        return windows.choices(state, seat)
    return STEPS[state.asking].choices(state, seat, draft)


def play(state: State, action: Action, tell: Tell) -> None:
    draft = state.players[action.seat].draft
    match action:
        case End():
            end(state, action, draft, tell)
        case Play(_, card):
            timing.begin(state, draft, card)
        case Aim(seat, target) if draft.arming:
            standing.arm(state, seat, target)
        case Aim(_, target):
            timing.aim(state, draft, target)
        case Watch() | Arm() | Disarm():
            standing.give(state, action)
        case Decline() if state.windows:
            draft.ready = True
        case _:
            STEPS[state.asking].pick(state, draft, action)


def end(state: State, action: End, draft: Draft, tell: Tell) -> None:
    """A move is over: carry it out, then run on until somebody must decide."""
    seat = action.seat
    state.players[seat].draft = Draft()
    if state.windows:
        windows.end(state, seat, draft)
    elif draft.card:
        play_law(state, seat, draft, tell)
    else:
        STEPS[state.asking].end(state, action, draft, tell)
    run_on(state, tell)


def play_law(state: State, seat: Seat, draft: Draft, tell: Tell) -> None:
    """A law played at a decision, one's own or another seat's, which is asked again afterwards (KT-98)."""
    if state.asking == "work" and seat == state.turn:
        work.tell_order(draft, seat, tell)
    elif state.asking == "forced":
        state.asking = ""
    windows.enact(state, seat, draft.card, draft.aims, tell)


def run_on(state: State, tell: Tell) -> None:
    while True:
        if state.windows and state.windows[-1].waiting:
            return
        if state.law is not None and not (state.windows and state.windows[-1].kind == "law"):
            effects.resolve(state, tell)
        elif state.windows:
            windows.close(state, tell)
        elif state.asking:
            return
        elif state.purchase is not None:
            purchases.go_on(state, tell)
        elif state.stage == "over":
            return
        else:
            STAGES[state.stage](state, tell)
