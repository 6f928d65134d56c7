"""Rate limits as people meet them: a polite refusal that says when to try again, and none during normal
play."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import discord

from bot.values.table import Table
from engine.lantern.game import LANTERN
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, discord_stage, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]


def limited(folder: Path, **settings: Any) -> AbstractAsyncContextManager[Stage]:
    """Open a stage without limits other than these."""
    off = ("tables", "presses", "pictures", "films", "thoughts", "imports")
    given: Mapping[str, Any] = {**{f"limit_{kind}": "0/0" for kind in off}, **settings}
    painters = {"lantern": LanternPainter()}
    return discord_stage(folder, {"lantern": LANTERN}, NAMES, painters=painters, settings=given)


async def test_one_table_too_many(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_tables="2/3") as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        for _ in range(2):
            assert "is open" in words(await opened(stage, anna))
        told = words(await opened(stage, anna))
        assert "You already host 2 open tables" in told
        assert "/game end" in told
        assert "is open" in words(await opened(stage, bob))
        assert "This server has 3 open tables" in words(await opened(stage, bob))
        await anna.click(stage.recent(stage.channel, 20)[-1], label="Join")
        assert len(await tables(stage)) == 3
        stage.checked()


async def tables(stage: Stage) -> tuple[Table, ...]:
    return (await stage.bot.context.services.queries.tables_near(stage.channel.id, 0)).here


async def opened(stage: Stage, actor: Any) -> Any:
    return (await actor.slash(stage.channel, "game new", game="lantern", seats=2)).response


async def test_presses_and_commands_beyond_the_limit_do_nothing_and_say_when(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_presses="3/0") as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        await opened(stage, anna)
        lobby = stage.lobby()
        await anna.click(lobby, label="Add computer")
        await anna.slash(stage.channel, "turns")
        refused = await anna.click(lobby, label="Cancel table")
        told = words(refused.followups[-1])
        assert "more than 3 taps a minute" in told
        assert re.search(r"<t:\d+:R>", told)
        assert "I skipped this one" in told
        assert [table.status for table in await tables(stage)] == ["lobby"]
        assert "more than 3 taps" in words((await anna.slash(stage.channel, "turns")).response)
        assert "more than 3" not in words((await bob.slash(stage.channel, "turns")).response)
        assert 'latchkey_refused_total{limit="presses"} 2' in stage.bot.context.metrics.lines()
        await stage.env.advance_time(21)
        await anna.click(lobby, label="Cancel table")
        assert await tables(stage) == ()
        stage.checked()


async def test_completions_stop_silently(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_presses="1/0") as stage:
        anna = stage.players["anna"]
        answers = [await anna.autocomplete(stage.channel, "game new", "game", "lan") for _ in range(7)]
        assert [len(one) for one in answers] == [1, 1, 1, 1, 1, 0, 0]
        stage.checked()


async def test_pictures_are_refused_but_play_goes_on(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_pictures="2/0") as stage:
        await stage.open_table("lantern", NAMES)
        anna, thread = stage.players["anna"], stage.thread()
        for _ in range(2):
            assert (await anna.slash(thread, "game board")).response.attachments
        told = words((await anna.slash(thread, "game board")).response)
        assert "more than 2 pictures a minute" in told
        assert "more than 2" not in words((await anna.slash(thread, "game board", text=True)).response)
        assert (await anna.slash(thread, "play")).response.attachments
        await play_to_the_end(stage, NAMES, Fingers(2))
        stage.checked()


async def test_films_and_imports_have_limits_of_their_own(tmp_path: Path) -> None:
    async with limited(tmp_path, limit_films="1/0", limit_imports="0/1") as stage:
        await stage.open_table("lantern", NAMES)
        await play_to_the_end(stage, NAMES, Fingers(2))
        bob = stage.players["bob"]
        end = (await bob.slash(stage.thread(), "game replay", turn=1)).response
        await bob.click(end, label="🎞 Film")
        refused = await bob.click(end, label="🎞 Film")
        assert "the limit is 1 a minute" in words(refused.response)
        role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
        mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
        for expected in ("isn’t a complete, valid game", "import at most 1 game a day"):
            said = (await mod.slash(stage.channel, "game import", file=("game.json", b"{}"))).response
            assert expected in words(said)
        page = words((await mod.slash(stage.channel, "settings server")).response)
        assert "Films a minute: no limit on this server, at most 1 per person" in page
        assert "no limit on this server (0 now)" in page
        stage.checked()


async def test_a_quick_game_is_never_held_back_by_the_limits_as_they_come(tmp_path: Path) -> None:
    """Plays a whole game within moments of the simulated clock."""
    painters = {"lantern": LanternPainter()}
    async with discord_stage(tmp_path, {"lantern": LANTERN}, NAMES, painters=painters, settings={}) as stage:
        await stage.open_table("lantern", NAMES)
        await play_to_the_end(stage, NAMES, Fingers(1))
        sent = " ".join(str(request.json) for request in stage.env.http_requests)
        assert "so I skipped this one" not in sent
        stage.checked()
