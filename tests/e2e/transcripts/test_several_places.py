"""Evenings with several tables in one inbox, a table that moves to another server, and printed values."""

from __future__ import annotations

from pathlib import Path

from engine.keyper.game import KEYPER
from engine.lantern.game import LANTERN
from tests.e2e.test_channels import REFUSALS, refuse
from tests.e2e.test_custom_content import put
from tests.e2e.transcripts.evening import HOUR, MINUTE, Opening
from tests.support.discord_elsewhere import MANAGER, Elsewhere, moderator_here
from tests.support.discord_stage import Fingers, controls
from tests.support.filled_forms import forget
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}


async def test_three_tables_in_one_inbox(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "de"}
    async with opening("inbox", people, games=GAMES, painters=PAINTERS) as evening:
        stage, anna = evening.stage, evening["anna"].user
        for _ in range(3):
            with evening.aside("a table is opened"):
                await stage.open_table("lantern", ["bob", "anna"], language="en")
            await evening.wait(HOUR)
        lines = await evening["anna"].autocomplete(evening.thread, "play", "move", "hi")
        page = (await anna.slash("play", move=lines[0]["value"])).response
        await evening.press("anna", page, "line")
        await evening.say("bob", "turns")
        await evening.press("bob", evening.panel("bob"), "pick")
        await evening.wait(25 * HOUR)
        letter = evening.letter("anna")
        await evening.press("anna", letter, "snooze")
        await evening.press("anna", letter, "play")
        await evening.wait(HOUR)


async def test_a_table_moves_to_another_server(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "nl", "carol": "fr"}
    async with opening("moves", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        with evening.aside("a table is opened"):
            await stage.open_table("lantern", list(people))
        refuse(stage, evening.thread, stage.channel, **REFUSALS["locked"])
        await evening.hide("anna", "bob", "carol")
        await evening.wait(HOUR)
        there = Elsewhere(stage, *people)
        (table,) = await stage.bot.context.services.queries.all_tables()
        await there["bob"].slash(there.channel, "game move", table=table.id)
        await there["anna"].slash(there.channel, "game move", table=table.id)
        for name in ("bob", "carol"):
            await evening.press(name, evening.letter(name), "vote")
        await evening.wait(MINUTE)
        stage.env.backend.faults.clear()
        await evening.wait(HOUR)


async def test_a_server_with_values_of_its_own(opening: Opening, tmp_path: Path) -> None:
    put(tmp_path, "2017.toml")
    settings = {"limits": False, "content_dir": str(tmp_path / "shelf")}
    people, games = {"anna": "en-US", "bob": "de"}, {"keyper": KEYPER}
    async with opening("values", people, games=games, settings=settings) as evening:
        stage = evening.stage
        stage.players["mo"] = moderator_here(stage, "mo", MANAGER)
        server = await evening.say("mo", "settings server")
        await evening.press("mo", server, "serverbox")
        await evening.look("bob", await evening.say("bob", "game new", game="keyper"))
        await stage.open_table("keyper", ["anna", "bob"])
        for name in people:
            await evening.say(name, "tile", evening.thread, tile="barn" if name == "anna" else "Scheune")
            await evening.say(name, "rules", evening.thread, search="fair")
        first, other = ("anna", "bob") if stage.panels("anna") else ("bob", "anna")
        page = await evening.press(other, evening.post("play"), "play")
        page = await evening.press(other, await evening.press(other, page, "more"), "standin")
        stays = [one["custom_id"] for one in controls(page) if one["custom_id"].endswith(":stays")]
        await evening.press_old(other, page, stays[0])
        await evening.wait(20 * MINUTE)
        fingers = Fingers(2, hurry=1.0)
        while stage.panels(first):
            await fingers.press(evening[first].user, stage.panels(first)[-1])
        await evening.wait(HOUR)
    assert KEYPER.sets is not None
    forget(KEYPER.sets)
