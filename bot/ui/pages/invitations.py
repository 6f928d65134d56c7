"""Invitations to a table, and notices about new tables."""

from __future__ import annotations

import re

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.formatting import link, table_name
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.lobby import no_invitations
from bot.ui.pages.lobby_handlers import check_reach
from bot.values.errors import OldButtonError
from bot.values.table import Table
from engine.core.text import UserText, text


def _notice_text(table: Table, letter: str, localiser: Localiser, **people: UserText) -> Words:
    """Describe a table to a person who may join; `people`: the names that the text needs."""
    words = localiser(
        letter,
        game=text(f"{table.game}-name"),
        name=table_name(table),
        link=link(table.place),
        seated=len(table.seats),
        seats=table.capacity,
        pace=text(f"lobby-pace-{table.pace or 'any'}"),
        **people,
    )
    return Words(words)


def invitation_page(table: Table, by: UserText, localiser: Localiser) -> Page:
    """`by`: the name of the inviting player."""
    buttons = (
        Button(localiser.short("invite-accept"), custom_ids.button("accept", table.id), "go"),
        Button(localiser.short("invite-decline"), custom_ids.button("notnow", table.id)),
        Button(localiser.short("invite-never"), custom_ids.button("noinvites")),
    )
    return Page((_notice_text(table, "invite-letter", localiser, by=by), Buttons(buttons)))


def ended_page(table: Table, person: int, localiser: Localiser) -> Page | None:
    """Say why a person can no longer accept: they sit there, or no seat is left; None: they can."""
    if table.seat_of(person) is not None:
        key = "invite-in"
    elif table.status == "lobby":
        if len(table.seats) < table.capacity:
            return None
        key = "invite-full"
    else:
        key = "invite-begun" if table.started is not None else "invite-off"
    game, name = text(f"{table.game}-name"), table_name(table)
    return Page((Words(localiser(key, game=game, name=name, link=link(table.place))),))


async def _accept(press: Press) -> None:
    """Join, unless it is too late; the message then says so."""
    reply, lobby, localiser = press.reply, press.reply.services.lobby, press.reply.localiser()
    table, person = await reply.services.queries.table(press.word(0)), reply.person.id
    if ended_page(table, person, localiser) is None:
        await check_reach(reply)
        table = await lobby.join(table.id, person, cause=reply.cause)
    page = ended_page(table, person, localiser)
    if page is not None:
        await reply.show(page)


async def _not_now(press: Press) -> None:
    await _answered(press)
    await press.reply.send_text(press.reply.localiser()("invite-declined"))


async def _never(press: Press) -> None:
    await _answered(press)
    await press.reply.show(await no_invitations(press))


async def _answered(press: Press) -> None:
    """The table changes this message no more."""
    reply, message = press.reply, press.reply.interaction.message
    if message is not None:
        await reply.services.outbox.forget(reply.person.id, message.id)


async def _again(press: Press) -> None:
    await press.reply.services.invitations.set_refused(press.reply.person.id, closed=False)
    await press.reply.send_text(press.reply.localiser()("invite-open"))


_YES, _NO = "yes", "no"
_SERVER = re.compile(r"[0-9]{1,20}")


def new_table_page(table: Table, host: UserText, localiser: Localiser) -> Page:
    """`host`: the name of the player who opened it."""
    buttons = (
        Button(localiser.short("lobby-join"), custom_ids.button("accept", table.id), "go"),
        Button(localiser.short("ping-never"), custom_ids.button("pings", _NO, table.place.guild or 0)),
    )
    return Page((_notice_text(table, "ping-letter", localiser, host=host), Buttons(buttons)))


def asking(guild: int, localiser: Localiser, *, wanted: bool) -> Buttons:
    """Return the button that subscribes to such notices, or ends the subscription."""
    label = localiser.short("ping-stop" if wanted else "ping-begin")
    return Buttons((Button(label, custom_ids.button("pings", _NO if wanted else _YES, guild)),))


async def _ask(press: Press) -> None:
    reply, wanted, guild = press.reply, press.word(0) == _YES, press.word(1)
    if not _SERVER.fullmatch(guild):
        raise OldButtonError
    await reply.services.announcements.set_wanted(int(guild), reply.person.id, wanted=wanted)
    await _answered(press)
    words = reply.localiser()("ping-begun" if wanted else "ping-ended")
    await reply.show(Page((Words(words), asking(int(guild), reply.localiser(), wanted=wanted))))


HANDLERS: Handlers = {
    "accept": Handled("update", _accept),
    "notnow": Handled("update", _not_now),
    "noinvites": Handled("update", _never),
    "invites": Handled("update", _again),
    "pings": Handled("update", _ask),
}
