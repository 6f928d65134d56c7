"""Reviews agree with hints: the first hint loses nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import text
from engine.players import answer, question_of, review
from engine.players.hints import advice_of
from engine.players.requests import Candidate, Facts
from engine.players.review import Glimpse, glimpse, judged, named
from engine.players.strengths import ADVISER, STRENGTHS, Strength
from engine.registry import GAMES
from tests.support.conformance import setup_for
from tests.support.positions import positions

EVERY = {"keyflower": 31, "keyper": 41, "keythedral": 71, "lantern": 7}
MOST = 4
OFTEN = 11


def reviewed(key: str, player: Strength, every: int, most: int) -> list[Glimpse]:
    """Positions of a game in which the first hint is played, or the turn of another player."""
    game, found = GAMES[key], list[Glimpse]()
    for number, state in enumerate(positions(game, setup_for(game, 3, "hint"), "hint", every=every)):
        if number == most:
            break
        seat, seed = game.seats_to_act(state)[0], f"hint {number}"
        reasons = player == ADVISER
        weighed = answer(player, replace(question_of(game, state, seat, seed, steps=400), reasons=reasons))
        picks = advice_of(game, state, seat, weighed).hints[0].picks if reasons else weighed.picks
        found.append(glimpse(game, game.copy(state), seat, picks, seed, steps=400))
    return found


@pytest.mark.parametrize("key", EVERY)
def test_the_first_hint_gives_nothing_away(key: str) -> None:
    turns = reviewed(key, ADVISER, EVERY[key], MOST)
    assert len(turns) == MOST
    assert [(turn.lost, turn.better) for turn in turns] == [(0.0, ())] * MOST
    assert named(turns) == []


@pytest.mark.parametrize("key", ["keyflower", "keyper", "keythedral"])
def test_the_reasons_for_a_lost_value_add_up(key: str) -> None:
    turns = [turn for turn in reviewed(key, STRENGTHS["random"], OFTEN, 2 * MOST) if turn.better]
    assert turns
    for turn in turns:
        parts = [round(change.worth, 1) for change in turn.grounds.changes]
        assert sum(parts) + turn.grounds.rest + turn.grounds.later == pytest.approx(-turn.lost)


@pytest.mark.parametrize(("points", "is_lost"), [(13, False), (2, True)])
def test_points_that_a_hint_names_first_are_no_mistake(
    points: int, *, is_lost: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Keyper: 1.4 behind by what may come of it."""
    game = GAMES["keyper"]
    state = game.new_game(setup_for(game, 2, "points"))
    seat = game.seats_to_act(state)[0]
    decision = game.decision_of(state, seat)
    assert decision is not None
    one, two = ((option.words,) for option in decision.options[:2])
    gets = Facts(0, (Benefit("gets", text("keyper-benefit-no-turn")),))
    best = Candidate(two, 2.9, ahead=True, facts=gets)
    played = Candidate(one, 1.5, ahead=True, facts=Facts(points))
    monkeypatch.setattr(review, "compared", lambda *_: review.Comparison(played, best, 0.0))
    assert bool(judged(game, state, seat, one, "points").better) == is_lost
