"""Finished seasons and rounds: each has a summary in the thread, and one button lists them all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Entry, Menu, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import chapter_link, heading
from bot.ui.kit.limits import MENU_ENTRIES, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import recap_actions, recap_text
from bot.ui.pictures.renderer import PictureRequest
from bot.values.read_models import ChapterList, ChapterPost, Summary
from bot.values.table import Table
from engine.core.tell import Event
from engine.core.text import Text, Who, text

_ROOM = 1800  # characters of one summary


def _named(table: Table, chapter: int) -> Text:
    return text(f"{table.game}-chapter", number=chapter)


def chapters_button(table: Table, localiser: Localiser) -> Button:
    return Button(localiser.short(f"{table.game}-chapters"), custom_ids.button("chapters", table.id))


def summary_words(summary: Summary, table: Table, localiser: Localiser) -> str:
    """Return who got what, the public points so far, and what comes next."""
    lines = ["### 🗓 " + localiser(f"{table.game}-chapter-over", number=summary.chapter)]
    lines += _won(summary.won, localiser) or [localiser("chapter-nothing")]
    if summary.points:
        parts = [
            localiser("chapter-points-of", who=Who(seat), points=points)
            for seat, points in enumerate(summary.points)
        ]
        lines.append(localiser("chapter-points", all=" · ".join(parts)))
    if summary.next:
        lines.append(
            localiser("chapter-next", told=" ".join(localiser.say(event.text) for event in summary.next))
        )
    return clip("\n".join(lines), _ROOM)


def _won(events: Sequence[Event], localiser: Localiser) -> list[str]:
    """Return one line per seat, however many events it has; events of no seat come last."""
    ordered = sorted(events, key=lambda event: (event.seat is None, event.seat or 0))
    rows = (list(some) for _, some in groupby(ordered, key=lambda event: event.seat))
    return [f"- {recap_text(deeds, localiser)}" for row in rows for deeds in recap_actions(row)]


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
    if pictures:
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
    return Page(tuple(blocks))


async def _show(reply: Reply, game_id: str, chapter: int | None) -> None:
    found = await reply.context.services.chapters.list(game_id, chapter)
    localiser, pictures = reply.localiser(found.table), tuple[Picture, ...]()
    if found.view is not None:
        reply.charge_limit("pictures")
        picture_style = await reply.picture_style()
        shot = PictureRequest(
            found.table, found.view, reply.locale, localiser.label, picture_style=picture_style
        )
        pictures = await reply.context.renderer.first(shot)
    await reply.show(_page(found, localiser, pictures))


async def _chapters(press: Press) -> None:
    """Show the newest chapter, and a menu of all."""
    posts = (await press.reply.context.services.chapters.list(press.word(0))).posts
    await _show(press.reply, press.word(0), posts[-1].chapter if posts else None)


async def _chapter(press: Press) -> None:
    await _show(press.reply, press.word(0), press.chosen)


HANDLERS: Handlers = {
    "chapters": Handled("private", _chapters, sight=True),
    "chapter": Handled("update", _chapter, sight=True),
}
