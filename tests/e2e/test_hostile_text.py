"""Words that do harm, typed wherever words can be typed, and names where few tests look. All that the stage
has sent is searched for them in the end, as in every other test."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.values.statistics import Leader, Leaders, Rating
from engine.core.text import UserText
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, alts, words
from tests.support.hostile import NAMES

PLAYERS = ["anna", "bob"]
PEOPLE = [*PLAYERS, *(f"guest{number}" for number in range(len(NAMES) - 2))]
GIVEN = [name.format(name="typed") for name in NAMES]


def filled(stage: Stage, command: app_commands.Command[Any, Any, Any], typed: str) -> dict[str, Any]:
    """Every option of a command: words where it takes any, and something fitting elsewhere."""
    kinds = discord.AppCommandOptionType
    found = dict[str, Any]()
    for option in command.parameters:
        if option.choices:
            found[option.name] = option.choices[0].value
        elif option.type is kinds.string:
            found[option.name] = typed[: int(option.max_value or 100)]
        elif option.type is kinds.integer:
            found[option.name] = int(option.min_value or 1)
        elif option.type is kinds.boolean:
            found[option.name] = False
        elif option.type is kinds.user:
            found[option.name] = stage.players["bob"].user
        elif option.type is kinds.attachment:
            found[option.name] = ("[gift](https://evil.example).json", b"{}")
        elif option.type is kinds.channel:
            found[option.name] = stage.channel
        elif option.required:
            raise AssertionError(f"{command.qualified_name} {option.name}: what would somebody give it?")
    return found


def commands_of(stage: Stage) -> list[app_commands.Command[Any, Any, Any]]:
    found = stage.bot.tree.walk_commands()
    return [one for one in found if isinstance(one, app_commands.Command) and one.parameters]


@pytest.mark.parametrize("at", range(0, len(GIVEN), 3))
async def test_typed_markup_and_mentions_do_no_harm(stage: Stage, at: int) -> None:
    """Tries all options at once and one at a time, at a table and in its channel."""
    await stage.open_table("lantern", PLAYERS)
    anna = stage.players["anna"]
    for number, command in enumerate(commands_of(stage)):
        typed = GIVEN[(number + at) % len(GIVEN)].replace("\x00", "")
        options, place = filled(stage, command, typed), (stage.thread(), stage.channel)[(number + at) % 2]
        await anna.slash(place, command.qualified_name, **options)
        for option in command.parameters:
            if option.type is discord.AppCommandOptionType.string and not option.choices:
                needed = {one.name: options[one.name] for one in command.parameters if one.required}
                alone = {**needed, option.name: options[option.name]}
                await anna.slash(place, command.qualified_name, **alone)


async def test_notes_are_shown_as_they_were_written(stage: Stage) -> None:
    await stage.open_table("lantern", PLAYERS)
    anna = stage.players["anna"]
    table = (await stage.bot.context.services.queries.tables_near(0, anna.id)).own[0].id
    notes = "\n".join(" ".join(one.split()) for one in GIVEN)
    await stage.bot.context.services.notes.write(table, anna.id, notes.replace("\x00", ""), cause="notes")
    page = (await anna.slash(stage.thread(), "play")).response
    assert "📝" in words(page)
    assert act_of(page, "pick")


async def test_ratings_list_names(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = tuple(Leader(at, UserText(name), Rating(25, 4, 9)) for at, name in enumerate(GIVEN))

    async def leaders(*_: Any) -> Leaders:
        return Leaders("", listed, 1)

    monkeypatch.setattr(stage.bot.context.services.statistics, "leaders", leaders)
    page = (await stage.players["anna"].slash(stage.channel, "stats ratings")).response
    assert words(page).count("typed") >= len(listed)
    assert alts(page)[0].count("typed") == len(listed)


async def test_a_file_of_a_finished_game_names_people_as_they_are(stage: Stage) -> None:
    """Names are packed data that the page inserts as text."""
    await stage.open_table("lantern", PLAYERS)
    await play_to_the_end(stage, PLAYERS, Fingers(3))
    exported = (await stage.players["anna"].slash(stage.thread(), "game export")).response
    (file,) = exported.attachments
    assert b"[anna](https://evil.example)" in await file.read()
    replay = (await stage.players["anna"].slash(stage.thread(), "game replay")).response
    for file in replay.attachments:
        assert b"evil.example" not in await file.read()
