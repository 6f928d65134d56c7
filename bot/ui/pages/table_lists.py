"""Lists of tables: those of a server, and those waiting for one person."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.services.queries.table_queries import WHICH, TableList, Which
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.interactions.table_access import sees_channel
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words, rows
from bot.ui.kit.formatting import deadline_words, link, post_link, table_name, titles, until_words, when
from bot.ui.kit.localiser import Localiser, Localisers
from bot.ui.pages.invitations import asking
from bot.values.errors import OldButtonError
from bot.values.read_models import Waiting
from bot.values.table import Table
from engine.core.text import Arg, Who, text

_SHOWN = 10
_MINE = "mine"


def turns_page(waiting: Sequence[Waiting], localisers: Localisers, locale: str) -> Page:
    """List the tables, the longest waiting first."""
    localiser = localisers.plain(locale)
    if not waiting:
        return Page((Words(localiser("turns-none")),))
    blocks: list[Block] = [Words(localiser("turns-title", count=len(waiting)))]
    blocks.append(Words("\n".join(_waiting_line(one, localisers, locale) for one in waiting[:_SHOWN])))
    buttons = [
        Button(
            localiser.short(
                "turns-play", number=number, game=text(f"{one.table.game}-name"), name=table_name(one.table)
            ),
            custom_ids.button("play", one.table.id),
            "verb" if number == 1 else "plain",
        )
        for number, one in enumerate(waiting[:_SHOWN], 1)
    ]
    return Page((*blocks, *rows(buttons)))


def _waiting_line(one: Waiting, localisers: Localisers, locale: str) -> str:
    localiser = localisers.at(one.table, locale)
    others = tuple(Who(info.seat) for info in one.table.seats if info.seat != one.seat)
    place = one.table.place
    address = link(place) if one.post is None else post_link(place, one.post)
    game = text(f"{one.table.game}-name")
    known: dict[str, Arg] = {"game": game, "name": table_name(one.table), "who": others}
    line = "1. " + localiser("turns-line", **known, since=when(one.since), link=address)
    left = deadline_words(one.table, [one.seat], localiser)
    if one.table.until is not None:
        left = until_words(one.table.until, localiser)
    return f"{line} · {left}" if left else line


def _tables_page(
    found: TableList, person: int, localisers: Localisers, locale: str, below: Buttons | None
) -> Page:
    localiser = localisers.plain(locale)
    blocks: list[Block] = [Words(localiser("tables-title"))]
    lines = [_line(table, found.chapters.get(table.id), localisers, locale) for table in found.tables]
    blocks.append(Words("\n".join(lines) or localiser(f"tables-none-{found.which}")))
    whose = (_MINE,) if found.mine else ()
    sorts = [
        Button(
            localiser.short(f"tables-{which}", count=found.counts[which]),
            custom_ids.button("tables", which, 0, "sort", *whose),
            "verb" if which == found.which else "plain",
        )
        for which in WHICH
    ]
    blocks.append(Buttons(tuple(sorts)))
    if below is not None:
        other = () if found.mine else (_MINE,)
        key = "tables-mine" if found.mine else "tables-all"
        filtered = Button(localiser.short(key), custom_ids.button("tables", found.which, 0, "whose", *other))
        below = Buttons((filtered, *below.buttons))
    if found.which == "running":
        own = [table for table in found.tables if table.seat_of(person) is not None]
        others = [table for table in found.tables if table not in own]
        blocks += rows([_play_button(table, person, localiser) for table in own])
        blocks += [_follow_menu(others, localisers, locale)] if others else []
    if found.pages > 1:
        blocks += [_pager(found, localisers, locale)]
    if below is not None:
        blocks.append(below)
    return Page(tuple(blocks), own=custom_ids.page_id("tables", found.which, 0, "sort", *whose))


def _play_button(table: Table, person: int, localiser: Localiser) -> Button:
    """Return the button that opens one's own panel of a table."""
    key = "tables-play-lesson" if table.lesson else "tables-play"
    label = localiser.short(key, game=text(f"{table.game}-name"), name=table_name(table))
    is_awaited = table.seat_of(person) in table.awaited
    return Button(label, custom_ids.button("play", table.id), "verb" if is_awaited else "plain")


