"""A league of four in two languages, one day at a time; one player leaves and returns."""

from __future__ import annotations

from bot.values.league import League
from engine.lantern.game import LANTERN
from tests.e2e.transcripts.evening import DAY, HOUR, Evening, Opening
from tests.support.discord_stage import Fingers

PEOPLE = {"anna": "en-US", "bob": "en-US", "carol": "de", "dan": "de", "erin": "fr"}
PLAYERS = ["anna", "bob", "carol", "dan"]


async def _league(evening: Evening) -> League:
    services = evening.stage.bot.context.services
    return (await services.leagues.of_server(evening.stage.guild.id, ended=True))[-1]


async def test_a_season_of_four_with_one_who_comes_back(opening: Opening) -> None:
    async with opening("league", PEOPLE, games={"lantern": LANTERN}, painters={}) as evening:
        stage = evening.stage
        await evening.say("anna", "league new", game="lantern", rounds=3, clock="threedays")
        post = stage.newest(stage.channel)
        for name in (*PLAYERS[:3], "erin"):
            await evening.press(name, post, "leaguejoin")
        await evening.press("erin", post, "leagueleave")
        await evening.press("bob", post, "leaguestart")
        await evening.say("dan", "league join")
        await evening.say("dan", "league join")
        await evening.say("dan", "league leave")
        await evening.say("dan", "league join")
        await evening.say("anna", "league start")
        fingers, ways_back = Fingers(7, hurry=1.0), ["leagueback", "takeback"]
        for day in range(40):
            await evening.wait(DAY)
            if (await _league(evening)).status != "running":
                break
            if letters := [one for one in stage.dm("dan") if ways_back and evening.offers(one, ways_back[0])]:
                evening.read("dan", letters[-1])
                await evening.press("dan", letters[-1], ways_back.pop(0))
            await _today(evening, PLAYERS if day % 2 and not ways_back else PLAYERS[:3], fingers)
        assert not ways_back
        for name in ("anna", "erin"):
            await evening.say(name, "league standings")
        await evening.say("anna", "league new", game="lantern", rounds=3, form="auto", held="week")
        await evening.press("bob", stage.newest(stage.channel), "leaguejoin")
        await evening.wait(HOUR)
        await evening.say("bob", "league end")
        await evening.press("anna", stage.newest(stage.channel), "leagueend")
        await evening.say("anna", "league new", game="lantern", points="wins")
        await evening.say("anna", "league end")
        await evening.wait(HOUR)


async def _today(evening: Evening, names: list[str], fingers: Fingers) -> None:
    stage = evening.stage
    with evening.aside("they play"):
        for _ in range(60):
            asked = [name for name in names if stage.panels(name)]
            if not asked or (await _league(evening)).status != "running":
                return
            for name in asked:
                if panels := stage.panels(name):
                    await fingers.press(stage.players[name].user, panels[-1])
            await stage.env.advance_time(60)
