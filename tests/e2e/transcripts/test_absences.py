"""Evenings on which somebody is missing: reminders, offers, clocks, seats that change hands."""

from __future__ import annotations

from typing import Any

import discord

from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import DAY, HOUR, MINUTE, Evening, Opening
from tests.support.discord_elsewhere import moderator_here
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}
PEOPLE = {"anna": "en-US", "bob": "de", "carol": "es-ES", "dan": "fr"}
AT_TABLE = ["anna", "bob", "carol"]


async def _opened(evening: Evening, **options: Any) -> None:
    with evening.aside("a table is opened"):
        await evening.stage.open_table("lantern", AT_TABLE, **options)


async def test_one_player_stays_away_for_weeks(opening: Opening) -> None:
    async with opening("absence", PEOPLE, games=GAMES, painters=PAINTERS) as evening:
        await _opened(evening)
        await evening.hide("anna", "carol")
        await evening.wait(25 * HOUR)
        await evening.press("bob", evening.letter("bob"), "snooze")
        await evening.wait(8 * DAY)
        await evening.press("bob", evening.post("stall"), "Computer plays this turn")
        await evening.press("carol", evening.post("stall"), "Keep waiting")
        await evening.press("carol", evening.post("stall"), "Computer plays this turn")
        await evening.press("anna", evening.post("stall"), "Computer plays this turn")
        await evening.wait(9 * DAY)
        for name in ("anna", "bob", "carol"):
            await evening.press(name, evening.post("stall"), "Replace player")
        await evening.press("dan", evening.post("take"), "take")
        await evening.say("dan", "settings show")
        await evening.wait(HOUR)


async def test_seats_change_hands_and_games_end_early(opening: Opening) -> None:
    async with opening("seats", PEOPLE, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        await _opened(evening)
        thread, mod = evening.thread, moderator_here(stage, "mo")
        stage.players["mo"] = mod
        await evening.say("bob", "game replace", thread)
        await evening.say("bob", "game replace", thread)
        await evening.say("bob", "game replace", thread, player=evening["bob"])
        await evening.press("dan", evening.post("take"), "take")
        await evening.say("carol", "game replace", thread, player=evening["anna"])
        await evening.press("dan", evening.post("vote"), "I agree")
        await evening.press("bob", evening.post("take"), "take")
        await evening.press("carol", await evening.say("carol", "game resign", thread), "resign")
        await evening.press("anna", stage.recent(thread, 30)[0], "Follow")
        await evening.say("mo", "game pause", thread)
        await evening.wait(2 * DAY)
        await evening.say("mo", "game pause", thread)
        await evening.say("bob", "game end", thread)
        await evening.press("dan", evening.post("vote"), "No")
        await evening.say("dan", "game move", stage.guild.create_text_channel("attic"))
        await evening.press("dan", await evening.say("dan", "game end", stage.thread()), "endgame")
        await evening.wait(HOUR)
        await evening.look("dan", evening.letter("dan"))


async def test_a_clock_runs_out(opening: Opening) -> None:
    async with opening("clocks", PEOPLE, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        for at_zero in ("offer", "turn", "seat"):
            await _opened(evening, clock="day", at_zero=at_zero)
            await evening.hide("anna")
            if at_zero == "turn":
                await evening.press("bob", await evening.press("bob", evening.post("play"), "play"), "pick")
                await stage.confirming("carol")
                await evening.press("carol", evening.panel("carol"), "pick")
            else:
                await evening.hide("carol")
            await evening.wait(26 * HOUR)
            await evening.press("bob", evening.letter("bob"), "takeback") if at_zero == "seat" else None
            await evening.press("anna", await evening.say("anna", "game end", stage.thread()), "endgame")
            await evening.wait(HOUR)


async def test_no_way_to_reach_somebody(opening: Opening) -> None:
    """Bob has closed his DMs, nobody may open a private thread for Dan, and Carol wants the thread."""
    async with opening("reach", PEOPLE, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        stage.close_dms("bob")
        await evening.say("bob", "settings reach")
        await evening.say("carol", "settings show")
        await stage.bot.context.services.people.change_settings(evening["carol"].id, remind_in="thread")
        await stage.open_table("lantern", AT_TABLE)
        panel = stage.newest(stage.private_thread("bob"))
        await evening.press("bob", panel, "pick")
        await evening.press("anna", evening.panel("anna"), "pick")
        await evening.wait(26 * HOUR)
        page = await evening.press("carol", evening.post("play"), "play")
        page = await evening.press("carol", page, "pick")
        await evening.press("carol", page, "confirm")
        await _an_order_answers(evening)
        await evening.press("anna", await evening.say("anna", "game end", stage.thread()), "endgame")
        role = next(one for one in stage.env.backend.get_guild(stage.guild.id).roles.values() if one.managed)
        role.permissions &= ~discord.Permissions(create_private_threads=True).value
        stage.close_dms("dan")
        await stage.open_table("lantern", ["anna", "dan"])
        await evening.press("dan", evening.post("play"), "play")
        stage.env.backend.faults.clear()
        await evening.say("dan", "settings reach")
        await evening.wait(HOUR)


async def _an_order_answers(evening: Evening) -> None:
    """Carol is not at the table when her turn comes."""
    await evening.say("carol", "orders add", evening.thread, order="pass")
    await evening.wait(20 * MINUTE)
    for name in ("anna", "bob"):
        if evening.stage.is_waited_for(name):
            await evening.say(name, "play", evening.thread, move="pass", now=True)
    await evening.wait(HOUR)
