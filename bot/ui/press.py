"""Presses on buttons and menus, found by their ids alone: they outlive every restart."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from bot.ui import acts
from bot.ui.answer import Ack, Answer
from bot.ui.errors import guarded

if TYPE_CHECKING:
    import re

    from bot.app import Latchkey


class Press(Struct, frozen=True):
    """What was pressed: the arguments of its id, and what was chosen in a menu."""

    answer: Answer
    args: tuple[str, ...]
    value: str = ""


Handler: TypeAlias = Callable[[Press], Awaitable[None]]


class Handled(Struct, frozen=True):
    ack: Ack
    run: Handler


Handlers: TypeAlias = Mapping[str, Handled]


class ButtonPress(ui.DynamicItem[ui.Button[Any]], template=r"b:[a-z]+(:[\w.-]+)*"):
    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await pressed(interaction, self.custom_id)


class MenuChoice(ui.DynamicItem[ui.Select[Any]], template=r"s:[a-z]+(:[\w.-]+)*"):
    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        assert isinstance(item, ui.Select)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        await pressed(interaction, self.custom_id, *self.item.values[:1])


async def pressed(interaction: discord.Interaction[Latchkey], custom_id: str, value: str = "") -> None:
    """Acknowledge, then do what the id says."""
    act = acts.parsed(custom_id)
    answer = Answer(interaction)
    async with guarded(answer, f"press {act.verb}"):
        handled = interaction.client.handlers.get(act.verb)
        if handled is None:  # a button of a version long gone
            await answer.acknowledge("update")
            await answer.whisper(answer.voice()("errors-old-button"))
            return
        await answer.acknowledge(handled.ack)
        await handled.run(Press(answer, act.args, value))
