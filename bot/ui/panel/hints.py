"""Three good moves with reasons, as a page for one player; each can be drafted from there."""

from __future__ import annotations

from bot.services.tables.hints import Hints
from bot.services.tables.table_permissions import permission_for
from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import decimal, parts_of
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly
from bot.ui.panel.presses import show_panel
from bot.ui.pictures.renderer import PictureRequest
from bot.values.errors import HintFailedError, HintsOffError
from bot.values.table import Table
from engine.core.text import Text, text
from engine.players import Advice, Hint
from engine.players.requests import Plan

_LINES = 6  # lines about the effects of a move
_LONGEST = 900  # characters of one move
_MOST = 3  # moves
_AFTER_FIRST = 2  # blocks: the title and the first move


def hints_page(hints: Hints, person: int, localiser: Localiser, pictures: tuple[Picture, ...] = ()) -> Page:
    table, advice = hints.table, hints.advice
    title = "hints-title-costs" if advice.hints[0].grounds.only_costs else "hints-title"
    blocks: list[Block] = [Words(localiser(title, count=len(advice.hints)))]
    blocks += [
        Words(_move(number, hint, table.game, localiser)) for number, hint in enumerate(advice.hints, start=1)
    ]
    if pictures:
        blocks.insert(_AFTER_FIRST, Pictures(pictures))
    takes = tuple(
        Button(
            localiser.short("hints-take", number=number + 1),
            custom_ids.button("takehint", table.id, number),
            "verb",
        )
        for number, hint in enumerate(advice.hints)
        if len(hint.picks) > 1
    )
    if takes:
        blocks.append(Buttons(takes))
    foot = "hints-foot-ahead" if any(hint.ahead for hint in advice.hints[1:]) else "hints-foot"
    foots = [localiser.say(_no_more(advice))] if len(advice.hints) < _MOST else []
    plan = advice.hints[0].plan
    foots += [localiser("hints-foot-plan", ways=len(plan.ways))] if plan is not None else []
    blocks.append(Words("\n".join(f"-# {line}" for line in (*foots, localiser(foot)))))
    return Page((*blocks, *_host_block(table, person, localiser, are_on=True)))


def _no_more(advice: Advice) -> Text:
    """Say why there are fewer than three."""
    if advice.left_out is None:
        return text("hints-others-cost" if advice.others_cost else "hints-no-other")
    return text("hints-no-more", points=decimal(advice.left_out))


def _move(number: int, hint: Hint, game: str, localiser: Localiser) -> str:
    lines = [localiser("hints-move", number=number, line=briefly(hint.named, localiser.say))]
    lines += [f"> {localiser.say(event.text)}" for event in hint.events[:_LINES]]
    if number > 1:
        lines.append(localiser.say(_behind(hint, game)))
    else:
        lines += [localiser.say(line) for line in _brings(hint, game)]
        lines += [localiser("hints-only-costs")] if hint.grounds.only_costs else []
    if hint.plan is not None:
        lines.append(_plan(hint.plan, game, localiser))
    if hint.alike:
        ways = tuple(text(f"hints-alike-{manner}") for manner in hint.alike)
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
    says = hint.grounds.changes or hint.grounds.later  # "everything else" alone says nothing
    if not hint.behind:
        return text("hints-as-good-why", why=parts) if says else text("hints-as-good")
    points = decimal(hint.behind)
    if not says:
        return text("hints-behind", points=points)
    return text("hints-behind-why", points=points, why=parts)


def _host_block(table: Table, person: int, localiser: Localiser, *, are_on: bool) -> tuple[Block, ...]:
    """Return the host's switch for hints at this table."""
    if permission_for(table, person, "hints") == "no":
        return ()
    key, value = ("hints-forbid", "off") if are_on else ("hints-allow", "on")
    return (Buttons((Button(localiser.short(key), custom_ids.button("hints", table.id, value)),)),)


async def _hint(press: Press) -> None:
    reply, at = press.reply, custom_ids.panel_id_of(press.args)
    reply.charge_limit("thoughts")
    try:
        hints = await reply.context.services.hints.ask(at.game, reply.person.id, at=at.seat)
    except HintsOffError as error:
        table = await reply.context.services.reading.table(at.game)
        localiser = reply.localiser(table)
        host = _host_block(table, reply.person.id, localiser, are_on=False)
        await reply.show(Page((Words(localiser.say(error.text)), *host)))
        return
    except HintFailedError as error:
        localiser = reply.localiser(await reply.context.services.reading.table(at.game))
        again = Button(localiser.short("hints-again"), at.button("hint"))
        await reply.show(Page((Words(localiser.say(error.text)), Buttons((again,)))))
        return
    localiser = reply.localiser(hints.table)
    await reply.show(hints_page(hints, reply.person.id, localiser, await _drawn(reply, hints, localiser)))


async def _drawn(reply: Reply, hints: Hints, localiser: Localiser) -> tuple[Picture, ...]:
    """Draw the first move as a draft with its changes marked; empty if it changes nothing visible."""
    renderer, table = reply.context.renderer, hints.table
    changed = renderer.changes(table.game, hints.before, hints.drafted)
    if not changed:
        return ()
    shot = PictureRequest(
        table,
        hints.drafted,
        reply.locale,
        localiser.label,
        changed=changed,
        picture_style=await reply.picture_style(),
    )
    return (await renderer.telling(shot, changed))[:1]


async def _take(press: Press) -> None:
    reply, which = press.reply, press.number(1)
    hints = reply.context.services.hints
    await show_panel(reply, await hints.take(press.word(0), reply.person.id, which, cause=reply.cause))


async def _allow(press: Press) -> None:
    reply, are_on = press.reply, press.word(1) == "on"
    await reply.context.services.hints.allow(press.word(0), reply.person.id, are_on, cause=reply.cause)
    await reply.send_text(reply.localiser()("hints-now-on" if are_on else "hints-now-off"))


HANDLERS: Handlers = {
    "hint": Handled("private", _hint),
    "takehint": Handled("update", _take),
    "hints": Handled("update", _allow),
}
