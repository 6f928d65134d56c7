"""Resigning, offering and taking seats, pausing, computer seats."""

from __future__ import annotations

import asyncio

import pytest

from bot.values.errors import NotAllowedError, NotSeatedError, PausedError, SeatError
from tests.support.service_harness import ANN, BEN, CAT, EVE, Stage

DAY = 24 * 3600


async def test_computer_seats_play_until_a_person_must_decide(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=2)
    for _ in range(200):
        table = await stage.services.queries.table(game_id)
        if table.status == "over":
            break
        assert table.waiting == (0,), "a player who is waited for is a person"
        await stage.first_pick(game_id, ANN)
    assert table.status == "over"


async def test_a_run_of_computer_turns_is_one_post(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=2)
    await stage.letters()
    await stage.turn(game_id, ANN)
    assert "board_post" not in await stage.kinds(), "she is next again"
    stage.now += 61
    posts = [letter for letter in await stage.letters() if letter.kind == "board_post"]
    table = await stage.services.queries.table(game_id)
    assert [(post.payload.first_turn, post.payload.last_turn) for post in posts] == [(1, table.turn)]
    assert table.turn >= 3


async def test_computers_play_on_after_a_restart_in_the_middle_of_their_run(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=1)
    computers = stage.services.turns._computers
    computers.play_on = _asleep  # type: ignore[method-assign]  # the bot stops before they move
    await stage.turn(game_id, ANN)  # hides
    await stage.turn(game_id, ANN)  # lights: the computer may snuff
    assert (await stage.services.queries.table(game_id)).waiting == (1,)
    await stage.restart()
    assert (await stage.services.queries.table(game_id)).waiting == (0,)


async def _asleep(*_: object, **__: object) -> None:
    await asyncio.sleep(0)


async def test_a_table_of_a_game_that_is_gone_does_not_keep_the_others_from_playing(stage: Stage) -> None:
    stage.services.turns._computers.play_on = _asleep  # type: ignore[method-assign]  # nobody moves before the stop
    gone, there = await stage.game(ANN, computers=1), await stage.game(ANN, computers=1)
    async with stage.store.writing() as writer:
        writer._sql.run("UPDATE game SET game = 'chess' WHERE id = ?", gone)
    await stage.restart()
    assert (await stage.services.queries.table(there)).waiting == (0,)


async def test_a_fault_of_a_computer_player_does_not_spoil_the_persons_move(stage: Stage) -> None:
    game_id = await stage.game(ANN, computers=1)

    async def broken(*_: object) -> None:
        raise RuntimeError("out of order")

    stage.services.computers._play = broken  # type: ignore[assignment, method-assign]  # on purpose
    panel = await stage.turn(game_id, ANN)
    assert panel.moved is not None
    await stage.restart()
    assert (await stage.services.queries.table(game_id)).waiting == (0,)


