"""Pages about a table: board, own screen, log, recap, past positions."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.context import AppContext
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press, showing
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import (
    Block,
    Button,
    Buttons,
    Entry,
    Menu,
    Page,
    Paper,
    Picture,
    Pictures,
    Words,
    rows,
)
from bot.ui.kit.formatting import heading, when
from bot.ui.kit.limits import MENU_ENTRIES, MESSAGE_TEXT, clip, pieces
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import since_words
from bot.ui.pages.replays import film_button, film_since_button, keep_button, share_button
from bot.ui.pages.signs import show_signs, signs_buttons
from bot.ui.pages.table_posts import entry_lines, public_lines, table_buttons
from bot.ui.pictures.picture_requests import PictureRequest
from bot.values.errors import PlayerError
from bot.values.read_models import HistoryEntry, ReplayJumps, TableSnapshot
from bot.values.table import Table
from engine.core.text import Who, text
from render.kit.painter import PictureKind

_SIGNS = "signs"  # the legend, in menus of older messages
_DIGITS = 5
_NUMBER = re.compile(rf"[0-9]{{1,{_DIGITS}}}")
_TEXT_MESSAGES = 4  # maximum messages of a text board


def everybody_words(points: Sequence[int], localiser: Localiser) -> str:
    """Return the score so far of all seats, where it is public."""
    seats = (localiser("plan-seat", who=Who(seat), points=each) for seat, each in enumerate(points))
    return localiser("plan-table", all=" · ".join(seats))


async def _news_of(reply: Reply, table: Table, view: Any) -> tuple[str, ...]:
    """Return what changed since this reader's last visit, if they have a seat here."""
    if table.seat_of(reply.person.id) is None:
        return ()
    earlier = await reply.services.past.earlier_view(table.id, reply.person.id)
    return reply.context.renderer.changes(table.game, earlier, view)


async def show_board(reply: Reply, game_id: str, kind: str = "", *, secret: bool = True) -> None:
    """Show the picture of the table and a menu of the others.

    `secret`: include the reader's hidden information.
    """
    reply.charge_limit("pictures")
    look = await reply.services.queries.snapshot(game_id, reply.person.id if secret else None)
    localiser = reply.localiser(look.table)
    kinds = reply.context.renderer.kinds(look.table.game, look.view)
    if not kinds:
        await show_text_board(reply, game_id, secret=secret)
        return
    chosen = next((one for one in kinds if _kind_value(one) == kind), kinds[0])
    news = await _news_of(reply, look.table, look.view) if look.seat is not None else ()
    request = await reply.picture_request(look.table, look.view, news=news)
    pictures = await reply.context.renderer.pictures(request, [chosen])
    blocks: list[Block] = [Words(heading(look.table, localiser))]
    blocks += [Pictures(pictures)] if pictures else [Words(_board_words(reply.context, look, localiser))]
    blocks += [Words(everybody_words(look.everybody, localiser))] if look.everybody else []
    blocks += _legend(pictures, localiser)
    if len(kinds) > 1:
        game, renderer, changed = (
            look.table.game,
            reply.context.renderer,
            localiser.short("table-picture-changed"),
        )
        entries = [
            Entry(
                kind_words(game, one, localiser),
                _kind_value(one),
                changed if renderer.shows_any(game, look.view, one, news) else "",
                one == chosen,
            )
            for one in kinds[:MENU_ENTRIES]
        ]
        blocks.append(
            Menu(custom_ids.menu("board", game_id), localiser.short("table-other-pictures"), tuple(entries))
        )
    if not reply.is_in_place_of_panel:  # Back leads to everything else
        blocks.append(table_buttons(look.table, localiser, plays=not secret or look.seat is not None))
    blocks += rows(signs_buttons(look.table.game, localiser, look.table.id))
    await reply.show(Page(tuple(blocks), own=custom_ids.page_id("look", game_id)))
    reply.mark_seen(look.table)


def _legend(pictures: Sequence[Picture], localiser: Localiser) -> list[Block]:
    """Explain the red frames, if there are any."""
    return [Words("-# " + localiser("panel-news"))] if any(picture.news for picture in pictures) else []


def _kind_value(kind: PictureKind) -> str:
    return kind.key if kind.seat is None else f"{kind.key}.{kind.seat}"


_NUMBERED = "board"  # pictures of single boards, which are numbered and no parts of one picture


def kind_words(game: str, kind: PictureKind, localiser: Localiser) -> str:
    """Return the name of a picture; "village-2" is the second part of a seat's village."""
    name, _, number = kind.key.rpartition("-")
    key, part = (name, int(number)) if number.isdigit() else (kind.key, 1)
    if key == _NUMBERED:
        return localiser.label(text(f"{game}-picture-{key}", number=part))
    picture = text(f"{game}-picture-{key}")
    if kind.seat is not None:
        picture = text(f"{game}-picture-{key}-of", who=Who(kind.seat))
    if part > 1:
        picture = text("table-picture-part", picture=picture, part=part)
    return localiser.label(picture)


