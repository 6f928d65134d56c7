"""Evaluation uses the printed values of any content: prices, fairs, boards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.evaluation import Glance
from engine.core.rng import Rng, seed_from
from engine.keyper.actions import Action, Upgrade
from engine.keyper.content.box import SHIPPED
from engine.keyper.content.shapes import SeasonalFair
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.evaluation.features import FEATURES, feature_values
from engine.keyper.evaluation.outlook import outlook_of, promise, tile_worth
from engine.keyper.game import KEYPER
from engine.keyper.state import State
from engine.players.computer_player import answer
from engine.players.requests import question_of
from engine.players.search import thinking_about
from engine.players.strengths import ADVISER, STRENGTHS
from engine.players.turn_generator import QUIET, WholeTurn
from tests.support import keyper_box as printed
from tests.support.keyper import Table

pytestmark = pytest.mark.usefixtures("table_values")


def _figure(table: Table, feature: str, seat: int = 0) -> float:
    return feature_values(table.state, seat)[FEATURES.index(feature)]


def _fair(patch: pytest.MonkeyPatch, table: Table, points: int, *goods: str) -> None:
    """The one fair of seat 0 that is still to be held: of this season."""
    patch.setitem(printed.FAIR, "spring-2", SeasonalFair("spring-2", "spring", goods, points))
    table.player(0).fairs = {"spring": "spring-2"}


def test_a_fair_is_there_to_show_only_if_every_place_has_a_piece_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Table(seats=2)
    _fair(monkeypatch, table, 10, "brick", "brick", "clay")
    table.goods(0, brick=1, clay=1)
    assert 0 < _figure(table, "fairs") < 10
    table.goods(0, brick=2, clay=1)
    assert _figure(table, "fairs") == 10
    table.goods(0, brick=3)  # the third stands for the clay (KP-101)
    assert _figure(table, "fairs") == 10
    table.goods(0, brick=2)
    assert 0 < _figure(table, "fairs") < 10


def test_a_fair_is_less_hopeful_where_no_field_gives_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(seats=2).goods(0, clay=1).keyples(0, "black", "brown")
    _fair(monkeypatch, table, 10, "clay", "horse")
    in_sight = _figure(table, "near")
    for board in ("board-1", "board-2"):
        for _ in range(2):
            table.stands(f"horses@{board}", "light-green")
    assert _figure(table, "near") < 0 < in_sight


@pytest.mark.parametrize("strength", ["hard", "expert"])
def test_a_player_who_is_good_fetches_what_a_dear_fair_asks_for(
    strength: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single horse is worth 20 points, although horses have no other use."""
    table = Table(seats=2).keyples(0, "black").keyples(1, "black").claims(0, 1)
    table.state.boats = ["boat-1", "boat-2"]  # no horse there
    _fair(monkeypatch, table, 20, "horse")
    player = replace(STRENGTHS[strength], steps=1500)
    picks = answer(player, question_of(KEYPER, table.state, 0, "horses")).picks
    assert any(pick.startswith("horses@") for pick in picks)


def test_a_tile_in_hand_is_worth_less_the_more_it_costs() -> None:
    """The same tile in two boxes."""
    table = Table(seats=2).holds(0, "farmer")
    dear = replace(
        SHIPPED, build_costs={**SHIPPED.build_costs, "farmer": ("brick", "wood", "stone", "wheat")}
    )
    cheaper = tile_worth(outlook_of(table.state, 0), "farmer")
    table.state.content = dear
    assert tile_worth(outlook_of(table.state, 0), "farmer") < cheaper - 2


def _upgraded_promise(table: Table, tile: str) -> float:
    view = outlook_of(table.state, 0)
    return promise(view, table.state.content.tiles[tile].upgraded, view.left)


def test_a_tile_that_counts_fields_expects_those_of_the_board_claimed_in_winter() -> None:
    table = Table(seats=2, season=3).keyples(0, "black")
    fields = table.state.content.display_fields
    table.state.boards[0].display, table.state.boards[1].display = "w1", "w3"
    black = {side: sum(field.colour == "black" for field in fields[side]) for side in ("w1", "w3")}
    assert black["w1"] > black["w3"]
    assert _upgraded_promise(table, "mine") == 2 * black["w1"], "it may still claim this one"
    table.built(0, "village-1", "mine")
    hopes = _figure(table, "built")
    table.claims(0, 2)
    assert _upgraded_promise(table, "mine") == 2 * black["w3"]
    assert _figure(table, "points") == black["w3"]
    assert _figure(table, "built") < hopes


def test_a_tile_that_counts_tiles_of_one_kind_expects_all_that_are_there() -> None:
    table = Table(seats=2, season=3).claims(0, 1)
    for at, tile in enumerate(("carpenter", "scrapyard", "drainage", "seafarer"), start=1):
        table.built(0, f"village-{at}", tile, upgraded=True)
    assert outlook_of(table.state, 0).left == 0
    assert _upgraded_promise(table, "statue") == 3 * 2, "the Seafarer is no home tile"
    assert _upgraded_promise(table, "thatcher") == 4