async def test_after_resigning_a_computer_goes_on_and_the_name_stays(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.first_pick(game_id, BEN)
    table = await stage.services.seats.resign(game_id, BEN, cause=stage.cause())
    seat = table.seats[1]
    assert (seat.person, seat.computer, seat.resigned, seat.name.raw) == (None, "normal", True, "Ben")
    assert table.waiting == (0,), "the computer has hidden a token"
    with pytest.raises(NotSeatedError):
        await stage.services.turns.panel(game_id, BEN)
    assert "status_post" in await stage.kinds()
    stage.now += 2 * DAY
    await stage.services.timers.fire()
    letters = [(letter.kind, letter.payload.person) for letter in await stage.letters()]
    assert letters == [("reminder", ANN), ("clear", ANN)], "nobody reminds Ben"


async def test_a_table_without_people_is_closed(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.services.seats.resign(game_id, BEN, cause=stage.cause())
    table = await stage.services.seats.resign(game_id, ANN, cause=stage.cause())
    assert (table.status, table.closed_why, table.waiting) == ("closed", "abandoned", ())
    assert await stage.next_timer() is None


async def test_an_offered_seat_is_taken_with_its_screen_and_without_its_draft(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    panel = await stage.first_pick(game_id, BEN)
    await stage.letters()
    await stage.services.people.meet(EVE, "Eve", "en-US")
    with pytest.raises(SeatError):
        await stage.services.seats.take(game_id, EVE, 1, cause=stage.cause())
    with pytest.raises(NotAllowedError):
        await stage.services.seats.offer(game_id, EVE, 1, cause=stage.cause())
    table = await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    assert table.seats[1].offered
    assert (await stage.services.queries.snapshot(game_id, EVE)).seat is None, "nothing is shown before"
    assert (await stage.services.turns.panel(game_id, BEN)).picks == panel.picks, "Ben plays on until then"
    with pytest.raises(SeatError):
        await stage.services.seats.take(game_id, ANN, 1, cause=stage.cause())
    table = await stage.services.seats.take(game_id, EVE, 1, cause=stage.cause())
    assert (table.seats[1].person, table.seats[1].offered) == (EVE, False)
    assert (await stage.services.turns.panel(game_id, EVE)).picks == ()
    with pytest.raises(NotSeatedError):
        await stage.services.turns.panel(game_id, BEN)
    letters = {letter.kind: letter.payload.person for letter in await stage.letters()}
    theirs = {"screen": EVE, "call": EVE, "clear": EVE, "replaced": BEN, "call_edit": BEN}
    assert letters == {"seat_post": None, "seat_edit": None, "status_post": None, **theirs}


async def test_the_first_of_two_applicants_gets_the_seat(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(NotAllowedError):
        await stage.services.seats.offer(game_id, ANN, 1, cause=stage.cause())  # not even the host may
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    results = await asyncio.gather(
        stage.services.seats.take(game_id, CAT, 1, cause="cat"),
        stage.services.seats.take(game_id, EVE, 1, cause="eve"),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Table", "SeatError"]


async def test_a_withdrawn_offer_is_no_offer(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    for person, moderator in ((BEN, False), (CAT, True)):
        await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
        with pytest.raises(NotAllowedError):
            await stage.services.seats.withdraw(game_id, EVE, 1, cause=stage.cause())
        await stage.services.seats.withdraw(game_id, person, 1, moderator=moderator, cause=stage.cause())
        with pytest.raises(SeatError):
            await stage.services.seats.take(game_id, EVE, 1, cause=stage.cause())


async def test_a_new_player_cannot_take_back_what_the_old_one_confirmed(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, BEN)
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())
    await stage.services.seats.take(game_id, EVE, 1, cause=stage.cause())
    assert (await stage.services.turns.panel(game_id, EVE)).undo == "vote"


async def test_a_paused_table_waits_for_nobody(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    mark = (await stage.services.turns.panel(game_id, ANN)).mark
    vote = await stage.services.votes.propose(game_id, ANN, "pause", cause=stage.cause())
    vote = await stage.services.votes.cast(vote.id, BEN, True, cause=stage.cause())
    assert vote.result == "passed"
    await stage.restart()
    with pytest.raises(PausedError):
        await stage.services.turns.pick(game_id, ANN, mark, 0, cause=stage.cause())
    assert await stage.services.queries.turns(ANN) == []
    await stage.letters()
    stage.now += 3 * DAY
    assert await stage.services.timers.fire() == 0
    with pytest.raises(NotSeatedError):
        await stage.services.seats.resume(game_id, EVE, cause=stage.cause())
    table = await stage.services.seats.resume(game_id, BEN, cause=stage.cause())
    assert table.status == "running"
    assert {info.waiting_since for info in table.seats} == {stage.now}
    found = set(await stage.kinds())
    assert found == {"call", "call_edit", "clear", "board_edit", "status_post"}
    await stage.services.turns.pick(game_id, ANN, mark, 0, cause=stage.cause())


async def test_only_moderators_pause_without_a_vote(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    with pytest.raises(NotAllowedError):
        await stage.services.seats.pause(game_id, ANN, cause=stage.cause())
    table = await stage.services.seats.pause(game_id, EVE, moderator=True, cause=stage.cause())
    assert table.status == "paused"
