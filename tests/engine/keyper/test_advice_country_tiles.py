"""Advice on country tiles that score as soon as they are built, such as one for gems that are there."""

from __future__ import annotations

import pytest

from engine.core.text import Seat
from engine.keyper.actions import TakeTile
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.game import KEYPER
from engine.keyper.names import tile_name
from engine.keyper.state import State
from engine.players.adviser import Adviser
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

ANN: Seat = 0


def with_gems(pairs: int, *held: str, brick: int = 1) -> State:
    """In autumn, the Bracelet maker costs a brick and scores 4 points for each pair."""
    table = Table(2, 2).claims(ANN, 1).claims(1, 2).keyples(ANN, "black", "grey", "white", "orange")
    table.keyples(1, "black", "grey").built(ANN, "village-1", "carpenter", upgraded=True)
    table.goods(ANN, brick=brick, wood=1, log=1, emerald=pairs, sapphire=pairs)
    return table.holds(ANN, "stable", *held).shown("bracelet-maker", "thatcher").state


@pytest.mark.parametrize(("pairs", "brick", "is_tried"), [(3, 1, True), (1, 1, False), (3, 0, False)])
def test_kp_180_hints_try_to_take_a_tile_that_scores_much(pairs: int, brick: int, *, is_tried: bool) -> None:
    state = with_gems(pairs, brick=brick)
    EVALUATOR.suppose(state, ANN)
    found = EVALUATOR.sure_openings(state, ANN)
    assert any(picks[-1] == TakeTile(ANN, "bracelet-maker") for picks in found) == is_tried


def test_kp_180_a_hint_names_a_tile_for_sets_that_are_there() -> None:
    hint = Adviser(KEYPER).hints(with_gems(3), ANN, "gem", plans=False).hints[0]
    assert any(pick.startswith("country-tile@") for pick in hint.picks)
    take, worth = hint.facts.told()[:2]
    assert dict(take.text.args)["tiles"] == (tile_name("bracelet-maker"),)
    assert (worth.text.key, dict(worth.text.args)["points"]) == ("keyper-benefit-tile-worth", 12)


@pytest.mark.parametrize(("held", "brick", "counts"), [((), 1, False), (("bracelet-maker",), 1, True)])
def test_kp_113_a_tile_in_hand_counts_what_it_scores_when_it_is_built(
    held: tuple[str, ...], brick: int, *, counts: bool
) -> None:
    state = with_gems(3, *held, brick=brick)
    assert (EVALUATOR.prospects(state, state, ANN) > 0) == counts
    poor = with_gems(3, *held, brick=0)
    poor.players[ANN].goods["wood"] = 0
    assert EVALUATOR.prospects(poor, poor, ANN) == 0
