"""Looking, undoing, voting, pausing, resigning, replacing, exporting: every command beside the moves."""

from __future__ import annotations

import json

import discord

from tests.support.discord_play import hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
HOUR = 3600


async def test_board_as_picture_in_words_and_by_menu(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"]
    shown = (await anna.slash(stage.thread(), "game board")).response
    assert shown.ephemeral
    assert [file.filename for file in shown.attachments] == ["table.png"]
    await anna.select(shown, ["screen.0"], custom_id=act_of(shown, "board"))
    assert [file.filename for file in shown.attachments] == ["screen-1.png"]
    told = (await anna.slash(stage.thread(), "game board", text=True)).response
    assert "Round 1, 18 in the pile" in words(told)
    guest = (await stage.players["carol"].slash(stage.thread(), "game board", text=True)).response
    assert "Hand:" in words(told)
    assert "Hand:" not in words(guest)


async def test_screen_log_since_and_turns(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna, bob = stage.players["anna"], stage.players["bob"]
    assert "Hand:" in words((await anna.slash(stage.thread(), "game screen")).response)
    assert "no hidden screen" in words(
        (await stage.players["carol"].slash(stage.thread(), "game screen")).response
    )
    assert "Nothing has happened" in words((await anna.slash(stage.thread(), "game since")).response)
    await hide(stage, *NAMES)
    since = words((await anna.slash(stage.thread(), "game since")).response)
    assert "The hidden lanterns shine" in since
    assert "For you" in since
    log = words((await anna.slash(stage.thread(), "game log")).response)
    assert "`hide" in log
    assert log.count("`hide") == 1  # the other's line is not for her
    mine = words((await anna.user.slash("turns")).response)
    assert "One table waits for you" in mine
    assert f"/{stage.thread().id}/" in mine
    assert "Nobody is waiting for you" in words((await bob.user.slash("turns")).response)


async def test_turns_lead_straight_to_the_panel(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    page = (await stage.players["anna"].slash(stage.channel, "turns")).response
    panel = (
        await stage.players["anna"].click(
            page, label=next(one for one in labels(page) if one.startswith("1. Play Lantern, "))
        )
    ).response
    assert "Which token do you hide?" in words(panel)


async def test_play_by_words_previews_and_confirms(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna = stage.players["anna"]
    offered = await anna.autocomplete(stage.thread(), "play", "move", "hi")
    assert offered
    line = offered[0]["value"]
    preview = (await anna.slash(stage.thread(), "play", move=line)).response
    assert f"Your turn so far: {line.capitalize()}" in words(preview)
    await anna.click(preview, label="↩ Undo")
    assert "Your turn so far" not in words(preview)
    call = stage.panels("anna")[-1].id
    done = (await anna.slash(stage.thread(), "play", move=f"{line} now")).response
    assert "✅ Done" in words(done)
    put_away = next(message for message in stage.dm("anna") if message.id == call)
    assert "nothing for you to do just now" in words(put_away)  # the call in her DM no longer claims her turn
    wrong = (await stage.players["bob"].slash(stage.thread(), "play", move="dance")).response
    assert "dance" in words(wrong)
    none = await stage.players["carol"].autocomplete(stage.thread(), "play", "move", "")
    assert none == []


async def test_undo_of_a_turn_and_by_vote(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna, bob = stage.players["anna"], stage.players["bob"]
    await hide(stage, "anna")
    back = (await anna.slash(stage.thread(), "game undo")).response
    assert "Which token do you hide?" in words(back) or "Your turn so far" in words(back)
    assert "Your turn is open again" in words(back)
    await stage.bot.context.services.table.restart(
        (await stage.bot.context.services.reading.tables_near(0, anna.id)).own[0].id, anna.id, cause="again"
    )
    offered = await anna.autocomplete(stage.thread(), "play", "move", "hide ")
    await anna.slash(stage.thread(), "play", move=offered[0]["value"], now=True)
    await hide(stage, "bob")
    refused = await anna.slash(stage.thread(), "game undo")
    page = refused.followups[0] if refused.followups else refused.response
    assert "Ask the table" in labels(page)
    await anna.click(page, label="Ask the table")
    vote = stage.newest_with(stage.thread(), "I agree")
    assert "asks to take back" in words(vote)
    await bob.click(vote, label="I agree")
    after = [words(message) for message in stage.recent(stage.thread(), 4)]
    assert any("Everybody agreed" in text for text in after)
    assert any("taken back" in text for text in after)


async def test_one_no_ends_a_vote_and_strangers_have_no_voice(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["anna"].slash(stage.thread(), "game pause")
    vote = stage.newest_with(stage.thread(), "I agree")
    stranger = await stage.players["carol"].click(vote, label="I agree")
    assert "do not sit" in words(stranger.followups[0])
    await stage.players["bob"].click(vote, label="No")
    assert "did not agree, so play goes on" in words(stage.newest(stage.thread()))


async def test_pause_by_vote_and_go_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["anna"].slash(stage.thread(), "game pause")
    await stage.players["bob"].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    assert any("The table is paused" in words(m) for m in stage.recent(stage.thread(), 3))
    shown = (
        await stage.players["anna"].click(stage.recent(stage.thread(), 9)[0], label="Play my turn")
    ).response
    assert "paused" in words(shown)
    await stage.players["bob"].slash(stage.thread(), "game pause")
    assert any("goes on" in words(m) for m in stage.recent(stage.thread(), 3))
    assert "Which token do you hide?" in words(stage.dm("anna")[-1])


async def test_a_moderator_pauses_at_once(stage: Stage) -> None:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    await stage.open_table("lantern", NAMES)
    await mod.slash(stage.thread(), "game pause")
    assert "The table is paused" in words(stage.newest(stage.thread()))


async def test_a_moderator_of_another_server_has_no_say(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = (await stage.bot.context.services.reading.tables_near(0, stage.players["anna"].id)).own[0]
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    role = elsewhere.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = elsewhere.add_member(stage.env.create_user("mod"), roles=[role])
    await mod.slash(channel, "game pause", table=table.id)
    exported = (await mod.slash(channel, "game export", table=table.id)).response
    assert exported.attachments == []
    assert (await stage.bot.context.services.reading.table(table.id)).status == "running"


async def test_resigning_is_asked_about_and_a_computer_plays_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    page = (await stage.players["bob"].slash(stage.thread(), "game resign")).response
    assert "Resign from Lantern?" in words(page)
    await stage.players["bob"].click(page, label="Yes, resign")
    told = [words(message) for message in stage.recent(stage.thread(), 4)]
    assert any("has resigned" in text for text in told)
    await play_to_the_end(stage, ["anna"], Fingers(1))


async def test_a_seat_changes_hands_with_its_screen(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["bob"].slash(stage.thread(), "game replace")
    offer = stage.newest_with(stage.thread(), "Take this seat")
    assert not stage.dm("carol")
    await stage.players["carol"].click(offer, label="Take this seat")
    call = stage.dm("carol")[-1]
    assert "Which token do you hide?" in words(call)
    assert [file.filename for file in call.attachments] == ["screen-2.png"]
    refused = await stage.players["bob"].click(stage.recent(stage.thread(), 9)[0], label="My screen")
    assert "no hidden screen" in words(refused.response)


async def test_export_verify_and_import(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, *NAMES)
    mine = (await stage.players["anna"].slash(stage.thread(), "game export")).response
    assert "Your view" in words(mine)
    await play_to_the_end(stage, NAMES, Fingers(2))
    end = stage.newest(stage.thread())
    whole = next(file for file in end.attachments if file.filename.endswith(".json"))
    data = stage.env.backend.cdn.get(whole.url)
    assert json.loads(data)["game"] == "lantern"
    refused = (
        await stage.players["carol"].slash(stage.channel, "game import", file=("game.json", data))
    ).response
    assert "moderators" in words(refused)
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    broken = (await mod.slash(stage.channel, "game import", file=("game.json", data[:-40]))).response
    assert "stands again" not in words(broken)


async def test_a_command_in_the_thread_of_a_finished_game_means_no_other_game(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(2))
    ended = stage.thread()
    await stage.open_table("lantern", NAMES)
    for command in ("game undo", "game resign", "play"):
        told = words((await stage.players["anna"].slash(ended, command)).response)
        assert "no game running at this table" in told


async def test_rematch_and_replay_after_the_end(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(3))
    end = stage.newest(stage.thread())
    review = (await stage.players["carol"].click(end, label="Review")).response
    assert "the game looked at again" in words(review)
    assert "review.png" in words(review)
    watch = (await stage.players["carol"].click(end, label="Watch the replay")).response
    assert "### Turn 1 of" in words(watch)
    await stage.players["carol"].click(watch, label="▶")
    assert "### Turn 2 of" in words(watch)
    log = (await stage.players["carol"].click(end, label="The log")).response
    assert "newest turns first: page 1" in words(log)
    await stage.players["bob"].click(end, label="Rematch")
    assert "take a seat" in words(stage.lobby())


async def test_a_reminder_after_a_day_with_the_panel_ready(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna")
    before = stage.sent("bob")
    await stage.env.advance_time(25 * HOUR)
    assert stage.sent("bob") == before + 1
    reminder = words(stage.dm("bob")[-1])
    assert "waits for you: you were asked" in reminder
    assert "Hide" in reminder or "amber" in reminder
    assert stage.sent("anna") == 3  # hello, the table is full, her panel: no reminder for who has moved
    await stage.env.advance_time(24 * HOUR)
    assert stage.sent("bob") == before + 1, "the next comes later than the first"
    await stage.env.advance_time(24 * HOUR)
    assert stage.sent("bob") == before + 2


async def test_reminders_can_be_changed_and_stopped(stage: Stage) -> None:
    bob = stage.players["bob"]
    await bob.slash(stage.channel, "settings reminders", hours=0)
    await stage.open_table("lantern", NAMES)
    before = len(stage.dm("bob"))
    await stage.env.advance_time(50 * HOUR)
    assert len(stage.dm("bob")) == before
    shown = words((await bob.slash(stage.channel, "settings show")).response)
    assert "never reminded" in shown


async def test_opened_dms_are_found_again(stage: Stage) -> None:
    stage.close_dms("bob")
    await stage.players["bob"].slash(stage.channel, "settings reach")
    stage.env.backend.faults.clear()
    told = words((await stage.players["bob"].slash(stage.channel, "settings reach")).response)
    assert "reached by DM" in told


async def test_help_names_the_games_and_three_steps(stage: Stage) -> None:
    told = words((await stage.players["carol"].slash(stage.channel, "help")).response)
    assert "Lantern" in told
    assert all(f"{number}. " in told for number in (1, 2, 3))
