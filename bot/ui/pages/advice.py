"""Advice on a question: good moves with one reason each, and an explanation that names no move."""

from __future__ import annotations

import asyncio

from bot.locales import locale_for
from bot.rulebook.rules import Rule, rulebook
from bot.services.tables.hints import Hints, mark_of_move
from bot.services.tables.table_permissions import permission_for
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Entry, Menu, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, parts_of, reason_words
from bot.ui.kit.limits import MENU_TEXT, clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.values.errors import HintFailedError, HintsOffError
from bot.values.panel import Panel
from bot.values.table import Table
from engine.core.text import OneOf, Text, text
from engine.players import Hint
from engine.players.requests import Plan

_LINES = 6  # lines about the effects of a move
_LONGEST = 900  # characters of one move
_SOON = 1.0  # seconds after which a reader is told that a hint is on its way
_LATEST = 90.0  # seconds after which a hint counts as failed


def hints_page(hints: Hints, localiser: Localiser) -> Page:
    """Return each move with its reason; the sums are behind a button."""
    table, advice = hints.table, hints.advice
    moves = [_move(number, hint, table.game, localiser) for number, hint in enumerate(advice.hints, start=1)]
    details = Button(localiser.short("hints-details"), custom_ids.button("hintdetails", table.id, hints.seat))
    blocks = (
        Words("\n".join([_title(hints, localiser), *moves])),
        Buttons((*_takes(hints, localiser), details)),
    )
    return Page(blocks, own=custom_ids.page_id("hinted", table.id, hints.seat))


def _takes(hints: Hints, localiser: Localiser) -> tuple[Button, ...]:
    """Return a button to try each move."""
    return tuple(
        Button(
            localiser.short("hints-take", number=number + 1),
            custom_ids.button("takehint", hints.table.id, number, mark_of_move(hint)),
            "verb",
        )
        for number, hint in enumerate(hints.advice.hints)
        if len(hint.picks) > 1
    )


def _title(hints: Hints, localiser: Localiser) -> str:
    title = "hints-title-costs" if hints.advice.hints[0].only_costs else "hints-title"
    return localiser(title, count=len(hints.advice.hints))


def _move(number: int, hint: Hint, game: str, localiser: Localiser) -> str:
    """Return a move, why it is good, and at most one caveat."""
    line = localiser("hints-move", number=number, line=briefly(hint.named, localiser.say))
    level = [localiser(f"hints-level-{hint.level}")] if number > 1 else []
    why = reason_words(hint.facts, hint.gain, game, localiser)
    lines = [" ".join([line, *level, why])]
    if hint.draws:
        lines.append("-# " + localiser("hints-reveals"))
    return clip("\n".join(lines), _LONGEST)


def _details_page(
    hints: Hints, person: int, localiser: Localiser, pictures: tuple[Picture, ...] = ()
) -> Page:
    """Return the sums behind each move, and a picture of the first."""
    table, advice = hints.table, hints.advice
    moves = [
        Words(_details(at, hint, table.game, localiser)) for at, hint in enumerate(advice.hints, start=1)
    ]
    blocks: list[Block] = [Words(_title(hints, localiser)), moves[0], Pictures(pictures), *moves[1:]]
    foot = "hints-foot-ahead" if any(hint.ahead for hint in advice.hints[1:]) else "hints-foot"
    plan = advice.hints[0].plan
    foots = [localiser("hints-foot-plan", ways=len(plan.ways))] if plan is not None else []
    blocks.append(Words("\n".join(f"-# {line}" for line in (*foots, localiser(foot)))))
    if takes := _takes(hints, localiser):
        blocks.append(Buttons(takes))
    return Page((*blocks, *_host_block(table, person, localiser, are_on=True)))


