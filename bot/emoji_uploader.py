"""Upload the icons as application emojis where they are missing."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import discord
import msgspec
from msgspec import Struct

from bot.services.people.profiles import PeopleService
from bot.store.errors import CannotStoreError
from bot.ui.interactions.reply import UNREACHED
from bot.ui.kit.emoji_registry import EmojiRegistry
from render.kit.icons import Icons, fingerprint, icon_file, icon_image
from render.kit.rows import Glyph

_log = logging.getLogger(__name__)
_OURS = re.compile(r"lk_[a-z0-9_]+_[0-9a-f]{6}")
_MOST = 2000
"""Maximum emojis of an application."""
_PAUSE = 0.5
"""Seconds between two uploads or deletions."""
_AGAIN = 60.0
"""Seconds until the next check, if another process uploads them or one was missing."""
_TRIES = 30
_NOTED = "emojis"
_LATER = 6 * 3600.0
"""Seconds until the next attempt after Discord has refused."""


class _Drawn(Struct, frozen=True):
    game: str
    icon: str
    name: str
    glyph: Glyph


class EmojiUploader:
    def __init__(self, client: discord.Client, registry: EmojiRegistry, people: PeopleService) -> None:
        self._client, self._registry, self._people = client, registry, people
        self._looking: asyncio.Task[None] | None = None

    async def remember(self) -> None:
        """Restore the emojis of the last run before anything is sent: older messages are found by their
        text."""
        noted = msgspec.json.decode(await self._people.setting("app", _NOTED) or "{}", type=dict[str, str])
        wanted = {f"{game} {icon}": (game, icon) for game, icon, _ in _wanted(self._registry.tables)}
        self._registry.put({wanted[key]: emoji for key, emoji in noted.items() if key in wanted})

    def begin(self, *, keeps: bool) -> None:
        """Start in the background; `keeps`: this process uploads them, others wait for it."""
        self._looking = asyncio.create_task(self._run(0.0, keeps=keeps), name="emojis")
        self._registry.when_doubted = partial(self._look_again, keeps=keeps)

    def _look_again(self, *, keeps: bool) -> None:
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._run(_AGAIN, keeps=keeps), name="emojis")

    async def end(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def _run(self, pause: float, *, keeps: bool) -> None:
        """Run until all emojis exist."""
        await asyncio.sleep(pause)
        drawn = [
            await asyncio.to_thread(_drawn, game, icon, glyph)
            for game, icon, glyph in _wanted(self._registry.tables)
        ]
        await self._looked_up(drawn, keeps=keeps)
        while len(self._registry) < len(drawn):
            await asyncio.sleep(_LATER)
            await self._looked_up(drawn, keeps=keeps)

    async def _looked_up(self, drawn: list[_Drawn], *, keeps: bool) -> None:
        for _ in range(_TRIES):
            try:
                await (self._kept(drawn) if keeps else self._found(drawn))
            except (discord.HTTPException, CannotStoreError, *UNREACHED) as error:
                there = len(self._registry)
                _log.warning("emojis: %d of %d available, text for the others: %s", there, len(drawn), error)
                return
            if keeps or len(self._registry) == len(drawn):
                return
            await asyncio.sleep(_AGAIN)

    async def _found(self, drawn: Iterable[_Drawn]) -> dict[str, discord.Emoji]:
        """Return all existing emojis by name, and show ours from now on."""
        there = await self._there()
        shown = {(one.game, one.icon): str(there[one.name]) for one in drawn if one.name in there}
        self._registry.put(shown)
        await self._note({f"{game} {icon}": emoji for (game, icon), emoji in sorted(shown.items())})
        return there

    async def _note(self, emojis: dict[str, str]) -> None:
        noted = msgspec.json.encode(emojis).decode()
        if noted != await self._people.setting("app", _NOTED):
            await self._people.set_setting("app", _NOTED, noted)

    async def _there(self) -> dict[str, discord.Emoji]:
        return {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}

    async def _kept(self, drawn: list[_Drawn]) -> None:
        there = await self._found(drawn)
        wanted = {one.name: one for one in drawn}
        missing = [name for name in wanted if name not in there]
        if len(there) + len(missing) > _MOST:
            _log.warning("emojis: no room for %d more, using text instead", len(missing))
            return
        for name in missing:
            await self._put(wanted[name])
            await asyncio.sleep(_PAUSE)
        if missing:
            there = await self._found(drawn)
            _log.info("emojis: %d uploaded", len(missing))
        for name, emoji in there.items():
            if _OURS.fullmatch(name) and name not in wanted:
                await self._client.http.delete_application_emoji(self._client.application_id or 0, emoji.id)
                await asyncio.sleep(_PAUSE)

    async def _put(self, one: _Drawn) -> None:
        """Upload one emoji. Another process may have done so at the same moment."""
        try:
            file = await asyncio.to_thread(_file_of, one.glyph)
            await self._client.create_application_emoji(name=one.name, image=file)
        except discord.HTTPException as error:
            if error.status != 400 or one.name not in await self._there():
                raise


def _wanted(tables: Mapping[str, Icons]) -> Iterator[tuple[str, str, Glyph]]:
    for game, table in tables.items():
        for icon, glyph in table.drawn.items():
            yield game, icon, glyph


def _drawn(game: str, icon: str, glyph: Glyph) -> _Drawn:
    return _Drawn(game, icon, f"lk_{icon.replace('-', '_')}_{fingerprint(icon_image(glyph))}", glyph)


def _file_of(glyph: Glyph) -> bytes:
    """Draw it again: compressing takes longest, and most starts upload none."""
    return icon_file(icon_image(glyph))
