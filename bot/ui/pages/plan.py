"""One's own plan: the score so far line by line, and what is in hand, said in words with how far one is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot.ui.interactions import custom_ids
from bot.ui.interactions.dispatcher import Handled, Handlers, Press
from bot.ui.interactions.reply import Reply
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words
from bot.ui.kit.formatting import heading
from bot.ui.kit.limits import clip
from bot.ui.kit.localiser import Voice
from bot.ui.pages.looking import everybody_words, shot_of
from bot.values.read_models import Look, OwnScore
from engine.core.aims import Aim
from engine.core.game import ScoreLine

_SHEET, _AIMS = 1400, 2000  # characters
_UNASSIGNED = "unassigned"
"""The group whose pieces stand in one line."""


def _plan_page(account: OwnScore, voice: Voice, pictures: tuple[Picture, ...] = ()) -> Page:
    points = sum(line.points for line in account.lines)
    sheet = [voice("plan-so-far", points=points), *(_line(line, voice) for line in account.lines)]
    blocks: list[Block] = [Words(heading(account.table, voice))]
    if pictures:
        blocks.append(Pictures(pictures))
    blocks.append(Words(clip("\n".join(sheet), _SHEET)))
    if account.everybody:
        blocks.append(Words(everybody_words(account.everybody, voice)))
    if aims := [_group(account.table.game, group, voice) for group in _groups(account.aims)]:
        blocks.append(Words(clip("\n".join(aims), _AIMS)))
    return Page((*blocks, _doors(account, voice)))


def _line(line: ScoreLine, voice: Voice) -> str:
    detail = f" ({', '.join(voice.say(part) for part in line.detail)})" if line.detail else ""
    return "- " + voice("pictures-colon", what=f"{voice.say(line.text)}{detail}", said=line.points)


def _groups(aims: Sequence[Aim]) -> list[list[Aim]]:
    return [list(group) for _, group in groupby(aims, key=lambda aim: aim.group)]


def _group(game: str, aims: Sequence[Aim], voice: Voice) -> str:
    head = f"**{voice(f'{game}-aims-{aims[0].group}')}**"
    if aims[0].group == _UNASSIGNED:
        return f"{head} {voice('plan-list', all=tuple(aim.what for aim in aims))}"
    return "\n".join([head, *(_aim(aim, voice) for aim in aims)])


def _aim(aim: Aim, voice: Voice) -> str:
    """Its name, what it would add, how much of what it asks for is there, and what it is about."""
    name = voice.say(aim.what)
    said = name if aim.adds is None else voice("plan-adds", what=name, points=aim.adds)
    parts = [voice("plan-part", what=part.what, have=part.have, need=part.need) for part in aim.parts]
    told = [said, *([", ".join(parts)] if parts else []), *([voice.say(aim.about)] if aim.about else [])]
    return "- " + " · ".join(told)


def _doors(account: OwnScore, voice: Voice) -> Buttons:
    buttons = (
        Button(voice.short(f"panel-{key}"), custom_ids.button(key, account.table.id))
        for key in ("screen", "look")
    )
    return Buttons(tuple(buttons))


async def show_plan(reply: Reply, game_id: str) -> None:
    reply.spend("pictures")
    house = reply.house
    account = await house.services.reading.account(game_id, reply.person.id)
    voice, taste = reply.voice(account.table), await reply.taste()
    look = Look(account.table, account.seat, account.view)
    screen = house.studio.screen(account.table.game, account.view, account.seat)
    shot = shot_of(look, reply.locale, voice, (), taste)
    pictures = await house.studio.pictures(shot, [screen]) if screen is not None else ()
    await reply.show(_plan_page(account, voice, pictures))


async def _plan(press: Press) -> None:
    await show_plan(press.reply, press.word(0))


HANDLERS: Handlers = {"plan": Handled("private", _plan, sight=True)}
