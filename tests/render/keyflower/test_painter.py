"""The painter's promises to the bot: kinds, the picture for a menu, text boards, secrets, speed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.core.game import Standing
from engine.core.hexes import Hex
from engine.keyflower.content.box import SHIPPED
from engine.keyflower.view import TileView
from render.keyflower.names import tile as tile_name
from render.keyflower.painter import KeyflowerPainter
from render.keyflower.placing import turned_tile
from render.keyflower.surroundings import placed, surroundings
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Layer, Sprite
from render.kit.stamps import STAMPS
from tests.render.keyflower.positions import built_view, placing_view, random_views
from tests.render.speaking import NAMES, speak

PAINTER = KeyflowerPainter()
SAY = speak()


def drawn(*args: Any, **more: Any) -> Image.Image:
    return paint(PAINTER.draw(*args, **more))


def test_secrets_stay_out_of_the_board_of_others() -> None:
    secret = "Scribes"
    assert secret in PAINTER.board(built_view(reader=0), SAY)
    assert secret not in PAINTER.board(built_view(reader=None), SAY)


def test_the_picture_for_a_menu_shows_most_of_it() -> None:
    view = built_view()
    assert PAINTER.main(view, ["tile:peddler", "tile:alehouse", "tile:timber-yard"]) == PictureKind("table")
    assert PAINTER.main(view, ["tile:timber-yard", "tile:smelter"]) == PictureKind("village", 0)
    far_apart = ["tile:timber-yard", "tile:smelter", "tile:peddler"]
    assert PAINTER.main(view, far_apart) == PictureKind("table")
    assert PAINTER.main(view, ["screen:blue"]) == PictureKind("screen", 0)
    assert PAINTER.main(view, ["extension:red-2"]) == PictureKind("contracts")
    assert PAINTER.main(view, []) == PictureKind("table")


def test_alt_texts_begin_with_the_gist() -> None:
    table = PAINTER.alt(built_view(), PictureKind("table"), SAY)
    assert table.startswith("Spring · Bartholomew to play.")
    assert "Bartholomew leads with 6 blue" in table
    french = PAINTER.alt(built_view(), PictureKind("table"), speak(language="fr"))
    assert french.startswith("Printemps · À Bartholomew de jouer")  # no capital after a colon
    village = PAINTER.alt(built_view(), PictureKind("village", 0), SAY)
    assert village.startswith("Anna’s village, 10 tiles, 10 wood, 1 stone, 3 iron and 16 gold.")
    assert "Smelter at 6: pay 1 anvil, take 3 iron; to upgrade: 3 iron;" in village
    screen = PAINTER.alt(built_view(), PictureKind("screen", 0), SAY)
    assert screen.startswith("Behind your screen.")
    assert "Chosen for auction: Keythedral." in screen
    assert "Eve has at least 2 blue, 4 red and 1 saw behind the screen." in screen


def test_the_board_names_everything_on_the_table() -> None:
    view = built_view(4)
    board = PAINTER.board(view, SAY)
    for part in (
        "Keystone quarry",
        "Turn order 3",
        "Flipper II",
        "12 gold",
        *NAMES[:4],
        "47 workers in the bag",
    ):
        assert part in board, part


def test_the_board_tells_what_only_the_eye_would_find() -> None:
    board = PAINTER.board(replace(built_view(3), boat_queue=(2, 0)), SAY)
    assert "Turn order 4: if won in winter, 1 point for each tile next to it." in board
    assert "next to it. Win it to become start player." in board
    assert "Players choose boats in this order: Chloé and Anna." in board
    assert "Chloé has at least 2 blue, 4 red and 1 saw behind the screen." in board
    assert "Anna has at least" not in board
    assert "with a blue extension" in board


@pytest.mark.parametrize("seats", [2, 5])
def test_roads_lead_both_ways_in_words(seats: int) -> None:
    told = 0
    for view in random_views(4, seats, "off"):
        for seat in view.seats:
            there = placed(seat)
            words = {
                tile.id: "; ".join(map(SAY, surroundings(SHIPPED, tile, there))) for tile in seat.village
            }
            pairs = {
                (tile, other)
                for tile, roads in words.items()
                for other in words
                if re.search(rf" to {tile_name(SAY, other)}(,|;| and |$)", roads)
            }
            assert pairs == {(other, one) for one, other in pairs}
            told += len(pairs)
    assert told > 10
    fair = TileView("fair", at=Hex(0, 1), rotation=1)  # summer boat 2a lets roads end at fields (KF-88)
    home = TileView("home-1", at=Hex(0, 0), rotation=1)
    lone = {Hex(0, 0): home, Hex(0, 1): fair}
    assert "south ends at Fair" in SAY(surroundings(SHIPPED, home, lone)[0])


def test_final_pictures() -> None:
    last = list(random_views(3, 4, "mix", 0))[-1]
    kinds = PAINTER.kinds(last)
    assert kinds[0] == PictureKind("score")
    assert {kind.seat for kind in kinds if kind.key == "score"} == {None, 0, 1, 2, 3}
    best = max(last.standings, key=lambda standing: standing.points)
    assert f"{best.points} points" in PAINTER.alt(last, kinds[0], SAY)


def test_a_tie_broken_by_the_boat_is_explained() -> None:
    view = list(random_views(3, 3, "mix", 0))[-1]
    note = "Tie-break: the player who chose a boat first in winter is ahead."
    for ranks, told in (((1, 2, 3), True), ((1, 1, 3), False)):
        standings = tuple(
            Standing(seat, points, rank)
            for seat, points, rank in zip(range(3), (9, 9, 4), ranks, strict=True)
        )
        level = replace(view, standings=standings)
        labels = [label.words for label in PAINTER.scene(level, PictureKind("score"), SAY).labels]
        assert (note in labels) == told
        assert (note in PAINTER.alt(level, PictureKind("score"), SAY)) == told


def test_marks_change_only_what_they_mark() -> None:
    view = built_view()
    kind = PictureKind("table")
    plain = drawn(view, kind, SAY)
    marked = drawn(view, kind, SAY, Marks({"tile:alehouse": "A"}))
    box = ImageChops.difference(plain, marked).getbbox()
    assert box is not None
    assert box[2] - box[0] <= 50
    assert box[3] - box[1] <= 50


def test_many_pictures_do_not_fill_the_memory() -> None:
    for view in random_views(11, 5, "mix", 0.004):
        for kind in PAINTER.kinds(view)[:4]:
            drawn(view, kind, SAY)
            assert STAMPS.held <= STAMPS.limit < 150_000_000


def test_a_drafted_tile_lies_in_its_place_as_it_may_be_turned() -> None:
    view = placing_view(Hex(0, 2))
    assert view.placing is not None
    scene = PAINTER.draw(view, PictureKind("village", 0), SAY)
    assert scene.spots["tile:inn"].box.centre.y > scene.spots["tile:home-1"].box.centre.y
    assert turned_tile(replace(view.placing, rotations=(2, 5))).rotation == 2
    glows = [item for item in scene.layers[Layer.GLOW] if isinstance(item, Sprite)]
    assert any(item.box.overlaps(scene.spots["tile:inn"].box, 40) for item in glows)


def test_free_places_have_their_numbers() -> None:
    scene = PAINTER.draw(placing_view(None), PictureKind("village", 0), SAY)
    assert {"13", "11", "17", "23"} <= {label.words for label in scene.labels}


@pytest.mark.parametrize(("passes", "said"), [(0, ""), (1, "· passed: Anna"), (2, "· the last 2 passed")])
def test_picture_and_words_tell_who_has_passed_before_the_player_to_act(passes: int, said: str) -> None:
    view = replace(built_view(4), phase="turns", deciding=(1,), passes=passes)
    table = next(kind for kind in PAINTER.kinds(view) if kind.key == "table")
    shown = " ".join(label.words for label in PAINTER.draw(view, table, SAY).labels)
    for words in (shown, PAINTER.alt(view, table, SAY)):
        assert said in words
        assert ("passed" in words) == bool(said)
