"""The review of a game: sources of points that add up."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from bot.services.queries.reviews import Compared, Review
from bot.ui.kit.localiser import Localisers
from bot.ui.pages import review as pages
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.people import PictureStyle
from bot.values.read_models import Source
from engine.core.game import Standing
from engine.core.rng import Rng, seed_from
from engine.core.tell import Silence
from engine.core.text import text
from engine.keyflower.game import KEYFLOWER
from engine.keyper.game import KEYPER
from engine.simulate import next_to_move
from render.registry import PAINTERS, seat_marks
from tests.support.conformance import setup_for
from tools.bench.panels.random_panels import live_table


def reviewed(points: tuple[int, int], *sources: tuple[int, int]) -> Review:
    first, second = sorted((0, 1), key=lambda seat: -points[seat])
    standings = (Standing(first, points[first], 1), Standing(second, points[second], 2))
    names = ("keyper-source-village", "keyper-source-farm", "keyper-source-fair")
    told = tuple(Source(text(name), each) for name, each in zip(names, sources, strict=False))
    table = live_table(KEYPER, KEYPER.new_game(setup_for(KEYPER, 2, "review")), 2).table
    return Review(table, (0.0, 0.0), (), 0, standings, told)


@pytest.mark.parametrize("locale", ["en", "de", "nl", "fr", "es"])
def test_the_deciding_turn_is_told_in_two_sentences(locale: str) -> None:
    localiser = Localisers().plain(locale, ("Ann", "Ben"), "keyper")
    told = pages._decided(reviewed((41, 50), (30, 36), (11, 8), (0, 5)), localiser)
    assert told is not None
    assert told.index("Ben") < told.index("Ann")
    assert ("9" in told, "36" in told, "30" in told) == (True, True, True), "the lead and its widest gap"
    assert told.count(".") == 2, "two sentences"
    assert pages._decided(reviewed((9, 9), (9, 9)), localiser) is None, "nothing sets them apart"


def test_a_chart_has_the_colours_of_the_game() -> None:
    assert seat_marks("keythedral") != seat_marks("keyper")
    assert seat_marks("keyper") == seat_marks("a game without pictures")


class _Reply:
    """The part of a reply that a review needs."""

    locale = "de"

    def __init__(self, renderer: PictureRenderer) -> None:
        self.context = SimpleNamespace(renderer=renderer)

    async def picture_style(self) -> PictureStyle:
        return PictureStyle()


async def test_a_pair_shows_the_same_part_of_the_table_labelled_and_whole() -> None:
    """Differences are marked in both pictures."""
    before = KEYFLOWER.new_game(setup_for(KEYFLOWER, 2, "pair"))
    table = live_table(KEYFLOWER, before, 2).table
    views = [KEYFLOWER.view_for(before, 0)]
    for option in (0, -1):
        after = KEYFLOWER.copy(before)
        rng = Rng(seed_from("pair"))
        KEYFLOWER.play(after, next_to_move(KEYFLOWER.choices(after), rng).actions[option], Silence())
        views.append(KEYFLOWER.view_for(after, 0))
    renderer = PictureRenderer(PAINTERS, 1)
    try:
        localiser = Localisers().plain("de", ("Ann", "Ben"), "keyflower")
        reply: Any = _Reply(renderer)
        played, better = await pages._drawn(reply, table, 7, Compared(*views), localiser)
    finally:
        renderer.close()
    assert (played.name, better.name) == ("review-7-played.png", "review-7-better.png")
    sizes = [Image.open(io.BytesIO(picture.data)).size for picture in (played, better)]
    assert [width for width, _ in sizes] == [1200, 1200]
    assert all(height <= 1280 + 100 for _, height in sizes)
    bands = [
        Image.open(io.BytesIO(picture.data)).convert("RGB").getpixel((1190, 8))
        for picture in (played, better)
    ]
    assert bands[0] != bands[1], "red above the played turn, green above the better one"
