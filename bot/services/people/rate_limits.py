"""Rate limits for each person and each server."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.config import Allowance, LimitKind
from bot.services.turn.live_tables import Clock
from bot.store.protocol import Store
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.clock import MINUTE
from bot.values.errors import TooMuchError
from bot.values.table import Place
from bot.values.waking_hours import DAY

_BUCKETS = 8192
"""Maximum number of buckets in memory; the least recently used one is dropped and starts full again."""
_NONE = Allowance()

Owner: TypeAlias = tuple[Literal["person", "server"], int]


class _Bucket(Struct):
    """The rest of an allowance, which refills over time."""

    left: float
    at: float


class LimitsShown(Struct, frozen=True):
    """The limits of a server, and how many tables are open there."""

    allowed: Mapping[LimitKind, Allowance]
    open_tables: int


class LimitService:
    def __init__(self, store: Store, clock: Clock, allowed: Mapping[LimitKind, Allowance]) -> None:
        self._store, self._clock, self._allowed = store, clock, allowed
        self._buckets = BoundedCache[tuple[LimitKind, Owner], _Bucket]("limits", _BUCKETS, 300)

    def charge(self, kind: LimitKind, person: int, guild: int | None) -> None:
        """Take one from the allowances of the person and the server; raise TooMuchError if either is used
        up.

        Direct messages have no server."""
        allowed, now = self._allowed.get(kind, _NONE), self._clock()
        taken = list[_Bucket]()
        if allowed.person:
            key = f"limits-{kind}"
            taken.append(self._filled(kind, ("person", person), allowed.person, now, key))
        if allowed.server and guild is not None:
            key = f"limits-{kind}-server"
            taken.append(self._filled(kind, ("server", guild), allowed.server, now, key))
        for bucket in taken:
            bucket.left -= 1

    def _filled(self, kind: LimitKind, owner: Owner, most: int, now: float, key: str) -> _Bucket:
        """Return the owner's bucket with at least one left; otherwise refuse with the message `key`."""
        bucket = self._bucket(kind, owner, most, now)
        if bucket.left < 1:
            again = now + (1 - bucket.left) * _period(kind) / most
            raise TooMuchError(key, most=most, when=f"<t:{math.ceil(again)}:R>")
        return bucket

    def _bucket(self, kind: LimitKind, owner: Owner, most: int, now: float) -> _Bucket:
        bucket = self._buckets.get((kind, owner)) or _Bucket(most, now)
        self._buckets[kind, owner] = bucket
        gained = max(0.0, now - bucket.at) * most / _period(kind)
        bucket.left, bucket.at = min(float(most), bucket.left + gained), now
        return bucket

    async def shown(self, guild: int) -> LimitsShown:
        """Return the limits of a server, for its moderators."""
        async with self._store.reading() as reader:
            _, there = await reader.games.count_open(0, guild)
        return LimitsShown(self._allowed, there)


async def must_have_room(
    reader: Reader, allowed: Allowance, host: int, place: Place, wanted: int = 1
) -> None:
    """Refuse if so many more tables may not be opened. Call it in the transaction that opens them."""
    if not allowed.person and not allowed.server:
        return
    hosted, there = await reader.games.count_open(host, place.guild)
    if allowed.person and hosted + wanted > allowed.person:
        raise TooMuchError("limits-tables", most=allowed.person)
    if allowed.server and place.guild is not None and there + wanted > allowed.server:
        raise TooMuchError("limits-tables-server", most=allowed.server)


async def must_have_league_room(
    reader: Reader, allowed: Mapping[LimitKind, Allowance], host: int, guild: int, now: float
) -> None:
    """Refuse if no more leagues may be opened, at a time or per day.

    Both are counted in the store, so a restart changes nothing. Call it in the transaction that opens the
    league."""
    at_once, a_day = allowed.get("leagues", _NONE), allowed.get("new-leagues", _NONE)
    run, there = await reader.leagues.count_going(host, guild)
    if at_once.person and run >= at_once.person:
        raise TooMuchError("limits-leagues", most=at_once.person)
    if at_once.server and there >= at_once.server:
        raise TooMuchError("limits-leagues-server", most=at_once.server)
    own, all_ = await reader.leagues.opened_since(host, guild, now - DAY)
    for most, opened, key in (
        (a_day.person, own, "limits-new-leagues"),
        (a_day.server, all_, "limits-new-leagues-server"),
    ):
        if most and len(opened) >= most:
            again = opened[most - 1] + DAY
            raise TooMuchError(key, most=most, when=f"<t:{math.ceil(again)}:R>")


def _period(kind: LimitKind) -> float:
    return DAY if kind == "imports" else MINUTE
