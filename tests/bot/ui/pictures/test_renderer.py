"""Pictures: drawn in threads, kept, and only the newest request of a message is drawn at all."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bot.ui.kit.localiser import Localisers
from bot.ui.panel.sentence import PanelQuestion, ShownKey, ShownRow
from bot.ui.pictures.picture_requests import PanelPicture, PictureRequest
from bot.ui.pictures.render_jobs import bare_facts
from bot.ui.pictures.render_queue import ClosedError
from bot.ui.pictures.renderer import PictureRenderer, SupersededError
from bot.values.panel import LessonStep, Moved, Panel
from bot.values.table import Place, Table
from engine.core.setup import Setup, checked
from engine.core.text import Say
from engine.keyflower.game import KEYFLOWER
from engine.lantern.game import LANTERN
from engine.lantern.view import View
from render.kit.painter import NO_MARKS, Marks, PictureKind
from render.kit.panel_layout import Key, KeyRow, PanelStep
from render.kit.scene import Scene
from render.registry import PAINTERS
from tests.render.keyflower.positions import built_view
from tests.support.discord_stage import WORDS
from tests.support.keyflower import scene
from tests.support.lantern_painter import LanternPainter

SAY = Localisers(folders=WORDS).plain("en", ("Anna", "Bob")).label
NAMED = Localisers(folders=WORDS).plain("en", ("Anna", "Ben", "Chloé")).label
STATE = LANTERN.new_game(checked(LANTERN.spec, Setup(2, "5e" * 32, {})))
TABLE = Table("t", "running", "lantern", 1, Place(1), 2, {}, "", "en", True, (), 0.0)


class SlowPainter(LanternPainter):
    """Waits for a word before it draws, and counts."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.drawn: list[tuple[str, ...]] = []

    def draw(self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, *_: Any) -> Scene:
        assert threading.current_thread() is not threading.main_thread()
        self.go.wait(5)
        self.drawn.append(tuple(marks.badges.values()))
        return super().draw(view, kind, say, marks)


@pytest.fixture
def painter() -> SlowPainter:
    return SlowPainter()


@pytest.fixture
def renderer(painter: SlowPainter) -> Iterator[PictureRenderer]:
    renderer = PictureRenderer({"lantern": painter}, threads=1)
    yield renderer
    painter.go.set()
    renderer.close()


def panel() -> Panel:
    return Panel(TABLE, 0, LANTERN.view_for(STATE, 0), None, "0")


def asked(renderer: PictureRenderer, badges: Mapping[str, str], ticket: Any) -> asyncio.Task[Any]:
    question = PanelQuestion(
        PanelStep((), PictureKind("table")),
        (
            ShownRow(
                KeyRow(()),
                tuple(ShownKey(Key((focus,), mark, focus=focus)) for focus, mark in badges.items()),
            ),
        ),
    )
    return asyncio.create_task(renderer.panel(PanelPicture(panel(), "en", SAY, question), ticket))


async def test_only_the_newest_request_of_a_message_is_drawn(
    renderer: PictureRenderer, painter: SlowPainter
) -> None:
    letters = ("A", "B", "C")
    tasks = []
    for letter in letters:
        tasks.append(asked(renderer, {"pile": letter}, renderer.ticket("t", 0, 99)))
        await asyncio.sleep(0.02)
    painter.go.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(answers[1], SupersededError)
    assert isinstance(answers[2], tuple)
    assert painter.drawn == [("A",), ("C",)]  # the first was being drawn already


async def test_messages_do_not_supersede_each_other(renderer: PictureRenderer, painter: SlowPainter) -> None:
    painter.go.set()
    first, second = renderer.ticket("t", 0, 1), renderer.ticket("t", 0, 2)
    answers = await asyncio.gather(asked(renderer, {}, first), asked(renderer, {"pile": "A"}, second))
    assert all(len(pictures) == 1 for pictures in answers)


async def test_a_picture_is_drawn_once_and_kept(renderer: PictureRenderer, painter: SlowPainter) -> None:
    request = PictureRequest(TABLE, LANTERN.view_for(STATE, None), "en", SAY)
    both = asyncio.gather(renderer.first(request), renderer.first(request))
    await asyncio.sleep(0.02)
    painter.go.set()
    one, two = await both
    assert one == two == await renderer.first(request)
    assert len(painter.drawn) == 1
    assert one[0].alt


