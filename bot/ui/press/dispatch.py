"""Presses on buttons and menus, found by their ids alone: they outlive every restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.house import HouseClient
from bot.ui.press import ids
from bot.ui.press.errors import guarded
from bot.ui.press.reply import Ack, Reply

if TYPE_CHECKING:
    import re


class Press(Struct, frozen=True):
    """What was pressed: the arguments of its id, and what was chosen in a menu."""

    reply: Reply
    args: tuple[str, ...]
    value: str = ""


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Handled(Struct, frozen=True):
    ack: Ack
    run: Handler


Handlers: TypeAlias = Mapping[str, Handled]


class PressClient(HouseClient):
    """The client knows who handles which verb."""

    handlers: Handlers


class ButtonPress(ui.DynamicItem[ui.Button[Any]], template=r"b:[a-z]+(:[\w.-]+)*"):
    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await _pressed(interaction, self.custom_id)


class MenuChoice(ui.DynamicItem[ui.Select[Any]], template=r"s:[a-z]+(:[\w.-]+)*"):
    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await _pressed(interaction, self.custom_id, *self.item.values[:1])


async def _pressed(interaction: discord.Interaction[PressClient], custom_id: str, value: str = "") -> None:
    """Acknowledge, then do what the id says."""
    pressed_id = ids.parsed(custom_id)
    reply = Reply(interaction)
    async with guarded(reply, f"press {pressed_id.verb}"):
        handled = interaction.client.handlers.get(pressed_id.verb)
        if handled is None:  # a button of a version long gone
            await reply.acknowledge("update")
            await reply.whisper(reply.voice()("errors-old-button"))
            return
        await reply.acknowledge(handled.ack)
        await handled.run(Press(reply, pressed_id.args, value))
