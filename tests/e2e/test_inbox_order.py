"""Several tables in one inbox: one message per table, the one that waits longest last, and no notification
for that."""

from __future__ import annotations

import discord
import pytest

from bot.ui.interactions import custom_ids
from bot.values.table import Table
from tests.support.discord_stage import Stage, act_of, choices, controls, labels, words

PEOPLE = ["anna", "bob", "carol"]
MINUTE, HOUR = 60.0, 3600.0
HELLO = 1
"""What everybody is sent once, when they first join a table."""


def about(message: discord.Message) -> str:
    """The table that a message shows; a button to the next one comes first on it."""
    shown = [custom_ids.parsed(part["custom_id"]) for part in controls(message)]
    return next(one.args[0] for one in reversed(shown) if one.args and one.verb != "snooze")


def inbox(stage: Stage, name: str = "anna") -> list[str]:
    """The tables of the inbox, the oldest message first."""
    return [about(message) for message in stage.dm(name)[HELLO:]]


def asking(stage: Stage, name: str = "anna") -> list[str]:
    return [about(message) for message in stage.dm(name) if choices(message)]


def notified(stage: Stage) -> int:
    """How many messages Anna was notified of, also if they are gone."""
    path = f"/channels/{stage.players['anna'].user.dm_channel.id}/messages"
    sent = [one for one in stage.env.http_requests if one.method == "POST" and one.path == path]
    return sum(not int((one.json or {}).get("flags") or 0) & (1 << 12) for one in sent)


async def begun(stage: Stage, *others: str) -> str:
    """Anna and the others are asked at a new table; return it."""
    before = {table.id for table in await own_tables(stage)}
    await stage.open_table("lantern", [*others, "anna"])
    await stage.env.advance_time(HOUR)
    (new,) = [table.id for table in await own_tables(stage) if table.id not in before]
    return new


