"""Explain a question: its purpose, its rules, what a good player considers. It names no move."""

from __future__ import annotations

from bot.locales import locale_for
from bot.rulebook.rules import Rule, rulebook
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Words
from bot.ui.kit.limits import MENU_TEXT, clip
from bot.ui.kit.localiser import Localiser
from bot.values.panel import Panel

_RULE = 600  # characters of one


def _explained_page(panel: Panel, localiser: Localiser, locale: str) -> Page:
    """Build the page; it says so if the game has no explanation or no question is open."""
    about, game = panel.explained, panel.table.game
    if about is None or panel.decision is None:
        return Page((Words(localiser("panel-explain-none")),))
    lines = [
        f"**{localiser.say(panel.ask or panel.decision.ask)}**",
        localiser(f"{game}-explain-{about.topic}"),
    ]
    lines.append(localiser("panel-explain-look", look=localiser(f"{game}-look-{about.topic}")))
    rules = _rules(game, about.rules, locale)
    lines += [f"- **{rule.number}** {clip(rule.words, _RULE)}" for rule in rules]
    blocks: list[Block] = [Words("\n".join(lines))]
    if rules:
        entries = (Entry(clip(f"{rule.number} · {rule.chapter}", MENU_TEXT), rule.number) for rule in rules)
        blocks.append(
            Menu(custom_ids.menu("rule", game, 0), localiser.short("panel-explain-rules"), tuple(entries))
        )
    if panel.wants_reasons:
        why = Button(localiser.short("panel-why-not"), custom_ids.button("why", panel.table.id))
        blocks.append(Buttons((why,)))
    return Page(tuple(blocks))


def _rules(game: str, numbers: tuple[str, ...], locale: str) -> list[Rule]:
    book = rulebook(game, locale_for(locale))
    known = {} if book is None else {rule.number: rule for rule in book.rules}
    return [known[number] for number in numbers if number in known]


async def _explain(press: Press) -> None:
    reply = press.reply
    panel = await reply.context.services.table.panel(press.word(0), reply.person.id)
    await reply.show(_explained_page(panel, reply.localiser(panel.table), reply.locale))


HANDLERS: Handlers = {"explain": Handled("private", _explain)}
