"""Dispatch only: the step of each stage, and the step of each pick."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import Choice, Option
from engine.core.steps import ConfirmedStep, Step, owners, whole
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyper.actions import Action, End
from engine.keyper.state import Asking, Followed, Stage, State
from engine.keyper.steps import (
    boats,
    building,
    confirming,
    ending,
    exchanging,
    fairs,
    folding,
    getting,
    housing,
    joining,
    keyp,
    lay_count,
    laying,
    mooring,
    orders,
    partner,
    paying,
    plots,
    season,
    sending,
    surplus,
    tiles,
    turn,
    upgrading,
    work,
)

_HANDED_OVER: dict[Stage, ConfirmedStep[State, Action]] = {
    "confirm": confirming,
    "joined": confirming,
    "work": work,
    "declined": ending,
    "ended": ending,
}
"""Stages that one seat ends. `season` ends simultaneous stages for each seat; an answer ends the others."""

_ASKED: dict[Stage, Step[State, Action]] = whole(
    Asking,
    {
        **_HANDED_OVER,
        "turn": turn,
        "turn+order": orders,
        "keyp": keyp,
        "where": sending,
        "boat": mooring,
        "partner": partner,
        "join": joining,
        "join+order": orders,
        "lay": laying,
        "lay-count": lay_count,
        "get": getting,
        "plot": plots,
        "pay": paying,
        "fairs": fairs,
        "housing": housing,
        "fold": folding,
        "surplus": surplus,
    },
)
"""The step of each question."""

_FOLLOWING: dict[Stage, Callable[[State, Tell], None]] = whole(
    Followed,
    {
        "inviting": joining.go_on,
        "begin-work": work.begin,
        "next-worker": work.go_on,
        "turn-done": turn.go_on,
        "season-end": fairs.begin,
        "fairs": fairs.go_on,
        "housing-begins": housing.begin,
        "housing": season.go_on,
        "fold": folding.go_on,
        "surplus": surplus.go_on,
    },
)
"""Automatic steps after a stage: if nobody decides, or once all have decided."""

_OWNERS = owners(
    Action,
    *(turn, sending, orders, keyp, mooring, partner, joining, confirming, laying, lay_count, tiles),
    *(exchanging, getting, boats, building, plots, upgrading, paying, fairs, housing, folding, surplus),
    apart=End,
)
"""The step of each pick."""


def choices(state: State) -> list[Choice[Action]]:
    if state.stage == "over":
        return []
    step = _ASKED[state.stage]
    if state.errands:  # a stage in which all decide at the same time
        return [Choice(one.seat, step.choices(state, one.seat)) for one in state.errands if not one.done]
    return [Choice(state.decider, step.choices(state, state.decider))]


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    return _ASKED[state.stage].ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    return ending.option(state, pick) if isinstance(pick, End) else _OWNERS[type(pick)].option(state, pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    if not isinstance(pick, End):
        _OWNERS[type(pick)].play(state, pick, tell)
    elif state.errands:
        season.end(state, pick.seat, tell)
    else:
        _HANDED_OVER[state.stage].end(state, pick.seat, tell)
    while (follow := _FOLLOWING.get(state.stage)) and (not state.errands or season.all_done(state)):
        follow(state, tell)
