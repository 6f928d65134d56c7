"""Evenings between games: invitations, lists of tables, settings, and a player who leaves for good."""

from __future__ import annotations

from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import DAY, HOUR, Opening
from tests.support.discord_elsewhere import MANAGER, moderator_here
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers
from tests.support.lantern_painter import LanternPainter

GAMES = {"lantern": LANTERN}
PAINTERS = {"lantern": LanternPainter()}


async def test_invitations_lists_and_followers(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "de", "carol": "es-ES", "dora": "fr"}
    async with opening("tables", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        page = await evening.say("carol", "game list")
        await evening.look("carol", page)
        await evening.press("carol", page, "pings")
        await evening.say("anna", "game new", game="lantern", seats=4, language="de", clock="steady")
        await evening.wait(HOUR)
        for name in ("bob", "dora", "bob"):
            await evening.say("anna", "game invite", player=evening[name].user)
        await evening.press("bob", evening.letter("bob"), "accept")
        await evening.press("dora", evening.letter("dora"), "notnow")
        await evening.press("carol", evening.letter("carol"), "pings")
        await evening.say("bob", "game leave")
        await evening.say("bob", "game join")
        await evening.say("bob", "game start")
        await evening.say("anna", "game leave")
        await evening.press("anna", stage.lobby(), "computer")
        await evening.say("anna", "game start")
        await evening.say("anna", "game new", game="lantern", seats=2)
        await evening.say("anna", "game invite", player=evening["dora"].user)
        await evening.press("dora", evening.letter("dora"), "noinvites")
        await evening.press("dora", evening.letter("dora"), "invites")
        await evening.wait(8 * DAY)
        with evening.aside("another table is opened"):
            await stage.open_table("lantern", ["anna", "bob"])
        page = await evening.say("carol", "game list")
        await evening.look("carol", page)
        await evening.press("carol", evening.post("follow"), "follow")
        with evening.aside("they play"):
            await play_to_the_end(stage, ["anna", "bob"], Fingers(3, hurry=1.0))
        question = await evening.press("anna", evening.post("rematch"), "rematch")
        await evening.press("anna", question, "rematchask")
        await evening.press("bob", evening.letter("bob"), "rematchnever")
        await evening.press("anna", stage.lobby(), "cancel")
        for name in ("anna", "carol"):
            await evening.look(name, await evening.say(name, "game list"))
        await evening.say("bob", "turns")
        await evening.look("dora", await evening.say("dora", "help"))
        await evening.look("dora", await evening.say("dora", "learn"))


async def test_settings_and_a_player_who_leaves_for_good(opening: Opening) -> None:
    people = {"anna": "en-US", "bob": "nl", "carol": "de"}
    async with opening("settings", people, games=GAMES, painters=PAINTERS) as evening:
        stage = evening.stage
        page = await evening.say("anna", "settings show")
        await evening.look("anna", page, also=["setback"])
        await evening.press("anna", page, "setzone", "Europe/Paris")
        await evening.press("anna", page, "setquiet", "1320 420")
        await evening.say("bob", "settings timezone", zone="america/new_york")
        await evening.say("bob", "settings timezone", zone="Atlantis")
        await evening["bob"].autocomplete(stage.channel, "settings timezone", "zone", "new y")
        await evening.say("bob", "settings quiet", start=23, end=6)
        await evening.say("bob", "settings quiet", start=6, end=23)
        await evening.say("bob", "settings reminders", hours=6)
        await evening.say("bob", "settings holiday", first="next week", last="?")
        await evening.say("bob", "settings holiday", first="2026-01-02", last="2026-01-09")
        await evening.say("bob", "settings language", language="fr")
        await evening.say("bob", "settings show")
        await evening.say("bob", "settings server")
        stage.players["mo"] = moderator_here(stage, "mo", MANAGER)
        server = await evening.say("mo", "settings server")
        await evening.look("mo", server)
        await evening.say("anna", "game new", game="lantern", seats=2, clock="threedays")
        for verb, value in (("serverwho", "all"), ("serverclock", "steady"), ("serverpace", "live")):
            await evening.press("mo", server, verb, value)
        with evening.aside("tables are opened"):
            await stage.open_table("lantern", ["anna", "bob", "carol"])
            await evening.say("bob", "game new", game="lantern", seats=3)
        await evening.press("anna", await evening.say("anna", "game end", stage.thread()), "endgame")
        await evening.press("bob", await evening.say("bob", "settings forget-me"), "forgetme")
        await evening.wait(2 * DAY)
        await evening.say("anna", "game log", stage.thread())