async def own_tables(stage: Stage) -> tuple[Table, ...]:
    return (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own


async def answered(stage: Stage, name: str, game_id: str) -> None:
    """Answer in the table's thread."""
    place = next(table.place.thread for table in await own_tables(stage) if table.id == game_id)
    thread = next(one for one in stage.channel.threads if one.id == place)
    offered = await stage.players[name].autocomplete(thread, "play", "move", "")
    await stage.players[name].slash(thread, "play", move=offered[0]["value"], now=True)


def panel_of(stage: Stage, game_id: str) -> discord.Message:
    return next(message for message in reversed(stage.dm("anna")[HELLO:]) if about(message) == game_id)


async def test_the_table_that_waits_longest_is_last(stage: Stage) -> None:
    first = await begun(stage, "bob")
    assert notified(stage) == HELLO + 1
    second = await begun(stage, "bob")
    assert inbox(stage) == [second, first]
    third = await begun(stage, "carol")
    assert inbox(stage) == [second, third, first], "one message per table"
    assert asking(stage) == inbox(stage)
    assert notified(stage) == HELLO + 3, "each call once"
    assert not [text for text in map(words, stage.dm("anna")) if "Waiting for" in text]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_turn_made_at_the_table_leaves_the_next_one_last(stage: Stage, restarted: bool) -> None:
    first = await begun(stage, "bob")
    second = await begun(stage, "bob")
    third = await begun(stage, "carol")
    if restarted:
        await stage.restart()
    before = notified(stage)
    await answered(stage, "anna", first)
    await stage.env.advance_time(MINUTE)
    assert inbox(stage) == [third, first, second]
    assert asking(stage) == [third, second]
    assert notified(stage) == before
    await answered(stage, "anna", second)
    await stage.env.advance_time(MINUTE)
    assert inbox(stage) == [first, second, third]
    assert asking(stage) == [third]
    assert notified(stage) == before
    await answered(stage, "anna", third)
    await stage.env.advance_time(HOUR)
    assert (inbox(stage), asking(stage)) == ([first, second, third], [])
    assert notified(stage) == before


async def test_a_turn_made_in_the_inbox_leads_to_the_next_table_there(stage: Stage) -> None:
    first = await begun(stage, "bob")
    second = await begun(stage, "bob")
    lying = [message.id for message in stage.dm("anna")]
    panel = panel_of(stage, first)
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    shown = stage.dm("anna")[-1]
    assert [message.id for message in stage.dm("anna")] == lying, "nothing comes below it"
    assert any("Lantern" in label for label in labels(shown) if label.startswith("Next"))
    await answered(stage, "bob", first)  # its page is redrawn, without that button
    await stage.env.advance_time(MINUTE)
    assert asking(stage)[-1] == inbox(stage)[-1]
    assert set(asking(stage)) <= {first, second}


async def test_an_answer_that_was_begun_comes_down_with_its_draft(stage: Stage) -> None:
    await stage.confirming("anna")
    first = await begun(stage, "bob")
    panel = panel_of(stage, first)
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    drafted = words(panel_of(stage, first))
    await stage.open_table("lantern", ["anna", "bob"])
    await stage.env.advance_time(5 * MINUTE)
    assert set(inbox(stage)) == {first}, "the call waits"
    assert panel_of(stage, first).id == panel.id
    before = notified(stage)
    await stage.env.advance_time(6 * MINUTE)
    (second,) = set(inbox(stage)) - {first}
    assert inbox(stage) == [second, first]
    assert notified(stage) == before + 1
    again = panel_of(stage, first)
    assert again.id != panel.id
    assert "confirm" in {custom_ids.parsed(part["custom_id"]).verb for part in controls(again)}
    question = next(line for line in drafted.splitlines() if line.startswith("**"))
    assert question in words(again), "the draft is kept"


async def test_nothing_moves_under_the_fingers(stage: Stage) -> None:
    """While an answer is given, no call comes below it, nor does the table that waits longest."""
    await stage.confirming("anna")
    first = await begun(stage, "bob")
    second = await begun(stage, "bob")
    await stage.env.advance_time(HOUR)
    panel = panel_of(stage, second)
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    lying = [message.id for message in stage.dm("anna")]
    await stage.open_table("lantern", ["anna", "carol"])
    await stage.env.advance_time(5 * MINUTE)
    assert [message.id for message in stage.dm("anna")] == lying
    await stage.env.advance_time(6 * MINUTE)
    assert inbox(stage)[0] == second
    assert inbox(stage)[-1] == first


async def test_no_reminder_pushes_an_answer_away(stage: Stage) -> None:
    await stage.confirming("anna")
    first = await begun(stage, "bob")
    second = await begun(stage, "bob")
    await stage.env.advance_time(22 * HOUR - 5 * MINUTE)
    panel = panel_of(stage, second)
    await stage.players["anna"].user.click(panel, custom_id=act_of(panel, "pick"))
    lying, before = [message.id for message in stage.dm("anna")], notified(stage)
    await stage.env.advance_time(9 * MINUTE)  # the first table has waited for a day
    assert [message.id for message in stage.dm("anna")] == lying
    await stage.env.advance_time(2 * MINUTE)
    assert notified(stage) == before + 1
    assert "2 games are waiting for you" in words(stage.dm("anna")[-1])
    assert asking(stage) == [second, first]


async def test_a_table_in_the_inbox_takes_part(stage: Stage) -> None:
    """A table with computers alone is played in the inbox; the next question replaces the last one there."""
    await stage.players["anna"].user.slash("game new", game="lantern", seats=2)
    (alone,) = [about(message) for message in stage.dm("anna")]
    await stage.env.advance_time(HOUR)
    second = await begun(stage, "bob")
    assert inbox(stage) == [second, alone]


async def test_a_table_that_was_just_begun_stays_last_for_a_while(stage: Stage) -> None:
    first = await begun(stage, "bob")
    await stage.players["anna"].user.slash("game new", game="lantern", seats=2)
    (alone,) = [table.id for table in await own_tables(stage) if table.id != first]
    await stage.env.advance_time(2 * MINUTE)
    assert asking(stage) == [first, alone]
    await stage.env.advance_time(2 * MINUTE)
    assert asking(stage) == [alone, first]


async def test_a_private_thread_holds_its_own_table_alone(stage: Stage) -> None:
    stage.close_dms("anna")
    await begun(stage, "bob")
    sent = len(stage.recent(stage.private_thread("anna"), 9))
    await begun(stage, "carol")
    own = [one for one in stage.channel.threads if (one.name or "").count(" · ") == 0]
    assert sum(len(stage.recent(one, 9)) for one in own) == sent + 1
