"""Seats that a table waits for, the public ones, and the people to notify."""

from __future__ import annotations

from msgspec.structs import replace

from bot.values.table import Place, SeatInfo, SecretQuestion, Table
from engine.core.text import UserText

RUNNING = Table(
    id="t",
    status="running",
    game="lantern",
    host=10,
    place=Place(1),
    capacity=4,
    options={},
    pace="daily",
    language="en",
    in_thread=False,
    seats=(
        SeatInfo(0, UserText("Anna"), 10, waiting_since=50.0),
        SeatInfo(1, UserText("Ben"), 11),
        SeatInfo(2, UserText(), computer="easy", waiting_since=40.0),
        SeatInfo(3, UserText(), computer="hard", waiting_since=40.0),
    ),
    created=0.0,
)
SEATS = range(4)


def test_the_game_waits_for_people_and_for_computers() -> None:
    assert RUNNING.waiting == (0, 2, 3)
    assert [seat for seat in SEATS if RUNNING.waits_for(seat)] == [0, 2, 3]
    assert RUNNING.waits_since == 40.0


def test_only_people_are_called_and_computers_play_one_after_another() -> None:
    assert [seat for seat in SEATS if RUNNING.calls_for(seat)] == [0]
    assert RUNNING.next_computer == 2


def test_nobody_is_waited_for_while_a_table_rests_though_it_knows_for_whom_it_will() -> None:
    resting = replace(RUNNING, status="paused")
    assert resting.waiting == (0, 2, 3)
    assert not any(resting.waits_for(seat) or resting.calls_for(seat) for seat in SEATS)
    assert resting.next_computer is None
    assert resting.waits_since is None


def test_whom_everybody_sees_deciding_is_what_the_game_shows() -> None:
    assert RUNNING.awaited == RUNNING.waiting  # the public seats are not known yet
    assert replace(RUNNING, shown=(0, 1)).awaited == (0, 1)


def test_the_time_of_a_secret_question_is_the_same_for_all_answered_or_not() -> None:
    assert [RUNNING.asked_since(seat) for seat in SEATS] == [50.0, None, 40.0, 40.0]
    asking_secretly = replace(RUNNING, secret_question=SecretQuestion(3, 9, since=45.0))
    assert {asking_secretly.asked_since(seat) for seat in SEATS} == {45.0}
    assert asking_secretly.waits_since == 45.0
    public = replace(
        asking_secretly, seats=tuple(replace(info, waiting_since=None) for info in asking_secretly.seats)
    )
    assert public.waits_since == 45.0
