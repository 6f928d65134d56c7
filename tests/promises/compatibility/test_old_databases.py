"""A database of an older version can be read, and its tables continue."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.locales import speaker
from bot.store.sqlite import SqliteStore
from bot.store.sqlite_backup import check_file, faults
from bot.store.unit_of_work import Reader
from bot.values.parcel import Payload
from bot.values.table import Table
from engine.core.record import game_of, imported, verify
from engine.core.rng import Rng, seed_from
from engine.players import random_ish_player
from engine.registry import GAMES
from tests.support.old_data import VERSIONS, kept_database
from tests.support.service_harness import ANN, NAMES, Stage, open_stage

HOUR = 3600.0


@pytest.fixture(params=VERSIONS)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return kept_database(request.param, tmp_path / "kept.db")


@pytest.fixture
async def stage(path: Path) -> AsyncIterator[Stage]:
    """Today's services on the kept file, a minute after it was left."""
    with closing(sqlite3.connect(path)) as connection:
        left = connection.execute("SELECT max(created) FROM outbox").fetchone()[0]
    stage = await open_stage(path, "another seed", GAMES)
    stage.now = left + 60
    stage._ids, stage._causes = itertools.count(1_000_000), itertools.count(1_000_000)  # unlike any of old
    await stage.services.outbox.release()
    await stage.services.resume.resume()
    yield stage
    await stage.close()


async def tables(stage: Stage, *statuses: str) -> list[Table]:
    assert isinstance(stage.store, SqliteStore)
    rows = await stage.store._reader.execute_fetchall("SELECT id FROM game ORDER BY created")
    found = [await stage.services.queries.table(str(row[0])) for row in rows]
    return [table for table in found if table.status in statuses]


async def one_pick(stage: Stage, table: Table) -> None:
    person = (await stage.asked(table.id))[0]
    panel = await stage.services.turns.panel(table.id, person)
    assert panel.decision is not None
    option = random_ish_player(panel.view, panel.decision, Rng(seed_from("on")))
    await stage.pick(table.id, person, option.words)


async def sound(stage: Stage) -> bool:
    found = [fault async for fault in faults(stage.store, GAMES)]
    assert found == []
    return True


def test_the_file_is_whole_before_it_is_brought_up_to_date(path: Path) -> None:
    check_file(path)


async def test_every_game_has_a_table_in_every_state_of_life(stage: Stage) -> None:
    found = {(table.game, table.status) for table in await tables(stage, *_STATUSES)}
    assert found >= {(game, status) for game in ("keyflower", "keyper", "keythedral") for status in _STATUSES}


_STATUSES = ("lobby", "running", "paused", "over", "closed")


async def test_the_log_of_every_table_leads_to_its_position(stage: Stage) -> None:
    assert await sound(stage)
    assert len(await tables(stage, "running")) > 10


async def test_every_row_is_read(stage: Stage) -> None:
    counts: dict[str, int] = {}
    for table in await tables(stage, *_STATUSES):
        async with stage.store.reading() as reader:
            for name, count in (await read_table(reader, table)).items():
                counts[name] = counts.get(name, 0) + count
    for name, count in counts.items():
        assert isinstance(stage.store, SqliteStore)
        rows = list(await stage.store._reader.execute_fetchall(_COUNTS[name]))
        assert count == rows[0][0], name
        assert count, f"there is no {name} to be read"


_COUNTS = {
    "move": "SELECT count(*) FROM move WHERE cut IS NULL",
    "turn": "SELECT count(*) FROM turn WHERE cut IS NULL",
    "draft": "SELECT count(*) FROM draft",
    "vote": "SELECT count(*) FROM vote WHERE result = 'open'",
    "message": "SELECT count(*) FROM message",
    "seat": "SELECT count(*) FROM seat",
}


