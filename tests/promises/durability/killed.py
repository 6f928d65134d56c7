"""A bot that is killed: run an act on a file again and again, each time dying one statement later.

`python -m tests.promises.durability.killed FOLDER` prepares a table for each act, then forks one process for
every second statement that the act sends to the writing connection: a transaction has at least three. The
process kills itself (SIGKILL) right before that statement; the last one gets through. Every copy of the file
stays in FOLDER/ACT for the test to read.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from bot.store.sqlite import SqliteStore
from bot.values.parcel import Posted
from engine.core.game import AnyGame
from engine.lantern.game import LANTERN
from tests.support.games.secret_answers_game import WHISPER
from tests.support.service_harness import ANN, BEN, Stage, open_stage

GAME = "t1"
GAMES: dict[str, AnyGame] = {"lantern": LANTERN, "whisper": WHISPER}
MOST_STATEMENTS = 80


class Fuse:
    """Kills this process before the n-th statement of the writing connection."""

    def __init__(self, statements: int) -> None:
        self.left = statements

    def burn(self) -> None:
        self.left -= 1
        if self.left < 0:
            os.kill(os.getpid(), signal.SIGKILL)


async def prepared_question(stage: Stage) -> None:
    """Prepare a table where both have hidden, Ann must light, and the outbox is empty."""
    await stage.game(ANN, BEN)
    await stage.hide_all(GAME, ANN, BEN)
    await stage.letters()


async def prepared_turn(stage: Stage) -> None:
    """Ann has two picks in her draft, and nothing but the end is left."""
    await prepared_question(stage)
    await stage.first_pick(GAME, ANN)
    await stage.first_pick(GAME, ANN)


async def prepared_confirmed(stage: Stage) -> None:
    await prepared_turn(stage)
    await stage.turn_again(GAME, ANN)
    await stage.letters()


async def prepared_lobby(stage: Stage) -> None:
    await stage.lobby(ANN, BEN)
    await stage.letters()


async def prepared_letters(stage: Stage) -> None:
    await prepared_turn(stage)
    await stage.turn_again(GAME, ANN)


async def prepared_vote(stage: Stage) -> None:
    await prepared_confirmed(stage)
    await stage.services.votes.propose(GAME, ANN, "undo", cause="ask")
    await stage.letters()


async def prepared_order(stage: Stage, rest: str = "order deaf rest end") -> None:
    """Prepare a table where both rest, Ben has an order to let calls be, and Ann's call asks only Ben."""
    await stage.game(ANN, BEN, game="whisper")
    lines = (ANN, "rest end"), (BEN, rest), (ANN, "call end")
    for number, (person, line) in enumerate(lines):
        await stage.services.turns.play_line(GAME, person, line, now=True, cause=f"line-{number}")
    await stage.letters()


async def prepared_silence(stage: Stage) -> None:
    """Prepare the same without an order; Ben, who gets no reminders, has begun to answer."""
    await prepared_order(stage, "rest end")
    await stage.services.people.remind_after(BEN, 0)
    await stage.pick(GAME, BEN, "let")


async def end(stage: Stage) -> None:
    await stage.services.seats.end(GAME, ANN, cause="the-click")


async def order(stage: Stage) -> None:
    await stage.fire(120)


async def limit(stage: Stage) -> None:
    await stage.fire(36 * 3600)


async def confirm(stage: Stage) -> None:
    panel = await stage.services.turns.panel(GAME, ANN)
    await stage.services.turns.confirm(GAME, ANN, panel.mark, cause="the-click")


async def pick(stage: Stage) -> None:
    panel = await stage.services.turns.panel(GAME, ANN)
    await stage.services.turns.pick(GAME, ANN, panel.mark, 0, cause="the-click")


async def play_on(stage: Stage) -> None:
    """Play turn after turn, and write the number of each acknowledged one to a file."""
    notes = (stage.path.parent / f"{stage.path.stem}.heard").open("a", buffering=1)
    while True:
        table = await stage.services.queries.table(GAME)
        if not table.waiting:
            return
        person = table.seats[table.waiting[0]].person
        panel = await stage.first_pick(GAME, person or 0)
        notes.write(f"{panel.table.number} {len(panel.picks)}\n")


