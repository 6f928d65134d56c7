"""Slash commands: read arguments, call a service, answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from discord.ext import commands

from bot.cogs.about import AboutCog
from bot.cogs.game import GameCog
from bot.cogs.play import PlayCog
from bot.cogs.settings import SettingsCog

if TYPE_CHECKING:
    from bot.app import Latchkey

COGS: tuple[Callable[[Latchkey], commands.Cog], ...] = (GameCog, PlayCog, SettingsCog, AboutCog)
