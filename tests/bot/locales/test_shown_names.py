"""Names of commands as Discord shows them, and of tiles as they are printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.ext.commands import Bot

from bot.commands import COGS
from bot.commands.sync import CommandWords
from bot.locales import speaker
from bot.locales.translations import HOME, locales, message_ids
from bot.ui.kit.localiser import Localiser, Localisers
from bot.values.people import Habits
from engine.core.text import text

OTHERS = [language for language in locales() if language != "en"]
LARGEST_GROUP = 2  # types up to this one are commands within commands, the others options
ALLOWED = re.compile(r"[-_'\w]{1,32}")
MENTIONED = re.compile(r"`/(?P<command>[a-z]+)(?: (?P<sub>[a-z-]+)(?![a-z:-]))?(?: (?P<option>[a-z_]+):)?")


async def sent() -> list[dict[str, Any]]:
    """Return all commands as they are sent to Discord."""
    bot, words = Bot("!", intents=discord.Intents.none()), CommandWords()
    for cog in COGS:
        await bot.add_cog(cog(None))  # type: ignore[arg-type]  # the commands are only described, never run
    return [await command.get_translated_payload(bot.tree, words) for command in bot.tree.get_commands()]


def families(commands: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Yield the groups of names that must differ."""
    yield commands
    for command in commands:
        if command.get("options"):
            yield from families(command["options"])


async def test_every_command_and_option_has_a_name_of_its_own_in_every_language() -> None:
    for family in families(await sent()):
        for locale in ("de", "nl", "fr", "es-ES", "es-419"):
            names = [one.get("name_localizations", {}).get(locale, one["name"]) for one in family]
            assert len(set(names)) == len(names), (locale, names)
            for name in names:
                assert ALLOWED.fullmatch(name), (locale, name)
                assert name == name.lower(), (locale, name)


def called(commands: list[dict[str, Any]], before: str = "command-name") -> Iterator[str]:
    """Yield the messages that name commands and options."""
    for one in commands:
        is_option = before != "command-name" and one["type"] > LARGEST_GROUP
        key = f"option-name-{one['name'].replace('_', '-')}" if is_option else f"{before}-{one['name']}"
        yield key
        yield from called(one.get("options") or [], key)


async def test_every_command_and_option_has_words_for_its_name() -> None:
    """A language that uses the English name repeats it."""
    assert sorted(set(called(await sent())) - set(message_ids())) == []


async def test_a_command_that_a_sentence_names_is_one_that_there_is() -> None:
    known = {one["name"]: one for one in await sent()}
    for path in HOME.glob("*/*.ftl"):
        for found in MENTIONED.finditer(path.read_text(encoding="utf-8")):
            command = known[found["command"]]
            inside = {one["name"]: one for one in command.get("options", ())}
            if found["sub"]:
                command = inside[found["sub"]]
            if found["option"]:
                assert found["option"] in {one["name"] for one in command["options"]}, found[0]


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_name_commands_as_discord_shows_them_to_their_reader(language: str) -> None:
    own = speaker(f"{language}-x-commands")
    told, english = own(text("services-paused")), speaker(language)(text("services-paused"))
    name, pause = own(text("command-name-game")), own(text("command-name-game-pause"))
    assert "`/game pause`" in english
    assert f"`/{name} {pause}`" in told
    assert "/game" not in own(text("help-more"))
    option = own(text("option-name-text"))
    assert f" {option}:True`" in own(text("limits-pictures", most=3, when="x"))
    assert f"`{own(text('option-name-table'))}`" in own(text("errors-name-a-table"))


def test_names_of_commands_follow_discord_not_the_chosen_language() -> None:
    assert Habits().reads("de") == "de-x-commands"
    assert Habits(language="de").reads("de") == "de-x-commands"
    assert Habits(language="de").reads("en-US") == "de", "whose Discord is English finds English names there"
    assert Habits(tiles="both").reads("pt-BR") == "pt-BR-x-both-commands"


def localiser(language: str, tiles: Any = "own") -> Localiser:
    return Localisers().plain(Habits(tiles=tiles).reads(language))


def test_tiles_go_by_the_readers_name_and_by_both_on_request_where_there_is_room() -> None:
    tile = text("keyflower-tile-sawmill")
    both = localiser("de", "both")
    assert (both.say(tile), both.line(tile)) == ("Sägewerk (Sawmill)",) * 2
    assert (both.label(tile), both.brief(tile)) == ("Sägewerk",) * 2
    own, english = localiser("de"), localiser("de", "english")
    assert {say(tile) for say in (own.say, own.line, own.label, own.brief)} == {"Sägewerk"}
    assert {say(tile) for say in (english.say, english.line, english.label, english.brief)} == {"Sawmill"}
    assert localiser("en-US").say(tile) == "Sawmill"


def test_a_tile_that_is_called_the_same_is_named_once_and_help_is_never_english() -> None:
    assert localiser("de", "both").say(text("keyflower-tile-sea-breese")) == "Sea Breese"
    help_ = text("keyflower-tile-sawmill-help")
    assert localiser("de", "english").say(help_) == speaker("de")(help_)


@pytest.mark.parametrize("language", OTHERS)
def test_both_names_stand_in_sentences_that_bend_them(language: str) -> None:
    told = localiser(language, "both").say(
        text("keyflower-told-use", who="A", tile=text("keyflower-tile-sawmill"), workers="x")
    )
    assert "(Sawmill)" in told
