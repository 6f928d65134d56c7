"""A simulated server with the real bot, and people who type commands and press buttons."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload
from simcord.results import InteractionResult, to_discord_message

from bot.app import Latchkey
from bot.config import Config
from bot.invite_link import PERMISSIONS
from bot.locales.translations import HOME
from bot.ui.interactions import custom_ids
from bot.values.table import Place
from engine.core.game import AnyGame
from render.registry import ICONS
from tests.support import command_translations
from tests.support.discord_api import problems, walk
from tests.support.hostile import SERVER, hostile, tamed
from tests.support.jumping_clock import QuickEnv
from tests.support.stores import set_up

command_translations.begin()

WORDS = (HOME, Path(__file__).parent / "words")
FINISH = "🏁"
PATIENCE = 120.0  # seconds; a busy machine is slow
_PANEL = {"open", "pick", "choose", "sure", "confirm"}


class Stage:
    def __init__(self, env: Any, make_bot: Any, players: Sequence[str]) -> None:
        self.env = env
        self._make_bot = make_bot
        self.guild = env.create_guild(SERVER)
        self._grant_only_what_the_invite_asks_for()
        self.channel = self.guild.create_text_channel("games")
        self.players = {
            name: self.guild.add_member(env.create_user(name, global_name=hostile(name, at)))
            for at, name in enumerate(players)
        }

    def _grant_only_what_the_invite_asks_for(self) -> None:
        stored = self.env.backend.get_guild(self.guild.id)
        everybody = discord.Permissions(
            view_channel=True, send_messages=True, use_application_commands=True, read_message_history=True
        )
        stored.everyone_role.permissions = everybody.value
        role = next(role for role in stored.roles.values() if role.managed)
        role.permissions = PERMISSIONS.value

    @property
    def bot(self) -> Latchkey:
        bot = self.env.bot
        assert isinstance(bot, Latchkey)
        return bot

    async def restart(self, *, orderly: bool = True) -> None:
        """Stop the process and start another one on the same file.

        With `orderly`, current work is finished; a killed bot is also closed (`tests/support/killing.py`).
        """
        old, new = self.bot, self._make_bot()
        if (held := getattr(old._store, "_held", None)) is not None:
            held.release()  # as the operating system does for a dead process
        await self.env.restart_bot(new)
        assert self.env.bot is new
        if orderly:
            await old.close()

    def newest(self, channel: Any) -> discord.Message:
        return self.recent(channel, 1)[-1]

    def recent(self, channel: Any, count: int) -> list[discord.Message]:
        """Return the last public messages there; the whole history would be copied each time."""
        stored = self.env.backend.messages.get(channel.id, {})
        public = [key for key in sorted(stored) if not stored[key].flags & EPHEMERAL_FLAG]
        return [to_discord_message(self.env, stored[key]) for key in public[-count:]]

    def thread(self, number: int = -1) -> Any:
        """Return a table's thread; private ones are named after a player instead of a place."""
        return [one for one in self.channel.threads if " · " in (one.name or "")][number]

    def lobby(self) -> discord.Message:
        """Return the newest lobby post; it has a thread once the game has begun."""
        posts = [m for m in self.recent(self.channel, 20) if "1. <@" in words(m)]
        return posts[-1]

    def dm(self, name: str) -> list[discord.Message]:
        return list(self.players[name].user.dm_channel.history())

    def sent(self, name: str) -> int:
        """Return how many messages were sent to this player, including deleted ones, which also notified."""
        path = f"/channels/{self.players[name].user.dm_channel.id}/messages"
        return sum(one.method == "POST" and one.path == path for one in self.env.http_requests)

    def private_panels(self, name: str, channel: Any) -> list[discord.Message]:
        """Return the ephemeral messages of this player there, while Discord keeps them, oldest first."""
        stored = self.env.backend.messages.get(channel.id, {})
        person, made = self.players[name].id, self.env.backend.interactions.values()
        own = [key for one in made if one.user_id == person for key in (one.message_id, *one.followup_ids)]
        hidden = [key for key in sorted(stored) if stored[key].flags & EPHEMERAL_FLAG and key in own]
        return [to_discord_message(self.env, stored[key]) for key in hidden]

    def close_dms(self, name: str) -> None:
        """Make Discord refuse every DM to this player from now on."""
        channel = self.players[name].user.dm_channel.id
        path = f"/channels/{channel}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, message="Cannot send", times=None)

    async def confirming(self, *names: str) -> None:
        """Let these players confirm every turn."""
        for name in names:
            person = self.players[name].id
            await self.bot.context.services.people.change_settings(person, confirm=True)

    async def open_table(
        self, game: str, names: Sequence[str], *, computers: int = 0, **options: Any
    ) -> None:
        """Run `/game new`, let all press Join and the host press Start."""
        host, *others = names
        seats = len(names) + computers
        await self.players[host].slash(self.channel, "game new", game=game, seats=seats, **options)
        for name in others:
            await self.players[name].click(self.lobby(), label="Join")
        for _ in range(computers):
            await self.players[host].click(self.lobby(), label="Add computer")
        await self.players[host].click(self.lobby(), label="Start")

    async def resume_game(self, data: bytes, people: Sequence[Any]) -> None:
        """Import a game into the channel, its first player as the host, and go on with it."""
        services, host = self.bot.context.services, people[0].id
        for person in people:
            await services.people.meet(person.id, person.name, "en-US")
        table = await services.transfer.import_(
            data,
            host,
            Place(self.channel.id, self.guild.id),
            moderator=True,
            people=tuple(person.id for person in people),
            cause="import",
        )
        await services.seats.resume(table.id, host, moderator=True, cause="resume")
        await self.env.settle()

    def panels(self, name: str) -> list[discord.Message]:
        """Return recent messages of this player's DM that offer a choice, oldest first."""
        recent = self.recent(self.players[name].user.dm_channel, 3)
        return [message for message in recent if choices(message)]

    async def behind_more(self, name: str) -> discord.Message:
        """Return the newest panel of this player's DM after a press on More."""
        panel = self.panels(name)[-1]
        await self.players[name].user.click(panel, label="☰ More")
        return next(one for one in self.recent(self.players[name].user.dm_channel, 3) if one.id == panel.id)

    async def back_from_more(self, name: str) -> discord.Message:
        panel = next(
            one for one in self.recent(self.players[name].user.dm_channel, 3) if "◀ Back" in labels(one)
        )
        await self.players[name].user.click(panel, label="◀ Back")
        return self.panels(name)[-1]

    def private_thread(self, name: str) -> Any:
        """Return the private thread of this player, if there is one."""
        return next(
            (one for one in self.channel.threads if tamed(one.name or "").startswith(f"{name} ")), None
        )

    def newest_with(self, channel: Any, label: str) -> discord.Message:
        """Return the newest message that has a button of this label."""
        return next(m for m in reversed(self.recent(channel, 8)) if label in labels(m))

    def is_waited_for(self, name: str) -> bool:
        """Return whether the newest post of the thread names this player as the one to decide."""
        told = [words(m) for m in self.recent(self.thread(), 8)]
        newest = next(text for text in reversed(told) if "➡️" in text or FINISH in text)
        line = next((line for line in newest.splitlines() if line.startswith("➡️")), "")
        return self.players[name].mention in line

    async def at_once(self, *presses: tuple[Any, Any, str], twice: bool = False) -> list[InteractionResult]:
        """Let several people press (actor, message, custom id) before the bot has answered any of them.

        With `twice`, Discord delivers each press a second time, as it may after a lost connection.
        """
        records = [self.emit(*press, times=2 if twice else 1) for press in presses]
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    def emit(
        self, actor: Any, message: Any, custom_id: str, *, times: int = 1, values: Sequence[str] = ()
    ) -> Any:
        """Deliver a press from Discord without waiting for its result."""
        backend = self.env.backend
        stored = backend.get_message(message.channel.id, message.id)
        guild = getattr(actor, "guild", None)
        record, payload = base_payload(
            backend,
            type=3,
            channel_id=stored.channel_id,
            guild_id=None if guild is None else guild.id,
            user_id=actor.id,
            data={"custom_id": custom_id, "component_type": 3 if values else 2, "values": list(values)},
        )
        payload["message"] = dict(message_payload(backend, stored))
        record.source_message_id = stored.id
        for _ in range(times):
            backend.emit("INTERACTION_CREATE", payload)
        return record

    def checked(self) -> None:
        found = problems(self.env.http_requests)
        assert not found, "\n".join(found)


