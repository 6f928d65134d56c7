"""A player's panel as a page: recap, picture, question, and controls."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

from msgspec.structs import replace

from bot.locales.inline_markup import escaped_lines, seen_length
from bot.ui.interactions import custom_ids
from bot.ui.interactions.custom_ids import PanelId, path_words
from bot.ui.kit.blocks import (
    Block,
    Button,
    Buttons,
    Page,
    Picture,
    Pictures,
    Words,
    text_in,
)
from bot.ui.kit.formatting import deadline_words, until_words, where
from bot.ui.kit.limits import COMPONENTS, MESSAGE_TEXT, clip_seen
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly, capital, told_once
from bot.ui.panel.answering import answering, behind_more, foot_of, panel_id_for, told_turns
from bot.ui.panel.controls import Controls, controls
from bot.ui.panel.heights import tallest
from bot.ui.panel.lessons import taught_lines
from bot.ui.panel.screenful import CONTROLS
from bot.ui.pictures.annotations import signs_shown
from bot.ui.pictures.renderer import PictureRenderer
from bot.values.panel import Moved, Panel, Shortcut, Undone
from bot.values.table import Table
from engine.core.caches import identity_cache
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Text, UserText, Who, text

_WORDS = re.compile(r"\w+")
_FOOT = 4  # the last row: confirm, undo and more
_WRITTEN = 600  # characters of the player's notes
_OWN = 350  # characters of the player's hidden information
_TOLD = 3  # lines about the effects of a turn
_LATELY = 76  # characters of a draft
_NOTES, _NOTE = 6, 160  # lines about buttons, and their characters
_MOST_TURNS = 7  # components of whole turns
_NOBODY = -1  # the seat of a reader without a seat
_HEAD = 5  # container, heading, pictures, rule, question


def panel_controls(
    panel: Panel, path: Sequence[int], localiser: Localiser, sheet: int = 0, *, spare: int = 0
) -> Controls | None:
    """Return the controls of the question; None without a question.

    `spare`: components added by the caller.
    """
    if panel.decision is None:
        return None
    routes = [way.route for way in panel.ways]
    turns = 1 if told_turns(panel, localiser) else 0
    shown = controls(
        [way.option for way in panel.ways],
        panel_id_for(panel),
        path,
        localiser,
        routes=routes,
        handing=None if panel.confirm is None else routes.index((panel.confirm,)),
        room=COMPONENTS - _HEAD - _FOOT - _MOST_TURNS,
        most=CONTROLS - spare - turns - len(foot_of(panel, (), localiser)) - int(panel.hands_back),
        sheet=sheet,
        sights=partial(signs_shown, panel.table.game, panel.view),
        optional=panel.free and not panel.picks,
    )
    shown = replace(shown, spare=spare)
    return shown if (only := _only_reveal(panel)) is None else _warned(shown, panel_id_for(panel), only)


def _warned(shown: Controls, panel_id: PanelId, only: Shortcut) -> Controls:
    """Make the pick need one press, as the panel already shows the warning."""
    ask, sure = (panel_id.button(verb, path_words(only.route)) for verb in ("pick", "sure"))
    blocks = [
        Buttons(tuple(replace(one, custom_id=sure) if one.custom_id == ask else one for one in block.buttons))
        if isinstance(block, Buttons)
        else block
        for block in shown.blocks
    ]
    return replace(shown, blocks=tuple(blocks))


def panel_page(
    panel: Panel,
    shown: Controls | None,
    localiser: Localiser,
    pictures: tuple[Picture, ...] = (),
    *,
    before: str = "",
    own: str = "",
    path: Sequence[int] = (),
    more: bool = False,
    onward: Button | None = None,
    lasts: bool = True,
) -> Page:
    """Build the panel.

    `before` is put on top: news since the last turn. `own` is the player's hidden information. `path` is the
    open menu. `more`: show what did not fit instead of the question. `onward` leads to another table.
    `lasts`: the message is kept up to date, so it may say who is awaited.
    """
    blocks: list[Block] = [Words(_heading(panel, localiser, before, shown, lasts=lasts))]
    if pictures:
        blocks.append(Pictures(pictures))
    question = _question(panel, shown, localiser, more, lasts)
    if more:
        question = "\n".join([question, *_explained(panel, shown, localiser, pictures)])
    parts = (f"-# {clip_seen(own, _OWN)}" if own else "", _noted(panel.notes), question)
    if below := "\n".join(part for part in parts if part):
        blocks.append(Words(below))
    if more and shown is not None:
        blocks += behind_more(panel, shown, path, localiser)
    else:
        blocks += answering(panel, shown, path, localiser, onward)
    if localiser.bare is not None and text_in(blocks) > MESSAGE_TEXT:  # icons are long in source text
        return panel_page(
            panel,
            shown,
            localiser.worded(),
            pictures,
            before=before,
            own=own,
            path=path,
            more=more,
            onward=onward,
            lasts=lasts,
        )
    return Page(tuple(blocks))


def room_for(
    panel: Panel,
    shown: Controls | None,
    localiser: Localiser,
    renderer: PictureRenderer,
    path: Sequence[int] = (),
) -> int:
    """Return the maximum height of the picture above the text and controls; 0 without a question."""
    if shown is None:
        return 0
    own = renderer.holdings_below(panel, shown.focuses, localiser.brief)
    return tallest(panel_page(panel, shown, localiser, own=own, path=path))


def _explained(
    panel: Panel, shown: Controls | None, localiser: Localiser, pictures: tuple[Picture, ...]
) -> list[str]:
    """Return explanations for which symbols and buttons have no space."""
    lines = [clip_seen(note, _NOTE) for note in shown.notes[:_NOTES]] if shown is not None else []
    if told_turns(panel, localiser):
        lines.append(localiser("panel-likely"))
    if any(picture.news for picture in pictures):
        lines.append(localiser("panel-news"))
    return [f"-# {capital(line)}" for line in lines]


def _noted(notes: UserText) -> str:
    """Return the reader's notes as a quotation."""
    lines = escaped_lines(notes, _WRITTEN)
    return "\n".join(f"> {'📝 ' if not number else ''}{line}" for number, line in enumerate(lines))


