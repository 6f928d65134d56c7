"""Dispatch to the steps: who must decide what, and how the game runs from one decision to the next."""

from __future__ import annotations

import msgspec

from engine.core.game import Choice, Option
from engine.core.steps import AutomaticStep, ConfirmedStep, Owner, SharedPick, Step, owners, whole
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keythedral.actions import Action, Aim, At, Cube, Decline, End, With
from engine.keythedral.dominated import is_foolish
from engine.keythedral.laws import effects, interrupting, playing, standing, windows
from engine.keythedral.laws.timing import is_stable
from engine.keythedral.numbering import said
from engine.keythedral.state import Asking, InTurn, Phase, Stage, State
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

_IN_TURN: dict[Asking, ConfirmedStep[State, Action]] = whole(
    InTurn,
    {
        "lay": laying,
        "work": work,
        "take": harvest,
        "turn": spend,
        "settle": settling,
        "move": moving,
        "bid": auction,
        "name": naming,
    },
)
"""The step of each decision of the seat in turn."""

_PHASES: dict[Stage, AutomaticStep[State]] = whole(
    Phase, {"lay": laying, "work": work, "harvest": harvest, "spend": spend, "auction": auction}
)
"""The automatic part of each phase."""


def _paid_to(state: State, pick: Cube) -> Owner[State, Action]:
    """Return the step that one more cube belongs to: the player outbid, a law, a craftsman or the trader."""
    if state.asking == "name":
        return naming
    return procuring if state.players[pick.seat].draft.verb == "law" else trading


def _paid_for(state: State, _pick: With) -> Owner[State, Action]:
    return settling if state.asking == "settle" else purchases


def _laid_by(state: State, _pick: At) -> Owner[State, Action]:
    return moving if state.asking == "move" else laying


def _declined_in(state: State, _pick: Decline) -> Owner[State, Action]:
    return windows if state.windows else auction


def _aimed_by(state: State, pick: Aim) -> Owner[State, Action]:
    return standing if state.players[pick.seat].draft.arming else playing


_OWNERS = owners(
    Action,
    *(laying, work, harvest, spend, purchases, settling, fences, trading, procuring, moving, auction, naming),
    *(playing, standing, windows),
    apart=End,
    shared={
        Cube: SharedPick(_paid_to),
        With: SharedPick(_paid_for),
        At: SharedPick(_laid_by),
        Decline: SharedPick(_declined_in),
        Aim: SharedPick(_aimed_by),
    },
)
"""The step of each pick; some picks belong to several questions."""


def choices(state: State) -> list[Choice[Action]]:
    if state.windows:
        return [Choice(seat, _step(state, seat).choices(state, seat)) for seat in state.windows[-1].waiting]
    if not state.asking:
        return []
    seat = _mover(state)
    mine = Choice(seat, _step(state, seat).choices(state, seat))
    if state.players[seat].draft.has_begun:
        return [mine]  # a half-made move: no other seat interrupts
    return [mine, *_free_choices(state)]


def seats_to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats of `choices` without their actions; search calls this at every turn it considers."""
    if state.windows:
        return tuple(state.windows[-1].waiting)
    return (_mover(state),) if state.asking else ()


def required_actions(state: State, seat: Seat) -> list[Action]:
    """Return the actions of `choices` without the voluntary actions of other seats."""
    return _step(state, seat).choices(state, seat) if seat in seats_to_act(state) else []


def _mover(state: State) -> Seat:
    """Return the seat to move; a law that another seat has begun to play comes first (KT-98)."""
    for seat, player in enumerate(state.players):
        if player.draft.card and seat != state.turn:
            return seat
    return state.turn


def _free_choices(state: State) -> list[Choice[Action]]:
    """Return the seats that may play a law before the open decision, without being waited for (KT-98)."""
    if not state.rules.laws or not is_stable(state):
        return []
    found = list[Choice[Action]]()
    for seat, player in enumerate(state.players):
        if player.laws and seat != state.turn:
            actions = interrupting.choices(state, seat)
            if actions:
                found.append(Choice(seat, actions, free=True))
    return found


def publicly_awaited(state: State) -> tuple[Seat, ...]:
    """Return the seats shown as deciding; for a window all it is open to, answered or not (KT-146)."""
    if state.windows:
        return tuple(state.windows[-1].asked)
    return (_mover(state),) if state.asking else ()


def _step(state: State, seat: Seat) -> Step[State, Action]:
    """Return the step of a seat: a begun move comes before a window, a window before the delayed decision."""
    draft = state.players[seat].draft
    if draft.ready:
        return ending
    if draft.arming:
        return standing
    if draft.card:
        return playing
    if state.windows:
        return windows
    return _IN_TURN[state.asking] if seat == state.turn else interrupting


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    """Return the kind of question and its text."""
    return _step(state, seat).ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    plain = ending.option(state, pick) if isinstance(pick, End) else _OWNERS[type(pick)].option(state, pick)
    if (read := said(plain.words)) != plain.words:
        plain = msgspec.structs.replace(plain, said=read)
    if is_foolish(state, pick.seat, pick):
        return msgspec.structs.replace(plain, dominated=True)
    return plain


def play(state: State, pick: Action, tell: Tell) -> None:
    if isinstance(pick, End):
        _end(state, pick.seat, tell)
        run_on(state, tell)
    else:
        _OWNERS[type(pick)].play(state, pick, tell)


def _end(state: State, seat: Seat, tell: Tell) -> None:
    """Carry out a finished move."""
    draft = state.players[seat].draft
    if state.windows:
        windows.end(state, seat, tell)
    elif draft.card:
        if seat == state.turn:
            work.tell_order(draft, seat, tell)
        playing.end(state, seat, tell)
    else:
        _IN_TURN[state.asking].end(state, seat, tell)


def run_on(state: State, tell: Tell) -> None:
    """Run the automatic parts until a seat must decide."""
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
            _PHASES[state.stage].go_on(state, tell)
