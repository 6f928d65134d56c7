"""Load test: many people act without pause on the real bot in a simulated Discord; measures latency and
cost."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot import interaction_queue, memory
from bot.config import Config
from engine.core.caches import cache_sizes
from engine.core.rng import seed_from
from engine.registry import GAMES
from render.kit.encode import encode
from render.kit.paint import paint_rows
from render.registry import PAINTERS
from tools.bench.load.figures import PARTS, REST, Figures, Load, middle, ninety_five, table
from tools.bench.load.ledger import Account, Charged, Ledger
from tools.bench.load.processes import all_resident

_ALL_ANSWERED_WITHIN = 60.0  # seconds, for all pending presses
_BEAT = 0.005  # seconds between two measurements


def measured(load: Load) -> Figures:
    thresholds, switch = gc.get_threshold(), sys.getswitchinterval()
    memory.begin()  # like a process in production
    interaction_queue.begin()
    try:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_measured(load, Path(folder) / "load.db"))
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        sys.setswitchinterval(switch)


async def _measured(load: Load, path: Path) -> Figures:
    from simcord import Env, _runtime
    from simcord.http import client as transport
    from simcord.http import router

    from bot.app import Latchkey
    from playground import faster_simcord
    from tools.bench.load.crowd import Replies

    faster_simcord.begin()
    ledger, replies = Ledger(), Replies()
    games: dict[str, Any] = {key: Charged(ledger, GAMES[key], {}, "engine") for key in load.games}
    painters: dict[str, Any] = {key: PAINTERS[key] for key in load.games if key in PAINTERS}
    if not load.beside:
        painters = {key: Charged(ledger, one, {"draw": "drawing"}) for key, one in painters.items()}
    config = Config(
        database=str(path),
        log_level="ERROR",
        computer_seconds=0,
        limits=False,
        icons=False,
        picture_process=load.beside,
    )
    seed = seed_from("load")
    bot = Latchkey(config, games=games, painters=painters, seeds=lambda: seed, shard_count=1)
    env = Env(bot)
    with (
        patch.object(transport.FakeWebhookAdapter, "request", replies.listen()),
        patch.object(_runtime, "_track_callback", _untracked(_runtime._track_callback)),
        patch.object(router, "dispatch", ledger.charged("simulation", router.dispatch)),
        patch("bot.ui.pictures.render_jobs.encode", ledger.charged("encoding", encode)),
        patch("render.kit.encode.paint_rows", ledger.charged("drawing", paint_rows)),
    ):
        await env.start()
        try:
            return await _crowded(env, load, ledger, replies)
        finally:
            await env.shutdown()
            await bot.close()


def _untracked(track: Any) -> Any:
    """Replace the simulation's bookkeeping, which checks all pending work with every step of the event loop
    so tests can wait for its end. Nobody waits here, and its cost is not the bot's. Timers stay with the
    simulation, whose clock the bot uses."""

    def tracked(work: Any, schedule: Any, callback: Any, args: Any, **how: Any) -> Any:
        if how["when"] is not None:
            return track(work, schedule, callback, args, **how)
        return schedule(callback, *args, context=how["context"])

    return tracked


async def _crowded(env: Any, load: Load, ledger: Ledger, replies: Any) -> Figures:
    from tools.bench.load.crowd import Actor

    env.backend.emit = ledger.charged("simulation", env.backend.emit)
    env.backend.cdn.store_attachment = _forgetful(env.backend.cdn, replies)
    guild = env.create_guild()
    channel = guild.create_text_channel("games")
    members = [guild.add_member(env.create_user(f"person{number + 1}")) for number in range(load.people)]
    people = {member.name: Actor(env, member, channel, replies) for member in members}
    for person in people.values():  # exclude their own time from the bot's
        person.offer = ledger.charged("simulation", person.offer)  # type: ignore[method-assign]  # timed
    await _open_tables(env.bot, load, channel, members, people)
    done = asyncio.Event()
    crowd = [asyncio.create_task(person.act(done)) for person in people.values()]
    sweep = asyncio.create_task(_sweep(env, done))
    await asyncio.to_thread(env.bot._warming.finished, _ALL_ANSWERED_WITHIN)
    await asyncio.sleep(load.warming)
    replies.forget()
    before, memory_before, began = ledger.read(), all_resident(), time.perf_counter()
    pause = await _longest_pause(lambda: _is_over(load, replies, began))
    spent, took, memory_after = ledger.read().since(before), time.perf_counter() - began, all_resident()
    figures = _figures(load, replies, spent, took, pause, (memory_before, memory_after))
    done.set()
    await asyncio.gather(sweep, *crowd)
    return figures


def _is_over(load: Load, replies: Any, began: float) -> bool:
    """Return whether the run is over; a very slow machine goes on until there are enough figures."""
    enough = len(replies.answered) >= load.people or time.perf_counter() - began > _ALL_ANSWERED_WITHIN
    return enough and time.perf_counter() - began > load.seconds


async def _open_tables(
    bot: Any, load: Load, channel: Any, members: Sequence[Any], people: dict[str, Any]
) -> None:
    """Open tables for two people each, directly through the services; nothing is posted yet."""
    from bot.values.parcel import Outcome
    from bot.values.table import Place

    await bot.courier.close()
    services = bot.context.services
    for member in members:
        await services.people.meet(member.id, member.name, "en-US")
    place, count = Place(channel.id, channel._channel.guild_id), len(members)
    for number in range(load.tables):
        host, guest = members[number % count], members[(number + 1 + number // count) % count]
        game = load.games[number % len(load.games)]
        table = await services.lobby.open(host.id, place, game, seats=2, in_thread=False, cause=f"o{number}")
        await services.lobby.join(table.id, guest.id, cause=f"j{number}")
        begun = await services.lobby.start(table.id, host.id, cause=f"s{number}")
        for seat in begun.waiting:
            people[begun.seats[seat].name.raw].waited_for.append(table.id)
    while parcels := (await services.outbox.exchange(limit=100)).parcels:
        await services.outbox.exchange([Outcome(parcel) for parcel in parcels], limit=0)
    bot.courier.open()


def _forgetful(cdn: Any, replies: Any) -> Any:
    """Count attachments without keeping them: only the bot's memory is measured, not Discord's."""
    store = cdn.store_attachment

    def counted(id_: int, channel: int, name: str, data: bytes, description: str | None) -> Any:
        replies.pictures += 1
        replies.uploaded += len(data)
        return store(id_, channel, name, b"", description)

    return counted


async def _sweep(env: Any, done: asyncio.Event) -> None:
    """Clear the simulation's record of requests, which nobody reads here."""
    while not done.is_set():
        await asyncio.sleep(0.5)
        env.backend.http_requests.clear()
        env.backend.transcript.clear()


