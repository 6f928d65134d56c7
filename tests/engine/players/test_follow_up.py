"""The goal that a turn prepares: the same in all its continuations, and its reason."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.players import answer, question_of
from engine.players.hints import advice_of
from engine.players.matches import moves_of
from engine.players.requests import Plan
from engine.players.strengths import ADVISER, STRENGTHS
from engine.registry import GAMES
from engine.simulate import setup_from
from tests.truth.plans import try_plan

FOUND = {
    "keythedral": (33, "keythedral-menu-house", True),  # a trade, for the stone of a house
    "keyper": (66, "keyper-menu-build", False),
    "keyflower": (37, "keyflower-upgrade", True),
}
"""From which move on to look, what it prepares, and whether nothing else opens that."""


class Found(Struct, frozen=True):
    state: bytes
    seat: Seat
    seed: str
    plan: Plan


@cache
def found(key: str) -> Found:
    """The first plan of this kind in a game between players on *normal*."""
    game, (first, named, opens) = GAMES[key], FOUND[key]
    state = game.new_game(setup_from(game, 3, "plan", {}))
    for at, seat, _ in moves_of(game, state):
        seed = f"s{at}"
        plan = planned(game, state, seat, seed) if at >= first and (at - first) % 3 == 0 else None
        if plan is not None and (plan.named[0].key, plan.opens) == (named, opens):
            return Found(game.to_json(state), seat, seed, plan)
        for words in answer(STRENGTHS["normal"], question_of(game, state, seat, seed)).picks:
            option = game.option_named(state, seat, words)
            assert option is not None
            game.play(state, option.action, Silence())
    raise AssertionError("nobody plans")


def planned(game: AnyGame, state: Any, seat: Seat, seed: str) -> Plan | None:
    question = replace(question_of(game, state, seat, seed), reasons=True, plans=True)
    return advice_of(game, state, seat, answer(ADVISER, question)).hints[0].plan


@pytest.mark.parametrize("key", FOUND)
def test_a_turn_is_told_with_what_it_prepares(key: str) -> None:
    game, here = GAMES[key], found(key)
    state, seat, plan = game.from_json(here.state), here.seat, here.plan
    assert len(plan.ways) == 4
    assert not try_plan(game, state, seat, plan, here.seed)
    other = game.imagine(state, seat, Rng(seed_from("hidden otherwise")))
    assert planned(game, other, seat, here.seed) == plan, "whatever others hide"


@pytest.mark.parametrize("key", FOUND)
def test_a_plan_that_does_not_come_about_is_found_out(key: str) -> None:
    """The checker that holds the sentences of hints against the rules."""
    game, here = GAMES[key], found(key)
    state, seat, plan, seed = game.from_json(here.state), here.seat, here.plan, here.seed
    assert try_plan(game, state, seat, replace(plan, named=(*plan.named, *plan.named)), seed)
    broken = (plan.ways[0][:-2] + plan.ways[0][-1:], *plan.ways[1:])
    assert try_plan(game, state, seat, replace(plan, ways=broken), seed)
    short = (plan.ways[0][:-1], *plan.ways[1:])
    assert try_plan(game, state, seat, replace(plan, ways=short), seed)


def test_nothing_is_planned_unless_asked_for() -> None:
    game, here = GAMES["keythedral"], found("keythedral")
    question = question_of(game, game.from_json(here.state), here.seat, here.seed)
    told = answer(ADVISER, replace(question, reasons=True))
    assert told.candidates[0].plan is None
