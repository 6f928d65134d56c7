"""Clocks and the ladder of reminders: a month of waiting in a moment."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from unittest.mock import AsyncMock
from zoneinfo import ZoneInfo

import pytest

from bot.store.commit import Commit
from bot.store.rows import Timer, TimerKind
from bot.values.clock import CLOCKS, Timeout
from bot.values.errors import NotSeatedError, PlayerError, SeatError
from bot.values.parcel import Parcel
from bot.values.table import SeatInfo
from tests.conftest import NewStage
from tests.support.games.secret_answers_game import WHISPER
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, NAMES, PLACE, Stage

MINUTE, HOUR = 60.0, 3600.0
DAY = 24 * HOUR
START = datetime(2026, 6, 1, 8, tzinfo=UTC).timestamp()
PLENTY = 400


@pytest.fixture
async def stage(new_stage: NewStage) -> Stage:
    stage = await new_stage()
    stage.now = START
    return stage


async def begun(
    stage: Stage, *people: int, clock: str = "", at_zero: Timeout = "offer", pace: str = ""
) -> str:
    """All have hidden their first token but the first of them, for whom alone the table waits."""
    for person in people:
        await stage.services.people.meet(person, NAMES[person], "en-US")
    lobby, host = stage.services.lobby, people[0]
    table = await lobby.open(
        host,
        PLACE,
        "lantern",
        seats=len(people),
        pace=pace,
        clock=clock,
        at_zero=at_zero,
        cause=stage.cause(),
    )
    for person in people[1:]:
        await lobby.join(table.id, person, cause=stage.cause())
    await lobby.start(table.id, host, cause=stage.cause())
    await stage.hide_all(table.id, *people[1:])
    await stage.letters()
    return table.id


async def seat_of(stage: Stage, game_id: str, person: int) -> SeatInfo:
    table = await stage.services.queries.table(game_id)
    return next(info for info in table.seats if info.person == person)


async def pass_time(stage: Stage, until: float) -> list[tuple[float, Parcel]]:
    """Advance to each timer as the bot does; return the posts with their times."""
    sent = list[tuple[float, Parcel]]()
    for _ in range(PLENTY):
        due = await stage.next_timer()
        if due is None or due > until:
            break
        stage.now = max(stage.now, due)
        await stage.services.timers.fire()
        sent += [(stage.now - START, letter) for letter in await stage.letters()]
    else:
        raise AssertionError("it never ends")
    stage.now = until
    return sent


def told(sent: list[tuple[float, Parcel]], *kinds: str) -> list[tuple[float, str, int | None]]:
    wanted = kinds or ("reminder", "digest", "stall_post", "status_post")
    return [(after, one.kind, one.payload.person) for after, one in sent if one.kind in wanted]


async def test_without_a_clock_the_ladder_grows_sparser_and_ends_in_one_offer(stage: Stage) -> None:
    await begun(stage, ANN, BEN, CAT)
    assert told(await pass_time(stage, START + 60 * DAY)) == [
        (DAY, "reminder", ANN),
        (3 * DAY, "reminder", ANN),
        (7 * DAY, "stall_post", ANN),
    ]


async def test_at_a_quicker_pace_the_ladder_is_quicker(stage: Stage) -> None:
    await begun(stage, ANN, BEN, pace="live")
    half = 30 * MINUTE
    found = [after for after, _, _ in told(await pass_time(stage, START + DAY))]
    assert found == [half, 3 * half, 7 * half]


async def test_with_a_clock_after_a_third_then_when_time_runs_short_then_the_offer(stage: Stage) -> None:
    await begun(stage, ANN, BEN, clock="threedays")
    assert told(await pass_time(stage, START + 60 * DAY)) == [
        (DAY, "reminder", ANN),
        (2.5 * DAY, "reminder", ANN),
        (3 * DAY, "stall_post", ANN),
    ]


async def test_a_player_who_wants_no_reminders_gets_none_but_the_table_is_asked(stage: Stage) -> None:
    await begun(stage, ANN, BEN)
    await stage.services.people.remind_after(ANN, 0)
    assert told(await pass_time(stage, START + 60 * DAY)) == [(7 * DAY, "stall_post", ANN)]


async def test_alone_among_computers_nobody_is_asked(stage: Stage) -> None:
    await stage.game(ANN, computers=1)
    await stage.letters()
    kinds = [kind for _, kind, _ in told(await pass_time(stage, START + 60 * DAY))]
    assert kinds == ["reminder", "reminder"]


async def test_time_is_shown_and_stands_still_for_nobody_else(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="day")
    assert (await seat_of(stage, game_id, ANN)).ticking.deadline == START + DAY
    assert (await seat_of(stage, game_id, BEN)).ticking.deadline is None


async def test_a_bank_is_drawn_on_beyond_the_grace_and_fed_by_each_answer(stage: Stage) -> None:
    rule = CLOCKS["steady"]
    game_id = await begun(stage, ANN, BEN, clock="steady")
    assert (await seat_of(stage, game_id, ANN)).ticking.deadline == START + rule.grace + rule.bank
    stage.now += 10 * HOUR
    await stage.hide_all(game_id, ANN)
    left = rule.bank - (10 * HOUR - rule.grace) + rule.credit
    table = await stage.services.queries.table(game_id)
    assert table.seats[0].ticking.bank == pytest.approx(left)
    assert table.seats[1].ticking.bank == rule.bank, "a player who answers within the grace loses nothing"


def wall(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, ZoneInfo("Europe/Paris"))


async def test_time_and_reminders_rest_in_quiet_hours_over_the_change_to_summer_time(
    new_stage: NewStage,
) -> None:
    stage = await new_stage()
    zone = ZoneInfo("Europe/Paris")
    stage.now = datetime(2026, 3, 28, 12, tzinfo=zone).timestamp()  # the clocks change that night
    people = stage.services.people
    for person in (ANN, BEN):
        await people.meet(person, NAMES[person], "en-US")
    await people.set_waking_hours(ANN, zone="Europe/Paris", quiet_from=22 * 60, quiet_to=8 * 60)
    game_id = await begun(stage, ANN, BEN, clock="halfday")
    deadline = (await seat_of(stage, game_id, ANN)).ticking.deadline
    assert deadline is not None
    assert wall(deadline) == datetime(2026, 3, 29, 10, tzinfo=zone), "ten hours that day, two the next"
    assert deadline - stage.now == 21 * HOUR, "of a night that has nine hours"
    sent = await pass_time(stage, stage.now + 5 * DAY)
    at = [(wall(START + after).isoformat()[:16], kind) for after, kind, _ in told(sent)]
    assert at == [
        ("2026-03-28T16:00", "reminder"),
        ("2026-03-29T08:00", "reminder"),
        ("2026-03-29T10:00", "stall_post"),
    ]


async def test_a_holiday_stops_the_clock_and_days_of_a_year_are_counted(stage: Stage) -> None:
    people = stage.services.people
    game_id = await begun(stage, ANN, BEN, clock="day")
    stage.now += 6 * HOUR
    today = date(2026, 6, 1)
    away = await people.go_away(ANN, today, today + timedelta(days=6))
    assert len(away.habits.rhythm.holidays) == 1
    deadline = (await seat_of(stage, game_id, ANN)).ticking.deadline
    assert deadline == datetime(2026, 6, 8, tzinfo=UTC).timestamp() + 18 * HOUR
    sent = await pass_time(stage, START + 30 * DAY)
    assert [kind for _, kind, _ in told(sent)] == ["reminder", "reminder", "stall_post"]
    assert told(sent)[0][0] > 6 * DAY, "nobody is reminded on holiday"
    with pytest.raises(PlayerError):
        await people.go_away(ANN, date(2026, 8, 1), date(2026, 8, 24))  # 7 + 24 > 30
    with pytest.raises(PlayerError):
        await people.go_away(ANN, date(2026, 5, 1), date(2026, 5, 2))
    await people.go_away(ANN, date(2026, 8, 1), date(2026, 8, 23))
    with pytest.raises(PlayerError):
        await people.go_away(ANN, date(2026, 8, 20), date(2026, 8, 21))
    back = await people.come_back(ANN)
    assert [one.first for one in back.habits.rhythm.holidays] == [today], "what is past stays used"


async def test_no_night_takes_most_of_a_day(stage: Stage) -> None:
    with pytest.raises(PlayerError):
        await stage.services.people.set_waking_hours(ANN, quiet_from=12 * 60, quiet_to=8 * 60)


async def test_a_pause_stops_the_clock_and_keeps_what_was_used(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="day")
    stage.now += 10 * HOUR
    await stage.services.seats.pause(game_id, EVE, moderator=True, cause=stage.cause())
    assert await stage.next_timer() is None
    assert (await seat_of(stage, game_id, ANN)).ticking.deadline is None
    stage.now += 5 * DAY
    await stage.services.seats.resume(game_id, ANN, cause=stage.cause())
    assert (await seat_of(stage, game_id, ANN)).ticking.deadline == stage.now + 14 * HOUR


async def test_a_player_who_takes_a_seat_gets_a_clock_of_their_own(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="steady")
    await stage.services.people.meet(EVE, "Eve", "en-US")
    stage.now += 2 * DAY
    await stage.services.seats.offer(game_id, ANN, 0, cause=stage.cause())
    await stage.services.seats.take(game_id, EVE, 0, cause=stage.cause())
    rule = CLOCKS["steady"]
    assert (await seat_of(stage, game_id, EVE)).ticking.deadline == stage.now + rule.longest_wait


async def test_time_is_up_and_the_computer_plays_this_turn_alone(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="day", at_zero="turn")
    sent = await pass_time(stage, START + DAY)
    assert [one.payload.what for _, one in sent if one.kind == "status_post"] == ["time-turn"]
    table = await stage.services.queries.table(game_id)
    assert table.seats[0].person == ANN, "the seat stays hers"
    assert table.turn == 2
    assert not [kind for _, kind, _ in told(sent) if kind == "stall_post"]


async def test_a_turn_that_the_computer_could_not_play_at_once_is_played_later_and_told_once(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulates a stop between storing the agreement and acting on it."""
    game_id = await begun(stage, ANN, BEN, clock="day", at_zero="turn")
    await stage.first_pick(game_id, ANN)
    with monkeypatch.context() as broken:
        broken.setattr(stage.services.stalls._computers, "play_turn", AsyncMock(side_effect=OSError))
        first = await pass_time(stage, START + DAY)
    cut = [one.payload for _, one in first if one.kind == "draft_cut"]
    assert [(one.person, one.what, len(one.words)) for one in cut] == [(ANN, "clock", 1)]
    assert all(one.named for one in cut), "it can be told as the menus call it"
    assert (await stage.services.queries.table(game_id)).turn == 1
    await stage.restart()
    sent = [one for _, one in [*first, *await pass_time(stage, START + DAY + HOUR)]]
    assert [one.payload.what for one in sent if one.kind == "status_post"] == ["time-turn"]
    assert (await stage.services.queries.table(game_id)).turn == 2