def left_page(table: Table, person: int, localiser: Localiser) -> Page:
    """Build the page that replaces a panel without a question."""
    seat = table.seat_of(person)
    place = where(table, _NOBODY if seat is None else seat, localiser)
    words = localiser("letter-answered", game=text(f"{table.game}-name"))
    play = Button(localiser.short("table-play"), custom_ids.button("play", table.id))
    buttons = (Buttons((play,)),) if seat is not None and table.status == "running" else ()
    return Page((Words("\n".join([words, place])), *buttons))


def warning_page(
    panel: Panel, way: Shortcut, localiser: Localiser, pictures: tuple[Picture, ...] = ()
) -> Page:
    """Build the warning before a pick that is irreversible or gives something up."""
    panel_id = panel_id_for(panel)
    buttons = (
        Button(localiser.short("panel-sure"), panel_id.button("sure", path_words(way.route)), "danger"),
        Button(localiser.short("panel-not-sure"), panel_id.button("open", path_words(()))),
    )
    blocks: list[Block] = [Words(_heading(panel, localiser, "", asked=way))]
    if pictures:
        blocks.append(Pictures(pictures))
    blocks += [Words(_caution(way.option, localiser)), Buttons(buttons)]
    return Page(tuple(blocks))


def _caution(pick: Option[Any], localiser: Localiser) -> str:
    if pick.reveals:
        return localiser("panel-reveals", pick=capital(localiser.say(pick.menu[-1])))
    if pick.closes is None:
        return ""
    what = [localiser.say(part) for part in (pick.caution, pick.closes) if part is not None]
    return localiser("panel-final", what=" ".join(what))


def _only_reveal(panel: Panel) -> Shortcut | None:
    """Return the only possible pick if it reveals something: the panel warns of it and needs one press."""
    sensible = [way for way in panel.ways if not way.option.dominated]
    return sensible[0] if len(sensible) == 1 and sensible[0].option.reveals else None


def _heading(
    panel: Panel,
    localiser: Localiser,
    before: str,
    shown: Controls | None = None,
    asked: Shortcut | None = None,
    *,
    lasts: bool = True,
) -> str:
    game = text(f"{panel.table.game}-name")
    if panel.over:
        title = localiser("panel-title-over", game=game)
    elif panel.table.status == "paused":
        title = localiser("panel-title-paused", game=game)
    elif panel.decision is not None and panel.free:
        title = localiser("panel-title-free", game=game)
    elif panel.decision is not None:
        title = localiser("panel-title-yours", game=game)
    else:
        title = localiser("panel-title-waiting" if lasts else "panel-title-called", game=game)
    lines = [*taught_lines(panel, shown, localiser, asked), title]
    if panel.moved is not None:
        lines += _done(panel.moved, localiser)
    lines.append(before)
    if panel.undone is not None:
        lines.append(_taken_back(panel.undone, localiser))
        lines.append(so_far(panel, localiser))
    if panel.cut:
        lines.append(localiser("panel-cut", words=dropped_words(panel.cut, panel.cut_named, localiser)))
    return "\n".join(line for line in lines if line)


def _lately(panel: Panel, localiser: Localiser) -> str:
    """Return the draft in a line or two; of a long one the last picks. More shows all of it."""
    for first in range(len(panel.named)):
        words = briefly(chain.from_iterable(panel.named[first:]), localiser.say)
        if seen_length(words) <= _LATELY:
            break
    return localiser("panel-so-far", words=f"… {words}" if first else words) if panel.named else ""


def so_far(panel: Panel, localiser: Localiser) -> str:
    """Return the draft as text."""
    words = briefly(chain.from_iterable(panel.named), localiser.say)
    return localiser("panel-so-far", words=words) if panel.picks else ""


