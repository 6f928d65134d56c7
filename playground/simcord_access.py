"""Access below SimCord's public interface, for features a server needs and a test does not (see also
`faster_simcord`).

Saving and restoring the world (and its handles), pictures of emojis, removing an injected fault, dropping old
log lines, seeing an answer before the bot is idle, polling for it more often, running work on the bot's side,
people with other languages. The version is pinned; `tests/playground/test_simcord_access.py` fails if another
one behaves differently.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Guild, GuildEmoji, Message, User
from simcord.http import router
from simcord.http.routes import application

from playground import faster_simcord

T = TypeVar("T")
Thing: TypeAlias = tuple[str, str]  # kind and key of a saved part of the world
_LOOK = 0.004  # seconds
SHOWN = 300  # messages of a channel that the page shows
_HIDDEN = (1 << 6) | (1 << 7)  # ephemeral, or still "thinking": neither outlives its interaction

_encode = msgspec.json.Encoder(enc_hook=str).encode
faster_simcord.begin()


class Env(simcord.Env):
    """Checks every few milliseconds whether the bot is idle, where the original checks every fifty.

    A skipped week has about seven hundred wake-ups of the bot: seconds instead of half a minute.
    """

    lenient = False  # a starting or stopping bot may be busy for longer than a test would allow

    async def _settle_internal(self, *, idle: float = _LOOK, **rest: Any) -> None:
        try:
            await super()._settle_internal(idle=idle, **rest)
        except TimeoutError:
            if not self.lenient:
                raise

    def own(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start work as a task of the bot: it uses the simulated clock and settling waits for it."""
        with self._bot_scope():
            return asyncio.get_running_loop().create_task(work)


