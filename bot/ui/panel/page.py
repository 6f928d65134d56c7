"""The panel as a page: heading and news, picture, task, the sentence so far, the question, controls, foot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from bot.locales.inline_markup import escaped_lines
from bot.ui.interactions import custom_ids
from bot.ui.kit.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words, text_in
from bot.ui.kit.formatting import deadline_words, table_name, until_words, where
from bot.ui.kit.limits import MESSAGE_TEXT, clip, clip_seen
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly, capital, joins_previous, told_once
from bot.ui.panel.controls import (
    back_foot,
    confirm_way,
    foot,
    is_alone,
    is_new_to_it,
    key_label,
    more_rows,
    only_reveal,
    question_rows,
    to_press,
    whole_turns,
)
from bot.ui.panel.lessons import (
    goodbye_rows,
    is_goodbye,
    is_lesson,
    subject_lines,
    task_lines,
    wanted_route,
)
from bot.ui.panel.sentence import PanelQuestion, Path, ShownKey, asked, path_to_last_word
from bot.values.panel import Moved, Panel, Shortcut, Undone
from bot.values.table import Table
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Text, UserText, Who, text
from render.registry import LAYOUTS

_WRITTEN = 600  # characters of the player's notes
_OWN = 350  # characters of the player's hidden information
_TOLD = 3  # lines about the effects of a turn
_SENTENCE = 60  # characters of the turn so far
_NOBODY = -1  # the seat of a reader without a seat


def question_of(panel: Panel, path: Sequence[int] = ()) -> PanelQuestion | None:
    """Return the word that the panel asks for after this path; None without a question."""
    if panel.decision is None:
        return None
    confirm = confirm_way(panel)
    found = asked(_asked_ways(panel), LAYOUTS.get(panel.table.game), panel.view, panel.kind, path)
    if confirm is not None and not any(key.is_open for row in found.rows for key in row.keys):
        return replace(found, rows=())  # only Confirm is left
    return found


def path_before_undone(panel: Panel) -> Path:
    """Return what was said before the press that an undo has taken back: its last word is asked again."""
    picks = () if panel.undone is None else panel.undone.picks
    ways = _asked_ways(panel)
    way = next((way for way in ways if way.picks and way.picks == picks[: len(way.picks)]), None)
    return () if way is None else path_to_last_word(ways, way)


def _asked_ways(panel: Panel) -> list[Shortcut]:
    """Return the ways that have keys: the foot has a button for the one that Confirm makes."""
    confirm = confirm_way(panel)
    return [way for way in panel.ways if way != confirm]


def panel_page(
    panel: Panel,
    question: PanelQuestion | None,
    localiser: Localiser,
    pictures: tuple[Picture, ...] = (),
    *,
    news: str = "",
    own: str = "",
    pending: Shortcut | None = None,
    more: bool = False,
    next_table: Table | None = None,
    lasts: bool = True,
) -> Page:
    """Build the panel.

    `own` is the player's hidden information, where no picture shows it. `pending` is a pick that waits for
    Confirm. `more`: the rarely used controls stand in place of the question's. `next_table` waits for
    the reader, too. `lasts`: the message is kept up to date, so it may say who is awaited.
    """
    is_begun = bool(panel.picks) or (question is not None and question.before is not None)
    if is_begun and is_goodbye(panel):
        panel = replace(panel, lesson=None)
    pending = pending or only_reveal(panel)
    heading = _heading(panel, localiser, news, lasts=lasts)
    if next_table is not None and question is not None:
        heading += "\n-# " + localiser("panel-waits-too", table=_named(next_table))
    blocks: list[Block] = [Words(heading)]
    if pictures:
        blocks.append(Pictures(pictures))
    parts = (
        f"-# {clip_seen(own, _OWN)}" if own else "",
        _question(panel, question, localiser, pending, lasts),
    )
    if below := "\n".join(part for part in parts if part):
        blocks.append(Words(below))
    blocks += _controls(panel, question, localiser, pending, next_table, more=more)
    if localiser.bare is not None and text_in(blocks) > MESSAGE_TEXT:  # icons are long in source text
        return panel_page(
            panel,
            question,
            localiser.worded(),
            pictures,
            news=news,
            own=own,
            pending=pending,
            more=more,
            next_table=next_table,
            lasts=lasts,
        )
    return Page(tuple(blocks))


def _controls(
    panel: Panel,
    question: PanelQuestion | None,
    localiser: Localiser,
    pending: Shortcut | None,
    next_table: Table | None,
    *,
    more: bool,
) -> list[Block]:
    last = foot(panel, question, localiser, pending, wanted_route(panel))
    if more:
        return [*more_rows(panel, question, localiser), back_foot(panel, question, localiser)]
    if is_goodbye(panel):
        return [*goodbye_rows(panel, localiser), *([last] if panel.over else [])]
    if question is None:
        return [*([] if next_table is None else [_onward(next_table, localiser)]), last]
    if pending is not None and is_alone(panel, pending):
        return [last]
    wanted = wanted_route(panel)
    if wanted is not None and pending is not None:
        wanted = ()  # Confirm or Undo comes next
    rows = question_rows(panel, question, localiser, wanted)
    if panel.picks or question.before is not None or pending is not None:
        return [*rows, last]
    return [*rows, *whole_turns(panel, rows, localiser, square=question.step.square), last]


def _onward(table: Table, localiser: Localiser) -> Buttons:
    """Return the button to the table that has waited for this player the longest."""
    label = localiser.short("panel-onward", game=text(f"{table.game}-name"), name=table_name(table))
    return Buttons((Button(label, custom_ids.button("play", table.id), "verb"),))


def left_page(table: Table, person: int, localiser: Localiser) -> Page:
    """Build the page that replaces a panel without a question."""
    seat = table.seat_of(person)
    place = where(table, _NOBODY if seat is None else seat, localiser)
    words = localiser("letter-answered", game=text(f"{table.game}-name"))
    play = Button(localiser.short("table-play"), custom_ids.button("play", table.id))
    buttons = (Buttons((play,)),) if seat is not None and table.status == "running" else ()
    return Page((Words("\n".join([words, place])), *buttons))


def in_words_page(panel: Panel, question: PanelQuestion, localiser: Localiser) -> Page:
    """List every key of the question with what it stands for and what it brings."""
    lines = [f"**{localiser.say(_ask(panel, question))}**"]
    for row in question.rows:
        if row.row.heading is not None:
            lines.append(f"-# {localiser.say(row.row.heading)}")
        for shown in row.keys:
            label = key_label(shown.key, panel, localiser)
            told = [localiser.say(part) for part in _explained(shown)]
            mark = f"**{label}**" if shown.is_open else f"~~{label}~~"
            lines.append(f"- {mark} {' · '.join(told)}".rstrip())
    lines += [f"- {localiser.say(piece)}" for piece in question.step.in_words]
    return Page((Words(clip("\n".join(lines), MESSAGE_TEXT)),))


def _explained(shown: ShownKey) -> list[Text]:
    """Return a key in words: its piece, else the pick that it makes, and the note on that pick."""
    key, option = shown.key, None if shown.way is None else shown.way.option
    name = key.name
    if name is None and option is not None and key.label != option.menu[-1]:
        name = option.menu[-1]
    return [part for part in (name, None if option is None else option.note) if part is not None]


def _heading(panel: Panel, localiser: Localiser, news: str, *, lasts: bool) -> str:
    game = text(f"{panel.table.game}-name") if panel.lesson is not None else _named(panel.table)
    if panel.over:
        title = localiser("panel-title-over", game=game)
    elif panel.table.status == "paused":
        title = localiser("panel-title-paused", game=game)
    elif panel.decision is not None and panel.free:
        title = localiser("panel-title-free", game=game)
    elif panel.explained is not None and panel.explained.is_beside_turn:
        title = localiser("panel-title-asked", game=game)
    elif panel.decision is not None:
        title = localiser("panel-title-yours", game=game)
    else:
        title = localiser("panel-title-waiting" if lasts else "panel-title-called", game=game)
    lines = subject_lines(panel, localiser)
    if not lines or panel.lesson is None:
        lines += [title, *([] if panel.moved is None else _done(panel.moved, localiser)), news]
    lines.append(_noted(panel.notes))
    if panel.undone is not None:
        lines.append(_taken_back(panel.undone, localiser))
    if panel.cut:
        lines.append(localiser("panel-cut", words=dropped_words(panel.cut, panel.cut_named, localiser)))
    return "\n".join(line for line in lines if line)


def _named(table: Table) -> Text:
    """Name the game and the table."""
    key = "panel-table-lesson" if table.lesson else "panel-table"
    return text(key, game=text(f"{table.game}-name"), name=table_name(table))


def _noted(notes: UserText) -> str:
    """Return the reader's notes as a quotation."""
    lines = escaped_lines(notes, _WRITTEN)
    return "\n".join(f"> {'📝 ' if not number else ''}{line}" for number, line in enumerate(lines))


