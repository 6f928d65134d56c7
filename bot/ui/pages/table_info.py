"""Look at a table: board, own screen, log, recap, past positions, own plan."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from bot.context import AppContext
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
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
from bot.ui.pages.table_posts import entry_lines, public_lines, table_buttons
from bot.ui.pictures.annotations import has_legend
from bot.ui.pictures.renderer import PictureRequest, PictureStyle
from bot.values.read_models import HistoryEntry, OwnScore, TableSnapshot
from bot.values.table import Table
from engine.core.game import ScoreLine
from engine.core.objectives import Objective
from engine.core.text import Who, text
from render.kit.painter import PictureKind

_SHEET, _AIMS = 1400, 2000  # characters
_UNASSIGNED = "unassigned"
"""The group whose pieces stand in one line."""


def _plan_page(account: OwnScore, voice: Localiser, pictures: tuple[Picture, ...] = ()) -> Page:
    points = sum(line.points for line in account.lines)
    sheet = [voice("plan-so-far", points=points), *(_line(line, voice) for line in account.lines)]
    blocks: list[Block] = [Words(heading(account.table, voice))]
    if pictures:
        blocks.append(Pictures(pictures))
    blocks.append(Words(clip("\n".join(sheet), _SHEET)))
    if account.everybody:
        blocks.append(Words(everybody_words(account.everybody, voice)))
    if aims := [_group(account.table.game, group, voice) for group in _groups(account.aims)]:
        blocks.append(Words(clip("\n".join(aims), _AIMS)))
    return Page((*blocks, _doors(account, voice)))


def _line(line: ScoreLine, voice: Localiser) -> str:
    detail = f" ({', '.join(voice.say(part) for part in line.detail)})" if line.detail else ""
    return "- " + voice("pictures-colon", what=f"{voice.say(line.text)}{detail}", said=line.points)


def _groups(aims: Sequence[Objective]) -> list[list[Objective]]:
    return [list(group) for _, group in groupby(aims, key=lambda aim: aim.group)]


def _group(game: str, aims: Sequence[Objective], voice: Localiser) -> str:
    head = f"**{voice(f'{game}-aims-{aims[0].group}')}**"
    if aims[0].group == _UNASSIGNED:
        return f"{head} {voice('plan-list', all=tuple(aim.what for aim in aims))}"
    return "\n".join([head, *(_aim(aim, voice) for aim in aims)])


def _aim(aim: Objective, voice: Localiser) -> str:
    """Its name, what it would add, how much of what it asks for is there, and what it is about."""
    name = voice.say(aim.what)
    said = name if aim.adds is None else voice("plan-adds", what=name, points=aim.adds)
    parts = [voice("plan-part", what=part.what, have=part.have, need=part.need) for part in aim.parts]
    told = [said, *([", ".join(parts)] if parts else []), *([voice.say(aim.about)] if aim.about else [])]
    return "- " + " · ".join(told)


def _doors(account: OwnScore, voice: Localiser) -> Buttons:
    buttons = (
        Button(voice.short(f"panel-{key}"), custom_ids.button(key, account.table.id))
        for key in ("screen", "look")
    )
    return Buttons(tuple(buttons))


async def show_plan(reply: Reply, game_id: str) -> None:
    reply.spend("pictures")
    house = reply.house
    account = await house.services.reading.account(game_id, reply.person.id)
    voice, taste = reply.voice(account.table), await reply.taste()
    look = TableSnapshot(account.table, account.seat, account.view)
    screen = house.studio.screen(account.table.game, account.view, account.seat)
    shot = shot_of(look, reply.locale, voice, (), taste)
    pictures = await house.studio.pictures(shot, [screen]) if screen is not None else ()
    await reply.show(_plan_page(account, voice, pictures))


async def _plan(press: Press) -> None:
    await show_plan(press.reply, press.word(0))


_SIGNS = "signs"  # what those on the pieces mean, in the menu of pictures
_TEXT_MESSAGES = 4  # at most so many for a board in words


def shot_of(
    look: TableSnapshot,
    locale: str,
    voice: Localiser,
    news: tuple[str, ...] = (),
    taste: PictureStyle | None = None,
) -> PictureRequest:
    return PictureRequest(
        look.table, look.view, locale, voice.label, news=news, taste=taste or PictureStyle()
    )


def everybody_words(points: Sequence[int], voice: Localiser) -> str:
    """The score so far of all seats, where the table shows it."""
    seats = (voice("plan-seat", who=Who(seat), points=each) for seat, each in enumerate(points))
    return voice("plan-table", all=" · ".join(seats))


async def _news_of(reply: Reply, table: Table, view: Any) -> tuple[str, ...]:
    """What has changed since this reader was last there, if they sit at this table."""
    if table.seat_of(reply.person.id) is None:
        return ()
    earlier = await reply.house.services.past.earlier(table.id, reply.person.id)
    return reply.house.studio.changes(table.game, earlier, view)


async def show_board(reply: Reply, game_id: str, kind: str = "", *, secret: bool = True) -> None:
    """The picture of the table and a menu of the others; `secret`: with what only this reader may see."""
    reply.spend("pictures")
    look = await reply.house.services.reading.look(game_id, reply.person.id if secret else None)
    voice = reply.voice(look.table)
    kinds = reply.house.studio.kinds(look.table.game, look.view)
    if not kinds:
        await show_text_board(reply, game_id, secret=secret)
        return
    chosen = next((one for one in kinds if _kind_value(one) == kind), kinds[0])
    news = await _news_of(reply, look.table, look.view) if look.seat is not None else ()
    taste, signs = await reply.taste(), kind == _SIGNS
    if signs:
        pictures = await reply.house.studio.legend(look.table.game, reply.locale, voice.label, taste)
    else:
        shot = shot_of(look, reply.locale, voice, news, taste)
        pictures = await reply.house.studio.pictures(shot, [chosen])
    blocks: list[Block] = [Words(heading(look.table, voice))]
    blocks += [Pictures(pictures)] if pictures else [Words(_board_words(reply.house, look, voice))]
    blocks += [Words(everybody_words(look.everybody, voice))] if look.everybody else []
    blocks += _legend(pictures, voice)
    if len(kinds) > 1 or has_legend(look.table.game):
        game, studio, changed = look.table.game, reply.house.studio, voice.short("table-picture-changed")
        entries = [
            Entry(
                kind_words(game, one, voice),
                _kind_value(one),
                changed if studio.shows_any(game, look.view, one, news) else "",
                one == chosen and not signs,
            )
            for one in kinds[: MENU_ENTRIES - 1]
        ]
        if has_legend(game):
            entries.append(Entry(voice.short("table-picture-signs"), _SIGNS, chosen=signs))
        blocks.append(
            Menu(custom_ids.menu("board", game_id), voice.short("table-other-pictures"), tuple(entries))
        )
    plays = not secret or look.seat is not None
    blocks.append(table_buttons(look.table, voice, plays=plays))
    await reply.show(Page(tuple(blocks)))
    reply.sees(look.table)


def _legend(pictures: Sequence[Picture], voice: Localiser) -> list[Block]:
    """What the red frames mean, where there are any."""
    return [Words("-# " + voice("panel-news"))] if any(picture.news for picture in pictures) else []


def _kind_value(kind: PictureKind) -> str:
    return kind.key if kind.seat is None else f"{kind.key}.{kind.seat}"


def kind_words(game: str, kind: PictureKind, voice: Localiser) -> str:
    """What a game calls its picture; "village-2" of a seat is the second part of its village."""
    name, _, number = kind.key.rpartition("-")
    key, part = (name, int(number)) if number.isdigit() else (kind.key, 1)
    picture = text(f"{game}-picture-{key}")
    if kind.seat is not None:
        picture = text(f"{game}-picture-{key}-of", who=Who(kind.seat))
    if part > 1:
        picture = text("table-picture-part", picture=picture, part=part)
    return voice.label(picture)


async def show_text_board(reply: Reply, game_id: str, *, secret: bool = True) -> None:
    """The same table in words, in as many messages as it needs."""
    look = await reply.house.services.reading.look(game_id, reply.person.id if secret else None)
    voice = reply.voice(look.table)
    words = reply.house.studio.board(look.table.game, look.view, voice.worded().brief)
    parts = pieces(words, MESSAGE_TEXT - 100)[:_TEXT_MESSAGES] or [heading(look.table, voice)]
    await reply.say(parts[0])
    for part in parts[1:]:
        await reply.whisper(part)


async def show_screen(reply: Reply, game_id: str) -> None:
    """What only this player may see."""
    reply.spend("pictures")
    look = await reply.house.services.reading.look(game_id, reply.person.id)
    voice, taste = reply.voice(look.table), await reply.taste()
    await reply.show(await screen_page(reply.house, look, reply.locale, voice, taste))


async def screen_page(
    house: AppContext,
    look: TableSnapshot,
    locale: str,
    voice: Localiser,
    taste: PictureStyle,
    *,
    before: str = "",
) -> Page:
    screen = house.studio.screen(look.table.game, look.view, look.seat)
    own = [screen] if screen else house.studio.kinds(look.table.game, look.view)[:1]
    blocks: list[Block] = [Words(before or heading(look.table, voice))]
    if look.seat is None:
        blocks.append(Words(voice("table-no-screen")))
    elif own and (pictures := await house.studio.pictures(shot_of(look, locale, voice, (), taste), own)):
        blocks.append(Pictures(pictures))
    else:
        blocks.append(Words(_board_words(house, look, voice)))
    blocks.append(Buttons(_others(look.table, voice, "screen", plays=look.seat is not None)))
    return Page(tuple(blocks))


def _others(table: Table, voice: Localiser, here: str, *, plays: bool) -> tuple[Button, ...]:
    """A table's buttons but the one that leads where the reader is already."""
    found = table_buttons(table, voice, plays=plays).buttons
    return tuple(button for button in found if button.custom_id != custom_ids.button(here, table.id))


