"""Dispatch, nothing else: the step of each stage, and the step of each pick.

Cases stand roughly by how often they occur: a game played at random goes through here some fifty thousand
times a second."""

from __future__ import annotations

from typing import assert_never

from engine.core.game import Choice, Journey, Option
from engine.core.tell import Tell
from engine.core.text import Seat, Text
from engine.keyper.actions import Action
from engine.keyper.state import Kind, State
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
from engine.keyper.steps.journeys import building_journeys


def choices(state: State) -> list[Choice[Action]]:
    if state.errands:  # a step that all do at the same time
        return [Choice(one.seat, _choices(state, one.seat)) for one in state.errands if not one.done]
    if state.stage == "over":
        return []
    return [Choice(state.decider, _choices(state, state.decider))]


def journeys(state: State, seat: Seat) -> list[Journey[Action]]:
    """Who sends a keyple home means to build with it."""
    asked = not state.errands and state.stage == "where" and seat == state.decider
    return building_journeys(state, seat) if asked else []


def _choices(state: State, seat: Seat) -> list[Action]:
    match state.stage:
        case "turn+order" | "join+order":
            return orders.choices(state, seat)
        case "turn":
            return turn.choices(state, seat)
        case "work":
            return work.choices(state, seat)
        case "where":
            return sending.choices(state, seat)
        case "join":
            return joining.choices(state, seat)
        case "confirm" | "joined":
            return confirming.choices(state, seat)
        case "ended" | "declined":
            return ending.choices(state, seat)
        case "lay":
            return laying.choices(state, seat)
        case "partner":
            return partner.choices(state, seat)
        case "lay-count":
            return lay_count.choices(state, seat)
        case "boat":
            return mooring.choices(state, seat)
        case "plot":
            return plots.choices(state, seat)
        case "pay":
            return paying.choices(state, seat)
        case "get":
            return getting.choices(state, seat)
        case "keyp":
            return keyp.choices(state, seat)
        case "fairs":
            return fairs.choices(state, seat)
        case "housing":
            return housing.choices(state, seat)
        case "fold":
            return folding.choices(state, seat)
        case "surplus":
            return surplus.choices(state, seat)
        case "inviting" | "begin-work" | "next-worker" | "turn-done" | "season-end" | "housing-begins":
            raise AssertionError(f"nobody decides in {state.stage}")
        case "over":
            return []
        case _:
            assert_never(state.stage)


def ask(state: State, seat: Seat) -> tuple[Kind, Text]:
    match state.stage:
        case "where":
            return sending.ask(state, seat)
        case "turn":
            return turn.ask(state, seat)
        case "work":
            return work.ask(state, seat)
        case "turn+order" | "join+order":
            return orders.ask(state, seat)
        case "join":
            return joining.ask(state, seat)
        case "confirm" | "joined":
            return confirming.ask(state, seat)
        case "ended" | "declined":
            return ending.ask(state, seat)
        case "lay":
            return laying.ask(state, seat)
        case "partner":
            return partner.ask(state, seat)
        case "lay-count":
            return lay_count.ask(state, seat)
        case "boat":
            return mooring.ask(state, seat)
        case "plot":
            return plots.ask(state, seat)
        case "pay":
            return paying.ask(state, seat)
        case "get":
            return getting.ask(state, seat)
        case "keyp":
            return keyp.ask(state, seat)
        case "fairs":
            return fairs.ask(state, seat)
        case "housing":
            return housing.ask(state, seat)
        case "fold":
            return folding.ask(state, seat)
        case "surplus":
            return surplus.ask(state, seat)
        case (
            "inviting" | "begin-work" | "next-worker" | "turn-done" | "season-end" | "housing-begins" | "over"
        ):
            raise AssertionError(f"nobody is asked in {state.stage}")
        case _:
            assert_never(state.stage)


