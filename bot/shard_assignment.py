"""The shards this process serves: its own, and those of a process that has died."""

from __future__ import annotations

import asyncio
import logging

from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.config import Shards
from bot.services.people.profiles import PeopleService

_log = logging.getLogger(__name__)


class ShardAssignment:
    def __init__(self, client: commands.AutoShardedBot, shards: Shards) -> None:
        """`shards` is the requested choice, before the number of shards is known."""
        self._client, self._shards = client, shards
        self.standing_in: dict[str, asyncio.Task[None]] = {}  # by share
        self.stepping_back: asyncio.Task[None] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The shares between processes."""
        return self._shards.shares

    @property
    def has_the_first(self) -> bool:
        """Whether this process has the first shard, and so does what only one process must do."""
        return self._client.shard_ids is None or 0 in self._client.shard_ids

    async def take(self, share: str, people: PeopleService, *, is_shared: bool) -> None:
        """Set the shards of this process.

        The first process asks Discord how many there are; all that run at the same time must use the same
        number."""
        if self._shards.parts == 1:
            return
        mine = self._shards
        if mine.parts:
            key = f"shards:{mine.parts}"
            agreed = await people.setting("app", key) if is_shared else None
            count = int(agreed or (await self._client.http.get_bot_gateway())[0])
            if agreed is None:
                await people.set_setting("app", key, str(count))
            mine = mine.of(share, count)
        self._client.shard_ids, self._client.shard_count = list(mine.ids), mine.count
        _log.info("serving shards %d to %d of %d", mine.ids[0], mine.ids[-1], mine.count)

    def stand_in(self, share: str) -> None:
        """Serve the shards of a process that is gone until another one has started, which takes a while."""
        _log.warning("nobody serves share %s; standing in", share)
        self.standing_in[share] = asyncio.create_task(self._launch(share), name=f"share {share}")

    def step_back(self, share: str) -> None:
        _log.info("share %s has a process again", share)
        self.stepping_back = asyncio.create_task(self._disconnect(share), name="stepping back")

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The running tasks, to be stopped with the bot."""
        back = [] if self.stepping_back is None else [self.stepping_back]
        return [*back, *self.standing_in.values()]

    async def _launch(self, share: str) -> None:
        """Connect the shards. discord.py waits 5 seconds before all but the first; ours connected long
        ago."""
        for place, shard in enumerate(self._of(share)):
            await self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard, initial=place == 0)

    async def _disconnect(self, share: str) -> None:
        if (standing_in := self.standing_in.pop(share, None)) is not None:
            standing_in.cancel()
            await asyncio.gather(standing_in, return_exceptions=True)
        for number in self._of(share):
            if (shard := self._client.get_shard(number)) is not None and not shard.is_closed():
                await shard.disconnect()

    def _of(self, share: str) -> tuple[int, ...]:
        return self._shards.of(share, self._client.shard_count or 1).ids
