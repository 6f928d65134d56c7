"""Tables in a DM: one person against computers, with all features."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import interactions

from tests.support.discord_stage import FINISH, Fingers, Stage, act_of, choices, words

HOUR = 3600.0
DAY = 24 * HOUR
PEOPLE = ["anna", "bob"]


def dm(stage: Stage) -> list[discord.Message]:
    return stage.dm("anna")


def live(stage: Stage) -> list[discord.Message]:
    return [message for message in dm(stage) if choices(message)]


async def begin(stage: Stage, **more: Any) -> Any:
    """Anna has never been on any server as far as the bot knows."""
    return await stage.players["anna"].user.slash("game new", game="lantern", **{"seats": 2, **more})


async def table(stage: Stage) -> Any:
    return (await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)).own[0]


async def play_on(stage: Stage, fingers: Fingers, times: int = 200) -> None:
    """Press the options of the one live panel, until the end or this many times."""
    for _ in range(times):
        found = live(stage)
        if not found:
            return
        assert len(found) == 1, "one live panel"
        await fingers.press(stage.players["anna"].user, found[0])


async def test_with_the_number_of_seats_it_begins_with_one_command(stage: Stage) -> None:
    answer = (await begin(stage, seats=3)).response
    begun = await table(stage)
    assert [info.computer for info in begun.seats] == ["", "normal", "normal"]
    assert begun.commitment not in words(answer)
    shown = (await stage.players["anna"].user.click(answer, label="Fairness")).response
    assert begun.commitment in words(shown), "the fingerprint is behind a button"
    (panel,) = dm(stage)
    assert choices(panel)
    assert "[open]" not in words(panel), "it is there"


async def test_nobody_else_can_see_it_join_it_or_get_it_away(stage: Stage) -> None:
    await begin(stage)
    own, bob = await table(stage), stage.players["bob"]
    for command in ("board", "log", "since"):
        answer = await bob.slash(stage.channel, f"game {command}", table=own.id)
        assert "This table no longer exists" in words(answer.response)
    answer = await bob.slash(stage.channel, "game join", table=own.id)
    assert "This table no longer exists" in words(answer.response)
    user = stage.players["anna"].user
    assert "This is your own game" in words((await user.slash("game replace", table=own.id)).response)
    moved = await stage.players["anna"].slash(stage.channel, "game move", table=own.id)
    assert "This is your own game" in words(moved.response)
    assert (await table(stage)).place == own.place
    assert stage.recent(stage.channel, 5) == [], "the server hears nothing of it"


async def test_typing_moves_keeps_the_lying_panel_true(stage: Stage) -> None:
    await begin(stage)
    user = stage.players["anna"].user
    for _ in range(3):
        offered = await user.autocomplete("play", "move", "")
        await user.slash("play", move=offered[0]["value"], now=True)
        (lying,) = dm(stage)
        asked = await stage.bot.context.services.turns.panel((await table(stage)).id, user.id)
        assert f":{asked.mark}:" in act_of(lying, "pick")


async def test_undo_hints_orders_and_a_pause_work_there(stage: Stage) -> None:
    await begin(stage)
    user, before = stage.players["anna"].user, (await table(stage)).turn
    await play_on(stage, Fingers(1, hurry=1.0), times=3)
    assert (await table(stage)).turn > before
    await user.slash("game undo")
    assert "Hand:" in words((await user.slash("game screen")).response)
    assert (await user.slash("orders show")).response is not None
    await user.slash("game pause")
    assert (await table(stage)).status == "paused"
    await user.slash("game pause")
    assert (await table(stage)).status == "running"
    assert len(live(stage)) == 1


async def test_a_player_notified_in_threads_still_gets_the_panel(stage: Stage) -> None:
    await begin(stage)
    await stage.bot.context.services.people.change_settings(stage.players["anna"].id, remind_in="thread")
    await stage.env.advance_time(25 * HOUR)
    assert len(live(stage)) == 1
    assert "your turn in Lantern" in words(live(stage)[0])


async def test_after_two_silent_weeks_it_ends_automatically_and_says_so_once_before(stage: Stage) -> None:
    await begin(stage)
    await stage.env.advance_time(12 * DAY - HOUR)
    assert not any("It ends on" in words(message) for message in dm(stage))
    await stage.env.advance_time(2 * HOUR)
    told = [message for message in dm(stage) if "It ends on" in words(message)]
    assert len(told) == 1
    assert choices(told[0]), "one can go on right there"
    await stage.env.advance_time(2 * DAY)
    assert "so this game has ended" in words(dm(stage)[-1])
    assert live(stage) == []
    assert (await stage.bot.context.services.queries.all_tables(ended=True))[0].status == "closed"


async def test_a_player_who_comes_back_has_two_weeks_again(stage: Stage) -> None:
    await begin(stage)
    await stage.env.advance_time(13 * DAY)
    await play_on(stage, Fingers(1, hurry=1.0), times=2)
    await stage.env.advance_time(11 * DAY)
    assert (await table(stage)).status == "running"
    await stage.env.advance_time(4 * DAY)
    assert (await stage.bot.context.services.queries.all_tables(ended=True))[0].status == "closed"


async def test_a_player_who_has_gone_is_called_by_a_new_message(stage: Stage) -> None:
    await begin(stage)
    user, before = stage.players["anna"].user, live(stage)[0]
    await stage.env.advance_time(HOUR)
    offered = await stage.players["anna"].autocomplete(stage.channel, "play", "move", "")
    assert offered, "also from a server"
    await user.slash("game pause")
    await stage.env.advance_time(HOUR)
    await user.slash("game pause")
    assert [message.id == before.id for message in live(stage)] == [False]


async def test_it_goes_on_after_a_restart(stage: Stage) -> None:
    await begin(stage)
    await stage.restart()
    await play_on(stage, Fingers(4))
    await stage.env.advance_time(HOUR)
    assert FINISH in words(dm(stage)[-1])


async def test_one_has_as_many_tables_as_anywhere(stage: Stage) -> None:
    await begin(stage)
    await begin(stage)
    near = await stage.bot.context.services.queries.tables_near(0, stage.players["anna"].id)
    assert len(near.own) == 2
    assert len(live(stage)) == 2, "one panel of each"


async def test_a_prepared_deal_is_dealt_and_a_lesson_is_marked(stage: Stage) -> None:
    anna, services = stage.players["anna"], stage.bot.context.services
    await services.people.meet(anna.id, "anna", "en-US")
    seed = "5" * 64
    opened = await services.solo_tables.open_private(
        anna.id, anna.user.dm_channel.id, "lantern", deal=seed, lesson="first", cause="lesson-1"
    )
    again = await services.solo_tables.open_private(
        anna.id, anna.user.dm_channel.id, "lantern", deal=seed, lesson="first", cause="lesson-1"
    )
    await stage.env.settle()
    assert (opened.id, opened.lesson, opened.private) == (again.id, "first", True)
    exported = await services.transfer.copy(opened.id)
    assert seed.encode() in exported.data
    assert len(live(stage)) == 1


async def test_a_first_question_without_a_choice_is_answered_in_seconds_and_the_panel_comes(
    stage: Stage,
) -> None:
    """At a solo table nobody else could infer anything from the time."""
    anna, services = stage.players["anna"], stage.bot.context.services
    await services.people.meet(anna.id, "anna", "en-US")
    seed = "37" * 32  # all of Anna's tokens are white
    await services.solo_tables.open_private(
        anna.id, anna.user.dm_channel.id, "lantern", deal=seed, cause="alone"
    )
    await stage.env.advance_time(10)
    assert len(live(stage)) == 1
    assert 0 in (await table(stage)).waiting


async def test_the_commands_can_be_added_by_a_person_and_used_in_a_dm(stage: Stage) -> None:
    """All but a league, which is played on a server that has the bot."""
    for command in stage.bot.tree.get_commands():
        sent = command.to_dict(stage.bot.tree)
        everywhere = {0} if command.name == "league" else {0, 1}
        assert set(sent["integration_types"]) == everywhere, command.name
        assert set(sent["contexts"]) == everywhere, command.name


async def test_no_table_opens_on_a_server_without_the_bot(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = stage.players["anna"]
    monkeypatch.setattr(interactions, "base_payload", _brought_along(anna.id))
    answer = await anna.slash(stage.channel, "game new", game="lantern", seats=2)
    assert "I’m not on this server" in words(answer.response)
    assert "oauth2/authorize" in words(answer.response)
    assert stage.recent(stage.channel, 5) == []
    assert (await stage.bot.context.services.queries.all_tables(ended=True)) == []


def _brought_along(person: int) -> Any:
    made = interactions.base_payload

    def base_payload(*args: Any, **more: Any) -> Any:
        record, payload = made(*args, **more)
        payload["authorizing_integration_owners"] = {"1": str(person)}
        return record, payload

    return base_payload


async def test_games_are_counted_as_they_begin_but_lessons_are_not(stage: Stage) -> None:
    anna, services = stage.players["anna"], stage.bot.context.services
    for count in (1, 2, 3):
        await begin(stage)
        assert (await services.people.get(anna.id)).habits.games == count
    channel = anna.user.dm_channel.id
    await services.solo_tables.open_private(anna.id, channel, "lantern", lesson="first", cause="lesson")
    assert (await services.people.get(anna.id)).habits.games == 3


async def test_one_s_plan_is_behind_more_and_a_command(stage: Stage) -> None:
    await begin(stage)
    user = stage.players["anna"].user
    panel = await stage.behind_more("anna")
    page = (await user.click(panel, custom_id=act_of(panel, "plan"))).response
    assert "If the game ended now: 0 points" in words(page)
    assert "If the game ended now" in words((await user.slash("game plan")).response)
    own = await table(stage)
    stranger = await stage.players["bob"].slash(stage.channel, "game plan", table=own.id)
    assert "This table no longer exists" in words(stranger.response)


async def test_closed_dms_leave_play_by_command(stage: Stage) -> None:
    stage.close_dms("anna")
    await begin(stage)
    assert dm(stage) == []
    user = stage.players["anna"].user
    panel = (await user.slash("play")).response
    assert choices(panel), "only its reader sees it, and it works"
    await Fingers(1).press(user, panel)
    await stage.env.advance_time(DAY)
    assert (await table(stage)).status == "running"
