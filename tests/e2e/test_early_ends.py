"""Games that end early, a seat given away by the host, and the first and last posts of a table."""

from __future__ import annotations

import json
from pathlib import Path

import discord

from engine.core.setup import Setup
from engine.keythedral.game import KEYTHEDRAL
from engine.lantern.game import Lantern
from engine.lantern.state import State, Turn
from tests.support.discord_play import play_to_the_end
from tests.support.discord_stage import Fingers, Stage, discord_stage, labels, words
from tests.support.lantern_painter import LanternPainter

NAMES = ["anna", "bob"]
PEOPLE = [*NAMES, "carol"]
HOUR = 3600


def exported(message: discord.Message, stage: Stage) -> dict[str, object]:
    file = next(file for file in message.attachments if file.filename.endswith("-game.json"))
    return dict(json.loads(stage.env.backend.cdn.get(file.url)))


async def test_the_host_ends_a_game_after_a_question(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    panel = stage.panels("bob")[-1]
    page = (await stage.players["anna"].slash(stage.thread(), "game end")).response
    assert "Nobody wins" in words(page)
    assert "The game has ended" not in words(stage.newest(stage.thread()))
    await stage.players["anna"].click(page, label="Yes, end it")
    post = stage.newest(stage.thread())
    assert "ended early" in words(post)
    assert exported(post, stage)["moves"] == []
    assert labels(post) == ["Rematch", "Review", "Log"]
    assert "ended early" in words(stage.recent(stage.channel, 5)[0])
    assert "No game is waiting for you" in words((await stage.players["bob"].user.slash("turns")).response)
    before = len(stage.dm("bob"))
    await stage.env.advance_time(100 * HOUR)
    assert len(stage.dm("bob")) == before
    whole = (await stage.players["carol"].slash(stage.thread(), "game export")).response
    assert exported(whole, stage)["setup"]
    refused = (await stage.players["bob"].slash(stage.thread(), "play", move="hide amber")).response
    assert "No game is running" in words(refused)
    assert stage.panels("bob") == [], "it was put away"
    *_, result = stage.dm("bob")
    assert panel.id not in [message.id for message in stage.dm("bob")], "its result has taken its place"
    assert "ended early" in words(result)
    question = (await stage.players["bob"].click(post, label="Rematch")).response
    await stage.players["bob"].click(question, label="Ask for rematch")
    assert "join in" in words(stage.lobby())


async def test_players_end_a_game_by_a_vote_of_all(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["bob"].slash(stage.thread(), "game end")
    vote = stage.newest_with(stage.thread(), "I agree")
    assert "wants to end this game" in words(vote)
    await stage.players["anna"].click(vote, label="No")
    assert "didn’t agree, so the game continues" in words(stage.newest(stage.thread()))
    await stage.players["bob"].slash(stage.thread(), "game end")
    await stage.players["anna"].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    told = [words(message) for message in stage.recent(stage.thread(), 3)]
    assert any("Everyone agreed: the game has ended" in text for text in told)
    assert any("ended early" in text for text in told)


async def test_kt_149_points_count_as_they_stand_where_all_agree_to_stop(tmp_path: Path) -> None:
    async with discord_stage(tmp_path, {"keythedral": KEYTHEDRAL}, NAMES) as stage:
        await stage.open_table("keythedral", NAMES)
        await stage.players["bob"].slash(stage.thread(), "game end")
        vote = stage.newest_with(stage.thread(), "I agree")
        assert "with the points as they are" in words(vote)
        await stage.players["anna"].click(vote, label="I agree")
        told = [words(message) for message in stage.recent(stage.thread(), 4)]
        assert any("Everyone agreed: the game has ended" in text for text in told)
        assert not any("Nobody wins" in text for text in told)
        end = words(stage.newest_with(stage.thread(), "Rematch"))
        assert "wins with" in end
        assert "Details" in end
        stage.checked()


async def test_strangers_end_nothing_and_an_old_question_ends_nothing_twice(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    stranger = (await stage.players["carol"].slash(stage.thread(), "game end")).response
    assert "not playing" in words(stranger)
    page = (await stage.players["anna"].slash(stage.thread(), "game end")).response
    again = (await stage.players["anna"].slash(stage.thread(), "game end")).response
    await stage.players["anna"].click(page, label="Yes, end it")
    late = await stage.players["anna"].click(again, label="Yes, end it")
    told = [words(message) for message in (late.response, *late.followups)]
    assert any("No game is running" in text for text in told)
    posts = [words(message) for message in stage.recent(stage.thread(), 9)]
    assert sum("ended early" in text for text in posts) == 1


async def test_a_moderator_ends_a_paused_game(stage: Stage) -> None:
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    mod = stage.guild.add_member(stage.env.create_user("mod"), roles=[role])
    await stage.open_table("lantern", NAMES)
    await mod.slash(stage.thread(), "game pause")
    page = (await mod.slash(stage.thread(), "game end")).response
    await mod.click(page, label="Yes, end it")
    assert "ended early" in words(stage.newest(stage.thread()))


async def test_a_passed_pause_stops_reminders_until_the_table_goes_on(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await stage.players["bob"].slash(stage.thread(), "game pause")
    await stage.players["anna"].click(stage.newest_with(stage.thread(), "I agree"), label="I agree")
    before = [stage.sent(name) for name in NAMES]
    await stage.env.advance_time(100 * HOUR)
    assert [stage.sent(name) for name in NAMES] == before
    await stage.players["bob"].slash(stage.thread(), "game pause")
    assert [stage.sent(name) for name in NAMES] == [count + 1 for count in before]
    await play_to_the_end(stage, NAMES, Fingers(2))


async def test_the_panel_of_a_finished_game_offers_no_second_look(stage: Stage) -> None:
    await stage.open_table("lantern", NAMES)
    await play_to_the_end(stage, NAMES, Fingers(2))
    await stage.env.settle()
    last = [stage.dm(name)[-1] for name in NAMES]
    assert all("Rematch" in labels(message) for message in last), "the result has taken its place"
    assert not any("Look again" in labels(message) for name in NAMES for message in stage.dm(name))


class ComputerFirst(Lantern):
    """A game without secrets in which the second seat begins."""

    def new_game(self, setup: Setup) -> State:
        state = super().new_game(setup)
        state.stage = Turn(1)
        return state


async def test_the_start_shows_the_table_as_dealt_although_a_computer_has_moved(tmp_path: Path) -> None:
    painters = {"lantern": LanternPainter()}
    async with discord_stage(tmp_path, {"lantern": ComputerFirst()}, ["anna"], painters=painters) as stage:
        await stage.open_table("lantern", ["anna"], computers=2)
        await stage.env.advance_time(10)
        start, post = stage.recent(stage.thread(), 2)
        dealt, later = start.attachments[0].description, post.attachments[0].description
        assert (dealt or "").count("lit none") == 3
        assert (later or "").count("lit none") == 2
        assert "➡️ Next: 🤖 " in words(start)
        assert stage.players["anna"].mention in words(post)
        stage.checked()
