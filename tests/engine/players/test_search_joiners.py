"""During a turn of Keyper others may join: an expert predicts their answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.keyper.state import Mode, Order
from engine.players import STRENGTHS, question_of
from engine.players.evaluator import evaluator_of
from engine.players.search import thinking_about
from engine.registry import GAMES
from tests.support.conformance import setup_for
from tests.support.positions import positions

KEYPER = GAMES["keyper"]
_LINES = 6


def turns(players: int) -> Iterator[Any]:
    """Yield positions in which a seat begins a turn."""
    for state in positions(KEYPER, setup_for(KEYPER, players, "heeding"), "heeding", every=7):
        if state.stage == "turn":
            yield KEYPER.copy(state)


def worths(state: Any, *, heeds: bool) -> list[float]:
    """Return the quick scores of some turns, for a player who is asked."""
    question = question_of(KEYPER, state, asked(state), "heeding")
    thinking = thinking_about(question, replace(STRENGTHS["expert"], heeds=heeds))
    lines = thinking.turns.found(thinking.world(0), thinking.seat, _LINES, 0.0, Rng(seed_from("heeding")))
    return [thinking.simulation.result(line, 0, evaluator_of(KEYPER).quick) for line in lines]


def asked(state: Any) -> Seat:
    return KEYPER.seats_to_act(state)[0]


def others(state: Any) -> Iterator[Any]:
    return (player for seat, player in enumerate(state.players) if seat != asked(state))


def test_an_expert_thinks_of_who_will_join() -> None:
    apart = sum(worths(state, heeds=True) != worths(state, heeds=False) for state in islice(turns(3), 4))
    assert apart, "somebody would have joined"


def test_a_turn_that_nobody_can_join_keeps_its_value() -> None:
    for state in islice(turns(3), 4):
        for player in others(state):
            player.keyples.clear()
        assert worths(state, heeds=True) == worths(state, heeds=False)


def test_an_order_that_somebody_has_given_is_nothing_that_an_expert_knows() -> None:
    modes: tuple[Mode, ...] = ("ask", "always", "never")
    for state in islice(turns(4), 2):
        found = set[tuple[float, ...]]()
        for mode in modes:
            for player in others(state):
                player.order = Order(mode)
            found.add(tuple(worths(state, heeds=True)))
        assert len(found) == 1
