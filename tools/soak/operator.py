"""The operator: runs all subcommands on the store while the bot plays, and watches its health endpoint."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import aiohttp
import msgspec

from tools.soak.told_checks import Books

_PAUSE = 1.0  # seconds between two commands
_TRIES = 3
"""How often a command may fail: the store is locked or full now and then."""
_SECOND_TRY = 3.0  # seconds
_LOOK = 0.5  # seconds between two requests
_ANSWERED_WITHIN = 30.0  # seconds for an answer
_FINE = frozenset({200, 503})
"""Valid statuses of a health endpoint: well, or not."""


class Operator:
    def __init__(self, database: Path, books: Books, random: Random) -> None:
        self._database, self._books, self._random = database, books, random
        self.done = Counter[str]()  # commands that succeeded
        self.failed = list[str]()
        self.rounds = 0

    async def work(self) -> None:
        """Run round after round, for as long as there is a table to look at."""
        while True:
            if table := self._table():
                await self._round(table)
                self.rounds += 1
            await asyncio.sleep(_PAUSE)

    def _table(self) -> str:
        tables = self._books.begun()
        return self._random.choice(tables) if tables else ""

    async def _round(self, table: str) -> None:
        """Run one round. A backup is restored beside the store and checked: it must be complete whenever it
        was made."""
        here, folder = ("--database", str(self._database)), self._database.parent
        names = (f"copy-{self.rounds}.db", f"again-{self.rounds}.db", f"game-{self.rounds}.json")
        copy, again, kept = (str(folder / name) for name in names)
        await self._type("status", *here, fine=(0, 1))
        await self._type("tables", *here)
        await self._type("table", table, *here)
        await self._type("doctor", *here)
        await self._type("backup", copy, *here)
        await self._type("restore", copy, "--database", again)
        await self._type("doctor", "--database", again)
        await self._type("export", table, kept, *here)
        await self._type("verify", kept)

    async def _type(self, *words: str, fine: Sequence[int] = (0,)) -> None:
        code, said = 0, ""
        for _ in range(_TRIES):
            code, said = await _ran(words)
            if code in fine:
                self.done[words[0]] += 1
                return
            if "Traceback" in said:
                break
            await asyncio.sleep(_SECOND_TRY)
        self.failed.append(f"latchkey {' '.join(words)} ended with {code}: {said.strip()[-300:]}")


async def _ran(words: Sequence[str]) -> tuple[int, str]:
    """Return a command's exit status and output."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await child.communicate()
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
        raise
    return child.returncode or 0, said.decode(errors="replace")


class HealthWatch:
    """Polls the endpoint, even while no process is running."""

    def __init__(self, address: str) -> None:
        self._url = f"http://{address}/healthz"
        self.heard = Counter[str]()  # replies, counted
        self.failed = list[str]()
        self._status = 0

    async def watch(self) -> None:
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(_ANSWERED_WITHIN)) as session:
            while True:
                self._status, word = await self._asked(session)
                self.heard[word] += 1
                if self._status and self._status not in _FINE:
                    self.failed.append(f"/healthz answered {word}")
                await asyncio.sleep(_LOOK)

    @property
    def is_well(self) -> bool:
        return self._status == 200

    async def _asked(self, session: aiohttp.ClientSession) -> tuple[int, str]:
        try:
            async with session.get(self._url) as answer:
                return answer.status, f"{answer.status} {_word(await answer.read())}"
        except (aiohttp.ClientError, TimeoutError) as error:
            return 0, "nobody" if isinstance(error, aiohttp.ClientConnectionError) else type(error).__name__


def _word(body: bytes) -> str:
    """Return the name of the reported state."""
    try:
        said = msgspec.json.decode(body)
    except msgspec.DecodeError:
        return body.decode(errors="replace").strip()[:40]
    return str(said.get("status", said) if isinstance(said, dict) else said)[:40]
