"""Measures of waiting."""

from __future__ import annotations

import msgspec
import pytest

from bot.__main__ import main
from engine.lantern.game import LANTERN, Lantern
from engine.lantern.state import Hiding, State, Turn
from engine.lantern.view import View
from engine.players.computer_player import strength_named
from engine.waits import Waited, waited
from tests.support.conformance import setup_for

EASY = strength_named("random-ish")


def played(game: Lantern = LANTERN, seats: int = 3, ask_all: bool = True, **more: str) -> Waited:
    return waited(game, setup_for(game, seats), [EASY] * seats, ask_all=ask_all, **more)  # type: ignore[arg-type]  # a word


class OnlyHiding(Lantern):
    """Over as soon as all have hidden a token."""

    def choices(self, state):  # type: ignore[no-untyped-def]  # as the game it is made from has it
        return super().choices(state) if isinstance(state.stage, Hiding) else []


class OneTurn(Lantern):
    """A game without secrets: the first seat has one turn, then another seat."""

    def new_game(self, setup):  # type: ignore[no-untyped-def]  # as the game it is made from has it
        state = super().new_game(setup)
        state.stage = Turn(0)
        return state

    def choices(self, state: State):  # type: ignore[no-untyped-def]  # as the game it is made from has it
        if state.turns < 2:
            state.stage = state.stage if isinstance(state.stage, Turn) else Turn(0)
            state.stage.seat = 0
        return super().choices(state) if state.turns < 2 else []


def test_all_who_are_asked_at_once_are_one_wait() -> None:
    found = played(OnlyHiding())
    assert found.waits == 1
    assert found.asks == {"hide": 3}


def test_a_seat_that_goes_on_is_not_waited_for_again() -> None:
    found = played(OneTurn())
    assert found.waits == 1
    assert found.asks == {"turn": 1}


def test_a_question_without_a_choice_is_no_ask_unless_all_is_asked() -> None:
    asked, spared = played(), played(ask_all=False)
    assert asked.single.total() > 0
    assert spared.single.total() == 0
    assert spared.automatic.total() == asked.single.total()
    assert spared.asks.total() == asked.asks.total() - asked.single.total()
    assert spared.waits < asked.waits
    assert spared.standings == asked.standings, "the answers are the same"


def test_orders_spare_their_owners_what_they_answer() -> None:
    none, sensible = played(ask_all=False), played(ask_all=False, orders="sensible")
    assert sensible.by_orders["snuff"] > 0
    assert sensible.waits < none.waits


def test_an_order_ends_with_its_period() -> None:
    class OneRound(Lantern):
        """Plans are made in the first round alone."""

        def default_plans(self, view: View):  # type: ignore[no-untyped-def]  # as the game it is made from has it
            return super().default_plans(view) if view.round == 1 else ()

    every, first = (played(game, orders="sensible") for game in (LANTERN, OneRound()))
    assert 0 < first.by_orders["snuff"] < every.by_orders["snuff"]


def test_simulate_prints_waits(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate lantern --players 3 --games 2 --waits --orders sensible"
    assert main(line.split()) == 0
    assert "waits a game" in capsys.readouterr().out
    assert main([*line.split(), "--json"]) == 0
    figures = msgspec.json.decode(capsys.readouterr().out)
    assert figures["games"] == 2
    assert figures["waits"]["mean"] <= figures["waits"]["most"]
    assert {"kind", "asks", "single", "unasked", "by_orders"} == set(figures["kinds"][0])


def test_simulate_says_what_orders_cost_on_the_same_deals(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate lantern --players 3 --games 3 --waits --orders paired"
    assert main(line.split()) == 0
    assert "points a seat on 3 paired deals." in capsys.readouterr().out
    assert main([*line.split(), "--json"]) == 0
    figures = msgspec.json.decode(capsys.readouterr().out)
    without, ordered = figures["without"], figures["with_orders"]
    assert (without["orders"], ordered["orders"], without["games"], ordered["games"]) == (
        "none",
        "sensible",
        3,
        3,
    )
    assert figures["gained"] == pytest.approx(ordered["points"] - without["points"], abs=0.15)
    assert figures["error"] >= 0
