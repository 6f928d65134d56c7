"""A picture with little room drops its least important strips, never the pieces in question."""

from __future__ import annotations

import pytest

from bot.ui.kit.localiser import Localisers
from render.kit.fit_height import condensed
from render.kit.layout import Box
from render.kit.painter import Marks
from render.kit.scene import Layer, Scene, Spare
from render.kit.theme import DAY
from render.registry import PAINTERS
from tools.bench.panels import questions_of
from tools.bench.panels.random_panels import NAMES, random_panels

WORDS = ("head", "players", "one", "two", "stock")


def picture() -> Scene:
    """Return five strips of height 100 with a word each; two of them are rows of pieces in question."""
    scene = Scene(DAY, 500)
    spares = (Spare.HEAD, Spare.PLAYERS, Spare.ROW, Spare.ROW, Spare.STOCK)
    for at, (spare, words) in enumerate(zip(spares, WORDS, strict=True)):
        scene.strip(spare, 100 * at, 100 * at + 100)
        scene.label(words, (600, 100 * at + 50), 40)
        scene.spot(words, Box(0, 100 * at, 1200, 100 * at + 100))
        scene.panel(Layer.CARD, Box(0, 100 * at, 1200, 100 * at + 100), DAY.paper)
    return scene


def said(scene: Scene) -> list[str]:
    return [label.words for label in scene.labels]


@pytest.mark.parametrize(
    ("tallest", "meant", "left"),
    [
        (500, (), WORDS),
        (400, (), ("players", "one", "two", "stock")),
        (300, (), ("players", "one", "two")),
        (300, ("head",), ("head", "one", "two")),
        (200, ("two",), ("one", "two")),
        (100, ("two",), ("two",)),
        (200, (), ("one", "two")),
    ],
)
def test_the_least_important_strips_go_first(
    tallest: int, meant: tuple[str, ...], left: tuple[str, ...]
) -> None:
    shown = condensed(picture(), tallest, meant)
    assert said(shown) == list(left)
    assert (shown.height, shown.width) == (tallest, 1200)
    assert [round(spot.box.y0) for spot in shown.spots.values()] == [100 * at for at in range(len(left))]


def test_only_then_it_is_made_smaller_and_not_much() -> None:
    nearly, hardly = (condensed(picture(), tallest, ("one", "two")) for tallest in (180, 50))
    assert said(nearly) == said(hardly) == ["one", "two"]
    assert nearly.width == pytest.approx(1200 * 200 / 180, abs=1)
    assert hardly.width == pytest.approx(1200 / 0.86, abs=1)
    assert all(label.box.x0 > 0 and label.box.x1 < hardly.width for label in hardly.labels)


def test_a_row_goes_only_where_being_smaller_does_not_help() -> None:
    assert said(condensed(picture(), 180, ("two",))) == ["one", "two"]
    assert said(condensed(picture(), 160, ("two",))) == ["two"]


def test_strips_changed_by_the_turn_go_last() -> None:
    """The question mentions a piece picked up; a row with a change is dropped last."""
    assert said(condensed(picture(), 300, ("two",), ("players",))) == ["players", "one", "two"]
    assert said(condensed(picture(), 200, ("one", "two"), ("players",))) == ["one", "two"]
    assert said(condensed(picture(), 200, ("two",), ("one", "players"))) == ["one", "two"]


def test_all_rows_stay_where_none_is_meant() -> None:
    assert said(condensed(picture(), 10, ())) == ["one", "two"]


def test_all_rows_stay_where_none_has_a_letter() -> None:
    """The piece in question lies beside one of the boards and may go to any of them."""
    assert said(condensed(picture(), 100, ("two",), lettered=())) == ["one", "two"]
    assert said(condensed(picture(), 100, ("two",), lettered=("two",))) == ["two"]


@pytest.mark.parametrize(("game", "seats"), [("keyflower", 4), ("keyper", 4), ("keythedral", 5)])
def test_every_marked_piece_is_still_there(game: str, seats: int) -> None:
    voice, painter = Localisers().plain("en", NAMES), PAINTERS[game]
    marked = 0
    for panel in random_panels(game, seats, "little room", most=40):
        for question in questions_of(panel):
            full = painter.draw(panel.view, question.step.picture, voice.label, Marks(question.badges))
            left = condensed(full, 700, tuple(question.badges))
            assert question.badges.keys() & full.spots.keys() <= left.spots.keys()
            assert all(item.box.y1 <= left.height + 40 for item in left.items)
            marked += bool(question.badges)
    assert marked > 20
