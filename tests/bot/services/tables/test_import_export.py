"""Games as files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from bot.services.container import build_services
from bot.store.unit_of_work import Reader
from bot.values.errors import DamagedError, NotAllowedError
from engine.core.record import imported, verify
from engine.lantern.game import LANTERN
from tests.support.service_harness import ANN, BEN, CAT, EVE, PLACE, Stage


async def played_out(stage: Stage) -> str:
    game_id = await stage.game(ANN, BEN)
    while (table := await stage.services.queries.table(game_id)).status == "running":
        person = table.seats[table.waiting[0]].person
        assert person is not None
        await stage.turn(game_id, person)
    return game_id


async def test_a_finished_game_is_exported_whole_and_verifies(stage: Stage) -> None:
    game_id = await played_out(stage)
    exported = await stage.services.transfer.export(game_id, EVE)
    assert exported.whole
    record = imported(exported.data)
    assert record.names == ("Ann", "Ben")
    verify(record, LANTERN)


async def test_a_running_game_goes_whole_to_nobody(stage: Stage) -> None:
    """Hosts and moderators who do not play get no copy either: they may tell their friends."""
    game_id = await stage.game(ANN, BEN)
    await stage.turn(game_id, ANN)
    for person in (ANN, BEN, CAT, EVE):
        exported = await stage.services.transfer.export(game_id, person)
        assert not exported.whole
        assert b"seed" not in exported.data
    view = msgspec.json.decode((await stage.services.transfer.export(game_id, ANN)).data)
    assert view["seat"] == 0
    assert view["view"]["seats"][1]["hand"] is None
    assert "seed" not in view


async def test_the_operator_may_take_a_running_game_and_the_table_knows(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    assert (await stage.services.queries.log(game_id, ANN)).copied == ()
    copy = await stage.services.transfer.copy(game_id)
    assert copy.whole
    assert imported(copy.data).setup.seed
    assert (await stage.services.queries.log(game_id, BEN)).copied == (stage.now,)
    assert "copied" in [letter.payload.what for letter in await stage.letters()]


async def test_a_copy_verifies_though_the_game_is_played_on_between_any_two_looks(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`latchkey export` runs in a process of its own beside the bot."""
    game_id = await stage.game(ANN, BEN)
    others, look, moved = build_services(stage.store, {"lantern": LANTERN}), stage.store.reading, [ANN]

    @asynccontextmanager
    async def after_a_turn() -> AsyncIterator[Reader]:
        with monkeypatch.context() as patch:
            patch.setattr(stage.store, "reading", look)
            await stage.turn(game_id, moved[-1])
            moved.append(BEN if moved[-1] == ANN else ANN)
        async with look() as reader:
            yield reader

    monkeypatch.setattr(stage.store, "reading", after_a_turn)
    copy = await others.transfer.copy(game_id)
    assert len(moved) > 2
    verify(imported(copy.data), LANTERN)