async def read_table(reader: Reader, table: Table) -> dict[str, int]:
    saved = await reader.games.saved(table.id)
    assert saved is not None
    assert ((await reader.log.trail(table.id))[0] is None) == (not table.commitment)
    return {
        "move": len(await reader.log.moves(table.id)),
        "turn": len(await reader.log.turns(table.id)),
        "draft": sum(len(picks) for picks in (await reader.in_play(table)).drafts.values()),
        "vote": len(await reader.votes.open(table.id)),
        "message": len(await reader.messages.posted(table.id)),
        "seat": len(saved.table.seats),
    }


async def test_every_line_of_every_log_has_words_today(stage: Stage) -> None:
    said = 0
    for table in await tables(stage, "running", "paused", "over", "closed"):
        if not table.commitment:
            continue
        say = speaker("en", [info.name or "Computer" for info in table.seats])
        for person in (None, ANN):
            log = await stage.services.queries.log(table.id, person, size=10_000)
            said += sum(len(say(event.text)) > 0 for entry in log.entries for event in entry.events)
    assert said > 1000


async def test_every_finished_game_is_exported_and_holds(stage: Stage) -> None:
    for table in await tables(stage, "over"):
        exported = await stage.services.transfer.export(table.id, ANN)
        assert exported.whole
        record = imported(exported.data)
        verify(record, game_of(record, GAMES))
        assert record.standings == (await stage.services.queries.snapshot(table.id, None)).standings
        assert await stage.services.past.film(table.id, lambda count: range(0, count, 40))


async def test_drafts_are_as_they_were_left_and_go_on(path: Path, stage: Stage) -> None:
    with closing(sqlite3.connect(path)) as connection:
        sql = (
            "SELECT game_id, seat, words FROM draft JOIN game ON game.id = game_id"
            " WHERE status IN ('running', 'paused') ORDER BY game_id, seat, position"
        )
        drafted: dict[tuple[str, int], list[str]] = {}
        for game_id, seat, words in connection.execute(sql):
            drafted.setdefault((game_id, seat), []).append(words)
    assert len(drafted) > 6
    for (game_id, seat), picks in drafted.items():
        table = await stage.services.queries.table(game_id)
        if table.status == "paused":
            await stage.services.seats.resume(game_id, table.host, cause=stage.cause())
        person = table.seats[seat].person
        assert person is not None
        panel = await stage.services.turns.panel(game_id, person)
        assert (panel.picks, panel.cut) == (tuple(picks), ())
        assert panel.decision is not None
        undone = await stage.services.turns.undo(game_id, person, cause=stage.cause())
        assert undone.picks == panel.picks[:-1]
        await stage.pick(game_id, person, panel.picks[-1])
    assert await sound(stage)


async def test_every_running_and_paused_table_goes_on(stage: Stage) -> None:
    for table in await tables(stage, "paused"):
        await stage.services.seats.resume(table.id, table.host, cause=stage.cause())
    for table in await tables(stage, "running"):
        before = table.number
        for _ in range(30):
            await one_pick(stage, table)
            if (await stage.services.queries.table(table.id)).number > before:
                break
        else:
            raise AssertionError(f"table {table.id} does not go on")
    assert await sound(stage)


async def test_every_lobby_is_started(stage: Stage) -> None:
    waiting = await tables(stage, "lobby")
    assert {table.game for table in waiting} >= {"keyflower", "keyper", "keythedral"}
    for table in waiting:
        while len((await stage.services.queries.table(table.id)).seats) < table.capacity:
            await stage.services.lobby.add_computer(table.id, table.host, cause=stage.cause())
        await stage.services.lobby.start(table.id, table.host, cause=stage.cause())
        await one_pick(stage, await stage.services.queries.table(table.id))
    assert await sound(stage)


async def test_a_rematch_of_an_old_game_takes_its_options(stage: Stage) -> None:
    for table in await tables(stage, "over", "closed"):
        if table.commitment:
            again = await stage.services.rematches.ask(table.id, ANN, cause=stage.cause())
            assert again.capacity == table.capacity


