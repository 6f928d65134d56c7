"""Introductions on one screen: by command, and from every page for beginners."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.locales import speaker
from engine.core.text import text
from engine.registry import GAMES
from playground import simcord_access
from render.registry import PAINTERS
from tests.support.beginner import press_anything
from tests.support.discord_stage import act_of, alts, controls, discord_stage, labels, words

KEYS = [each.key for game in GAMES.values() for each in game.introductions]
WHAT = "Learn this game"
REMARKS = ("💡 If the game ended now", "🎯 A possible aim", "👀 What to look at")


@pytest.mark.parametrize("key", KEYS)
async def test_a_game_is_told_on_one_screen_with_a_marked_picture(key: str, tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        page = (await stage.players["anna"].user.slash("learn", game=key)).response
        for part in (
            "**At the start.**",
            "Your turn",
            "The end",
            "How to win",
            "Three beginner’s mistakes",
            "①",
            "3. ",
        ):
            assert part in words(page)
        assert "1: " in alts(page)[0]
        stage.checked()


async def test_a_player_who_names_no_game_chooses_one_and_turns_over_to_another(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"]) as stage:
        anna = stage.players["anna"].user
        page = (await anna.slash("learn")).response
        assert {"Keyflower", "The Merchants", "Keyper", "Keythedral"} <= set(labels(page))
        told = (await anna.click(page, label="Keyper")).response
        assert "### Keyper in short" in words(told)
        menu = next(part for part in controls(told) if part["type"] == 3)
        assert [option["value"] for option in menu["options"]] == ["keyflower", "merchants", "keythedral"]
        await anna.select(told, ["merchants"], custom_id=menu["custom_id"])
        assert "### The Merchants in short" in words(told)
        offered = await anna.autocomplete("learn", "game", "merch")
        assert [one["value"] for one in offered] == ["merchants"]
        stage.checked()


async def test_help_rules_and_lobby_lead_there(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        helped = (await anna.slash(stage.channel, "help")).response
        assert "in short" in words((await anna.click(helped, label="Keythedral")).response)
        rules = (await anna.slash(stage.channel, "rules", game="keyper")).response
        assert controls(rules)[0]["label"] == WHAT
        await anna.slash(stage.channel, "game new", game="keyflower", seats=2, options="merchants=mix")
        lobby = stage.lobby()
        assert "Workers are your money and your labour" in words(lobby)
        assert "contracts to fulfil" in words(lobby)
        told = (await bob.click(lobby, label=WHAT)).response
        assert "### Keyflower in short" in words(told)
        assert told.flags.ephemeral, "only the reader sees it"
        assert "join in" in words(stage.lobby())
        stage.checked()


async def test_a_game_without_an_introduction_has_none(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna = stage.players["anna"]
        assert "no introduction" in words((await anna.slash(stage.channel, "learn", game="lantern")).response)
        assert WHAT not in labels((await anna.slash(stage.channel, "rules", game="lantern")).response)
        await anna.slash(stage.channel, "game new", game="lantern", seats=2)
        assert WHAT not in labels(stage.lobby())
        stage.checked()


async def test_rules_lessons_and_cards_lead_to_the_legend_of_their_game(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        anna = stage.players["anna"]
        pages = [
            (await anna.slash(stage.channel, "rules", game="keyflower")).response,
            (await anna.slash(stage.channel, "learn", game="keyflower")).response,
            (await anna.slash(stage.channel, "tile", tile="inn", game="keyflower")).response,
        ]
        for page in pages:
            assert act_of(page, "signs") == "b:signs:keyflower"
        legend = (await anna.click(pages[0], custom_id="b:signs:keyflower")).response
        assert len(alts(legend)) == 1
        told = [
            alt for page in labels(legend) for alt in alts((await anna.click(legend, label=page)).response)
        ]
        assert "The Merchants" in " ".join(told), "of all signs without a table"


async def test_it_is_told_in_the_readers_language(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], painters=PAINTERS, slow=True) as stage:
        simcord_access.speak(stage.env, lambda _: "es-ES")
        page = (await stage.players["anna"].user.slash("learn", game="keyflower")).response
        say = speaker("es")
        assert say(text("keyflower-learn-mistake-2")) in words(page)
        assert say(text("keyflower-learn-alt")) == alts(page)[0]
        stage.checked()


async def test_a_host_can_choose_a_first_game_and_the_page_says_what_it_is(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"]) as stage:
        anna = stage.players["anna"]
        page = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        assert WHAT in labels(page)
        first = controls(page)[0]
        assert (first["label"], first["style"]) == ("🎓 First game: off", 2), "the first button"
        assert "Law cards: on" in labels(page)
        await anna.click(page, label="🎓 First game: off")
        assert "The basic rules only. Every question is explained" in words(page)
        assert "Law cards: on" not in labels(page), "nothing is left to choose"
        await anna.click(page, label="Open table")
        assert "**Law cards**: off" in words(stage.lobby())
        assert "🎓 **First game:**" in words(stage.lobby())
        again = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        assert "Every question is explained" not in words(again), "the next one is no first game"
        assert controls(again)[0]["label"] == "2"
        assert "🎓 First game: off" in labels(again)
        stage.checked()


async def test_a_first_game_is_kept_with_the_table_and_tells_everybody_more(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna", "bob"], painters=PAINTERS, slow=True) as stage:
        anna, bob = stage.players["anna"], stage.players["bob"]
        people = stage.bot.context.services.people
        for player in (anna, bob):  # no newcomers, so no introduction is sent
            await people.change_settings(player.id, games=9)
        await people.change_settings(bob.id, explain=False)
        page = (await anna.slash(stage.channel, "game new", game="keythedral")).response
        await anna.click(page, label="2")
        await anna.click(page, label="🎓 First game: off")
        await anna.click(page, label="More …")
        await anna.click(page, label="Show scores: off")
        await anna.click(page, label="Open table")
        assert "Everyone sees the score so far" in words(stage.lobby())
        await bob.click(stage.lobby(), label="Join")
        await anna.click(stage.lobby(), label="Start")
        assert "🎓 **First game:**" in words(stage.newest(stage.thread())), "the first post says so"
        await stage.restart()
        told = dict.fromkeys(("anna", "bob"), "")
        for _ in range(12):
            for name in told:
                for panel in stage.panels(name)[-1:]:
                    told[name] += words(panel)
                    await press_anything(stage, name, panel)
        assert any(remark in told["anna"] for remark in REMARKS), told["anna"]
        assert not any(remark in told["bob"] for remark in REMARKS), "who has turned it off is told nothing"
        plan = words((await anna.slash(stage.thread(), "game plan")).response)
        assert "Everyone, open pieces only:** anna 0 · bob 0" in plan
        look = words((await bob.slash(stage.thread(), "game board")).response)
        assert "Everyone, open pieces only:** anna 0 · bob 0" in look
        stage.checked()


async def test_the_language_is_asked_once_and_everything_changes_with_it(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, GAMES, ["anna"], slow=True) as stage:
        anna = stage.players["anna"]
        page = (await anna.slash(stage.channel, "help")).response
        menu = next(part for part in controls(page) if ":tongue:" in part["custom_id"])
        chosen = (await anna.select(page, ["de"], custom_id=menu["custom_id"])).response
        assert speaker("de")(text("help-begin")).splitlines()[0] in words(chosen)
        for command in ("help", "learn"):
            again = (await anna.slash(stage.channel, command)).response
            assert not [part for part in controls(again) if ":tongue:" in part["custom_id"]], "not again"
        assert "lernen" in words(again)
        stage.checked()