class Maker:
    """Makes a new bot for every start, always on the same file."""

    def __init__(self, build: Any) -> None:
        self._build = build
        self.made: list[Latchkey] = []

    def __call__(self) -> Latchkey:
        bot = self._build()
        self.made.append(bot)
        assert isinstance(bot, Latchkey)
        return bot


@asynccontextmanager
async def discord_stage(
    folder: Path,
    games: Mapping[str, AnyGame] | None,
    players: Sequence[str],
    *,
    painters: Mapping[str, Any] | None = None,
    seed: int = 1,
    slow: bool = False,
    models: bool = False,
    database: str = "",
    settings: Mapping[str, Any] = MappingProxyType({"limits": False}),
) -> AsyncIterator[Stage]:
    """Open a stage.

    `games`: None for the bot's default. `slow`: pictures of real games may take a while on a busy machine.
    `database`: an address instead of a file. Players take no time to think, so no limits apply unless the
    `settings` say so, and pieces are named in words.
    """
    config = Config(
        database=database or str(folder / "latchkey.db"),
        strict_words=True,
        models=models,
        computer_seconds=0,
        **{"icons": False, **settings},
    )
    if not database:
        set_up(folder / "latchkey.db")
    chance = random.Random(seed)
    clock: list[Any] = []
    maker = Maker(
        lambda: Latchkey(
            config,
            games=games,
            painters=painters or {},
            icons={key: ICONS[key] for key in ICONS if games is None or key in games},
            clock=lambda: clock[0].now().timestamp(),
            ids=lambda: f"{chance.getrandbits(32):08x}",
            seeds=lambda: f"{chance.getrandbits(256):064x}",
            words=WORDS,
            shard_count=1,
        )
    )
    env = QuickEnv(maker(), settle_timeout=PATIENCE, soon=40.0 if slow else 12.0)
    clock.append(env)
    await env.start()
    try:
        yield Stage(env, maker, players)
    finally:
        await env.shutdown()
        await maker.made[-1].close()
    env._raise_errors_since(env._errors_acknowledged)


