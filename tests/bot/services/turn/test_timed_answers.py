"""Answers without a click: by a standing order after a delay, or when the time is up."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.services.turn.position_change import drop_answer_timers
from bot.store.commit import Commit
from bot.store.rows import Timer
from bot.store.sqlite_backup import faults
from bot.values.clock import LIMITS, WAITS
from bot.values.errors import StaleError
from bot.values.panel import Panel
from bot.values.parcel import Parcel
from engine.core.game import AnyGame
from tests.conftest import NewStage
from tests.support.games.secret_answers_game import WHISPER, State, Whisper
from tests.support.service_harness import ANN, BEN, CAT, EVE, PLACE, Stage

MINUTE, HOUR = 60.0, 3600.0


class Confused(Whisper):
    """A game whose order does not answer the question."""

    key = "confused"

    def default_answer(self, state: State, seat: int) -> tuple[str, ...]:
        return ("shout", "end") if super().default_answer(state, seat) else ()


class Fickle(Whisper):
    """An order that no longer answers once its seat is the last."""

    key = "fickle"

    def default_answer(self, state: State, seat: int) -> tuple[str, ...]:
        is_last = state.window is not None and len(state.window.waiting) == 1
        return () if is_last else super().default_answer(state, seat)


class Loud(Whisper):
    """The same game without secrecy: answers are public."""

    key = "loud"

    def publicly_awaited(self, state: State) -> tuple[int, ...]:
        return self.seats_to_act(state)

    def has_secret_answers(self, state: State) -> bool:
        return False


class Unattended(Whisper):
    """A game that notifies nobody of calls and declines them for players without orders."""

    key = "unattended"

    def is_unprompted(self, state: State) -> bool:
        return self.has_secret_answers(state)

    def default_answer(self, state: State, seat: int) -> tuple[str, ...]:
        return self.timeout_answer(state, seat)


GAMES: dict[str, AnyGame] = {
    "whisper": WHISPER,
    "unattended": Unattended(),
    "confused": Confused(),
    "fickle": Fickle(),
    "loud": Loud(),
}


@pytest.fixture
async def quiet(new_stage: NewStage) -> Stage:
    return await new_stage(games=GAMES)


async def say(stage: Stage, game_id: str, person: int, line: str) -> Panel:
    return await stage.services.turns.play_line(game_id, person, line, now=True, cause=stage.cause())


async def opened(stage: Stage, *deaf: int, game: str = "whisper", pace: str = "") -> str:
    """Return a table where Ann and Ben rest, with or without orders, and Cat's call asks both."""
    for person, name in ((ANN, "Ann"), (BEN, "Ben"), (CAT, "Cat")):
        await stage.services.people.meet(person, name, "en-US")
    table = await stage.services.lobby.open(ANN, PLACE, game, seats=3, pace=pace, cause=stage.cause())
    for person in (BEN, CAT):
        await stage.services.lobby.join(table.id, person, cause=stage.cause())
    await stage.services.lobby.start(table.id, ANN, cause=stage.cause())
    for person in (ANN, BEN):
        await say(stage, table.id, person, "order deaf rest end" if person in deaf else "rest end")
    await say(stage, table.id, CAT, "call end")
    return table.id


async def timers(stage: Stage) -> set[tuple[str, int, float]]:
    """Kind, seat and how far off each timer is."""
    async with stage.store.reading() as reader:
        return {(one.kind, one.seat, one.due - stage.now) for one in await reader.timers.due(float("inf"))}


async def turns(stage: Stage, game_id: str) -> list[tuple[int, str, str]]:
    """Seat, words and the kind of act of each turn."""
    async with stage.store.reading() as reader:
        rows, moves = await reader.log.turns(game_id), await reader.log.moves(game_id)
        causes = {move.turn: move.cause for move in moves}
        acts = [await reader.games.act(causes[row.turn]) for row in rows]
    return [(row.seat, row.words, act.kind if act else "") for row, act in zip(rows, acts, strict=True)]


def calls(letters: list[Parcel]) -> set[tuple[int | None, str]]:
    return {(one.payload.person, one.payload.what) for one in letters if one.kind == "call"}


