"""The games on one screen: by command, and from wherever a beginner may stand."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.locales import speaker
from engine.core.text import text
from engine.registry import GAMES
from playground import seam
from render.registry import PAINTERS
from tests.support.discord_stage import alts, controls, discord_stage, labels, words
from tests.support.learning import press_anything

KEYS = [each.key for game in GAMES.values() for each in game.introductions]
WHAT = "What is this game?"


@pytest.mark.parametrize("key", KEYS)
async def test_a_game_is_told_on_one_screen_with_a_marked_picture(key: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        page = (await stage.players["anna"].user.slash("learn", game=key)).response
        for part in ("What you are", "Your turn", "The end", "Winning", "Three mistakes", "①", "3. "):
            assert part in words(page)
        assert "1: " in alts(page)[0]
        stage.checked()


async def test_whoever_names_no_game_chooses_one_and_turns_over_to_another(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        page = (await anna.slash("learn")).response
        assert {"Keyflower", "The Merchants", "Keyper", "Keythedral"} <= set(labels(page))
        told = (await anna.click(page, label="Keyper")).response
        assert "### Keyper on one screen" in words(told)
        menu = next(part for part in controls(told) if part["type"] == 3)
        assert [option["value"] for option in menu["options"]] == ["keyflower", "merchants", "keythedral"]
        await anna.select(told, ["merchants"], custom_id=menu["custom_id"])
        assert "### The Merchants on one screen" in words(told)
        offered = await anna.autocomplete("learn", "game", "merch")
        assert [one["value"] for one in offered] == ["merchants"]
        stage.checked()


async def test_help_rules_and_lobby_lead_there(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        helped = (await anna.slash(stage.channel, "help")).response
        assert "on one screen" in words((await anna.click(helped, label="Keythedral")).response)
        rules = (await anna.slash(stage.channel, "rules", game="keyper")).response
        assert controls(rules)[0]["label"] == WHAT
        await anna.slash(stage.channel, "game new", game="keyflower", seats=2, options="merchants=mix")
        lobby = stage.lobby()
        assert "Workers are money and labour" in words(lobby)
        assert "contracts to fulfil" in words(lobby)
        told = (await bob.click(lobby, label=WHAT)).response
        assert "### Keyflower on one screen" in words(told)
        assert told.flags.ephemeral, "only whoever asks reads it"
        assert "take a seat" in words(stage.lobby())
        stage.checked()


async def test_a_game_without_an_introduction_has_none(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna = stage.players["anna"]
        assert "no introduction" in words((await anna.slash(stage.channel, "learn", game="lantern")).response)
        assert WHAT not in labels((await anna.slash(stage.channel, "rules", game="lantern")).response)
        await anna.slash(stage.channel, "game new", game="lantern", seats=2)
        assert WHAT not in labels(stage.lobby())
        stage.checked()


@pytest.mark.parametrize("language", ["de", "nl", "fr", "es-ES"])
async def test_it_is_told_in_the_language_of_whoever_asks(language: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        seam.speak(stage.env, lambda _: language)
        page = (await stage.players["anna"].user.slash("learn", game="keyflower")).response
        say = speaker(language[:2])
        assert say(text("keyflower-learn-mistake-2")) in words(page)
        assert say(text("keyflower-learn-alt")) == alts(page)[0]
        stage.checked()


async def test_a_host_can_choose_a_first_game_and_the_page_says_what_it_is(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna = stage.players["anna"]
        page = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        assert WHAT in labels(page)
        assert "At this table everybody is told" not in words(page)
        await anna.click(page, label="First game")
        assert "The plain rules" in words(page)
        assert "At this table everybody is told" in words(page)
        assert "**Law cards**: off" in words(page)
        await anna.click(page, label="Open the table")
        assert "**Law cards**: off" in words(stage.lobby())
        assert "🎓 **A first game**" in words(stage.lobby())
        again = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        assert "At this table everybody is told" not in words(again), "the next one is no first game"
        stage.checked()


async def test_a_first_game_is_kept_with_the_table_and_tells_everybody_more(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"], painters=PAINTERS, slow=True) as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        people = stage.bot.context.services.people
        for player in (anna, bob):  # no newcomers: nothing would be told by itself
            await people.choose(player.id, games=9)
        await people.choose(bob.id, explain=False)
        page = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        await anna.click(page, label="2 players")
        await anna.click(page, label="First game")
        await anna.click(page, label="Score so far for all: off")
        await anna.click(page, label="Open the table")
        assert "All see the score so far" in words(stage.lobby())
        await bob.click(stage.lobby(), label="Join")
        await anna.click(stage.lobby(), label="Start")
        assert "🎓 **A first game**" in words(stage.newest(stage.thread())), "the first post says so"
        await stage.restart()
        told = dict.fromkeys(("anna", "bob"), "")
        for _ in range(12):
            for name in told:
                for panel in stage.panels(name)[-1:]:
                    told[name] += words(panel)
                    await press_anything(stage, name, panel)
        assert "💡 Your last turn" in told["anna"]
        assert "💡 Your last turn" not in told["bob"], "who has turned it off is told nothing"
        plan = words((await anna.slash(stage.thread(), "game plan")).response)
        assert "Everybody, by what lies open:** anna 0 · bob 0" in plan
        look = words((await bob.slash(stage.thread(), "game board")).response)
        assert "Everybody, by what lies open:** anna 0 · bob 0" in look
        stage.checked()
