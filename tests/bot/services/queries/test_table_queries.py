"""Looking: log, since, turns, people and reminders."""

from __future__ import annotations

import asyncio

from bot.store.commit import Commit, NewStatus
from bot.values.people import Person
from engine.core.text import UserText
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, CAT, EVE, Stage

HOUR = 3600
DAY = 24 * HOUR


async def test_since_tells_what_others_did_and_what_touched_me(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    since = await stage.services.queries.recap(game_id, ANN)
    assert since.entries == ()
    await stage.turn(game_id, BEN)
    since = await stage.services.queries.recap(game_id, ANN)
    assert [entry.seat for entry in since.entries] == [1]
    assert [event.text.key for event in since.touching] == ["lantern-all-shown"]


async def test_the_log_is_paged_and_shows_words_to_their_owner_alone(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    for lights, lets in ((ANN, BEN), (BEN, ANN)):
        await stage.turn(game_id, lights)
        await stage.pick(game_id, lets, "let")
        await stage.turn_again(game_id, lets)
    page = await stage.services.queries.log(game_id, ANN, size=4)
    assert (page.page, page.pages) == (0, 2)
    assert [entry.turn for entry in page.entries] == [3, 4, 5, 6]
    assert all(bool(entry.words) == (entry.seat == 0) for entry in page.entries)
    older = await stage.services.queries.log(game_id, ANN, 1, size=4)
    assert [entry.turn for entry in older.entries] == [1, 2]
    assert (await stage.services.queries.log(game_id, ANN, 99, size=4)).page == 1
    stranger = await stage.services.queries.log(game_id, EVE, size=20)
    assert not any(entry.words for entry in stranger.entries)


async def test_turns_lists_every_table_longest_waiting_first(stage: Stage) -> None:
    one = await stage.game(ANN, BEN)
    stage.now += 100
    two = await stage.game(CAT, ANN)
    assert [waiting.table.id for waiting in await stage.services.queries.turns(ANN)] == [one, two]
    stage.now += 100
    await stage.hide_all(one, ANN, BEN)
    assert [waiting.table.id for waiting in await stage.services.queries.turns(ANN)] == [two, one]
    assert await stage.services.queries.turns(EVE) == []
    await stage.letters()
    assert all(waiting.post for waiting in await stage.services.queries.turns(ANN))


async def test_a_finished_table_is_still_found_in_its_own_thread(stage: Stage) -> None:
    over, running = await stage.game(ANN, BEN), await stage.game(ANN, BEN)
    await stage.services.lobby.set_thread(over, 601)
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=over, status=NewStatus("over", stage.now)))
    assert [table.id for table in (await stage.services.queries.tables_near(601, EVE)).here] == [over]
    assert [table.id for table in (await stage.services.queries.tables_near(500, EVE)).here] == [running]
    assert [table.id for table in (await stage.services.queries.tables_near(0, ANN)).own] == [running]


async def test_an_old_post_shows_the_table_as_it_was_then(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    then = (await stage.services.queries.snapshot(game_id, None)).view
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, BEN)
    post = await stage.services.queries.post(game_id, 1, 2)
    assert post.view == then
    assert post.view != (await stage.services.queries.snapshot(game_id, None)).view


async def test_people_are_remembered_as_last_seen(new_stage: NewStage) -> None:
    stage = await new_stage(confirming=False)
    people = stage.services.people
    assert await people.get(EVE) == Person(EVE)
    await people.meet(EVE, "Eve", "de")
    await people.note_reach(EVE, "thread")
    await people.meet(EVE, "Eve II", "fr")
    await stage.restart()
    assert await stage.services.people.get(EVE) == Person(EVE, UserText("Eve II"), "fr", "thread")
    await stage.services.people.set_setting("app", "commands", "hash")
    assert await stage.services.people.setting("app", "commands") == "hash"
    assert await stage.services.people.setting("guild:1", "commands") is None


async def test_a_player_who_keeps_a_table_waiting_is_reminded_ever_more_rarely(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, BEN)
    await stage.letters()
    stage.now += 24 * HOUR - 1
    assert await stage.services.timers.fire() == 0
    stage.now += 1
    assert await stage.services.timers.fire() == 1
    sent = [(one.kind, one.payload.person) for one in await stage.letters()]
    assert sent == [("reminder", ANN), ("clear", ANN)], "and the call before it goes"
    assert await stage.services.timers.fire() == 0
    stage.now += 3 * DAY  # switched off meanwhile: one reminder, not three
    await stage.restart()
    assert await stage.services.timers.fire() == 1
    assert await stage.kinds() == ["reminder", "clear"]
    await stage.turn(game_id, ANN)
    await stage.turn(game_id, ANN)
    await stage.letters()
    stage.now += 23 * HOUR
    assert await stage.services.timers.fire() == 0


async def test_a_simultaneous_move_does_not_restart_the_others_reminders(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN, CAT)
    begun = stage.now
    stage.now += 30 * HOUR
    assert await stage.services.timers.fire() == 3
    await stage.turn(game_id, BEN)
    assert await stage.services.timers.fire() == 0
    assert await stage.next_timer() == begun + 3 * DAY


async def test_reminders_follow_the_persons_setting(stage: Stage) -> None:
    await stage.game(ANN, BEN)
    begun = stage.now
    await stage.services.people.remind_after(ANN, 6)
    await stage.services.people.remind_after(BEN, 0)
    await stage.letters()
    stage.now += 6 * HOUR
    assert await stage.services.timers.fire() == 1
    assert [one.payload.person for one in await stage.letters() if one.kind == "reminder"] == [ANN]
    await stage.services.people.remind_after(ANN, 0)
    assert await stage.next_timer() == begun + 7 * DAY, "then the table is asked, and nobody reminded"


async def test_two_looks_at_the_clock_remind_once(stage: Stage) -> None:
    await stage.game(ANN, BEN)
    await stage.letters()
    stage.now += DAY
    fired = await asyncio.gather(stage.services.timers.fire(), stage.services.timers.fire())
    assert sum(fired) == 2, "one for each of them"
    reminded = [one.payload.person for one in await stage.letters() if one.kind == "reminder"]
    assert sorted(map(str, reminded)) == [str(ANN), str(BEN)]
