"""Orders over whole games: they act as worded, on their owner's knowledge only (KT-106)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from engine.core.forced import forced
from engine.core.plan_answers import Answered, answered
from engine.core.plans import Leave
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.plans.plan_types import Plan
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move
from tests.support.keythedral import fresh
from tests.support.keythedral_orders import check_words, words_offered

EVERY_PLAN = {kind.__name__ for kind in Plan.__args__}
KEPT = 3
"""How many orders of earlier moments are held against a question."""


def positions(word: str, seats: int, rounds: int, **options: str) -> Iterator[tuple[State, Rng]]:
    """Yield a game by sensible players who sometimes act at random; each begins with four laws."""
    rng, state = Rng(seed_from(word)), fresh(seats, word, **options)
    players = [Sensible(1 + seat % 3, rng) for seat in range(seats)]
    for player in state.players:
        player.laws = sorted(state.deck.pop(rng.below(len(state.deck))) for _ in range(4))
    while (choices := KEYTHEDRAL.choices(state)) and state.round <= rounds:
        yield state, rng
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) < 30:
            action = rng.choice(next_to_move(choices, rng).actions)
        KEYTHEDRAL.play(state, action, Silence())


@pytest.mark.parametrize(("windows", "seats"), [("quiet", 3), ("strict", 4)])
def test_kt_106_an_order_does_what_its_words_say_and_knows_what_its_owner_knows(
    windows: str, seats: int
) -> None:
    """Orders of this moment and of earlier ones, given at random, at the questions of a game."""
    done, kept = Counter[str](), dict[Seat, list[Plan]]()
    for state, rng in positions(f"orders {windows}", seats, 3, windows=windows):
        for seat in KEYTHEDRAL.seats_to_act(state):
            plans = _some(state, seat, kept.setdefault(seat, []), rng)
            world = KEYTHEDRAL.imagine(state, seat, rng) if plans else state
            for plan in plans:
                found = answered(KEYTHEDRAL, state, seat, plan)
                assert answered(KEYTHEDRAL, world, seat, plan) == found, f"{plan} knows too much"
                if isinstance(found, Answered | Leave):
                    done[type(plan).__name__] += 1
                    check_words(state, seat, plan, found)
    assert set(done) == EVERY_PLAN, f"never answered: {EVERY_PLAN - set(done)}"


def _some(state: State, seat: Seat, kept: list[Plan], rng: Rng) -> list[Plan]:
    """An order of each kind that is on offer, those against the purchase or law in question, and the last few
    that were given before."""
    if state.players[seat].draft.has_begun:
        return []
    by_kind = dict[str, list[Plan]]()
    for offer in KEYTHEDRAL.plans(KEYTHEDRAL.view_for(state, seat)):
        by_kind.setdefault(type(offer.plan).__name__, []).append(offer.plan)
    new = [rng.choice(plans) for plans in by_kind.values()]
    new += by_kind.get("Against", []) if state.windows and state.windows[-1].kind != "start" else []
    kept += [rng.choice(new)] if new else []
    del kept[:-KEPT]
    return [*new, *kept]


@pytest.mark.parametrize("seats", [2, 4])
def test_an_automatic_answer_has_one_result(seats: int) -> None:
    """Every other pick of that seat leads to the same position."""
    found = Counter[str]()
    for state, _ in positions(f"forced {seats}", seats, 5):
        for seat in KEYTHEDRAL.seats_to_act(state):
            if not (picks := forced(KEYTHEDRAL, state, seat)):
                continue
            found[picks[0].split()[0]] += 1
            results = {KEYTHEDRAL.to_json(end) for end in _ends(state, seat)}
            assert len(results) == 1, f"{picks}: {len(results)} results"
            if state.players[seat].draft.has_begun:
                continue
            for word in set(words_offered(state, seat)) - {picks[0]}:
                law = next(law for law in NEWEST.laws if word == f"play {LAW_KEYS[law.number]}")
                assert law.timing <= {"before-2", "start-2", "before-3", "start-3"}
                assert state.stage == "work"
                found["law"] += 1
    assert {"send", "pass", "law"} <= set(found)


def _ends(state: State, seat: Seat) -> Iterator[State]:
    """Every position that the seat's own picks lead to, those of no use apart."""
    decision = KEYTHEDRAL.decision_of(state, seat)
    assert decision is not None
    see = partial(KEYTHEDRAL.view_for, state, seat)
    counting: list[Any] = [option for option in decision.options if not KEYTHEDRAL.is_pointless(see, option)]
    for option in counting:
        after = KEYTHEDRAL.apply(state, option.action).state
        if option.confirms or option.reveals:
            yield after
        else:
            yield from _ends(after, seat)


def test_a_law_is_of_no_use_in_the_placing_alone() -> None:
    """Never in a window, in the spending or in the auction, and never one that works at once."""
    moot = Counter[str]()
    for state, _ in positions("moot", 3, 4):
        for decision in KEYTHEDRAL.decisions(state):
            see = partial(KEYTHEDRAL.view_for, state, decision.seat)
            for option in decision.options:
                if KEYTHEDRAL.is_pointless(see, option):
                    assert (state.stage, state.windows) == ("work", [])
                    moot[option.words] += 1
    later = {"unexpected-harvest", "double-production", "good-harvest", "poor-harvest", "house-moratorium"}
    assert moot
    assert set(moot) <= {f"play {law}" for law in later}
