"""Stores what this version writes, so later versions can show that they still read it.

`python -m tests.support.saved_data_writer NAME` writes into `tests/data/kept`:

- `NAME-saves.json.xz`: games of every kind with the position at each new kind of question, and their sheets;
- `NAME-database.sql.xz`: a bot's database with tables in every state, as text.

Stored data is never changed or regenerated; a version that writes something new adds another pair.
"""

from __future__ import annotations

import asyncio
import lzma
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from bot.services.turn.turn_commit import HOLD_FOR_MORE
from bot.values.errors import PlayerError
from engine.core.game import AnyGame
from engine.core.record import export, record_of, replay
from engine.core.rng import Rng, seed_from
from engine.core.setup import Setup
from engine.players import random_ish_player
from engine.registry import GAMES
from engine.simulate import recorded, setup_from
from tests.support.service_harness import ANN, BEN, CAT, DAN, EVE, NAMES, PLACE, Stage, open_stage

KEPT = Path(__file__).parents[1] / "data" / "kept"
BEGAN = 1_790_000_000.0
HOUR = 3600.0
POSTED_AFTER = 8
ORDER = "watch none"
SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "keyflower": [
        (2, {}),
        (3, {"merchants": "mix", "open_screens": "on", "green_start": "0,2"}),
        (4, {"merchants": "all", "ties": "shared"}),
        (6, {"ties": "boat"}),
    ],
    "keyper": [(2, {}), (3, {}), (4, {})],
    "keythedral": [
        (2, {"laws": "off", "edition": "second"}),
        (3, {"open-design": "on", "face-up": "on"}),
        (4, {"literal": "on", "single-field": "on", "start": "0,2"}),
        (5, {"stop": "off"}),
    ],
}
"""Seats and options of the stored games, by the keys that this version writes."""


class Position(msgspec.Struct):
    """A position after some picks: the kind of its question, and the save."""

    number: int
    kind: str
    state: str


class Kept(msgspec.Struct):
    record: str
    positions: list[Position]


def kept_games() -> Iterator[Kept]:
    for key, game in GAMES.items():
        for seats, options in SETUPS.get(key) or [(seats, {}) for seats in game.spec.seats]:
            yield kept_game(game, setup_from(game, seats, f"kept {key} {seats}", options))