def _board_words(house: AppContext, look: TableSnapshot, voice: Localiser) -> str:
    return clip(house.studio.board(look.table.game, look.view, voice.worded().brief), 3000)


async def show_since(reply: Reply, game_id: str) -> None:
    reply.spend("pictures")
    since = await reply.house.services.reading.since(game_id, reply.person.id)
    voice = reply.voice(since.table)
    blocks: list[Block] = [Words(since_words(since, voice))]
    news = await _news_of(reply, since.table, since.view)
    taste = await reply.taste()
    shot = PictureRequest(since.table, since.view, reply.locale, voice.label, news=news, taste=taste)
    pictures = await reply.house.studio.telling(shot, shot.news)
    blocks += [*(Pictures((one,)) for one in pictures), *_legend(pictures, voice)]
    plays = since.table.seat_of(reply.person.id) is not None
    buttons = _others(since.table, voice, "since", plays=plays)
    if since.entries and pictures:
        buttons = (*buttons, film_since_button(since.table, voice))
    blocks.append(Buttons(buttons))
    await reply.show(Page(tuple(blocks)))
    reply.sees(since.table)


async def show_log(reply: Reply, game_id: str, page: int = 0) -> None:
    """The log as this reader may know it, newest page first."""
    log = await reply.house.services.reading.log(game_id, reply.person.id, page)
    voice = reply.voice(log.table)
    lines = [line for entry in log.entries for line in entry_lines(entry, voice)]
    if log.page == 0:
        lines += [voice("table-copied", when=when(at)) for at in log.copied]
        lines += [_annal_words(one, voice) for one in log.annals]
    heading = voice("table-log", page=log.page + 1, pages=max(log.pages, 1))
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3900))]
    if log.pages > 1:
        older = Button(
            voice.short("table-older"),
            custom_ids.button("log", game_id, page + 1),
            disabled=page + 1 >= log.pages,
        )
        newer = Button(
            voice.short("table-newer"), custom_ids.button("log", game_id, page - 1), disabled=page == 0
        )
        blocks.append(Buttons((older, newer)))
    await reply.show(Page(tuple(blocks)))