def _details(number: int, hint: Hint, game: str, localiser: Localiser) -> str:
    lines = [localiser("hints-move", number=number, line=briefly(hint.named, localiser.say))]
    lines += [f"> {localiser.say(event.text)}" for event in hint.events[:_LINES]]
    if number > 1:
        lines.append(localiser.say(_behind(hint, game)))
    else:
        lines += [localiser.say(line) for line in _brings(hint, game)]
        lines += [localiser("hints-only-costs")] if hint.only_costs else []
    if hint.plan is not None:
        lines.append(_plan(hint.plan, game, localiser))
    if hint.alike:
        ways = OneOf(tuple(text(f"hints-alike-{manner}") for manner in hint.alike))
        lines.append(localiser("hints-alike", ways=ways))
    if hint.uncovers:
        lines.append(localiser("hints-uncovers"))
    elif hint.goes_on:
        lines.append(localiser("hints-goes-on"))
    return clip("\n".join(lines), _LONGEST)


def _plan(plan: Plan, game: str, localiser: Localiser) -> str:
    """Say what the first move prepares."""
    line = briefly(plan.named, localiser.say)
    if plan.chapter is not None:
        line = localiser("hints-plan-when", line=line, chapter=text(f"{game}-chapter", number=plan.chapter))
    return localiser("hints-plan-opens" if plan.opens else "hints-plan", line=line)


def _brings(hint: Hint, game: str) -> list[Text]:
    """Return what the first move gains and costs."""
    parts = parts_of(hint.grounds, game, "hints-part-counted")
    gains = tuple(part for worth, part in parts if worth > 0)
    costs = tuple(part for worth, part in parts if worth < 0)
    return [text(key, what=what) for key, what in (("hints-gains", gains), ("hints-costs", costs)) if what]


def _behind(hint: Hint, game: str) -> Text:
    """Return how far a move is behind the first, and in what; the parts add up."""
    parts = tuple(part for _, part in parts_of(hint.grounds, game, "hints-part-instead"))
    if not (hint.grounds.changes or hint.grounds.later):  # "everything else" alone says nothing
        return text("hints-behind", points=decimal(hint.behind)) if hint.behind else text("hints-as-good")
    if not hint.behind:
        return text("hints-as-good-why", why=parts)
    return text("hints-behind-why", points=decimal(hint.behind), why=parts)


def _host_block(table: Table, person: int, localiser: Localiser, *, are_on: bool) -> tuple[Block, ...]:
    """Return the host's switch for hints at this table."""
    if permission_for(table, person, "hints") == "no":
        return ()
    key, value = ("hints-forbid", "off") if are_on else ("hints-allow", "on")
    return (Buttons((Button(localiser.short(key), custom_ids.button("hints", table.id, value)),)),)


_RULE = 600  # characters of one
_PARTS = ("explain", "costs", "look")
"""What a question decides, what it costs, what to look at: a message of the game for each topic."""


def _explained_page(panel: Panel, localiser: Localiser, locale: str) -> Page:
    """Build the page; it says so if the game has no explanation or no question is open."""
    about, game = panel.explained, panel.table.game
    if about is None or panel.decision is None:
        return Page((Words(localiser("panel-explain-none")),))
    decides, costs, look = (localiser(f"{game}-{part}-{about.topic}") for part in _PARTS)
    lines = [
        f"**{decides}**",
        localiser("rules-explain-costs", costs=costs),
        localiser("panel-explain-look", look=look),
    ]
    rules = _rules(game, about.rules, locale)
    lines += [f"- {clip(rule.words, _RULE)}" for rule in rules]
    blocks: list[Block] = [Words("\n".join(lines))]
    if rules:
        entries = (Entry(clip(rule.words.replace("*", ""), MENU_TEXT), rule.number) for rule in rules)
        blocks.append(
            Menu(custom_ids.menu("rule", game, 0), localiser.short("panel-explain-rules"), tuple(entries))
        )
    if panel.wants_reasons:
        why = Button(localiser.short("panel-why-not"), custom_ids.button("why", panel.table.id))
        blocks.append(Buttons((why,)))
    return Page(tuple(blocks), own=custom_ids.page_id("explain", panel.table.id))


