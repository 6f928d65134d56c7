"""Notices to one person about a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.services.turn.parcels import COMPUTER
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.table_access import must_see
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import (
    held_until,
    link,
    mention,
    post_link,
    table_name,
    waiting_words,
    when,
    where,
)
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.chapters import summary_words
from bot.ui.pages.table_posts import table_buttons
from bot.values.parcel import Posted
from bot.values.read_models import ChapterList, TableSnapshot
from bot.values.table import NOBODY, HeldSeat, Stall, Table
from engine.core.text import Seat, Text, Who, text


def full_page(table: Table, lobby: Posted | None, localiser: Localiser, *, openly: bool = False) -> Page:
    """Tell a host that all seats are taken. `openly`: others can read it too, and the lobby is nearby."""
    address = link(table.place) if lobby is None else post_link(table.place, lobby)
    others = tuple(Who(info.seat) for info in table.seats if info.person != table.host)
    words = localiser("letter-full", game=_game(table), name=table_name(table), who=others, link=address)
    if openly:
        return Page((Words(f"{mention(table.host)} {words}"),), pings=(table.host,))
    start = Button(localiser.short("lobby-start"), custom_ids.button("start", table.id), "go")
    return Page((Words(words), Buttons((start,))))


def stalled_page(
    table: Table, stall: Stall, offer: Posted | None, localiser: Localiser, *, openly: bool = False
) -> Page:
    """Tell a host that a player has not moved for long, and that the table was asked what to do."""
    address = link(table.place) if offer is None else post_link(table.place, offer)
    who, since = Who(stall.seat), when(stall.since)
    key = "letter-stalled-rated" if table.rated else "letter-stalled"
    words = localiser(key, who=who, game=_game(table), name=table_name(table), since=since, link=address)
    if openly:
        return Page((Words(f"{mention(table.host)} {words}"),), pings=(table.host,))
    return Page((Words(words),))


def replaced_page(
    table: Table, seat: Seat, what: str, localiser: Localiser, hold: HeldSeat | None = None
) -> Page:
    """Tell a player who has their seat now: a computer, another player, or a computer for one turn.

    `hold`: until when nobody else may take it."""
    key = f"letter-replaced-{what}" if hold is None else "league-lost"
    words = localiser(key, who=Who(seat), game=_game(table), **held_until(hold))
    told = Words(f"{words}\n{where(table, seat, localiser)}")
    if what != COMPUTER:
        return Page((told,))
    back = Button(localiser.short("table-take-back"), custom_ids.button("takeback", table.id), "go")
    return Page((told, Buttons((back,))))


def ousting_page(table: Table, seat: Seat, localiser: Localiser) -> Page:
    """Tell a player that the others may give their seat away."""
    words = localiser("letter-ousting", game=_game(table))
    return Page((Words(f"{words}\n{where(table, seat, localiser)}"),))


def _game(table: Table) -> Text:
    return text(f"{table.game}-name")


def resting_page(
    look: TableSnapshot,
    localiser: Localiser,
    pictures: tuple[Picture, ...] = (),
    notes: Sequence[str] = (),
    *,
    asked: bool = False,
) -> Page:
    """Show the reader's hidden information, what orders did, and who is awaited; `asked`: the reader is."""
    table, seat = look.table, NOBODY if look.seat is None else look.seat
    game = text(f"{table.game}-name")
    key = {"running": "yours" if asked else "waiting", "paused": "paused"}.get(table.status, "over")
    words = [localiser(f"panel-title-{key}", game=game), where(table, seat, localiser), *notes]
    blocks: list[Block] = [Words("\n".join(words)), Pictures(pictures)]
    if below := "" if asked else _waiting(table, seat, localiser):
        blocks.append(Words(below))
    return Page((*blocks, table_buttons(table, localiser)))


def _waiting(table: Table, seat: int, localiser: Localiser) -> str:
    if table.status == "paused":
        return localiser("panel-paused")
    others = tuple(Who(other) for other in table.awaited if other != seat)
    return localiser("panel-waiting-for", who=others) if others and table.status == "running" else ""


def digest_page(found: ChapterList, localiser: Localiser, pictures: tuple[Picture, ...]) -> Page:
    """Summarise a season or a round for followers, with public information only."""
    table = found.table
    game = text(f"{table.game}-name")
    head = localiser("follow-title", game=game, name=table_name(table), link=link(table.place))
    summed = [] if found.shown is None else [summary_words(found.shown, table, localiser)]
    blocks: list[Block] = [Words("\n".join([head, *summed])), Pictures(pictures)]
    if waiting := waiting_words(table, localiser):
        blocks.append(Words(waiting))
    stop = Button(localiser.short("follow-stop"), custom_ids.button("unfollow", table.id))
    look = Button(localiser.short("table-look"), custom_ids.button("look", table.id))
    return Page((*blocks, Buttons((look, stop))))


def farewell_page(news: Page, pictures: tuple[Picture, ...]) -> Page:
    """Tell followers how the game ended, in their last notice."""
    return replace(news, blocks=(*news.blocks, *(Pictures((picture,)) for picture in pictures)))


async def _follow(press: Press) -> None:
    """Follow the table of a button, or the one chosen in a menu."""
    reply, game_id = press.reply, press.value or press.word(0)
    must_see(reply, await reply.services.queries.cached_table(game_id))
    table = await reply.services.follows.follow(game_id, reply.person.id)
    await reply.show(_told(table, reply.localiser(table)))


def _told(table: Table, localiser: Localiser) -> Page:
    game = text(f"{table.game}-name")
    words = localiser("follow-begun", game=game, name=table_name(table), link=link(table.place))
    stop = Button(localiser.short("follow-stop"), custom_ids.button("unfollow", table.id))
    return Page((Words(words), Buttons((stop,))))


async def _unfollow(press: Press) -> None:
    reply = press.reply
    table = await reply.services.follows.unfollow(press.word(0), reply.person.id)
    game = text(f"{table.game}-name")
    await reply.show(
        Page((Words(reply.localiser(table)("follow-ended", game=game, name=table_name(table))),))
    )


async def _take_back(press: Press) -> None:
    """Take one's own seat again, on the notice that says it was lost."""
    reply = press.reply
    seats = reply.services.seats
    table = await seats.take_back(press.word(0), reply.person.id, cause=reply.cause)
    await reply.show(Page((Words(reply.localiser(table)("table-took-back", game=_game(table))),)))


HANDLERS: Handlers = {
    "takeback": Handled("update", _take_back),
    "follow": Handled("private", _follow),
    "unfollow": Handled("update", _unfollow),
}
