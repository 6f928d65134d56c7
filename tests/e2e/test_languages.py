"""Everybody reads their own language, a table its own."""

from __future__ import annotations

import discord

from bot.commands.sending import CommandWords
from bot.words import speaker
from engine.core.text import text
from playground import seam
from tests.support.discord_stage import Stage, controls, labels, words

PEOPLE = ["anna", "bob"]


def speak(stage: Stage, **languages: str) -> None:
    by_id = {stage.players[name].id: language for name, language in languages.items()}
    seam.speak(stage.env, lambda person: by_id.get(person, "en-US"))


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
    menu = next(part for part in controls(page) if ":language:" in part["custom_id"])
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["en"]
    await anna.select(page, ["es"], custom_id=menu["custom_id"])
    await anna.click(page, label="Open the table")
    assert said("es", "lobby-join") in labels(stage.lobby())


async def test_discord_is_told_in_every_language_what_commands_do(stage: Stage) -> None:
    tree, translator = stage.bot.tree, CommandWords()
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    turns = next(command for command in payload if command["name"] == "turns")
    assert not turns["name_localizations"]
    assert turns["description_localizations"] == {
        locale: said(locale, "command-turns") for locale in ("de", "nl", "fr", "es-ES", "es-419")
    }
