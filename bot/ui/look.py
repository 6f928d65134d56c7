"""Looking at a table: the board, one's screen, the log, what happened since, older positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.services.types import Look, Table
from bot.ui import acts
from bot.ui.answer import Answer
from bot.ui.films import film_button, film_since_button
from bot.ui.limits import MESSAGE_TEXT, clip, pieces
from bot.ui.names import heading
from bot.ui.page import Block, Button, Buttons, Entry, Menu, Page, Paper, Pictures, Words
from bot.ui.press import Handled, Handlers, Press
from bot.ui.studio import Shot
from bot.ui.table_pages import entry_lines, public_lines, since_words, table_buttons
from bot.ui.voice import Voice
from engine.core.text import Who
from render.kit.marks import PictureKind

if TYPE_CHECKING:
    from bot.app import Latchkey

TEXT_MESSAGES = 4  # at most so many for a board in words


def shot_of(look: Look, locale: str, voice: Voice, news: tuple[str, ...] = ()) -> Shot:
    return Shot(look.table, look.view, locale, voice.label, news=news)


async def news_of(answer: Answer, look: Look) -> tuple[str, ...]:
    """What others have changed since this reader's last turn."""
    if look.seat is None:
        return ()
    earlier = await answer.bot.services.past.earlier(look.table.id, answer.person.id)
    return answer.bot.studio.changes(look.table.game, earlier, look.view)


async def show_board(answer: Answer, game_id: str, kind: str = "", *, secret: bool = True) -> None:
    """The picture of the table and a menu of the others; `secret`: with what only this reader may see."""
    look = await answer.bot.services.reading.look(game_id, answer.person.id if secret else None)
    voice = answer.voice(look.table)
    kinds = answer.bot.studio.kinds(look.table.game, look.view)
    if not kinds:
        await show_text_board(answer, game_id, secret=secret)
        return
    chosen = next((one for one in kinds if _kind_value(one) == kind), kinds[0])
    shot = shot_of(look, answer.locale, voice, await news_of(answer, look))
    pictures = await answer.bot.studio.pictures(shot, [chosen])
    blocks: list[Block] = [Words(heading(look.table, voice))]
    blocks += [Pictures(pictures)] if pictures else [Words(board_words(answer.bot, look, voice))]
    if len(kinds) > 1:
        entries = [
            Entry(_kind_words(one, voice), _kind_value(one), chosen=one == chosen) for one in kinds[:25]
        ]
        blocks.append(Menu(acts.menu("board", game_id), voice.short("table-other-pictures"), tuple(entries)))
    blocks.append(table_buttons(look.table, voice))
    await answer.show(Page(tuple(blocks)))


def _kind_value(kind: PictureKind) -> str:
    return kind.key if kind.seat is None else f"{kind.key}.{kind.seat}"


def _kind_words(kind: PictureKind, voice: Voice) -> str:
    """ "village-2" of a seat is the second part of its village."""
    name, _, number = kind.key.rpartition("-")
    key, part = (name, int(number)) if number.isdigit() else (kind.key, 1)
    if kind.seat is None:
        return voice.short("table-picture", kind=key, part=part)
    return voice.short("table-picture-of", kind=key, part=part, who=Who(kind.seat))


async def show_text_board(answer: Answer, game_id: str, *, secret: bool = True) -> None:
    """The same table in words, in as many messages as it needs."""
    look = await answer.bot.services.reading.look(game_id, answer.person.id if secret else None)
    voice = answer.voice(look.table)
    words = answer.bot.studio.board(look.table.game, look.view, voice.say)
    parts = pieces(words, MESSAGE_TEXT - 100)[:TEXT_MESSAGES] or [heading(look.table, voice)]
    await answer.say(parts[0])
    for part in parts[1:]:
        await answer.whisper(part)


async def show_screen(answer: Answer, game_id: str) -> None:
    """What only this player may see."""
    look = await answer.bot.services.reading.look(game_id, answer.person.id)
    await answer.show(await screen_page(answer.bot, look, answer.locale, answer.voice(look.table)))


async def screen_page(bot: Latchkey, look: Look, locale: str, voice: Voice, *, before: str = "") -> Page:
    screen = bot.studio.screen(look.table.game, look.view, look.seat)
    own = [screen] if screen else bot.studio.kinds(look.table.game, look.view)[:1]
    blocks: list[Block] = [Words(before or heading(look.table, voice))]
    if look.seat is None:
        blocks.append(Words(voice("table-no-screen")))
    elif own and (pictures := await bot.studio.pictures(shot_of(look, locale, voice), own)):
        blocks.append(Pictures(pictures))
    else:
        blocks.append(Words(board_words(bot, look, voice)))
    blocks.append(Buttons(_others(look.table, voice, "screen")))
    return Page(tuple(blocks))


def _others(table: Table, voice: Voice, here: str) -> tuple[Button, ...]:
    """A table's buttons but the one that leads where the reader is already."""
    found = table_buttons(table, voice).buttons
    return tuple(button for button in found if button.act != acts.button(here, table.id))


