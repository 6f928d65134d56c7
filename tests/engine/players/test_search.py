"""Thinking: no turn twice, no longer than needed, and in a bounded space."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.evaluation import Foresight
from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.text import Seat
from engine.keyflower.actions import End, Pass, Send
from engine.keyflower.game import KEYFLOWER
from engine.players import STRENGTHS, answer, question_of
from engine.players.evaluator import Judge, evaluator_of
from engine.players.requests import Question
from engine.players.search import TurnSearch, thinking_about
from engine.players.simulation import _GLIMPSES, Simulation, Weighed, _is_beaten
from engine.players.strengths import ADVISER
from engine.players.turn_generator import QUIET, Steps, TurnGenerator, WholeTurn
from engine.registry import GAMES, offered
from tests.support.conformance import setup_for
from tests.support.keyflower import scene
from tests.support.positions import positions


@pytest.mark.parametrize("game", offered().values(), ids=offered())
def test_turns_that_lead_to_the_same_position_are_one(game: AnyGame) -> None:
    evaluator = evaluator_of(game)
    turns = TurnGenerator(Judge(game, evaluator, evaluator.hand), Steps(1000, lambda: True))
    for state in positions(game, setup_for(game, 2, "same"), "same", every=83):
        seat = game.seats_to_act(state)[0]
        ends = list[bytes]()
        for line in turns.found(state, seat, 30, 0.0, Rng(seed_from("same"))):
            after = game.copy(state)
            for action in line.picks:
                game.play(after, action, QUIET)
            ends.append(game.to_json(after))
        assert len(set(ends)) == len(ends)


def test_a_hint_tries_other_picks_of_its_best_moves() -> None:
    """Here one of them is better than any of the first 60 turns."""
    game = GAMES["keyper"]
    state = next(islice(positions(game, setup_for(game, 2, "work"), "work", every=37), 4, None))
    search = thinking_about(question_of(game, state, game.seats_to_act(state)[0], "work"), ADVISER)
    rng = Rng(seed_from("x"))
    first = search.turns.found(search.world(0), search.seat, 60, 0.25, rng)
    refined = search._refined(first, 6, rng)
    assert refined[0].value > first[0].value + 0.1
    picks = {tuple(line.picks[: line.handed]) for line in refined}
    assert all(tuple(line.picks[: line.handed]) in picks for line in first)


def test_a_move_comes_first_whose_variant_is_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here each variant gains more than the one before; only moves played on as often are compared."""
    gains = iter(range(0, 300, 100))

    def varied(_: TurnSearch, each: Weighed) -> Weighed:
        return Weighed(each.line, [0.0], next(gains))

    monkeypatch.setattr(TurnSearch, "_best_variant", varied)
    game = scene(2).tile("keywood").tile("stable").tile("miner").screen(0, blue=2, red=2)
    found = thinking_about(question_of(KEYFLOWER, game.state, 0, "varied", 2000), ADVISER).weighed()
    assert [each.guess for each in found if each.results == [0.0]] == [200, 100, 0]


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
    """Worlds are dropped; memory is bounded by the number of turns under evaluation."""
    game = GAMES["keythedral"]
    state = next(positions(game, setup_for(game, 2, "space"), "space", every=1))
    question = question_of(game, state, game.seats_to_act(state)[0], "space")
    expert, peaks = replace(STRENGTHS["expert"], tries=8, weighs=3), list[int]()
    answer(expert, replace(question, steps=1200))  # permanent caches
    for steps in (300, 1200):
        tracemalloc.start()
        assert answer(expert, replace(question, steps=steps)).steps > steps // 2
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.3 * peaks[0] + 50_000


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the number of quick scores for each turn that is played to its end."""
    found = list[int]()

    class Watching(TurnGenerator):
        def play_on(self, world: Any, seat: Seat, tries: int, noise: float, rng: Rng) -> None:
            found.append(tries)
            super().play_on(world, seat, tries, noise, rng)

    monkeypatch.setattr("engine.players.search.TurnGenerator", Watching)
    return found


_PLAYERS = 2


def opening(key: str) -> Question:
    game = GAMES[key]
    state = next(positions(game, setup_for(game, _PLAYERS, "thorough"), "thorough", every=1))
    return question_of(game, state, game.seats_to_act(state)[0], "thorough")


def test_with_few_players_more_rounds_are_foreseen() -> None:
    foresight = Foresight(replies=6, rounds=1, turns=6)
    assert [foresight.turns_ahead(seats) for seats in (2, 3, 4, 5)] == [6, 6, 4, 5]


def test_a_look_may_count_the_mean_over_its_rounds() -> None:
    """The same simulation, read off after each round."""
    thinking = thinking_about(opening("keyper"), ADVISER)
    line = thinking.turns.found(thinking.world(0), thinking.seat, 1, 0.0, Rng(seed_from("x")))[0]
    one, two, both = (
        thinking.simulation.result(line, 0, Foresight(1, rounds, averages=averages))
        for rounds, averages in ((1, True), (2, False), (2, True))
    )
    assert one != two
    assert both == pytest.approx((one + two) / 2)


@pytest.mark.parametrize("key", ["keyflower", "keyper"])
def test_a_thorough_look_is_for_turns_that_did_well_at_a_quick_one(key: str, looked: list[int]) -> None:
    expert, evaluator = STRENGTHS["expert"], evaluator_of(GAMES[key])
    answer(replace(expert, tries=12, weighs=6, worlds=1, heeds=False), opening(key))
    quick, thorough = evaluator.quick, evaluator.thorough
    assert thorough.replies > quick.replies
    assert looked == (
        [quick.replies] * (6 * _GLIMPSES * quick.turns_ahead(_PLAYERS))
        + [thorough.replies] * (3 * thorough.turns_ahead(_PLAYERS))
    )


def test_keythedral_is_looked_at_thoroughly_by_going_further(looked: list[int]) -> None:
    question, evaluator = opening("keythedral"), evaluator_of(GAMES["keythedral"])
    expert = replace(STRENGTHS["expert"], tries=12, weighs=4, worlds=1)
    answer(replace(expert, worlds=0), question)
    glimpses = len(looked)
    answer(expert, question)
    assert evaluator.thorough.rounds > evaluator.quick.rounds
    assert len(looked) - 2 * glimpses == 2 * evaluator.thorough.turns_ahead(_PLAYERS)
    assert set(looked) == {evaluator.quick.replies, evaluator.thorough.replies}


def test_kf_26_hints_compare_moves_before_the_season_ends() -> None:
    """Else the workers of the next season would count for the pass alone."""
    game, evaluator = scene(2).screen(0, red=2).screen(1, red=2), evaluator_of(KEYFLOWER)
    assert evaluator.last_call(game.state) is False
    game.play("pass end")
    assert evaluator.last_call(game.state) is True
    for strength, stays in ((ADVISER, True), (STRENGTHS["hard"], False)):
        thinking = thinking_about(question_of(KEYFLOWER, game.state, 1, "end"), strength)
        world = thinking.world(0)
        lead = thinking.judge.lead(world, 1, 2)
        line = WholeTurn([Pass(1), End(1)], 2)
        assert (thinking.simulation.result(line, 0, evaluator.quick) == lead) == stays
    assert evaluator.last_call(game.play("pass end").state) is None


def test_hints_play_on_variants_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two colours that are as good at first sight, the one that turns out better is advised."""

    def better_with(colour: str) -> Callable[..., float]:
        return lambda _self, line, _number, _look: float(Send(0, colour, 1) in line.picks)

    game = scene(2).screen(0, red=2, blue=2, yellow=2).tile("keywood")
    for colour in ("red", "blue"):
        monkeypatch.setattr(Simulation, "result", better_with(colour))
        found = answer(ADVISER, replace(question_of(KEYFLOWER, game.state, 0, "colour"), reasons=True))
        assert found.candidates[0].picks[1] == f"{colour} 1"


def test_without_time_for_a_thorough_look_the_quick_one_decides(looked: list[int]) -> None:
    question, thorough = opening("keyper"), evaluator_of(GAMES["keyper"]).thorough
    expert = replace(STRENGTHS["expert"], tries=12, weighs=6)
    quickly = answer(replace(expert, worlds=0), question)
    assert thorough.replies not in looked
    hurried = answer(expert, replace(question, steps=quickly.steps + 1))
    assert thorough.replies in looked, "it began, and had to stop"
    assert hurried.picks == quickly.picks


def test_keythedral_is_thought_through_but_for_its_auction(looked: list[int]) -> None:
    """A simulated auction would keep the start player for a cube a round, at a loss."""
    game, hard = GAMES["keythedral"], replace(STRENGTHS["hard"], tries=4, weighs=2, worlds=1)
    stages = Counter[str]()
    for state in positions(game, setup_for(game, 3, "auction"), "auction", every=17):
        before = len(looked)
        answer(hard, question_of(game, state, game.seats_to_act(state)[0], "auction"))
        stages[state.stage] += len(looked) - before
    assert set(looked) == {evaluator_of(game).quick.replies}
    assert stages["work"]
    assert stages["spend"]
    assert "auction" in stages
    assert not stages["auction"]
