"""A player answers a whole turn, up to the pick that hands over or uncovers something."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.game import AnyGame
from engine.players import STRENGTHS, answer, question_of
from engine.players.evaluator import Points, evaluator_of
from engine.registry import GAMES
from tests.support.conformance import is_long, setup_for, some_seats
from tests.support.positions import positions


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_turn_is_legal_and_stops_where_it_must(game: AnyGame, strength: str) -> None:
    for state in positions(
        game, setup_for(game, some_seats(game, 2), "turns"), "turns", every=127 if is_long(game) else 7
    ):
        for seat in game.seats_to_act(state):
            picks = answer(STRENGTHS[strength], question_of(game, state, seat, "turns", steps=100)).picks
            at = state
            for number, words in enumerate(picks):
                option = game.option_named(at, seat, words)
                assert option is not None, f"'{words}' of {picks} is not offered"
                assert (option.confirms or option.reveals) == (number == len(picks) - 1)
                at = game.apply(at, option.action).state


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_player_who_is_asked_chooses_from_what_the_rules_offer(game: AnyGame, seats: int) -> None:
    """The quick functions agree with the full rules about the seats to act and their options."""
    for state in positions(game, setup_for(game, some_seats(game, seats), "asked"), "asked", every=3):
        must = [choice for choice in game.choices(state) if not choice.free]
        assert game.seats_to_act(state) == tuple(choice.seat for choice in must)
        offered = {choice.seat: choice.actions for choice in must}
        for seat in range(len(game.view_for(state, None).seats)):
            assert game.required_actions(state, seat) == offered.get(seat, [])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_evaluation_knows_the_committing_pick(game: AnyGame) -> None:
    for evaluator in (evaluator_of(game), Points(game)):
        for state in positions(game, setup_for(game, some_seats(game, 2), "ends"), "ends", every=5):
            for decision in game.decisions(state):
                for option in decision.options:
                    assert evaluator.ends(option.action) == option.confirms


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_evaluation_gives_every_feature_a_weight_and_a_figure(game: AnyGame) -> None:
    evaluator = evaluator_of(game)
    for weights in (evaluator.hand, *map(evaluator.fitted_for, game.spec.seats)):
        assert tuple(weights) == evaluator.features
        assert {len(row) for row in weights.values()} == {len(evaluator.stages)}
    stages = set[int]()
    for state in positions(game, setup_for(game, some_seats(game, 2), "features"), "features", every=17):
        stages.add(evaluator.stage(state))
        for seat in range(len(game.view_for(state, None).seats)):
            before = game.to_json(state)
            assert len(evaluator.feature_values(state, seat)) == len(evaluator.features)
            assert game.to_json(state) == before
    assert max(stages) < len(evaluator.stages)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_at_the_end_nothing_but_points_is_evaluated(game: AnyGame) -> None:
    for last in positions(game, setup_for(game, some_seats(game, 2), "end"), "end", every=1, to_the_end=True):
        state = last  # it is played on afterwards
    assert game.is_over(state)
    evaluator = evaluator_of(game)
    for standing in game.standings(state):
        points, *rest = evaluator.feature_values(state, standing.seat)
        assert points == standing.points
        assert not any(rest)
    assert evaluator.features[0] == "points"
    for weights in (evaluator.hand, *map(evaluator.fitted_for, game.spec.seats)):
        assert weights["points"][-1] == 1.0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_reasons_tell_what_a_turn_changes(game: AnyGame) -> None:
    evaluator, told = evaluator_of(game), 0
    for state in positions(
        game, setup_for(game, some_seats(game, 2), "reasons"), "reasons", every=61 if is_long(game) else 12
    ):
        seat = game.seats_to_act(state)[0]
        question = replace(question_of(game, state, seat, "reasons", steps=300), reasons=True)
        found = answer(STRENGTHS["hard"], question)
        values = [candidate.value for candidate in found.candidates]
        assert values == sorted(values, reverse=True)
        turns = [tuple(sorted(candidate.picks)) for candidate in found.candidates]
        assert len(set(turns)) == len(turns), "the same turn twice, in another order"
        if found.candidates:
            assert found.candidates[0].picks == found.picks
            told += len(found.candidates[0].changes)
            named = {c.feature for each in found.candidates for c in each.changes}
            assert named <= {*evaluator.features, "promised"}, "what goes beyond points has a name of its own"
    assert told or game.evaluator is None


def test_thinking_stops_when_time_is_up() -> None:
    game = GAMES["keyper"]
    state = game.new_game(setup_for(game, 2, "time"))
    seat = game.seats_to_act(state)[0]
    question = question_of(game, state, seat, "time")
    asked = iter([True] * 5)
    hurried = answer(STRENGTHS["expert"], replace(question, in_time=lambda: next(asked, False)))
    assert 0 < hurried.steps < 200
    assert hurried.picks