async def test_time_is_up_and_a_computer_takes_the_seat_until_somebody_does(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, CAT, clock="day", at_zero="seat")
    kinds = [one.kind for _, one in await pass_time(stage, START + DAY)]
    assert "seat_post" in kinds
    table = await stage.services.queries.table(game_id)
    assert (table.seats[0].person, table.seats[0].offered, table.host) == (None, True, BEN)
    assert table.turn > 2, "it has played"
    await stage.services.seats.take(game_id, ANN, 0, cause=stage.cause())
    assert (await seat_of(stage, game_id, ANN)).seat == 0


async def test_time_is_up_and_the_table_is_asked_once_however_long_it_waits(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, CAT, clock="day")
    await pass_time(stage, START + DAY)
    await stage.services.seats.pause(game_id, EVE, moderator=True, cause=stage.cause())
    await stage.services.seats.resume(game_id, BEN, cause=stage.cause())
    await stage.letters()
    assert told(await pass_time(stage, START + 60 * DAY)) == []
    await stage.hide_all(game_id, ANN)
    assert "stall_edit" in await stage.kinds(), "the question has answered itself"


async def stalled(stage: Stage, *people: int) -> tuple[str, int]:
    """Return a table that has asked about its second player, and when that wait began."""
    first, second, *rest = people
    game_id = await begun(stage, second, first, *rest)
    await pass_time(stage, START + 8 * DAY)
    await stage.letters()
    return game_id, int(START)


