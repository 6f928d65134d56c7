"""A second server with the same bot, and people of the first server who are there, too."""

from __future__ import annotations

from typing import Any

import discord

from tests.support.discord_stage import Stage

MODERATOR = discord.Permissions(manage_messages=True)
MANAGER = discord.Permissions(manage_guild=True)


class Elsewhere:
    """`there["bob"]` is the same Bob as on the stage, as a member of the second server."""

    def __init__(self, stage: Stage, *names: str, moderators: tuple[str, ...] = ()) -> None:
        self.guild = stage.env.create_guild("elsewhere")
        self.channel = self.guild.create_text_channel("cellar")
        role = self.guild.create_role("mods", permissions=MODERATOR)
        self._people = {
            name: self.guild.add_member(_user(stage, name), roles=[role] if name in moderators else [])
            for name in (*names, *moderators)
        }

    def __getitem__(self, name: str) -> Any:
        return self._people[name]


def _user(stage: Stage, name: str) -> Any:
    return stage.players[name].user if name in stage.players else stage.env.create_user(name)


def moderator_here(stage: Stage, name: str = "mod", permissions: discord.Permissions = MODERATOR) -> Any:
    """Return a moderator of the first server who does not play."""
    role = stage.guild.create_role(f"{name}s", permissions=permissions)
    return stage.guild.add_member(stage.env.create_user(name), roles=[role])
