"""Kept waiting: the offer to the table, and putting reminders off."""

from __future__ import annotations

import re

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Words, cost
from bot.ui.kit.formatting import table_name, when
from bot.ui.kit.limits import COMPONENTS, ROW
from bot.ui.kit.localiser import Voice
from bot.values.errors import OldButtonError
from bot.values.table import STALL_CHOICES, Stall, Table
from engine.core.text import Who, text

_ALL = "all"
_SINCE = re.compile(r"[0-9a-f]{1,12}")


def stall_page(table: Table, stall: Stall, voice: Voice) -> Page:
    """What shall become of a seat that keeps everybody waiting; nobody is pinged for it."""
    who = Who(stall.seat)
    if stall.moot:
        return Page((Words(voice("stall-moot", who=who)),))
    if stall.decided in ("turn", "seat"):
        return Page((Words(voice(f"stall-{stall.decided}-decided", who=who)),))
    game, name = text(f"{table.game}-name"), table_name(table)
    lines = [voice("stall-asked", who=who, game=game, name=name, since=when(stall.since))]
    for choice in STALL_CHOICES:
        if seats := tuple(Who(seat) for seat, one in sorted(stall.voices.items()) if one == choice):
            lines.append(voice("stall-voice", who=seats, choice=text(f"stall-{choice}")))
    if stall.decided == "wait":
        lines.append(voice("stall-wait-decided"))
    lines.append("-# " + voice("stall-who"))
    buttons = tuple(
        Button(
            voice.short(f"stall-{choice}"),
            custom_ids.button("stall", table.id, stall.seat, f"{stall.since:x}", choice),
            "verb" if choice == "wait" else "plain",
        )
        for choice in STALL_CHOICES
        if choice != stall.decided
    )
    look = Button(voice.short("table-look"), custom_ids.button("look", table.id))
    return Page((Words("\n".join(lines)), Buttons((*buttons, look))))


def with_snooze(page: Page, table: Table | None, voice: Voice) -> Page:
    """A reminder can be put off, of this table or of all; where the page is full, `/settings` has to do."""
    if table is None:
        button = Button(voice.short("stall-snooze"), custom_ids.button("snooze", _ALL))
    else:
        label = voice.short("stall-snooze-table", name=table_name(table))
        button = Button(label, custom_ids.button("snooze", table.id))
    *before, last = page.blocks
    blocks: list[Block]
    if isinstance(last, Buttons) and len(last.buttons) < ROW:
        blocks = [*before, Buttons((*last.buttons, button))]
    else:
        blocks = [*before, last, Buttons((button,))]
    return page if cost(blocks) + 1 > COMPONENTS else Page(tuple(blocks), page.colour, page.pings)


async def _answer(press: Press) -> None:
    reply, services = press.reply, press.reply.house.services
    game_id, seat = press.word(0), press.number(1)
    table = await services.reading.table(game_id)
    choice = next((one for one in STALL_CHOICES if one == press.word(3)), None)
    if choice is None or not 0 <= seat < len(table.seats) or not _SINCE.fullmatch(press.word(2)):
        raise OldButtonError
    stall = await services.stalls.answer(
        game_id,
        reply.person.id,
        seat,
        int(press.word(2), 16),
        choice,
        moderator=reply.moderates(table),
        cause=reply.cause,
    )
    page = stall_page(table, stall, reply.house.voices.public(table))
    message = reply.interaction.message
    if message is not None:
        reply.house.post.remember(message.id, page)
    await reply.show(page)


async def _snooze(press: Press) -> None:
    reply = press.reply
    game_id = press.word(0)
    until = await reply.house.services.reminders.snooze(reply.person.id, "" if game_id == _ALL else game_id)
    await reply.whisper(reply.voice()("stall-snoozed", when=when(until)))


HANDLERS: Handlers = {
    "stall": Handled("update", _answer, sight=True),
    "snooze": Handled("update", _snooze),
}
