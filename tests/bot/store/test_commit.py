"""A commit holds all changes of one act, and two commits can be joined."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from bot.store.commit import (
    Amended,
    BackTo,
    Begun,
    Commit,
    Counters,
    DraftChange,
    DroppedTimers,
    LoggedTurn,
    NewHolder,
    NewStatus,
    NoteRow,
)
from bot.store.concurrency import SingleProcess
from bot.store.rows import Act, DraftPick, MoveRow, Outgoing, Snapshot, Timer, TurnRow
from bot.store.sql import Row, Statement
from bot.store.unit_of_work import Writer
from bot.values.clock import Ticking
from bot.values.orders import OrderNote, StandingOrder
from bot.values.parcel import Payload
from bot.values.people import Person, Seen, Visit
from bot.values.statistics import GameResult, SeatResult
from bot.values.table import Place, SeatInfo, SecretQuestion, Vote
from engine.core.text import UserText, text
from tests.conftest import NewStage
from tests.support.service_harness import ANN, BEN, PLACE

ORDER = StandingOrder(7, 0, 1, 0, b"{}", "spring", 3)
TURN = TurnRow(1, 0, 1, 1, 2, 5.0, "hide end", (), False)
SAMPLES: dict[str, Any] = {
    "act": Act("click", "t1", "pick", 1.0, 4),
    "begun": Begun("seed", "commitment", 1.0),
    "back_to": BackTo(1, 2, 3.0),
    "turns": (LoggedTurn(TURN, (MoveRow(1, 1, 0, "hide", 5.0, "c"), MoveRow(2, 1, 0, "end", 5.0, "c", 1))),),
    "position": Snapshot(2, 1, 1, b"{}"),
    "counters": Counters(1, 2, 1),
    "status": NewStatus("over", 9.0),
    "secret_question": SecretQuestion(1, 2, 3.0),
    "host": 4,
    "place": Place(5, 6),
    "options": {"merchants": "mix"},
    "seats": (SeatInfo(0, UserText(), 8), SeatInfo(1, UserText(), computer="easy")),
    "holders": (NewHolder(SeatInfo(0, UserText(), 8), 1),),
    "offered": {0: True},
    "drafts": (DraftChange(0, (DraftPick("hide", "c"),)),),
    "cuts": {0: ("hide",)},
    "waiting": {0: 4.0},
    "clocks": {0: Ticking()},
    "orders": (ORDER,),
    "ended": {7: 5.0},
    "notes": (NoteRow(ORDER, 3, 5.0, OrderNote("answered", text("order-unknown"))),),
    "visits": (Visit("t1", 4, 5.0, True, Seen(1, 2), Seen(1, 2)),),
    "dropped": (DroppedTimers("reminder"),),
    "timers": (Timer("t1", "answer", 5.0, 0),),
    "timers_if_none": (Timer("t1", "limit", 5.0, 0),),
    "votes": (Vote(3, "t1", "undo", 0, (0, 1), (), "lapsed"),),
    "answered_on": 77,
    "still_called": (0, 1),
    "unsent": (9,),
    "amended": (Amended(9, Payload(), 5.0),),
    "result": GameResult(
        "t1", "lantern", 6, 1.0, 9.0, 4, 0, True, (SeatResult(0, 8, "", False, 1, 5, 2, 3.0, (), ()),)
    ),
    "posts": (Outgoing("t1", "board_edit", "table:t1", Payload(), 1.0, 1.0),),
}


class Piled:
    """A transaction that only records its calls."""

    def __init__(self) -> None:
        self.statements: list[Statement] = []

    def add(self, statement: Statement) -> None:
        self.statements.append(statement)

    async def ask(self, *questions: Statement, last: bool = False) -> list[list[Row]]:
        raise AssertionError("a commit asks nothing: it is written")


async def written(commit: Commit) -> list[Statement]:
    piled = Piled()
    await Writer(piled, SingleProcess()).write(commit)
    return piled.statements


@pytest.mark.parametrize("field", [name for name in Commit.__struct_fields__ if name != "game_id"])
async def test_every_field_is_written(field: str) -> None:
    """A new field needs a sample here and code that writes it."""
    statements = await written(Commit(game_id="t1", **{field: SAMPLES[field]}))
    assert statements, "nobody writes it"


class UndoneError(Exception):
    pass


async def test_either_engine_takes_every_field(new_stage: NewStage) -> None:
    stage = await new_stage()
    table = await stage.services.lobby.open(ANN, PLACE, "lantern", seats=2, cause="opened")
    for field, sample in SAMPLES.items():
        with suppress(UndoneError):
            async with stage.store.writing() as writer:
                for person in (1, 4, 8):
                    await writer.people.put(Person(person))
                await writer.games.add(replace(table, id="t2"))
                if field != "seats":
                    await writer.write(Commit(game_id="t2", seats=SAMPLES["seats"]))
                await writer.write(Commit(game_id="t2", **{field: sample}))
                assert await writer.games.saved("t2"), field  # sends what was written
                raise UndoneError


async def test_either_engine_finds_orders_and_what_they_did(new_stage: NewStage) -> None:
    stage = await new_stage()
    game_id = await stage.game(ANN, BEN)
    table = await stage.services.queries.table(game_id)
    order = StandingOrder(0, 0, ANN, 1, b"{}", "spring", 3)
    async with stage.store.writing() as writer:
        order = replace(order, id=await writer.orders.add(game_id, order))
    used = replace(order, position=2, fired=4, rests=True)
    note = OrderNote("answered", text("order-unknown"))
    async with stage.store.reading() as reader:
        assert (await reader.in_play(table)).orders == {0: (order,)}
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, orders=(used,), notes=(NoteRow(used, 3, 5.0, note),)))
    async with stage.store.reading() as reader:
        assert (await reader.in_play(table)).orders == {0: (used,)}
        assert [(one.at, one.note) for one in await reader.orders.notes(game_id, ANN)] == [(5.0, note)]
        assert [one.id for one in await reader.games.listed(PLACE.guild or 0, BEN)] == [game_id]
        assert await reader.games.last_here(game_id, ANN) == stage.now
    async with stage.store.writing() as writer:
        await writer.write(Commit(game_id=game_id, ended={order.id: 6.0}))
    async with stage.store.reading() as reader:
        assert (await reader.in_play(table)).orders == {}


async def test_an_empty_commit_writes_nothing() -> None:
    assert await written(Commit(game_id="t1")) == []


async def test_a_tables_row_is_written_once_for_several_changes() -> None:
    names = ("counters", "status", "secret_question", "host", "place")
    statements = await written(Commit(game_id="t1", **{name: SAMPLES[name] for name in names}))
    assert len(statements) == 1
    assert statements[0].sql.startswith("UPDATE game SET turn = ?, number = ?, told = ?, status = ?")


def test_two_are_one() -> None:
    for name, value in SAMPLES.items():
        one, nothing = Commit(game_id="t1", **{name: value}), Commit(game_id="t1")
        assert one + nothing == nothing + one == one, name
    first = Commit(game_id="t1", unsent=(1,), ended={1: 1.0}, waiting={0: 1.0}, still_called=(0,))
    second = Commit(game_id="t1", unsent=(2,), ended={2: 2.0}, waiting={1: 2.0}, still_called=(1,))
    both = first + second
    assert (both.unsent, both.ended) == ((1, 2), {1: 1.0, 2: 2.0})
    assert (both.waiting, both.still_called) == ({1: 2.0}, (1,)), "each says all there is to say"


def test_that_no_question_is_secret_any_more_is_said_too() -> None:
    before, after = (
        Commit(game_id="t1", secret_question=SecretQuestion(1, 2, 3.0)),
        Commit(game_id="t1", secret_question=None),
    )
    assert (before + after).secret_question is None
    assert (after + Commit(game_id="t1")).secret_question is None
    assert Commit(game_id="t1").secret_question is UNSET
