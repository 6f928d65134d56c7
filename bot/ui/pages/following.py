"""Following a table: the buttons, and the letters that whoever follows gets."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.table_access import must_see
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import link, table_name, waiting_words
from bot.ui.kit.localiser import Voice
from bot.ui.pages.chapters import summary_words
from bot.values.read_models import ChapterList
from bot.values.table import Table
from engine.core.text import text


def digest_page(found: ChapterList, voice: Voice, pictures: tuple[Picture, ...]) -> Page:
    """A season or a round is over; as every stranger in the channel may read it."""
    table = found.table
    game = text(f"{table.game}-name")
    head = voice("follow-title", game=game, name=table_name(table), link=link(table.place))
    summed = [] if found.shown is None else [summary_words(found.shown, table, voice)]
    blocks: list[Block] = [Words("\n".join([head, *summed]))]
    blocks += [Pictures(pictures)] if pictures else []
    if waiting := waiting_words(table, voice):
        blocks.append(Words(waiting))
    stop = Button(voice.short("follow-stop"), custom_ids.button("unfollow", table.id))
    look = Button(voice.short("table-look"), custom_ids.button("look", table.id))
    return Page((*blocks, Buttons((look, stop))))


def farewell_page(news: Page, pictures: tuple[Picture, ...]) -> Page:
    """How it ended; there is nothing more to follow."""
    return replace(news, blocks=(*news.blocks, *([Pictures(pictures)] if pictures else [])))


async def _follow(press: Press) -> None:
    """From a button, or from a line of a menu, which names the table."""
    reply, game_id = press.reply, press.value or press.word(0)
    must_see(reply, await reply.house.services.reading.known(game_id))
    table = await reply.house.services.following.follow(game_id, reply.person.id)
    await reply.show(_told(table, reply.voice(table)))


def _told(table: Table, voice: Voice) -> Page:
    game = text(f"{table.game}-name")
    words = voice("follow-begun", game=game, name=table_name(table), link=link(table.place))
    stop = Button(voice.short("follow-stop"), custom_ids.button("unfollow", table.id))
    return Page((Words(words), Buttons((stop,))))


async def _unfollow(press: Press) -> None:
    reply = press.reply
    table = await reply.house.services.following.unfollow(press.word(0), reply.person.id)
    game = text(f"{table.game}-name")
    await reply.show(Page((Words(reply.voice(table)("follow-ended", game=game, name=table_name(table))),)))


HANDLERS: Handlers = {
    "follow": Handled("private", _follow),
    "unfollow": Handled("update", _unfollow),
}
