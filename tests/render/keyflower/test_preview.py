"""A drafted turn shows where its workers will stand."""

from __future__ import annotations

from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Bid, State
from engine.keyflower.view import TileView, View
from render.keyflower.painter import PAINTER
from render.keyflower.preview import changed_by, preview
from render.kit.painter import PictureKind
from tests.render.speaking import speak
from tests.support.keyflower import scene


def after(state: State, *picks: str) -> View:
    for words in picks:
        option = KEYFLOWER.option_named(state, 0, words)
        assert option is not None, words
        state = KEYFLOWER.apply(state, option.action).state
    return KEYFLOWER.view_for(state, 0)


def tile_of(view: View, tile: str) -> TileView:
    village = [one for seat in view.seats for one in seat.village]
    return next(one for one in (*view.tiles, *view.orders, *village) if one.id == tile)


def test_a_bid_stands_on_its_side_before_it_is_confirmed() -> None:
    state = scene(2).screen(0, red=3).tile("keywood").state
    state.middle[0].bids.append(Bid(1, "red", 1))
    view = after(state, "bid keywood", "red 2")
    assert [bid.seat for bid in tile_of(view, "keywood").bids] == [1]
    shown = tile_of(preview(view), "keywood").bids
    assert [(bid.seat, bid.count, bid.winning) for bid in shown] == [(1, 1, False), (0, 2, True)]
    assert changed_by(view) == ("tile:keywood",)


def test_users_stand_on_the_tile_once() -> None:
    state = scene(2).screen(0, blue=3).tile("keywood").state
    sent = after(state, "use keywood", "blue 2")
    assert tile_of(preview(sent), "keywood").users == {"blue": 2}


def test_workers_already_placed_are_not_counted_twice() -> None:
    state = scene(2).screen(0, blue=3).state
    state.players[0].village[0].goods["wood"] = 1
    state.players[0].village[0].goods["stone"] = 1
    view = after(state, "use home", "blue 1", "upgrade home")
    assert tile_of(view, "home-1").users == tile_of(preview(view), "home-1").users == {"blue": 1}


def test_a_turn_not_begun_changes_nothing() -> None:
    view = KEYFLOWER.view_for(scene(2).screen(0, blue=3).tile("keywood").state, 0)
    assert preview(view) is view
    assert changed_by(view) == ()


def test_kf_33_a_group_that_uses_the_tile_it_bid_on_is_shown_once() -> None:
    state = scene(2).tile("keywood").bid("keywood", 0, "red", 2).bid("keywood", 1, "red", 3).state
    view = after(state, "use keywood", "+ group keywood")
    shown = tile_of(preview(view), "keywood")
    done = tile_of(after(state, "use keywood", "+ group keywood", "end"), "keywood")
    assert shown.bids == done.bids
    assert [bid.seat for bid in shown.bids] == [1]
    assert shown.users == done.users == {"red": 2}


def test_the_words_of_a_draft_say_what_its_picture_shows() -> None:
    state = scene(2).screen(0, red=3).tile("keywood").bid("keywood", 1, "red", 2).state
    view, say = after(state, "bid keywood", "red 3"), speak(("Ann", "Bob"))
    line = "Ann leads with 3 red; Bob bids 2 red."
    assert line in PAINTER.alt(view, PictureKind("table"), say)
    assert line in PAINTER.board(view, say)


def test_kf_92_a_lying_bid_stands_up_where_the_group_before_it_leaves() -> None:
    state = scene(2, "autumn").tile("inn").tile("fair").screen(0, blue=1).state
    state.middle[0].bids += [Bid(0, "blue", 1), Bid(1, "red", 2, lying=True)]
    view = after(state, "bid fair", "+ group inn")
    assert [bid.lying for bid in tile_of(view, "inn").bids] == [False, True]
    done = tile_of(after(state, "bid fair", "+ group inn", "end"), "inn")
    assert tile_of(preview(view), "inn").bids == done.bids
    assert [bid.lying for bid in done.bids] == [False]


def test_a_group_that_comes_from_the_turn_order_is_counted() -> None:
    state = scene(2, "autumn").tile("fair").screen(0, blue=1).state
    state.orders[0].bids += [Bid(0, "blue", 1), Bid(1, "red", 2)]
    view = after(state, "bid fair", "blue 1", f"+ group {state.orders[0].id}")
    shown = preview(view)
    assert [bid.count for bid in tile_of(shown, "fair").bids] == [2]
    assert [bid.seat for bid in shown.orders[0].bids] == [1]