async def show_text_board(reply: Reply, game_id: str, *, secret: bool = True) -> None:
    """Show the table as text, in several messages if needed."""
    look = await reply.services.queries.snapshot(game_id, reply.person.id if secret else None)
    localiser = reply.localiser(look.table)
    words = reply.context.renderer.board(look.table.game, look.view, localiser.worded().brief)
    parts = pieces(words, MESSAGE_TEXT - 100)[:_TEXT_MESSAGES] or [heading(look.table, localiser)]
    await reply.send_text(parts[0])
    for part in parts[1:]:
        await reply.send_ephemeral_text(part)


async def show_screen(reply: Reply, game_id: str) -> None:
    """Show the hidden information of this player."""
    reply.charge_limit("pictures")
    look = await reply.services.queries.snapshot(game_id, reply.person.id)
    request = await reply.picture_request(look.table, look.view)
    await reply.show(await screen_page(reply.context, look, reply.localiser(look.table), request))


async def screen_page(
    context: AppContext,
    look: TableSnapshot,
    localiser: Localiser,
    request: PictureRequest,
    *,
    before: str = "",
) -> Page:
    screen = context.renderer.screen(look.table.game, look.view, look.seat)
    own = [screen] if screen else context.renderer.kinds(look.table.game, look.view)[:1]
    blocks: list[Block] = [Words(before or heading(look.table, localiser))]
    if look.seat is None:
        blocks.append(Words(localiser("table-no-screen")))
    elif own and (pictures := await context.renderer.pictures(request, own)):
        blocks.append(Pictures(pictures))
    else:
        blocks.append(Words(_board_words(context, look, localiser)))
    blocks.append(Buttons(_others(look.table, localiser, "screen", plays=look.seat is not None)))
    return Page(tuple(blocks), own=custom_ids.page_id("screen", look.table.id))


def _others(table: Table, localiser: Localiser, here: str, *, plays: bool) -> tuple[Button, ...]:
    """Return a table's buttons without the one to the current page."""
    found = table_buttons(table, localiser, plays=plays).buttons
    return tuple(button for button in found if button.custom_id != custom_ids.button(here, table.id))


def _board_words(context: AppContext, look: TableSnapshot, localiser: Localiser) -> str:
    return clip(context.renderer.board(look.table.game, look.view, localiser.worded().brief), 3000)


async def show_since(reply: Reply, game_id: str) -> None:
    reply.charge_limit("pictures")
    since = await reply.services.queries.recap(game_id, reply.person.id)
    localiser = reply.localiser(since.table)
    blocks: list[Block] = [Words(since_words(since, localiser))]
    news = await _news_of(reply, since.table, since.view)
    request = await reply.picture_request(since.table, since.view, news=news)
    pictures = await reply.context.renderer.telling(request, request.news)
    blocks += [*(Pictures((one,)) for one in pictures), *_legend(pictures, localiser)]
    plays = since.table.seat_of(reply.person.id) is not None
    buttons = _others(since.table, localiser, "since", plays=plays)
    if since.entries and pictures:
        buttons = (*buttons, film_since_button(since.table, localiser))
    blocks.append(Buttons(buttons))
    await reply.show(Page(tuple(blocks), own=custom_ids.page_id("since", game_id)))
    reply.mark_seen(since.table)


async def show_log(reply: Reply, game_id: str, page: int = 0) -> None:
    """Show the log as far as this reader may know it, the newest page first."""
    log = await reply.services.queries.log(game_id, reply.person.id, page)
    localiser = reply.localiser(log.table)
    lines = [line for entry in log.entries for line in entry_lines(entry, localiser)]
    if log.page == 0:
        lines += [localiser("table-copied", when=when(at)) for at in log.copied]
        lines += [_annal_words(one, localiser) for one in log.annals]
    heading = localiser("table-log", page=log.page + 1, pages=max(log.pages, 1))
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3900))]
    if log.pages > 1:
        older = Button(
            localiser.short("table-older"),
            custom_ids.button("log", game_id, page + 1),
            disabled=page + 1 >= log.pages,
        )
        newer = Button(
            localiser.short("table-newer"), custom_ids.button("log", game_id, page - 1), disabled=page == 0
        )
        blocks.append(Buttons((older, newer)))
    await reply.show(Page(tuple(blocks), own=custom_ids.page_id("log", game_id, 0)))


def _annal_words(annal: HistoryEntry, localiser: Localiser) -> str:
    """Describe a change of a seat, with the names of that time."""
    what = "seated" if annal.what == "taken" and not annal.old else annal.what
    return localiser(f"table-annal-{what}", when=when(annal.at), old=annal.old, new=annal.new)


