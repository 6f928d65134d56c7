"""Films: drawn once, marked turn by turn, and given up when the bot stops."""

from __future__ import annotations

import asyncio
from io import BytesIO
from threading import Event

import pytest
from PIL import Image

from bot.ui.pictures.films import FilmRenderer
from bot.ui.pictures.render_queue import ClosedError
from bot.values.read_models import FilmFrames
from bot.values.table import Place, SeatInfo, Table
from engine.core.setup import Setup, checked
from engine.core.text import Say, Text, UserText
from engine.lantern.game import LANTERN
from engine.lantern.view import View
from render.kit.painter import NO_MARKS, Marks, PictureKind
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme
from tests.support.lantern_painter import LanternPainter

TABLE = Table(
    id="t1",
    status="over",
    game="lantern",
    host=1,
    place=Place(1),
    capacity=2,
    options={},
    pace="",
    language="en",
    in_thread=False,
    seats=(SeatInfo(0, UserText("Ann")), SeatInfo(1, UserText("Ben"))),
    created=0.0,
)


def keys(words: Text) -> str:
    """Return texts by their keys, as wording does not matter here."""
    return words.key


class Counting(LanternPainter):
    def __init__(self) -> None:
        self.marks: list[Marks] = []
        self.begun, self.go_on = Event(), Event()
        self.go_on.set()

    def draw(
        self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        self.marks.append(marks)
        self.begun.set()
        assert self.go_on.wait(10)
        return super().draw(view, kind, say, marks, theme)


def reel(picks: int) -> FilmFrames:
    state = LANTERN.new_game(checked(LANTERN.spec, Setup(2, "0" * 64)))
    views = [LANTERN.view_for(state, 0)]
    for _ in range(picks):
        state = LANTERN.apply(state, LANTERN.choices(state)[0].actions[0]).state
        views.append(LANTERN.view_for(state, 0))
    return FilmFrames(TABLE, 0, tuple(views), picks)


async def test_the_same_film_is_drawn_once() -> None:
    painter = Counting()
    films = FilmRenderer({"lantern": painter})
    one, two = await asyncio.gather(films.film(reel(3), "en", keys), films.film(reel(3), "en", keys))
    again = await films.film(reel(3), "en", keys)
    assert one is two is again
    assert len(painter.marks) == 4
    assert painter.marks[0].news == ()
    assert any(marks.news for marks in painter.marks)
    assert Image.open(BytesIO(one.data)).format == "GIF"
    await films.film(reel(2), "en", keys)
    assert len(painter.marks) == 7
    films.close()


async def test_a_film_is_given_up_when_the_bot_stops() -> None:
    painter = Counting()
    painter.go_on.clear()
    films = FilmRenderer({"lantern": painter})
    film = asyncio.create_task(films.film(reel(3), "en", keys))
    await asyncio.to_thread(painter.begun.wait, 10)
    films.close()
    painter.go_on.set()
    with pytest.raises(ClosedError):
        await film
    assert len(painter.marks) == 1
