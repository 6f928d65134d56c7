"""Who must decide what, and how the game runs on from one decision to the next: dispatch only."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

import msgspec

from engine.core.game import Choice, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text, Who, text
from engine.keythedral.actions import (
    Action,
    Aim,
    Arm,
    At,
    Buy,
    BuyUsing,
    Cottage,
    Craft,
    Cube,
    Decline,
    Disarm,
    Edge,
    End,
    Fence,
    House,
    Lay,
    Match,
    Name,
    Offer,
    Order,
    Pass,
    Play,
    Send,
    Stay,
    Stop,
    Swap,
    Take,
    TakeLaw,
    Trade,
    Unfence,
    Using,
    Watch,
    With,
    Withdraw,
)
from engine.keythedral.folly import is_foolish
from engine.keythedral.laws import effects, playing, standing, windows
from engine.keythedral.laws.timing import is_stable, plays
from engine.keythedral.state import Asking, QuestionKind, State
from engine.keythedral.steps import (
    auction,
    ending,
    fences,
    harvest,
    laying,
    moving,
    naming,
    procuring,
    purchases,
    settling,
    spend,
    trading,
    work,
)

_Open: TypeAlias = Asking | Literal["end", "arm", "aim", "window", "free"]
"""What one seat is asked: a move begun comes before a window, a window before the decision it holds up."""


def choices(state: State) -> list[Choice[Action]]:
    if state.windows:
        return [Choice(seat, _choices(state, seat)) for seat in state.windows[-1].waiting]
    if not state.asking:
        return []
    seat = _mover(state)
    mine = Choice(seat, _choices(state, seat))
    if state.players[seat].draft.has_begun:
        return [mine]  # a half-made move: nobody comes between
    return [mine, *_free_choices(state)]


def _mover(state: State) -> Seat:
    """Whose move it is; a law that another seat has begun to play comes first (KT-98)."""
    for seat, player in enumerate(state.players):
        if player.draft.card and seat != state.turn:
            return seat
    return state.turn


def _free_choices(state: State) -> list[Choice[Action]]:
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


def awaited(state: State) -> tuple[Seat, ...]:
    """Whom all see to be deciding; of a window everybody it is open to, answered or not (KT-146)."""
    if state.windows:
        return tuple(state.windows[-1].asked)
    return (_mover(state),) if state.asking else ()


def _open(state: State, seat: Seat) -> _Open:
    draft = state.players[seat].draft
    if draft.ready:
        return "end"
    if draft.arming:
        return "arm"
    if draft.card:
        return "aim"
    if state.windows:
        return "window"
    return state.asking if seat == state.turn else "free"


def _choices(state: State, seat: Seat) -> list[Action]:
    asked = _open(state, seat)
    match asked:
        case "end":
            return [End(seat)]
        case "work":
            return work.choices(state, seat)
        case "turn":
            return spend.choices(state, seat)
        case "window":
            return windows.choices(state, seat)
        case "lay":
            return laying.choices(state, seat)
        case "bid":
            return auction.choices(state, seat)
        case "name":
            return naming.choices(state, seat)
        case "aim":
            return playing.choices(state, seat)
        case "arm":
            return standing.choices(state, seat)
        case "take":
            return harvest.choices(state, seat)
        case "settle":
            return settling.choices(state, seat)
        case "move":
            return moving.choices(state, seat)
        case "free" | "forced" | "":
            raise AssertionError(f"nothing is asked: '{asked}'")
        case _:
            assert_never(asked)


def ask(state: State, seat: Seat) -> tuple[QuestionKind, Text]:
    """The kind of question and the question."""
    asked = _open(state, seat)
    match asked:
        case "end":
            return ending.ask(state, seat)
        case "arm":
            return standing.ask(state, seat)
        case "aim":
            return playing.ask(state, seat)
        case "window":
            return windows.ask(state, seat)
        case "free":
            return "free", text("keythedral-ask-free", who=Who(state.turn))
        case "lay":
            return laying.ask(state, seat)
        case "work":
            return work.ask(state, seat)
        case "take":
            return harvest.ask(state, seat)
        case "turn":
            return spend.ask(state, seat)
        case "settle":
            return settling.ask(state, seat)
        case "move":
            return moving.ask(state, seat)
        case "bid":
            return auction.ask(state, seat)
        case "name":
            return naming.ask(state, seat)
        case "forced" | "":
            raise AssertionError(f"nothing is asked: '{asked}'")
        case _:
            assert_never(asked)


def option(state: State, pick: Action) -> Option[Action]:
    plain = _option(state, pick)
    if is_foolish(state, pick.seat, pick):
        return msgspec.structs.replace(plain, foolish=True)
    return plain


def _option(state: State, pick: Action) -> Option[Action]:
    match pick:
        case End():
            return ending.option(state, pick)
        case Lay() | Cottage() | At():
            return laying.option(state, pick)
        case Order() | Send() | Stay():
            return work.option(state, pick)
        case Take():
            return harvest.option(state, pick)
        case House() | Pass():
            return spend.option(state, pick)
        case Buy() | BuyUsing() | With():
            return purchases.option(state, pick)
        case Using() | Withdraw():
            return settling.option(state, pick)
        case Fence() | Unfence() | Edge():
            return fences.option(state, pick)
        case Craft() | Trade() | Cube() | Swap():
            return trading.option(state, pick)
        case TakeLaw():
            return procuring.option(state, pick)
        case Decline() if state.windows:
            return windows.option(pick)
        case Offer() | Match() | Decline() | Stop():
            return auction.option(state, pick)
        case Name():
            return naming.option(state, pick)
        case Aim() if state.players[pick.seat].draft.arming:
            return standing.option(state, pick)
        case Play() | Aim():
            return playing.option(state, pick)
        case Watch() | Arm() | Disarm():
            return standing.option(state, pick)
        case _:
            assert_never(pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    match pick:  # the most frequent picks first: this is the busiest spot of a playout
        case End():
            _end(state, pick.seat, tell)
            run_on(state, tell)
        case Cube():
            _pay(state, pick, tell)
        case Send() | Order() | Stay():
            work.play(state, pick, tell)
        case Decline() if state.windows:
            windows.play(state, pick)
        case Offer() | Match() | Decline() | Stop():
            auction.play(state, pick, tell)
        case Craft() | Trade() | Swap():
            trading.play(state, pick, tell)
        case Pass() | House():
            spend.play(state, pick, tell)
        case Name():
            naming.play(state, pick, tell)
        case Aim() if state.players[pick.seat].draft.arming:
            standing.play(state, pick)
        case Play() | Aim():
            playing.play(state, pick)
        case Watch() | Arm() | Disarm():
            standing.play(state, pick)
        case At() if state.asking == "move":
            moving.play(state, pick, tell)
        case Lay() | Cottage() | At():
            laying.play(state, pick, tell)
        case With() if state.asking == "settle":
            settling.play(state, pick, tell)
        case Buy() | BuyUsing() | With():
            purchases.play(state, pick, tell)
        case Using() | Withdraw():
            settling.play(state, pick, tell)
        case Fence() | Unfence() | Edge():
            fences.play(state, pick, tell)
        case TakeLaw():
            procuring.play(state, pick, tell)
        case Take():
            harvest.play(state, pick, tell)
        case _:
            assert_never(pick)


def _pay(state: State, pick: Cube, tell: Tell) -> None:
    """One more cube: for the player outbid, for a law, or for a craftsman or the trader."""
    if state.asking == "name":
        naming.play(state, pick, tell)
    elif state.players[pick.seat].draft.verb == "law":
        procuring.play(state, pick, tell)
    else:
        trading.play(state, pick, tell)


def _end(state: State, seat: Seat, tell: Tell) -> None:
    """A move is over: carry it out."""
    draft = state.players[seat].draft
    if state.windows:
        windows.end(state, seat)
        return
    if draft.card:
        if seat == state.turn:
            work.tell_order(draft, seat, tell)
        playing.end(state, seat, tell)
        return
    match state.asking:
        case "lay":
            laying.end(state, seat, tell)
        case "work":
            work.end(state, seat, tell)
        case "take":
            harvest.end(state, seat, tell)
        case "turn":
            spend.end(state, seat, tell)
        case "settle":
            settling.end(state, seat, tell)
        case "move":
            moving.end(state, seat, tell)
        case "bid":
            auction.end(state, seat, tell)
        case "name":
            naming.end(state, seat, tell)
        case "forced" | "":
            raise AssertionError(f"nothing was asked: '{state.asking}'")
        case _:
            assert_never(state.asking)


def run_on(state: State, tell: Tell) -> None:
    """Do what asks nobody, until somebody must decide."""
    while True:
        if state.windows and state.windows[-1].waiting:
            return
        if state.law is not None and not (state.windows and state.windows[-1].kind == "law"):
            effects.resolve(state, tell)
        elif state.windows:
            windows.close(state, tell)
        elif state.asking:
            if not (state.asking == "work" and state.rules.rulings > 1 and work.skip_if_idle(state, tell)):
                return
        elif state.purchase is not None:
            purchases.go_on(state, tell)
        elif state.stage == "over":
            return
        else:
            _go_on(state, tell)


def _go_on(state: State, tell: Tell) -> None:
    match state.stage:
        case "lay":
            laying.go_on(state, tell)
        case "work":
            work.go_on(state, tell)
        case "harvest":
            harvest.go_on(state, tell)
        case "spend":
            spend.go_on(state, tell)
        case "auction":
            auction.go_on(state, tell)
        case "over":
            raise AssertionError("the game is over")
        case _:
            assert_never(state.stage)
