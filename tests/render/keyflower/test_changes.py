"""Which pieces a move changes in the eyes of a reader."""

from __future__ import annotations

from engine.keyflower.game import KEYFLOWER
from engine.keyflower.view import View
from render.keyflower.changes import changes
from render.keyflower.painter import KeyflowerPainter
from render.kit.painter import PictureKind, covering
from tests.support.keyflower import Scene, scene


def seen(here: Scene, seat: int | None = 0) -> View:
    return KEYFLOWER.view_for(here.state, seat)


def test_a_drafted_bid_changes_its_tile_and_what_is_behind_the_screen() -> None:
    here = scene(2).screen(0, red=3, blue=1).tile("keywood").tile("peddler")
    before = seen(here)
    after = seen(here.play("bid keywood red 2"))
    assert set(changes(before, after)) == {"tile:keywood", "seat:0", "screen:red"}


def test_others_bids_are_news_of_the_tile_alone() -> None:
    here = scene(2).screen(1, red=3).tile("keywood").tile("peddler").turn(1)
    before = seen(here)
    assert changes(before, seen(here.play("bid keywood red 2 end"))) == ("tile:keywood",)


def test_goods_made_in_a_village_are_marked_there() -> None:
    here = scene(2).screen(0, blue=2).build(0, "keystone-quarry")
    before = seen(here, 1)
    assert changes(before, seen(here.play("use keystone-quarry blue 1 end"), 1)) == ("tile:keystone-quarry",)


def test_a_new_season_is_not_news_of_every_tile() -> None:
    here = scene(2).screen(0, red=2, blue=2).tile("keywood").tile("peddler")
    before = seen(here.play("bid keywood red 1 end").play("pass end"))
    here.all_pass().next_season()
    after = seen(here)
    assert after.season == "summer"
    told = {focus for focus in changes(before, after) if focus.startswith(("tile:", "boat:"))}
    assert told == {"tile:keywood"}


def test_the_painter_answers_the_same() -> None:
    here = scene(2).screen(0, red=3).tile("keywood")
    before = seen(here)
    after = seen(here.play("bid keywood red 2"))
    assert KeyflowerPainter().changes(before, after) == changes(before, after) != ()


def test_changes_in_a_village_are_shown_there() -> None:
    here = scene(3).screen(0, blue=2).build(0, "keystone-quarry")
    before, painter = seen(here, 1), KeyflowerPainter()
    after = seen(here.play("use keystone-quarry blue 1 end"), 1)
    news = painter.changes(before, after)
    assert covering(painter, after, news, 3) == [PictureKind("village", 0)]
    assert covering(painter, after, ["tile:unheard-of"], 3) == []
    assert covering(painter, after, (), 3) == []
