"""Advice against waste: goods that a boat buys, keyples laid down in vain, animals that will be lost."""

from __future__ import annotations

import pytest

from engine.core.tell import Silence
from engine.core.text import Seat, Text, text
from engine.keyper.actions import Action, End, Join, LayDown, Pay, Place, Send, Upgrade
from engine.keyper.evaluation import EVALUATOR
from engine.keyper.evaluation.beaten_turns import is_beaten
from engine.keyper.evaluation.benefits import benefits
from engine.keyper.game import KEYPER
from engine.keyper.names import counted, tile_name
from engine.keyper.state import OWN, State
from tests.support.keyper import EVERYTHING, Table

pytestmark = pytest.mark.usefixtures("table_values")

ANN: Seat = 0


def spot_of(state: State, field: str) -> int:
    return [each.id for each in state.content.display_fields[EVERYTHING]].index(field)


@pytest.mark.parametrize(
    ("colour", "wheat", "is_waste"), [("white", 3, True), ("white", 2, False), ("", 3, False)]
)
def test_kp_80_a_good_that_the_own_boat_buys_is_not_paid_where_there_is_plenty_of_another(
    colour: str, wheat: int, *, is_waste: bool
) -> None:
    """The boat buys logs; wheat pays for the upgrade as well (KP-94)."""
    table = Table(2).claims(ANN, 1).keyples(ANN, "grey").goods(ANN, log=1, wheat=wheat)
    table.state.boards[0].boat = "boat-2"
    if colour:
        table.stands("river@board-1", colour)
    state = table.built(ANN, "farm-1", "stable").state
    begun = Send(ANN, "grey"), Place(ANN, OWN, 0)
    upgrade = next(action for action in after(state, *begun) if isinstance(action, Upgrade))
    log, grain = ((*begun, upgrade, Pay(ANN, (good,)), End(ANN)) for good in ("log", "wheat"))
    assert is_beaten(state, log) == is_waste
    assert not is_beaten(state, grain)


def after(state: State, *picks: Action) -> list[Action]:
    world = KEYPER.copy(state)
    for pick in picks:
        KEYPER.play(world, pick, Silence())
    return [action for choice in KEYPER.choices(world) for action in choice.actions]


@pytest.mark.parametrize(("others", "is_waste"), [(("logs",), True), ((), False)])
def test_kp_61_a_keyple_is_not_laid_down_in_vain_while_another_can_work(
    others: tuple[str, ...], *, is_waste: bool
) -> None:
    table = Table(2).claims(ANN, 1).stands("upgrade@board-1", "grey")
    for field in others:
        table.stands(f"{field}@board-1", "brown")
    state = table.lay_turn(ANN).state
    assert is_beaten(state, (LayDown(ANN, 0, spot_of(state, "upgrade")), End(ANN))) == is_waste
    for field in others:
        assert not is_beaten(state, (LayDown(ANN, 0, spot_of(state, field)), End(ANN)))


def told_of(before: State, later: State, *picks: Action) -> list[Text]:
    return [each.text for each in benefits(before, before, later, ANN, (*picks, End(ANN)))]


@pytest.mark.parametrize(
    ("keyples", "place", "is_told"),
    [(("grey",), "", True), ((), "", False), ((), "build@board-1", True), ((), "logs@board-1", False)],
)
def test_kp_125_animals_are_for_a_tile_only_if_it_can_still_be_built(
    keyples: tuple[str, ...], place: str, *, is_told: bool
) -> None:
    table = Table(2).claims(ANN, 1).keyples(ANN, *keyples).holds(ANN, "stable")
    before = (table.stands(place, "orange") if place else table).state
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"horse": 2}
    words = text("keyper-benefit-animals-later", tile=tile_name("stable"))
    assert (words in told_of(before, later)) == is_told
    assert (EVALUATOR.prospects(before, later, ANN) < 0) != is_told


@pytest.mark.parametrize(("tile", "is_told"), [("paddock", False), ("", True)])
def test_kp_80_a_sale_for_as_much_as_it_costs_is_no_reason(tile: str, *, is_told: bool) -> None:
    """One goat scores 2 points in the upgraded Paddock."""
    table = Table(2, 3).goods(ANN, goat=1)
    before = (table.built(ANN, "farm-1", tile, upgraded=True) if tile else table).state
    later = KEYPER.copy(before)
    later.players[ANN].goods, later.players[ANN].shipping = {"brick": 1}, 2
    keys = {each.key for each in told_of(before, later)}
    assert ("keyper-benefit-can-get-sell" in keys) == is_told
    assert "keyper-benefit-can-get" not in keys


@pytest.mark.parametrize(
    ("season", "tile", "is_told"), [(3, "", False), (3, "prospector", True), (2, "", True)]
)
def test_kp_113_gems_without_a_use_in_winter_are_no_reason(season: int, tile: str, *, is_told: bool) -> None:
    before = Table(2, season).holds(ANN, *[tile] * bool(tile)).state
    later = KEYPER.copy(before)
    later.players[ANN].goods = {"ruby": 2}
    words = text("keyper-benefit-can-get", goods=(counted("ruby", 2),), price="", gain="", also="yes")
    assert (words in told_of(before, later)) == is_told


@pytest.mark.parametrize(("gained", "is_told"), [({"wheat": 3}, True), ({}, False)])
def test_kp_198_to_join_for_nothing_is_no_reason_though_it_takes_no_turn(
    gained: dict[str, int], *, is_told: bool
) -> None:
    table = Table(2).keyples(ANN, "white").keyples(1, "white").turn(1)
    before = table.play("send white river@board-1 boat-4", 1).state
    later = KEYPER.copy(before)
    later.players[ANN].goods = gained
    keys = {each.key for each in told_of(before, later, Join(ANN, "white"))}
    assert ("keyper-benefit-no-turn" in keys) == is_told


@pytest.mark.parametrize(
    ("had", "has", "points"),
    [({"pig": 1}, {"pig": 1, "clay": 1}, 2), ({"pig": 1, "clay": 1}, {"pig": 1}, -2), ({}, {"pig": 1}, 0)],
)
def test_kp_121_a_fair_that_is_complete_counts_as_earned(
    had: dict[str, int], has: dict[str, int], points: int
) -> None:
    """The fair asks for a pig and a clay, for 2 points."""
    before = Table(2).goods(ANN, **had).state
    before.players[ANN].fairs = {"spring": "spring-1"}
    after = KEYPER.copy(before)
    after.players[ANN].goods = has
    assert EVALUATOR.earned(before, after, ANN) == points
    after.season = 1
    assert EVALUATOR.earned(before, after, ANN) == 0