def so_far(panel: Panel, localiser: Localiser) -> str:
    """Return the draft as text."""
    words = briefly(chain.from_iterable(panel.named), localiser.say)
    return localiser("panel-so-far", words=words) if panel.picks else ""


def _sentence(
    panel: Panel, question: PanelQuestion | None, localiser: Localiser, pending: Shortcut | None
) -> str:
    """Return the turn so far in one line; dots stand for the word that is asked for."""
    parts = [_last_picks(panel, localiser)] if panel.picks else []
    if pending is not None:
        parts.append(briefly(pending.option.menu, localiser.brief))
    elif question is not None:
        parts += [_said(key, panel, localiser) for key in question.pressed]
    if not parts:
        return ""
    dots = "" if pending is not None or confirm_way(panel) is not None else " …"
    return "-# " + localiser("panel-so-far", words=" · ".join(parts) + dots)


def _last_picks(panel: Panel, localiser: Localiser) -> str:
    """Return as many of the last picks as fit in one line, from the start of a phrase."""
    starts = [at for at, pick in enumerate(panel.named) if not joins_previous(pick, localiser.brief)] or [0]
    for start in starts:
        words = briefly(chain.from_iterable(panel.named[start:]), localiser.brief)
        words = f"… {words}" if start else words
        if clip_seen(words, _SENTENCE) == words:
            break
    return words


