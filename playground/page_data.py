"""The data that the page shows to one person."""

from __future__ import annotations

import hashlib
from typing import Any, TypeAlias

import discord
import msgspec
import simcord

from playground import simcord_access
from playground.people import BOT_NAME, Person
from playground.world import World

Json: TypeAlias = dict[str, Any]
CDN = (
    # prefix of every picture's address; the page serves them itself
    "https://cdn.simcord.invalid/attachments/"
)
_FILES = "files/"
_COUNTABLE = 2**53


def channels_of(world: World, person: Person) -> list[Json]:
    """Return the server's channels and the threads this person can see, each with its unread count."""
    shown: list[Json] = []
    for channel in world.guild.channels.values():
        entry = _place(world, person, channel, channel.name or "", "channel")
        if entry is None:
            continue
        threads = (_place(world, person, t, t.name or "", "thread") for t in channel.threads)
        entry["threads"] = [thread for thread in threads if thread]
        entry["threads"].sort(key=lambda thread: -int(thread["last"]))
        shown.append(entry)
    return shown


def dm_of(world: World, person: Person) -> Json:
    place = _place(world, person, person.user.dm_channel, BOT_NAME, "dm")
    assert place is not None, "a person can read their own direct messages"
    return place


def _place(world: World, person: Person, channel: simcord.ChannelHandle, name: str, kind: str) -> Json | None:
    messages = history(channel, person)
    if messages is None:
        return None
    seen = world.marks.get((person.id, channel.id), 0)
    new = [m for m in messages if m.id > seen and m.author.id != person.id and not m.flags.ephemeral]
    calls = new if kind == "dm" else [m for m in new if _mentions(m, person)]
    return {
        "id": str(channel.id),
        "name": name,
        "kind": kind,
        "topic": _topic(world, channel),
        "unread": len(new),
        "mentions": len(calls),
        "last": str(messages[-1].id if messages else channel.id),
        "seen": str(seen),
        "version": _fingerprint(messages, world.said),
    }


def _topic(world: World, channel: simcord.ChannelHandle) -> str:
    cached = world.env.bot.get_channel(channel.id)
    return (cached.topic or "") if isinstance(cached, discord.TextChannel) else ""


def _fingerprint(messages: list[discord.Message], said: dict[int, str]) -> str:
    """Return a text that changes with every new, edited or deleted message."""
    digest = hashlib.blake2b(digest_size=8)
    for m in messages:
        digest.update(f"{m.id}:{m.flags.value}:{said.get(m.id)};".encode())
        if m.edited_at is not None:  # two edits may have the same time while the clock stands still
            shown = [m.content, [part.to_dict() for part in m.components], [a.id for a in m.attachments]]
            digest.update(msgspec.json.encode(shown))
    return digest.hexdigest()


def history(channel: simcord.ChannelHandle, person: Person) -> list[discord.Message] | None:
    """Return all messages this person can see there; None without access."""
    viewer = person.member if channel.guild else person.user
    try:
        return channel.history(viewer=viewer)
    except simcord.SetupError:
        return None


def message(world: World, person: Person, m: discord.Message) -> Json:
    """Return one message with everything the page needs."""
    user = m.interaction_metadata.user if m.interaction_metadata else None
    uploads = {f"attachment://{a.filename}": a.url for a in m.attachments}
    return {
        "id": str(m.id),
        "kind": m.type.name,
        "author": {"id": str(m.author.id), "name": m.author.display_name, "bot": m.author.bot},
        "at": m.created_at.isoformat(),
        "edited": m.edited_at is not None,
        "content": m.content if m.type in _SPOKEN else m.system_content or "",
        "system": m.type not in _SPOKEN,
        "components": [_local(component.to_dict(), uploads) for component in m.components],
        "attachments": [_attachment(a) for a in m.attachments],
        "ephemeral": m.flags.ephemeral,
        "thinking": m.flags.loading,
        "layout": m.flags.components_v2,
        "via": {"name": user.display_name, "command": world.said.get(m.id, "")} if user else None,
        "mine": user is not None and user.id == person.id,
        "calls": _mentions(m, person),
        "reply": _reply(m),
    }


_SPOKEN = (
    discord.MessageType.default,
    discord.MessageType.reply,
    discord.MessageType.chat_input_command,
    discord.MessageType.context_menu_command,
)


def _mentions(m: discord.Message, person: Person) -> bool:
    return any(user.id == person.id for user in m.mentions)


