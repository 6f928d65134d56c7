"""New tables: asked for below `/game list`, told in a letter, and the last letter that somebody wants."""

from __future__ import annotations

import re

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.localiser import Voice
from bot.ui.pages.inviting import letter_about
from bot.values.errors import OldButtonError
from bot.values.table import Table
from engine.core.text import UserText

_YES, _NO = "yes", "no"
_SERVER = re.compile(r"[0-9]{1,20}")


def new_table_page(table: Table, host: UserText, voice: Voice) -> Page:
    """`host`: the name of who opened it."""
    buttons = (
        Button(voice.short("lobby-join"), custom_ids.button("accept", table.id), "go"),
        Button(voice.short("ping-never"), custom_ids.button("pings", _NO, table.place.guild or 0)),
    )
    return Page((letter_about(table, "ping-letter", voice, host=host), Buttons(buttons)))


def asking(guild: int, voice: Voice, *, wanted: bool) -> Buttons:
    """The button that asks for such letters, or for no more of them."""
    label = voice.short("ping-stop" if wanted else "ping-begin")
    return Buttons((Button(label, custom_ids.button("pings", _NO if wanted else _YES, guild)),))


async def _ask(press: Press) -> None:
    reply, wanted, guild = press.reply, press.word(0) == _YES, press.word(1)
    if not _SERVER.fullmatch(guild):
        raise OldButtonError
    await reply.house.services.pinging.ask(int(guild), reply.person.id, wanted=wanted)
    words = reply.voice()("ping-begun" if wanted else "ping-ended")
    await reply.show(Page((Words(words), asking(int(guild), reply.voice(), wanted=wanted))))


HANDLERS: Handlers = {"pings": Handled("update", _ask)}