def board_words(bot: Latchkey, look: Look, voice: Voice) -> str:
    return clip(bot.studio.board(look.table.game, look.view, voice.say), 3000)


async def show_since(answer: Answer, game_id: str) -> None:
    since = await answer.bot.services.reading.since(game_id, answer.person.id)
    voice = answer.voice(since.table)
    look = await answer.bot.services.reading.look(game_id, answer.person.id)
    blocks: list[Block] = [Words(since_words(since, voice))]
    shot = shot_of(look, answer.locale, voice, await news_of(answer, look))
    if pictures := await answer.bot.studio.best(shot, shot.news):
        blocks.append(Pictures(pictures))
    buttons = _others(since.table, voice, "since")
    if since.entries and pictures:
        buttons = (*buttons, film_since_button(since.table, voice))
    blocks.append(Buttons(buttons))
    await answer.show(Page(tuple(blocks)))


async def show_log(answer: Answer, game_id: str, page: int = 0) -> None:
    """The log as this reader may know it, newest page first."""
    reading = answer.bot.services.reading
    table = await reading.table(game_id)
    log = await reading.log(game_id, answer.person.id, page)
    voice = answer.voice(table)
    lines = [line for entry in log.entries for line in entry_lines(entry, voice)]
    heading = voice("table-log", page=log.page + 1, pages=max(log.pages, 1))
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3900))]
    if log.pages > 1:
        older = Button(
            voice.short("table-older"), acts.button("log", game_id, page + 1), disabled=page + 1 >= log.pages
        )
        newer = Button(voice.short("table-newer"), acts.button("log", game_id, page - 1), disabled=page == 0)
        blocks.append(Buttons((older, newer)))
    await answer.show(Page(tuple(blocks)))


async def show_replay(answer: Answer, game_id: str, turn: int) -> None:
    """The public table as it stood after a turn, with buttons to go on."""
    reading = answer.bot.services.reading
    table = await reading.table(game_id)
    turn = min(max(turn, 1), max(table.turn, 1))
    post = await answer.bot.services.past.step(game_id, turn)
    voice = answer.voice(table)
    news = answer.bot.studio.changes(table.game, post.before, post.view)
    shot = Shot(table, post.view, answer.locale, voice.label, news=news)
    lines = public_lines(post.entries, voice)
    first, last = post.first or turn, post.last or turn  # all answers to a hushed question are one step
    heading = voice("table-replay", turn=first, turns=table.turn)
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3000))]
    if pictures := await answer.bot.studio.first(shot):
        blocks.append(Pictures(pictures))
    buttons = _replay_buttons(table, first, last, voice)
    if pictures and table.status == "over":
        buttons.append(film_button(table, voice))
    blocks.append(Buttons(tuple(buttons)))
    await answer.show(Page(tuple(blocks)))


def _replay_buttons(table: Table, first: int, last: int, voice: Voice) -> list[Button]:
    def button(key: str, to: int) -> Button:
        off = not 1 <= to <= table.turn
        return Button(voice.short(f"table-{key}"), acts.button("replay", table.id, key, to), disabled=off)

    return [
        button("back-ten", first - 10),
        button("back", first - 1),
        button("on", last + 1),
        button("on-ten", last + 10),
    ]


async def show_export(answer: Answer, game_id: str) -> None:
    table = await answer.bot.services.reading.table(game_id)
    exported = await answer.bot.services.transfer.export(
        game_id, answer.person.id, moderator=answer.moderates(table)
    )
    voice = answer.voice(table)
    key = "table-export-whole" if exported.whole else "table-export-view"
    await answer.show(Page((Words(voice(key)), Paper(exported.name, exported.data))))


async def _board(press: Press) -> None:
    await show_board(press.answer, press.args[0], press.value)


async def _screen(press: Press) -> None:
    await show_screen(press.answer, press.args[0])


async def _look(press: Press) -> None:
    await show_board(press.answer, press.args[0])


async def _since(press: Press) -> None:
    await show_since(press.answer, press.args[0])


async def _log(press: Press) -> None:
    await show_log(press.answer, press.args[0], max(int(press.args[1]), 0))


async def _replay(press: Press) -> None:
    await show_replay(press.answer, press.args[0], int(press.args[2]))


async def _watch(press: Press) -> None:
    await show_replay(press.answer, press.args[0], 1)


async def _export(press: Press) -> None:
    await show_export(press.answer, press.args[0])


async def _full_log(press: Press) -> None:
    await show_log(press.answer, press.args[0])


HANDLERS: Handlers = {
    "fulllog": Handled("private", _full_log),
    "board": Handled("update", _board),
    "look": Handled("private", _look),
    "screen": Handled("private", _screen),
    "since": Handled("private", _since),
    "log": Handled("update", _log),
    "replay": Handled("update", _replay),
    "watch": Handled("private", _watch),
    "export": Handled("private", _export),
}
