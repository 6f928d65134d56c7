"""Hints in Keyflower's winter: which move comes first, which others are shown, and in which colour."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.evaluation import Benefit
from engine.core.text import Seat, text
from engine.keyflower.actions import Action, End, Pay, Send, Use
from engine.keyflower.content.shapes import Season
from engine.keyflower.evaluation import EVALUATOR
from engine.keyflower.game import KEYFLOWER
from engine.players.computer_player import answer
from engine.players.first_move import preferred
from engine.players.hint import Hint
from engine.players.hints import advice_of
from engine.players.requests import Answer, Candidate, Facts, question_of
from engine.players.simulation import Simulation
from engine.players.strengths import ADVISER
from tests.support.keyflower import Scene, scene

ANN: Seat = 0
BEN: Seat = 1


_BIDS = tuple(("bid apothecary", f"{colour} 1", "end") for colour in ("blue", "red", "yellow", "green"))


def _candidate(value: float, points: int, *outcomes: int, number: int = 0) -> Candidate:
    """A turn with an idea and a reason of its own."""
    gets = Benefit("gets", text("keyflower-benefit-links", count=number))
    facts = Facts(points, (gets,))
    return Candidate(_BIDS[number], value, ahead=True, facts=facts, outcomes=outcomes, idea=str(number))


def _hints(season: Season, *values: tuple[float, int]) -> tuple[Hint, ...]:
    game = scene(2, season=season).screen(ANN, blue=2, red=2, yellow=2, green=2).tile("apothecary").turn(ANN)
    found = tuple(_candidate(value, points, number=at) for at, (value, points) in enumerate(values))
    return advice_of(KEYFLOWER, game.state, ANN, Answer(found[0].picks, 1, found)).hints


@pytest.mark.parametrize(
    ("value", "outcomes", "is_first"),
    [
        (4.0, (6, 3, -1), True),
        (4.0, (6, 2, -1), False),  # less in the other case
        (4.0, (6, 3, -2), False),  # for more workers
        (2.9, (6, 3, -1), False),  # far behind
        (4.0, (), False),
    ],
)
def test_a_use_that_scores_as_much_in_every_case_and_more_in_one_comes_first(
    value: float, outcomes: tuple[int, ...], is_first: bool
) -> None:
    first, other = _candidate(5.0, 0, 0, 3, -1), _candidate(value, 0, *outcomes)
    assert (preferred(KEYFLOWER, (first, other)) is other) == is_first


def test_kf_82_a_use_counts_with_the_tiles_led_and_without() -> None:
    """One gold more scores 1, and 2 with the Jeweller."""
    game = scene(2, season="winter").tile("jeweller").bid("jeweller", ANN, "red", 1).screen(ANN, blue=2)
    after = KEYFLOWER.copy(game.goods("home-1", wood=1).state)
    after.players[ANN].village[0].goods = {"wood": 1, "gold": 1}
    picks: tuple[Action, ...] = (Use(ANN, "home-1"), Send(ANN, "blue", 2))
    assert EVALUATOR.outcomes(game.state, after, ANN, picks) == (1, 2, -2)
    assert EVALUATOR.outcomes(scene(2, season="autumn").state, after, ANN, picks) == ()


@pytest.mark.parametrize(("season", "level"), [("winter", "less"), ("autumn", "later")])
def test_in_winter_no_points_come_later(season: Season, level: str) -> None:
    assert [hint.level for hint in _hints(season, (5.0, 0), (3.5, 1))] == ["near", level]


def test_in_winter_the_moves_that_score_most_are_shown() -> None:
    values = (5.0, 2), (4.5, 1), (4.4, 0), (4.2, 3)
    assert [hint.facts.points for hint in _hints("winter", *values)] == [2, 0, 3]
    assert [hint.facts.points for hint in _hints("autumn", *values)] == [2, 1, 0]


@pytest.mark.parametrize(("season", "is_other"), [("winter", True), ("autumn", False)])
def test_in_winter_an_exchange_is_another_idea_than_a_gain(season: Season, is_other: bool) -> None:
    game = scene(2, season=season).build(ANN, "carpenter", upgraded=True).build(ANN, "keywood")
    ideas = {EVALUATOR.idea(game.state, (Use(ANN, tile),)) for tile in ("carpenter", "keywood")}
    assert (len(ideas) == 2) == is_other


def _busy() -> Scene:
    """Ann leads with blue, and a mine is in use by blue; three wood would complete a set of five."""
    game = scene(2, season="winter").tile("windmill").bid("windmill", ANN, "blue", 1)
    game.build(ANN, "key-mine").users("key-mine", "blue", 1).build(BEN, "keywood").goods("home-1", stone=2)
    return game.screen(ANN, blue=2, red=1).turn(ANN)


def _left(colour: str, paid: str = "") -> tuple[int, ...]:
    pays = (Pay(ANN, paid),) if paid else ()
    picks = (Use(ANN, "keywood"), Send(ANN, colour, 1), *pays, End(ANN))
    return EVALUATOR.kept_open(_busy().state, picks)


def test_a_colour_that_raises_a_bid_or_uses_another_tile_is_kept() -> None:
    assert _left("red") > _left("blue")
    assert _left("red", "blue") < _left("red")
    assert EVALUATOR.kept_open(scene(2).state, (End(ANN),)) == ()


def test_of_colours_that_are_as_good_a_hint_sends_the_one_with_no_other_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Simulation, "result", lambda *_: 0.0)
    found = answer(ADVISER, replace(question_of(KEYFLOWER, _busy().state, ANN, "colours"), reasons=True))
    use = next(each for each in found.candidates if each.picks[0] == "use keywood")
    assert use.picks[1] == "red 1"