async def test_a_running_game_moves_to_another_place_paused(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    await stage.pick(game_id, ANN, "draw")
    data = (await stage.services.transfer.copy(game_id)).data
    with pytest.raises(NotAllowedError):
        await stage.services.transfer.import_(data, CAT, PLACE, moderator=False, cause="i0")
    table = await stage.services.transfer.import_(
        data, CAT, PLACE, moderator=True, people=(ANN, None), cause="i1"
    )
    again = await stage.services.transfer.import_(data, CAT, PLACE, moderator=True, cause="i1")
    assert again.id == table.id != game_id
    assert (table.status, table.turn, table.number) == ("paused", 4, 6)
    assert (table.seats[1].person, table.seats[1].offered) == (None, True)
    await stage.services.seats.take(table.id, EVE, 1, cause=stage.cause())
    await stage.services.seats.resume(table.id, EVE, cause=stage.cause())
    for before, after in ((ANN, ANN), (BEN, EVE)):
        old = await stage.services.turns.panel(game_id, before)
        new = await stage.services.turns.panel(table.id, after)
        assert old.decision == new.decision
        assert old.view == new.view
    assert new.decision is not None, "the draw has handed over"
    await stage.turn(table.id, EVE)


async def test_a_demo_goes_on_without_a_word_and_its_opening_shows_how_it_stands(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    data = (await stage.services.transfer.copy(game_id)).data
    table = await stage.services.transfer.import_(
        data, EVE, PLACE, moderator=True, people=(ANN, BEN), cause=stage.cause()
    )
    await stage.services.seats.resume(table.id, EVE, quiet=True, cause=stage.cause())
    about = [letter for letter in await stage.letters() if letter.game_id == table.id]
    assert "status_post" not in [letter.kind for letter in about]
    edit = next(letter for letter in about if letter.kind == "board_edit")
    assert edit.payload.what == "imported", "else the opening would show the first position"


async def test_a_finished_game_can_be_set_up_to_be_looked_at(stage: Stage) -> None:
    game_id = await played_out(stage)
    data = (await stage.services.transfer.export(game_id, EVE)).data
    table = await stage.services.transfer.import_(data, EVE, PLACE, moderator=True, cause="i")
    assert table.status == "over"
    old, new = (
        await stage.services.queries.snapshot(game_id, None),
        await stage.services.queries.snapshot(table.id, None),
    )
    assert (old.scores, old.standings, old.seed) == (new.scores, new.standings, new.seed)


async def test_picks_of_seats_that_decided_at_once_may_stand_mixed_in_the_file(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    await stage.hide_all(game_id, ANN, BEN)
    raw = msgspec.json.decode((await stage.services.transfer.copy(game_id)).data)
    moves = raw["moves"]
    assert [seat for seat, _ in moves] == [0, 0, 1, 1]
    mixed = msgspec.json.encode({**raw, "moves": [moves[0], moves[2], moves[1], moves[3]]})
    table = await stage.services.transfer.import_(mixed, CAT, PLACE, moderator=True, cause="m")
    again = msgspec.json.decode((await stage.services.transfer.copy(table.id)).data)
    assert again["moves"] == moves


async def test_damage_is_refused_wherever_it_is(stage: Stage) -> None:
    game_id = await played_out(stage)
    data = (await stage.services.transfer.export(game_id, EVE)).data
    raw = msgspec.json.decode(data)
    moves = raw["moves"]
    wrong = [
        data[: len(data) // 2],
        b"",
        b"[]",
        b"\xff\xfe",
        msgspec.json.encode({**raw, "game": "chess"}),
        msgspec.json.encode({**raw, "format": 99}),
        msgspec.json.encode({**raw, "commitment": "0" * 64}),
        msgspec.json.encode({**raw, "state": ""}),
        msgspec.json.encode({**raw, "state": "0" * 64}),
        msgspec.json.encode({**raw, "moves": moves[:-1]}),
        msgspec.json.encode({**raw, "moves": [moves[1], moves[0], *moves[2:]]}),
        msgspec.json.encode({**raw, "moves": [[7, "end"], *moves]}),
        msgspec.json.encode({**raw, "setup": {**raw["setup"], "seats": 9}}),
        msgspec.json.encode({**raw, "setup": {**raw["setup"], "seed": "x"}}),
        msgspec.json.encode({**raw, "schema": 99}),
    ]
    for number, damaged in enumerate(wrong):
        with pytest.raises(DamagedError):
            await stage.services.transfer.import_(damaged, EVE, PLACE, moderator=True, cause=f"d{number}")
    assert (await stage.services.queries.tables_near(0, EVE)).own == ()


async def test_a_view_is_no_record(stage: Stage) -> None:
    game_id = await stage.game(ANN, BEN)
    data = (await stage.services.transfer.export(game_id, ANN)).data
    with pytest.raises(DamagedError):
        await stage.services.transfer.import_(data, ANN, PLACE, moderator=True, cause="i")
    with pytest.raises(DamagedError):
        await stage.services.transfer.import_(b" " * 3_000_000, ANN, PLACE, moderator=True, cause="j")


@pytest.mark.parametrize("depth", [2_000, 200_000])
async def test_a_file_nested_without_end_is_damaged_and_no_more(stage: Stage, depth: int) -> None:
    for data in (b"[" * depth, b'{"moves":' * depth, b"[" * depth + b"]" * depth):
        with pytest.raises(DamagedError):
            await stage.services.transfer.import_(data, EVE, PLACE, moderator=True, cause="deep")
