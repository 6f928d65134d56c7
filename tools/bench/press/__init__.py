"""Cost of a press: its database access and its amount of work.

Counted from the press until everything is done: the answer, and the posts and notices that follow."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.config import Config
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from render.registry import PAINTERS
from tools.bench.press.counting import Count, Counter

_SETTLES_WITHIN = 12.0
_A_WHILE = 1200.0
_MOST_WAITS = 20
_Offer: TypeAlias = tuple[str, str]
_KINDS = {"look": "more", "pick": "pick", "confirm": "confirm"}


class Way(Struct, frozen=True):
    """One kind of press, and its typical figures."""

    press: str
    presses: int
    usual: Count
    most: Count


def ways(rounds: int) -> list[Way]:
    """Let two people make `rounds` presses of each kind; return the medians. Empty without the simulation."""
    try:
        import simcord
    except ModuleNotFoundError:
        return []
    del simcord
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "press.db"
        return asyncio.run(_ways(path, rounds, next(iter(GAMES))))


def table(found: Sequence[Way]) -> str:
    """Return a table of medians with one column for each kind of press."""
    heads = {
        "openings": "store opened",
        "before": "before the answer",
        "written": "transactions",
        "trips": "trips to the store",
        "statements": "statements",
        "picks": "picks applied",
        "options": "options worded",
        "copies": "positions copied",
        "views": "views made",
        "spoken": "messages spoken",
        "pictures": "pictures",
        "bands": "bands drawn",
        "blocks": "blocks built",
        "sent": "bytes of pictures",
    }
    lines = [f"{'press':<20}" + "".join(f"{way.press:>12}" for way in found)]
    for name, head in heads.items():
        lines.append(f"{head:<20}" + "".join(f"{getattr(way.usual, name):>12}" for way in found))
    return "\n".join(lines)


async def _ways(path: Path, rounds: int, key: str) -> list[Way]:
    from simcord import Env

    from bot.app import Latchkey

    counter, seed = Counter(), seed_from("press")
    ids = iter(range(0x10000000, 0x20000000))
    with counter.counting():
        clock: list[Any] = []
        made = Latchkey(
            Config(
                database=str(path),
                log_level="ERROR",
                computer_seconds=0,
                limits=False,
                icons=False,
                picture_process=False,
            ),
            games={key: GAMES[key]},
            painters=PAINTERS,
            seeds=lambda: seed,
            ids=lambda: f"{next(ids):08x}",
            clock=lambda: clock[0].now().timestamp(),
            shard_count=1,
        )
        env = Env(made, settle_timeout=_SETTLES_WITHIN)
        clock.append(env)
        await env.start()
        cdn: Any = env.backend.cdn
        cdn.store_attachment = counter.storing(cdn.store_attachment)
        try:
            await asyncio.to_thread(made._warming.finished, _SETTLES_WITHIN)
            people = await _seated(env, key)
            for person in people:  # lets picks and confirmations be told apart
                await made.context.services.people.change_settings(person.id, confirm=True)
            return await _pressed(env, people, counter, rounds)
        finally:
            await env.shutdown()
            await made.close()


async def _seated(env: Any, key: str) -> list[Any]:
    """Return two people at a table that has begun."""
    guild = env.create_guild()
    channel = guild.create_text_channel("games")
    members = [guild.add_member(env.create_user(name)) for name in ("one", "two")]
    await members[0].slash(channel, "game new", game=key, seats=2)
    await members[1].click(channel.last_message, label="Join")
    await members[0].click(channel.last_message, label="Start")
    return [member.user for member in members]


async def _pressed(env: Any, people: Sequence[Any], counter: Counter, rounds: int) -> list[Way]:
    """Let the player with a panel look at the table, pick something and confirm, as far as possible."""
    rng, found = Rng(seed_from("presses")), {kind: list[Count]() for kind in _KINDS}
    waited = 0
    while waited < _MOST_WAITS and any(len(counts) < rounds for counts in found.values()):
        shown = next((one for person in people if (one := _panel(person)) is not None), None)
        if shown is None:  # forced answers are given after a while; after the last turn nothing more comes
            await env.advance_time(_A_WHILE)
            waited += 1
            continue
        waited = 0
        user, panel, offers = shown
        kind = min((kind for kind in _KINDS if offers[kind]), key=lambda kind: len(found[kind]), default="")
        offered = offers[kind or "group"]
        if offers["sure"]:  # a revealing pick needs a confirmation first
            kind, offered = "", offers["sure"]
        elif kind == "look":  # it is behind More
            await _press(user, panel, offered[0], counter)
            panel = user.dm_channel.history()[-1]
            offered = [one for one in _offers(panel) if one[0] == "look"]
        await _press(user, panel, rng.choice(offered), counter)
        if kind:
            found[kind].append(counter.now)
        if kind == "look":
            panel = user.dm_channel.history()[-1]
            (back,) = (one for one in _offers(panel) if one[0] == "back")
            await _press(user, panel, back, counter)
        await env.settle()
    return [Way(kind, len(counts), _usual(counts), _most(counts)) for kind, counts in found.items()]


def _panel(person: Any) -> tuple[Any, Any, dict[str, list[_Offer]]] | None:
    """Return the newest message to this player, if there is something to decide on it."""
    for message in person.dm_channel.history()[-1:]:
        found = _offers(message)
        kinds = {**_KINDS, "sure": "sure", "group": "open"}
        offers = {kind: [one for one in found if one[0] == verb] for kind, verb in kinds.items()}
        if any(offers[kind] for kind in offers if kind != "look"):  # More is always there
            return person, message, offers
    return None


async def _press(user: Any, panel: Any, offer: _Offer, counter: Counter) -> None:
    counter.begin()
    await user.click(panel, custom_id=offer[1])


def _usual(counts: Sequence[Count]) -> Count:
    fields = Count.__struct_fields__
    return Count(**{name: round(median(getattr(count, name) for count in counts)) for name in fields})


def _most(counts: Sequence[Count]) -> Count:
    return Count(**{name: max(getattr(one, name) for one in counts) for name in Count.__struct_fields__})


def _offers(message: discord.Message) -> list[_Offer]:
    """Return what can be pressed: its verb and its id."""
    if not message.flags.components_v2:
        return []
    found: list[_Offer] = []
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        custom_id = str(getattr(item, "custom_id", "") or "")
        if ":" not in custom_id or getattr(item, "disabled", False):
            continue
        if not isinstance(item, ui.Select):
            found.append((custom_id.split(":")[1], custom_id))
    return found


__all__ = ["Count", "Way", "table", "ways"]