def raw(message: Any) -> list[dict[str, Any]]:
    parts = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in parts]


def controls(message: Any) -> list[dict[str, Any]]:
    """Return buttons and menus that can be pressed."""
    return [dict(part) for part in walk(raw(message)) if part.get("custom_id") and not part.get("disabled")]


def alts(message: Any) -> list[str]:
    """Return the alt texts of its pictures."""
    return [item["description"] for part in walk(raw(message)) for item in part.get("items") or []]


def act_of(message: Any, verb: str) -> str:
    """Return the id of the first button or menu of this verb."""
    return next(
        str(p["custom_id"]) for p in controls(message) if custom_ids.parsed(p["custom_id"]).verb == verb
    )


def labels(message: Any) -> list[str]:
    return [part.get("label") or part.get("placeholder") or "" for part in controls(message)]


def chosen(message: Any) -> list[str]:
    """Return the labels of the chosen entries of all menus."""
    menus = (part.get("options", ()) for part in controls(message))
    return [option["label"] for options in menus for option in options if option.get("default")]


def words(message: Any) -> str:
    """Return all text of a message: texts, labels, entries, alt texts, with people by their test names."""
    return tamed("\n".join(_words(raw(message), message)))


def _words(parts: list[dict[str, Any]], message: Any) -> Iterator[str]:
    yield message.content or ""
    for part in walk(parts):
        for key in ("content", "label", "placeholder"):
            yield str(part.get(key) or "")
        for option in part.get("options") or []:
            yield f"{option['label']} {option.get('description') or ''}"
        for item in part.get("items") or []:
            yield str(item.get("description") or "")
    for file in message.attachments:
        yield f"{file.filename} {file.description or ''}"


def choices(message: Any) -> list[tuple[str, str | None]]:
    """Return what a player could press on a panel: id, and a value for menus."""
    found: list[tuple[str, str | None]] = []
    for part in controls(message):
        act = custom_ids.parsed(part["custom_id"])
        if act.verb not in _PANEL or (act.verb == "open" and act.args[3] == custom_ids.ROOT):
            continue
        if part["type"] == 3:
            found += [(part["custom_id"], option["value"]) for option in part["options"]]
        else:
            found.append((part["custom_id"], None))
    return found


class Fingers:
    """Presses any control of a panel, without ever going in circles."""

    def __init__(self, seed: int, *, hurry: float = 0.6) -> None:
        self._chance = random.Random(seed)
        self._hurry = hurry

    async def press(self, actor: Any, message: Any) -> Any:
        custom_id, value = self.choice(choices(message))
        if value is None:
            return await actor.click(message, custom_id=custom_id)
        return await actor.select(message, [value], custom_id=custom_id)

    def choose(self, offered: Sequence[Any]) -> Any:
        return self._chance.choice(offered)

    def choice(self, choices: list[tuple[str, str | None]]) -> tuple[str, str | None]:
        by_verb: dict[str, list[tuple[str, str | None]]] = {}
        for choice in choices:
            by_verb.setdefault(custom_ids.parsed(choice[0]).verb, []).append(choice)
        if "sure" in by_verb:
            return by_verb["sure"][0]
        onward = [*by_verb.get("pick", []), *by_verb.get("choose", [])]
        if "confirm" in by_verb and (not onward or self._chance.random() < self._hurry):
            return by_verb["confirm"][0]
        opening = by_verb.get("open", [])
        if onward and (not opening or self._chance.random() < 0.7):
            return self._chance.choice(onward)
        return self._chance.choice(opening or onward or choices)
