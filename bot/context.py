"""The application context: everything that an answer on Discord may need, typed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, TypeAlias

import discord
from discord.ext import commands
from msgspec import Struct

from bot.custom_content import ContentFolder
from bot.interaction_queue import InteractionQueue
from bot.metrics import Metrics
from bot.services.container import Services
from bot.ui.kit.blocks import Page
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pictures.films import FilmRenderer
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.parcel import Posted
from bot.values.people import OpenPanel, Person
from bot.values.table import Place
from engine.core.game import AnyGame

_REMEMBERED = 1024  # interactions


class Messenger(Protocol):
    """The part of message delivery that interactions use; delivery itself is a layer above."""

    def note_changed(self, message: int) -> None:
        """Note that this message has changed."""

    def note_sent(self, channel: int, message: int) -> None:
        """Note that this is a private message to one reader."""

    def note_deleted(self, channel: int, message: int) -> None:
        """Note that this message is gone."""

    async def edit(self, posted: Posted, page: Page) -> bool:
        """Edit a message; False: it is gone."""

    async def edit_or_post(
        self, channel: int, message: int | None, page: Page, about: str, nonce: str
    ) -> int:
        """Show this page in this message, or in a new one if it is gone; return its id."""

    async def without_access(self, place: Place, people: Collection[int]) -> frozenset[int]:
        """Return the people who have left the server or no longer see the channel."""

    async def close_panels(self, panels: Sequence[OpenPanel], page: Page | None) -> None:
        """Replace private panels by this page; None: delete them."""

    async def test_reach(
        self, person: Person, permissions: discord.Permissions, localiser: Localiser, nonce: str
    ) -> None: ...


class AppContext(Struct, frozen=True):
    services: Services
    localisers: Localisers
    renderer: PictureRenderer
    films: FilmRenderer
    messenger: Messenger
    games: Mapping[str, AnyGame]
    metrics: Metrics
    interaction_queue: InteractionQueue
    content_folder: ContentFolder
    make_ready: Callable[[str], Awaitable[None]]  # warms the caches of a reader's language


class LatchkeyClient(commands.AutoShardedBot):
    """A client with the application context, set in `setup_hook`; discord.py passes it to every
    interaction."""

    context: AppContext

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._met: OrderedDict[int, None] = OrderedDict()  # recent interactions

    def is_new(self, interaction: int) -> bool:
        """Return False for an interaction that Discord has delivered before, as after a lost connection."""
        if interaction in self._met:
            return False
        self._met[interaction] = None
        if len(self._met) > _REMEMBERED:
            self._met.popitem(last=False)
        return True

    @contextmanager
    def working(self) -> Iterator[None]:
        """Mark work that must finish before the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)

    async def finished(self, patience: float) -> None:
        """Wait for current work, up to `patience` seconds."""
        if others := self._under_way - {asyncio.current_task()}:
            await asyncio.wait(others, timeout=patience)


Interaction: TypeAlias = discord.Interaction[LatchkeyClient]
