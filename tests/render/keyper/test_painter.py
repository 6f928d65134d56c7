"""The painter's promises to the bot: every choice is visible, and texts match the pictures."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core.game import Standing
from engine.core.text import text
from engine.keyper.content.box import SHIPPED
from engine.keyper.game import KEYPER
from engine.keyper.state import AllDecide
from render.keyper import names
from render.keyper.cards import met
from render.keyper.effects import effect_parts
from render.keyper.flow import COLON, LEAST, flow
from render.keyper.painter import KeyperPainter, drafted
from render.keyper.pieces import build_sign
from render.kit.paint import paint
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Layer, Sprite
from tests.render.keyper.positions import built_view, new_game, random_states, random_views
from tests.render.speaking import LONG_NAMES, NAMES, speak
from tests.support.keyper_box import TILES

PAINTER = KeyperPainter()
SAY = speak()


def drawn(*args: Any, **more: Any) -> Image.Image:
    return paint(PAINTER.draw(*args, **more))


def test_the_picture_follows_the_question() -> None:
    asked = dict[str, set[str]]()
    for state in random_states(3, 3):
        view = KEYPER.view_for(state, state.decider)
        for decision in KEYPER.decisions(state)[:1]:
            if decision.seat == state.decider:
                main = PAINTER.main(view, [option.focus for option in decision.options])
                asked.setdefault(decision.kind, set()).add(main.key)
    assert asked["turn"] == {"table"}
    assert asked["where"] == {"table"}
    assert asked["plot"] == {"home"}
    assert asked["pay"] == {"home"}
    assert asked["boat"] == {"table"}
    assert asked["work"] <= {"tiles", "hand", "home", "table"}
    assert "hand" in asked["work"]
    assert "tiles" in asked["work"]


def test_folding_shows_what_is_offered_to_the_reader_alone() -> None:
    folding = next(state for state in random_states(1, 3) if state.stage == "fold")
    view = KEYPER.view_for(folding, 1)
    focuses = [f"display:{display}" for display in view.offered]
    assert PAINTER.main(view, focuses) == PictureKind("fold")
    assert PictureKind("fold") not in PAINTER.kinds(KEYPER.view_for(folding, None))


def test_fairs_picked_are_framed() -> None:
    view = replace(built_view(2), stage="fairs", turn=None, deciding=(0,), own_picks=("", "winter-5 front"))
    assert drafted(view) == ("fair:spring-1", "fair:winter-5")
    assert PAINTER.main(view, ["fair:spring-1", "fair:winter-5"]) == PictureKind("screen", 0)
    assert drafted(replace(view, deciding=(1,))) == ()


def test_a_tile_in_hand_is_framed_while_it_is_built() -> None:
    view = replace(built_view(2), deciding=(0,))
    assert drafted(view) == ("tile:cluck-cluck-chicken-house",)
    assert drafted(replace(view, deciding=(1,))) == ()


def test_a_long_hand_takes_two_pages() -> None:
    view = built_view(2)
    hands = [kind.key for kind in PAINTER.kinds(view) if kind.key.startswith("hand") and kind.seat == 0]
    assert hands == ["hand", "hand-2"]
    last = view.seats[0].winter_fairs[-1]
    assert PAINTER.main(view, [f"tile:{last}"]) == PictureKind("hand-2", 0)


def test_marks_put_badges_on_the_picture() -> None:
    view = KEYPER.view_for(new_game("marks", 3), 0)
    kind = PAINTER.kinds(view)[0]
    focus = "logs@board-1"
    plain = drawn(view, kind, SAY)
    marked = drawn(view, kind, SAY, Marks({focus: "A"}))
    spot = PAINTER.scene(view, kind, SAY).spots[focus]
    middle = tuple(map(round, spot.badge))
    box = (middle[0] - 20, middle[1] - 20, middle[0] + 20, middle[1] + 20)
    assert plain.crop(box).tobytes() != marked.crop(box).tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_names_all_boards_and_tiles(seats: int) -> None:
    say = speak(LONG_NAMES)
    views = [*random_views(4, seats, 0.01), built_view(seats), built_view(seats, None, 1)]
    for view in views:
        board = PAINTER.board(view, say)
        for shown in view.boards:
            assert say_board(shown.id) in board
        for tile in (tile for player in view.seats for tile in player.tiles if tile in TILES):
            assert tile_name(tile) in board


def test_words_name_the_free_builds_that_are_open() -> None:
    view = KEYPER.view_for(new_game("free", 2), 1)
    assert "free build" not in PAINTER.board(view, SAY)
    first = replace(view.seats[0], free_builds=("village-2", "village-4"))
    board = PAINTER.board(replace(view, seats=(first, *view.seats[1:])), SAY)
    assert "1 free build each on: Village plot J and Village plot L." in board


def test_free_builds_are_drawn_on_their_plots() -> None:
    view = KEYPER.view_for(new_game("free", 2), 0)
    kind = PictureKind("home", 0)
    plain = PAINTER.scene(view, kind, SAY)
    own = replace(view.seats[0], free_builds=("village-2", "village-4"))
    shown = PAINTER.scene(replace(view, seats=(own, *view.seats[1:])), kind, SAY)
    signs = [
        item.box for item in shown.layers[Layer.GOODS] if isinstance(item, Sprite) and item.ink is build_sign
    ]
    assert len(shown.items) == len(plain.items) + 4
    assert len(signs) == 2
    for plot, sign in zip(("village-2", "village-4"), signs, strict=True):
        assert shown.spots[plot].box.contains(sign)


def test_words_tell_a_blind_reader_what_others_see() -> None:
    view = built_view(3)
    home = PAINTER.alt(view, PictureKind("home", 0), SAY)
    assert home.startswith("Anna’s farm and village. Anna: 214 points, shipping 128; at home: the keyper")
    starter = NAMES[view.start]
    assert f"{starter} (start player): 214 points" in PAINTER.board(view, SAY)
    screen = PAINTER.alt(view, PictureKind("screen", 0), SAY)
    assert screen.startswith("Your secrets. Your spring fair asks for")
    assert "for 2 points: you have them." in screen
    assert "for 6 points. You have what it asks for: 4 and 6 points." in screen
    poor = replace(view.seats[0], goods={})
    assert "ou have" not in PAINTER.alt(
        replace(view, seats=(poor, *view.seats[1:])), PictureKind("screen", 0), SAY
    )
    board = PAINTER.board(view, SAY)
    assert "2 in each row of the farm, 3 in each row of the village." in board
    assert "- Cow shed: Houses 4 cows, 1 point each." in board


def test_a_broken_tie_is_explained() -> None:
    *_, state = random_states(2, 3)
    view = KEYPER.view_for(state, None)
    note = "Tie on points: gems decide, then finished goods, and so on."
    for ranks, told in (((1, 2, 3), True), ((1, 1, 3), False)):
        standings = tuple(map(Standing, range(3), (9, 9, 4), ranks))
        level = replace(view, standings=standings)
        labels = [label.words for label in PAINTER.scene(level, PictureKind("score"), SAY).labels]
        assert (note in labels) == told
        assert (note in PAINTER.alt(level, PictureKind("score"), SAY)) == told


def test_words_name_the_tile_below_another() -> None:
    state = new_game("over", 2)
    plot = state.players[0].plots[0]
    plot.tile, plot.covered, plot.upgraded = "barn", "stable", True
    assert "Barn over the Stable (upgraded) on Farm plot A" in PAINTER.board(KEYPER.view_for(state, 1), SAY)


def say_board(board: str) -> str:
    return f"Board {board.removeprefix('board-')}"


def tile_name(tile: str) -> str:
    return SAY(text(f"keyper-tile-{tile}"))


def test_the_board_tells_the_colours_of_fields() -> None:
    board = PAINTER.board(KEYPER.view_for(new_game("colours", 2), None), SAY)
    assert "Fields in orange: Clay, Clay to bricks and Build." in board
    assert "Fields in light blue: River." in board


def test_the_gist_comes_first() -> None:
    view = built_view(3)
    table = PAINTER.alt(view, PictureKind("table"), SAY)
    assert table.startswith(
        "Spring. Bartholomew to play. Closing round: 2 turns left. Anna sends a light green"
    )


@pytest.mark.parametrize("upgraded", [False, True])
@pytest.mark.parametrize("height", [84, 130])
def test_only_long_explanations_of_points_are_split(upgraded: bool, height: float) -> None:
    for tile in TILES:
        for row in flow(effect_parts(SHIPPED, tile, upgraded), 180, height)[0]:
            if COLON in row and row[-1] != COLON:
                whole = next(part for part in effect_parts(SHIPPED, tile, upgraded) if COLON in part)
                kinds = len(whole) - whole.index(COLON) - 1
                assert set(whole[: len(whole) - (kinds // 2 if kinds > 3 else 0)]) <= set(row), tile


@pytest.mark.parametrize("upgraded", [False, True])
def test_the_effect_of_a_tile_fits_above_its_keyples(upgraded: bool) -> None:
    for tile in TILES:
        rows, high = flow(effect_parts(SHIPPED, tile, upgraded), 180, 84)
        assert rows, tile
        assert high >= LEAST - 1, tile
        assert len(rows) * high <= 84, tile


def test_whether_a_fair_can_be_held() -> None:
    assert met({"cow": 1, "clay": 1}, ("cow", "clay"))
    assert met({"cow": 1, "brick": 1}, ("cow", "clay"))
    assert not met({"cow": 1, "brick": 1}, ("cow", "clay", "brick"))
    assert not met({"cow": 1, "clay": 1}, ("cow", "brick"))


def test_every_step_that_all_do_at_once_has_a_title() -> None:
    view = KEYPER.view_for(new_game("title", 2), None)
    for stage in get_args(AllDecide):
        shown = replace(view, stage=stage, turn=None)
        assert names.title(shown, SAY) != names.title(view, SAY)
        assert "keyper" not in names.title(shown, SAY)
