"""Posts by round, and a summary after each season or round."""

from __future__ import annotations

import discord

from tests.bot.cli.test_records import packed_in
from tests.support.discord_play import PanelPlayer, hide, play_to_the_end
from tests.support.discord_stage import Fingers, Stage, act_of, controls, labels, words

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
HOUR = 3600


async def play_until(stage: Stage, told: str, names: list[str] = NAMES) -> discord.Message:
    """Play until a post of the thread contains this text."""
    desks, fingers = [PanelPlayer(stage, name) for name in names], Fingers(3)
    for _ in range(60):
        for post in stage.recent(stage.thread(), 9):
            if told in words(post):
                return post
        for desk in desks:
            if await desk.act(fingers):
                break
    raise AssertionError(f"nobody reads: {told}")


def told_in(post: discord.Message) -> list[str]:
    return [line for line in words(post).splitlines() if line.startswith(("- **", "**anna", "**bob"))]


async def after_anna(stage: Stage) -> discord.Message:
    """Return the posts of the thread after Anna's turn began a round of three."""
    await stage.open_table("lantern", PEOPLE, options="long=on")
    await hide(stage, *PEOPLE)
    for panel in stage.panels("carol")[-1:]:  # a reveal needs a confirmation
        await stage.players["carol"].user.click(panel, custom_id=act_of(panel, "confirm"))
    panel = stage.panels("anna")[-1]
    await stage.players["anna"].user.click(panel, label="Pass")
    return stage.newest(stage.thread())


async def test_a_round_of_the_table_is_one_post(stage: Stage) -> None:
    post = await after_anna(stage)
    assert told_in(post) == ["**anna** passes."]
    before = len(stage.recent(stage.thread(), 99))
    panel = stage.panels("bob")[-1]
    await stage.players["bob"].user.click(panel, label="Pass")
    grown = stage.newest(stage.thread())
    assert grown.id == post.id
    assert told_in(grown) == ["- **anna** passes.", "- **bob** passes."]
    assert len(stage.recent(stage.thread(), 99)) == before


async def test_below_other_messages_and_after_an_hour_a_post_of_its_own_tells_it(stage: Stage) -> None:
    post = await after_anna(stage)
    role = next(iter(stage.env.backend.get_guild(stage.guild.id).roles.values()))
    role.permissions |= discord.Permissions(send_messages_in_threads=True).value
    await stage.players["carol"].send(stage.thread(), "What a turn!")
    await stage.players["bob"].user.click(stage.panels("bob")[-1], label="Pass")
    newer = stage.newest(stage.thread())
    assert newer.id > post.id
    assert "anna" not in "".join(told_in(newer))
    left = next(one for one in stage.recent(stage.thread(), 99) if one.id == post.id)
    assert told_in(left) == ["**anna** passes."], "its lines stay"
    assert controls(left) == []


async def test_an_old_post_stays_as_it_is(stage: Stage) -> None:
    post = await after_anna(stage)
    await stage.env.advance_time(HOUR)
    await stage.players["bob"].user.click(stage.panels("bob")[-1], label="Pass")
    assert stage.newest(stage.thread()).id > post.id


async def test_a_round_is_summed_up_and_the_first_post_leads_there(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES, options="long=on")
    start = stage.recent(stage.thread(), 1)[0]
    summary = await play_until(stage, "Round 1 is over")
    assert "Points so far:" in words(summary)
    assert summary.attachments
    first = next(post for post in stage.recent(stage.thread(), 99) if post.id == start.id)
    assert f"[Round 1](https://discord.com/channels/{stage.guild.id}/{stage.thread().id}/{summary.id})" in (
        words(first)
    )
    assert "Rounds" in labels(first)
    await play_until(stage, "Round 2 is over")
    kept = next(post for post in stage.recent(stage.thread(), 99) if post.id == summary.id)
    assert "Round 1 is over" in words(kept)
    assert "➡️" not in words(kept), "who was next then is of no interest"
    assert kept.attachments
    assert labels(kept) == ["Look around", "Rounds"]


async def test_a_bot_that_keeps_dying_tells_and_sums_up_everything_once(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES, options="long=on")
    await play_to_the_end(stage, NAMES, Fingers(1), restart_every=2)
    posts = stage.recent(stage.thread(), 99)
    for number in (1, 2):
        assert sum(f"Round {number} is over" in words(post) for post in posts) == 1
    assert len({words(post) for post in posts}) == len(posts)


async def test_players_of_a_game_share_its_turns_and_its_film(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(1))
    end = stage.newest(stage.thread())
    bob, carol = stage.players["bob"], stage.players["carol"]
    watched = (await carol.click(end, custom_id=act_of(end, "watch"))).response
    assert "📤 Share" not in labels(watched)
    replay = (await bob.click(end, custom_id=act_of(end, "watch"))).response
    await bob.click(replay, custom_id=act_of(replay, "share"))
    shared = stage.newest(stage.thread())
    assert "bob shares this" in words(shared)
    assert "Turn 1 of" in words(shared)
    assert shared.flags.silent
    film = (await bob.click(replay, custom_id=act_of(replay, "film"))).response
    await bob.click(film, custom_id=act_of(film, "share"))
    assert any("film." in file.filename for file in stage.newest(stage.thread()).attachments)
    assert len([post for post in stage.recent(stage.thread(), 9) if "bob shares" in words(post)]) == 2
    forged = act_of(replay, "share")
    (refused,) = await stage.at_once((carol, end, forged))
    assert "Only players of the game can share it" in words(refused.response)


async def test_a_finished_game_is_kept_as_one_page_and_a_running_one_is_not(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    start = stage.newest(stage.thread())
    carol = stage.players["carol"]
    look = act_of(start, "look")
    forged = look.replace("look", "keepreplay", 1)
    (refused,) = await stage.at_once((carol, start, forged))
    assert "once the game is over" in words(refused.response)
    assert refused.response is not None
    assert not refused.response.attachments
    await play_to_the_end(stage, NAMES, Fingers(1))
    end = stage.newest(stage.thread())
    watched = (await carol.click(end, custom_id=act_of(end, "watch"))).response
    kept = (await carol.click(watched, custom_id=act_of(watched, "keepreplay"))).response
    assert kept.ephemeral
    assert "turn by turn, in one file" in words(kept)
    (file,) = kept.attachments
    assert file.filename.endswith(".html")
    page = await file.read()
    assert page.startswith(b"<!doctype html>")
    assert '"language":"en"' in packed_in(page.decode(), "words").decode(), "Discord says en-US"
