"""The bot as a separate process: started, killed without warning, started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from tools.bench.load.processes import all_resident
from tools.soak.discord_server import Wire

try:
    from resource import RLIMIT_FSIZE, prlimit
except ImportError:  # another system: the disk is never full there
    prlimit = None  # type: ignore[assignment]  # a system without it

_TOKEN = f"a-token.that-nobody.{'may-read-' * 5}"  # only the bot checks it
_STARTED_WITHIN, _STOPPED_WITHIN = 300.0, 300.0  # seconds
_TINY, _UNLIMITED = 4096, 1_000_000_000
"""Maximum file size in bytes while the disk is full, and otherwise."""
_LOOK = 0.25  # seconds


async def until(met: Callable[[], bool], seconds: float) -> None:
    """Wait until the condition holds, or for at most `seconds`."""
    for _ in range(int(seconds / _LOOK)):
        if met():
            return
        await asyncio.sleep(_LOOK)


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
        """`shards`: those it serves, as one of several processes, which must all have begun at the same time.
        `health`: the address of its health endpoint."""
        self._wire, self._api, self._database, self._speed = wire, api, database, speed
        self._began = time.time() if began is None else began
        self._shards, self._limits, self._health = shards, limits, health
        self.shard = 0
        self.ready = asyncio.Event() if shards else wire.ready
        self._child: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.starts = list[float]()  # seconds
        self.kills = self.stood_in = 0
        self.fallen = list[str]()  # unexpected exits
        self.errors = Counter[str]()

    async def start(self) -> None:
        """Start; `ready` says when it answers."""
        self.ready.clear()
        begun = time.monotonic()
        self._child = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tools.soak_process",
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
        """Start for the first time and wait, since nothing can be checked before."""
        await self.start()
        try:
            await asyncio.wait_for(self.ready.wait(), _STARTED_WITHIN)
        except TimeoutError:
            await self.kill()
            raise ValueError(f"the bot does not start: {list(self.errors)}") from None

    async def _listen(self, child: asyncio.subprocess.Process, begun: float) -> None:
        """Read its output until it exits; an unexpected exit is recorded, and it is restarted, as a host
        would do."""
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
        """Kill it without warning; pending requests get no answer."""
        child, self._child = self._child, None  # from now on its exit is expected
        if child is None:
            return
        self.kills += 1
        with suppress(ProcessLookupError):
            child.kill()
        await child.wait()
        self._bury()

    def _bury(self) -> None:
        if not self.ready.is_set() and self._shards:
            return  # it had not started to serve a shard
        self.ready.clear()
        self._wire.gateway.lose_session(self.shard)
        for token, waiting in self._wire.answered.items():
            if not waiting.done() and self._wire.gateway.asked.get(token) in (None, self.shard):
                waiting.set_exception(ConnectionError("it died"))

    async def stop(self) -> int:
        """Stop it as an operator would; return its exit status."""
        child, self._child = self._child, None
        assert child is not None
        with suppress(ProcessLookupError):
            child.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(child.wait(), _STOPPED_WITHIN)

    def clock(self) -> float:
        """Return the time of its clock."""
        return self._began + (time.time() - self._began) * self._speed

    @property
    def is_there(self) -> bool:
        """Whether it was started and has not exited."""
        return self._child is not None

    @property
    def memory(self) -> float:
        """Memory in MiB, including its child processes."""
        return 0.0 if self._child is None else all_resident(self._child.pid)

    def fill_disk(self, full: bool) -> None:
        """Limit the file size of the process: for it, the disk is full."""
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
