"""People at their tables: they open games, press what panels offer, and retry where no answer came."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from tools.bench.load.crowd import offers, to_press
from tools.soak.discord_server import Wire
from tools.soak.response_times import Wait
from tools.soak.told_checks import Books

_COMMAND, _COMPONENT = 2, 3  # interaction types
_BUTTON = 2  # component type
TEXT, NUMBER, _SUB = 3, 4, 1  # option types of a command
_GIVES_UP_AFTER = 6.0  # seconds until a person gives up on an answer
_LOOKED_AT = 12  # newest messages in an inbox
_HURRY, _CURIOSITY = 70, 20
"""Percentage of cases in which a person confirms although more could be done, or opens another menu."""
_IDLE = 0.2
_FORGETFUL = 15
"""Checks without anything to do until a person requests their panel by a command."""


class Somebody:
    def __init__(self, wire: Wire, books: Books, name: str, guild: int, channel: int, random: Random) -> None:
        self.user = wire.backend.make_user(name)
        wire.backend.add_member(guild, self.user.id)
        self._wire, self._books, self._random = wire, books, random
        self._guild, self._channel = guild, channel
        self._inbox = wire.backend.get_dm_channel(self.user.id).id
        self._stale = set[tuple[int, str]]()
        self._in_hand: Any = None
        self._idle = 0
        self._done = Counter[tuple[str, str]]()  # repeated actions become rarer: else some games never end

    async def play(self, stop: asyncio.Event) -> None:
        """Press whatever is offered, until it is over."""
        while not stop.is_set():
            await self._wire.ready.wait()
            if (found := self._offer()) is not None:
                self._idle = 0
                await self._press(*found)
                continue
            self._idle += 1
            if self._idle >= _FORGETFUL and (table := self._books.waits_for(self.user.id)):
                self._idle = 0
                self._books.asked_for += 1
                self._stale.clear()
                token = await self.command("play", (("table", TEXT, table),))
                self._in_hand = self._shown(token)
            await asyncio.sleep(_IDLE)

    def _shown(self, interaction: int) -> Any:
        record = self._wire.backend.interactions[interaction]
        return self._wire.backend.messages[record.channel_id].get(record.message_id or 0)

    def _offer(self) -> tuple[Any, dict[str, Any]] | None:
        panels = [self._in_hand] if self._in_hand is not None else []
        panels += reversed(list(self._wire.backend.messages.get(self._inbox, {}).values())[-_LOOKED_AT:])
        for panel in panels:
            fresh = [
                one for one in offers(panel.components) if (panel.id, one["custom_id"]) not in self._stale
            ]
            if fresh:
                return panel, to_press(fresh, self._random.randrange, _HURRY, _CURIOSITY, self._seldom_done)
        return None

    def _seldom_done(self, onward: list[dict[str, Any]]) -> dict[str, Any]:
        often = [1 / (1 + self._done[_what(one)]) ** 2 for one in onward]
        chosen: dict[str, Any] = self._random.choices(onward, often)[0]
        self._done[_what(chosen)] += 1
        return chosen

    async def _press(self, panel: Any, button: dict[str, Any]) -> None:
        before = panel.components
        await self.press(panel, button["custom_id"])
        self._in_hand = self._wire.backend.messages[panel.channel_id].get(panel.id)
        if self._in_hand is None or self._in_hand.components == before:  # answered elsewhere or not
            self._stale.add((panel.id, button["custom_id"]))
            self._in_hand = None

    async def press(self, message: Any, custom_id: str) -> int:
        """Return the id of the interaction, once it is answered or no process is left to answer."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": _BUTTON}
        backend = self._wire.backend
        guild = backend.get_channel(message.channel_id).guild_id
        record, payload = base_payload(
            backend,
            type=_COMPONENT,
            channel_id=message.channel_id,
            guild_id=guild,
            user_id=self.user.id,
            data=data,
        )
        record.source_message_id = message.id
        payload["message"] = dict(message_payload(backend, message))
        return await self._asked(record, payload)

    async def command(
        self,
        name: str,
        values: tuple[tuple[str, int, object], ...],
        place: tuple[int, int] | None = None,
    ) -> int:
        """Run a slash command, `name` with its parts; return the id of the interaction once it is answered.
        `place`: a server and a channel, if not the usual ones."""
        return await self._asked(*self._command(name, values, place))

    def ready_to_send(
        self, name: str, values: tuple[tuple[str, int, object], ...]
    ) -> tuple[Wait, Callable[[], None]]:
        """Prepare a slash command without sending it; nobody waits for its answer here."""
        record, payload = self._command(name, values)
        send = partial(self._wire.backend.emit, "INTERACTION_CREATE", payload)
        return self._wire.gateway.waits.watch(record), send

    def _command(
        self,
        name: str,
        values: tuple[tuple[str, int, object], ...],
        place: tuple[int, int] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        guild, channel = place or (self._guild, self._channel)
        backend, (root, *inner) = self._wire.backend, name.split()
        scopes = backend.commands.values()
        found = next(one for scope in scopes for one in scope.values() if one["name"] == root)
        options: list[dict[str, Any]] = [
            {"name": key, "type": kind, "value": value} for key, kind, value in values
        ]
        for part in reversed(inner):
            options = [{"name": part, "type": _SUB, "options": options}]
        data = {"id": str(found["id"]), "name": root, "type": 1, "options": options}
        return base_payload(
            backend,
            type=_COMMAND,
            channel_id=channel,
            guild_id=guild,
            user_id=self.user.id,
            data=data,
        )

    async def _asked(self, record: Any, payload: dict[str, Any]) -> int:
        wire, books = self._wire, self._books
        wire.answered[record.token] = answered = asyncio.get_running_loop().create_future()
        books.presses += 1
        wire.backend.emit("INTERACTION_CREATE", payload)
        try:
            async with asyncio.timeout(_GIVES_UP_AFTER):  # `wait_for` may lose the cancellation
                await answered
            books.note_answer(str(record.id))
        except (TimeoutError, ConnectionError):
            books.unanswered += 1
            await asyncio.sleep(_IDLE)
        finally:
            del wire.answered[record.token]
        return int(record.id)


def _what(button: dict[str, Any]) -> tuple[str, str]:
    """Return the table, and the label of the button."""
    return str(button["custom_id"]).split(":")[2], str(button.get("label", ""))


class NewGame:
    """One game from `/game new` to its start, by its host, with as many retries as necessary."""

    def __init__(
        self, wire: Wire, books: Books, channel: int, game: str, people: list[Somebody], seats: int
    ) -> None:
        self._wire, self._books, self._channel = wire, books, channel
        self._game, self._people, self._seats = game, people, seats

    async def begin(self) -> str:
        host, *guests = self._people
        table = ""
        while not table:
            await self._wire.ready.wait()
            cause = await host.command(
                "game new", (("game", TEXT, self._game), ("seats", NUMBER, self._seats))
            )
            table = self._books.table_of(str(cause))
        while self._books.status(table) == "lobby":
            await self._wire.ready.wait()
            message = self._lobby(table)
            if message is None:  # its post has not arrived yet
                await asyncio.sleep(_IDLE)
                continue
            seated = self._books.seated(table)
            missing = [guest for guest in guests if guest.user.id not in seated]
            if missing:
                await missing[0].press(message, f"b:join:{table}")
            elif len(seated) < self._seats:
                await host.press(message, f"b:computer:{table}")
            else:
                await host.press(message, f"b:start:{table}")
        return table

    def _lobby(self, table: str) -> Any:
        wanted = f"b:start:{table}"
        for message in reversed(self._wire.backend.messages.get(self._channel, {}).values()):
            if wanted in str(message.components):
                return message
        return None