async def test_an_order_answers_after_a_while_and_only_once(quiet: Stage) -> None:
    await quiet.letters()
    game_id = await opened(quiet, BEN)
    assert await quiet.asked(game_id) == [ANN, BEN], "an order is no answer yet"
    least = WAITS["any"][0]
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} == {
        ("reminder", 0),
        ("reminder", 1),  # never sent while something else answers
        ("answer", 1),
        ("limit", 0),
        ("limit", 1),
    }
    assert ("answer", 1, least) in await timers(quiet)
    assert await quiet.fire(least - 1) == 0
    assert await quiet.fire(1) == 1
    assert await quiet.asked(game_id) == [ANN]
    assert (await turns(quiet, game_id))[-1] == (1, "let end", "order")
    assert await quiet.fire() == 0
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} == {("reminder", 0), ("limit", 0)}
    await say(quiet, game_id, ANN, "let end")
    assert (await quiet.services.queries.snapshot(game_id, EVE)).view.seats[2].points == 1


@pytest.mark.parametrize(("pace", "seconds"), [("live", (10, 60)), ("daily", (120, 1200)), ("", (120, 1200))])
async def test_the_wait_is_random_within_what_the_pace_allows(
    quiet: Stage, pace: str, seconds: tuple[float, float]
) -> None:
    asked_for: list[tuple[float, float]] = []

    def chance(least: float, most: float) -> float:
        asked_for.append((least, most))
        return (least + most) / 2

    quiet.chance = chance
    await opened(quiet, BEN, pace=pace)
    assert asked_for == [seconds]
    assert ("answer", 1, sum(seconds) / 2) in await timers(quiet)


async def test_all_by_order_and_the_game_goes_on(quiet: Stage) -> None:
    game_id = await opened(quiet, ANN, BEN)
    await quiet.letters()
    assert await quiet.fire(20 * MINUTE) == 2
    assert await quiet.asked(game_id) == [ANN], "the call was heard, and Ann's turn has come"
    assert calls(await quiet.letters()) == {(ANN, "")}, "nobody was at the desk when it closed"


