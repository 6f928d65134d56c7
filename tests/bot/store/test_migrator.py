"""A file of an older version is brought up to date with everything in it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store.commit import Commit
from bot.store.migrator import migrations
from bot.store.protocol import Store
from bot.store.rows import Timer
from bot.store.sqlite import open_sqlite
from bot.values.table import Motion, Opener, Place, SecretQuestion, Vote

_CONTENT = """
INSERT INTO person (id, name, reminder_hours) VALUES (1, 'Ann', 12), (2, 'Ben', 999999999);
INSERT INTO game
    (id, status, game, host, guild, channel, capacity, options, pace, language, in_thread, created)
    VALUES ('t1', 'running', 'lantern', 1, 9, 5, 2, '{}', 'any', 'en', 1, 10.0);
INSERT INTO seat (game_id, seat, person) VALUES ('t1', 0, 1), ('t1', 1, 2);
INSERT INTO turn (game_id, turn, seat, first, last, at, words, events, reveals)
    VALUES ('t1', 1, 0, 1, 2, 11.0, 'hide amber end', x'5b5d', 0);
INSERT INTO timer (game_id, seat, kind, due) VALUES ('t1', 1, 'reminder', 99.0), ('t1', -1, 'lobby', 98.0);
INSERT INTO vote (id, game_id, kind, by_seat, needed, opened, result)
    VALUES (7, 't1', 'pause', 0, '[0,1]', 12.0, 'open'), (5, 't1', 'undo', 1, '[0,1]', 11.0, 'refused');
INSERT INTO voice (vote, seat, yes) VALUES (7, 0, 1), (5, 1, 1), (5, 0, 0);
"""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file as the first version left it."""
    path = tmp_path / "old.db"
    connection = sqlite3.connect(path)
    connection.executescript(migrations()[0][1] + _CONTENT + "PRAGMA user_version = 1;")
    connection.close()
    return path


async def test_timers_votes_and_voices_come_along(old: Path) -> None:
    store = await open_sqlite(old)
    async with store.reading() as reader:
        assert await reader.timers.due(100.0) == [
            Timer("t1", "lobby", 98.0),
            Timer("t1", "reminder", 99.0, 1),
        ]
        assert await reader.votes.get(7) == Vote(7, "t1", "pause", 0, (0, 1), (0,))
        refused = await reader.votes.get(5)
        (turn,) = await reader.log.turns("t1")
        saved = await reader.games.saved("t1")
    await store.close()
    assert refused is not None
    assert (refused.yes, refused.result) == ((1,), "refused")
    assert (turn.words, turn.asked, turn.step) == ("hide amber end", None, 1)
    assert saved is not None
    assert saved.table.secret_question is None
    assert saved.table.options["rulings"] == "1"
    assert not saved.table.own_words, "it is called as it has always been"


async def test_the_new_kinds_can_be_written_and_numbers_go_on(old: Path) -> None:
    store = await open_sqlite(old)
    async with store.writing() as writer:
        timers = (Timer("t1", "answer", 50.0, 1), Timer("t1", "limit", 70.0, 1))
        again = (Timer("t1", "answer", 60.0, 1),)
        secret_question = SecretQuestion(3, 8, 21.0)
        await writer.write(
            Commit(game_id="t1", secret_question=secret_question, timers=timers, timers_if_none=again)
        )
        number = await writer.votes.add(Vote(0, "t1", "end", 0, (0, 1), (0,)), 20.0)
        await writer.votes.cast(number, 0, True)
    async with store.reading() as reader:
        assert await reader.timers.get("t1", "answer", 1) == Timer("t1", "answer", 50.0, 1)
        saved, vote = await reader.games.saved("t1"), await reader.votes.get(number)
    await store.close()
    assert number == 8
    assert vote is not None
    assert vote.kind == "end"
    assert saved is not None
    assert saved.table.secret_question == SecretQuestion(3, 8, 21.0)


