"""Presses on buttons and menus, found by their ids alone: they outlive every restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import discord
from msgspec import Struct

from bot.house import HouseClient
from bot.ui.press import ids
from bot.ui.press.errors import guarded
from bot.ui.press.reply import Ack, Reply
from bot.ui.press.sight import must_see
from bot.values.errors import OldButtonError
from bot.values.outside import plain_text


class Press(Struct, frozen=True):
    """What was pressed: the arguments of its id, and what was chosen in a menu."""

    reply: Reply
    args: tuple[str, ...]
    value: str = ""

    def word(self, place: int) -> str:
        """An argument; OldButtonError where there is none."""
        return ids.word_of(self.args, place)

    def number(self, place: int) -> int:
        return ids.number_of(self.word(place))

    @property
    def chosen(self) -> int:
        """The number of what was chosen."""
        return ids.number_of(self.value)


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Handled(Struct, frozen=True):
    ack: Ack
    run: Handler
    sight: bool = False  # its first argument is a table, and only who can see that table may press


Handlers: TypeAlias = Mapping[str, Handled]


class PressClient(HouseClient):
    """The client knows who handles which verb."""

    handlers: Handlers

    async def on_interaction(self, interaction: discord.Interaction[PressClient]) -> None:
        """Every press comes this way, also one on a message that is long gone or of an unknown form."""
        if interaction.type is discord.InteractionType.component:
            data: Mapping[str, object] = {**(interaction.data or {})}
            await _pressed(interaction, str(data.get("custom_id", "")), *_chosen(data.get("values")))


def _chosen(values: object) -> tuple[str, ...]:
    """A menu's choice; ours let one choose just one thing."""
    return tuple(plain_text(str(value)) for value in values[:1]) if isinstance(values, list) else ()


async def _pressed(interaction: discord.Interaction[PressClient], custom_id: str, value: str = "") -> None:
    """Acknowledge, then do what the id says."""
    reply = Reply(interaction)
    if not interaction.client.is_new(interaction.id):
        return  # Discord delivered it twice
    verb = custom_id.partition(":")[2].partition(":")[0]
    handled = interaction.client.handlers.get(verb)
    with reply.house.metrics.timing("press"):
        async with guarded(reply, f"press {verb if handled else '?'}"):
            await _handled(reply, handled, custom_id, value)


async def _handled(reply: Reply, handled: Handled | None, custom_id: str, value: str) -> None:
    if not await reply.acknowledge("update" if handled is None else handled.ack):
        return
    reply.spend("presses")
    pressed_id = ids.parsed(custom_id)
    if handled is None:  # a button of a version long gone
        raise OldButtonError
    press = Press(reply, pressed_id.args, value)
    if handled.sight:
        must_see(reply, await reply.house.services.reading.known(press.word(0)))
    await handled.run(press)
