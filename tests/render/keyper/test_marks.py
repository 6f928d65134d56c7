"""Marks: a letter or number belongs to one piece or place as long as that lies there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.keyper.content.box import SHIPPED
from engine.keyper.game import KEYPER
from engine.keyper.view import View
from render.keyper.country import plain_display
from render.keyper.painter import KeyperPainter
from render.keyper.pieces import printed_mark, season_badge
from render.kit.fit_height import condensed
from render.kit.layout import Box
from render.kit.painter import Marks, PictureKind
from render.kit.scene import Layer, Scene, Sprite, badge_box
from render.kit.signs import badge, season_sign
from render.kit.theme import DAY
from tests.render.keyper.positions import built_view, new_game, random_states, random_views
from tests.render.measure import SAYS
from tests.support.keyper import Table, house_values

PAINTER = KeyperPainter()
SQUARE = 920


def marks_in(view: View, kind: PictureKind) -> dict[str, str]:
    found = {focus: PAINTER.mark_of(view, focus) for focus in PAINTER.shows(view, kind)}
    return {focus: mark for focus, mark in found.items() if mark}


def asked_views(seats: int) -> Iterator[View]:
    """Yield views of players who choose where a keyple goes."""
    for number, state in enumerate(random_states(6, seats)):
        if state.stage in ("where", "lay") and number % 7 == 0:
            yield KEYPER.view_for(state, state.decider)


def test_marks_by_kind_of_piece() -> None:
    view = KEYPER.view_for(new_game("marks", 3), 0)
    fields = [PAINTER.mark_of(view, field.id) for field in view.boards[1].fields]
    assert fields == ["", *"ABCDEFGHIJKLMN"]
    plots = [PAINTER.mark_of(view, plot.id) for plot in view.seats[0].plots]
    assert plots == [*"ABCDEFGHIJKLMNOPQRST"]
    assert PAINTER.mark_of(view, "farm-3@2") == "C"
    tiles = (*SHIPPED.home_tiles, *SHIPPED.spring_tiles, *SHIPPED.other_tiles)
    assert [PAINTER.mark_of(view, f"tile:{tile.id}") for tile in tiles] == [str(n) for n in range(1, 61)]
    assert [PAINTER.mark_of(view, f"boat:{boat}") for boat in SHIPPED.boat] == [*"123456"]
    assert [PAINTER.mark_of(view, f"fair:{fair}") for fair in SHIPPED.winter_fair] == [
        str(n) for n in range(61, 69)
    ]
    assert PAINTER.mark_of(view, "fair:spring-1") != PAINTER.mark_of(view, "fair:summer-1")
    assert PAINTER.mark_of(view, "keyp:0") == ""


def test_folds_are_marked_in_their_order() -> None:
    state = next(state for state in random_states(1, 3) if state.stage == "fold")
    view = KEYPER.view_for(state, 0)
    assert [PAINTER.mark_of(view, f"display:{display}") for display in view.offered] == [*"ABCD"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_mark_twice_in_a_picture_of_one_region(seats: int) -> None:
    for view in (*random_views(8, seats, 0.02), built_view(seats)):
        for kind in PAINTER.kinds(view):
            marks = list(marks_in(view, kind).values())
            if kind.key != "table":  # an overview has no marks
                assert len(set(marks)) == len(marks), kind


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mark_stays_as_long_as_its_piece(seats: int) -> None:
    known = dict[tuple[str, str], str]()
    for number, state in enumerate(random_states(9, seats)):
        if number % 5:
            continue
        view = KEYPER.view_for(state, 0)
        for focus in set().union(*(PAINTER.shows(view, kind) for kind in PAINTER.kinds(view))):
            mark = PAINTER.mark_of(view, focus)
            fold = next((board.display for board in view.boards if focus.endswith(f"@{board.id}")), "")
            if mark:  # a winter fair has one on show, none in a hand
                assert known.setdefault((fold, focus), mark) == mark


def pieces_below(scene: Scene, place: Box) -> list[Sprite]:
    layers = (scene.layers[Layer.GOODS], scene.layers[Layer.WORKERS])
    items = [item for layer in layers for item in layer if isinstance(item, Sprite)]
    return [item for item in items if item.ink is not printed_mark and item.box.overlaps(place, 4)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_badges_of_a_large_board_hide_neither_icon_nor_keyple(seats: int) -> None:
    for view in (*asked_views(seats), built_view(seats)):
        for board in view.boards:
            kind = PictureKind(board.id)
            scene = PAINTER.draw(view, kind, SAYS["de"], Marks(marks_in(view, kind)))
            for item in scene.layers[Layer.BADGE]:
                assert isinstance(item, Sprite)
                assert item.ink is badge
                assert pieces_below(scene, item.box) == [], board.id
            assert len(scene.layers[Layer.BADGE]) == 14


@pytest.mark.parametrize("key", ["hand", "tiles", "fold", "screen", "home"])
def test_badges_hide_nothing_but_the_printed_mark(key: str) -> None:
    for view in random_views(3, 3, 0.02):
        for kind in (kind for kind in PAINTER.kinds(view) if kind.key == key):
            scene = PAINTER.scene(view, kind, SAYS["de"])
            for focus in marks_in(view, kind):
                below = pieces_below(scene, badge_box(scene.spots[focus].badge))
                if focus.startswith("fair:"):  # the badge shows the sign of the season that it covers
                    below = [item for item in below if item.ink is not season_sign]
                assert below == [], (kind, focus)


def test_a_seasonal_fair_is_marked_by_its_season() -> None:
    view = built_view(2)
    kind = PictureKind("screen", 0)
    scene = PAINTER.draw(view, kind, SAYS["en"], Marks(marks_in(view, kind), pale=("fair:summer-4",)))
    signs = [item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite)]
    assert {item.args for item in signs if item.ink is season_badge} == {
        ("spring", False),
        ("summer", True),
        ("autumn", False),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_fit_above_four_rows_of_controls(seats: int) -> None:
    for view in random_views(2, seats, 0.015):
        for kind in PAINTER.kinds(view):
            scene = PAINTER.scene(view, kind, SAYS["de"])
            meant = [focus for focus in PAINTER.shows(view, kind) if not focus.startswith("boat:")]
            shorter = condensed(scene, SQUARE, meant)
            if kind.key.startswith("board-"):
                assert scene.height <= SQUARE, kind
            if view.reader is not None and kind.key not in ("table", "result"):
                assert shorter.height * scene.width <= (SQUARE + 80) * shorter.width, kind
            if kind.key == "table":
                assert scene.height <= (SQUARE if seats < 4 and view.reader is not None else 1280), kind


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_yield_of_a_field_is_shown_to_the_player_asked(seats: int) -> None:
    for view in asked_views(seats):
        for board in view.boards:
            labels = [label.words for label in PAINTER.scene(view, PictureKind(board.id), SAYS["en"]).labels]
            gains = [f"+{field.gain}" for field in board.fields if field.gain is not None]
            assert sorted(words for words in labels if words.startswith("+")) == sorted(gains)


def test_gains_of_a_sent_and_of_a_laid_keyple(monkeypatch: pytest.MonkeyPatch) -> None:
    house_values(monkeypatch)
    table = Table().keyples(0, "brown", "white").stands("logs@board-1", "brown")
    before = KEYPER.view_for(table.state, 0)
    assert not any(field.gain for board in before.boards for field in board.fields)
    table.turn(0).play("send brown")
    fields = {field.id: field.gain for field in KEYPER.view_for(table.state, 0).boards[0].fields}
    assert fields["logs@board-1"] == 3
    assert fields["clay@board-1"] == 1
    assert fields["keyp@board-1"] is None
    assert fields["upgrade@board-1"] == 0, "nothing is built yet"
    other = KEYPER.view_for(table.state, 1)
    assert not any(field.gain for board in other.boards for field in board.fields)
    laying = Table().keyples(0).keyples(1, "brown").all_claim().stands("logs@board-1", "brown").lay_turn(0)
    fields = {field.id: field.gain for field in KEYPER.view_for(laying.state, 0).boards[0].fields}
    assert fields["logs@board-1"] == 2
    assert fields["clay@board-1"] is None


def test_every_board_tells_how_many_keyples_come_home() -> None:
    view = built_view(3)
    for shown in view.boards:
        count = sum(len(field.keyples) for field in shown.fields)
        assert shown.homecoming == count > 0
        board = PAINTER.board(view, SAYS["en"])
        assert f"{count} keyples come home with it" in board


@pytest.mark.parametrize("language", SAYS)
def test_words_tell_all_four_folds(language: str) -> None:
    for seats in (2, 3, 4):
        for state in random_states(1, seats):
            if state.stage != "fold":
                continue
            view = KEYPER.view_for(state, 0)
            kind, say = PictureKind("fold"), SAYS[language]
            for words in (PAINTER.alt(view, kind, say), PAINTER.board(view, say)):
                assert all(f"{letter} · " in words for letter in "ABCD")
                assert "…" not in PAINTER.alt(view, kind, say)
            break


def test_a_long_name_of_a_fold_ends_before_its_badge() -> None:
    for state in random_states(1, 3):
        if state.stage == "fold":
            break
    view = KEYPER.view_for(state, 0)
    scene, box = Scene(DAY), Box(0, 0, 420, 400)
    plain_display(scene, SHIPPED, view.season, view.offered[0], "A name as long as two " * 3, box, mark="A")
    (name,) = scene.labels
    (badge,) = [item.box for item in scene.items if isinstance(item, Sprite) and item.ink is printed_mark]
    assert name.size == 28, "shrunk first, but no further"
    assert name.words.endswith("…")
    assert badge.x0 - 40 < name.box.x1 < badge.x0
