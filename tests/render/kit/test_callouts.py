"""Callouts: framed pieces that are present, readable on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.locales import speaker
from engine.core.lessons import played
from engine.core.teaching import Introduction
from engine.registry import GAMES
from render.kit.callouts import MARK, NothingThereError, place_of, point_out
from render.kit.layout import WIDTH, Box
from render.kit.paint import paint
from render.kit.scene import Layer, Scene, Sprite
from render.kit.theme import DAY, NIGHT, Theme
from render.registry import PAINTERS

INTRODUCTIONS = [(key, each) for key, game in GAMES.items() for each in game.introductions]
PHONE, READABLE = 390, 24  # pixels across, and how many of them a mark has at least


def scene_of(key: str, about: Introduction, theme: Theme = DAY) -> Scene:
    game, painter = GAMES[key], PAINTERS[key]
    view = game.view_for(played(game, about.setup, about.script), 0)
    kind = next(kind for kind in painter.kinds(view) if kind.key == about.picture)
    return painter.draw(view, kind, speaker("de", ["Anna", "Ben", "Clara"], markdown=False), theme=theme)


def discs(scene: Scene) -> list[Box]:
    found = [item for item in scene.layers[Layer.BADGE] if isinstance(item, Sprite)]
    return [item.box for item in found if item.box.width == item.box.height == MARK]


@pytest.mark.parametrize(("key", "about"), INTRODUCTIONS, ids=[each.key for _, each in INTRODUCTIONS])
def test_every_mark_of_an_introduction_is_in_its_picture_and_apart_from_the_others(
    key: str, about: Introduction
) -> None:
    scene = scene_of(key, about)
    point_out(scene, about.marks)
    marks = discs(scene)
    assert len(marks) == len(about.marks)
    for box, mark in zip(marks, about.marks, strict=True):
        assert scene.bounds.contains(box)
        assert box.overlaps(place_of(scene, mark).inset(-MARK / 2)), mark
    assert not any(one.overlaps(other, slack=MARK / 4) for one, other in combinations(marks, 2))
    assert MARK * PHONE / WIDTH >= READABLE


def test_absent_pieces_cannot_be_pointed_at() -> None:
    scene = Scene(DAY, 300, 300)
    scene.spot("tile:inn", Box(10, 10, 60, 60))
    scene.part("season", Box(0, 200, 300, 300))
    assert place_of(scene, "tile:* season") == Box(0, 10, 300, 300)
    with pytest.raises(NothingThereError, match="tile:barn"):
        point_out(scene, ["tile:inn tile:barn"])


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_without_numbers_there_is_a_frame_and_nothing_is_darker(theme: Theme) -> None:
    def lying() -> Scene:
        scene = Scene(theme, 400, 400)
        scene.panel(Layer.CARD, Box(0, 0, 400, 400), theme.paper, None, 0)
        scene.part("here", Box(100, 100, 300, 300))
        return scene

    plain, framed = lying(), lying()
    point_out(framed, ["here"], numbered=False)
    before, after = paint(plain), paint(framed)
    for inside_or_far in ((200, 200), (20, 20)):
        assert after.getpixel(inside_or_far) == before.getpixel(inside_or_far)
    assert after.getpixel((200, 96)) != before.getpixel((200, 96))
    assert discs(framed) == []


def test_the_frame_of_a_tile_is_around_its_name_and_its_bids() -> None:
    scene = Scene(DAY, 400, 400)
    scene.spot("tile:inn", Box(150, 150, 250, 250), None, "hex")
    scene.part("tile:inn", Box(100, 100, 300, 300))
    assert place_of(scene, "tile:inn") == Box(100, 100, 300, 300)


def test_the_frame_of_an_octagon_leaves_its_corners_free() -> None:
    """Houses stand there, with their numbers."""
    scene = Scene(DAY, 300, 300)
    scene.spot("cell:0,0", Box(50, 50, 250, 250), shape="octagon")
    plain = paint(scene)
    point_out(scene, ["cell:0,0"], numbered=False)
    framed = paint(scene)
    assert framed.getpixel((150, 50)) != plain.getpixel((150, 50))
    for x, y in ((70, 70), (230, 70), (70, 230), (230, 230)):
        assert framed.getpixel((x, y)) == plain.getpixel((x, y))


@pytest.mark.parametrize("shape", ["roof", "diamond"])
def test_the_frame_of_a_house_hides_nothing_of_it(shape: str) -> None:
    scene = Scene(DAY, 300, 300)
    scene.spot("dwelling:blue-1", Box(100, 100, 200, 200), shape=shape)
    plain = paint(scene)
    point_out(scene, ["dwelling:blue-1"], numbered=False)
    framed = paint(scene)
    assert framed != plain
    inside = (130, 130, 170, 175)
    assert framed.crop(inside).tobytes() == plain.crop(inside).tobytes()
