"""Evenings alone: a table in a DM against computers, lessons, and a bot that restarts in the middle."""

from __future__ import annotations

from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import DAY, HOUR, Opening
from tests.support.beginner import press_what_is_told
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, choices
from tests.support.lantern_painter import LanternPainter

PAINTERS = {"lantern": LanternPainter()}


async def test_a_game_alone_in_a_dm(opening: Opening) -> None:
    people = {"anna": "fr", "bob": "en-US"}
    async with opening("alone", people, games={"lantern": LANTERN}, painters=PAINTERS) as evening:
        stage, anna, fingers = evening.stage, evening["anna"].user, Fingers(3)
        page = (await anna.slash("game new", game="lantern")).response
        await evening.look("anna", page)
        page = (await anna.slash("game new", game="lantern")).response
        await evening.press("anna", page, "opentable")
        await evening.look("anna", evening.panel("anna"))
        for number in range(60):
            live = [one for one in stage.dm("anna") if choices(one)]
            if not live:
                break
            if number == 4:
                page = await evening.press("anna", live[-1], "undoask")
                await evening.press("anna", page, "undo")
                continue
            await fingers.press(anna, live[-1])
            if number == 6:
                await evening.restart()
        await evening.wait(HOUR)
        question = await evening.press("anna", evening.letter("anna"), "rematch")
        await evening.press("anna", question, "rematchask")
        for command in ("game board", "turns", "game list", "settings show"):
            await anna.slash(command)
        await evening.wait(40 * DAY)


async def test_a_course_of_lessons(opening: Opening) -> None:
    async with opening("course", {"anna": "de"}, painters={}) as evening:
        page = (await evening["anna"].user.slash("rules", search="Arbeiter")).response
        await evening.press("anna", page, "rulesof")
        page = (await evening["anna"].user.slash("learn", game="keyflower")).response
        await evening.look("anna", page)
        await evening.press("anna", page, "course")
        for _ in range(60):
            if not await press_what_is_told(evening.stage, "anna"):
                break
        await evening.look("anna", evening.letter("anna"))
        await evening.press("anna", evening.letter("anna"), "firstgame")


async def test_a_bot_that_restarts_all_the_time(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "nl"}
    async with opening("restarts", people, games={"lantern": LANTERN}, painters=PAINTERS) as evening:
        await evening.stage.open_table("lantern", ["anna", "bob"])
        await play_to_the_end(evening.stage, ["anna", "bob"], Fingers(7), restart_every=4, talkers=("bob",))
        await evening.restart()
        await evening.wait(HOUR)
