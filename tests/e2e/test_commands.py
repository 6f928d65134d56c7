"""Commands other than moves: looking, undoing, voting, pausing, resigning, replacing, exporting."""

from __future__ import annotations

import json

import discord

from tests.support.discord_play import hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, chosen, controls, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
HOUR = 3600


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


async def test_one_no_ends_a_vote_and_strangers_have_no_voice(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["anna"].slash(stage.thread(), "game pause")
    vote = stage.newest_with(stage.thread(), "I agree")
    stranger = await stage.players["carol"].click(vote, label="I agree")
    assert "not playing" in words(stranger.followups[0])
    await stage.players["bob"].click(vote, label="No")
    assert "didn’t agree, so the game continues" in words(stage.newest(stage.thread()))


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


async def test_reminders_can_be_changed_and_stopped(stage: Stage) -> None:
    bob = stage.players["bob"]
    await bob.slash(stage.channel, "settings reminders", hours=0)
    await stage.open_table("lantern", NAMES)
    before = len(stage.dm("bob"))
    await stage.env.advance_time(50 * HOUR)
    assert len(stage.dm("bob")) == before
    shown = (await bob.slash(stage.channel, "settings show")).response
    assert "Never remind me" in chosen(shown)