def _annal_words(annal: HistoryEntry, voice: Localiser) -> str:
    """What became of a seat; names are as they were then."""
    what = "seated" if annal.what == "taken" and not annal.old else annal.what
    return voice(f"table-annal-{what}", when=when(annal.at), old=annal.old, new=annal.new)


async def show_replay(reply: Reply, game_id: str, turn: int) -> None:
    """The public table as it stood after a turn, with buttons to go on."""
    reply.spend("pictures")
    post = await reply.house.services.past.step(game_id, turn)
    table, voice = post.table, reply.voice(post.table)
    news = reply.house.studio.changes(table.game, post.before, post.view)
    taste = await reply.taste()
    shot = PictureRequest(table, post.view, reply.locale, voice.label, news=news, taste=taste)
    lines = public_lines(post, voice)
    first, last = post.first or 1, post.last or 1  # all answers to a hushed question are one step
    heading = voice("table-replay", turn=first, turns=table.turn)
    blocks: list[Block] = [Words(clip("\n".join([heading, *lines]), 3000))]
    if pictures := await reply.house.studio.first(shot):
        blocks.append(Pictures(pictures))
    buttons = _replay_buttons(table, first, last, voice)
    if pictures and table.status == "over":
        buttons += [film_button(table, voice), keep_button(table, voice)]
    if table.status == "over" and table.seat_of(reply.person.id) is not None:
        buttons.append(share_button(table, voice, first))
    await reply.show(Page((*blocks, *rows(buttons))))