async def test_a_table_was_opened_where_it_is_and_votes_may_be_about_a_place(old: Path) -> None:
    store = await open_sqlite(old)
    about = Motion(place=Place(6, 8, 7), opener=Opener(roles=(3,)))
    async with store.writing() as writer:
        number = await writer.votes.add(Vote(0, "t1", "move", 0, (0, 1), (), about=about), 20.0)
        await writer.votes.add(Vote(0, "t1", "replace", 0, (0,), (), about=Motion(seat=1)), 20.0)
        await writer.write(Commit(game_id="t1", place=Place(6, 8, 7)))
    async with store.reading() as reader:
        saved, vote, ben = (
            await reader.games.saved("t1"),
            await reader.votes.get(number),
            await reader.people.get(2),
        )
    await store.close()
    assert saved is not None
    assert (saved.table.origin, saved.table.place.guild) == (9, 8)
    assert vote is not None
    assert vote.about == about
    assert ben is not None
    assert ben.reminder_hours == 336


async def test_older_tables_are_open_to_others_and_a_silence_may_end_one(old: Path) -> None:
    store = await open_sqlite(old)
    silence = Timer("t1", "silence", 90.0, 0)
    async with store.writing() as writer:
        await writer.write(Commit(game_id="t1", timers=(silence,)))
    async with store.reading() as reader:
        saved, kept = await reader.games.saved("t1"), await reader.timers.get("t1", "silence", 0)
    await store.close()
    assert saved is not None
    assert (saved.table.private, saved.table.lesson) == (False, "")
    assert (saved.table.first_game, saved.table.open_score) == (False, False)
    assert [info.ticking.correction for info in saved.table.seats] == [0, 0]
    assert kept == silence


async def test_constraints_survive_a_migration(old: Path) -> None:
    await (await open_sqlite(old)).close()
    connection = sqlite3.connect(old)
    connection.execute("PRAGMA foreign_keys = ON")
    assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    for sql in (
        "INSERT INTO timer (game_id, seat, kind, due) VALUES ('t1', 0, 'cake', 1.0)",
        "INSERT INTO timer (game_id, seat, kind, due) VALUES ('nowhere', 0, 'limit', 1.0)",
        "INSERT INTO voice (vote, seat, yes) VALUES (999, 0, 1)",
        "INSERT INTO vote (game_id, kind, by_seat, needed, opened) VALUES ('t1', 'pause', 0, '[]', 1.0)",
    ):
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(sql)
    connection.close()


LEAGUES = """
INSERT INTO league (id, guild, status, created, cause, data) VALUES
    ('l1', 9, 'open', 10.0, 'a',
     '{"id":"l1","guild":9,"channel":5,"host":900719925474099301,"game":"x","rounds":1}'),
    ('l2', 9, 'closed', 11.0, 'b',
     '{"id":"l2","guild":9,"channel":5,"host":2,"game":"x","rounds":1,"status":"closed"}');
"""


async def must_know_who_runs_older_leagues(store: Store) -> None:
    """Posts of running leagues are rewritten with their end date; posts of finished ones stay."""
    async with store.reading() as reader:
        assert await reader.leagues.count_going(900719925474099301, 9) == (1, 1)
        assert await reader.leagues.count_going(2, 9) == (0, 1)
        assert await reader.leagues.opened_since(2, 9, 0.0) == ([11.0], [11.0, 10.0])
        assert [league.id for league in await reader.leagues.behind()] == ["l1"]
        saved = await reader.leagues.get("l1")
    assert saved is not None
    async with store.writing() as writer:
        await writer.leagues.shown(saved.league)
    async with store.reading() as reader:
        assert await reader.leagues.behind() == []
    await store.close()


async def test_leagues_of_an_older_file_are_counted(tmp_path: Path) -> None:
    path = tmp_path / "leagues.db"
    connection = sqlite3.connect(path)
    before = "".join(sql for number, sql in migrations() if number < 17)
    connection.executescript(before + LEAGUES + "PRAGMA user_version = 16;")
    connection.close()
    await must_know_who_runs_older_leagues(await open_sqlite(path))
