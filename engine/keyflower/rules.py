"""Who must decide what, how it reads and what a pick does: dispatch to the steps, nothing else."""

from __future__ import annotations

from typing import assert_never

from engine.core.game import Choice, Journey, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyflower.actions import (
    Action,
    AddGroup,
    BidFor,
    Carry,
    Cash,
    ChooseCell,
    ChooseExtension,
    ChooseWinter,
    Draw,
    End,
    Extend,
    Pass,
    Pay,
    PayGroup,
    PlaceTile,
    Replace,
    Rotate,
    Send,
    Take,
    TakeBoat,
    TakeContract,
    TakeFrom,
    Upgrade,
    Use,
)
from engine.keyflower.state import Kind, State
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
from engine.keyflower.steps.journeys import carrying_journeys, upgrading_journeys
from engine.keyflower.table import boat_choice_of, question, turn_of


def choices(state: State) -> list[Choice[Action]]:
    match state.phase:
        case "turns":
            turn = turn_of(state)
            picks = contracts.with_cashing(state, turn, _choices(state, turn.seat))
            return [Choice(turn.seat, picks)]
        case "boats":
            seat = boat_choice_of(state).queue[0]
            return [Choice(seat, _choices(state, seat))]
        case "growth":
            growing = (seat for seat, player in enumerate(state.players) if not player.growth.done)
            return [Choice(seat, _choices(state, seat)) for seat in growing]
        case "winter":
            choosing = (seat for seat, player in enumerate(state.players) if not player.ready)
            return [Choice(seat, _choices(state, seat)) for seat in choosing]
        case "over":
            return []
        case _:
            assert_never(state.phase)


def _choices(state: State, seat: Seat) -> list[Action]:
    kind = question(state, seat)
    match kind:
        case "turn" | "done":
            return turns.choices(state, seat)
        case "use":
            return using.choices(state, seat)
        case "bid":
            return bidding.choices(state, seat)
        case "place" | "cell" | "rotation":
            return growth.choices(state, seat)
        case "boat" | "replace":
            return boats.choices(state, seat)
        case "transport":
            return transport.choices(state, seat)
        case "contract":
            return contracts.choices(state, seat)
        case "extension":
            return extensions.choices(state, seat)
        case "source":
            return sending.choices(state, seat)
        case "price":
            return paying.choices(state, seat)
        case "winter":
            return winter.choices(state, seat)
        case _:
            assert_never(kind)


def journeys(state: State, seat: Seat) -> list[Journey[Action]]:
    """Where something may be carried one step, it may be carried on; a turn may be meant for an upgrade."""
    if state.phase != "turns" or seat != turn_of(state).seat:
        return []
    if question(state, seat) == "turn":
        return upgrading_journeys(state, seat)
    carries = any(isinstance(pick, Carry) for pick in _choices(state, seat))
    return carrying_journeys(state, seat) if carries else []


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    kind = question(state, seat)
    match kind:
        case "turn" | "done":
            return turns.ask(state, seat)
        case "use":
            return using.ask(state, seat)
        case "bid":
            return bidding.ask(state, seat)
        case "place" | "cell" | "rotation":
            return growth.ask(state, seat)
        case "boat" | "replace":
            return boats.ask(state, seat)
        case "transport":
            return transport.ask(state, seat)
        case "contract":
            return contracts.ask(state, seat)
        case "extension":
            return extensions.ask(state, seat)
        case "source":
            return sending.ask(state, seat)
        case "price":
            return paying.ask(state, seat)
        case "winter":
            return winter.ask(state, seat)
        case _:
            assert_never(kind)


def option(state: State, pick: Action) -> Option[Action]:
    match pick:
        case Use() | BidFor() | Pass() | End():
            return turns.option(state, pick)
        case Send() | TakeFrom() | AddGroup():
            return sending.option(state, pick)
        case PlaceTile() | ChooseCell() | Rotate():
            return growth.option(state, pick)
        case Carry():
            return carrying.option(state, pick)
        case TakeBoat() | Replace():
            return boats.option(state, pick)
        case Pay() | PayGroup() if turn_of(state).step == "price":
            return paying.option(state, pick)
        case Draw() | Take() | Pay() | PayGroup():
            return effects.option(state, pick)
        case ChooseWinter():
            return winter.option(state, pick)
        case Upgrade():
            return transport.option(state, pick)
        case TakeContract() | Cash():
            return contracts.option(state, pick)
        case Extend() | ChooseExtension():
            return extensions.option(state, pick)
        case _:
            assert_never(pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    match pick:  # frequent picks first: each case that does not match costs time
        case End():
            _end(state, pick.seat, tell)
        case Send() | TakeFrom() | AddGroup():
            sending.play(state, pick, tell)
        case Use() | BidFor() | Pass():
            turns.play(state, pick, tell)
        case PlaceTile() | ChooseCell() | Rotate():
            growth.play(state, pick, tell)
        case Carry():
            carrying.play(state, pick, tell)
        case TakeBoat() | Replace():
            boats.play(state, pick, tell)
        case Pay() | PayGroup() if turn_of(state).step == "price":
            paying.play(state, pick, tell)
        case Draw() | Take() | Pay() | PayGroup():
            effects.play(state, pick, tell)
        case ChooseWinter():
            winter.play(state, pick, tell)
        case Upgrade():
            transport.play(state, pick, tell)
        case TakeContract() | Cash():
            contracts.play(state, pick, tell)
        case Extend() | ChooseExtension():
            extensions.play(state, pick, tell)
        case _:
            assert_never(pick)


def _end(state: State, seat: Seat, tell: Tell) -> None:
    match state.phase:
        case "turns":
            turns.end(state, seat, tell)
        case "boats":
            boats.end(state, seat, tell)
        case "growth":
            growth.end(state, seat, tell)
        case "winter":
            winter.end(state, seat, tell)
        case "over":
            raise ValueError("the game is over")
        case _:
            assert_never(state.phase)
