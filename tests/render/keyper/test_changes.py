"""Which pieces a move changes in the eyes of a reader."""

from __future__ import annotations

import pytest

from engine.keyper.game import KEYPER
from engine.keyper.view import View
from render.keyper.changes import changes
from render.keyper.painter import KeyperPainter
from render.kit.painter import Marks, PictureKind, covering
from render.kit.scene import Layer, Sprite
from render.kit.signs import news_dot
from tests.render.speaking import speak
from tests.support.keyper import Table, house_values


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)


def seen(table: Table, seat: int | None = 0) -> View:
    return KEYPER.view_for(table.state, seat)


def test_a_keyple_marks_its_field_and_its_owners_area() -> None:
    table = Table().keyples(0, "brown", "white")
    own, other = seen(table), seen(table, 1)
    table.keyples(0, "white").stands("logs@board-1", "brown")
    assert set(changes(own, seen(table))) == {"logs@board-1", "keyp:0"}
    assert changes(other, seen(table, 1)) == ("logs@board-1",)


def test_a_building_marks_the_plot_for_its_owner_and_for_others() -> None:
    table = Table()
    own, other = seen(table), seen(table, 1)
    table.built(0, "farm-1", "cow-shed")
    assert changes(own, seen(table)) == ("farm-1",)
    assert changes(other, seen(table, 1)) == ("farm-1@0",)
    table.stands("farm-1", "grey", seat=0)
    assert changes(other, seen(table, 1)) == ("farm-1@0",)  # every turn plays a keyple: no news of others


def test_tiles_of_others_are_shown_on_their_board() -> None:
    painter, table = KeyperPainter(), Table()
    before = seen(table, 1)
    table.built(0, "farm-1", "cow-shed").built(2, "village-3", "kiln", upgraded=True)
    news = painter.changes(before, seen(table, 1))
    homes = covering(painter, seen(table, 1), news, 3)
    assert {(kind.key, kind.seat) for kind in homes} == {("home", 0), ("home", 2)}
    scene = painter.draw(seen(table, 1), PictureKind("home", 0), speak(), Marks(news=news))
    dots = [item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite) and item.ink is news_dot]
    assert len(dots) == 1


def test_tiles_that_come_are_marked_those_that_go_are_not() -> None:
    table = Table().shown("cow-shed")
    before = seen(table)
    table.shown().holds(0, "cow-shed")
    assert changes(before, seen(table)) == ("tile:cow-shed",)
    assert changes(before, seen(table.holds(0))) == ()


def test_a_new_season_is_not_news_of_every_field() -> None:
    before = seen(Table(season=0).stands("logs@board-1", "brown"))
    after = seen(Table(season=1))
    assert KeyperPainter().changes(before, after) == ()
