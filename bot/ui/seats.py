"""Votes, open seats, resigning: presses that concern the whole table."""

from __future__ import annotations

from bot.services.types import Table
from bot.ui import acts
from bot.ui.answer import Answer
from bot.ui.lobby import check_reach
from bot.ui.page import Button, Buttons, Page, Words
from bot.ui.press import Handled, Handlers, Press
from bot.ui.table_pages import seat_page, vote_page
from engine.core.text import Who, text


def resign_page(table: Table, answer: Answer) -> Page:
    voice = answer.voice(table)
    words = voice("table-resign-sure", game=text(f"{table.game}-name"))
    sure = Button(voice.short("table-resign-yes"), acts.button("resign", table.id), "danger")
    return Page((Words(words), Buttons((sure,))))


def end_sure_page(table: Table, answer: Answer) -> Page:
    voice = answer.voice(table)
    words = voice("table-end-sure", game=text(f"{table.game}-name"))
    sure = Button(voice.short("table-end-yes"), acts.button("endgame", table.id), "danger")
    return Page((Words(words), Buttons((sure,))))


async def _end(press: Press) -> None:
    answer, services = press.answer, press.answer.bot.services
    moderator = answer.moderates(await services.reading.table(press.args[0]))
    table = await services.seats.end(press.args[0], answer.person.id, moderator=moderator, cause=answer.cause)
    await answer.say(answer.voice(table)("table-ended"))


async def _resign(press: Press) -> None:
    answer = press.answer
    table = await answer.bot.services.seats.resign(press.args[0], answer.person.id, cause=answer.cause)
    await answer.say(answer.voice(table)("table-resigned"))


async def _vote(press: Press) -> None:
    answer, services = press.answer, press.answer.bot.services
    vote = await services.votes.cast(
        int(press.args[0]), answer.person.id, press.args[1] == "yes", cause=answer.cause
    )
    table = await services.reading.table(vote.game_id)
    page = vote_page(vote, table, answer.bot.voices.at(table, table.language))
    message = answer.interaction.message
    if message is not None:
        answer.bot.courier.remember(message.id, page)
    await answer.show(Page(page.blocks, page.colour))


async def _ask_undo(press: Press) -> None:
    answer = press.answer
    await answer.bot.services.votes.propose(press.args[0], answer.person.id, "undo", cause=answer.cause)
    await answer.say(answer.voice()("vote-asked"))


async def _take(press: Press) -> None:
    answer, seat = press.answer, int(press.args[1])
    await check_reach(answer)
    table = await answer.bot.services.seats.take(press.args[0], answer.person.id, seat, cause=answer.cause)
    voice = answer.bot.voices.at(table, table.language)
    await answer.show(seat_page(table, seat, voice))
    await answer.whisper(answer.voice(table)("table-took", who=Who(seat)))


HANDLERS: Handlers = {
    "resign": Handled("update", _resign),
    "endgame": Handled("update", _end),
    "vote": Handled("update", _vote),
    "askundo": Handled("update", _ask_undo),
    "take": Handled("update", _take),
}
