"""Watching: a finished game as a film, and what happened since one's last turn."""

from __future__ import annotations

import logging

from bot.services.types import Reel, Table
from bot.ui import acts
from bot.ui.answer import Answer
from bot.ui.cinema import ClosedError
from bot.ui.page import Block, Button, Page, Pictures, Words
from bot.ui.press import Handled, Handlers, Press
from bot.ui.table_pages import table_buttons
from bot.ui.voice import Voice
from engine.core.text import text
from render.kit.animate import spread

_log = logging.getLogger(__name__)


def film_button(table: Table, voice: Voice) -> Button:
    return Button(voice.short("table-film"), acts.button("film", table.id))


def film_since_button(table: Table, voice: Voice) -> Button:
    return Button(voice.short("table-film-since"), acts.button("filmsince", table.id))


async def show_film(answer: Answer, game_id: str) -> None:
    """A finished game from its first turn to its score sheet, as everybody may see it."""
    reel = await answer.bot.services.past.film(game_id, spread)
    await _show(answer, reel, "table-film-title")


async def show_film_since(answer: Answer, game_id: str) -> None:
    """What others have done since this player's last turn, as this player may see it."""
    reel = await answer.bot.services.past.film_since(game_id, answer.person.id, spread)
    if reel.turns:
        await _show(answer, reel, "table-film-since-title")
    else:
        await answer.say(answer.voice(reel.table)("table-since-nothing"))


async def _show(answer: Answer, reel: Reel, title: str) -> None:
    """Drawing takes a while: say so first, then put the film in the place of these words."""
    voice = answer.voice(reel.table)
    await answer.say(voice("table-film-drawing", turns=reel.turns))
    blocks: list[Block] = [Words(voice(title, game=text(f"{reel.table.game}-name")))]
    try:
        blocks.append(Pictures((await answer.bot.cinema.film(reel, answer.locale, voice.label),)))
    except Exception as error:
        if not isinstance(error, ClosedError):
            _log.exception("a film failed", extra={"game": reel.table.id, "kind": reel.table.game})
        blocks.append(Words(voice("table-film-failed")))
    if reel.table.status == "running":
        blocks.append(table_buttons(reel.table, voice))
    await answer.show(Page(tuple(blocks)))


async def _film(press: Press) -> None:
    await show_film(press.answer, press.args[0])


async def _film_since(press: Press) -> None:
    await show_film_since(press.answer, press.args[0])


HANDLERS: Handlers = {
    "film": Handled("private", _film),
    "filmsince": Handled("private", _film_since),
}
