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


def _letter_about(table: Table, letter: str, localiser: Localiser, **people: UserText) -> Words:
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
    return Page((_letter_about(table, "invite-letter", localiser, by=by), Buttons(buttons)))


async def _accept(press: Press) -> None:
    reply = press.reply
    await check_reach(reply)
    table = await reply.context.services.lobby.join(press.word(0), reply.person.id, cause=reply.cause)
    known = await reply.context.services.people.get(reply.person.id)
    reach = text(f"lobby-reach-{known.reach}")
    said = reply.localiser(table)("lobby-joined", game=text(f"{table.game}-name"), reach=reach)
    await reply.send_text(f"{said}\n{link(table.place)}")


async def _not_now(press: Press) -> None:
    await press.reply.send_text(press.reply.localiser()("invite-declined"))


async def _never(press: Press) -> None:
    await press.reply.show(await no_invitations(press))


async def _again(press: Press) -> None:
    await press.reply.context.services.inviting.close_to(press.reply.person.id, closed=False)
    await press.reply.send_text(press.reply.localiser()("invite-open"))


_YES, _NO = "yes", "no"
_SERVER = re.compile(r"[0-9]{1,20}")


def new_table_page(table: Table, host: UserText, localiser: Localiser) -> Page:
    """`host`: the name of the player who opened it."""
    buttons = (
        Button(localiser.short("lobby-join"), custom_ids.button("accept", table.id), "go"),
        Button(localiser.short("ping-never"), custom_ids.button("pings", _NO, table.place.guild or 0)),
    )
    return Page((_letter_about(table, "ping-letter", localiser, host=host), Buttons(buttons)))


def asking(guild: int, localiser: Localiser, *, wanted: bool) -> Buttons:
    """Return the button that subscribes to such notices, or ends the subscription."""
    label = localiser.short("ping-stop" if wanted else "ping-begin")
    return Buttons((Button(label, custom_ids.button("pings", _NO if wanted else _YES, guild)),))


async def _ask(press: Press) -> None:
    reply, wanted, guild = press.reply, press.word(0) == _YES, press.word(1)
    if not _SERVER.fullmatch(guild):
        raise OldButtonError
    await reply.context.services.pinging.ask(int(guild), reply.person.id, wanted=wanted)
    words = reply.localiser()("ping-begun" if wanted else "ping-ended")
    await reply.show(Page((Words(words), asking(int(guild), reply.localiser(), wanted=wanted))))


HANDLERS: Handlers = {
    "accept": Handled("update", _accept),
    "notnow": Handled("update", _not_now),
    "noinvites": Handled("update", _never),
    "invites": Handled("update", _again),
    "pings": Handled("update", _ask),
}
