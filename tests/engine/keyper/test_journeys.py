"""A keyple that goes home to build on the farm: tile, plot and payment by one press."""

from __future__ import annotations

import pytest

from engine.core.game import CompoundMove
from engine.keyper.actions import Action, Build, Pay, Place
from engine.keyper.content.board import PLOT_NAMES
from engine.keyper.game import KEYPER
from engine.keyper.state import OWN
from tests.support.conformance import legal_journeys
from tests.support.keyper import Table, house_values, price


def compound_moves(table: Table) -> list[CompoundMove[Action]]:
    return legal_journeys(KEYPER, table.state, 0)


@pytest.fixture(autouse=True)
def costs(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)


def test_kp_82_kp_154_a_farm_tile_goes_to_the_first_bare_plot_and_every_way_to_pay_is_a_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    price(monkeypatch, "stable", "any-raw")
    table = Table().keyples(0, "grey").holds(0, "stable", "scrapyard").goods(0, clay=1, log=1)
    table.built(0, "farm-1", "cow-shed").play("send grey")
    place, build = Place(0, OWN, PLOT_NAMES.index("farm-2")), Build(0, "stable")
    assert [journey.picks for journey in compound_moves(table)] == [
        (place, build, Pay(0, ("clay",))),
        (place, build, Pay(0, ("log",))),
    ], "a village tile has a plot to choose"


def test_where_there_are_many_ways_to_pay_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = ("stable", "cow-shed", "pig-sty", "paddock", "farmyard")
    for tile in tiles:
        price(monkeypatch, tile, "any-raw", "any-raw")
    table = Table().keyples(0, "grey").holds(0, *tiles).goods(0, clay=2, log=2, rock=2).play("send grey")
    assert [journey.picks[-1] for journey in compound_moves(table)] == [Build(0, tile) for tile in tiles]


def test_what_cannot_be_paid_or_has_no_plot_is_no_journey() -> None:
    assert compound_moves(Table().keyples(0, "grey").holds(0, "stable").play("send grey")) == []
    full = Table().keyples(0, "grey").holds(0, "stable").goods(0, clay=1)
    for number in range(1, 9):
        full.built(0, f"farm-{number}", "cow-shed")
    assert compound_moves(full.play("send grey")) == []
