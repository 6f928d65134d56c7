"""A finished game as one page to keep: drawn for whoever asks, who may give it to others."""

from __future__ import annotations

import logging

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Page, Paper, Words
from bot.ui.kit.localiser import Voice
from bot.ui.pictures.html_replay import replay_voices
from bot.ui.pictures.render_queue import ClosedError
from bot.values.errors import PlayerError
from bot.values.table import Table
from engine.core.text import text

_log = logging.getLogger(__name__)


def keep_button(table: Table, voice: Voice) -> Button:
    return Button(voice.short("replay-button"), custom_ids.button("keepreplay", table.id))


async def _keep(press: Press) -> None:
    """Drawing takes a while: say so first, then put the page in the place of these words."""
    reply, house = press.reply, press.reply.house
    table = await house.services.reading.table(press.word(0))
    if table.status != "over":
        raise PlayerError("replay-not-over")
    reply.spend("films")
    exported = await house.services.transfer.export(table.id, reply.person.id)
    voice = reply.voice(table)
    await reply.say(voice("replay-drawing"))
    voices = replay_voices(house.voices.plain, table.game, lambda locale: house.voices.names(table, locale))
    blocks: list[Block] = []
    try:
        page = await house.films.replay(exported, house.games[table.game], voices, reply.locale)
        here = Words(voice("replay-here", game=text(f"{table.game}-name")))
        blocks += [here, Paper(page.name, page.data)]
    except ClosedError:
        blocks.append(Words(voice("replay-failed")))
    except Exception:
        _log.exception("a replay failed", extra={"game": table.id, "kind": table.game})
        blocks.append(Words(voice("replay-failed")))
    await reply.show(Page(tuple(blocks)))


HANDLERS: Handlers = {"keepreplay": Handled("private", _keep, sight=True)}