def _reply(m: discord.Message) -> Json | None:
    earlier = m.reference.resolved if m.reference else None
    if not isinstance(earlier, discord.Message):
        return None
    return {"id": str(earlier.id), "name": earlier.author.display_name, "content": earlier.content[:120]}


def _attachment(attachment: discord.Attachment) -> Json:
    return {
        "id": str(attachment.id),
        "name": attachment.filename,
        "url": attachment.url.replace(CDN, _FILES),
        "size": attachment.size,
        "type": attachment.content_type or "",
        "alt": attachment.description or "",
    }


def _local(value: Any, uploads: dict[str, str]) -> Any:
    """Point file addresses at our own server, and turn ids into strings for the browser."""
    if isinstance(value, int) and value > _COUNTABLE:
        return str(value)
    if isinstance(value, dict):
        return {key: _local(entry, uploads) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_local(entry, uploads) for entry in value]
    if isinstance(value, str):
        address = uploads.get(value, value)
        return address.replace(CDN, _FILES) if address.startswith(CDN) else address
    return value


def _names_of(world: World) -> Json:
    """Return the names of people, channels, threads and roles by id."""
    users = {str(p.id): p.name for p in world.people.values()}
    if world.env.bot.user:
        users[str(world.env.bot.user.id)] = world.env.bot.user.display_name
    channels = {str(c.id): c.name or "" for c in world.guild.channels.values()}
    threads = {str(t.id): t.name or "" for c in world.guild.channels.values() for t in c.threads}
    roles = {str(r.id): r.name for r in world.guild.roles.values()}
    return {"users": users, "channels": channels | threads, "roles": roles}


_SLASH = 1


def commands_in(world: World, person: Person, channel: simcord.ChannelHandle) -> list[Json]:
    """Return every command this person can use in this channel, with its options."""
    actor = person.member if channel.guild else person.user
    offered = set(
        actor.available_commands(channel)
        if isinstance(actor, simcord.MemberActor)
        else actor.available_commands()
    )
    found: list[Json] = []
    for command in simcord_access.commands_sent(world.env):
        if command.get("type", _SLASH) != _SLASH:
            continue  # in the menu of a message
        spoken = _translated(command, world.language_of(person.id))
        found += [leaf for leaf in _leaves(spoken) if leaf["name"] in offered]
    return sorted(found, key=lambda leaf: str(leaf["name"]))


def _translated(spec: Any, language: str) -> Any:
    """Translate a command, its options and their choices.

    `shown` is the translated name of a command or option; `name` stays, as it is what the client sends.
    """
    if isinstance(spec, list):
        return [_translated(part, language) for part in spec]
    if not isinstance(spec, dict):
        return spec
    shown = {key: _translated(part, language) for key, part in spec.items()}
    said = {key: (spec.get(f"{key}_localizations") or {}).get(language) for key in ("name", "description")}
    shown["shown"] = said["name"] or spec.get("name")
    if "value" in spec:  # a choice sends its value
        shown["name"] = shown["shown"]
    if said["description"]:
        shown["description"] = said["description"]
    return shown


def _leaves(spec: Json, before: str = "", shown: str = "") -> list[Json]:
    name, shown = f"{before} {spec['name']}".strip(), f"{shown} {spec['shown']}".strip()
    children = [option for option in spec.get("options", ()) if option["type"] in (1, 2)]
    if children:
        return [leaf for child in children for leaf in _leaves(child, name, shown)]
    options = spec.get("options", [])
    return [{"name": name, "shown": shown, "description": spec["description"], "options": options}]


def state(world: World, person: Person) -> Json:
    """Return the frame around the messages: people, channels, unread counts, time."""
    return {
        "me": person.key,
        "server": world.guild.name,
        "people": [
            {"key": p.key, "name": p.name, "id": str(p.id), "number": p.number} for p in world.people.values()
        ],
        "bot": {"id": str(world.env.bot.user.id) if world.env.bot.user else "", "name": BOT_NAME},
        "channels": channels_of(world, person),
        "dm": dm_of(world, person),
        "names": _names_of(world),
        "now": world.env.now().isoformat(),
        "language": world.language_of(person.id),
        "spoken": world.has_spoken(person.id),
        "languages": dict(world.languages),
        "skipped": world.skipped.total_seconds(),
    }


def digest(data: Json) -> str:
    """Return a hash that differs for different states, except for the time."""
    plain = {key: value for key, value in data.items() if key != "now"}
    return hashlib.blake2b(msgspec.json.encode(plain), digest_size=8).hexdigest()