def _said(key: Any, panel: Panel, localiser: Localiser) -> str:
    label = key_label(key, panel, localiser)
    if key.is_counted:
        return localiser.brief(key.icon)
    name = "" if key.name is None else localiser.brief(key.name)
    if name and not key.focus:
        return name  # only the mark of a piece says more than its name
    return f"**{label}** {name}".rstrip()


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
        return [localiser("panel-done"), *_quoted(moved.events, localiser)]
    if moved.words == "end":
        return [localiser("panel-handed-over")]
    return [localiser("panel-done"), f"> {briefly(moved.named, localiser.say)}"]


def _quoted(events: Sequence[Event], localiser: Localiser) -> list[str]:
    return [f"> {line}" for line in told_once([localiser.say(event.text) for event in events], localiser)]


def _ask(panel: Panel, question: PanelQuestion) -> Text:
    assert panel.decision is not None
    if panel.picks and not question.rows and confirm_way(panel) is not None:
        return text("panel-ask-confirm")
    return question.step.ask or panel.ask or panel.decision.ask


def _question(
    panel: Panel, question: PanelQuestion | None, localiser: Localiser, pending: Shortcut | None, lasts: bool
) -> str:
    if is_goodbye(panel):
        return "\n".join(task_lines(panel, localiser))
    if question is None:
        return _nothing_asked(panel, localiser) if lasts else ""
    sentence = _sentence(panel, question, localiser, pending)
    if is_lesson(panel):
        now = _to_press(panel, question, localiser, pending)
        return "\n".join(line for line in [sentence, *task_lines(panel, localiser, now)] if line)
    lines = [sentence]
    if panel.free and lasts:
        lines.append(localiser("panel-free", who=tuple(Who(seat) for seat in panel.table.awaited)))
    if panel.picks and not any(row.keys for row in question.rows):
        told = _quoted(panel.preview, localiser)
        lines += told if len(told) <= _TOLD else []
    lines.append(f"**{localiser.say(_ask(panel, question))}**")
    if question.step.note is not None:
        lines.append(f"-# {localiser.say(question.step.note)}")
    if panel.explained is not None and is_new_to_it(panel):
        lines.append("-# " + localiser(f"{panel.table.game}-explain-{panel.explained.topic}"))
    lines += _caution_lines(panel, localiser, pending)
    if panel.ordered or panel.forced:
        lines.append("-# " + localiser("panel-ordered" if panel.ordered else "panel-forced"))
    if panel.until is not None:
        lines.append("-# " + until_words(panel.until, localiser))
        if panel.table.secret_question is not None and panel.table.rule is not None:
            lines.append("-# " + localiser("bot-clocks-stand"))
    if left := deadline_words(panel.table, [panel.seat], localiser):
        lines.append("-# " + left)
    return "\n".join(line for line in lines if line)


def _to_press(panel: Panel, question: PanelQuestion, localiser: Localiser, pending: Shortcut | None) -> str:
    """Return the next control of a lesson whose turn is begun; at its start the whole task is named."""
    wanted = wanted_route(panel)
    is_begun = panel.picks or question.before is not None or pending is not None
    return to_press(panel, question, localiser, pending, wanted) if is_begun and wanted is not None else ""


def _nothing_asked(panel: Panel, localiser: Localiser) -> str:
    if panel.table.status == "paused":
        return localiser("panel-paused")
    if panel.over:
        return ""
    waiting = tuple(Who(seat) for seat in panel.table.awaited if seat != panel.seat)
    return localiser("panel-waiting-for", who=waiting) if waiting else localiser("panel-nothing")


def _caution_lines(panel: Panel, localiser: Localiser, pending: Shortcut | None) -> list[str]:
    """Return why Confirm is final, where it is."""
    ending = confirm_way(panel)
    if pending is None and ending is not None and ending.option.reveals:
        pending = ending
    if pending is not None:
        return [line for line in [_caution(pending.option, localiser)] if line]
    lines = list[Text]()
    if ending is not None and ending.option.caution is not None:
        lines.append(ending.option.caution)
    if panel.final is not None:
        asks = panel.table.secret_question is None and ending is not None
        lines.append(text("panel-final", what=panel.final) if asks else panel.final)
    elif not lines:
        options = [way.option for way in panel.ways]
        sensible = [option for option in options if not (option.dominated or option.aside)]
        if len(sensible) == 1 and sensible[0].caution is not None:
            lines.append(sensible[0].caution)
    return [f"-# {localiser.say(line)}" for line in lines]


def _caution(pick: Option[Any], localiser: Localiser) -> str:
    if pick.reveals:
        name = localiser("panel-confirm") if pick.confirms else capital(localiser.say(pick.menu[-1]))
        return localiser("panel-reveals", pick=name)
    if pick.closes is None:
        return ""
    what = [localiser.say(part) for part in (pick.caution, pick.closes) if part is not None]
    return "-# " + localiser("panel-final", what=" ".join(what))
