"""A game as a film or as one HTML page."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Paper, Picture, Pictures, Words
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.table_posts import table_buttons
from bot.ui.pictures.html_replay import replay_voices
from bot.ui.pictures.render_queue import ClosedError
from bot.values.errors import PlayerError
from bot.values.read_models import FilmFrames
from bot.values.table import Table
from engine.core.text import text
from render.kit.animation import spread

_log = logging.getLogger(__name__)


def film_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("table-film"), custom_ids.button("film", table.id))


def film_since_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("table-film-since"), custom_ids.button("filmsince", table.id))


def share_button(table: Table, localiser: Localiser, turn: int | None = None) -> Button:
    """Return the button by which players of the table share it with everyone."""
    return Button(
        localiser.short("table-share"), custom_ids.button("share", table.id, "film" if turn is None else turn)
    )


async def _film(press: Press) -> None:
    """Show a finished game as a film up to its score sheet, with public information only."""
    press.reply.charge_limit("films")
    reel = await press.reply.services.past.film(press.word(0), spread)
    await _show(press.reply, reel, "table-film-title")


async def _film_since(press: Press) -> None:
    """Show the moves since this player's last turn as a film, with what this player may see."""
    reply = press.reply
    reply.charge_limit("films")
    reel = await reply.services.past.film_since(press.word(0), reply.person.id, spread)
    if reel.turns:
        await _show(reply, reel, "table-film-since-title")
    else:
        await reply.send_text(reply.localiser(reel.table)("table-since-nothing"))


async def _show(reply: Reply, reel: FilmFrames, title: str) -> None:
    """Show a waiting text first, as rendering takes a while, then replace it with the film."""
    localiser = reply.localiser(reel.table)
    await reply.send_text(localiser("table-film-drawing", turns=reel.turns))
    blocks: list[Block] = [Words(localiser(title, game=text(f"{reel.table.game}-name")))]
    film = await _rendered(reply.context.films.film(reel, reply.locale, localiser.label), "film", reel.table)
    blocks.append(Words(localiser("table-film-failed")) if film is None else Pictures((film,)))
    if reel.table.status == "running":
        blocks.append(table_buttons(reel.table, localiser))
    elif reel.seat is None and reel.table.seat_of(reply.person.id) is not None:
        blocks.append(Buttons((share_button(reel.table, localiser),)))
    await reply.show(Page(tuple(blocks)))


async def _rendered(work: Awaitable[Picture], what: str, table: Table) -> Picture | None:
    """Return the film or replay once it is rendered; None if that fails."""
    try:
        return await work
    except ClosedError:
        return None
    except Exception:
        _log.exception("a %s could not be rendered", what, extra={"game": table.id, "kind": table.game})
        return None


async def _share(press: Press) -> None:
    reply, game_id = press.reply, press.word(0)
    turn = None if press.word(1) == "film" else press.number(1)
    reply.charge_limit("films" if turn is None else "pictures")
    await reply.services.transfer.share(game_id, reply.person.id, turn, cause=reply.cause)
    await reply.send_text(reply.localiser()("table-shared"))


def keep_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short("replay-button"), custom_ids.button("keepreplay", table.id))


async def _keep(press: Press) -> None:
    """Show a waiting text first, as rendering takes a while, then replace it with the page."""
    reply, context = press.reply, press.reply.context
    table = await context.services.queries.table(press.word(0))
    if table.status != "over":
        raise PlayerError("replay-not-over")
    reply.charge_limit("films")
    exported = await context.services.transfer.export(table.id, reply.person.id)
    localiser = reply.localiser(table)
    await reply.send_text(localiser("replay-drawing"))
    localisers = replay_voices(
        context.localisers.plain, table.game, lambda locale: context.localisers.names(table, locale)
    )
    work = context.films.replay(exported, context.games[table.game], localisers, reply.locale)
    page = await _rendered(work, "replay", table)
    if page is None:
        await reply.show(Page((Words(localiser("replay-failed")),)))
    else:
        here = Words(localiser("replay-here", game=text(f"{table.game}-name")))
        await reply.show(Page((here, Paper(page.name, page.data))))


HANDLERS: Handlers = {
    "share": Handled("private", _share, sight=True),
    "film": Handled("private", _film, sight=True),
    "filmsince": Handled("private", _film_since, sight=True),
    "keepreplay": Handled("private", _keep, sight=True),
}
