"""The house: everything that an answer on Discord may need, in one typed place."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

import discord
from discord.ext import commands
from msgspec import Struct

from bot.services.bundle import Services
from bot.ui.page.blocks import Page
from bot.ui.page.voice import Voice, Voices
from bot.ui.pictures.films import FilmStudio
from bot.ui.pictures.studio import Studio
from bot.values.parcel import Posted
from bot.values.people import Person
from engine.core.game import Game


class Post(Protocol):
    """What a press may ask of the post, which lives above it."""

    def remember(self, message: int, page: Page) -> None:
        """This message shows this page now."""

    async def edit(self, posted: Posted, page: Page) -> None: ...
    async def test_reach(
        self, person: Person, permissions: discord.Permissions, voice: Voice, nonce: str
    ) -> None: ...


class House(Struct, frozen=True):
    services: Services
    voices: Voices
    studio: Studio
    films: FilmStudio
    post: Post
    games: Mapping[str, Game[Any, Any, Any]]


class HouseClient(commands.AutoShardedBot):
    """discord.py hands every interaction its client; ours carries the house, from `setup_hook` on."""

    house: House
    under_way: set[asyncio.Task[Any]]  # presses and commands that are being answered
