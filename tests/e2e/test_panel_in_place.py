"""Pages opened from a panel replace it in its message, and no notice pushes a half-given answer away."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.interactions import custom_ids
from bot.ui.kit.formatting import table_name
from bot.values.table import Table
from tests.support.discord_play import hide
from tests.support.discord_stage import Stage, act_of, choices, controls, labels, words

NAMES = ["anna", "bob"]
PEOPLE = NAMES
MINUTE = 60.0
HELLO = 1
"""What everybody is sent once, when they first join a table."""


def inbox(stage: Stage) -> list[discord.Message]:
    """All that Anna sees in the DM, private answers included."""
    alone = stage.private_panels("anna", stage.players["anna"].user.dm_channel)
    return sorted([*stage.dm("anna"), *alone], key=lambda message: message.id)[HELLO:]


def tables_on(message: discord.Message) -> set[str]:
    """The tables that a panel, or a page in its place, belongs to."""
    ids = [custom_ids.parsed(part["custom_id"]) for part in controls(message)]
    return {one.args[0] for one in ids if one.verb in ("more", "back")}


def about(stage: Stage, table: Table) -> list[int]:
    return [message.id for message in inbox(stage) if table.id in tables_on(message)]


def shown(stage: Stage, message: discord.Message) -> discord.Message:
    return next(one for one in inbox(stage) if one.id == message.id)


def look_of(message: discord.Message) -> tuple[str, list[str]]:
    return words(message), [part["custom_id"] for part in controls(message)]


async def press(stage: Stage, message: discord.Message, verb: str) -> Any:
    message = shown(stage, message)
    return await stage.players["anna"].user.click(message, custom_id=act_of(message, verb))


async def own_tables(stage: Stage) -> list[Table]:
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)
    return sorted(near.own, key=lambda table: table.place.thread or 0)


async def half_given(stage: Stage) -> discord.Message:
    """Anna's only table asks her, and she has chosen, but not confirmed."""
    await stage.confirming("anna")
    await stage.open_table("lantern", NAMES)
    window = stage.panels("anna")[-1]
    await press(stage, window, "pick")
    assert "This turn" in words(shown(stage, window))
    return window


async def pressed_once(stage: Stage) -> discord.Message:
    """Return Anna's panel without the text that only its notice has."""
    for verb in ("more", "back"):
        await press(stage, stage.dm("anna")[-1], verb)
    return stage.panels("anna")[-1]