async def test_a_game_without_a_painter_has_words_instead(renderer: PictureRenderer) -> None:
    other = PictureRenderer({}, threads=1)
    request = PictureRequest(TABLE, LANTERN.view_for(STATE, None), "en", SAY)
    assert await other.first(request) == ()
    assert "pile: 18" in other.board("lantern", request.view, SAY)
    other.close()


def test_bare_facts_leave_out_what_is_empty() -> None:
    facts = bare_facts(LANTERN.view_for(STATE, None))
    assert "seats.1.tokens: 3" in facts
    assert "hand" not in facts


async def test_a_cancelled_request_leaves_the_picture_to_others(
    renderer: PictureRenderer, painter: SlowPainter
) -> None:
    first, second = (asked(renderer, {"pile": "A"}, None) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    painter.go.set()
    assert len(await second) == 1
    assert len(painter.drawn) == 1


async def test_a_stop_lets_be_what_is_not_begun_and_says_so(
    renderer: PictureRenderer, painter: SlowPainter, caplog: pytest.LogCaptureFixture
) -> None:
    begun, waiting = asked(renderer, {"pile": "A"}, None), asked(renderer, {"pile": "B"}, None)
    await asyncio.sleep(0.05)
    renderer.close()
    painter.go.set()
    late = asked(renderer, {"pile": "C"}, None)
    assert len(await begun) == 1
    for task in (waiting, late):
        with pytest.raises(ClosedError):
            await task
    assert caplog.records == []


async def test_a_committed_turn_shows_the_village_that_it_changed() -> None:
    before = built_view(3)
    ben = before.seats[1]
    used = replace(ben, village=(replace(ben.village[0], users={"red": 1}), *ben.village[1:]))
    after = replace(before, seats=(before.seats[0], used, before.seats[2]))
    table = Table("t", "running", "keyflower", 1, Place(1), 3, {}, "", "en", True, (), 0.0)
    moved = Moved(1, "use home-2 red 1", (), before=before)
    renderer = PictureRenderer({"keyflower": PAINTERS["keyflower"]}, threads=1)
    try:
        for done, shown in ((moved, "village"), (replace(moved, before=None), "table")):
            wanted = PanelPicture(Panel(table, 0, after, None, "0", moved=done), "en", NAMED)
            (picture,) = await renderer.panel(wanted)
            assert picture.name.startswith(shown)
            assert ("tile:home-2" in renderer.request_for(wanted).changed) == (shown == "village")
    finally:
        renderer.close()


async def test_the_board_on_which_something_changed_is_named_and_shows_it() -> None:
    view, renderer = built_view(3), PictureRenderer({"keyflower": PAINTERS["keyflower"]}, threads=1)
    kind = renderer.telling_kind("keyflower", view, ("tile:home-2",))
    assert kind == PictureKind("village", 1)
    assert renderer.shows_any("keyflower", view, kind, ("tile:home-2", "nothing"))
    assert not renderer.shows_any("keyflower", view, kind, ("tile:home-1",))
    assert renderer.telling_kind("keyflower", view, ()) == PictureKind("overview")
    assert renderer.telling_kind("a game without pictures", view, ("tile:home-2",)) is None
    assert not renderer.shows_any("a game without pictures", view, kind, ("tile:home-2",))
    renderer.close()


async def test_a_lesson_shows_its_own_picture_and_the_last_result_until_the_first_press() -> None:
    table = Table("t", "running", "keyflower", 1, Place(1), 2, {}, "", "en", True, (), 0.0)
    view = KEYFLOWER.view_for(scene(2).tile("miner").screen(0, red=2).state, 0)
    step = LessonStep(
        "keyflower-course", "lesson", results=("tile:home-1",), marks=("tile:miner",), picture="table"
    )
    taught = Panel(table, 0, view, None, "0", lesson=step)
    begun = PanelQuestion(PanelStep((), PictureKind("table")), before=())
    renderer = PictureRenderer({"keyflower": PAINTERS["keyflower"]}, threads=1)
    try:
        overview = PanelQuestion(PanelStep((), PictureKind("overview")))
        wanted = PanelPicture(taught, "en", NAMED, overview)
        (picture,) = await renderer.panel(wanted)
        assert picture.name.startswith("table")
        assert picture.own, "it shows the reader's workers"
        assert renderer.request_for(wanted).taught == ("tile:home-1", "tile:miner")
        assert renderer.request_for(replace(wanted, question=begun)).taught == ("tile:miner",)
    finally:
        renderer.close()
