"""Thinking: no turn twice, no longer than needed, and in a bounded space."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.players import STRENGTHS, answer, question_of
from engine.players.asking import AnyGame, Question
from engine.players.judge import Judge
from engine.players.plain import judgement_of
from engine.players.thinking import _GLIMPSES, Weighed, _is_beaten
from engine.players.turns import QUIET, Steps, Turns, WholeTurn
from engine.registry import GAMES, offered
from tests.engine.players.positions import positions
from tests.support.conformance import setup_for


@pytest.mark.parametrize("game", offered().values(), ids=offered())
def test_turns_that_lead_to_the_same_position_are_one(game: AnyGame) -> None:
    judgement = judgement_of(game)
    turns = Turns(Judge(game, judgement, judgement.hand), Steps(1000, lambda: True))
    for state in positions(game, setup_for(game, 2, "same"), "same", every=83):
        seat = game.must_decide(state)[0]
        ends = list[bytes]()
        for line in turns.found(state, seat, 30, 0.0, Rng(seed_from("same"))):
            after = game.copy(state)
            for action in line.picks:
                game.play(after, action, QUIET)
            ends.append(game.to_json(after))
        assert len(set(ends)) == len(ends)


def weighed(*results: float) -> Weighed:
    return Weighed(WholeTurn([], 0), list(results))


def test_a_turn_is_beaten_when_more_worlds_would_hardly_change_it() -> None:
    best = weighed(5.0, 6.0, 5.0, 7.0, 5.0)
    assert not _is_beaten(best, best)
    assert _is_beaten(weighed(1.0, 1.0, 2.0, 2.0, 0.0), best)
    assert not _is_beaten(weighed(9.0, 1.0, 8.0, 1.0, 7.0), best), "behind by chance, perhaps"
    assert not _is_beaten(weighed(1.0, 1.0), best), "two worlds say little"
    assert _is_beaten(weighed(5.0, 6.0, 5.0, 7.0, 5.0), best), "no world tells them apart"


def test_the_first_guess_counts_as_one_world() -> None:
    each = weighed(4.0, 6.0)
    each.guess = 2.0
    assert each.value == 4.0


def test_thinking_longer_takes_no_more_space() -> None:
    """Worlds come and go; what is kept is bounded by the turns that are looked at."""
    game = GAMES["keythedral"]
    state = next(positions(game, setup_for(game, 2, "space"), "space", every=1))
    question = question_of(game, state, game.must_decide(state)[0], "space")
    expert, peaks = replace(STRENGTHS["expert"], tries=8, weighs=3), list[int]()
    answer(expert, replace(question, steps=200))  # what is cached once and for all
    for steps in (300, 1200):
        tracemalloc.start()
        assert answer(expert, replace(question, steps=steps)).steps > steps // 2
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.3 * peaks[0] + 50_000


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many turns were looked at for each that was only played on."""
    found = list[int]()

    class Watching(Turns):
        def play_on(self, world: Any, seat: Seat, tries: int, noise: float, rng: Rng) -> None:
            found.append(tries)
            super().play_on(world, seat, tries, noise, rng)

    monkeypatch.setattr("engine.players.thinking.Turns", Watching)
    return found


def keyper_question() -> Question:
    game = GAMES["keyper"]
    state = next(positions(game, setup_for(game, 2, "good replies"), "good replies", every=1))
    return question_of(game, state, game.must_decide(state)[0], "good replies")


def test_good_replies_are_for_turns_that_did_well_with_quick_ones(looked: list[int]) -> None:
    expert = replace(STRENGTHS["expert"], tries=12, weighs=6, worlds=1)
    answer(expert, keyper_question())
    players, quick = 2, judgement_of(GAMES["keyper"]).replies
    assert looked == [quick] * (6 * _GLIMPSES * players) + [expert.replies] * (3 * players)


def test_without_time_for_good_replies_the_quick_ones_decide(looked: list[int]) -> None:
    question = keyper_question()
    expert = replace(STRENGTHS["expert"], tries=12, weighs=6)
    quickly = answer(replace(expert, worlds=0), question)
    assert expert.replies not in looked
    hurried = answer(expert, replace(question, steps=quickly.steps + 1))
    assert expert.replies in looked, "it began, and had to stop"
    assert hurried.picks == quickly.picks


def test_keythedral_is_thought_through_but_for_its_auction(looked: list[int]) -> None:
    """Whoever plays it on keeps the start for a cube a round, and loses by it."""
    game, hard = GAMES["keythedral"], replace(STRENGTHS["hard"], tries=4, weighs=2, worlds=1)
    stages = Counter[str]()
    for state in positions(game, setup_for(game, 3, "auction"), "auction", every=17):
        before = len(looked)
        answer(hard, question_of(game, state, game.must_decide(state)[0], "auction"))
        stages[state.stage] += len(looked) - before
    assert set(looked) == {judgement_of(game).replies}
    assert stages["work"]
    assert stages["spend"]
    assert "auction" in stages
    assert not stages["auction"]
