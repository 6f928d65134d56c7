"""Who must decide what, and what a pick does: dispatch to the steps."""

from __future__ import annotations

from typing import assert_never

from engine.core.game import Choice
from engine.core.tell import Tell
from engine.core.text import Seat
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
    Upgrade,
    Use,
)
from engine.keyflower.state import BoatChoice, State, Turn
from engine.keyflower.steps import effects, turns
from engine.keyflower.steps.boats import boat_picks, end_boat_choice
from engine.keyflower.steps.contracts import cash
from engine.keyflower.steps.extensions import choose_extension, pay_extension, pay_extension_by_group
from engine.keyflower.steps.growth import end_growth, growth_picks, rotate
from engine.keyflower.steps.seasons import choose_winter, end_winter_choice, winter_picks
from engine.keyflower.steps.transport import begin_upgrade, carry, upgrade


def choices(state: State) -> list[Choice[Action]]:
    if state.phase == "turns":
        turn = turn_of(state)
        return [Choice(turn.seat, turns.turn_picks(state, turn))]
    if state.phase == "boats":
        choice = boat_choice_of(state)
        return [Choice(choice.queue[0], boat_picks(state, choice))]
    if state.phase == "growth":
        growing = (seat for seat, player in enumerate(state.players) if not player.growth.done)
        return [Choice(seat, growth_picks(state, seat)) for seat in growing]
    if state.phase == "winter":
        choosing = (seat for seat, player in enumerate(state.players) if not player.ready)
        return [Choice(seat, winter_picks(state, seat)) for seat in choosing]
    return []


def turn_of(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


def boat_choice_of(state: State) -> BoatChoice:
    assert state.boat_choice is not None
    return state.boat_choice


def play(state: State, action: Action, tell: Tell) -> None:
    if isinstance(action, End):
        _end(state, action.seat, tell)
    elif state.phase == "turns":
        _play_turn(state, turn_of(state), action, tell)
    else:
        _play_between(state, action)


def _end(state: State, seat: Seat, tell: Tell) -> None:
    match state.phase:
        case "turns":
            turns.end_turn(state, turn_of(state), tell)
        case "growth":
            end_growth(state, seat, tell)
        case "boats":
            end_boat_choice(state, boat_choice_of(state), tell)
        case "winter":
            end_winter_choice(state, seat, tell)
        case "over":
            raise ValueError("the game is over")
        case _:
            assert_never(state.phase)


def _play_turn(state: State, turn: Turn, action: Action, tell: Tell) -> None:
    match action:
        case Send(_, colour, count):
            turn.sent[colour] = count
        case BidFor(_, tile):
            turns.begin_bid(turn, tile)
        case Use(_, tile):
            turns.begin_using(state, turn, tile)
        case Pass():
            turns.pass_turn(turn)
        case AddGroup(_, tile):
            turn.groups.append(tile)
        case Cash(seat, contract, item):
            cash(state, seat, contract, item, tell)
        case _:
            _play_effect(state, turn, action, tell)


def _play_effect(state: State, turn: Turn, action: Action, tell: Tell) -> None:
    match action:
        case Carry(_, resource, start, to):
            effects.begin_use(state, turn, tell)
            carry(state, turn, resource, start, to)
        case Draw():
            effects.produce(state, turn, tell)
        case Take(_, what):
            effects.take(state, turn, what, tell)
        case TakeContract(_, contract):
            effects.take_one_contract(state, turn, contract, tell)
        case Upgrade(_, tile):
            effects.begin_use(state, turn, tell)
            begin_upgrade(state, turn, tile, tell)
        case Extend(_, tile):
            effects.begin_use(state, turn, tell)
            turn.target, turn.step = tile, "extension"
        case ChooseExtension(_, extension):
            choose_extension(state, turn, extension, tell)
        case Pay(_, what):
            _pay(state, turn, what, tell)
        case PayGroup(_, tile):
            if turn.step == "price":
                pay_extension_by_group(state, turn, tile, tell)
            else:
                effects.pay_group(state, turn, tile, tell)
        case _:
            raise TypeError(f"no pick of a turn: {action}")


def _pay(state: State, turn: Turn, what: str, tell: Tell) -> None:
    if turn.step != "price":
        effects.pay(state, turn, what, tell)
    elif turn.extension:
        pay_extension(state, turn, what, tell)
    else:
        upgrade(state, turn, what, tell)


def _play_between(state: State, action: Action) -> None:
    match action:
        case PlaceTile(seat, tile):
            state.players[seat].growth.tile = tile
        case ChooseCell(seat, cell):
            state.players[seat].growth.cell = cell
        case Rotate(seat, rotation):
            rotate(state, seat, rotation)
        case ChooseWinter(seat, tile):
            choose_winter(state, seat, tile)
        case TakeBoat(_, boat):
            boat_choice_of(state).boat = boat
        case Replace(_, boat):
            boat_choice_of(state).replacement = boat
        case _:
            raise TypeError(f"no pick between the turns: {action}")
