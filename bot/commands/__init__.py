"""Slash commands: read arguments, call a service, answer."""

from __future__ import annotations

from collections.abc import Callable

from discord.ext import commands

from bot.commands.game import GameCog
from bot.commands.help import AboutCog
from bot.commands.league import LeagueCog
from bot.commands.play import OrdersCog, PlayCog
from bot.commands.settings import SettingsCog
from bot.commands.stats import StatsCog
from bot.context import AppContext

COGS: tuple[Callable[[AppContext], commands.Cog], ...] = (
    GameCog,
    LeagueCog,
    PlayCog,
    OrdersCog,
    SettingsCog,
    StatsCog,
    AboutCog,
)
