"""Advice on folding boards: which side has what a player lacks."""

from __future__ import annotations

import pytest

from engine.core.text import Seat, text
from engine.keyper.actions import End, Fold
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.evaluation.season_start import fold_worth, folded
from engine.keyper.game import KEYPER
from engine.keyper.names import goods_names, name, tile_name
from engine.keyper.state import Errand, State
from engine.players.adviser import Adviser
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")

ANN: Seat = 0


def folding(season: int = 1, *tiles: str, **goods: int) -> State:
    """Ann folds for summer, where her fair asks for a pig and a clay, or for another season."""
    table = Table(2, season=season).goods(ANN, **goods)
    for at, tile in enumerate(tiles):
        area = "village" if tile in ("brickmaker", "log-cabin") else "farm"
        table.built(ANN, f"{area}-{at + 1}", tile)
    ann = table.player(ANN)
    ann.fairs, ann.board = {"summer": "summer-1"} if season == 1 else {}, 0
    table.state.stage, table.state.errands = "fold", [Errand(ANN)]
    return table.state


def having(state: State, *fields: str) -> set[str]:
    """Return the sides that have all of these fields."""
    sides = state.content.offered["summer" if state.season == 1 else "autumn"]
    ids = {side: {field.id for field in state.content.display_fields[side]} for side in sides}
    return {side for side in sides if {*fields} <= ids[side]}


def best(state: State) -> set[str]:
    sides = having(state)
    most = max(fold_worth(state, ANN, side) for side in sides)
    return {side for side in sides if fold_worth(state, ANN, side) == most}


def test_kp_133_a_side_is_chosen_by_the_pieces_of_the_fair_that_are_missing() -> None:
    state = folding()
    assert best(state) == having(state, "pigs", "clay")
    for side in having(state):
        told = [each.text for each in folded(state, ANN, side)]
        assert [dict(each.args)["lack"] for each in told] == [goods_names(("pig", "clay"))] * len(told)
    hint = Adviser(KEYPER).hints(state, ANN, "fold").hints[0]
    after = KEYPER.copy(state)
    for words in hint.picks[:1]:
        option = KEYPER.option_named(after, ANN, words)
        assert option is not None
        assert isinstance(option.action, Fold)
        assert option.action.display in best(state)


@pytest.mark.parametrize(("tiles", "fields"), [(("brickmaker",), ("cows",)), ((), ("cows", "convert-clay"))])
def test_kp_133_a_good_that_an_own_tile_can_make_needs_no_field(
    tiles: tuple[str, ...], fields: tuple[str, ...]
) -> None:
    """The winter fair asks for a cow and a brick."""
    state = folding(1, *tiles, clay=1)
    state.players[ANN].fairs, state.players[ANN].winter_fairs = {}, ["winter-1"]
    assert best(state) == having(state, *fields)


@pytest.mark.parametrize(("logs", "is_there"), [(0, False), (2, True)])
def test_kp_75_a_trade_field_serves_only_with_something_to_trade(logs: int, *, is_there: bool) -> None:
    state = folding(1, pig=1, log=logs)
    trading = having(state, "trade-raw") - having(state, "clay")
    assert all(bool(fold_worth(state, ANN, side)) == is_there for side in trading)
    told = [each.text for side in having(state, "trade-raw") for each in folded(state, ANN, side)]
    shown = {field for each in told for field in dict(each.args)["fields"]}  # type: ignore[union-attr]  # the argument `fields` is always a list
    assert (name("field", "trade-raw") in shown) == is_there


def test_kp_133_a_side_is_chosen_by_the_animals_for_which_there_is_room() -> None:
    state = folding(2, "stable", "sheep-shelter", "paddock", chicken=1)
    assert best(state) == having(state, "horses", "sheep")
    (told,) = (each.text for side in best(state) for each in folded(state, ANN, side))
    assert dict(told.args)["tiles"] == tuple(map(tile_name, ("stable", "sheep-shelter", "paddock")))


def test_kp_184_a_tile_that_counts_fields_names_all_of_them() -> None:
    state = folding(3, "log-cabin")
    told = {each.text for side in having(state, "deer", "wild-boar") for each in folded(state, ANN, side)}
    fields = tuple(name("field", field) for field in ("logs", "deer", "wild-boar"))
    words = text("keyper-benefit-has-counted", tile=tile_name("log-cabin"), fields=fields)
    assert told == {words}


def test_kp_133_where_no_side_serves_anything_none_stands_out() -> None:
    state = folding(2)
    told = {each for side in having(state) for each in folded(state, ANN, side)}
    assert {each.text for each in told} == {text("keyper-benefit-fold-any")}
    assert not EVALUATOR.is_beaten(state, (Fold(ANN, min(having(state))), End(ANN)))


def test_kp_133_raw_materials_serve_where_an_own_tile_makes_what_is_missing() -> None:
    """The winter fair asks for a cow and a brick."""
    state = folding(1, "brickmaker")
    state.players[ANN].fairs, state.players[ANN].winter_fairs = {}, ["winter-1"]
    assert best(state) == having(state, "cows", "clay")