def test_a_tile_that_scores_keyples_expects_those_at_home() -> None:
    table = Table(seats=2, season=3).claims(0, 1)
    assert _upgraded_promise(table, "boatman") == 0
    table.stands("clay@board-1", "white").stands("river@board-1", "light-blue").stands(
        "logs@board-1", "brown"
    )
    assert _upgraded_promise(table, "boatman") == 2 * 2
    table.keyples(0, "light-blue")
    assert 2 * 2 < _upgraded_promise(table, "boatman") < 3 * 2, "it may go to another board"


def test_a_set_begun_on_a_built_tile_is_worth_a_part_of_its_points() -> None:
    table = Table(seats=2, season=3).claims(0, 1).keyples(0, "black", "white")
    table.goods(0, emerald=1, gold=1)
    assert _figure(table, "sets") == 0
    table.built(0, "village-1", "gem-merchant", upgraded=True)
    two = _figure(table, "sets")
    assert 0 < two < 6 * 2 / 3
    table.goods(0, emerald=1)
    assert _figure(table, "sets") == two / 2
    table.goods(0, emerald=1, gold=1, ruby=1)
    assert _figure(table, "sets") == 0, "the points count it"
    table.goods(0, emerald=1, gold=1).keyples(0)
    assert _figure(table, "sets") == 0, "nobody can fetch the third"


def test_in_winter_a_player_who_is_good_fetches_an_animal_that_scores() -> None:
    """On four boards, wheat and work on buildings, of which there are none left, looked better."""
    table = Table(seats=4, season=3).keyples(0, "black").keyples(1, "black").claims(0, 1)
    table.built(0, "farm-1", "paddock", upgraded=True).goods(0, deer=1)
    glance = EVALUATOR.tuned_quick_score(table.play("send black").state, 0)
    decision = KEYPER.decision_of(table.state, 0)
    assert decision is not None
    value = {option.words: glance(table.state, option.action) for option in decision.options}
    animal = value["chickens@board-2"]
    assert all(value[f"{other}@board-2"] < animal for other in ("wheat", "build", "upgrade", "deer"))


def test_the_last_board_is_as_good_as_claimed() -> None:
    """Nobody else can take it, so its keyples come home, and the keyper may wait."""
    table = Table(seats=2).stands("logs@board-1", "brown")
    assert _figure(table, "home") == 0
    table.claims(1, 2)
    before = (_figure(table, "home"), _figure(table, "claim"), _figure(table, "keyper"))
    assert before == (1, 1, 0)
    table.claims(0, 1)
    assert (_figure(table, "home"), _figure(table, "claim"), _figure(table, "keyper")) == before


@pytest.mark.parametrize("seen_first", ["scrapyard", "pavements", "brickmaker"])
def test_the_work_that_a_turn_leads_to_is_the_best(seen_first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the quick score would upgrade: the Brickmaker scores more than the other two."""

    def partial_score(*_: object) -> Glance[State, Action]:
        return lambda _, action: float(isinstance(action, Upgrade) and action.tile == seen_first)

    table = Table(2, 3).goods(0, wheat=1).keyples(0, "white").keyples(1, "white")
    for at, tile in enumerate(("pavements", "scrapyard", "brickmaker"), start=1):
        table.built(0, f"village-{at}", tile)
    monkeypatch.setattr(type(KEYPER.evaluator), "tuned_quick_score", partial_score)
    search = thinking_about(question_of(KEYPER, table.state, 0, "work"), ADVISER)
    world, rng = KEYPER.copy(search.world(0)), Rng(seed_from("work"))
    begun = list[Action]()
    for words in ("send white", "upgrade@board-1", "end"):
        option = KEYPER.option_named(world, 0, words)
        assert option is not None
        begun.append(option.action)
        KEYPER.play(world, option.action, QUIET)
    quick = search.turns.finish(KEYPER.copy(search.world(0)), 0, begun, 0.0, rng)
    after, _, _ = search.done(quick, 0)
    assert [plot.tile for plot in after.players[0].plots if plot.upgraded] == ["brickmaker"]


@pytest.mark.parametrize(("tile", "kept"), [("carpenter", True), ("drainage", False)])
def test_the_move_that_scores_most_is_always_weighed(tile: str, *, kept: bool) -> None:
    """An upgrade adds 5 points for the Carpenter and 1 for the Drainage."""
    table = Table(2).built(0, "village-1", tile).goods(0, wheat=1).keyples(0, "white", "grey")
    search = thinking_about(question_of(KEYPER, table.state, 0, "points"), ADVISER)

    def family(line: str) -> list[WholeTurn]:
        world, picks = KEYPER.copy(search.world(0)), list[Action]()
        for words in line.split(", "):
            option = KEYPER.option_named(world, 0, words)
            assert option is not None
            picks.append(option.action)
            KEYPER.play(world, option.action, QUIET)
        return [WholeTurn(picks, len(picks), 0.0)]

    field, home = "send white, {}@board-1, end", f"send white, village-1, upgrade {tile}, with wheat, end"
    found = [family(field.format("clay")), family(field.format("logs")), family(home)]
    assert (found[2] in search._varied(found, 2)) == kept
