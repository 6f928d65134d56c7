"""A player's own plan: points so far, and what each objective would add."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, showing
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import heading
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Localiser
from bot.ui.pages.results import score_words
from bot.ui.pages.table_info import everybody_words
from bot.values.read_models import OwnScore
from engine.core.objectives import Objective

_SHEET, _AIMS = 1400, 2000  # characters
_UNASSIGNED = "unassigned"
"""The group whose pieces are listed on one line."""


def own_score_page(account: OwnScore, localiser: Localiser, pictures: tuple[Picture, ...] = ()) -> Page:
    points = sum(line.points for line in account.lines)
    sheet = [
        localiser("plan-so-far", points=points),
        *(f"- {score_words(line, localiser)}" for line in account.lines),
    ]
    blocks: list[Block] = [Words(heading(account.table, localiser))]
    blocks += [Pictures(pictures), Words(clip("\n".join(sheet), _SHEET))]
    if account.everybody:
        blocks.append(Words(everybody_words(account.everybody, localiser)))
    if aims := [_group(account.table.game, group, localiser) for group in _groups(account.objectives)]:
        blocks.append(Words(clip("\n".join(aims), _AIMS)))
    return Page((*blocks, _doors(account, localiser)), own=custom_ids.page_id("plan", account.table.id))


def _groups(aims: Sequence[Objective]) -> list[list[Objective]]:
    return [list(group) for _, group in groupby(aims, key=lambda aim: aim.group)]


def _group(game: str, aims: Sequence[Objective], localiser: Localiser) -> str:
    head = f"**{localiser(f'{game}-aims-{aims[0].group}')}**"
    if aims[0].group == _UNASSIGNED:
        return f"{head} {localiser('plan-list', all=tuple(aim.what for aim in aims))}"
    return "\n".join([head, *(_aim(aim, localiser) for aim in aims)])


def _aim(aim: Objective, localiser: Localiser) -> str:
    """Return an objective's name, its points, its progress and what it is about."""
    name = localiser.say(aim.what)
    said = name if aim.adds is None else localiser("plan-adds", what=name, points=aim.adds)
    parts = [localiser("plan-part", what=part.what, have=part.have, need=part.need) for part in aim.parts]
    if parts and all(part.have >= part.need for part in aim.parts):
        parts = [localiser("benefit-completes", aim=aim.what)]
    told = [said, *([", ".join(parts)] if parts else []), *([localiser.say(aim.about)] if aim.about else [])]
    return "- " + " · ".join(told)


def _doors(account: OwnScore, localiser: Localiser) -> Buttons:
    buttons = (
        Button(localiser.short(key), custom_ids.button(verb, account.table.id))
        for key, verb in (("table-screen", "screen"), ("panel-look", "look"))
    )
    return Buttons(tuple(buttons))


async def show_own_score(reply: Reply, game_id: str) -> None:
    reply.charge_limit("pictures")
    context = reply.context
    account = await context.services.queries.own_score(game_id, reply.person.id)
    localiser = reply.localiser(account.table)
    screen = context.renderer.screen(account.table.game, account.view, account.seat)
    request = await reply.picture_request(account.table, account.view)
    pictures = await context.renderer.pictures(request, [screen]) if screen is not None else ()
    await reply.show(own_score_page(account, localiser, pictures))


HANDLERS: Handlers = {
    "plan": Handled("private", showing(show_own_score), sight=True),
}
