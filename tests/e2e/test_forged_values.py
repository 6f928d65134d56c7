"""Forged values are bounded where they are read and used, and one broken row affects nothing else."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from engine.lantern.game import LANTERN
from tests.support.cluster import Databases
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, discord_stage, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
PEOPLE = NAMES
HUGE = (999_999_999, -999_999_999, 10**18, -1)
APOLOGY = "went wrong on my side"
DAY = 24 * 3600


async def forged_choice(stage: Stage, name: str, custom_id: str, value: str) -> str:
    """Choose a value that the menu does not offer, and return the answer."""
    person, backend, post = stage.players[name], stage.env.backend, stage.newest(stage.thread())
    stored = backend.get_message(post.channel.id, post.id)
    record, payload = base_payload(
        backend,
        type=3,
        channel_id=stored.channel_id,
        guild_id=stage.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, "component_type": 3, "values": [value]},
    )
    payload["message"] = dict(message_payload(backend, stored))
    record.source_message_id = stored.id
    return await answered(stage, record, payload)


async def answered(stage: Stage, record: Any, payload: Any) -> str:
    stage.env.backend.emit("INTERACTION_CREATE", payload)
    await stage.env.settle()
    result = InteractionResult(stage.env, record)
    assert result.acknowledged
    told = [one for one in (result.response, *result.followups) if one is not None]
    assert told, "nobody is left with a press that is never answered"
    return "\n".join(words(one) for one in told)


async def changed(stage: Stage, sql: str, *values: object) -> None:
    """A row as a forged request, or a fault of an older version, may have left it."""
    async with stage.bot.context.services.people._store.writing() as writer:
        writer._sql.run(sql, *values)


async def plays_on(stage: Stage) -> None:
    """Check that both can hide a token and that all posts are sent as time passes."""
    await hide(stage, *NAMES)
    posts = [words(message) for message in stage.recent(stage.thread(), 9)]
    assert sum("The hidden lanterns shine" in post for post in posts) == 1
    await stage.env.advance_time(3 * DAY)
    assert any(": your turn" in words(message) for message in stage.dm("bob") + stage.dm("anna"))


async def test_no_reminder_comes_in_thousands_of_years(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    people, bob = stage.bot.context.services.people, stage.players["bob"].id
    for hours in HUGE:
        assert APOLOGY not in await forged_choice(stage, "bob", "s:remind", str(hours)), hours
        assert 0 <= (await people.get(bob)).reminder_hours <= 336, hours
        await people.remind_after(bob, hours)
        assert 0 <= (await people.get(bob)).reminder_hours <= 336, hours
    await plays_on(stage)


async def test_no_night_is_longer_than_a_day(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    people, bob = stage.bot.context.services.people, stage.players["bob"].id
    for value in ("-5 999999999", "999999999 0", "0 1439", "99999999999 1", "0", ""):
        assert APOLOGY not in await forged_choice(stage, "bob", "s:setquiet", value), value
        assert not (await people.get(bob)).habits.rhythm.has_quiet_hours, value
    await plays_on(stage)


BROKEN_HABITS = (
    "garbage",
    "[]",
    '{"rhythm": {"quiet_from": 999999999, "quiet_to": -4}}',
    '{"rhythm": {"quiet_from": 0, "quiet_to": 1439}}',
    '{"rhythm": {"zone": "Nowhere/Never", "quiet_from": 60, "quiet_to": 120}}',
    '{"rhythm": {"holidays": [{"first": "0001-01-01", "last": "9999-12-31"}]}}',
    '{"rhythm": {"holidays": [{"first": "9999-12-31", "last": "9999-12-31"}]}}',
    '{"rhythm": {"earlier": [{"zone": "", "quiet_from": 7, "quiet_to": 99999, "until": 1e18}]}}',
    '{"remind_in": "nowhere"}',
)


async def test_a_broken_row_of_one_person_stops_nobody(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    bob, broken = (
        stage.players["bob"].id,
        "UPDATE person SET habits = ?, reminder_hours = 999999999 WHERE id = ?",
    )
    await stage.open_table("lantern", NAMES)
    for habits in BROKEN_HABITS:
        caplog.clear()
        await changed(stage, broken, habits, bob)
        await stage.restart()
        await stage.env.advance_time(DAY)
        assert (await stage.players["bob"].slash(stage.thread(), "play")).response, habits
        said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
        assert "Nowhere" in habits or any("a person's " in line for line in said), habits
        assert not [record for record in caplog.records if record.levelno >= logging.ERROR], habits
    await plays_on(stage)


async def test_numbers_of_commands_are_bounded_by_us_too(stage: Stage) -> None:
    """Discord holds to the bounds of a command; a forged command goes round that."""
    await stage.open_table("lantern", NAMES)
    for name, option in (("settings reminders", "hours"), ("game replay", "turn")):
        for number in HUGE:
            assert APOLOGY not in await forged_command(stage, name, {option: number}), (name, number)
    for start, end in ((999, -999), (-1, 10**12), (23, 24)):
        assert APOLOGY not in await forged_command(stage, "settings quiet", {"start": start, "end": end})
    assert APOLOGY not in await forged_command(stage, "orders withdraw", {"number": -(10**15)})
    await plays_on(stage)


async def forged_command(stage: Stage, name: str, numbers: dict[str, int]) -> str:
    group, command = name.split()
    anna, backend = stage.players["anna"], stage.env.backend
    options = [{"name": key, "type": 4, "value": value} for key, value in numbers.items()]
    root = next(one for one in stage.bot.tree.get_commands() if one.name == group)
    record, payload = base_payload(
        backend,
        type=2,
        channel_id=stage.thread().id,
        guild_id=stage.guild.id,
        user_id=anna.id,
        data={
            "id": "1",
            "type": 1,
            "name": root.name,
            "options": [{"name": command, "type": 1, "options": options}],
        },
    )
    return await answered(stage, record, payload)


ODD_NAMES = ("nul\x00l", "\x00", "bell\x07\x1b[31m", "half\ud83d", "\u202eright")


async def test_a_name_with_a_nul_is_answered_on_postgres_too(tmp_path: Path, postgres: Databases) -> None:
    games, painters = {"lantern": LANTERN}, {"lantern": LanternPainter()}
    address = await postgres.address_of(tmp_path)
    async with discord_stage(tmp_path, games, NAMES, painters=painters, database=address) as stage:
        await odd_names(stage)
        stage.checked()
    await postgres.tidy()


async def test_a_name_with_a_nul_is_answered(stage: Stage) -> None:
    await odd_names(stage)


async def odd_names(stage: Stage) -> None:
    """A player with such a name can play, and nobody else at the table is blocked."""
    await stage.open_table("lantern", NAMES)
    bob = stage.players["bob"]
    for name in ODD_NAMES:
        rename(stage, bob.id, name)
        answer = await bob.slash(stage.thread(), "game board")
        assert "Play my turn" in words(answer.response), repr(name)
        known = (await stage.bot.context.services.people.get(bob.id)).name.raw
        assert ("\x00" not in known and known.isprintable()) or name == "\u202eright"
        for typed in ("\x00", f"hide\x00 {name}"):
            told = words((await bob.slash(stage.thread(), "play", move=typed)).response)
            assert told
            assert APOLOGY not in told
    await hide(stage, *NAMES)


def rename(stage: Stage, person: int, name: str) -> None:
    backend: Any = stage.env.backend
    backend.users[person].global_name = name
    backend.users[person].name = name
