"""Several processes on one PostgreSQL: each has its share, and claims end with their holder."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from bot.store import heartbeat
from bot.store.concurrency import ALIVE, BURY, NOW
from bot.store.postgres import PostgresStore, open_postgres
from bot.values.errors import PlayerError
from bot.values.parcel import Outcome, Posted
from tests.support.cluster import Databases
from tests.support.service_harness import ANN, BEN, CAT, Stage, open_stage


@pytest.fixture
async def two(tmp_path: Path, postgres: Databases) -> AsyncIterator[tuple[Stage, Stage]]:
    """Two sets of services on one database, as two processes have them."""
    path = tmp_path / "two.db"
    address = await postgres.address_of(path)
    one = await open_stage(path, address=address)
    other = Stage(path, "other", one._games, None, address)
    await other.open()
    yield one, other
    await other.close()
    await one.close()
    await postgres.tidy()


async def ordered(stage: Stage, sql: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(str(stage._address))
    try:
        return list(await connection.fetch(sql))
    finally:
        await connection.close()


async def die(stage: Stage) -> None:
    """Remove a process as if it had been silent for longer than a lease."""
    await ordered(stage, f"DELETE FROM process WHERE id = '{stage.store._holder.id}'")  # type: ignore[attr-defined]  # below what a store promises


async def test_a_starting_process_does_not_release_claims_of_others(two: tuple[Stage, Stage]) -> None:
    one, other = two
    await one.lobby(ANN, BEN)
    claimed = await one.claim()
    await other.services.outbox.release()
    assert await other.claim() == []
    await die(one)
    again = await other.claim()
    assert [parcel.id for parcel in again] == [parcel.id for parcel in claimed]
    assert all(parcel.doubtful for parcel in again)


async def test_a_post_that_two_have_sent_is_noted_once(two: tuple[Stage, Stage]) -> None:
    """The first was thought to be dead, and was not."""
    one, other = two
    table = await one.lobby(ANN, BEN)
    first, *_ = await one.claim()
    await die(one)
    second, *_ = await other.claim()
    exchanges = [
        stage.services.outbox.exchange([Outcome(parcel, (Posted(500, 77),))], limit=0)
        for stage, parcel in ((one, first), (other, second))
    ]
    await asyncio.gather(*exchanges)
    assert [post.message for post in await one.services.queries.posted(table.id, "lobby_post")] == [77]


async def test_a_timer_is_fired_by_one_and_by_another_if_that_one_dies(two: tuple[Stage, Stage]) -> None:
    one, other = two
    await one.game(ANN, BEN)
    for stage in two:
        stage.now += 25 * 3600
    async with one.store.writing() as writer:
        claimed = await writer.timers.claim(one.now)
    assert claimed
    assert await other.fire() == 0
    await die(one)
    assert await other.fire() == len(claimed)


async def test_both_fire_and_everybody_is_reminded_once(two: tuple[Stage, Stage]) -> None:
    one, other = two
    for person in (ANN, BEN):
        await one.services.people.change_settings(person, digest=False)
    for _ in range(2):
        await one.game(ANN, BEN)
    for stage in two:
        stage.now += 25 * 3600
    await asyncio.gather(one.fire(), other.fire())
    rows = await ordered(
        one, "SELECT game_id, lane, count(*) FROM outbox WHERE kind = 'reminder' GROUP BY 1, 2"
    )
    assert len(rows) == 4
    assert {row[2] for row in rows} == {1}


async def test_people_act_through_different_processes_at_the_same_moment(two: tuple[Stage, Stage]) -> None:
    """In a secret question both answers count, without a retry."""
    game_id = await two[0].game(ANN, BEN)
    panels = [
        await stage.services.turns.panel(game_id, who) for stage, who in zip(two, (ANN, BEN), strict=True)
    ]
    await asyncio.gather(
        *(
            stage.services.turns.pick(game_id, who, panel.mark, 0, cause=f"{who}")
            for stage, who, panel in zip(two, (ANN, BEN), panels, strict=True)
        )
    )
    for stage in two:
        for who in (ANN, BEN):
            assert len((await stage.services.turns.panel(game_id, who)).picks) == 1


async def test_the_same_click_through_two_processes_is_one_act(two: tuple[Stage, Stage]) -> None:
    one, _ = two
    game_id = await one.game(ANN, BEN)
    panel = await one.services.turns.panel(game_id, ANN)
    picks = [stage.services.turns.pick(game_id, ANN, panel.mark, 0, cause="the-click") for stage in two]
    seen = await asyncio.gather(*picks)
    assert [len(each.picks) for each in seen] == [1, 1]


async def test_the_second_applicant_for_the_last_seat_is_refused(two: tuple[Stage, Stage]) -> None:
    table = await two[0].lobby(ANN, seats=2)

    async def join(stage: Stage, person: int) -> str:
        try:
            await stage.services.lobby.join(table.id, person, cause=f"{person}")
        except PlayerError as error:
            return error.text.key
        return "seated"

    answers = await asyncio.gather(join(two[0], BEN), join(two[1], CAT))
    assert sorted(answers) == ["seated", "services-lobby-full"]


async def test_a_rematch_asked_for_twice_at_once_is_one_lobby(two: tuple[Stage, Stage]) -> None:
    one, other = two
    game_id = await one.game(ANN, BEN)
    await one.services.seats.end(game_id, ANN, cause="away")
    first, second = await asyncio.gather(
        one.services.rematches.ask(game_id, ANN, cause="a"),
        other.services.rematches.ask(game_id, BEN, cause="b"),
    )
    assert first.id == second.id


async def test_a_turn_joined_to_a_claimed_post_is_still_posted(
    two: tuple[Stage, Stage],
) -> None:
    """A board post waits for computers; the process that claims it waits for the turn to be written."""
    one, other = two
    game_id = await one.game(ANN, computers=2)
    told = list[tuple[int, int]]()
    while (table := await one.services.queries.table(game_id)).turn < 8:
        for stage in two:
            stage.now += 11.0
        acting = one.turn(game_id, ANN) if ANN in await one.asked(game_id) else asyncio.sleep(0)
        parcels, _ = await asyncio.gather(other.claim(), acting)
        for parcel in parcels:
            if parcel.kind == "board_post":
                told.append((parcel.payload.first_turn or 0, parcel.payload.last_turn or 0))
            await other.sent(parcel, [Posted(500, parcel.id)])
    for stage in two:
        stage.now += 100.0
    for parcel in await other.letters():
        if parcel.kind == "board_post":
            told.append((parcel.payload.first_turn or 0, parcel.payload.last_turn or 0))
    assert [turn for first, last in told for turn in range(first, last + 1)] == list(range(1, table.turn + 1))


# ---------------------------------------------------------------- processes alive


@asynccontextmanager
async def joined(address: str, heard: list[tuple[str, str]], *shares: str) -> AsyncIterator[PostgresStore]:
    store = await open_postgres(address, connections=2)
    await store.join(shares, lambda word, what: heard.append((word, what)))
    assert store._holder.is_known, "no transaction has to list it again"
    try:
        yield store
    finally:
        await store.close()


def deaf(_word: str, _what: str) -> None:
    """Ignore a notification."""


async def until(met: Callable[[], bool]) -> None:
    for _ in range(6000):
        if met():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


async def beats(address: str) -> None:
    """Wait until every process has sent three heartbeats."""
    connection = await asyncpg.connect(address)
    for _ in range(3):
        before = await connection.fetchval("SELECT max(beat) FROM process")
        while await connection.fetchval("SELECT min(beat) FROM process") <= before:  # noqa: ASYNC110  # a row tells nobody
            await asyncio.sleep(0.01)
    await connection.close()


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeat, "_BEAT", 0.02)


@pytest.mark.usefixtures("quick")
async def test_each_has_a_share_and_who_waits_gets_the_one_that_falls_free(
    tmp_path: Path, postgres: Databases
) -> None:
    address = await postgres.address_of(tmp_path / "a.db")
    async with joined(address, [], "0/2", "1/2") as one:
        async with joined(address, [], "0/2", "1/2"):
            await until(lambda: one.is_shared)
            spare = await open_postgres(address, connections=1)
            waiting = asyncio.create_task(spare.join(("0/2", "1/2"), deaf))
            await asyncio.wait({waiting}, timeout=0.1)
            assert not waiting.done()
        assert await waiting == "1/2"
        await spare.close()
    await postgres.tidy()


@pytest.mark.usefixtures("quick")
async def test_a_process_taken_for_dead_returns_unless_its_share_is_taken(
    tmp_path: Path, postgres: Databases
) -> None:
    address, heard = await postgres.address_of(tmp_path / "a.db"), list[tuple[str, str]]()
    async with joined(address, heard, "0/1"):
        connection = await asyncpg.connect(address)
        await connection.execute("DELETE FROM process")
        for _ in range(6000):
            if await connection.fetchval("SELECT count(*) FROM process"):
                break
            await asyncio.sleep(0.01)
        assert heard == []
        async with connection.transaction():
            await connection.execute("DELETE FROM process")
            await connection.execute("INSERT INTO process (id, beat, share) VALUES ('x', 1e12, '0/1')")
        await until(lambda: ("replaced", "0/1") in heard)
        await connection.close()
    await postgres.tidy()


@pytest.mark.usefixtures("quick")
async def test_writes_reach_other_processes_and_a_death_is_noticed(
    tmp_path: Path, postgres: Databases
) -> None:
    path = tmp_path / "a.db"
    address, heard = await postgres.address_of(path), list[tuple[str, str]]()
    one = await open_stage(path, address=address)
    await one.store.join(("0/2",), deaf)
    async with joined(address, heard, "1/2"):
        await until(lambda: one.store.is_shared)
        game_id = await one.game(ANN, BEN)
        await one.services.people.remind_after(ANN, 3)
        await until(lambda: {("table", game_id), ("person", str(ANN))} <= set(heard))
        holder = one.store._holder.id  # type: ignore[attr-defined]  # below what a store promises
        await one.close()
        await until(lambda: ("died", holder) in heard)
    await postgres.tidy()


@pytest.mark.usefixtures("quick")
async def test_a_blocked_process_still_sends_heartbeats(tmp_path: Path, postgres: Databases) -> None:
    """Its event loop is blocked; the heartbeat runs in another thread."""
    address = await postgres.address_of(tmp_path / "a.db")

    async with joined(address, [], "0/1"):
        with ThreadPoolExecutor(1) as beside:
            beside.submit(asyncio.run, asyncio.wait_for(beats(address), 60)).result()
    await postgres.tidy()


@pytest.mark.usefixtures("quick")
async def test_one_whose_loop_never_comes_round_again_says_nothing_any_more(
    tmp_path: Path, postgres: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = await postgres.address_of(tmp_path / "a.db")
    monkeypatch.setattr(heartbeat, "_STUCK", -1.0)
    async with joined(address, [], "0/1"):
        connection = await asyncpg.connect(address)
        first = await connection.fetchval("SELECT beat FROM process")
        await asyncio.sleep(0.3)
        assert await connection.fetchval("SELECT beat FROM process") == first
        await connection.close()
    await postgres.tidy()


@pytest.mark.parametrize(
    ("silent", "connected", "dead"),
    [(2.5, False, False), (4.0, False, True), (4.0, True, False), (7.0, True, True)],
)
async def test_a_lost_connection_counts_as_dead_sooner_than_silence(
    tmp_path: Path, postgres: Databases, silent: float, connected: bool, dead: bool
) -> None:
    """The test moves the database's clock back instead of waiting."""
    address = await postgres.address_of(tmp_path / "a.db")
    watcher, other = await asyncpg.connect(address), await asyncpg.connect(address)
    if connected:
        await other.execute(f"SELECT pg_advisory_lock({ALIVE}, hashtext('x'))")
    await watcher.execute(f"INSERT INTO process (id, beat, share) VALUES ('x', {NOW} - {silent}, '0/2')")
    assert [row[0] for row in await watcher.fetch(BURY)] == (["x"] if dead else [])
    await other.close()
    await watcher.close()
    await postgres.tidy()


@pytest.mark.usefixtures("quick")
async def test_one_process_stands_in_for_a_dead_one_until_it_is_replaced(
    tmp_path: Path, postgres: Databases
) -> None:
    address, shares = await postgres.address_of(tmp_path / "a.db"), ("0/3", "1/3", "2/3")
    heard = [list[tuple[str, str]](), list[tuple[str, str]]()]
    async with joined(address, heard[0], *shares), joined(address, heard[1], *shares):
        async with joined(address, [], *shares):
            await beats(address)
            assert not any("vacant" in word for one in heard for word in one), "nobody ever had them"
        await until(lambda: ("vacant", "2/3") in heard[0] + heard[1])
        await beats(address)
        assert (heard[0] + heard[1]).count(("vacant", "2/3")) == 1
        async with joined(address, [], *shares):
            await until(lambda: ("filled", "2/3") in heard[0] + heard[1])
    await postgres.tidy()
