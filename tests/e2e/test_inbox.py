"""Inboxes: one message per table, no live panel of an old turn, no notice to a player at the table, true
clocks."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.turn_notices import panel_again
from bot.ui.interactions import custom_ids
from bot.values.parcel import Parcel, Payload
from tests.support.discord_play import hide
from tests.support.discord_stage import FINISH, Fingers, Stage, act_of, choices, controls, labels, words

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR
NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
HELLO = 1
"""What everybody is sent once, when they first join a table."""


def about_tables(stage: Stage, name: str) -> list[discord.Message]:
    return stage.dm(name)[HELLO:]


def live(stage: Stage, name: str) -> list[discord.Message]:
    return [message for message in stage.dm(name) if choices(message)]


def first_and_second(stage: Stage) -> tuple[str, str]:
    first = next(name for name in NAMES if stage.is_waited_for(name))
    return first, "bob" if first == "anna" else "anna"


async def by_words(stage: Stage, name: str, move: str) -> Any:
    return await stage.players[name].slash(stage.thread(), "play", move=move, now=True)


async def open_panel(stage: Stage, name: str) -> Any:
    post = stage.newest_with(stage.thread(), "Play my turn")
    return (await stage.players[name].click(post, label="Play my turn")).response


async def test_a_turn_made_elsewhere_leaves_the_screen_and_for_whom_the_table_waits(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    call = stage.panels("bob")[-1]
    lines = await stage.players["bob"].autocomplete(stage.thread(), "play", "move", "hide ")
    await by_words(stage, "bob", f"{lines[0]['value']} end")
    (resting,) = about_tables(stage, "bob")
    assert resting.id == call.id
    assert choices(resting) == []
    assert ": not your turn" in words(resting)
    assert "Waiting for anna." in words(resting)
    assert [file.filename for file in resting.attachments] == ["screen-2.png"]


async def test_cards_in_an_inbox_are_true_after_every_move(stage: Stage) -> None:
    await stage.open_table("lantern", [*NAMES, "carol"])
    await hide(stage, *NAMES, "carol")
    for _ in range(2):
        mover = next(name for name in PEOPLE if stage.is_waited_for(name))
        await stage.players[mover].slash(stage.thread(), "play", move="draw", now=True)
        await stage.env.advance_time(15)
        waited = next(name for name in PEOPLE if stage.is_waited_for(name))
        for name in set(PEOPLE) - {waited}:
            (resting,) = about_tables(stage, name)
            assert f"Waiting for {waited}." in words(resting)


async def test_a_player_who_is_at_the_table_is_called_by_message_only_once_they_have_gone(
    stage: Stage,
) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    first, second = first_and_second(stage)
    await by_words(stage, first, "draw")
    before = stage.sent(first)
    await by_words(stage, second, "draw")
    assert stage.is_waited_for(first)
    await stage.env.advance_time(4 * MINUTE)
    assert (stage.sent(first), live(stage, first)) == (before, [])
    await stage.env.advance_time(2 * MINUTE)
    assert stage.sent(first) == before + 1, "gone without having moved"
    assert len(live(stage, first)) == 1


async def test_a_player_who_moves_at_the_table_meanwhile_is_not_called_at_all(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    first, second = first_and_second(stage)
    await by_words(stage, first, "draw")
    await by_words(stage, second, "draw")
    before = stage.sent(first)
    await stage.env.advance_time(4 * MINUTE)
    await open_panel(stage, first)
    await stage.env.advance_time(3 * MINUTE)
    assert stage.sent(first) == before, "looked at it again"
    lines = await stage.players[first].autocomplete(stage.thread(), "play", "move", "")
    await by_words(stage, first, lines[0]["value"])
    await stage.env.advance_time(HOUR)
    assert not [message for message in live(stage, first) if not stage.is_waited_for(first)]


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_panel_at_the_table_closes_when_its_turn_was_made_in_the_inbox(
    stage: Stage, restarted: bool
) -> None:
    await stage.open_table("lantern", NAMES)
    panel = await open_panel(stage, "bob")
    assert choices(panel)
    if restarted:
        await stage.restart()
    await hide(stage, "bob")
    (closed,) = stage.private_panels("bob", stage.thread())
    assert choices(closed) == []
    assert "Waiting for" in words(closed)


async def test_a_panel_at_the_table_shows_one_turn_after_another(stage: Stage) -> None:
    """Also after an undo, and where forced turns and computers answer in between."""
    await stage.open_table("lantern", ["anna"], computers=2)
    await open_panel(stage, "anna")
    turns = 0
    for number in range(24):
        (panel,) = stage.private_panels("anna", stage.thread())
        if FINISH in words(stage.newest(stage.thread())):
            break
        assert "nothing to do here" not in words(panel)
        if stage.is_waited_for("anna"):
            assert choices(panel), words(panel)
            undo = [one for one in controls(panel) if custom_ids.parsed(one["custom_id"]).verb == "undo"]
            press = undo[0]["custom_id"] if undo and number in (4, 9) else choices(panel)[-1][0]
            await stage.players["anna"].click(panel, custom_id=press)
            turns += 1
        await stage.env.advance_time(MINUTE)
    assert turns > 5


async def test_a_panel_that_moves_below_a_post_shows_what_it_showed(stage: Stage) -> None:
    """A late post must not close pages that the reader has opened."""
    await stage.open_table("lantern", NAMES)
    panel = await open_panel(stage, "anna")
    await stage.players["anna"].click(panel, custom_id=act_of(panel, "more"))
    context: Any = stage.bot.context
    table = (await context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    payload = Payload(person=stage.players["anna"].id, keep=panel.id)
    await panel_again(context, Parcel(1, "panel_again", table.id, payload, "n", 0.0, 0, False))
    (moved,) = stage.private_panels("anna", stage.thread())
    assert moved.id != panel.id
    assert "◀ Back" in labels(moved)
    assert not choices(moved)


async def test_a_panel_at_the_table_closes_when_the_computer_has_played(stage: Stage) -> None:
    await stage.open_table("lantern", [*NAMES, "carol"], clock="quick", at_zero="turn")
    await hide(stage, "anna", "carol")
    await open_panel(stage, "bob")
    await stage.env.advance_time(11 * MINUTE)
    (closed,) = stage.private_panels("bob", stage.thread())
    assert "Which token do you hide?" not in words(closed)


async def test_panels_close_when_the_game_is_ended_and_when_the_seat_is_given_away(stage: Stage) -> None:
    await stage.open_table("lantern", [*NAMES])
    await open_panel(stage, "bob")
    asked = await stage.players["anna"].slash(stage.thread(), "game end")
    await stage.players["anna"].click(asked.response, custom_id=act_of(asked.response, "endgame"))
    (closed,) = stage.private_panels("bob", stage.thread())
    assert choices(closed) == []
    assert live(stage, "bob") == []
    assert "ended early" in words(about_tables(stage, "bob")[-1])


async def test_a_seat_given_away_leaves_nothing_of_what_was_hidden(stage: Stage) -> None:
    await stage.open_table("lantern", [*NAMES])
    await open_panel(stage, "bob")
    await stage.players["bob"].slash(stage.thread(), "game replace")
    seat = stage.newest_with(stage.thread(), "Take this seat")
    await stage.players["carol"].click(seat, label="Take this seat")
    (letter,) = about_tables(stage, "bob")
    assert "has taken over your seat" in words(letter)
    assert letter.attachments == []
    assert all(choices(one) == [] for one in stage.private_panels("bob", stage.thread()))


async def test_a_second_panel_at_the_table_takes_the_place_of_the_first(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    first = await open_panel(stage, "bob")
    second = await open_panel(stage, "bob")
    assert [one.id for one in stage.private_panels("bob", stage.thread())] == [second.id]
    assert first.id != second.id


async def test_an_old_panel_at_the_table_answers_with_that_of_today(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    old = await open_panel(stage, "bob")
    await stage.env.advance_time(20 * MINUTE)
    await hide(stage, "bob")
    (left,) = stage.private_panels("bob", stage.thread())
    assert choices(left), "nobody can change it any more"
    await stage.players["bob"].click(old, custom_id=act_of(left, "pick"))
    (left,) = stage.private_panels("bob", stage.thread())
    assert choices(left) == []
    assert "Waiting for anna" in words(left)


async def test_the_question_is_below_the_newest_post(stage: Stage) -> None:
    """Both play at the table, so their next panel appears below the newest post."""
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    first, second = first_and_second(stage)
    await by_words(stage, first, "draw")
    (done,) = stage.private_panels(first, stage.thread())
    assert choices(done) == []
    before = stage.sent(first)
    await by_words(stage, second, "draw")
    (mine,) = stage.private_panels(first, stage.thread())
    assert "Which token do you hide?" in words(mine)
    assert choices(mine), "it is her turn, and nobody had to call her"
    assert mine.id > stage.newest(stage.thread()).id
    assert stage.sent(first) == before
    await Fingers(1).press(stage.players[first], mine)
    assert "interaction failed" not in words(stage.private_panels(first, stage.thread())[-1])


async def test_quiet_hours_change_the_clock_wherever_it_is_shown(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES, clock="halfday")
    await hide(stage, "anna")
    began = stage.env.now().timestamp()
    shown = f"<t:{int(began) + 12 * 3600}:R>"
    assert shown in words(stage.newest(stage.thread()))
    assert shown in words(live(stage, "bob")[-1])
    await stage.players["bob"].slash(stage.channel, "settings holiday", first="2026-01-01", last="2026-01-02")
    await stage.env.settle()
    for message in (stage.newest(stage.thread()), live(stage, "bob")[-1]):
        assert shown not in words(message)
        assert "Time runs out" in words(message)


async def test_one_list_of_tables_is_left_and_none_after_the_last_turn(stage: Stage) -> None:
    for _ in range(3):
        await stage.open_table("lantern", NAMES)
    await stage.env.advance_time(25 * HOUR)
    await stage.env.advance_time(4 * DAY)
    lists = [message for message in stage.dm("bob") if "3 games are waiting for you" in words(message)]
    assert len(lists) == 1
    for _ in range(3):
        play = next(label for label in labels(lists[0]) if "Lantern" in label)
        panel = (await stage.players["bob"].user.click(lists[0], label=play)).response
        await stage.players["bob"].user.click(panel, custom_id=act_of(panel, "pick"))
        lists = [
            message for message in stage.dm("bob") if "wait" in words(message) and message.id == lists[0].id
        ]
        if not lists:
            break
    assert lists == []


async def test_tokens_are_in_no_copy_of_the_database(stage: Stage, tmp_path: Path) -> None:
    from bot.store.sqlite_backup import back_up

    await stage.open_table("lantern", NAMES)
    await open_panel(stage, "bob")
    database, copy = tmp_path / "latchkey.db", tmp_path / "copy.db"
    with sqlite3.connect(database) as connection:
        ((token,),) = connection.execute("SELECT token FROM panel").fetchall()
    back_up(database, copy)
    assert token.encode() not in copy.read_bytes()