async def test_pages_that_lead_on_to_pages_never_lose_the_way_back(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    panel = await pressed_once(stage)
    above = [look_of(panel)]
    await press(stage, panel, "more")
    for verb in ("plan", "screen", "look"):
        await press(stage, panel, verb)
        (page,) = inbox(stage)
        assert tables_on(page) == tables_on(panel)
        assert sum(label == "◀ Back" for label in labels(page)) == 1
        above.append(look_of(page))
    for page_above in reversed(above[:-1]):
        await press(stage, panel, "back")
        assert look_of(inbox(stage)[-1]) == page_above


async def test_notes_are_written_over_the_panel(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    panel = stage.panels("anna")[-1]
    await press(stage, panel, "more")
    form = await press(stage, panel, "notes")
    await stage.players["anna"].user.submit_modal(form, {"written": "bob hides blue"})
    (page,) = inbox(stage)
    assert page.id == panel.id
    assert "bob hides blue" in words(page)
    assert choices(page) == choices(panel)


async def test_a_draft_is_still_there_after_a_look_around(stage: Stage) -> None:
    window = await half_given(stage)
    before = look_of(shown(stage, window))
    for verb in ("more", "look", "back"):
        await press(stage, window, verb)
    assert look_of(shown(stage, window)) == before


async def test_words_of_a_question_that_is_gone_show_the_panel(stage: Stage) -> None:
    window = await half_given(stage)
    await press(stage, window, "more")
    old = act_of(shown(stage, window), "inwords")
    await press(stage, window, "back")
    await press(stage, window, "confirm")
    await press(stage, window, "more")
    await stage.at_once((stage.players["anna"].user, shown(stage, window), old))
    assert labels(shown(stage, window)) == ["↩ Undo turn", "☰ More"]


async def test_nothing_is_played_before_confirm_unless_chosen_otherwise(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.values.people._CONFIRM_UNLESS_CHOSEN", True)
    await stage.open_table("lantern", NAMES)
    panel = stage.panels("anna")[-1]
    await press(stage, panel, "pick")
    assert "This turn:" in words(shown(stage, panel))
    assert "Play this turn?" in words(shown(stage, panel))
    assert labels(shown(stage, panel)) == ["↩ Undo", "☰ More", "✔ Confirm"]
    await press(stage, panel, "confirm")
    assert "✅" in words(shown(stage, panel))


@pytest.mark.parametrize("opened", [(), ("more",), ("more", "look")])
async def test_play_my_turn_replaces_the_window_at_the_table(stage: Stage, opened: tuple[str, ...]) -> None:
    await stage.open_table("lantern", NAMES)
    post, anna = stage.newest_with(stage.thread(), "Play my turn"), stage.players["anna"]
    first = (await anna.click(post, label="Play my turn")).response
    for verb in opened:
        await anna.click(first, custom_id=act_of(first, verb))
    second = (await anna.click(post, label="Play my turn")).response
    (window,) = stage.private_panels("anna", stage.thread())
    assert window.id == second.id != first.id
    assert choices(window)


async def test_a_call_waits_while_an_answer_is_half_given_but_ten_minutes_at_most(stage: Stage) -> None:
    window = await half_given(stage)
    await stage.open_table("lantern", ["bob", "anna"])
    sent = stage.sent("anna")
    await stage.env.advance_time(9 * MINUTE)
    assert [message.id for message in inbox(stage)] == [window.id]
    await stage.env.advance_time(2 * MINUTE)
    assert stage.sent("anna") == sent + 2
    first, second = await own_tables(stage)
    call, begun = inbox(stage)
    assert (about(stage, second), about(stage, first)) == ([call.id], [begun.id])
    assert (call.flags.silent, begun.flags.silent) == (False, True), "the answer is below the call"
    assert "This turn" in words(begun), "the draft is kept"


async def test_a_call_does_not_wait_longer_for_somebody_who_never_rests(stage: Stage) -> None:
    window = await half_given(stage)
    await stage.open_table("lantern", ["bob", "anna"])
    sent = stage.sent("anna")
    for _ in range(4):
        await stage.env.advance_time(MINUTE)
        await press(stage, window, "undo")
        await stage.env.advance_time(MINUTE)
        await press(stage, window, "pick")
        assert stage.sent("anna") == sent
    await stage.env.advance_time(3 * MINUTE)
    assert stage.sent("anna") == sent + 1


async def test_the_heading_names_the_table_whose_call_waits(stage: Stage) -> None:
    window = await half_given(stage)
    first = (await own_tables(stage))[0]
    await stage.open_table("lantern", ["bob", "anna"])
    await press(stage, window, "undo")
    (other,) = (table for table in await own_tables(stage) if table.id != first.id)
    assert f"### Lantern · {table_name(first)}:" in words(shown(stage, window))
    waits = f"● Lantern · {table_name(other)} is waiting for you, too: **More › Tables**"
    assert waits in words(shown(stage, window))
    await stage.env.advance_time(11 * MINUTE)
    window = inbox(stage)[-1]
    await press(stage, window, "pick")
    assert tables_on(shown(stage, window)) == {first.id}
    assert "waiting for you, too" not in words(shown(stage, window)), "it has called"


async def test_a_call_comes_at_once_when_nothing_is_half_given(stage: Stage) -> None:
    window = await half_given(stage)
    await press(stage, window, "confirm")
    sent = stage.sent("anna")
    await stage.open_table("lantern", ["bob", "anna"])
    assert stage.sent("anna") == sent + 1
    assert choices(inbox(stage)[-1])


async def test_the_next_table_fills_the_same_window(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.env.advance_time(4 * MINUTE)
    await stage.open_table("lantern", NAMES)
    first, second = await own_tables(stage)
    (window,) = (message for message in inbox(stage) if first.id in tables_on(message))
    await press(stage, window, "pick")
    assert "Next: Lantern" in "".join(labels(shown(stage, window)))
    sent = stage.sent("anna")
    await press(stage, window, "play")
    await stage.env.settle()
    assert [message.id for message in inbox(stage)] == [window.id], "of each table one message, at most"
    assert tables_on(shown(stage, window)) == {second.id}
    await press(stage, window, "pick")
    assert "✅ Done" in words(shown(stage, window))
    assert stage.sent("anna") == sent
    await stage.env.advance_time(MINUTE)
    await stage.players["bob"].slash(stage.thread(0), "play", move="hide blue", now=True)
    await stage.env.advance_time(MINUTE)
    assert about(stage, second) == [window.id], "it rests"
    assert len(about(stage, first)) <= 1


async def test_a_window_filled_before_its_call_is_not_pushed_away(stage: Stage) -> None:
    window = await half_given(stage)
    await stage.open_table("lantern", ["bob", "anna"])
    _, second = await own_tables(stage)
    sent = stage.sent("anna")
    await press(stage, window, "confirm")
    await press(stage, window, "play")
    assert tables_on(shown(stage, window)) == {second.id}
    await stage.env.advance_time(8 * MINUTE)
    await press(stage, window, "pick")
    await stage.env.advance_time(8 * MINUTE)
    assert stage.sent("anna") == sent, "its question is open there"
    assert "This turn" in words(shown(stage, window))
    assert about(stage, second) == [window.id]


async def test_a_window_left_alone_is_followed_by_the_call(stage: Stage) -> None:
    window = await half_given(stage)
    await stage.open_table("lantern", ["bob", "anna"])
    _, second = await own_tables(stage)
    sent = stage.sent("anna")
    await press(stage, window, "confirm")
    await press(stage, window, "play")
    await stage.env.advance_time(11 * MINUTE)
    assert stage.sent("anna") == sent + 1
    assert about(stage, second) == [inbox(stage)[-1].id], "in place of the window"
    assert choices(inbox(stage)[-1])


async def test_in_a_thread_other_tables_are_shown_to_nobody_else(stage: Stage) -> None:
    """Moderators who manage threads can read a private thread."""
    stage.close_dms("anna")
    await stage.open_table("lantern", NAMES)
    thread, anna = stage.private_thread("anna"), stage.players["anna"]
    panel = next(message for message in stage.recent(thread, 3) if choices(message))
    await anna.click(panel, label="☰ More")
    more = next(message for message in stage.recent(thread, 3) if message.id == panel.id)
    await anna.click(more, label="🗂 Tables")
    (listed,) = stage.private_panels("anna", thread)
    assert "Lantern" in words(listed)
    more = next(message for message in stage.recent(thread, 3) if message.id == panel.id)
    assert "🗂 Tables" in labels(more), "the panel stays as it was"
    await anna.click(more, label="🗺 Boards")
    assert len(stage.private_panels("anna", thread)) == 1, "its own table stands in its place"


async def test_a_turn_in_the_window_is_told_there_only(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    await stage.env.advance_time(MINUTE)
    (table,) = await own_tables(stage)
    assert len(inbox(stage)) == 1
    assert len(about(stage, table)) <= 1
