"""What is shown to beginners is a position that today's rules lead to."""

from __future__ import annotations

import pytest

from engine.core.script import ScriptError, played, turns
from engine.core.setup import Setup
from engine.core.teaching import Introduction
from engine.registry import GAMES

INTRODUCTIONS = [(key, each) for key, game in GAMES.items() for each in game.introductions]


@pytest.mark.parametrize(("key", "about"), INTRODUCTIONS, ids=[each.key for _, each in INTRODUCTIONS])
def test_the_position_of_an_introduction_is_played_by_the_rules(key: str, about: Introduction) -> None:
    game = GAMES[key]
    state = played(game, about.setup, about.script)
    assert game.must_decide(state) == (0,), "the picture is that of the first seat, whose turn it is"
    assert game.conserved(state) == game.conserved(played(game, about.setup, ""))


def test_every_game_that_players_are_offered_is_introduced_first_by_itself() -> None:
    for key, game in GAMES.items():
        keys = [each.key for each in game.introductions]
        assert keys[:1] == ([key] if game.is_released else []), key
        assert set(keys[1:]) == set(game.spec.expansions), "and then each of its expansions"
    assert len({each.key for _, each in INTRODUCTIONS}) == len(INTRODUCTIONS)


def test_a_pick_that_the_rules_do_not_offer_breaks_the_script() -> None:
    with pytest.raises(ScriptError, match="seat 0 is not offered 'fly away'"):
        played(GAMES["keyflower"], Setup(3, "learn"), "0 fly away / end")


def test_a_script_is_read_turn_by_turn_wherever_its_lines_end() -> None:
    assert turns("0 bid stable / red\n 1 / end;\n1 pass / end") == [
        (0, ("bid stable", "red 1", "end")),
        (1, ("pass", "end")),
    ]