def dropped_words(words: Sequence[str], named: Sequence[Text], localiser: Localiser) -> str:
    """Name dropped picks as the menus did; if that is unknown, as they are typed."""
    return briefly(named, localiser.say) or f"`{' '.join(words)}`"


def _taken_back(undone: Undone, localiser: Localiser) -> str:
    words = briefly(chain.from_iterable(undone.named), localiser.say)
    if undone.turn:
        return localiser("panel-undone-open", words=words) if words else localiser("panel-undone-turn")
    return localiser("panel-undone-pick", words=words)


def _done(moved: Moved, localiser: Localiser) -> list[str]:
    """Return the events of a turn; without any, its words, unless they only say that it is over."""
    if moved.events:
        return _done_lines(moved.events, localiser)
    if moved.words == "end":
        return [localiser("panel-handed-over")]
    return [localiser("panel-done"), f"> {briefly(moved.named, localiser.say)}"]


def _done_lines(events: Sequence[Event], localiser: Localiser) -> list[str]:
    """Return the events of a turn that was made."""
    return [localiser("panel-done"), *_quoted(events, localiser)] if events else []


def _quoted(events: Sequence[Event], localiser: Localiser) -> list[str]:
    return [f"> {line}" for line in told_once([localiser.say(event.text) for event in events], localiser)]


@identity_cache("questions put", 4, 20_000)
def _question(
    panel: Panel, shown: Controls | None, localiser: Localiser, more: bool, lasts: bool = True
) -> str:
    """Called twice: to compute the space left for the picture, and to build the page."""
    lines: list[str] = []
    if panel.picks:
        if panel.undone is None:  # undone picks are reported before anything else
            lines.append(f"-# {so_far(panel, localiser) if more else _lately(panel, localiser)}")
        told = _quoted(panel.preview, localiser)
        if more or shown is None or (not shown.blocks and len(told) <= _TOLD):
            lines += told  # only the last option is left, so there is space
    if panel.decision is not None:
        if panel.free and lasts:
            lines.append(localiser("panel-free", who=tuple(Who(seat) for seat in panel.table.awaited)))
        lines.append(f"**{localiser.say(panel.ask or panel.decision.ask)}**")
        if panel.explained is not None and _is_new_to_it(panel):
            lines.append("-# " + localiser(f"{panel.table.game}-explain-{panel.explained.topic}"))
        if panel.final is not None:
            asked = panel.table.hush is None
            lines.append(
                localiser("panel-final", what=panel.final) if asked else f"-# {localiser.say(panel.final)}"
            )
        if shown is not None and (way := _trail(shown, lines[-1], localiser)):
            lines.append(f"-# {way}")
        if shown is not None and shown.legend:
            lines.append(f"-# {' · '.join(shown.legend)}")
        if caution := _cautions(panel, localiser):
            lines.append("-# " + caution)
        if panel.ordered or panel.forced:
            lines.append("-# " + localiser("panel-ordered" if panel.ordered else "panel-forced"))
        if panel.until is not None:
            lines.append("-# " + until_words(panel.until, localiser))
            if panel.table.hush is not None and panel.table.rule is not None:
                lines.append("-# " + localiser("bot-clocks-stand"))
        if left := deadline_words(panel.table, [panel.seat], localiser):
            lines.append("-# " + left)
    elif panel.table.status == "paused":
        lines.append(localiser("panel-paused"))
    elif not panel.over:
        lines += [_waiting(panel, localiser)] if lasts else []
    return "\n".join(lines)


def _is_new_to_it(panel: Panel) -> bool:
    """Whether to explain the question unprompted at its start, as the reader wants that."""
    habits = panel.table.seats[panel.seat].habits
    return (habits.is_new or panel.table.first_game) and habits.explain and not panel.picks


def _trail(shown: Controls, asked: str, localiser: Localiser) -> str:
    """Return the names of the open menus, unless the question names them."""
    way = " › ".join(localiser.say(entry) for entry in shown.trail)
    said = " ".join(_WORDS.findall(asked.casefold()))
    place = " ".join(_WORDS.findall(way.casefold())[-2:])  # "From dwelling 1"
    is_asked = way.casefold() in asked.casefold() or (
        len(shown.trail) == 1 and " " in place and place in said
    )
    return "" if is_asked else way


def _cautions(panel: Panel, localiser: Localiser) -> str:
    """Return a warning before the next press: about the only pick, or that some choices are final."""
    if (only := _only_reveal(panel)) is not None:
        return _caution(only.option, localiser)
    options = [way.option for way in panel.ways]
    sensible = [option for option in options if not (option.dominated or option.aside)]
    if len(sensible) == 1 and sensible[0].caution is not None:
        return localiser.say(sensible[0].caution)
    return localiser.say(panel.warning) if panel.warning is not None else ""


def _waiting(panel: Panel, localiser: Localiser) -> str:
    waiting = tuple(Who(seat) for seat in panel.table.awaited if seat != panel.seat)
    return localiser("panel-waiting-for", who=waiting) if waiting else localiser("panel-nothing")