def _replay_buttons(table: Table, first: int, last: int, voice: Localiser) -> list[Button]:
    def button(key: str, to: int) -> Button:
        off = not 1 <= to <= table.turn
        return Button(
            voice.short(f"table-{key}"), custom_ids.button("replay", table.id, key, to), disabled=off
        )

    return [
        button("back-ten", first - 10),
        button("back", first - 1),
        button("on", last + 1),
        button("on-ten", last + 10),
    ]


async def show_export(reply: Reply, game_id: str) -> None:
    table = await reply.house.services.reading.table(game_id)
    exported = await reply.house.services.transfer.export(game_id, reply.person.id)
    voice = reply.voice(table)
    key = "table-export-whole" if exported.whole else "table-export-view"
    await reply.show(Page((Words(voice(key)), Paper(exported.name, exported.data))))


async def _board(press: Press) -> None:
    await show_board(press.reply, press.word(0), press.value)


async def _screen(press: Press) -> None:
    await show_screen(press.reply, press.word(0))


async def _look(press: Press) -> None:
    await show_board(press.reply, press.word(0))


async def _since(press: Press) -> None:
    await show_since(press.reply, press.word(0))


async def _log(press: Press) -> None:
    await show_log(press.reply, press.word(0), max(press.number(1), 0))


async def _replay(press: Press) -> None:
    await show_replay(press.reply, press.word(0), press.number(2))


async def _watch(press: Press) -> None:
    """From the beginning, or from a turn that is named."""
    await show_replay(press.reply, press.word(0), press.number(1) if len(press.args) > 1 else 1)


async def _export(press: Press) -> None:
    await show_export(press.reply, press.word(0))


async def _full_log(press: Press) -> None:
    await show_log(press.reply, press.word(0))


HANDLERS: Handlers = {
    "plan": Handled("private", _plan, sight=True),
    "fulllog": Handled("private", _full_log, sight=True),
    "board": Handled("update", _board, sight=True),
    "look": Handled("private", _look, sight=True),
    "screen": Handled("private", _screen, sight=True),
    "since": Handled("private", _since, sight=True),
    "log": Handled("update", _log, sight=True),
    "replay": Handled("update", _replay, sight=True),
    "watch": Handled("private", _watch, sight=True),
    "export": Handled("private", _export, sight=True),
}