async def test_the_host_decides_and_more_than_half_of_the_others_do(stage: Stage) -> None:
    game_id, since = await stalled(stage, BEN, ANN, CAT, DAN)  # Ann is the host, and absent
    stalls = stage.services.stalls
    with pytest.raises(SeatError):
        await stalls.answer(game_id, ANN, 0, since, "wait", cause=stage.cause())
    with pytest.raises(NotSeatedError):
        await stalls.answer(game_id, EVE, 0, since, "turn", cause=stage.cause())
    first = await stalls.answer(game_id, BEN, 0, since, "turn", cause=stage.cause())
    assert (first.decided, first.voices) == (None, {1: "turn"})
    other = await stalls.answer(game_id, CAT, 0, since, "wait", cause=stage.cause())
    assert other.decided is None
    again = await stalls.answer(game_id, CAT, 0, since, "turn", cause=stage.cause())
    assert again.decided == "turn"
    table = await stage.services.queries.table(game_id)
    assert (table.turn, table.seats[0].person) == (4, ANN)
    late = await stalls.answer(game_id, DAN, 0, since, "seat", cause=stage.cause())
    assert late.moot, "another wait is another matter"


async def test_moderators_decide_at_once_and_the_table_may_change_its_mind_after_waiting(
    stage: Stage,
) -> None:
    game_id, since = await stalled(stage, BEN, ANN, CAT)
    stalls = stage.services.stalls
    waits = await stalls.answer(game_id, EVE, 0, since, "wait", moderator=True, cause=stage.cause())
    assert waits.decided == "wait"
    assert (await stage.services.queries.table(game_id)).turn == 2
    gone = await stalls.answer(game_id, EVE, 0, since, "seat", moderator=True, cause=stage.cause())
    assert gone.decided == "seat"
    table = await stage.services.queries.table(game_id)
    assert (table.seats[0].person, table.seats[0].offered, table.host) == (None, True, BEN)


