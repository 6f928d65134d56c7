"""The overview: size, content and highlights."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.hexes import Hex
from engine.keyflower.game import KEYFLOWER
from engine.keyflower.state import Bid
from engine.keyflower.view import BidView
from render.keyflower.bids import bids_line, crossed_out
from render.keyflower.names import ribbon
from render.keyflower.painter import KeyflowerPainter
from render.keyflower.small_tile import is_dim, needed_by
from render.kit.layout import Box
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Layer, Scene, Sprite
from render.kit.signs import badge, player_disc
from render.kit.terrain import hex_veil
from render.kit.text import whole
from render.kit.theme import DAY
from tests.render.keyflower.positions import built_view, crowded_view, random_views
from tests.render.measure import SAYS
from tests.support.keyflower import fresh

PAINTER = KeyflowerPainter()
OVERVIEW = PictureKind("overview")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_it_has_a_fixed_height_and_every_piece(seats: int) -> None:
    for view in random_views(5, seats, "mix", 0.004):
        scene = PAINTER.scene(view, OVERVIEW, SAYS["de"])
        assert (scene.width, scene.height) == (1200, 1280 if seats == 2 else 920)
        assert scene.spots.keys() == PAINTER.shows(view, OVERVIEW)
        villages = {f"tile:{tile.id}" for seat in view.seats for tile in seat.village}
        assert villages <= scene.spots.keys()


def test_ones_own_village_is_first_and_half_the_width() -> None:
    for reader in (0, 3):
        scene = PAINTER.scene(crowded_view(6, reader), OVERVIEW, SAYS["de"])
        own = scene.parts[f"village:{reader}"]
        others = [box for name, box in scene.parts.items() if name.startswith("village:") and box != own]
        assert own.x0 < 20
        assert 560 < own.width <= 600
        assert all(box.x0 >= own.x1 for box in others)


def test_it_carries_no_badges() -> None:
    view = built_view()
    scene = PAINTER.draw(view, OVERVIEW, SAYS["en"], Marks({"tile:alehouse": "C"}))
    assert not any(isinstance(item, Sprite) and item.ink is badge for item in scene.items)


def test_tiles_of_no_use_now_are_dim_and_the_others_tell_how_many_workers_they_want() -> None:
    view = replace(built_view(), may_use=("smelter", "peddler"), may_bid=("peddler", "order-1"))
    smelter = next(tile for tile in view.seats[0].village if tile.id == "smelter")
    assert not is_dim(view, smelter)
    assert needed_by(view, replace(smelter, last=2)) == 3
    assert not is_dim(view, view.seats[0].village[0]), "the reader's own tiles are never dim"
    assert is_dim(view, view.seats[1].village[0])
    assert [is_dim(view, tile) for tile in view.orders[:2]] == [False, True], "one can be bid for"
    scene = PAINTER.scene(view, OVERVIEW, SAYS["en"])
    veils = [item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite) and item.ink is hex_veil]
    drawn = [*view.tiles, *view.orders, *(tile for seat in view.seats for tile in seat.village)]
    assert len(veils) == sum(is_dim(view, tile) for tile in drawn)
    dim = [item.box for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite)]
    assert all(scene.spots[f"boat:{boat.id}"].box in dim for boat in view.boats)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_in_the_middle_have_their_names(seats: int, language: str) -> None:
    view = KEYFLOWER.view_for(fresh(seats), 0)
    said = {label.words for label in PAINTER.scene(view, OVERVIEW, SAYS[language]).labels}
    assert {whole(ribbon(SAYS[language], tile.id)) for tile in view.tiles} <= said


def test_losing_bids_are_crossed_out() -> None:
    game = fresh(3)
    game.middle[0].bids = [Bid(0, "red", 1), Bid(1, "red", 2)]
    view = KEYFLOWER.view_for(game, 0)
    for kind in (OVERVIEW, PictureKind("table")):
        scene = PAINTER.scene(view, kind, SAYS["en"])
        assert sum(isinstance(item, Sprite) and item.ink is crossed_out for item in scene.items) == 1


def test_the_number_of_bids_left_out_is_not_crossed_out() -> None:
    view = crowded_view(6)
    bids = tuple(BidView(seat, "blue", 9 - seat, lying=False, winning=not seat) for seat in range(6))
    view = replace(view, tiles=tuple(replace(tile, bids=bids) for tile in view.tiles))
    scene = PAINTER.scene(view, OVERVIEW, SAYS["en"])
    left_out = [label.box for label in scene.labels if label.words.startswith("+")]
    assert left_out
    crossed = [item.box for item in scene.items if isinstance(item, Sprite) and item.ink is crossed_out]
    assert not any(bar.overlaps(box) for bar in crossed for box in left_out)


def test_the_less_room_the_fewer_numbers_and_only_then_fewer_bids() -> None:
    view, told = crowded_view(3), list[tuple[int, list[str]]]()
    bids = [BidView(seat, "blue", 9 - seat, lying=False, winning=not seat) for seat in range(3)]
    for wide in range(400, 40, -10):
        scene = Scene(DAY)
        bids_line(scene, view, bids, Box(0, 0, wide, 40))
        discs = sum(isinstance(item, Sprite) and item.ink is player_disc for item in scene.items)
        told.append((discs, [label.words for label in scene.labels]))
    assert told[0] == (3, ["9", "8", "7"])
    assert told.index((3, ["9"])) < [discs == 3 for discs, _ in told].index(False)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_long_names_in_the_middle_have_two_lines(seats: int, language: str) -> None:
    say, views = SAYS[language], random_views(3, seats, "mix", 0.01)
    for view in (view for view in views if view.tiles):
        said = "".join(label.words.removesuffix("-") for label in PAINTER.scene(view, OVERVIEW, say).labels)
        bare = said.replace(" ", "")
        for tile in view.tiles:
            name = whole(ribbon(say, tile.id)).replace(" ", "")
            assert name in bare or name.replace("-", "") in bare, name


def test_ones_own_village_in_a_long_line_is_shown_in_rows() -> None:
    view = built_view(3)
    own = view.seats[0]
    line = tuple(replace(tile, at=Hex(0, at)) for at, tile in enumerate(own.village[:6]))
    view = replace(view, seats=(replace(own, village=line, to_place=(), beside=()), *view.seats[1:]))
    scene = PAINTER.scene(view, OVERVIEW, SAYS["en"])
    boxes = [scene.spots[f"tile:{tile.id}"].box for tile in line]
    assert len({round(box.centre.x) for box in boxes}) > 1
    assert min(box.width for box in boxes) > 100
    room = scene.parts["village:0"]
    assert all(room.x0 <= box.x0 and box.x1 <= room.x1 and box.y1 <= room.y1 for box in boxes)


def test_nothing_is_dim_for_others() -> None:
    view = built_view(reader=None)
    assert not any(is_dim(view, tile) for tile in view.tiles)


def test_a_view_tells_only_its_reader_what_is_open_now() -> None:
    state = fresh(3, "open")
    active = KEYFLOWER.choices(state)[0].seat
    view = KEYFLOWER.view_for(state, active)
    assert set(view.may_bid) == {tile.id for tile in (*view.tiles, *view.orders)}
    assert set(view.may_use) <= {tile.id for tile in view.tiles} | {seat.home for seat in view.seats}
    assert view.may_use
    for reader in (None, (active + 1) % 3):
        other = KEYFLOWER.view_for(state, reader)
        assert (other.may_use, other.may_bid) == ((), ())


def test_it_says_what_can_be_used() -> None:
    view = replace(built_view(), may_use=("smelter",))
    words = PAINTER.alt(view, OVERVIEW, SAYS["en"])
    assert "You can use these now: Smelter with 1 worker." in words
    assert "village, 10 tiles" in words
