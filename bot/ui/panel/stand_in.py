"""A computer that plays for an absent player, and the private notes on a panel."""

from __future__ import annotations

from bot.services.people.profiles import LONGEST_NOTES
from bot.services.tables.hints import must_not_be_rated
from bot.services.turn.computers import STRENGTHS
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.kit.formatting import heading, table_name
from bot.ui.kit.localiser import Localiser
from bot.ui.panel.handlers import show_panel
from bot.values.errors import OldButtonError
from bot.values.panel import Panel
from engine.core.text import text

_STAYS = "stays"
"""In a button's id: the computer plays until the player is back."""


def _stand_in_page(panel: Panel, localiser: Localiser) -> Page:
    """Ask how strong the computer should play this turn or the next one, or all until the player is back."""
    key = "aside-stand-in-now" if panel.is_awaited else "aside-stand-in-next"
    words = f"{heading(panel.table, localiser)}\n{localiser(key)}"
    once, always = (
        Buttons(
            tuple(
                Button(
                    localiser.short(f"bot-strength-{strength}"),
                    custom_ids.button("standinby", panel.table.id, panel.seat, strength, *stays),
                )
                for strength in STRENGTHS
            )
        )
        for stays in ((), (_STAYS,))
    )
    return Page((Words(words), once, Words(localiser("aside-sit-in")), always))


async def _stand_in(press: Press) -> None:
    reply = press.reply
    panel = await reply.services.turns.panel(press.word(0), reply.person.id)
    must_not_be_rated(panel.table)
    await reply.show(_stand_in_page(panel, reply.localiser(panel.table)))


async def _stand_in_by(press: Press) -> None:
    """Play the turn at once, or record it for when the turn comes."""
    reply, game, strength = press.reply, press.word(0), press.word(2)
    if strength not in STRENGTHS:
        raise OldButtonError
    reply.charge_limit("thoughts")
    orders, seat, stays = reply.services.orders, press.number(1), _STAYS in press.args[3:]
    played = await orders.stand_in(
        game, reply.person.id, strength, stays=stays, at=seat, pressed=reply.pressed, cause=reply.cause
    )
    panel = await reply.services.turns.panel(game, reply.person.id)
    if played:
        await show_panel(reply, panel, before=reply.localiser(panel.table)("aside-stood-in"))
    else:
        await reply.send_text(
            reply.localiser(panel.table)("aside-sits-in" if stays else "aside-will-stand-in")
        )


async def _notes(press: Press) -> None:
    reply, game = press.reply, press.word(0)
    table = await reply.services.queries.cached_table(game)
    written = await reply.services.notes.read(game, reply.person.id)
    localiser = reply.localiser()
    title = localiser.short("aside-notes-title", game=text(f"{table.game}-name"), name=table_name(table))
    await reply.open_modal(
        title, custom_ids.form("keepnotes", game), localiser.short("aside-notes"), written, LONGEST_NOTES
    )


async def _keep_notes(press: Press) -> None:
    """Save the notes, which the panel shows from now on."""
    reply, game = press.reply, press.word(0)
    await reply.services.notes.write(game, reply.person.id, press.value, cause=reply.cause)
    await show_panel(reply, await reply.services.turns.panel(game, reply.person.id))


HANDLERS: Handlers = {
    "standin": Handled("private", _stand_in),
    "standinby": Handled("update", _stand_in_by),
    "notes": Handled("private", _notes, asks=True),
    "keepnotes": Handled("update", _keep_notes),
}
