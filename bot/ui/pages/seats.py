"""Votes, open seats, resigning: presses that concern the whole table."""

from __future__ import annotations

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Button, Buttons, Page, Words
from bot.ui.pages.lobby_presses import check_reach
from bot.ui.pages.table import seat_page, vote_page
from bot.values.table import Table
from engine.core.text import Who, text


def resign_page(table: Table, reply: Reply) -> Page:
    voice = reply.voice(table)
    words = voice("table-resign-sure", game=text(f"{table.game}-name"))
    sure = Button(voice.short("table-resign-yes"), custom_ids.button("resign", table.id), "danger")
    return Page((Words(words), Buttons((sure,))))


def end_sure_page(table: Table, reply: Reply) -> Page:
    voice = reply.voice(table)
    words = voice("table-end-sure", game=text(f"{table.game}-name"))
    sure = Button(voice.short("table-end-yes"), custom_ids.button("endgame", table.id), "danger")
    return Page((Words(words), Buttons((sure,))))


async def _end(press: Press) -> None:
    reply, services = press.reply, press.reply.house.services
    moderator = reply.moderates(await services.reading.table(press.word(0)))
    table = await services.seats.end(press.word(0), reply.person.id, moderator=moderator, cause=reply.cause)
    await reply.say(reply.voice(table)("table-ended"))


async def _resign(press: Press) -> None:
    reply = press.reply
    table = await reply.house.services.seats.resign(press.word(0), reply.person.id, cause=reply.cause)
    await reply.say(reply.voice(table)("table-resigned"))


async def _vote(press: Press) -> None:
    reply, services = press.reply, press.reply.house.services
    vote = await services.votes.cast(
        press.number(0), reply.person.id, press.word(1) == "yes", cause=reply.cause
    )
    table = await services.reading.table(vote.game_id)
    game = reply.house.games[table.game]
    page = vote_page(vote, table, game, reply.house.voices.public(table))
    message = reply.interaction.message
    if message is not None:
        reply.house.post.remember(message.id, page)
    await reply.show(Page(page.blocks, page.colour))


async def _ask_undo(press: Press) -> None:
    reply = press.reply
    await reply.house.services.votes.propose(press.word(0), reply.person.id, "undo", cause=reply.cause)
    await reply.say(reply.voice()("vote-asked"))


async def _take(press: Press) -> None:
    reply, seat = press.reply, press.number(1)
    await check_reach(reply)
    table = await reply.house.services.seats.take(press.word(0), reply.person.id, seat, cause=reply.cause)
    voice = reply.house.voices.public(table)
    await reply.show(seat_page(table, seat, voice))
    await reply.whisper(reply.voice(table)("table-took", who=Who(seat)))


HANDLERS: Handlers = {
    "resign": Handled("update", _resign),
    "endgame": Handled("update", _end),
    "vote": Handled("update", _vote),
    "askundo": Handled("update", _ask_undo),
    "take": Handled("update", _take, sight=True),
}
