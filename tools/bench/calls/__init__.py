"""Calls: how much attention whole games demand of each player, counted in a simulated Discord.

Three people play recorded games through the bot, twice. Over days, one plays in the thread, one from direct
messages, and one hours later; in one evening, all three are in the thread. Counted for each of them: messages
sent, edited and deleted in their direct messages, and those left at the end; and the same for the thread."""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.config import Config
from engine.core.record import Record
from engine.registry import GAMES
from engine.simulate import setup_from
from render.registry import PAINTERS
from tools.bench.taps.recording import CHANCE, recorded

_MESSAGE = re.compile(r"/channels/(\d+)/messages(/\d+)?\Z")
_VERBS = {"POST": "sent", "PATCH": "edited", "DELETE": "deleted"}
_SETTLES_WITHIN = 25.0
_WHOLE, _PART = 1500, 24  # picks of a whole game, and of a part
_WINDOW = 5.0  # seconds in which Discord accepts five messages to a channel
DAYS, EVENING = ("in the thread", "by message", "hours later"), ("first", "second", "third")
"""How the three play."""


class Inbox(Struct, frozen=True):
    """Counts of one place: the thread, or one player's direct messages."""

    whose: str
    sent: int
    silent: int  # without a notification
    edited: int
    deleted: int
    left: int
    live: int  # with a move on offer
    most: int  # maximum number of requests within five seconds


class Attention(Struct, frozen=True):
    game: str
    evening: bool
    turns: int
    over: bool
    inboxes: tuple[Inbox, ...]


def _recorded_games(quick: bool) -> Iterator[Record]:
    for key in ("keyflower", "keyper", "keythedral"):
        setup = setup_from(GAMES[key], 3, "calls", {})
        yield recorded(GAMES[key], setup, _PART if quick else _WHOLE, CHANCE)


def counted(quick: bool, games: Sequence[str] = ()) -> list[Attention]:
    """Return the counts; empty without the simulation."""
    try:
        import simcord
    except ModuleNotFoundError:
        return []
    del simcord
    found = []
    for record in _recorded_games(quick):
        for evening in (False, True) if not games or record.game in games else ():
            with tempfile.TemporaryDirectory() as folder:
                found.append(asyncio.run(_played(Path(folder) / "calls.db", record, evening, not quick)))
    return found


def table(found: Sequence[Attention]) -> str:
    heads = ("sent", "silent", "edited", "deleted", "left", "live", "most")
    lines = [f"{'game':<12}{'whose':<16}" + "".join(f"{head:>9}" for head in heads)]
    for one in found:
        end, when = "to its end" if one.over else "a part", "an evening" if one.evening else "over days"
        lines.append(f"{one.game}, {one.turns} turns, {end}, {when}")
        for inbox in one.inboxes:
            figures = "".join(f"{getattr(inbox, head):>9}" for head in heads)
            lines.append(f"{'':<12}{inbox.whose:<16}{figures}")
    return "\n".join(lines)


class _Requests(list[Any]):
    """A list of all requests with their times."""

    def __init__(self, now: Any) -> None:
        super().__init__()
        self._now = now
        self.moments: list[float] = []

    def append(self, entry: Any) -> None:
        self.moments.append(self._now())
        super().append(entry)


async def _played(path: Path, record: Record, evening: bool, whole: bool) -> Attention:
    from bot.app import build_bot
    from playground.jumping_clock import QuickEnv
    from tools.bench.calls.world import Players

    clock: list[Any] = []
    bot = build_bot(
        Config(database=str(path), log_level="ERROR", computer_seconds=0, limits=False, icons=False),
        painters=PAINTERS,
        clock=lambda: clock[0].now().timestamp(),
        seeds=lambda: record.setup.seed,
        shard_count=1,
    )
    env = QuickEnv(bot, settle_timeout=_SETTLES_WITHIN)
    clock.append(env)
    await env.start()
    try:
        wire = env.backend.http_requests = _Requests(lambda: env.now().timestamp())
        players = await Players.seated(env, record, evening)
        await players.play(whole)
        return _attention(record, players, wire, evening)
    finally:
        await env.shutdown()
        await bot.close()


def _attention(record: Record, players: Any, wire: _Requests, evening: bool) -> Attention:
    places = {
        players.thread.id: "the thread",
        **{
            one.user.dm_channel.id: manner
            for one, manner in zip(players.people, EVENING if evening else DAYS, strict=True)
        },
    }
    counts = {place: Counter[str]() for place in places}
    moments = {place: list[float]() for place in places}
    for entry, moment in zip(wire, wire.moments, strict=True):
        found = _MESSAGE.match(entry.path)
        place = int(found.group(1)) if found else 0
        if place in places and entry.method in _VERBS:
            counts[place][_VERBS[entry.method]] += 1
            counts[place]["silent"] += entry.method == "POST" and bool(
                (entry.json or {}).get("flags", 0) & 4096
            )
            moments[place].append(moment)
    inboxes = []
    for place, whose in places.items():
        left, live = players.left_in(place)
        count = counts[place]
        most = max(
            (sum(at <= one < at + _WINDOW for one in moments[place]) for at in moments[place]), default=0
        )
        inboxes.append(
            Inbox(whose, count["sent"], count["silent"], count["edited"], count["deleted"], left, live, most)
        )
    return Attention(record.game, evening, players.turns, players.over, tuple(inboxes))
