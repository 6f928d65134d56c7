"""Each person reads their own language, and a table's channel the table's language."""

from __future__ import annotations

import discord
import pytest

from bot.commands.sync import CommandWords
from bot.locales import speaker
from engine.core.text import text
from playground import simcord_access
from tests.support.discord_stage import Stage, chosen, controls, labels, words

PEOPLE = ["anna", "bob"]


def speak(stage: Stage, **languages: str) -> None:
    by_id = {stage.players[name].id: language for name, language in languages.items()}
    simcord_access.speak(stage.env, lambda person: by_id.get(person, "en-US"))


def said(language: str, key: str, **args: str) -> str:
    return speaker(language)(text(key, **args))


async def test_each_reads_their_own_language_and_the_table_that_of_who_opened_it(stage: Stage) -> None:
    anna, bob = stage.players["anna"], stage.players["bob"]
    speak(stage, anna="de", bob="nl")
    page = (await anna.slash(stage.channel, "game new", game="lantern")).response
    await anna.click(page, label=said("de", "lobby-open-table"))
    assert said("de", "lobby-join") in labels(stage.lobby())
    assert said("nl", "turns-none") in words((await bob.slash(stage.channel, "turns")).response)
    await bob.click(stage.lobby(), label=said("de", "lobby-join"))
    await anna.click(stage.lobby(), label=said("de", "lobby-start"))
    post = stage.newest(stage.thread())
    assert said("de", "table-play") in labels(post)
    panels = {}
    for who, language in ((anna, "de"), (bob, "nl")):
        panels[language] = words((await who.click(post, label=said("de", "table-play"))).response)
    assert panels["de"] != panels["nl"]


async def test_a_community_says_which_language_its_tables_speak(stage: Stage) -> None:
    anna = stage.players["anna"]
    speak(stage, anna="de")
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    guild.features.append("COMMUNITY")
    guild.preferred_locale = discord.Locale.french
    await anna.slash(stage.channel, "game new", game="lantern", seats=2)
    assert said("fr", "lobby-join") in labels(stage.lobby())


async def test_the_language_of_the_posts_can_be_chosen(stage: Stage) -> None:
    anna = stage.players["anna"]
    page = (await anna.slash(stage.channel, "game new", game="lantern")).response
    await anna.click(page, label="More …")
    menu = next(part for part in controls(page) if ":language:" in part["custom_id"])
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["en"]
    await anna.select(page, ["es"], custom_id=menu["custom_id"])
    await anna.click(page, label="Open table")
    assert said("es", "lobby-join") in labels(stage.lobby())


async def test_discord_is_told_in_every_language_what_commands_do(stage: Stage) -> None:
    tree, translator = stage.bot.tree, CommandWords()
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    turns = next(command for command in payload if command["name"] == "turns")
    for what, key in (("name", "command-name-turns"), ("description", "command-turns")):
        assert turns[f"{what}_localizations"] == {
            locale: said(locale, key) for locale in ("de", "nl", "fr", "es-ES", "es-419")
        }


async def test_a_chosen_language_is_followed_everywhere(stage: Stage) -> None:
    """Covers answers, autocomplete, panels, new tables and direct messages, also after a restart."""
    anna, bob = stage.players["anna"], stage.players["bob"]
    speak(stage, anna="de", bob="en-US")
    page = (await anna.slash(stage.channel, "settings language", language="nl")).response
    assert said("nl", "settings-quiet-off") in chosen(page)
    await stage.restart()
    anna, bob = stage.players["anna"], stage.players["bob"]
    speak(stage, anna="de", bob="en-US")
    offered = await anna.autocomplete(stage.channel, "tile", "tile", "amber", game="lantern")
    assert offered[0]["name"].startswith(speaker("nl")(text("lantern-token-amber")))
    assert said("nl", "turns-none") in words((await anna.slash(stage.channel, "turns")).response)
    await anna.slash(stage.channel, "game new", game="lantern", seats=2)
    assert said("nl", "lobby-join") in labels(stage.lobby())
    await bob.click(stage.lobby(), label=said("nl", "lobby-join"))
    await anna.click(stage.lobby(), label=said("nl", "lobby-start"))
    letters = " ".join(words(message) for message in stage.dm("anna"))
    assert said("nl", "lantern-name") in letters
    post = stage.newest(stage.thread())
    shown = {
        who: labels((await stage.players[who].click(post, label=said("nl", "table-play"))).response)
        for who in ("anna", "bob")
    }
    assert shown["anna"] != shown["bob"]


async def test_the_language_is_the_first_of_the_settings_and_goes_back_to_discords(stage: Stage) -> None:
    anna = stage.players["anna"]
    speak(stage, anna="de")
    page = (await anna.slash(stage.channel, "settings show")).response
    menu = next(part for part in controls(page) if part["type"] == 3)
    assert [option["value"] for option in menu["options"]] == ["-", "de", "en", "es", "fr", "nl"]
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["-"]
    await anna.select(page, ["fr"], custom_id=menu["custom_id"])
    assert said("fr", "settings-quiet-off") in chosen(page)
    assert said("fr", "turns-none") in words((await anna.slash(stage.channel, "turns")).response)
    await anna.select(page, ["-"], custom_id=menu["custom_id"])
    assert said("de", "settings-quiet-off") in chosen(page)
    unknown = (await anna.slash(stage.channel, "settings language", language="tlh")).response
    assert "Deutsch" in words(unknown)
    assert said("de", "turns-none") in words((await anna.slash(stage.channel, "turns")).response)
    offered = await anna.autocomplete(stage.channel, "settings language", "language", "espan")
    assert [one["value"] for one in offered] == ["es"]


async def test_rules_are_answered_in_the_readers_language(stage: Stage) -> None:
    anna = stage.players["anna"]
    speak(stage, anna="de")
    page = (await anna.slash(stage.channel, "rules", game="lantern")).response
    assert "Ein kurzer Abend" in words(page)
    assert said("de", "rules-translated") in words(page)
    menu = next(part for part in controls(page) if part["type"] == 3)
    await anna.select(page, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
    assert menu["options"][1]["label"] in words(page)
    assert "verstecken alle gleichzeitig" in words(page)
    rule = words((await anna.slash(stage.channel, "rules", game="lantern", search="LN-5")).response)
    assert "verstecken alle gleichzeitig" in rule
    assert said("de", "rules-translated") in rule
    lines = await anna.autocomplete(stage.channel, "rules", "search", "verstecken", game="lantern")
    assert any("LN-5" in line["name"] and "gleichzeitig" in line["name"] for line in lines)


@pytest.mark.parametrize(("bobs", "command"), [("de", "/spiel pause"), ("en-US", "/game pause")])
async def test_posts_name_commands_as_every_discord_at_the_table_shows_them(
    stage: Stage, bobs: str, command: str
) -> None:
    """A command has its translated name if all players at the table use that language; English names always
    work."""
    anna, bob = stage.players["anna"], stage.players["bob"]
    speak(stage, anna="de", bob=bobs)
    page = (await anna.slash(stage.channel, "game new", game="lantern")).response
    await anna.click(page, label=said("de", "lobby-open-table"))
    await bob.click(stage.lobby(), label=said("de", "lobby-join"))
    await anna.click(stage.lobby(), label=said("de", "lobby-start"))
    await anna.slash(stage.thread(), "game pause")
    post = next(one for one in reversed(stage.thread().history()) if said("de", "vote-yes") in labels(one))
    await bob.click(post, label=said("de", "vote-yes"))
    told = [words(one) for one in stage.thread().history()]
    assert any(f"`{command}`" in one for one in told), told
