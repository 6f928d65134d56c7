"""Finished seasons and rounds: each has a summary in the thread, and one button lists them all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.locales.inline_markup import how_many
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Entry, Menu, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import chapter_link, heading
from bot.ui.kit.limits import MENU_ENTRIES, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import recap_actions, recap_text
from bot.values.read_models import ChapterList, ChapterPost, Summary
from bot.values.table import Table
from engine.core.tell import Event
from engine.core.text import Arg, Text, Who, Word, text

_ROOM = 1800  # characters of one summary
MOST_LINES = 8  # of a post about a finished season or round
_ALL = 99  # lines of a whole summary


def _named(table: Table, chapter: int) -> Text:
    return text(f"{table.game}-chapter", number=chapter)


def chapters_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short(f"{table.game}-chapters"), custom_ids.button("chapters", table.id))


def summary_words(summary: Summary, table: Table, localiser: Localiser, most: int = _ALL) -> str:
    """Return who got what, the reader first, then the public points so far and what comes next.

    What nobody got is left out where `most` lines leave no room for it.
    """
    title = "### 🗓 " + localiser(f"{table.game}-chapter-over", number=summary.chapter)
    last = [*_points(summary, localiser), *_next(summary, localiser)]
    won = _won(summary.won, localiser) or [localiser("chapter-nothing")]
    return clip("\n".join([title, *won[: most - 1 - len(last)], *last]), _ROOM)


def _points(summary: Summary, localiser: Localiser) -> list[str]:
    parts = [
        localiser("chapter-points-of", who=Who(seat), points=points)
        for seat, points in enumerate(summary.points)
    ]
    return [localiser("chapter-points", all=" · ".join(parts))] if parts else []


def _next(summary: Summary, localiser: Localiser) -> list[str]:
    told = " ".join(localiser.say(event.text) for event in summary.next)
    return [localiser("chapter-next", told=told)] if told else []


def _won(events: Sequence[Event], localiser: Localiser) -> list[str]:
    """Return one line per seat, the reader's first; events of no seat come last."""
    ordered = sorted(
        events, key=lambda event: (event.seat is None, event.seat != localiser.reader, event.seat or 0)
    )
    rows = (list(some) for _, some in groupby(ordered, key=lambda event: event.seat))
    return [f"- {recap_text(deeds, localiser)}" for row in rows for deeds in recap_actions(_joined(row))]


def _joined(events: Sequence[Event]) -> list[Event]:
    """Merge neighbours that differ only in their list: "wins Inn" and "wins Fair" become one."""
    found = list[Event]()
    for event in events:
        both = _both(found[-1].text, event.text) if found else None
        if both is None:
            found.append(event)
        else:
            found[-1] = replace(found[-1], text=both)
    return found


def _both(first: Text, second: Text) -> Text | None:
    if first.key != second.key or len(first.args) != len(second.args):
        return None
    args = list[tuple[str, Arg]]()
    for (name, one), (_, other) in zip(first.args, second.args, strict=True):
        if isinstance(one, tuple) and isinstance(other, tuple):
            args.append((name, _together(one, other)))
        elif one == other:
            args.append((name, one))
        else:
            return None
    return Text(first.key, tuple(args))


def _together(first: Sequence[Word], second: Sequence[Word]) -> tuple[Word, ...]:
    """Append one list to another; counts of the same piece are added up."""
    found = dict[Word, int]()
    for part in (*first, *second):
        piece, count = part, 0
        if isinstance(part, Text) and [name for name, _ in part.args] == ["count"]:
            piece, count = Text(part.key), how_many(part)
        found[piece] = found.get(piece, 0) + count
    return tuple(
        text(piece.key, count=count) if count and isinstance(piece, Text) else piece
        for piece, count in found.items()
    )


def chapter_lines(table: Table, posts: Sequence[ChapterPost], localiser: Localiser) -> list[str]:
    """Return links to the summaries."""
    return [
        localiser("chapter-link", chapter=_named(table, post.chapter), link=chapter_link(table.place, post))
        for post in posts
    ]


def _page(found: ChapterList, localiser: Localiser, pictures: tuple[Picture, ...]) -> Page:
    """`found` has one chapter to read, or just the list."""
    table = found.table
    blocks: list[Block] = [Words(heading(table, localiser))]
    if found.shown is not None:
        blocks.append(Words(summary_words(found.shown, table, localiser)))
    blocks.append(Pictures(pictures))
    if not found.posts:
        return Page((*blocks, Words(localiser("chapter-none"))))
    blocks.append(Words(clip(" · ".join(chapter_lines(table, found.posts, localiser)), _ROOM)))
    shown = None if found.shown is None else found.shown.chapter
    entries = [
        Entry(localiser.label(_named(table, post.chapter)), str(post.chapter), chosen=post.chapter == shown)
        for post in found.posts[-MENU_ENTRIES:]
    ]
    blocks.append(Menu(custom_ids.menu("chapter", table.id), localiser.short("chapter-read"), tuple(entries)))
    return Page(tuple(blocks), own=custom_ids.page_id("chapters", table.id))


async def _show(reply: Reply, game_id: str, chapter: int | None) -> None:
    found = await reply.services.chapters.list(game_id, chapter)
    localiser, pictures = reply.localiser(found.table), tuple[Picture, ...]()
    if found.view is not None:
        reply.charge_limit("pictures")
        request = await reply.picture_request(found.table, found.view)
        pictures = await reply.context.renderer.first(request)
    await reply.show(_page(found, localiser, pictures))


async def _chapters(press: Press) -> None:
    """Show the newest chapter, and a menu of all."""
    posts = (await press.reply.services.chapters.list(press.word(0))).posts
    await _show(press.reply, press.word(0), posts[-1].chapter if posts else None)


async def _chapter(press: Press) -> None:
    await _show(press.reply, press.word(0), press.chosen)


HANDLERS: Handlers = {
    "chapters": Handled("private", _chapters, sight=True),
    "chapter": Handled("update", _chapter, sight=True),
}
