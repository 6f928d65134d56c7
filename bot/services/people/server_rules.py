"""Rules set by the moderators of a server, and whether a table may be opened there."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.services.turn.live_tables import Clock
from bot.store.protocol import Store
from bot.store.unit_of_work import Reader
from bot.values.cache import BoundedCache
from bot.values.errors import PlayerError
from bot.values.table import Opener, ServerRules
from engine.core.text import text

_KEY = "rules"
_NO_RULES = ServerRules()
_IN_MEMORY = 4096
_BELIEVED = 600.0  # seconds until a change by another process is seen here


class ServerService:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._icons = BoundedCache[int, tuple[float, bool]]("servers", _IN_MEMORY, 200)  # with their expiry

    async def rules(self, guild: int | None) -> ServerRules:
        async with self._store.reading() as reader:
            return await rules_in(reader, guild)

    async def shows_icons(self, guild: int | None) -> bool:
        """Return whether public posts show pieces as icons. Cached, because every post asks."""
        if guild is None:
            return _NO_RULES.icons
        until, known = self._icons.get(guild) or (0.0, True)
        if self._clock() < until:
            return known
        return self._known(guild, await self.rules(guild)).icons

    def _known(self, guild: int, rules: ServerRules) -> ServerRules:
        self._icons[guild] = (self._clock() + _BELIEVED, rules.icons)
        return rules

    async def rule(self, guild: int, **news: Any) -> ServerRules:
        """Change some of the rules."""
        changed = msgspec.structs.replace(await self.rules(guild), **news)
        async with self._store.writing() as writer:
            await writer.people.put_setting(f"guild:{guild}", _KEY, msgspec.json.encode(changed).decode())
        return self._known(guild, changed)


async def rules_in(reader: Reader, guild: int | None) -> ServerRules:
    data = None if guild is None else await reader.people.setting(f"guild:{guild}", _KEY)
    return _NO_RULES if data is None else msgspec.json.decode(data, type=ServerRules)


def must_allow_channel(rules: ServerRules, channel: int) -> None:
    if rules.channels and channel not in rules.channels:
        raise PlayerError("server-elsewhere", where=tuple(f"<#{one}>" for one in rules.channels))


def must_be_free_to_open(rules: ServerRules, channel: int, opener: Opener) -> None:
    """Refuse politely, and say where to open a table or who may."""
    must_allow_channel(rules, channel)
    if opener.moderator:
        return
    if rules.role is not None and rules.role not in opener.roles:
        raise PlayerError("server-role-only", role=f"<@&{rules.role}>")
    if rules.moderators_only and rules.role is None:
        raise PlayerError("server-moderators-only")


def must_allow_clock(rules: ServerRules, clock: str) -> None:
    if not rules.allows_clock(clock):
        raise PlayerError("server-clock", longest=text(f"clock-{rules.longest}"))