async def _longest_pause(is_over: Callable[[], bool]) -> float:
    """Return the longest delay of the event loop until it is over."""
    worst = 0.0
    while not is_over():
        before = time.perf_counter()
        await asyncio.sleep(_BEAT)
        worst = max(worst, time.perf_counter() - before - _BEAT)
    return worst


def _figures(
    load: Load, replies: Any, spent: Account, took: float, pause: float, weighed: tuple[float, float]
) -> Figures:
    acts = max(1, len(replies.answered))
    parts = {name: spent.parts.get(name, 0.0) * 1e3 / acts for name in PARTS}
    act = spent.whole * 1e3 / acts
    return Figures(
        load=load,
        a_second=len(replies.answered) / took,
        idle=100 * replies.idle / took / load.people,
        acknowledged=ninety_five(replies.acknowledged),
        median=middle(replies.answered),
        slow=ninety_five(replies.answered),
        pause=pause * 1e3,
        act=act,
        parts={**parts, REST: act - sum(parts.values())},
        pictures=replies.pictures / acts,
        uploaded=replies.uploaded / 1024 / acts,
        memory=weighed[1],
        kept=sum(held.size for held in cache_sizes().values()) / 2**20,
        grown=weighed[1] - weighed[0],
    )


__all__ = ["Figures", "Load", "measured", "table"]
