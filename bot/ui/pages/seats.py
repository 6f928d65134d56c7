"""Votes, open seats, resigning, and seats that delay the table."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Words, cost
from bot.ui.kit.formatting import table_name, when
from bot.ui.kit.limits import COMPONENTS, ROW
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.lobby_handlers import check_reach
from bot.ui.pages.table_posts import seat_page, vote_page
from bot.values.errors import OldButtonError
from bot.values.table import STALL_CHOICES, Stall, Table, stall_choices
from engine.core.text import Who, text

_ALL = "all"
_SINCE = re.compile(r"[0-9a-f]{1,12}")


def stall_page(table: Table, stall: Stall, localiser: Localiser) -> Page:
    """Ask what to do about a seat that delays the table, without a mention."""
    who = Who(stall.seat)
    if stall.moot:
        return Page((Words(localiser("stall-moot", who=who)),))
    if stall.decided in ("turn", "seat"):
        return Page((Words(localiser(f"stall-{stall.decided}-decided", who=who)),))
    game, name = text(f"{table.game}-name"), table_name(table)
    lines = [localiser("stall-asked", who=who, game=game, name=name, since=when(stall.since))]
    for choice in stall_choices(table):
        if seats := tuple(Who(seat) for seat, one in sorted(stall.voices.items()) if one == choice):
            lines.append(localiser("stall-voice", who=seats, choice=text(f"stall-{choice}")))
    if stall.decided == "wait":
        lines.append(localiser("stall-wait-decided"))
    lines.append("-# " + localiser("stall-who-rated" if table.rated else "stall-who"))
    buttons = tuple(
        Button(
            localiser.short(f"stall-{choice}"),
            custom_ids.button("stall", table.id, stall.seat, f"{stall.since:x}", choice),
            "verb" if choice == "wait" else "plain",
        )
        for choice in stall_choices(table)
        if choice != stall.decided
    )
    look = Button(localiser.short("table-look"), custom_ids.button("look", table.id))
    return Page((Words("\n".join(lines)), Buttons((*buttons, look))))


def with_snooze(page: Page, table: Table | None, localiser: Localiser) -> Page:
    """Add buttons to snooze reminders of this table or of all; if the page is full, `/settings` has to do."""
    if table is None:
        button = Button(localiser.short("stall-snooze"), custom_ids.button("snooze", _ALL))
    else:
        label = localiser.short("stall-snooze-table", name=table_name(table))
        button = Button(label, custom_ids.button("snooze", table.id))
    *before, last = page.blocks
    blocks: list[Block]
    if isinstance(last, Buttons) and any(
        one.custom_id.startswith(custom_ids.OF_PANEL) for one in last.buttons
    ):
        blocks = [*before, Buttons((button,)), last]  # the foot of a panel stays as it is
    elif isinstance(last, Buttons) and len(last.buttons) < ROW:
        blocks = [*before, Buttons((*last.buttons, button))]
    else:
        blocks = [*before, last, Buttons((button,))]
    return page if cost(blocks) + 1 > COMPONENTS else replace(page, blocks=tuple(blocks))


async def _answer(press: Press) -> None:
    reply, services = press.reply, press.reply.services
    game_id, seat = press.word(0), press.number(1)
    table = await services.queries.table(game_id)
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
    page = stall_page(table, stall, reply.context.localisers.public(table))
    await reply.show(page)


async def _snooze(press: Press) -> None:
    reply = press.reply
    game_id = press.word(0)
    until = await reply.services.timers.snooze(reply.person.id, "" if game_id == _ALL else game_id)
    await reply.send_ephemeral_text(reply.localiser()("stall-snoozed", when=when(until)))


def resign_page(table: Table, reply: Reply) -> Page:
    return _sure_page(table, reply, "resign", "resign")


def end_sure_page(table: Table, reply: Reply) -> Page:
    return _sure_page(table, reply, "end", "endgame")


def _sure_page(table: Table, reply: Reply, what: str, verb: str) -> Page:
    localiser = reply.localiser(table)
    words = localiser(f"table-{what}-sure", game=text(f"{table.game}-name"))
    sure = Button(localiser.short(f"table-{what}-yes"), custom_ids.button(verb, table.id), "danger")
    return Page((Words(words), Buttons((sure,))))


async def _end(press: Press) -> None:
    reply, services = press.reply, press.reply.services
    moderator = reply.moderates(await services.queries.table(press.word(0)))
    table = await services.seats.end(press.word(0), reply.person.id, moderator=moderator, cause=reply.cause)
    await reply.send_text(reply.localiser(table)("table-ended"))


async def _resign(press: Press) -> None:
    reply = press.reply
    table = await reply.services.seats.resign(press.word(0), reply.person.id, cause=reply.cause)
    await reply.send_text(reply.localiser(table)("table-resigned"))


async def _vote(press: Press) -> None:
    reply, services = press.reply, press.reply.services
    vote = await services.votes.cast(
        press.number(0), reply.person.id, press.word(1) == "yes", cause=reply.cause
    )
    table = await services.queries.table(vote.game_id)
    game = reply.context.games[table.game]
    is_letter = reply.interaction.guild_id is None
    localiser = reply.localiser(table) if is_letter else reply.context.localisers.public(table)
    page = vote_page(vote, table, game, localiser)
    await reply.show(Page(page.blocks, page.colour))


async def _ask_undo(press: Press) -> None:
    reply = press.reply
    vote = await reply.services.votes.propose(press.word(0), reply.person.id, "undo", cause=reply.cause)
    key = "panel-undone-turn" if vote.result == "passed" else "vote-asked"
    await reply.send_text(reply.localiser()(key))


async def _take(press: Press) -> None:
    reply, seat = press.reply, press.number(1)
    await check_reach(reply)
    table = await reply.services.seats.take(press.word(0), reply.person.id, seat, cause=reply.cause)
    localiser = reply.context.localisers.public(table)
    await reply.show(seat_page(table, seat, localiser))
    await reply.send_ephemeral_text(reply.localiser(table)("table-took", who=Who(seat)))


HANDLERS: Handlers = {
    "stall": Handled("update", _answer, sight=True),
    "snooze": Handled("update", _snooze),
    "resign": Handled("update", _resign),
    "endgame": Handled("update", _end),
    "vote": Handled("update", _vote),
    "askundo": Handled("update", _ask_undo),
    "take": Handled("update", _take, sight=True),
}
