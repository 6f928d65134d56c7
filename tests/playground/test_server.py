"""The page's server: loopback only, protected by its key, live, with clear refusals."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import signal
import threading
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from aiohttp import ClientSession

from playground.page_data import Json
from playground.serve import HOST, PortTakenError, Prepared, serve
from playground.world import World
from tests.playground.conftest import Client
from tests.playground.test_actions import games
from tests.support.playground import playground
from tests.support.sample_bot import SampleBot

WEB = files("playground").joinpath("web")


async def test_the_page_and_its_parts_are_served_behind_the_key(client: Client) -> None:
    async with client.session.get(client.address) as page:
        text = await page.text()
        assert page.status == 200
        assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    for name in re.findall(r'(?:href|src)="(web/[^"]+)"', text):
        async with client.session.get(client.address + name) as part:
            assert part.status == 200, name
    stranger = client.address.rsplit("/", 2)[0] + "/guess/"
    async with client.session.get(stranger) as refused:
        assert refused.status == 404
    async with client.session.get(client.address + "web/..%2Fserver.py") as refused:
        assert refused.status == 404


async def test_a_player_who_comes_under_a_name_that_nobody_has_is_let_in_as_somebody(
    client: Client, world: World
) -> None:
    async with client.session.get(client.address + "?as=nobody") as page:
        assert page.status == 200
        assert page.url.query["as"] == next(iter(world.people))
        assert page.url.query["nobody"] == "nobody", "which the page says"


async def test_another_name_for_this_machine_is_refused(client: Client) -> None:
    async with client.session.get(client.address, headers={"Host": "evil.example"}) as refused:
        assert refused.status == 403


async def test_orders_from_another_page_are_refused(client: Client) -> None:
    headers = {"Sec-Fetch-Site": "cross-site"}
    async with client.session.post(client.address + "api/act", json={}, headers=headers) as refused:
        assert refused.status == 409


@pytest.mark.parametrize("asset", [path.name for path in WEB.iterdir()])
def test_nothing_is_loaded_from_outside(asset: str) -> None:
    text = WEB.joinpath(asset).read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"""(?:src|href|url|import|fetch)\s*[=(]?\s*["'`(]\s*(?:https?:)?//""", text)


async def news(client: Client, who: str, count: int) -> list[Json]:
    """Return the next states on a live connection."""
    got: list[Json] = []
    async with client.session.get(client.address + "api/news", params={"as": who}) as line:
        async for raw in line.content:
            if raw.startswith(b"data: "):
                got.append(msgspec.json.decode(raw[6:]))
                if len(got) == count:
                    return got
    return got


async def test_news_reaches_an_open_window(client: Client, world: World) -> None:
    waiting = asyncio.create_task(news(client, "ben", 2))
    await asyncio.sleep(0.3)
    text = f"Hello <@{world.people['ben'].id}>"
    order = {"kind": "send", "channel": games(world), "text": text, "as": "ada"}
    assert (await client.post("api/act", **order))["status"] == 200
    before, after = await asyncio.wait_for(waiting, 60)
    assert (before["channels"][0]["unread"], after["channels"][0]["unread"]) == (0, 1)
    assert after["channels"][0]["mentions"] == 1
    last = after["channels"][0]["last"]
    await client.post("api/read", channel=games(world), message=last, **{"as": "ben"})
    assert (await news(client, "ben", 1))[0]["channels"][0]["unread"] == 0


async def test_pictures_are_served_and_other_files_only_downloaded(client: Client, world: World) -> None:
    await client.post("api/act", kind="slash", channel=games(world), name="layout", **{"as": "ada"})
    answer = await client.get("api/messages", channel=games(world), **{"as": "ada"})
    served = {a["name"]: a["url"] for a in answer["data"][-1]["attachments"]}
    async with client.session.get(client.address + served["one.png"]) as picture:
        assert picture.content_type == "image/png"
        assert (await picture.read()).startswith(b"\x89PNG")
    async with client.session.get(client.address + served["notes.txt"]) as notes:
        assert notes.headers["Content-Disposition"] == "attachment"
        assert await notes.read() == b"notes\n"
    async with client.session.get(client.address + served["notes.txt"] + "x") as missing:
        assert missing.status == 404


async def test_letters_come_with_the_page(client: Client) -> None:
    styles = WEB.joinpath("base.css").read_text(encoding="utf-8")
    named = re.findall(r'url\("(fonts/[^"]+)"\)', styles)
    assert named
    for font in named:
        async with client.session.get(client.address + "web/" + font) as served:
            assert (served.status, served.content_type) == (200, "font/ttf")
    async with client.session.get(client.address + "web/fonts/LICENSE.txt") as other:
        assert other.status == 404


async def test_the_picker_lists_commands_with_their_options(client: Client, world: World) -> None:
    answer = await client.get("api/commands", channel=games(world), **{"as": "ada"})
    commands = {command["name"]: command for command in answer["data"]}
    assert {"table open", "fruit", "layout"} <= commands.keys()
    assert [option["name"] for option in commands["fruit"]["options"]] == ["fruit", "amount", "ripe", "to"]


async def test_the_picker_speaks_the_language_that_was_chosen(client: Client, world: World) -> None:
    world.languages = {"en-US": "English", "de": "Deutsch"}
    command = next(iter(world.env.backend.commands[None].values()))
    command["description_localizations"] = {"de": "Auf Deutsch"}
    assert (await client.post("api/speak", language="de", **{"as": "ada"}))["status"] == 200
    for who, wanted in (("ada", "Auf Deutsch"), ("ben", command["description"])):
        answer = await client.get("api/commands", channel=games(world), **{"as": who})
        shown = {each["name"]: each["description"] for each in answer["data"]}
        assert shown[command["name"]] == wanted
    assert [(await news(client, who, 1))[0]["language"] for who in ("ada", "ben")] == ["de", "en-US"]


@pytest.mark.parametrize(
    ("path", "body", "says"),
    [
        ("api/act", {"as": "nobody"}, "Nobody here"),
        ("api/skip", {"as": "ada", "seconds": -5}, "forward"),
        ("api/skip", {"as": "ada", "seconds": "soon"}, "not a number"),
        ("api/speak", {"as": "ada", "language": "tlh"}, "Nobody here speaks"),
        ("api/demo", {"as": "ada", "demo": "chess"}, "no such demo"),
        ("api/trouble", {"as": "ada", "kind": "flood"}, "no such trouble"),
    ],
)
async def test_refusals_say_why(client: Client, path: str, body: Json, says: str) -> None:
    answer = await client.post(path, **body)
    assert answer["status"] == 409
    assert says in answer["data"]["error"]


async def test_the_clock_skips_an_hour(client: Client, world: World) -> None:
    before = world.env.now()
    await client.post("api/skip", seconds=3600)
    assert (world.env.now() - before).total_seconds() >= 3600


async def test_a_port_in_use_is_named(running: tuple[str, World], tmp_path: Path) -> None:
    port = int(running[0].split(":")[2].split("/")[0])
    with pytest.raises(PortTakenError, match=rf"port {port} cannot be used"):
        async with playground(SampleBot, tmp_path / "second", port=port):
            pass


async def test_only_this_machine_can_connect(running: tuple[str, World]) -> None:
    assert running[0].startswith(f"http://{HOST}:")
    async with ClientSession() as session, session.get(running[0]) as answer:
        assert answer.status == 200


async def test_the_panel_counts_what_the_bot_logs_as_an_error(client: Client) -> None:
    """A fault that was caught and logged is no less of one; a warning is none."""
    log = logging.getLogger("bot.somewhere")
    before = (await client.get("api/developer"))["data"]["error_count"]
    log.warning("only a word")
    try:
        raise ValueError("out of order")
    except ValueError:
        log.exception("a computer player could not think")
    for _ in range(30):
        log.error("no backup could be made")
    data = (await client.get("api/developer"))["data"]
    assert data["error_count"] - before == 31
    assert len(data["errors"]) <= 40
    assert data["errors"][0]["text"] == "bot.somewhere: no backup could be made"


async def test_the_panel_shows_the_trace_of_what_was_logged(client: Client) -> None:
    try:
        raise ValueError("out of order")
    except ValueError:
        logging.getLogger("bot.somewhere").exception("a computer player could not think")
    (error,) = (await client.get("api/developer"))["data"]["errors"]
    assert error["text"] == "bot.somewhere: a computer player could not think (ValueError: out of order)"
    assert "ValueError: out of order" in error["trace"]


async def test_after_its_end_nothing_is_counted_any_more(tmp_path: Path) -> None:
    async with playground(SampleBot, tmp_path) as (_, world):
        assert world.error_log in logging.getLogger().handlers
    assert world.error_log not in logging.getLogger().handlers


async def test_the_page_is_served_before_the_bot_has_been_imported(tmp_path: Path) -> None:
    """What needs the world waits, and is answered once it runs."""
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    may_go_on = threading.Event()

    def prepare() -> Prepared:
        may_go_on.wait()
        return Prepared(SampleBot)

    serving = asyncio.create_task(serve(prepare, tmp_path, port=0, ready=told.set_result))
    async with ClientSession() as session:
        address = await told
        for name in ("", "web/main.js"):
            async with session.get(address + name) as page:
                assert page.status == 200
        asked = asyncio.create_task(session.get(address + "api/developer"))
        done, _ = await asyncio.wait([asked], timeout=0.1)
        assert not done
        may_go_on.set()
        async with await asked as answer:
            assert answer.status == 200
    os.kill(os.getpid(), signal.SIGTERM)
    await serving


async def test_it_ends_at_once_while_the_bot_is_being_imported(tmp_path: Path) -> None:
    told: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    may_go_on = threading.Event()

    def prepare() -> Prepared:
        may_go_on.wait()
        return Prepared(SampleBot)

    serving = asyncio.create_task(serve(prepare, tmp_path, port=0, ready=told.set_result))
    await told
    os.kill(os.getpid(), signal.SIGTERM)
    await serving
    may_go_on.set()


async def test_an_error_of_the_import_reaches_the_command_line(tmp_path: Path) -> None:
    def prepare() -> Prepared:
        raise ValueError("CONTENT_DIR holds no content")

    with pytest.raises(ValueError, match="CONTENT_DIR"):
        await serve(prepare, tmp_path, port=0, ready=lambda _: None)
