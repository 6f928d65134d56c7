"""Typed lines: played, clarified if they match no move, and kept while the player chooses a table."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from itertools import islice

from bot.rulebook.text_matching import folded
from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Page, Words, rows
from bot.ui.kit.formatting import titles
from bot.ui.kit.limits import BUTTON_LABEL, CUSTOM_ID, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.panel.handlers import show_panel
from bot.ui.panel.page import so_far
from bot.values.errors import LessonError, OldButtonError, StaleError, UnclearLineError
from bot.values.panel import Shortcut
from bot.values.table import Table
from engine.core.text import Text, UserText
from engine.core.vocabulary import MoveVocabulary
from render.kit.text import with_capital

_TABLES = 10
_REASONS = 3
_TELLING = 4  # minimum letters of a word to look for in the reasons
_NOW, _LATER = "now", "-"


async def play_line(reply: Reply, game_id: str, line: str, *, now: bool) -> None:
    """Show the outcome of a line, or similar moves; without a line, the panel."""
    tables, person = reply.services.turns, reply.person.id
    try:
        if line:
            vocabulary = reply.move_vocabulary((await reply.services.queries.table(game_id)).game)
            panel = await tables.play_line(
                game_id,
                person,
                line,
                now=now,
                vocabulary=vocabulary,
                pressed=reply.pressed,
                cause=reply.cause,
            )
        else:
            panel = await tables.panel(game_id, person)
    except (StaleError, LessonError) as error:
        panel = error.panel
    except UnclearLineError as error:
        reasons = await tables.why_not(game_id, person)
        languages, table = dict.fromkeys((reply.locale, "en")), error.panel.table
        spoken = [reply.context.localisers.at(table, language) for language in languages]
        told = _about(line, reasons, spoken)
        await reply.show(
            _unclear_page(error, told, reply.localiser(table), reply.move_vocabulary(table.game))
        )
        return
    await show_panel(reply, panel, news=not line)


def _unclear_page(
    error: UnclearLineError, reasons: Sequence[Text], localiser: Localiser, vocabulary: MoveVocabulary
) -> Page:
    """Say why the line is no move, and offer the nearest legal moves.

    A press drafts one of them and shows it, but plays nothing.
    """
    panel = error.panel
    panel_id = PanelId(panel.table.id, panel.seat, panel.mark)
    told = [so_far(panel, localiser)] if panel.picks else []
    told.append(localiser.say(error.text))
    told += [f"- {with_capital(localiser.say(reason))}" for reason in reasons]
    if error.ways:
        told.append("-# " + localiser("panel-drafts"))
    buttons = [
        Button(label, panel_id.button("draft", path_words(way.route)), "verb")
        for label, way in _told_apart(error.ways, localiser, vocabulary).items()
    ]
    buttons.append(Button(localiser.short("table-play"), custom_ids.button("play", panel.table.id)))
    blocks: list[Block] = [Words("\n".join(told)), *rows(buttons)]
    return Page(tuple(blocks))


def _told_apart(
    ways: Sequence[Shortcut], localiser: Localiser, vocabulary: MoveVocabulary
) -> dict[str, Shortcut]:
    """Name the moves as the menus do; moves of equal names as they are typed."""
    names = [briefly(way.option.menu, localiser.label) for way in ways]
    labels = (
        clip(name if names.count(name) == 1 else vocabulary.spoken(way.option.words), BUTTON_LABEL)
        for name, way in zip(names, ways, strict=True)
    )
    return dict(zip(labels, ways, strict=True))


def _about(line: str, reasons: Sequence[Text], localisers: Sequence[Localiser]) -> list[Text]:
    """Return the reasons about something the line names, in the reader's language or in English."""
    named = {folded(word) for word in line.replace("-", " ").split() if len(word) >= _TELLING}
    about = (
        reason
        for reason in reasons
        if any(word in folded(localiser.say(reason)) for localiser in localisers for word in named)
    )
    return list(islice(about, _REASONS))


def which_table_page(tables: Sequence[Table], line: str, now: bool, reply: Reply) -> Page:
    """Return one button per table, which continues with the line."""
    localiser = reply.localiser()
    buttons = list[Button]()
    shown = tables[:_TABLES]
    named = titles([(table, reply.localiser(table)) for table in shown])
    for table, name in zip(shown, named, strict=True):
        kept = custom_ids.button("line", table.id, _NOW if now else _LATER, _packed(line))
        custom_id = kept if line and len(kept) <= CUSTOM_ID else custom_ids.button("play", table.id)
        buttons.append(Button(clip(name, BUTTON_LABEL), custom_id))
    keeps = all(":line:" in button.custom_id for button in buttons)
    words = (
        localiser("errors-which-table", line=UserText(line))
        if keeps
        else localiser("errors-which-table-long")
    )
    return Page((Words(words), *rows(buttons)))


def _packed(line: str) -> str:
    """Encode a line in the characters that a custom id may have."""
    return base64.urlsafe_b64encode(line.encode()).decode().rstrip("=") or "-"


def _unpacked(word: str) -> str:
    try:
        return base64.urlsafe_b64decode(word + "=" * (-len(word) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError) as error:
        raise OldButtonError from error


async def _line(press: Press) -> None:
    now, line = press.word(1) == _NOW, _unpacked(press.word(2))
    await play_line(press.reply, press.word(0), line, now=now)


HANDLERS: Handlers = {"line": Handled("update", _line, sight=True)}