def option(state: State, pick: Action) -> Option[Action]:
    match pick.verb:
        case "place":
            return sending.option(state, pick)
        case "keyper" | "send":
            return turn.option(state, pick)
        case "end":
            return ending.option(state, pick)
        case "orders" | "field" | "done":
            return orders.option(state, pick)
        case "join" | "skip":
            return joining.option(state, pick)
        case "at-most":
            return confirming.option(state, pick)
        case "lay" | "pass":
            return laying.option(state, pick)
        case "count":
            return lay_count.option(state, pick)
        case "partner":
            return partner.option(state, pick)
        case "boat":
            return mooring.option(state, pick)
        case "gain":
            return keyp.option(state, pick)
        case "take":
            return tiles.option(state, pick)
        case "give":
            return exchanging.option(state, pick)
        case "get":
            return getting.option(state, pick)
        case "receive" | "sell":
            return boats.option(state, pick)
        case "build":
            return building.option(state, pick)
        case "plot":
            return plots.option(state, pick)
        case "upgrade":
            return upgrading.option(state, pick)
        case "pay":
            return paying.option(state, pick)
        case "hold":
            return fairs.option(state, pick)
        case "release":
            return housing.option(state, pick)
        case "fold":
            return folding.option(state, pick)
        case "rest":
            return surplus.option(state, pick)
        case _:
            assert_never(pick)


def play(state: State, pick: Action, tell: Tell) -> None:
    match pick.verb:
        case "field" | "orders" | "done":
            orders.play(state, pick, tell)
        case "end":
            _end(state, pick.seat, tell)
        case "send" | "keyper":
            turn.play(state, pick, tell)
        case "place":
            sending.play(state, pick, tell)
        case "join" | "skip":
            joining.play(state, pick, tell)
        case "at-most":
            confirming.play(state, pick, tell)
        case "lay" | "pass":
            laying.play(state, pick, tell)
        case "partner":
            partner.play(state, pick, tell)
        case "count":
            lay_count.play(state, pick, tell)
        case "build":
            building.play(state, pick, tell)
        case "pay":
            paying.play(state, pick, tell)
        case "plot":
            plots.play(state, pick, tell)
        case "give":
            exchanging.play(state, pick, tell)
        case "get":
            getting.play(state, pick, tell)
        case "take":
            tiles.play(state, pick, tell)
        case "receive" | "sell":
            boats.play(state, pick, tell)
        case "upgrade":
            upgrading.play(state, pick, tell)
        case "boat":
            mooring.play(state, pick, tell)
        case "gain":
            keyp.play(state, pick, tell)
        case "hold":
            fairs.play(state, pick, tell)
        case "release":
            housing.play(state, pick, tell)
        case "fold":
            folding.play(state, pick, tell)
        case "rest":
            surplus.play(state, pick, tell)
        case _:
            assert_never(pick)
    _run_on(state, tell)


def _end(state: State, seat: Seat, tell: Tell) -> None:
    match state.stage:
        case "work":
            work.end(state, seat, tell)
        case "confirm" | "joined":
            confirming.end(state, seat, tell)
        case "ended" | "declined":
            ending.end(state, seat, tell)
        case "fairs" | "housing" | "fold" | "surplus":
            season.end(state, seat, tell)
        case "turn" | "turn+order" | "keyp" | "where" | "boat" | "partner" | "join" | "join+order":
            raise AssertionError(f"{state.stage} is not ended, but answered")
        case "lay" | "lay-count" | "get" | "plot" | "pay":
            raise AssertionError(f"{state.stage} is not ended, but answered")
        case (
            "inviting" | "begin-work" | "next-worker" | "turn-done" | "season-end" | "housing-begins" | "over"
        ):
            raise AssertionError(f"nobody ends {state.stage}")
        case _:
            assert_never(state.stage)


def _run_on(state: State, tell: Tell) -> None:
    """Steps that ask nobody anything, until somebody must decide or it is over."""
    while True:
        match state.stage:
            case "turn+order" | "turn" | "work" | "where" | "join+order" | "confirm" | "join" | "lay":
                return
            case "next-worker":
                work.go_on(state, tell)
            case "turn-done":
                turn.go_on(state, tell)
            case "begin-work":
                work.begin(state, tell)
            case "inviting":
                joining.go_on(state, tell)
            case "keyp" | "boat" | "partner" | "joined" | "declined" | "lay-count":
                return
            case "get" | "plot" | "pay" | "ended" | "over":
                return
            case "season-end":
                fairs.begin(state, tell)
            case "housing-begins":
                housing.begin(state, tell)
            case "fairs" | "housing" | "fold" | "surplus" if not season.all_done(state):
                return
            case "fairs":
                fairs.go_on(state, tell)
            case "housing":
                season.go_on(state, tell)
            case "fold":
                folding.go_on(state, tell)
            case "surplus":
                surplus.go_on(state, tell)
            case _:
                assert_never(state.stage)
