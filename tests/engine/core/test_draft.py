from __future__ import annotations

import pytest

from engine.core.draft import committed, drafted, with_pick
from engine.core.game import Option
from engine.lantern.actions import Action
from engine.lantern.game import LANTERN
from engine.lantern.state import Player, State, Turn
from tests.support.conformance import setup_for


@pytest.fixture
def turn() -> State:
    state = LANTERN.new_game(setup_for(LANTERN, 2))
    state.players = [Player({"amber": 2, "blue": 1}), Player({"white": 1})]
    state.stage = Turn(0)
    return state


def offered(state: State, words: str) -> Option[Action]:
    decision = LANTERN.decision_of(state, 0)
    assert decision
    return next(option for option in decision.options if option.words == words)


def test_picks_are_played_on_a_private_copy(turn: State) -> None:
    before = LANTERN.to_json(turn)
    draft = with_pick(LANTERN, drafted(LANTERN, turn, 0), offered(turn, "light amber"))
    assert draft.picks == ("light amber",)
    assert draft.state.players[0].lit == {"amber": 1}
    assert LANTERN.to_json(turn) == before


def test_a_stored_draft_replays_to_the_same(turn: State) -> None:
    first = with_pick(LANTERN, drafted(LANTERN, turn, 0), offered(turn, "light amber"))
    assert drafted(LANTERN, turn, 0, ["light amber"]) == first


def test_undo_takes_back_one_pick_and_redo_gives_the_same(turn: State) -> None:
    both = drafted(LANTERN, turn, 0, ["light amber", "light blue"])
    one = drafted(LANTERN, turn, 0, both.picks[:-1])
    assert one.picks == ("light amber",)
    assert with_pick(LANTERN, one, offered(one.state, "light blue")) == both


def test_a_pick_that_became_impossible_cuts_the_draft(turn: State) -> None:
    turn.players[0].hand = {"amber": 1}
    draft = drafted(LANTERN, turn, 0, ["light amber", "light blue", "light amber"])
    assert draft.picks == ("light amber",)
    assert draft.dropped == ("light blue", "light amber")


def test_confirming_is_offered_only_once_the_turn_may_end(turn: State) -> None:
    assert drafted(LANTERN, turn, 0).confirming is None
    ready = drafted(LANTERN, turn, 0, ["light amber"]).confirming
    assert ready
    assert ready.words == "end"


def test_commit_plays_the_whole_turn(turn: State) -> None:
    state, picks, events = committed(LANTERN, drafted(LANTERN, turn, 0, ["light amber"]))
    assert picks == ("light amber", "end")
    assert [event.text.key for event in events] == ["lantern-did-light"]
    assert LANTERN.decision_of(state, 0) is None
    assert LANTERN.decision_of(state, 1)


def test_an_unfinished_draft_is_not_committed(turn: State) -> None:
    with pytest.raises(ValueError, match="not finished"):
        committed(LANTERN, drafted(LANTERN, turn, 0))


def test_a_revealing_pick_is_never_drafted_but_commits(turn: State) -> None:
    draw, draft = offered(turn, "draw"), drafted(LANTERN, turn, 0)
    with pytest.raises(ValueError, match="final"):
        with_pick(LANTERN, draft, draw)
    state, picks, events = committed(LANTERN, draft, draw)
    assert picks == ("draw",)
    assert any(event.reveals for event in events)
    assert sum(state.players[0].hand.values()) == 4
    assert drafted(LANTERN, turn, 0, ["draw"]).dropped == ("draw",)


def test_an_option_is_found_by_its_exact_words_alone(turn: State) -> None:
    found = LANTERN.option_named(turn, 0, "light amber")
    assert found == offered(turn, "light amber")
    assert LANTERN.option_named(turn, 0, "light am") is None
    assert LANTERN.option_named(turn, 1, "pass") is None