async def undo(stage: Stage) -> None:
    await stage.services.turns.undo(GAME, ANN, cause="the-click")


async def start(stage: Stage) -> None:
    await stage.services.lobby.start(GAME, ANN, cause="the-click")


async def vote(stage: Stage) -> None:
    await stage.services.votes.cast(1, BEN, True, cause="the-click")


async def prepared_ended(stage: Stage) -> None:
    """A game that was given up long ago, with a turn that was taken back."""
    await prepared_turn(stage)
    await stage.turn_again(GAME, ANN)
    await stage.services.turns.undo(GAME, ANN, cause="back")
    await stage.services.seats.end(GAME, ANN, cause="away")
    await stage.letters()


async def pack(stage: Stage) -> None:
    stage.now += 60 * 3600  # long enough to be packed, not for its post to be forgotten
    await stage.services.packing.step()


async def deliver(stage: Stage) -> None:
    """Run a courier that writes its posts to a file, as Discord would store them."""
    while parcels := await stage.claim():
        for parcel in parcels:
            with (stage.path.parent / f"{stage.path.stem}.posted").open("a") as posted:
                posted.write(f"{parcel.nonce} {int(parcel.doubtful)}\n")
            await stage.sent(parcel, [Posted(500, parcel.id)])


ACTS: dict[str, tuple[Callable[[Stage], Awaitable[None]], Callable[[Stage], Awaitable[None]]]] = {
    "confirm": (prepared_turn, confirm),
    "pick": (prepared_question, pick),
    "undo": (prepared_confirmed, undo),
    "start": (prepared_lobby, start),
    "vote": (prepared_vote, vote),
    "deliver": (prepared_letters, deliver),
    "end": (prepared_order, end),
    "pack": (prepared_ended, pack),
    "order": (prepared_order, order),
    "limit": (prepared_silence, limit),
}


async def prepare(act: str, path: Path) -> None:
    stage = await open_stage(path, games=GAMES)
    await ACTS[act][0](stage)
    await stage.close()


async def perform(act: str, path: Path, fuse: Fuse, heard: int) -> None:
    """Perform the act, and then write the acknowledgement."""
    stage = await open_stage(path, games=GAMES, confirming=False)  # as it was prepared
    assert isinstance(stage.store, SqliteStore)
    await stage.store._writer.set_trace_callback(lambda _: fuse.burn())  # called as a statement begins
    await ACTS[act][1](stage)
    os.write(heard, b"done")
    fuse.burn()
    fuse.left = 1 << 30
    await stage.close()


def fork(act: str, path: Path, statements: int) -> tuple[bool, bool]:
    """Whether the player heard that it was done, and whether the process died."""
    heard, heard_in = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            asyncio.run(perform(act, path, Fuse(statements), heard_in))
        finally:
            os._exit(0)
    os.close(heard_in)
    _, status = os.waitpid(child, 0)
    word = os.read(heard, 10)
    os.close(heard)
    return word == b"done", os.WIFSIGNALED(status)


def rehearse(act: str, folder: Path) -> Iterable[str]:
    """One line per death: the act, how many statements, whether it was acknowledged, whether it died."""
    folder.mkdir()
    first = folder / "first.db"
    asyncio.run(prepare(act, first))

    def outcome(statements: int) -> tuple[str, bool]:
        path = folder / f"{statements}.db"
        shutil.copy(first, path)
        heard, died = fork(act, path, statements)
        return f"{act} {statements} {int(heard)} {int(died)}", died

    for statements in range(0, MOST_STATEMENTS, 2):
        line, died = outcome(statements)
        if died:
            yield line
            continue
        before, died = outcome(statements - 1)  # right after the acknowledgement, if it dies there
        yield from (before, line) if died else (before,)
        return


async def play_until_killed(path: Path) -> None:
    stage = await open_stage(path)
    await play_on(stage)


if __name__ == "__main__":
    if sys.argv[1] == "play_on":
        asyncio.run(play_until_killed(Path(sys.argv[2])))
        sys.exit()
    for act in ACTS:
        for line in rehearse(act, Path(sys.argv[1]) / act):
            sys.stdout.write(f"{line}\n")
