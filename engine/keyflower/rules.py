"""Dispatch to the steps: who must decide what, its text, and the effect of a pick."""

from __future__ import annotations

from typing import assert_never

from engine.core.game import Choice, CompoundMove, Option
from engine.core.steps import ConfirmEffect, Owner, SharedPick, Step, owners, whole
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyflower.actions import Action, Carry, End, Pay, PayGroup
from engine.keyflower.queries import boat_choice_of, question, turn_of
from engine.keyflower.state import Kind, Phase, Playing, State
from engine.keyflower.steps import (
    bidding,
    boats,
    carrying,
    contracts,
    effects,
    extensions,
    growth,
    paying,
    sending,
    transport,
    turns,
    using,
    winter,
)
from engine.keyflower.steps.compound_moves import carrying_journeys

_STEPS: dict[Kind, Step[State, Action]] = whole(
    Kind,
    {
        "turn": turns,
        "bid": bidding,
        "use": using,
        "source": sending,
        "contract": contracts,
        "transport": transport,
        "extension": extensions,
        "price": paying,
        "done": turns,
        "winter": winter,
        "boat": boats,
        "replace": boats,
        "place": growth,
        "cell": growth,
        "rotation": growth,
    },
)
"""The step of each question."""

_PHASES: dict[Phase, ConfirmEffect[State]] = whole(
    Playing, {"winter": winter, "turns": turns, "boats": boats, "growth": growth}
)
"""The function that ends a turn, by phase."""


def _paid_for(state: State, _pick: Pay | PayGroup) -> Owner[State, Action]:
    """Return the step that is paid for: an upgrade, an extension, or the effect of a tile."""
    return paying if turn_of(state).step == "price" else effects


_OWNERS = owners(
    Action,
    *(turns, sending, growth, carrying, boats, paying, effects, winter, transport, contracts, extensions),
    apart=End,
    shared={Pay: SharedPick(_paid_for), PayGroup: SharedPick(_paid_for)},
)
"""The step of each pick."""


def choices(state: State) -> list[Choice[Action]]:
    match state.phase:
        case "turns":
            turn = turn_of(state)
            picks = contracts.with_cashing(state, turn, _asked(state, turn.seat))
            return [Choice(turn.seat, picks)]
        case "boats":
            seat = boat_choice_of(state).queue[0]
            return [Choice(seat, _asked(state, seat))]
        case "growth":
            growing = (seat for seat, player in enumerate(state.players) if not player.growth.done)
            return [Choice(seat, _asked(state, seat)) for seat in growing]
        case "winter":
            choosing = (seat for seat, player in enumerate(state.players) if not player.ready)
            return [Choice(seat, _asked(state, seat)) for seat in choosing]
        case "over":
            return []
        case _:
            assert_never(state.phase)


def _asked(state: State, seat: Seat) -> list[Action]:
    return _STEPS[question(state, seat)].choices(state, seat)


def compound_moves(state: State, seat: Seat) -> list[CompoundMove[Action]]:
    """Return compound moves: carrying a resource several steps, and upgrading with pieces carried there."""
    if state.phase != "turns" or seat != turn_of(state).seat:
        return []
    carries = any(isinstance(pick, Carry) for pick in _asked(state, seat))
    return carrying_journeys(state, seat) if carries else []


def ask(state: State, seat: Seat) -> tuple[str, Text]:
    return _STEPS[question(state, seat)].ask(state, seat)


def option(state: State, pick: Action) -> Option[Action]:
    return turns.option(state, pick) if isinstance(pick, End) else _OWNERS[type(pick)].option(state, pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    if isinstance(pick, End):
        _PHASES[state.phase].end(state, pick.seat, tell)
    else:
        _OWNERS[type(pick)].play(state, pick, tell)