async def test_not_before_tomorrow(stage: Stage) -> None:
    game_id = await begun(stage, ANN, BEN, clock="day")
    await pass_time(stage, START + 8 * HOUR)  # a third is gone: the first reminder, at four in the afternoon
    assert await stage.next_timer() == START + 20 * HOUR  # four in the morning, and nobody sleeps by settings
    until = await stage.services.timers.snooze(ANN, game_id)
    assert until == datetime(2026, 6, 2, 9, tzinfo=UTC).timestamp()
    found = told(await pass_time(stage, START + 10 * DAY))
    assert found == [(DAY, "stall_post", ANN)], "the clock goes on, and ends before"
    other = await begun(stage, CAT, BEN)
    await pass_time(stage, stage.now + DAY)
    before = await stage.next_timer()
    await stage.services.timers.snooze(CAT, other)
    assert await stage.next_timer() == before, "it was later anyway"


async def test_many_tables_make_one_digest(stage: Stage) -> None:
    for _ in range(10):
        await begun(stage, ANN, BEN)
        stage.now += 10 * MINUTE
    sent = await pass_time(stage, START + 2 * DAY)
    assert [(kind, person) for _, kind, person in told(sent)] == [("digest", ANN)]
    later = await pass_time(stage, START + 6 * DAY)
    assert [(kind, person) for _, kind, person in told(later)] == [("digest", ANN)]