async def test_open_votes_are_decided(stage: Stage) -> None:
    decided = 0
    for table in await tables(stage, "running"):
        async with stage.store.reading() as reader:
            votes = await reader.votes.open(table.id)
        for vote in votes:
            if (await stage.services.votes.get(vote.id)).result != "open":
                continue  # another one has ended the game
            for seat in set(vote.needed) - set(vote.yes):
                person = table.seats[seat].person
                assert person is not None
                vote = await stage.services.votes.cast(vote.id, person, True, cause=stage.cause())
            assert vote.result == "passed"
            decided += 1
    assert decided > 2


async def test_an_offered_seat_is_taken(stage: Stage) -> None:
    offered = [table for table in await tables(stage, "running") if any(s.offered for s in table.seats)]
    assert offered
    for table in offered:
        seat = next(info.seat for info in table.seats if info.offered)
        newcomer = next(person for person in NAMES if table.seat_of(person) is None)
        taken = await stage.services.seats.take(table.id, newcomer, seat, cause=stage.cause())
        assert taken.seat_of(newcomer) == seat


async def test_timers_fire_and_standing_orders_answer(stage: Stage) -> None:
    during_secret = [table for table in await tables(stage, "running") if table.secret_question is not None]
    assert during_secret
    assert await stage.fire(HOUR)
    week = stage.now + 7 * 24 * HOUR
    async with stage.store.reading() as reader:
        assert len(await reader.timers.due(week)) > 10
    assert await stage.fire(7 * 24 * HOUR)
    async with stage.store.reading() as reader:
        assert await reader.timers.due(week) == [], "some of them together"
    assert not await tables(stage, "lobby"), "nobody started them"
    for table in during_secret:
        live, _ = await stage.services.turns._tables.live(table.id)
        assert live.table.turn > table.turn
    assert await sound(stage)


async def test_old_parcels_are_claimed_with_their_full_content(stage: Stage) -> None:
    async with stage.store.reading() as reader:
        rows = await reader._sql.all("SELECT game_id, kind, payload FROM outbox WHERE done IS NULL")
        during_secret = await reader._sql.all(
            "SELECT 1 FROM outbox JOIN game ON game.id = game_id"
            " WHERE done IS NULL AND hush_turn IS NOT NULL AND lane LIKE 'person:%'"
        )
        waiting = (await reader.overview(stage.now)).outbox.waiting
    assert waiting + len(during_secret) == len(rows), "all but what would tell of an answer is counted"
    stage.now += HOUR  # some were held back for more
    letters = await stage.letters()
    assert sum(letter.doubtful for letter in letters) == 3, "the bot died while it sent them"
    for kind, names in _SAID.items():
        payloads = [msgspec.json.decode(row[2], type=Payload) for row in rows if row[1] == kind]
        sent = [letter.payload for letter in letters if letter.kind == kind]
        assert payloads, f"there is no {kind}"
        assert len(sent) == len(payloads) or kind in _FOLDED
        for payload in [*payloads, *sent]:
            assert all(getattr(payload, name) not in (None, "", ()) for name in names), f"{kind}: {payload}"
    boards = {row[0] for row in rows if row[1] == "board_post"}
    assert {letter.game_id for letter in letters if letter.kind == "board_post"} == boards


_FOLDED = ("board_post", "board_edit", "undo_post", "status_post")
"""What comes so late that it may be told together."""
_SAID: dict[str, tuple[str, ...]] = {
    "lobby_post": (),
    "lobby_edit": (),
    "start_post": (),
    "board_post": ("first_turn", "last_turn"),
    "board_edit": (),
    "undo_post": ("turn",),
    "call": ("person", "seat", "turn"),
    "draft_cut": ("person", "seat", "words"),
    "reminder": ("person", "seat", "turn"),
    "vote_post": ("vote",),
    "vote_edit": ("vote",),
    "seat_post": ("seat",),
    "seat_edit": ("seat", "what"),
    "screen": ("person", "seat"),
    "status_post": ("what",),
    "end_post": ("turn",),
}
"""What a letter of each kind says; an older one says no less."""
