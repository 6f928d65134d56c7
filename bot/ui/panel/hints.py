"""Three good moves and why, as a page for one player; each can be put into the draft from there."""

from __future__ import annotations

from bot.services.acting.hints import Hints
from bot.services.acting.powers import way
from bot.ui.page.blocks import Block, Button, Buttons, Page, Words
from bot.ui.page.limits import clip
from bot.ui.page.names import decimal
from bot.ui.page.news import briefly
from bot.ui.page.voice import Voice
from bot.ui.panel.presses import show_panel
from bot.ui.press import ids
from bot.ui.press.dispatch import Handled, Handlers, Press
from bot.values.errors import HintFailedError, HintsOffError
from bot.values.table import Table
from engine.core.text import Text, text
from engine.players import Hint

_LINES = 6  # of what a move would tell
_LONGEST = 700  # characters of one move


def _hints_page(hints: Hints, person: int, voice: Voice) -> Page:
    table = hints.table
    blocks: list[Block] = [Words(voice("hints-title", count=len(hints.hints)))]
    blocks += [
        Words(_move(number, hint, table.game, voice)) for number, hint in enumerate(hints.hints, start=1)
    ]
    takes = tuple(
        Button(voice.short("hints-take", number=number + 1), ids.button("takehint", table.id, number), "verb")
        for number, hint in enumerate(hints.hints)
        if len(hint.picks) > 1
    )
    if takes:
        blocks.append(Buttons(takes))
    foot = "hints-foot-ahead" if any(hint.ahead for hint in hints.hints[1:]) else "hints-foot"
    blocks.append(Words("-# " + voice(foot)))
    return Page((*blocks, *_host_block(table, person, voice, are_on=True)))


def _move(number: int, hint: Hint, game: str, voice: Voice) -> str:
    lines = [voice("hints-move", number=number, line=briefly(hint.named, voice.say))]
    lines += [f"> {voice.say(event.text)}" for event in hint.events[:_LINES]]
    parts = _parts(hint, game)
    for key, listed in (
        ("hints-gains", tuple(part for worth, part in parts if worth > 0)),
        ("hints-costs", tuple(part for worth, part in parts if worth < 0)),
    ):
        if listed:
            lines.append(voice(key, what=listed))
    if parts and hint.uncovers:
        lines.append(voice("hints-uncovers"))
    elif parts and hint.goes_on:
        lines.append(voice("hints-goes-on"))
    if number > 1:
        lines.append(voice.say(_behind(hint)))
    return clip("\n".join(lines), _LONGEST)


def _behind(hint: Hint) -> Text:
    """How far it is behind the first; whether that follows from its figures is said with it."""
    if not hint.behind:
        return text("hints-as-good-ahead" if hint.ahead else "hints-as-good")
    return text("hints-behind-ahead" if hint.ahead else "hints-behind", points=decimal(hint.behind))


def _parts(hint: Hint, game: str) -> list[tuple[float, Text]]:
    """What a move changes, most important first, and all the rest; as they are told they add up."""
    parts = [(f"{game}-feature-{change.feature}", round(change.worth, 1)) for change in hint.reasons]
    parts += [("hints-rest", hint.rest)] if hint.rest else []
    return [(worth, text("hints-part", feature=text(key), worth=decimal(worth, "+"))) for key, worth in parts]


def _host_block(table: Table, person: int, voice: Voice, *, are_on: bool) -> tuple[Block, ...]:
    """Whether there are hints at this table is its host's to say."""
    if way(table, person, "hints") == "no":
        return ()
    key, value = ("hints-forbid", "off") if are_on else ("hints-allow", "on")
    return (Buttons((Button(voice.short(key), ids.button("hints", table.id, value)),)),)


async def _hint(press: Press) -> None:
    reply, at = press.reply, ids.panel_id_of(press.args)
    reply.spend("thoughts")
    try:
        hints = await reply.house.services.hints.ask(at.game, reply.person.id, at=at.seat)
    except HintsOffError as error:
        table = await reply.house.services.reading.table(at.game)
        voice = reply.voice(table)
        host = _host_block(table, reply.person.id, voice, are_on=False)
        await reply.show(Page((Words(voice.say(error.text)), *host)))
        return
    except HintFailedError as error:
        voice = reply.voice(await reply.house.services.reading.table(at.game))
        again = Button(voice.short("hints-again"), at.button("hint"))
        await reply.show(Page((Words(voice.say(error.text)), Buttons((again,)))))
        return
    await reply.show(_hints_page(hints, reply.person.id, reply.voice(hints.table)))


async def _take(press: Press) -> None:
    reply, which = press.reply, press.number(1)
    hints = reply.house.services.hints
    await show_panel(reply, await hints.take(press.word(0), reply.person.id, which, cause=reply.cause))


async def _allow(press: Press) -> None:
    reply, are_on = press.reply, press.word(1) == "on"
    await reply.house.services.hints.allow(press.word(0), reply.person.id, are_on, cause=reply.cause)
    await reply.say(reply.voice()("hints-now-on" if are_on else "hints-now-off"))


HANDLERS: Handlers = {
    "hint": Handled("private", _hint),
    "takehint": Handled("update", _take),
    "hints": Handled("update", _allow),
}
