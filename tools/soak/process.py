"""The bot as a process of its own: started, killed without a word, started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.bench.load.processes import all_resident
from tools.soak.wire import Wire

try:
    from resource import RLIMIT_FSIZE, prlimit
except ImportError:  # another system: there the disk is never full
    prlimit = None  # type: ignore[assignment]  # a system without it

_TOKEN = f"a-token.that-nobody.{'may-read-' * 5}"  # nobody but the bot checks it
_STARTED_WITHIN, _STOPPED_WITHIN = 300.0, 300.0  # seconds
_TINY, _UNLIMITED = 4096, 1_000_000_000
"""Bytes that a file may have while the disk is full, and otherwise."""


class Process:
    """The bot: started, killed, started again."""

    def __init__(
        self,
        wire: Wire,
        api: str,
        database: Path | str,
        speed: float,
        *,
        shards: str = "",
        began: float | None = None,
        limits: bool = False,
        health: str = "",
    ) -> None:
        """`shards`: which of them it serves, as one of several; all of those have to have begun together.
        `health`: where it says how it is."""
        self._wire, self._api, self._database, self._speed = wire, api, database, speed
        self._began = time.time() if began is None else began
        self._shards, self._limits, self._health = shards, limits, health
        self.shard = 0
        self.ready = asyncio.Event() if shards else wire.ready
        self._child: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.starts = list[float]()  # seconds
        self.kills = self.stood_in = 0
        self.fallen = list[str]()  # ends that nobody wanted
        self.errors = Counter[str]()

    async def start(self) -> None:
        """Begin; `ready` says when it answers."""
        self.ready.clear()
        begun = time.monotonic()
        self._child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tools.soaked",
            self._api,
            str(self._began),
            str(self._speed),
            env={**os.environ, **self._environment()},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=1 << 24,
        )
        self._reader = asyncio.create_task(self._listen(self._child, begun))

    async def begin(self) -> None:
        """The first start: without it there is nothing to be looked at."""
        await self.start()
        try:
            await asyncio.wait_for(self.ready.wait(), _STARTED_WITHIN)
        except TimeoutError:
            await self.kill()
            raise ValueError(f"the bot does not start: {list(self.errors)}") from None

    async def _listen(self, child: asyncio.subprocess.Process, begun: float) -> None:
        """Until its end; one that nobody wanted is noted, and it is started again, as a host would do."""
        assert child.stdout is not None
        async for line in child.stdout:
            self._heard(line.decode(errors="replace").strip(), begun)
        code = await child.wait()
        if child is self._child:
            self.fallen.append(f"the process ended by itself with {code}")
            self._bury()
            await self.start()

    def _heard(self, line: str, begun: float) -> None:
        self._wire.look_for_secrets("the log", line)
        if _TOKEN in line:
            self._wire.leaked.append(f"the token in the log: {line[:200]}")
        try:
            said = json.loads(line)
        except ValueError:
            self.errors[line[:200]] += 1
            return
        if said.get("text", "").startswith("ready on"):
            self.starts.append(time.monotonic() - begun)
            self.ready.set()
        elif said.get("text", "").startswith("nobody serves share"):
            self.stood_in += 1
        elif said.get("text", "").startswith("serving shards"):
            self.shard = int(said["text"].split()[2])
        elif said.get("level") in ("error", "critical"):
            self.errors[f"{said.get('text', '')[:120]} {str(said.get('error', ''))[-300:]}".strip()] += 1

    async def kill(self) -> None:
        """No word of warning, and whoever waits for an answer waits in vain."""
        child, self._child = self._child, None  # from now on nobody takes its end for one of its own
        if child is None:
            return
        self.kills += 1
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
        self._bury()

    def _bury(self) -> None:
        if not self.ready.is_set() and self._shards:
            return  # it had not got as far as to serve a shard
        self.ready.clear()
        self._wire.gateway.lose_session(self.shard)
        for token, waiting in self._wire.answered.items():
            if not waiting.done() and self._wire.gateway.asked.get(token) in (None, self.shard):
                waiting.set_exception(ConnectionError("it died"))

    async def stop(self) -> int:
        """As whoever runs it would; how it ended."""
        child, self._child = self._child, None
        assert child is not None
        with suppress(ProcessLookupError):
            child.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(child.wait(), _STOPPED_WITHIN)

    def clock(self) -> float:
        """What time it is there."""
        return self._began + (time.time() - self._began) * self._speed

    @property
    def is_there(self) -> bool:
        """Started, and not dead yet."""
        return self._child is not None

    @property
    def memory(self) -> float:
        """MiB, with the processes that it has started."""
        return 0.0 if self._child is None else all_resident(self._child.pid)

    def fill_disk(self, full: bool) -> None:
        """No file of the process may grow any more: to it, the disk is full."""
        if prlimit is None or self._child is None:
            return
        with suppress(ProcessLookupError):
            hard = prlimit(self._child.pid, RLIMIT_FSIZE)[1]
            prlimit(self._child.pid, RLIMIT_FSIZE, (_TINY if full else _UNLIMITED, hard))

    def _environment(self) -> Mapping[str, str]:
        return {
            "DISCORD_TOKEN": _TOKEN,
            "DATABASE": str(self._database),
            "LOG_LEVEL": "INFO",
            "LOG_FORMAT": "json",
            "COMPUTER_SECONDS": "0",
            "MODELS": "1",
            "LIMITS": str(self._limits).lower(),
            "SHARDS": self._shards,
            "METRICS": self._health,
        }
