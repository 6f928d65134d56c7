"""Questions that leave no choice."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.forced import forced
from engine.core.game import Option
from engine.lantern.actions import Action
from engine.lantern.game import LANTERN, Lantern
from engine.lantern.state import Hiding, Player, Turn
from engine.lantern.view import View
from tests.support.lantern import Evening


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


def test_what_others_have_answered_in_secret_plays_no_part() -> None:
    """Snuffing what somebody else has snuffed comes to letting it burn, but its owner cannot know."""
    evening = Evening("a", "a", "a").play(0, "light amber end").play(1, "snuff amber end")
    assert forced(LANTERN, evening.state, 2) == ()


def test_two_ways_to_the_same_position_are_one() -> None:
    class SameTokens(Lantern):
        """Tokens of all colours are hidden as amber ones."""

        def play(self, state, action, tell):  # type: ignore[no-untyped-def]
            super().play(state, action, tell)
            if isinstance(state.stage, Hiding) and state.players[0].aside:
                state.players[0] = Player({}, {}, "amber")

    evening = Evening("ab", "w", turn=None)
    assert forced(SameTokens(), evening.state, 0) in (("hide amber", "end"), ("hide blue", "end"))
    assert forced(LANTERN, evening.state, 0) == ()


def test_a_game_may_know_that_a_pick_is_of_no_use() -> None:
    class NoDrawing(Lantern):
        def is_moot(self, see: Callable[[], View], option: Option[Action]) -> bool:
            return option.reveals

    evening = Evening("", "b")
    assert isinstance(evening.state.stage, Turn)
    assert forced(NoDrawing(), evening.state, 0) == ("pass", "end")
