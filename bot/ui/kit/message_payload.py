"""Turn a page into the payload that discord.py sends."""

from __future__ import annotations

import io
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.ui.kit.blocks import (
    Block,
    Button,
    Buttons,
    Menu,
    Page,
    Paper,
    Pictures,
    Style,
    Words,
    within_limits,
)

_STYLES: dict[Style, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "verb": discord.ButtonStyle.primary,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class MessagePayload(Struct, frozen=True):
    """The arguments for send and edit."""

    view: ui.LayoutView
    files: list[discord.File]
    mentions: discord.AllowedMentions

    def to_send(self) -> dict[str, Any]:
        return {"view": self.view, "files": self.files, "allowed_mentions": self.mentions}

    def to_edit(self) -> dict[str, Any]:
        return {"view": self.view, "attachments": self.files, "allowed_mentions": self.mentions}


def to_discord(page: Page) -> MessagePayload:
    """Return the page's view and files.

    The view is stopped: the dispatcher handles presses by their custom ids.
    """
    page = within_limits(page)
    files: list[discord.File] = []
    container: ui.Container[Any] = ui.Container(accent_colour=page.colour)
    for block in page.blocks:
        container.add_item(_item(block, files))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.stop()
    allowed = discord.AllowedMentions(
        everyone=False,
        roles=False,
        users=[discord.Object(person) for person in page.pings],
        replied_user=False,
    )
    return MessagePayload(view, files, allowed)


def _item(block: Block, files: list[discord.File]) -> ui.Item[Any]:
    match block:
        case Words(text):
            return ui.TextDisplay(text)
        case Pictures(pictures):
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            for picture in pictures:
                file = discord.File(io.BytesIO(picture.data), picture.name, description=picture.alt or None)
                files.append(file)
                gallery.add_item(media=file.uri, description=picture.alt or None)
            return gallery
        case Paper(name, data):
            file = discord.File(io.BytesIO(data), name)
            files.append(file)
            return ui.File(file.uri)
        case Buttons(buttons):
            row: ui.ActionRow[Any] = ui.ActionRow()
            for button in buttons:
                row.add_item(_button(button))
            return row
        case Menu():
            return ui.ActionRow(_menu(block))


def _button(button: Button) -> ui.Button[Any]:
    if button.link:
        return ui.Button(label=button.label, url=button.link)
    return ui.Button(
        label=button.label or None,
        custom_id=button.custom_id,
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=None if button.icon is None else button.icon.emoji,
    )


def _menu(menu: Menu) -> ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=entry.label,
            value=entry.value,
            description=entry.help or None,
            default=entry.chosen,
            emoji=None if entry.icon is None else entry.icon.emoji,
        )
        for entry in menu.entries
    ]
    return ui.Select(custom_id=menu.custom_id, placeholder=menu.placeholder, options=options)
