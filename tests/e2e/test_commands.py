"""Commands other than moves: looking, undoing, voting, pausing, resigning, replacing, exporting."""

from __future__ import annotations

import json

import discord

from tests.support.discord_play import hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, chosen, controls, labels, words

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
    assert "Nothing new since you last looked" in words(
        (await anna.slash(stage.thread(), "game since")).response
    )
    await hide(stage, *NAMES)
    since = words((await anna.slash(stage.thread(), "game since")).response)
    assert "The hidden lanterns shine: you had hidden" in since
    log = words((await anna.slash(stage.thread(), "game log")).response)
    assert "`hide" in log
    assert log.count("`hide") == 1  # the other's line is not for her
    mine = words((await anna.user.slash("turns")).response)
    assert "1 game is waiting for you" in mine
    assert f"/{stage.thread().id}/" in mine
    assert "No game is waiting for you" in words((await bob.user.slash("turns")).response)


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
    assert f"This turn: {line.capitalize()}" in words(preview)
    await anna.click(preview, label="↩ Undo")
    assert "This turn" not in words(preview)
    call = stage.panels("anna")[-1].id
    done = (await anna.slash(stage.thread(), "play", move=f"{line} now")).response
    assert "✅ Done" in words(done)
    put_away = next(message for message in stage.dm("anna") if message.id == call)
    assert "not your turn" in words(put_away)  # the call in her DM no longer claims her turn
    wrong = (await stage.players["bob"].slash(stage.thread(), "play", move="dance")).response
    assert "dance" in words(wrong)
    none = await stage.players["carol"].autocomplete(stage.thread(), "play", "move", "")
    assert none == []


