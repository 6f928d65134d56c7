"""The render process draws the same pictures as the bot, is replaced if it fails, and ends with the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.locales.translations import sendable
from bot.ui.kit.localiser import Localisers
from bot.ui.pictures import render_process as module
from bot.ui.pictures.picture_requests import PUBLIC_STYLE, PictureRequest
from bot.ui.pictures.render_jobs import RenderJob, drawn
from bot.ui.pictures.render_process import RenderProcess, RenderProcessDownError, wanted
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.people import PictureStyle
from bot.values.table import Place, Table
from engine.core.setup import Setup, checked
from engine.registry import GAMES
from render.kit.painter import Marks
from render.registry import PAINTERS

LOCALES = {"keyflower": "en", "keyper": "de", "keythedral": "fr-x-english", "lantern": "en"}
_LONG = 60.0  # seconds, on a very busy machine


def sketch(game: str, style: PictureStyle = PUBLIC_STYLE) -> RenderJob:
    engine = GAMES[game]
    state = engine.new_game(checked(engine.spec, Setup(engine.spec.seats[0], "5e" * 32, {})))
    view = engine.view_for(state, 0)
    names = tuple("Ännchen" if seat else "Bo" for seat in range(engine.spec.seats[0]))
    say = sendable(Localisers().plain(LOCALES[game], names, game).label)
    assert say is not None
    kind = PAINTERS[game].main(view, ())
    spots = sorted(PAINTERS[game].shows(view, kind))
    marks = Marks(dict.fromkeys(spots[:2], "A"), changed=spots[2:4], news=spots[4:6])
    return RenderJob(game, view, kind, say, marks, style)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(_LONG):
        while not holds():  # noqa: ASYNC110  # a process is looked at, which tells nobody
            await asyncio.sleep(0.02)


@pytest_asyncio.fixture
async def render_process(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RenderProcess]:
    monkeypatch.setattr(module, "_DRAWN_WITHIN", 10 * _LONG)
    made = RenderProcess()
    made.begin()
    await until(lambda: made.is_ready)
    yield made
    await made.close()


async def test_it_draws_the_same_pictures_and_comes_back_when_it_dies(
    render_process: RenderProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [sketch(game, PictureStyle(game == "keyper", game == "lantern")) for game in LOCALES]
    found = await asyncio.gather(*map(render_process.drawn, asked))
    assert found == [drawn(one, PAINTERS[one.game]) for one in asked]
    first = render_process._process
    assert first is not None
    os.kill(first.pid, signal.SIGKILL)
    await until(lambda: not render_process.is_ready)
    monkeypatch.setattr(module, "_PAUSE", 0.0)
    with pytest.raises(RenderProcessDownError):
        await render_process.drawn(asked[0])
    await until(lambda: render_process.is_ready)
    assert render_process._process is not first
    assert await render_process.drawn(asked[0]) == found[0]


async def test_failed_pictures_are_drawn_by_the_bot_and_the_process_continues(
    render_process: RenderProcess, caplog: pytest.LogCaptureFixture
) -> None:
    good = sketch("lantern")
    bad = RenderJob("nowhere", good.view, good.kind, good.say, good.marks, PUBLIC_STYLE)
    unsendable = RenderJob("lantern", good.view, good.kind, lambda text: text.key, good.marks, PUBLIC_STYLE)
    for one in (bad, unsendable):
        with pytest.raises(RenderProcessDownError):
            await render_process.drawn(one)
    assert "nowhere" in caplog.text
    assert await render_process.drawn(good) == drawn(good, PAINTERS["lantern"])


async def test_it_knows_no_secrets_and_is_gone_when_the_bot_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    tells = "import os, sys; sys.stdin.read(); sys.exit('DISCORD_TOKEN' in os.environ)"
    render_process = RenderProcess((sys.executable, "-c", tells))
    render_process.begin()
    await until(lambda: render_process._process is not None)
    await render_process.close()  # it can get no more jobs and ends
    assert render_process._process is not None
    assert render_process._process.returncode == 0
    with pytest.raises(RenderProcessDownError):
        await render_process.drawn(sketch("lantern"))


async def test_one_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DRAWN_WITHIN", 0.2)
    hangs = "import sys, time; sys.stdout.write(chr(0) * 4); sys.stdout.flush(); time.sleep(600)"
    render_process = RenderProcess((sys.executable, "-c", hangs))
    render_process.begin()
    await until(lambda: render_process.is_ready)
    with pytest.raises(RenderProcessDownError):
        await render_process.drawn(sketch("lantern"))
    await until(
        lambda: render_process._process is not None and render_process._process.returncode is not None
    )
    await render_process.close()


DIES = "import sys; sys.stdout.write(chr(0) * 4); sys.stdout.flush(); sys.stdin.read(9)"


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", DIES)])
async def test_a_renderer_falls_back_to_its_own_process(command: tuple[str, ...]) -> None:
    """Covers a process that cannot start and one that dies of a job."""
    render_process = RenderProcess(command)
    renderer = PictureRenderer(PAINTERS, 1, render_process=render_process)
    renderer.begin()
    life = render_process._life
    assert life is not None
    await until(lambda: render_process.is_ready or not life.is_alive())
    made = sketch("lantern")
    table = Table("t", "running", "lantern", 1, Place(1), 2, {}, "", "en", True, (), 0.0)
    shot = PictureRequest(table, made.view, "en", made.say, picture_style=PictureStyle(night=True))
    (picture,) = await renderer.pictures(shot, [made.kind])
    assert picture.data.startswith(b"\x89PNG")
    renderer.close()
    await renderer.end()


def test_it_is_wanted_where_it_would_have_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    assert wanted(True)
    assert not wanted(False)
    for cores in (1, 2):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, n=cores: set(range(n)), raising=False)
        assert wanted(None) == (cores > 1)
        assert not wanted(None, shares=True)
        assert wanted(True, shares=True)