def kept_game(game: AnyGame, setup: Setup) -> Kept:
    """Return a random game; in each third of it the first position of every kind of question."""
    record = recorded(game, setup, [("random-ish", "random")[seat % 2] for seat in range(setup.seats)])
    found: dict[tuple[str, int], Position] = {}

    def watch(number: int, state: Any, _: object) -> None:
        for decision in game.decisions(state):
            place = (decision.kind, 3 * number // len(record.moves))
            if place not in found:
                found[place] = Position(number, decision.kind, game.to_json(state).decode())

    last = replay(record, game, watch=watch)
    positions = sorted({one.number: one for one in found.values()}.values(), key=lambda one: one.number)
    return Kept(export(record_of(game, setup, record.moves, last, ["Ann"] * setup.seats)).decode(), positions)


class Bot:
    """Plays one table after another, with two to four people at each."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rng = Rng(seed_from("kept"))

    async def lobby(self, key: str, seats: int, people: tuple[int, ...], computers: int = 0) -> str:
        lobby = self.stage.services.lobby
        options = next(options for count, options in SETUPS[key] if count == seats)
        table = await lobby.open(
            people[0], PLACE, key, seats=seats, options=options, pace="daily", cause=self.stage.cause()
        )
        for person in people[1:]:
            await lobby.join(table.id, person, cause=self.stage.cause())
        for _ in range(computers):
            await lobby.add_computer(table.id, people[0], cause=self.stage.cause())
        return table.id

    async def start(self, key: str, seats: int, people: tuple[int, ...]) -> str:
        game_id = await self.lobby(key, seats, people, seats - len(people))
        await self.stage.services.lobby.start(game_id, people[0], cause=self.stage.cause())
        return game_id

    async def pick(self, game_id: str, person: int) -> bool:
        """Make one pick as an easy player; return whether it went into the draft."""
        self.stage.now += 3
        table = self.stage.services.turns
        panel = await table.panel(game_id, person)
        assert panel.decision is not None
        option = random_ish_player(panel.view, panel.decision, self.rng)
        number = panel.decision.options.index(option)
        done = await table.pick(game_id, person, panel.mark, number, cause=self.stage.cause())
        return bool(done.picks)

    async def play(self, game_id: str, picks: int) -> None:
        """Make that many picks, or play to the end; all posts but the last few are sent."""
        for number in range(picks):
            asked = await self.stage.asked(game_id)
            if not asked:
                return
            if number % POSTED_AFTER == 0:
                self.stage.now += HOLD_FOR_MORE
                await self.stage.letters()
            await self.pick(game_id, asked[0])

    async def into_a_draft(self, game_id: str) -> None:
        for _ in range(200):
            if await self.pick(game_id, (await self.stage.asked(game_id))[0]):
                return
        raise AssertionError("no draft")

    async def undo(self, game_id: str) -> None:
        """Take a turn back that needs no vote."""
        for _ in range(200):
            person = (await self.stage.asked(game_id))[0]
            if not await self.pick(game_id, person):
                try:
                    await self.stage.services.turns.undo(game_id, person, cause=self.stage.cause())
                    return
                except PlayerError:
                    continue
        raise AssertionError("nothing could be taken back")


async def fill(stage: Stage) -> None:
    """Fill the database with tables of each game in every state, each with something still to be posted."""
    bot, services = Bot(stage), stage.services
    for person, name in NAMES.items():
        await services.people.meet(person, name, "en-US")
    await services.people.remind_after(CAT, 12)
    await services.people.set_setting("app", "commands", "kept")
    for key in SETUPS:
        few, some, more = (SETUPS[key][at][0] for at in range(3))
        await over(bot, key, few)
        await paused(bot, key, some)
        await closed(bot, key, some)
        await voting(bot, key, more)
        await offered(bot, key, some)
        await taken_back(bot, key, some)
        await resigned(bot, key, some)
        await stage.fire(13 * HOUR)
        await drafted(bot, key, some)
    await hushed(bot)
    for key in SETUPS:
        await bot.start(key, SETUPS[key][0][0], (CAT, BEN))  # before the first move
        await bot.lobby(key, SETUPS[key][1][0], (DAN, ANN), 1)
    await services.outbox.exchange(limit=3)  # then the bot died


async def over(bot: Bot, key: str, seats: int) -> None:
    game_id = await bot.start(key, seats, (ANN, BEN))
    await bot.play(game_id, 5000)
    assert (await bot.stage.services.queries.table(game_id)).status == "over"


async def paused(bot: Bot, key: str, seats: int) -> None:
    """Pause in the middle of a player's turn."""
    game_id = await bot.start(key, seats, (BEN, CAT, ANN))
    await bot.play(game_id, 60)
    await bot.into_a_draft(game_id)
    await bot.stage.services.seats.pause(game_id, ANN, moderator=True, cause=bot.stage.cause())


async def closed(bot: Bot, key: str, seats: int) -> None:
    """End a game early, and cancel a lobby."""
    stage = bot.stage
    game_id = await bot.start(key, seats, (ANN, CAT))
    await bot.play(game_id, 25)
    await stage.services.seats.end(game_id, ANN, cause=stage.cause())
    await stage.services.lobby.cancel(await bot.lobby(key, seats, (DAN,)), DAN, cause=stage.cause())


async def voting(bot: Bot, key: str, seats: int) -> None:
    """Leave one vote refused and two open, each with one ballot."""
    stage = bot.stage
    game_id = await bot.start(key, seats, (ANN, BEN, CAT))
    await bot.play(game_id, 40)
    votes = stage.services.votes
    refused = await votes.propose(game_id, ANN, "pause", cause=stage.cause())
    await stage.letters()
    await votes.cast(refused.id, BEN, False, cause=stage.cause())
    await votes.propose(game_id, ANN, "pause", cause=stage.cause())
    await votes.propose(game_id, BEN, "end", cause=stage.cause())


async def offered(bot: Bot, key: str, seats: int) -> None:
    """Offer a seat that has changed hands, and a free one."""
    stage = bot.stage
    game_id = await bot.start(key, seats, (ANN, BEN, CAT))
    await bot.play(game_id, 30)
    await stage.services.seats.offer(game_id, CAT, 2, cause=stage.cause())
    await stage.letters()
    await stage.services.seats.take(game_id, EVE, 2, cause=stage.cause())
    await stage.services.seats.offer(game_id, BEN, 1, cause=stage.cause())


async def taken_back(bot: Bot, key: str, seats: int) -> None:
    """Take a turn back by vote while another had begun, and one by its player."""
    stage = bot.stage
    game_id = await bot.start(key, seats, (ANN, BEN, CAT))
    await bot.play(game_id, 50)
    await bot.into_a_draft(game_id)
    await stage.letters()
    vote = await stage.services.votes.propose(game_id, ANN, "undo", cause=stage.cause())
    for person in (BEN, CAT):
        await stage.services.votes.cast(vote.id, person, True, cause=stage.cause())
    await bot.undo(game_id)


async def resigned(bot: Bot, key: str, seats: int) -> None:
    game_id = await bot.start(key, seats, (DAN, BEN))
    await bot.play(game_id, 15)
    await bot.stage.services.seats.resign(game_id, BEN, cause=bot.stage.cause())


async def drafted(bot: Bot, key: str, seats: int) -> None:
    game_id = await bot.start(key, seats, (ANN, BEN, CAT))
    await bot.play(game_id, 90)
    await bot.into_a_draft(game_id)


async def hushed(bot: Bot) -> None:
    """Open a secret question: one player has answered, one has left an order."""
    stage = bot.stage
    game_id = await bot.start("keythedral", 5, (ANN, BEN, CAT, DAN))
    for _ in range(3000):
        live, _ = await stage.services.turns._tables.live(game_id)
        asked = await stage.asked(game_id)
        if live.game.default_answer(live.state, 1) and len(asked) > 1:
            answering = next(person for person in asked if person != BEN)
            while await bot.pick(game_id, answering):
                continue
            return
        if asked[0] == BEN and live.game.option_named(live.draft(1).state, 1, ORDER):
            await stage.pick(game_id, BEN, ORDER)
        await bot.play(game_id, 1)
    raise AssertionError("nothing was asked in secret")


def as_text(path: Path) -> Iterator[str]:
    """Yield the file as readable SQL; all binary values here are JSON."""
    connection = sqlite3.connect(path)
    yield f"PRAGMA user_version = {connection.execute('PRAGMA user_version').fetchone()[0]};"
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    names = list[str]()
    for name, sql in rows.fetchall():
        if not name.startswith("sqlite_"):
            names += [name] if sql.startswith("CREATE TABLE") else []
            yield f"{sql};"
    for name in [*names, "sqlite_sequence"]:
        for row in connection.execute(f"SELECT * FROM {name}"):
            yield f"INSERT INTO {name} VALUES ({', '.join(map(literal, row))});"
    connection.close()


def literal(value: object) -> str:
    match value:
        case None:
            return "NULL"
        case bytes():
            return f"CAST({literal(value.decode())} AS BLOB)"
        case str():
            return "'" + value.replace("'", "''") + "'"
        case _:
            return repr(value)


UNSENT = """
CREATE TEMP TABLE unsent AS WITH newest AS (
    SELECT max(outbox.id) AS id FROM outbox JOIN game ON game.id = game_id GROUP BY game, kind
) SELECT id FROM outbox WHERE id >= (
    SELECT min(newest.id) FROM newest JOIN outbox AS first ON first.id = newest.id
    WHERE first.lane = outbox.lane
);
DELETE FROM message WHERE message - 7000 IN (SELECT id FROM unsent);
UPDATE outbox SET done = NULL, attempts = 0 WHERE id IN (SELECT id FROM unsent) AND tried IS NULL;
"""
"""As if the bot had died a little earlier: the newest notice of every kind and game, and all after it."""


async def database(folder: Path) -> str:
    stage = await open_stage(folder / "kept.db", "kept", GAMES)
    stage.now = BEGAN
    await fill(stage)
    await stage.close()
    with closing(sqlite3.connect(stage.path)) as connection:
        connection.executescript(UNSENT)
    return "\n".join(as_text(stage.path)) + "\n"


def keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        sql = asyncio.run(database(Path(folder)))
    keep(KEPT / f"{name}-database.sql.xz", sql.encode())
    keep(KEPT / f"{name}-saves.json.xz", msgspec.json.encode(list(kept_games())))


if __name__ == "__main__":
    main(sys.argv[1])
