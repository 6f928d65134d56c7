"""The people and channels of the demo server."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import discord
import simcord

ENGLISH = "en-US"
ENGLISH_ALONE: Mapping[str, str] = MappingProxyType({ENGLISH: "English"})
_SERVER = "Key Street"
BOT_NAME = "Latchkey"
_NAMES = ("Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn")
_ORGANISER = "Ada"  # may change the server's settings, but does not see private threads of others
_CHANNELS = (
    ("games", "Open a table here: type / and pick a command."),
    ("table-talk", "Everything that is not a move."),
)


@dataclass(frozen=True, slots=True)
class Person:
    """One demo player: `member` acts on the server, `user` in direct messages."""

    key: str
    name: str
    number: int
    user: simcord.UserHandle
    member: simcord.MemberActor

    @property
    def id(self) -> int:
        return self.user.id


def build(env: simcord.Env) -> None:
    """Build the empty server; the same calls in the same order give the same ids."""
    users = {name: env.create_user(name.lower(), global_name=name) for name in _NAMES}
    guild = env.create_guild(_SERVER)
    organisers = guild.create_role("Organisers", permissions=discord.Permissions(manage_guild=True))
    for name, user in users.items():
        guild.add_member(user, roles=[organisers] if name == _ORGANISER else [])
    for name, topic in _CHANNELS:
        guild.create_text_channel(name, topic=topic)


def find(env: simcord.Env, guild: simcord.GuildHandle, users: list[simcord.UserHandle]) -> dict[str, Person]:
    """Return the demo players of a server that was built or restored."""
    known = {user.global_name: user for user in users}
    return {
        name.lower(): Person(name.lower(), name, number, user, simcord.MemberActor(env, guild, user))
        for number, name in enumerate(_NAMES)
        if (user := known.get(name))
    }