class Watch:
    """Watches the next interaction, and whether the bot has answered it."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._before = len(env.backend.interactions)

    def result(self) -> simcord.InteractionResult | None:
        interactions = self._env.backend.interactions
        if len(interactions) == self._before:
            return None
        newest = interactions[next(reversed(interactions))]
        return simcord.InteractionResult(self._env, newest) if newest.responded else None


def freeze(env: simcord.Env) -> dict[Thing, bytes]:
    """Return everything that must outlive the process in parts, so that only changed parts are written."""
    backend = env.backend
    things: dict[Thing, bytes] = {("clock", ""): _encode(backend.clock.elapsed)}
    for kind, models in (("user", backend.users), ("guild", backend.guilds), ("channel", backend.channels)):
        things |= {(kind, str(key)): _encode(model) for key, model in models.items()}
    for user, channel in backend.dm_channels.items():
        things["dm", str(user)] = _encode(channel)
    for messages in backend.messages.values():
        kept = (message for message in messages.values() if not message.flags & _HIDDEN)
        things |= {("message", str(message.id)): _encode(message) for message in kept}
    things |= {("emoji", str(key)): _encode(emoji) for key, emoji in backend.application_emojis.items()}
    for scope, commands in backend.commands.items():
        things["commands", str(scope or "")] = _encode(list(commands.values()))
    return things


def thaw(env: simcord.Env, things: Mapping[Thing, bytes]) -> None:
    """Restore a saved world into an empty environment."""
    backend = env.backend
    for (kind, key), body in sorted(things.items(), key=_age):
        match kind:
            case "user":
                user = msgspec.json.decode(body, type=User)
                if user.id == backend.bot_user.id:
                    backend.bot_user = user
                backend.users[user.id] = user
            case "guild":
                backend.guilds[int(key)] = msgspec.json.decode(body, type=Guild)
            case "channel":
                backend.channels[int(key)] = msgspec.json.decode(body, type=Channel)
                backend.messages.setdefault(int(key), {})
            case "dm":
                backend.dm_channels[int(key)] = int(body)
            case "message":
                message = msgspec.json.decode(body, type=Message)
                backend.messages.setdefault(message.channel_id, {})[message.id] = message
            case "emoji":
                backend.application_emojis[int(key)] = msgspec.json.decode(body, type=GuildEmoji)
            case "commands":
                backend.commands[int(key) if key else None] = {
                    (command["name"], command["type"]): command for command in msgspec.json.decode(body)
                }
    elapsed = msgspec.json.decode(things["clock", ""], type=float)
    # Ids contain the time: two seconds later, no id of the old world can occur again.
    backend.clock.elapsed = max(backend.clock.elapsed, elapsed + 2)


def _age(item: tuple[Thing, bytes]) -> tuple[str, int]:
    (kind, key), _ = item
    return kind, int(key or 0)


def speak(env: simcord.Env, language_of: Callable[[int], str]) -> None:
    """Send every action in the language of its person; the original supports only one."""

    def heard(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            who = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = language_of(int(who["id"]))

    env.backend.subscribers.insert(0, heard)


def commands_sent(env: simcord.Env) -> list[dict[str, Any]]:
    """Return the commands as registered with Discord, with their translations."""
    return [dict(command) for (_, kind), command in env.backend.commands.get(None, {}).items() if kind == 1]


def first_guild(env: simcord.Env) -> simcord.GuildHandle:
    return simcord.GuildHandle(env, next(iter(env.backend.guilds.values())))


def users(env: simcord.Env) -> list[simcord.UserHandle]:
    return [simcord.UserHandle(env, user) for user in env.backend.users.values() if not user.bot]


def attachments(env: simcord.Env) -> Iterable[tuple[str, bytes]]:
    """Yield address and bytes of every file of a message; drop those of old messages."""
    backend = env.backend
    for messages in backend.messages.values():
        for message in sorted(messages.values(), key=lambda message: message.id)[-SHOWN:]:
            for attachment in () if message.flags & _HIDDEN else message.attachments:
                data = backend.cdn.get(attachment["url"])
                if data is not None:
                    yield attachment["url"], data


def emojis(env: simcord.Env) -> Iterable[tuple[str, bytes]]:
    """Yield address and bytes of every emoji that the bot has uploaded."""
    for emoji in env.backend.application_emojis:
        if (data := emoji_of(env, emoji)) is not None:
            yield _emoji_url(emoji), data


def emoji_of(env: simcord.Env, emoji: int) -> bytes | None:
    return env.backend.cdn.get(_emoji_url(emoji))


def _emoji_url(emoji: int) -> str:
    return f"{CDN_BASE}/emojis/{emoji}.png"


def _create_emoji(ctx: Any) -> Any:
    """Store the picture, which the original discards."""
    made = application.create_application_emoji(ctx)
    picture = str(ctx.json["image"]).partition("base64,")[2]
    ctx.backend.cdn._blobs[_emoji_url(int(made["id"]))] = base64.b64decode(picture)
    return made


router._ROUTES["POST"] = [
    (template, _create_emoji if handler is application.create_application_emoji else handler)
    for template, handler in router._ROUTES["POST"]
]


def put_attachment(env: simcord.Env, url: str, data: bytes) -> None:
    if "/emojis/" in url:
        env.backend.cdn._blobs[url] = data
        return
    channel, attachment, name = url.split("/")[-3:]
    env.backend.cdn.store_attachment(int(attachment), int(channel), name, data, None)


def file_of(env: simcord.Env, channel: int, attachment: int, name: str) -> bytes | None:
    """Return the bytes of an uploaded file by its simulated address.

    Includes a file just replaced, for which a page may still ask.
    """
    return env.backend.cdn.get(f"{CDN_BASE}/attachments/{channel}/{attachment}/{name}")


def lift_faults(env: simcord.Env, method: str, path: str) -> None:
    """Undo `Env.inject_error` for this method and path."""
    env.backend.faults[:] = [f for f in env.backend.faults if (f["method"], f["path"]) != (method, path)]


def pending_faults(env: simcord.Env) -> list[dict[str, Any]]:
    return [dict(fault) for fault in env.backend.faults]


def forget_log(env: simcord.Env, keep: int) -> None:
    """Drop old log lines and dead interactions, to limit the memory of a long-running server."""
    backend, now = env.backend, env.backend.now_iso()
    del backend.transcript[:-keep]
    del backend.http_requests[:-keep]
    for interaction in list(backend.interactions.values()):
        if interaction.expires_at is not None and interaction.expires_at < now:
            del backend.interactions[interaction.id]
            del backend.interaction_tokens[interaction.token]