async def test_a_begun_draft_holds_the_order_off(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await quiet.pick(game_id, BEN, "let")
    assert await quiet.fire(2 * MINUTE) == 1
    assert await quiet.asked(game_id) == [ANN, BEN]
    assert ("answer", 1, 2 * MINUTE) in await timers(quiet), "tried again after another wait"
    await quiet.services.turns.undo(game_id, BEN, cause=quiet.cause())
    assert await quiet.fire(2 * MINUTE) == 1
    assert await quiet.asked(game_id) == [ANN]


async def test_an_answer_by_hand_comes_before_the_order(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await say(quiet, game_id, BEN, "let end")
    assert not [one for one in await timers(quiet) if one[0] == "answer"]
    assert await quiet.fire(HOUR) == 0
    assert [words for seat, words, _ in await turns(quiet, game_id) if seat == 1] == [
        "order deaf rest end",
        "let end",
    ]


async def test_taking_the_order_back_by_hand_is_asked_about_next_time(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await say(quiet, game_id, BEN, "order hear let end")
    await say(quiet, game_id, ANN, "let end")
    await say(quiet, game_id, ANN, "call end")
    assert await quiet.asked(game_id) == [BEN, CAT]
    assert not [one for one in await timers(quiet) if one[0] == "answer"]


async def test_firing_while_the_person_clicks_makes_one_answer(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await quiet.pick(game_id, BEN, "let")
    await quiet.services.turns.undo(game_id, BEN, cause=quiet.cause())
    quiet.now += 2 * MINUTE
    panel = await quiet.services.turns.panel(game_id, BEN)
    picks = [
        quiet.services.turns.play_line(game_id, BEN, "let end", now=True, cause="click"),
        quiet.services.timers.fire(),
        quiet.services.timers.fire(),
        quiet.services.turns.pick(game_id, BEN, panel.mark, 0, cause="late"),
    ]
    results = await asyncio.gather(*picks, return_exceptions=True)
    assert isinstance(results[3], StaleError)
    assert len([words for seat, words, _ in await turns(quiet, game_id) if seat == 1]) == 2
    assert await quiet.asked(game_id) == [ANN]


@pytest.mark.parametrize("down", [5 * MINUTE, 30 * HOUR, 100 * HOUR])
async def test_timers_due_during_downtime_fire_once_in_order(quiet: Stage, down: float) -> None:
    game_id = await opened(quiet, BEN)
    quiet.now += down
    await quiet.restart()
    await quiet.fire()
    made = await turns(quiet, game_id)
    by_limit = [(0, "let end", "limit")] if down > LIMITS["any"] else []
    assert made[3:] == [(1, "let end", "order"), *by_limit]
    await quiet.restart()
    assert await quiet.fire() == 0


async def test_two_timers_at_the_same_moment_do_not_trip_over_each_other(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    async with quiet.store.writing() as writer:
        timers = [Timer(game_id, "limit", quiet.now, seat) for seat in (1, 0)]
        answer = Timer(game_id, "answer", quiet.now, 1)
        await writer.write(Commit(game_id=game_id, timers=(answer, *timers)))
    await asyncio.gather(quiet.services.timers.fire(), quiet.services.timers.fire())
    made = [(seat, words) for seat, words, _ in await turns(quiet, game_id)][3:]
    assert sorted(made) == [(0, "let end"), (1, "let end")]


async def test_an_order_that_answers_nothing_leaves_it_to_the_person(
    quiet: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await opened(quiet, BEN, game="confused")
    await quiet.letters()
    with caplog.at_level(logging.ERROR):
        assert await quiet.fire(2 * MINUTE) == 1
    assert "the automatic answer for seat 1 is not a turn" in caplog.text
    assert "shout" not in caplog.text
    assert await quiet.asked(game_id) == [ANN, BEN]
    assert calls(await quiet.letters()) == {(BEN, "private")}
    assert await quiet.fire(HOUR) == 0
    await say(quiet, game_id, BEN, "let end")


async def test_orders_and_limits_need_no_secrets(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN, game="loud")
    assert calls(await quiet.letters()) == {(ANN, ""), (BEN, "quiet")}, "others cannot tell by his call"
    assert await quiet.fire(2 * MINUTE) == 1
    assert (await quiet.services.queries.table(game_id)).awaited == (0,), "for all to see"
    assert sorted(await quiet.kinds()) == ["board_edit", "call_edit"]
    back = await quiet.services.turns.undo(game_id, BEN, cause=quiet.cause())
    assert back.picks == ("let",), "his own answer, so he may take it back, and his order waits for him"
    assert ("answer", 1, 2 * MINUTE) in await timers(quiet)
    await quiet.fire(LIMITS["any"])
    assert [kind for _, _, kind in (await turns(quiet, game_id))[3:]] == ["limit", "limit"]


async def test_an_order_that_answers_no_longer_leaves_it_to_the_person(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN, game="fickle")
    await quiet.letters()
    quiet.now += 60
    await say(quiet, game_id, ANN, "let end")
    assert calls(await quiet.letters()) == {(BEN, "private")}, "where others see it he was called before"
    now = await timers(quiet)
    assert {(kind, seat) for kind, seat, _ in now} == {("reminder", 1), ("limit", 1)}
    assert ("limit", 1, LIMITS["any"] - 60) in now, "his time goes on"
    assert await quiet.fire(HOUR) == 0
    assert await quiet.asked(game_id) == [BEN]


@pytest.mark.parametrize(("pace", "limit"), sorted(LIMITS.items()))
async def test_no_answer_in_time_is_a_pass(quiet: Stage, pace: str, limit: float) -> None:
    game_id = await opened(quiet, pace=pace)
    panel = await quiet.services.turns.panel(game_id, ANN)
    assert panel.until == quiet.now + limit
    await quiet.fire(limit - 1)
    assert await quiet.asked(game_id) == [ANN, BEN]
    await quiet.fire(1)
    assert await quiet.asked(game_id) == [ANN], "the window is closed, and the turn is never taken by a limit"
    assert (await turns(quiet, game_id))[3:] == [(0, "let end", "limit"), (1, "let end", "limit")]
    assert (await quiet.services.turns.panel(game_id, ANN)).until is None


async def test_a_draft_is_dropped_when_time_is_up_and_its_owner_told(quiet: Stage) -> None:
    game_id = await opened(quiet)
    await quiet.pick(game_id, ANN, "let")
    await quiet.letters()
    await quiet.fire(LIMITS["any"])
    cut = [one.payload for one in await quiet.letters() if one.kind == "draft_cut"]
    assert [(one.person, one.words, one.what) for one in cut] == [(ANN, ("let",), "limit")]
    assert all(one.named for one in cut), "it can be told as the menus call it"
    assert (await quiet.services.turns.panel(game_id, ANN)).picks == ()


async def test_a_pause_stops_every_clock_and_going_on_starts_them_afresh(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await quiet.services.seats.pause(game_id, EVE, moderator=True, cause=quiet.cause())
    assert await timers(quiet) == set()
    assert await quiet.fire(200 * HOUR) == 0
    await quiet.letters()
    await quiet.services.seats.resume(game_id, ANN, cause=quiet.cause())
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} >= {
        ("answer", 1),
        ("limit", 0),
        ("limit", 1),
    }
    assert ("limit", 0, LIMITS["any"]) in await timers(quiet)
    assert calls(await quiet.letters()) == {(ANN, ""), (BEN, "quiet")}
    await quiet.fire(20 * MINUTE)
    assert await quiet.asked(game_id) == [ANN]


async def test_a_resigned_seat_is_answered_for_at_once(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await quiet.services.seats.resign(game_id, BEN, cause=quiet.cause())
    assert await quiet.asked(game_id) == [ANN]
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} == {("reminder", 0), ("limit", 0)}


async def test_a_new_player_restarts_the_time_for_all(quiet: Stage) -> None:
    game_id = await opened(quiet, BEN)
    await quiet.services.people.meet(EVE, "Eve", "en-US")
    quiet.now += 60
    for seat, person in ((0, ANN), (1, BEN)):
        await quiet.services.seats.offer(game_id, person, seat, cause=quiet.cause())
    await quiet.letters()
    await quiet.services.seats.take(game_id, EVE, 1, cause=quiet.cause())
    now = await timers(quiet)
    assert {("limit", 1, LIMITS["any"]), ("limit", 0, LIMITS["any"]), ("answer", 1, 2 * MINUTE)} <= now
    assert calls(await quiet.letters()) == {(EVE, "quiet")}, "the order of the seat stands"
    for person in (ANN, EVE):
        assert (await quiet.services.turns.panel(game_id, person)).until == quiet.now + LIMITS["any"]
    assert (await quiet.services.queries.table(game_id)).until == quiet.now + LIMITS["any"]
    quiet.now += 60
    await say(quiet, game_id, EVE, "let end")
    assert ("limit", 0, LIMITS["any"] - 60) in await timers(quiet), "an answer moves nothing"


async def test_an_answer_by_hand_leaves_the_order_of_another_its_time(quiet: Stage) -> None:
    game_id = await opened(quiet, ANN, BEN)
    quiet.now += 60
    await say(quiet, game_id, ANN, "let end")
    assert ("answer", 1, MINUTE) in await timers(quiet)


async def test_a_seat_with_a_free_choice_is_neither_called_nor_waited_for(quiet: Stage) -> None:
    game_id = await quiet.game(ANN, BEN, CAT, game="whisper")
    live, _ = await quiet.services.turns._tables.live(game_id)
    free = [choice.seat for choice in WHISPER.choices(live.state) if choice.free]
    assert free, "somebody holds a bell"
    person = (ANN, BEN, CAT)[free[0]]
    assert await quiet.asked(game_id) == [ANN]
    assert calls(await quiet.letters()) == {(ANN, "")}
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} == {("reminder", 0)}
    assert await quiet.services.queries.turns(person) == []
    panel = await quiet.services.turns.panel(game_id, person)
    assert (panel.free, panel.is_awaited, panel.table.awaited) == (True, False, (0,))
    assert await quiet.services.turns.complete(game_id, person, "r") == ["ring"]
    drafted = await quiet.pick(game_id, person, "ring")
    assert drafted.free, "until it is confirmed nobody waits"
    done = await quiet.turn_again(game_id, person)
    assert done.moved is not None
    assert await quiet.asked(game_id) == [ANN]
    assert (await quiet.services.turns.panel(game_id, person)).table.awaited == (0,)


async def test_a_table_that_cannot_be_played_does_not_stop_the_other_clocks(
    quiet: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound = await opened(quiet, BEN), await opened(quiet, BEN)
    async with quiet.store.writing() as writer:
        writer._sql.run("UPDATE game SET game = 'chess', revision = 99 WHERE id = ?", broken)
    with caplog.at_level(logging.CRITICAL):
        await quiet.fire(2 * MINUTE)
    assert await quiet.asked(sound) == [ANN]
    assert await quiet.next_timer() == quiet.now + 300


async def test_a_table_of_an_older_version_is_set_right_at_the_start(quiet: Stage) -> None:
    """It waited only for those without an order, set no timers, and hid nothing."""
    game_id = await opened(quiet, BEN)
    await quiet.letters()
    async with quiet.store.writing() as writer:
        await writer.write(
            Commit(game_id=game_id, secret_question=None, waiting={0: 5.0}, dropped=drop_answer_timers())
        )
    await quiet.restart()
    assert await quiet.asked(game_id) == [ANN, BEN]
    assert {(kind, seat) for kind, seat, _ in await timers(quiet)} == {
        ("reminder", 0),
        ("reminder", 1),  # never sent while something else answers
        ("answer", 1),
        ("limit", 0),
        ("limit", 1),
    }
    assert (await quiet.services.queries.table(game_id)).secret_question is not None
    assert [fault async for fault in faults(quiet.store, GAMES)] == []
    before = await timers(quiet)
    await quiet.restart()
    assert await timers(quiet) == before, "what is right is left alone"