def _follow_menu(tables: Sequence[Table], localisers: Localisers, locale: str) -> Menu:
    """Return the menu to follow a table; followers are notified when a season, a round or the game ends."""
    named = titles([(table, localisers.at(table, locale)) for table in tables])
    entries = [Entry(name, table.id) for table, name in zip(tables, named, strict=True)]
    return Menu(custom_ids.menu("follow"), localisers.plain(locale).short("follow-which"), tuple(entries))


def _pager(found: TableList, localisers: Localisers, locale: str) -> Buttons:
    localiser, last = localisers.plain(locale), found.pages - 1

    def turned(key: str, page: int, disabled: bool) -> Button:
        return Button(
            localiser.short(key),
            custom_ids.button("tables", found.which, page, "turned", *((_MINE,) if found.mine else ())),
            disabled=disabled,
        )

    here = localiser.short("tables-page", page=found.page + 1, pages=found.pages)
    return Buttons(
        (
            turned("tables-newer", found.page - 1, found.page == 0),
            Button(here, custom_ids.button("tables", found.which, found.page, "here"), disabled=True),
            turned("tables-older", found.page + 1, found.page == last),
        )
    )


def _line(table: Table, chapter: int | None, localisers: Localisers, locale: str) -> str:
    """Describe a table with public facts: players, seats, season or round, whose turn it is, clock."""
    localiser = localisers.at(table, locale)
    who = tuple(Who(info.seat) for info in table.seats)
    known: dict[str, Arg] = {"game": text(f"{table.game}-name"), "name": table_name(table), "who": who}
    head = localiser("tables-line", **known, link=link(table.place))
    facts = [_state(table, localisers, locale)]
    if chapter is not None:
        facts.insert(0, localiser(f"{table.game}-chapter", number=chapter))
    if table.status in ("lobby", "running", "paused") and table.clock:
        facts.append(localiser(f"clock-{table.clock}"))
    facts += [localiser("tables-lesson")] if table.lesson else []
    facts += [localiser("tables-rated")] if table.rated else []
    facts += [localiser("tables-league")] if table.league else []
    return f"{head}\n-# {' · '.join(facts)}"


def _state(table: Table, localisers: Localisers, locale: str) -> str:
    localiser = localisers.at(table, locale)
    if table.status == "lobby":
        pace = text(f"lobby-pace-{table.pace or 'any'}")
        return localiser("tables-seats", seated=len(table.seats), seats=table.capacity, pace=pace)
    if table.status == "paused":
        return localiser("tables-paused")
    if table.status == "running":
        awaited = tuple(Who(seat) for seat in table.awaited)
        since = when(table.waits_since or table.started or table.created)
        return localiser("tables-waits", who=awaited, since=since) if awaited else localiser("tables-goes-on")
    ended = when(table.ended or table.created)
    return localiser("tables-ended" if table.status == "over" else "tables-stopped", when=ended)


async def show_tables(reply: Reply, which: Which | None = None, page: int = 0, *, mine: bool = False) -> None:
    """Show a server's tables whose channels this person can see; in a DM or with `mine` the person's own."""
    queries, guild, person = reply.services.queries, reply.interaction.guild_id, reply.person.id
    if guild is None:
        found, below = await queries.listed_of(person, which, page), None
    else:
        sees = partial(_sees, reply)
        found = await queries.listed_here(guild, person, sees, which, page, mine=mine)
        wanted = await reply.services.announcements.is_wanted(guild, person)
        below = asking(guild, reply.localiser(), wanted=wanted)
    await reply.show(_tables_page(found, person, reply.context.localisers, reply.locale, below))


def _sees(reply: Reply, channel: int) -> bool:
    return reply.is_moderator or sees_channel(reply, channel)


async def _turn(press: Press) -> None:
    which = next((one for one in WHICH if one == press.word(0)), None)
    if which is None:
        raise OldButtonError
    await show_tables(press.reply, which, press.number(1), mine=_MINE in press.args)


HANDLERS: Handlers = {
    "tables": Handled("update", _turn),
}