async def test_a_player_who_wants_each_table_separately_gets_it(stage: Stage) -> None:
    for _ in range(3):
        await begun(stage, ANN, BEN)
    await stage.services.people.change_settings(ANN, digest=False)
    sent = await pass_time(stage, START + 2 * DAY)
    assert [kind for _, kind, _ in told(sent)] == ["reminder"] * 3


async def test_after_a_week_off_everything_due_happens_once_and_in_order(stage: Stage) -> None:
    """Three tables wait, two with a clock; nobody could move meanwhile."""
    for clock in ("", "day", "steady"):
        await begun(stage, ANN, BEN, clock=clock)
    stage.now += 7 * DAY
    await stage.restart()
    assert await stage.services.timers.fire() >= 1
    found = [one.kind for one in await stage.letters()]
    rung = [kind for kind in found if kind not in ("clear", "board_edit", "call_below")]
    assert set(rung) == {"reminder", "digest"}
    assert len(rung) <= 3, "no burst, and nobody loses a turn for what they could not know"
    assert await stage.services.timers.fire() == 0
    back = stage.now
    sent = await pass_time(stage, back + 60 * DAY)
    assert sorted(kind for _, kind, _ in told(sent, "stall_post")) == ["stall_post"] * 3
    first = min(after for after, kind, _ in told(sent, "stall_post"))
    assert first >= 7 * DAY + DAY / 6, "a last while for a player who ran out of time"


async def test_in_a_secret_question_no_clock_runs(new_stage: NewStage) -> None:
    stage = await new_stage(games={"whisper": WHISPER})
    stage.now = START
    for person in (ANN, BEN, CAT):
        await stage.services.people.meet(person, NAMES[person], "en-US")
    lobby = stage.services.lobby
    table = await lobby.open(ANN, PLACE, "whisper", seats=3, clock="day", at_zero="seat", cause=stage.cause())
    for person in (BEN, CAT):
        await lobby.join(table.id, person, cause=stage.cause())
    await lobby.start(table.id, ANN, cause=stage.cause())
    assert (await seat_of(stage, table.id, ANN)).ticking.deadline == START + DAY
    for person, line in ((ANN, "rest end"), (BEN, "rest end"), (CAT, "call end")):
        await stage.services.turns.play_line(table.id, person, line, now=True, cause=stage.cause())
    live, _ = await stage.services.turns._tables.live(table.id)
    assert live.table.secret_question is not None
    assert all(info.ticking.deadline is None for info in live.table.seats)
    await stage.letters()
    sent: list[Any] = await pass_time(stage, START + 36 * HOUR)
    silent = {"call_edit", "board_edit", "desk_edit", "clear"}
    assert {one.kind for _, one in sent} - silent <= {"reminder", "board_post", "call"}
    assert all(info.person is not None for info in (await stage.services.queries.table(table.id)).seats)


@pytest.mark.parametrize("kind", ["answer", "clock", "limit", "lobby", "reminder"])
async def test_a_timer_with_nothing_left_to_do_is_dropped(stage: Stage, kind: TimerKind) -> None:
    """The seat has answered, and the timer was not dropped with it."""
    game_id = await begun(stage, ANN, BEN, clock="day")
    before = await stage.services.queries.table(game_id)
    assert [info.person for info in before.seats if info.waiting_since is not None] == [ANN]
    seat = (await seat_of(stage, game_id, BEN)).seat
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, timers=(Timer(game_id, kind, stage.now, seat),)))
    assert await stage.fire() == 1
    async with stage.store.reading() as reader:
        assert await reader.timers.get(game_id, kind, seat) is None
    assert await stage.kinds() == []
    assert (await stage.services.queries.table(game_id)).seats == before.seats