async def show_replay(reply: Reply, game_id: str, turn: int) -> None:
    """Show the public table after a turn, with buttons to step through the game."""
    reply.charge_limit("pictures")
    post = await reply.services.past.turn_post(game_id, turn)
    table, localiser = post.table, reply.localiser(post.table)
    news = reply.context.renderer.changes(table.game, post.before, post.view)
    request = await reply.picture_request(table, post.view, news=news)
    lines = public_lines(post, localiser)
    first, last = post.first or 1, post.last or 1  # all answers to a secret question are one step
    heading = localiser("table-replay", turn=first, turns=table.turn)
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3000))]
    if pictures := await reply.context.renderer.changed_board(request, news):
        blocks.append(Pictures(pictures))
    jumps = await reply.services.past.jumps(game_id, reply.person.id)
    if len(jumps.chapters) > 1:
        blocks.append(_chapter_menu(table, first, jumps, localiser))
    buttons = _replay_buttons(table, first, last, jumps, localiser)
    if pictures and table.status == "over":
        buttons += [film_button(table, localiser), keep_button(table, localiser)]
    if table.status == "over" and table.seat_of(reply.person.id) is not None:
        buttons.append(share_button(table, localiser, first))
    await reply.show(Page((*blocks, *rows(buttons))))


def _chapter_menu(table: Table, turn: int, jumps: ReplayJumps, localiser: Localiser) -> Menu:
    """Return the menu that jumps to the beginning of a season or round."""
    here = max((chapter for chapter, first in jumps.chapters.items() if first <= turn), default=0)
    entries = tuple(
        Entry(localiser.short(f"{table.game}-chapter", number=chapter), str(first), chosen=chapter == here)
        for chapter, first in list(jumps.chapters.items())[:MENU_ENTRIES]
    )
    which = localiser.short("table-replay-chapter", chapters=text(f"{table.game}-chapters"))
    return Menu(custom_ids.menu("replay", table.id, "chapter"), which, entries)


def _replay_buttons(
    table: Table, first: int, last: int, jumps: ReplayJumps, localiser: Localiser
) -> list[Button]:
    def button(key: str, to: int) -> Button:
        off = not 1 <= to <= table.turn
        return Button(
            localiser.short(f"table-{key}"), custom_ids.button("replay", table.id, key, to), disabled=off
        )

    ask = custom_ids.button("replayask", table.id, first)
    buttons = [
        button("back-ten", first - 10),
        button("back", first - 1),
        button("on", last + 1),
        button("on-ten", last + 10),
        Button(localiser.short("table-replay-ask"), ask),
    ]
    if jumps.own:
        buttons.append(button("own-back", max((turn for turn in jumps.own if turn < first), default=0)))
        buttons.append(button("own-on", min((turn for turn in jumps.own if turn > last), default=0)))
    return buttons


async def show_export(reply: Reply, game_id: str) -> None:
    table = await reply.services.queries.table(game_id)
    exported = await reply.services.transfer.export(game_id, reply.person.id)
    localiser = reply.localiser(table)
    key = "table-export-whole" if exported.whole else "table-export-view"
    await reply.show(Page((Words(localiser(key)), Paper(exported.name, exported.data))))


async def _board(press: Press) -> None:
    if press.value == _SIGNS:
        table = await press.reply.services.queries.cached_table(press.word(0))
        await show_signs(press.reply, table.game, table)
    else:
        await show_board(press.reply, press.word(0), press.value)


async def _log(press: Press) -> None:
    await show_log(press.reply, press.word(0), max(press.number(1), 0))


async def _replay(press: Press) -> None:
    """Go to the turn of a button, chosen in the menu, or written in the form."""
    written = press.value.strip()
    if written and not _NUMBER.fullmatch(written):
        raise PlayerError("table-replay-number")
    await show_replay(press.reply, press.word(0), int(written) if written else press.number(2))


async def _ask_turn(press: Press) -> None:
    reply = press.reply
    table = await reply.services.queries.cached_table(press.word(0))
    localiser, to = reply.localiser(table), custom_ids.form("replay", table.id, "to")
    label = localiser.short("table-replay-which", turns=table.known_turn)
    await reply.open_modal(localiser.short("table-replay-ask"), to, label, press.word(1), _DIGITS)


async def _watch(press: Press) -> None:
    """Start the replay at the beginning or at a given turn."""
    await show_replay(press.reply, press.word(0), press.number(1) if len(press.args) > 1 else 1)


HANDLERS: Handlers = {
    "fulllog": Handled("private", showing(show_log), sight=True),
    "board": Handled("update", _board, sight=True),
    "look": Handled("private", showing(show_board), sight=True),
    "screen": Handled("private", showing(show_screen), sight=True),
    "since": Handled("private", showing(show_since), sight=True),
    "log": Handled("update", _log, sight=True),
    "replay": Handled("update", _replay, sight=True),
    "replayask": Handled("update", _ask_turn, sight=True, asks=True),
    "watch": Handled("private", _watch, sight=True),
    "export": Handled("private", showing(show_export), sight=True),
}
