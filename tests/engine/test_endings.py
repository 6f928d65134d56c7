"""Sources of points add up to the points, and a broken tie names its reason."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from engine.core.game import AnyGame
from engine.core.rng import Rng, seed_from
from engine.core.text import Text, Who, text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.keythedral.game import KEYTHEDRAL
from engine.registry import GAMES
from engine.simulate import play_random
from tests.support.conformance import setup_for


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_sources_of_a_sheet_add_up_to_its_points(key: str) -> None:
    game = GAMES[key]
    state = play_random(game, setup_for(game, game.spec.seats[0], "end"), Rng(seed_from("end")))[0]
    points = dict.fromkeys((standing.seat for standing in game.standings(state)), 0)
    sources = set[Text]()
    for line in game.score(state):
        points[line.seat] += line.points
        sources.add(game.source_of(line))
    assert points == {standing.seat: standing.points for standing in game.standings(state)}
    assert len(sources) < len(game.score(state)), "a source stands for many lines"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_reason_is_given_just_where_ranks_differ(key: str) -> None:
    game = GAMES[key]
    state = play_random(game, setup_for(game, game.spec.seats[0], "tie"), Rng(seed_from("tie")))[0]
    for one, other in combinations(game.standings(state), 2):
        if one.points == other.points:
            assert (game.why_ahead(state, one.seat, other.seat) is None) == (one.rank == other.rank)


def beginning(game: AnyGame) -> Any:
    state = game.new_game(setup_for(game, 2, "level"))
    assert len({standing.points for standing in game.standings(state)}) == 1
    return state


def ranked(game: AnyGame, state: Any) -> list[int]:
    return [standing.seat for standing in game.standings(state)]


def test_op_3_the_first_to_take_a_boat_wins_the_tie() -> None:
    state = KEYFLOWER.new_game(setup_for(KEYFLOWER, 2, "level"))
    state.season, state.ties, state.boat_order = "winter", "boat", [1, 0]
    assert KEYFLOWER.why_ahead(state, 1, 0) == text("keyflower-ahead", above=Who(1), below=Who(0))
    state.ties = "shared"
    assert KEYFLOWER.why_ahead(state, 0, 1) is None


def test_kp_233_the_first_group_that_differs_is_named() -> None:
    state = beginning(KEYPER)
    for player, goods in zip(state.players, ({"deer": 9}, {"clay": 1}), strict=True):
        player.goods.clear()
        player.goods.update(goods)
    assert ranked(KEYPER, state) == [1, 0]
    why = KEYPER.why_ahead(state, 1, 0)
    assert why is not None
    more, less = (text("keyper-some-raw", count=count) for count in (1, 0))
    assert why == text("keyper-ahead", above=Who(1), below=Who(0), more=more, less=less)


def test_kt_90_cubes_left_over_are_named_by_what_they_are_worth() -> None:
    state = beginning(KEYTHEDRAL)
    for player, count in zip(state.players, (1, 2), strict=True):
        player.cubes = [count, *([0] * (len(player.cubes) - 1))]
    above, *_ = ranked(KEYTHEDRAL, state)
    why = KEYTHEDRAL.why_ahead(state, above, 1 - above)
    assert above == 1
    assert why == text("keythedral-ahead", above=Who(1), below=Who(0), more=2, less=1)
