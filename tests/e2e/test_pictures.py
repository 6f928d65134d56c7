"""Pictures beyond the table: a player's draft, news of others, films, cards."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.ui.kit.blocks import Picture
from bot.ui.pictures.picture_requests import PictureRequest
from bot.ui.pictures.renderer import PictureRenderer
from engine.core.text import Say
from engine.lantern.game import LANTERN
from engine.lantern.view import View
from engine.registry import GAMES
from render.kit.painter import NO_MARKS, Marks, PictureKind
from render.kit.scene import Scene
from render.kit.theme import DAY, Theme
from render.registry import PAINTERS
from tests.support.discord_play import hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, controls, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
FILM, WATCH = "🎞 Film", "🎞 Watch film"
BESIDE = {"limits": False, "picture_process": True}


class Watched(LanternPainter):
    """A painter that records its marks and their reader, and can be paused."""

    def __init__(self) -> None:
        self.marks: list[tuple[int | None, Marks]] = []
        self.begun, self.may_draw = threading.Event(), threading.Event()
        self.may_draw.set()

    def draw(
        self, view: View, kind: PictureKind, say: Say, marks: Marks = NO_MARKS, theme: Theme = DAY
    ) -> Scene:
        self.marks.append((view.reader, marks))
        self.begun.set()
        self.may_draw.wait(10)
        return super().draw(view, kind, say, marks, theme)

    def last(self, reader: int | None) -> Marks:
        return next(marks for seat, marks in reversed(self.marks) if seat == reader)


@pytest.fixture
def painter() -> Watched:
    return Watched()


@pytest.fixture
async def stage(tmp_path: Path, painter: Watched) -> AsyncIterator[Stage]:
    people = [*NAMES, "carol"]
    async with discord_stage(tmp_path, {"lantern": LANTERN}, people, painters={"lantern": painter}) as stage:
        await stage.open_table("lantern", NAMES)
        yield stage
        stage.checked()


async def test_the_draft_is_marked_for_its_owner_alone(stage: Stage, painter: Watched) -> None:
    await stage.confirming("anna")
    panel = stage.panels("anna")[-1]
    assert (painter.last(0).changed, painter.last(0).news) == ((), ())
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    assert (painter.last(0).changed, painter.last(0).news) == (("seat:0",), ())
    await stage.players["bob"].slash(stage.thread(), "game board")
    assert painter.last(1).changed == ()


async def test_news_are_what_others_did_since_ones_last_turn(stage: Stage, painter: Watched) -> None:
    await hide(stage, "anna")
    await hide(stage, "bob")  # now both lanterns are lit
    page = (await stage.players["anna"].slash(stage.thread(), "game board")).response
    assert painter.last(0).news == ("seat:0", "seat:1")
    assert "A dot in a red frame" in words(page)
    menu = next(part for part in controls(page) if part["type"] == 3)
    told = {option["value"]: "new since" in option.get("description", "") for option in menu["options"]}
    assert told == {"table": True, "screen.0": False, "score": False}
    page = (await stage.players["carol"].slash(stage.thread(), "game board")).response
    assert painter.last(None).news == ()
    assert "red frame" not in words(page)


async def test_a_film_since_my_last_turn(stage: Stage) -> None:
    anna = stage.players["anna"]
    await hide(stage, "anna")
    before = (await anna.slash(stage.thread(), "game since")).response
    assert WATCH not in labels(before)
    await hide(stage, "bob")
    page = (await anna.slash(stage.thread(), "game since")).response
    result = await anna.click(page, label=WATCH)
    film = result.response
    assert film.ephemeral
    assert [file.filename for file in film.attachments] == ["film.gif"]
    assert "A film of Lantern, 1 turn long" in words(film)
    sent = json.dumps([request.json for request in stage.env.http_requests], default=str)
    assert "Drawing a film of 1 turn" in sent
    assert Image.open(BytesIO(await film.attachments[0].read())).n_frames == 2  # type: ignore[attr-defined]  # a GIF


async def test_a_film_of_a_finished_game(stage: Stage) -> None:
    game_id = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0].id
    running = (await stage.players["carol"].slash(stage.thread(), "game replay")).response
    assert FILM not in labels(running)
    await play_to_the_end(stage, NAMES, Fingers(1))
    end = stage.newest_with(stage.thread(), "Watch replay")
    replay = (await stage.players["carol"].click(end, label="Watch replay")).response
    film = (await stage.players["carol"].click(replay, label=FILM)).response
    assert [file.filename for file in film.attachments] == ["film.gif"]
    assert "Hand:" not in words(film)
    turns = (await stage.bot.context.services.queries.table(game_id)).turn
    assert f"A film of Lantern, {turns} turns long" in words(film)


async def test_a_press_that_came_in_time_is_answered_before_the_bot_stops(
    stage: Stage, painter: Watched
) -> None:
    """The shared fixture also checks that nothing is logged as an error."""
    panel = stage.panels("anna")[-1]
    painter.begun.clear()
    painter.may_draw.clear()
    stage.emit(stage.players["anna"].user, panel, act_of(panel, "pick"))
    await asyncio.to_thread(painter.begun.wait, 10)
    stopping = asyncio.create_task(stage.bot.close())
    await asyncio.sleep(0.05)
    assert not stopping.done()
    painter.may_draw.set()
    await stopping
    assert "Hide " in words(stage.newest(stage.players["anna"].user.dm_channel))


@pytest.mark.parametrize("key", sorted(PAINTERS))
async def test_a_tile_is_shown_as_a_card(key: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        anna = stage.players["anna"].user
        offered = await anna.autocomplete("tile", "tile", "", game=key)
        page = (await anna.slash("tile", game=key, tile=offered[-1]["value"])).response
        assert [file.content_type for file in page.attachments] == ["image/png"]
        assert offered[-1]["name"] in (page.attachments[0].description or "")
        assert offered[-1]["name"] in words(page)
        stage.checked()


async def test_a_call_that_brings_no_panel_draws_none(stage: Stage, painter: Watched) -> None:
    """A player reached only at the table gets a button there: their panel is drawn once they press."""
    people, bob = stage.bot.context.services.people, stage.players["bob"].id
    await hide(stage, *NAMES)
    await people.note_reach(bob, "button")
    await people.set_setting(f"person:{bob}", "dm-refused", str(stage.env.now().timestamp()))
    asked = stage.panels("anna")[-1]
    painter.marks.clear()
    await stage.players["anna"].user.click(asked, custom_id=act_of(asked, "pick"))
    asked = stage.panels("anna")[-1]
    if "✔ Confirm" in labels(asked):
        await stage.players["anna"].user.click(asked, custom_id=act_of(asked, "confirm"))
    called = stage.newest_with(stage.thread(), "Play my turn")
    assert f"<@{bob}>" in words(called)
    assert 1 not in [reader for reader, _ in painter.marks]
    await stage.players["bob"].click(called, label="Play my turn")
    assert 1 in [reader for reader, _ in painter.marks]


async def test_a_process_beside_the_bot_draws_while_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pictures are those that the bot would draw; killed in the middle of a game, it is not missed."""
    here = list[str]()
    draw = PictureRenderer._draw

    def drawn(renderer: PictureRenderer, shot: PictureRequest, *args: Any) -> Picture:
        here.append(shot.table.game)
        return draw(renderer, shot, *args)

    monkeypatch.setattr(PictureRenderer, "_draw", drawn)
    games = {"lantern": LANTERN}
    async with discord_stage(tmp_path, games, NAMES, painters=PAINTERS, slow=True, settings=BESIDE) as stage:
        render_process = stage.bot._renderer._render_process
        assert render_process is not None
        async with asyncio.timeout(60):
            while not render_process.is_ready:  # noqa: ASYNC110  # a process is looked at, which tells nobody
                await asyncio.sleep(0.02)
        await stage.open_table("lantern", NAMES)
        assert all(stage.dm(name)[-1].attachments for name in NAMES)
        assert here == []
        process = render_process._process
        assert process is not None
        process.kill()
        process.wait()
        await hide(stage, *NAMES)
        assert here
        assert stage.dm("anna")[-1].attachments
        stage.checked()
    assert process.returncode is not None
    assert render_process._life is not None
    assert not render_process._life.is_alive()
