"""The way of a press: how often it opens the store, and what it writes.

Counted from the press until everything has come to rest: the answer, and the posts and calls that follow."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias
from unittest.mock import patch

import discord
from discord import ui
from msgspec import Struct

from bot.config import Config
from bot.store.sqlite import SqliteStore, open_store
from engine.core.rng import Rng, seed_from
from engine.registry import GAMES
from render.registry import PAINTERS

_SETTLES_WITHIN = 12.0
_A_WHILE = 1200.0
_CONTROL = ("BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "SAVEPOINT", "RELEASE")
_Offer: TypeAlias = tuple[str, str, str | None]
_KINDS = {"look": ("more",), "pick": ("pick", "choose"), "confirm": ("confirm",)}


class Count(Struct):
    openings: int = 0  # of the store, to read or to write
    before: int = 0  # of them, before the press was answered
    written: int = 0  # transactions that wrote
    statements: int = 0  # but for those that begin and end transactions


class Way(Struct, frozen=True):
    """One kind of press, and what is usual for it."""

    press: str
    presses: int
    usual: Count


def ways(rounds: int) -> list[Way]:
    """Two people play; so many presses of each kind, and what was usual. Nothing without the simulation."""
    try:
        import simcord
    except ModuleNotFoundError:
        return []
    del simcord
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_ways(Path(folder) / "press.db", rounds))


def table(found: Sequence[Way]) -> str:
    names = ("openings", "before", "written", "statements")
    heads = ("store opened", "before the answer", "transactions", "statements")
    lines = [f"{'press':<10}" + "".join(f"{head:>19}" for head in heads)]
    for way in found:
        lines.append(f"{way.press:<10}" + "".join(f"{getattr(way.usual, name):>19}" for name in names))
    return "\n".join(lines)


class _Counter:
    """Counts while a press is under way."""

    def __init__(self) -> None:
        self.now = Count()
        self._answered = False

    async def opened(self, path: str | Path, *, alone: bool) -> SqliteStore:
        store = await open_store(path, alone=alone)
        for connection in (store._writer, store._reader):
            await connection.set_trace_callback(self._executed)
        return store

    def _executed(self, sql: str) -> None:
        if sql.startswith("BEGIN IMMEDIATE"):
            self.now.written += 1
        elif not sql.startswith(_CONTROL):
            self.now.statements += 1

    def entering(self, door: Any) -> Any:
        """`reading` and `writing` of the store, counted."""

        def entered(store: Any, **how: Any) -> Any:
            self.now.openings += 1
            self.now.before += not self._answered
            return door(store, **how)

        return entered

    def listening(self, request: Any) -> Any:
        """What answers a press is a request to change its message."""

        async def heard(adapter: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            self._answered = self._answered or route.url.endswith("/messages/@original")
            return await request(adapter, route, *args, **kwargs)

        return heard

    def begin(self) -> None:
        """Another press is about to be made."""
        self.now, self._answered = Count(), False


async def _ways(path: Path, rounds: int) -> list[Way]:
    from simcord import Env
    from simcord.http.client import FakeWebhookAdapter

    from bot.app import build_bot

    counter, seed, key = _Counter(), seed_from("press"), next(iter(GAMES))
    with (
        patch("bot.app.open_store", counter.opened),
        patch.object(SqliteStore, "reading", counter.entering(SqliteStore.reading)),
        patch.object(SqliteStore, "writing", counter.entering(SqliteStore.writing)),
        patch.object(FakeWebhookAdapter, "request", counter.listening(FakeWebhookAdapter.request)),
    ):
        clock: list[Any] = []
        made = build_bot(
            Config(database=str(path), log_level="ERROR", computer_seconds=0, limits=False, icons=False),
            painters=PAINTERS,
            seeds=lambda: seed,
            clock=lambda: clock[0].now().timestamp(),
            shard_count=1,
        )
        env = Env(made, settle_timeout=_SETTLES_WITHIN)
        clock.append(env)
        await env.start()
        try:
            people = await _seated(env, key)
            for person in people:  # a pick and a confirm are to be told apart
                await made.house.services.people.choose(person.id, confirm=True)
            return await _pressed(env, people, counter, rounds)
        finally:
            await env.shutdown()
            await made.close()


async def _seated(env: Any, key: str) -> list[Any]:
    """Two people at a table that has begun."""
    guild = env.create_guild()
    channel = guild.create_text_channel("games")
    members = [guild.add_member(env.create_user(name)) for name in ("one", "two")]
    await members[0].slash(channel, "game new", game=key, seats=2)
    await members[1].click(channel.last_message, label="Join")
    await members[0].click(channel.last_message, label="Start")
    return [member.user for member in members]


async def _pressed(env: Any, people: Sequence[Any], counter: _Counter, rounds: int) -> list[Way]:
    """Whoever has a panel looks at the table, picks something, and confirms, as far as it is offered."""
    rng, found = Rng(seed_from("presses")), {kind: list[Count]() for kind in _KINDS}
    while any(len(counts) < rounds for counts in found.values()):
        shown = next((one for person in people if (one := _panel(person)) is not None), None)
        if shown is None:  # whoever has no choice is answered for after a while
            await env.advance_time(_A_WHILE)
            continue
        user, panel, offers = shown
        kind = min((kind for kind in _KINDS if offers[kind]), key=lambda kind: len(found[kind]), default="")
        offered = offers[kind or "group"]
        if offers["sure"]:  # a pick that reveals is asked about: that is no pick yet
            kind, offered = "", offers["sure"]
        elif kind == "look":  # it stands behind More
            await _press(user, panel, offered[0], counter)
            panel = user.dm_channel.history()[-1]
            offered = [one for one in _offers(panel) if one[0] == "look"]
        await _press(user, panel, rng.choice(offered), counter)
        if kind:
            found[kind].append(counter.now)
        if kind == "look":
            back = [one for one in _offers(panel) if one[0] == "open"]
            await _press(user, panel, back[-1], counter)
        await env.settle()
    return [Way(kind, len(counts), _usual(counts)) for kind, counts in found.items()]


def _panel(person: Any) -> tuple[Any, Any, dict[str, list[_Offer]]] | None:
    """The newest message to this person, if there is something to decide on it."""
    for message in person.dm_channel.history()[-1:]:
        found = _offers(message)
        picked = [one for one in found if not (one[2] or "").startswith("g")]
        kinds = {**_KINDS, "sure": ("sure",)}
        offers = {kind: [one for one in picked if one[0] in verbs] for kind, verbs in kinds.items()}
        offers["group"] = [one for one in found if one not in picked or one[0] == "open"]
        if any(offers[kind] for kind in kinds):
            return person, message, offers
    return None


async def _press(user: Any, panel: Any, offer: _Offer, counter: _Counter) -> None:
    _, custom_id, value = offer
    counter.begin()
    if value is None:
        await user.click(panel, custom_id=custom_id)
    else:
        await user.select(panel, [value], custom_id=custom_id)


def _usual(counts: Sequence[Count]) -> Count:
    fields = Count.__struct_fields__
    return Count(**{name: round(median(getattr(count, name) for count in counts)) for name in fields})


def _offers(message: discord.Message) -> list[_Offer]:
    """What can be pressed: its verb, its id, and an entry where it is a menu."""
    if not message.flags.components_v2:
        return []
    found: list[_Offer] = []
    for item in ui.LayoutView.from_message(message, timeout=None).walk_children():
        custom_id = str(getattr(item, "custom_id", "") or "")
        if ":" not in custom_id or getattr(item, "disabled", False):
            continue
        verb = custom_id.split(":")[1]
        if isinstance(item, ui.Select):
            found += [(verb, custom_id, option.value) for option in item.options]
        else:
            found.append((verb, custom_id, None))
    return found
