"""Questions that leave no choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from unittest.mock import patch

import pytest

from engine.core.forced import forced
from engine.core.game import AnyGame, Option
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.lantern.actions import Action
from engine.lantern.game import LANTERN, Lantern
from engine.lantern.state import Hiding, Player, Turn
from engine.lantern.view import View
from engine.registry import GAMES, offered
from engine.simulate import next_to_move, setup_from
from tests.support.lantern import Evening

_POSITIONS = 80


def test_one_way_to_answer_is_followed_to_its_final_pick() -> None:
    evening = Evening("a", "bw", turn=None)
    assert forced(LANTERN, evening.state, 0) == ("hide amber", "end")
    assert forced(LANTERN, evening.state, 1) == ()


def test_a_seat_that_is_not_asked_has_nothing_to_answer() -> None:
    assert forced(LANTERN, Evening("a", "b").state, 1) == ()


def test_a_pick_that_uncovers_something_is_never_one_of_several() -> None:
    evening = Evening("", "b")
    assert forced(LANTERN, evening.state, 0) == ()  # draw or pass
    evening.state.pile = {}
    assert forced(LANTERN, evening.state, 0) == ("pass", "end")


def test_secret_answers_of_others_are_ignored() -> None:
    """Snuffing an amber that another player has snuffed equals letting it burn, but its owner cannot know."""
    evening = Evening("a", "a", "a").play(0, "light amber end").play(1, "snuff amber end")
    assert forced(LANTERN, evening.state, 2) == ()


def test_two_ways_to_the_same_position_are_one() -> None:
    class SameTokens(Lantern):
        """Tokens of all colours are hidden as amber ones."""

        def play(self, state, action, tell):  # type: ignore[no-untyped-def]  # as the game it is made from has it
            super().play(state, action, tell)
            if isinstance(state.stage, Hiding) and state.players[0].aside:
                state.players[0] = Player({}, {}, "amber")

    evening = Evening("ab", "w", turn=None)
    assert forced(SameTokens(), evening.state, 0) in (("hide amber", "end"), ("hide blue", "end"))
    assert forced(LANTERN, evening.state, 0) == ()


def test_a_game_may_know_that_a_pick_is_of_no_use() -> None:
    class NoDrawing(Lantern):
        def is_pointless(self, see: Callable[[], View], option: Option[Action]) -> bool:
            return option.reveals

    evening = Evening("", "b")
    assert isinstance(evening.state.stage, Turn)
    assert forced(NoDrawing(), evening.state, 0) == ("pass", "end")


@pytest.mark.parametrize("key", offered())
def test_picks_said_to_diverge_leave_a_choice(key: str) -> None:
    """The game's declaration, which saves trying the picks, equals the result of trying them."""
    game, tried = GAMES[key], 0
    for number, seats in enumerate((2, 3)):
        state, rng = game.new_game(setup_from(game, seats, f"diverging {number}", {})), Rng(seed_from("d"))
        while (choices := game.choices(state)) and tried < _POSITIONS * (number + 1):
            for choice in choices:
                if len(choice.actions) > 1 and not choice.free and _diverge(game, choice.actions[:2]):
                    with patch.object(type(game), "diverging", frozenset()):
                        assert forced(game, state, choice.seat) == (), choice.actions
                    tried += 1
            game.play(state, rng.choice(next_to_move(choices, rng).actions), Silence())
    assert tried >= _POSITIONS


def _diverge(game: AnyGame, actions: Sequence[Any]) -> bool:
    return all(type(action) in game.diverging for action in actions)