def _rules(game: str, numbers: tuple[str, ...], locale: str) -> list[Rule]:
    book = rulebook(game, locale_for(locale))
    known = {} if book is None else {rule.number: rule for rule in book.rules}
    return [known[number] for number in numbers if number in known]


async def _explain(press: Press) -> None:
    reply = press.reply
    panel = await reply.services.turns.panel(press.word(0), reply.person.id)
    await reply.show(_explained_page(panel, reply.localiser(panel.table), reply.locale))


async def _hint(press: Press) -> None:
    reply, at = press.reply, custom_ids.panel_id_of(press.args)
    reply.charge_limit("thoughts")
    asked = asyncio.ensure_future(reply.services.hints.ask(at.game, reply.person.id, at=at.seat))
    if not (await asyncio.wait({asked}, timeout=_SOON))[0]:
        await reply.send_text(reply.localiser()("hints-thinking"))
    try:
        hints = await asyncio.wait_for(asked, _LATEST)
    except HintsOffError:
        await _show_off(reply, at.game)
    except (HintFailedError, TimeoutError):
        localiser = reply.localiser(await reply.services.queries.table(at.game))
        again = Button(localiser.short("hints-again"), at.button("hint"))
        await reply.show(Page((Words(localiser.say(HintFailedError().text)), Buttons((again,)))))
    else:
        await reply.show(hints_page(hints, reply.localiser(hints.table)))


async def _show_off(reply: Reply, game_id: str, *, own: str = "") -> None:
    """Say that the host has switched hints off; the host can switch them on again."""
    localiser = reply.localiser(table := await reply.services.queries.table(game_id))
    words = Words(localiser.say(HintsOffError().text))
    below = _host_block(table, reply.person.id, localiser, are_on=False)
    await reply.show(Page((words, *below), own=own))


async def _given(press: Press) -> Hints:
    """Return the hints that were given, which cost nothing more."""
    return await press.reply.services.hints.ask(press.word(0), press.reply.person.id, at=press.number(1))


async def _show_again(press: Press) -> None:
    """Show the hints that were given. If they were switched off since, say so on a page from which the way
    back is that of the hints."""
    try:
        hints = await _given(press)
    except HintsOffError:
        own = custom_ids.page_id("hinted", press.word(0), press.number(1))
        await _show_off(press.reply, press.word(0), own=own)
        return
    await press.reply.show(hints_page(hints, press.reply.localiser(hints.table)))


async def _show_details(press: Press) -> None:
    """Show the sums behind the hints that were given."""
    reply, hints = press.reply, await _given(press)
    localiser = reply.localiser(hints.table)
    pictures = await _drawn(reply, hints)
    await reply.show(_details_page(hints, reply.person.id, localiser, pictures))


async def _drawn(reply: Reply, hints: Hints) -> tuple[Picture, ...]:
    """Draw the first move as a draft with its changes marked; empty if it changes nothing visible."""
    renderer, table = reply.context.renderer, hints.table
    changed = renderer.changes(table.game, hints.before, hints.drafted)
    shot = await reply.picture_request(table, hints.drafted, changed=changed)
    return (await renderer.telling(shot, changed))[:1] if changed else ()


async def _allow(press: Press) -> None:
    reply, are_on = press.reply, press.word(1) == "on"
    await reply.services.hints.allow(press.word(0), reply.person.id, are_on, cause=reply.cause)
    await reply.send_text(reply.localiser()("hints-now-on" if are_on else "hints-now-off"))


HANDLERS: Handlers = {
    "explain": Handled("private", _explain),
    "hint": Handled("private", _hint),
    "hinted": Handled("private", _show_again),
    "hintdetails": Handled("private", _show_details),
    "hints": Handled("update", _allow),
}
