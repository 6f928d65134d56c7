"""Answers given without asking: nothing else could have come of the question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from engine.core.forced import forced
from engine.core.game import Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import Seat
from engine.keythedral.content.box import NEWEST
from engine.keythedral.content.laws import LAW_KEYS
from engine.keythedral.game import KEYTHEDRAL
from engine.keythedral.state import State
from engine.simulate import next_to_move
from tests.engine.keythedral.sensible import Sensible, sensible_move
from tests.support.keythedral import fresh


def positions(word: str, seats: int, rounds: int) -> Iterator[tuple[State, Rng]]:
    """Yield a game by sensible players who sometimes act at random; each begins with four laws."""
    rng, state = Rng(seed_from(word)), fresh(seats, word)
    players = [Sensible(1 + seat % 3, rng) for seat in range(seats)]
    for player in state.players:
        player.laws = sorted(state.deck.pop(rng.below(len(state.deck))) for _ in range(4))
    while (choices := KEYTHEDRAL.choices(state)) and state.round <= rounds:
        yield state, rng
        action = sensible_move(state, choices, players, rng)
        if rng.below(100) < 30:
            action = rng.choice(next_to_move(choices, rng).actions)
        KEYTHEDRAL.play(state, action, Silence())


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
            for word in {option.words for option in _options(state, seat)} - {picks[0]}:
                law = next(law for law in NEWEST.laws if word == f"play {LAW_KEYS[law.number]}")
                assert law.timing <= {"before-2", "start-2", "before-3", "start-3"}
                assert state.stage == "work"
                found["law"] += 1
    assert {"send", "pass", "law"} <= set(found)


def _options(state: State, seat: Seat) -> Sequence[Option[Any]]:
    decision = KEYTHEDRAL.decision_of(state, seat)
    assert decision is not None
    return decision.options


def _ends(state: State, seat: Seat) -> Iterator[State]:
    """Every position that the seat's own picks lead to, those of no use apart."""
    see = partial(KEYTHEDRAL.view_for, state, seat)
    counting = [option for option in _options(state, seat) if not KEYTHEDRAL.is_pointless(see, option)]
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
