"""A rematch: what each who sat there is asked, what came of it, and who has still to answer."""

from __future__ import annotations

from bot.services.tables.table_creation import Rematch
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.formatting import link, mention, table_name
from bot.ui.kit.localiser import Voice
from bot.values.errors import NoSuchTableError
from bot.values.table import Table
from engine.core.text import Arg, text


def asked_words(rematch: Rematch, table: Table, voice: Voice) -> str:
    """Below a lobby: for whom its seats are kept, and who does not come."""
    lines = list[str]()
    if waiting := rematch.open(table):
        lines.append(voice("rematch-waits", who=tuple(mention(person) for person in waiting)))
    if rematch.declined:
        lines.append(voice("rematch-declined-by", who=tuple(mention(one) for one in rematch.declined)))
    return "\n".join(lines)


def rematch_page(rematch: Rematch, table: Table, person: int, voice: Voice, *, openly: bool = False) -> Page:
    """The letter to one of them, as things stand. `openly`: where others read it too."""
    known: dict[str, Arg] = {"game": text(f"{table.game}-name"), "link": link(table.place)}
    if table.status == "lobby" and person in rematch.open(table):
        known |= {"host": mention(table.host), "name": table_name(table)}
        words = voice("rematch-asks", **known)
        doors = (
            Button(voice.short("rematch-yes"), custom_ids.button("rematchyes", table.id), "go"),
            Button(voice.short("rematch-no"), custom_ids.button("rematchno", table.id)),
            *(
                ()
                if openly
                else (Button(voice.short("invite-never"), custom_ids.button("rematchnever", table.id)),)
            ),
        )
        told = f"{mention(person)} {words}" if openly else words
        return Page((Words(told), Buttons(doors)), pings=(person,) if openly else ())
    if person in rematch.declined:
        return Page((Words(voice("rematch-you-declined", **known)),))
    if table.status == "lobby":
        lines = [voice("rematch-agreed", **known), asked_words(rematch, table, voice)]
        untold = [one for one in rematch.open(table) if one in rematch.untold and person == table.host]
        if untold:
            lines.append(voice("rematch-untold", who=tuple(mention(one) for one in untold)))
        return Page((Words("\n".join(line for line in lines if line)),))
    key = "rematch-off" if table.status == "closed" and table.started is None else "rematch-begun"
    return Page((Words(voice(key, **known)),))


def declined_page(table: Table, person: int, voice: Voice) -> Page:
    """To those who have agreed: somebody does not come."""
    known: dict[str, Arg] = {"game": text(f"{table.game}-name"), "link": link(table.place)}
    return Page((Words(voice("rematch-told-declined", who=mention(person), **known)),))


async def show_rematch(press: Press, table: Table) -> None:
    """What the letter says now."""
    reply = press.reply
    rematch = await reply.house.services.rematches.at(table.id)
    if rematch is None or reply.person.id not in rematch.people:
        raise NoSuchTableError
    await reply.show(rematch_page(rematch, table, reply.person.id, reply.voice(table)))


async def _yes(press: Press) -> None:
    await _answer(press, agrees=True)


async def _no(press: Press) -> None:
    await _answer(press, agrees=False)


async def _never(press: Press) -> None:
    """Not this one, and no other invitation; the letter goes on to say how things stand."""
    await _answer(press, agrees=False)
    await press.reply.aside(await no_invitations(press))


async def no_invitations(press: Press) -> Page:
    """From now on nobody can invite this person, until they allow it again."""
    reply, voice = press.reply, press.reply.voice()
    await reply.house.services.inviting.close_to(reply.person.id, closed=True)
    again = Button(voice.short("invite-again"), custom_ids.button("invites"))
    return Page((Words(voice("invite-closed")), Buttons((again,))))


async def _answer(press: Press, *, agrees: bool) -> None:
    """A letter that is out of date shows how things stand instead."""
    reply, services = press.reply, press.reply.house.services
    table, person = await services.lobby.get(press.word(0)), reply.person.id
    rematch = await services.rematches.at(table.id)
    if rematch is not None and table.status == "lobby" and person in rematch.open(table):
        act = services.lobby.join if agrees else services.rematches.decline
        table = await act(table.id, person, cause=reply.cause)
    await show_rematch(press, table)


HANDLERS: Handlers = {
    "rematchyes": Handled("update", _yes),
    "rematchno": Handled("update", _no),
    "rematchnever": Handled("update", _never),
}