async def test_undo_of_a_turn_and_by_vote(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    anna, bob = stage.players["anna"], stage.players["bob"]
    await hide(stage, "anna")
    back = (await anna.slash(stage.thread(), "game undo")).response
    assert "Which token do you hide?" in words(back) or "This turn" in words(back)
    assert "It’s your turn again" in words(back)
    await stage.bot.context.services.turns.restart(
        (await stage.bot.context.services.queries.tables_near(0, anna.id)).own[0].id, anna.id, cause="again"
    )
    offered = await anna.autocomplete(stage.thread(), "play", "move", "hide ")
    await anna.slash(stage.thread(), "play", move=offered[0]["value"], now=True)
    await hide(stage, "bob")
    refused = await anna.slash(stage.thread(), "game undo")
    page = refused.followups[0] if refused.followups else refused.response
    assert "Ask the others" in labels(page)
    await anna.click(page, label="Ask the others")
    vote = stage.newest_with(stage.thread(), "I agree")
    assert "wants to undo" in words(vote)
    await bob.click(vote, label="I agree")
    after = [words(message) for message in stage.recent(stage.thread(), 4)]
    assert any("Everyone agreed" in text for text in after)
    assert any("undone" in text for text in after)


async def test_one_no_ends_a_vote_and_strangers_have_no_voice(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["anna"].slash(stage.thread(), "game pause")
    vote = stage.newest_with(stage.thread(), "I agree")
    stranger = await stage.players["carol"].click(vote, label="I agree")
    assert "not playing" in words(stranger.followups[0])
    await stage.players["bob"].click(vote, label="No")
    assert "didn’t agree, so the game continues" in words(stage.newest(stage.thread()))


async def test_pause_by_vote_and_go_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["anna"].slash(stage.thread(), "game pause")
    await stage.players["bob"].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    assert any("The game is paused" in words(m) for m in stage.recent(stage.thread(), 3))
    shown = (
        await stage.players["anna"].click(stage.recent(stage.thread(), 9)[0], label="Play my turn")
    ).response
    assert "paused" in words(shown)
    await stage.players["bob"].slash(stage.thread(), "game pause")
    assert any("The game continues" in words(m) for m in stage.recent(stage.thread(), 3))
    assert "Which token do you hide?" in words(stage.dm("anna")[-1])


async def test_a_moderator_pauses_at_once(stage: Stage) -> None:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    await stage.open_table("lantern", NAMES)
    await mod.slash(stage.thread(), "game pause")
    assert "The game is paused" in words(stage.newest(stage.thread()))


async def test_a_moderator_of_another_server_has_no_say(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    table = (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    role = elsewhere.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = elsewhere.add_member(stage.env.create_user("mod"), roles=[role])
    await mod.slash(channel, "game pause", table=table.id)
    exported = (await mod.slash(channel, "game export", table=table.id)).response
    assert exported.attachments == []
    assert (await stage.bot.context.services.queries.table(table.id)).status == "running"


async def test_resigning_is_asked_about_and_a_computer_plays_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    page = (await stage.players["bob"].slash(stage.thread(), "game resign")).response
    assert "Resign from Lantern?" in words(page)
    await stage.players["bob"].click(page, label="Yes, resign")
    told = [words(message) for message in stage.recent(stage.thread(), 4)]
    assert any("resigned" in text for text in told)
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
    assert not [file for file in end.attachments if file.filename.endswith(".json")]
    details = (await stage.players["bob"].click(end, label="Details")).response
    whole = next(file for file in details.attachments if file.filename.endswith(".json"))
    data = stage.env.backend.cdn.get(whole.url)
    assert json.loads(data)["game"] == "lantern"
    refused = (
        await stage.players["carol"].slash(stage.channel, "game import", file=("game.json", data))
    ).response
    assert "Only a moderator" in words(refused)
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    broken = (await mod.slash(stage.channel, "game import", file=("game.json", data[:-40]))).response
    assert "The game is back" not in words(broken)


async def test_a_command_in_the_thread_of_a_finished_game_means_no_other_game(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(2))
    ended = stage.thread()
    await stage.open_table("lantern", NAMES)
    for command in ("game undo", "game resign", "play"):
        told = words((await stage.players["anna"].slash(ended, command)).response)
        assert "No game is running at this table" in told


async def test_rematch_and_replay_after_the_end(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(3))
    end = stage.newest(stage.thread())
    review = (await stage.players["carol"].click(end, label="Review")).response
    assert ": review" in words(review)
    assert "review.png" in words(review)
    watch = (await stage.players["carol"].click(end, label="Watch replay")).response
    assert "### Turn 1 of" in words(watch)
    await stage.players["carol"].click(watch, label="▶")
    assert "### Turn 2 of" in words(watch)
    assert not {"◀ My turn", "My turn ▶"} & set(labels(watch)), "Carol has not played"
    details = (await stage.players["carol"].click(end, label="Details")).response
    fair = (await stage.players["carol"].click(details, label="Fairness")).response
    assert "Seed: `" in words(fair)
    log = (await stage.players["carol"].click(details, label="Log")).response
    assert "newest turns first: page 1" in words(log)
    question = (await stage.players["bob"].click(end, label="Rematch")).response
    await stage.players["bob"].click(question, label="Ask for rematch")
    assert "join in" in words(stage.lobby())


async def test_a_replay_jumps_by_round_by_number_and_to_my_turns(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(3))
    bob, end = stage.players["bob"], stage.newest(stage.thread())
    watch = (await bob.click(end, label="Watch replay")).response
    (table,) = await stage.bot.context.services.queries.all_tables(ended=True)
    jumps = await stage.bot.context.services.past.jumps(table.id, bob.id)
    assert jumps.own
    await bob.click(watch, label="My turn ▶")
    second = next(turn for turn in jumps.own if turn > 1)
    assert f"### Turn {second} of" in words(watch)
    form = await bob.click(watch, label="Turn …")
    await bob.submit_modal(form, {"written": "3"})
    assert "### Turn 3 of" in words(watch)
    form = await bob.click(watch, label="Turn …")
    wrong = await bob.submit_modal(form, {"written": "three"})
    assert "Type a turn number" in words(wrong.followups[0])
    (menu,) = (part for part in controls(watch) if part["type"] == 3)
    assert [option["label"] for option in menu["options"]][:2] == ["Round 1", "Round 2"]
    assert menu["options"][0]["value"] == "1"
    last = menu["options"][-1]["value"]
    await bob.select(watch, [last], custom_id=menu["custom_id"])
    assert f"### Turn {last} of" in words(watch)


async def test_a_reminder_after_a_day_with_the_panel_ready(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await hide(stage, "anna")
    before = stage.sent("bob")
    await stage.env.advance_time(25 * HOUR)
    assert stage.sent("bob") == before + 1
    reminder = words(stage.dm("bob")[-1])
    assert "you were asked" in reminder
    assert "Hide" in reminder or "amber" in reminder
    assert stage.sent("anna") == 3  # welcome, full table, her panel: no reminder after she has moved
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
    shown = (await bob.slash(stage.channel, "settings show")).response
    assert "Never remind me" in chosen(shown)


async def test_opened_dms_are_found_again(stage: Stage) -> None:
    stage.close_dms("bob")
    await stage.players["bob"].slash(stage.channel, "settings reach")
    stage.env.backend.faults.clear()
    told = words((await stage.players["bob"].slash(stage.channel, "settings reach")).response)
    assert "reached by DM" in told


async def test_help_has_three_steps_and_the_rest_behind_buttons(stage: Stage) -> None:
    carol = stage.players["carol"]
    page = (await carol.slash(stage.channel, "help")).response
    assert all(f"{number}. " in words(page) for number in (1, 2, 3))
    assert "/game since" not in words(page)
    await carol.click(page, label="All commands")
    assert "`/game since`: what you missed" in words(page)
    await carol.click(page, label="◀ Back")
    assert "Play in 3 steps" in words(page)
    await carol.click(page, label="How to take a turn")
    assert "Press **Play my turn**" in words(page)
