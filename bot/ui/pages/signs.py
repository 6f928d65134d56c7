"""The legend of a game's signs, as a page, and the button that opens it."""

from __future__ import annotations

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import must_see
from bot.ui.kit.blocks import Button, Buttons, Page, Pictures, Words
from bot.ui.kit.localiser import Localiser
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.errors import OldButtonError
from bot.values.people import PictureStyle
from bot.values.table import Table
from engine.core.text import text
from render.registry import LEGENDS

_NO_TABLE = "-"
"""In a button's id: the legend of a whole game."""


def signs_buttons(game: str, localiser: Localiser, table: str = "") -> list[Button]:
    """Return the button to the legend of a game, at a table if one is given; none without a legend."""
    if game not in LEGENDS:
        return []
    custom_id = custom_ids.button("signs", game, *([table] if table else []))
    return [Button(localiser.short("signs-button"), custom_id)]


async def signs_page(
    renderer: PictureRenderer,
    game: str,
    locale: str,
    localiser: Localiser,
    picture_style: PictureStyle,
    table: Table | None = None,
    number: int = 1,
) -> Page:
    """Return one page of the legend, with a button for each page, because a phone shows a long message from
    its end. At a table the signs of options that it does not play with are left out."""
    options = None if table is None else table.options
    picture, count = await renderer.legend(game, locale, localiser.label, picture_style, options, page=number)
    to = _NO_TABLE if table is None else table.id
    pages = tuple(
        Button(str(at), custom_ids.button("signspage", game, to, at), "verb" if at == number else "plain")
        for at in range(1, count + 1)
    )
    heading = Words(localiser("signs-page", game=text(f"{game}-name")))
    return Page((heading, Pictures((picture,)), *([Buttons(pages)] if count > 1 else [])))


async def show_signs(reply: Reply, game: str, table: Table | None = None, number: int = 1) -> None:
    if game not in LEGENDS:
        raise OldButtonError
    reply.charge_limit("pictures")
    localiser, style = reply.localiser(table), await reply.picture_style()
    renderer = reply.context.renderer
    await reply.show(await signs_page(renderer, game, reply.locale, localiser, style, table, number))


async def _signs(press: Press) -> None:
    """Show a page of a game's legend: the game, then perhaps a table and the number of the page."""
    table_id = press.word(1) if len(press.args) > 1 else _NO_TABLE
    number = press.number(2) if len(press.args) > 2 else 1
    if table_id == _NO_TABLE:
        await show_signs(press.reply, press.word(0), number=number)
    else:
        await _signs_at(press, table_id, number)


async def _signs_at(press: Press, table_id: str, number: int = 1) -> None:
    table = await press.reply.services.queries.cached_table(table_id)
    must_see(press.reply, table)
    await show_signs(press.reply, table.game, table, number)


async def _in_place_of_panel(press: Press) -> None:
    await _signs_at(press, press.word(0))


HANDLERS: Handlers = {
    "signs": Handled("private", _signs),
    "signspage": Handled("update", _signs),
    "legend": Handled("update", _in_place_of_panel),
}
