"""The application context: everything that an answer on Discord may need, typed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

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
from bot.values.people import Person
from bot.values.table import Place
from bot.values.visits import OpenPanel
from engine.core.game import Game

_REMEMBERED = 1024  # interactions


class Messenger(Protocol):
    """What a press may ask of the post, which lives above it."""

    def remember(self, message: int, page: Page) -> None:
        """This message shows this page now."""

    def changed(self, message: int) -> None:
        """This message shows something else now."""

    def lies(self, channel: int, message: int) -> None:
        """This was put there for one reader alone."""

    def lifted(self, channel: int, message: int) -> None:
        """This is not there any more."""

    async def edit(self, posted: Posted, page: Page) -> bool:
        """False: the message is gone."""

    async def keep(self, channel: int, message: int | None, page: Page, about: str, nonce: str) -> int:
        """This message shows this page from now on, or one that is posted in its place; its number."""

    async def gone(self, place: Place, people: Collection[int]) -> frozenset[int]:
        """Which of these people are not on the server any more, or cannot see the channel."""

    async def close_panels(self, panels: Sequence[OpenPanel], page: Page | None) -> None:
        """Panels that only their reader sees show this instead; None: they are taken away."""

    async def test_reach(
        self, person: Person, permissions: discord.Permissions, localiser: Localiser, nonce: str
    ) -> None: ...


class AppContext(Struct, frozen=True):
    services: Services
    localisers: Localisers
    renderer: PictureRenderer
    films: FilmRenderer
    post: Messenger
    games: Mapping[str, Game[Any, Any, Any]]
    metrics: Metrics
    interaction_queue: InteractionQueue
    boxes: ContentFolder
    make_ready: Callable[[str], Awaitable[None]]  # what is looked up in a language that somebody reads


class LatchkeyClient(commands.AutoShardedBot):
    """discord.py hands every interaction its client; ours carries the house, from `setup_hook` on."""

    context: AppContext

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._met: OrderedDict[int, None] = OrderedDict()  # interactions of late

    def is_new(self, interaction: int) -> bool:
        """False for one that Discord has delivered before, as it may after a lost connection."""
        if interaction in self._met:
            return False
        self._met[interaction] = None
        if len(self._met) > _REMEMBERED:
            self._met.popitem(last=False)
        return True

    @contextmanager
    def working(self) -> Iterator[None]:
        """Around whatever must be let finish before the bot stops."""
        task = asyncio.current_task()
        assert task is not None
        self._under_way.add(task)
        try:
            yield
        finally:
            self._under_way.discard(task)

    async def finished(self, patience: float) -> None:
        """Wait for what is under way, but not for ever."""
        if others := self._under_way - {asyncio.current_task()}:
            await asyncio.wait(others, timeout=patience)
