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
from bot.ui.kit.recap import briefly, done_words, joins_previous, told_once
from bot.ui.panel.controls import Controls, confirm_way, is_alone, key_label, name_of, only_way
from bot.ui.panel.lessons import goodbye_rows, is_goodbye, is_lesson, subject_lines, task_lines
from bot.ui.panel.sentence import PanelQuestion, Path, asked, path_to_last_word
from bot.values.panel import Panel, Shortcut, Undone
from bot.values.table import NOBODY, Table
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Text, UserText, Who, text
from render.kit.text import with_capital
from render.registry import LAYOUTS

_WRITTEN = 600  # characters of the player's notes
_OWN = 350  # characters of the player's hidden information
_TOLD = 3  # lines about the effects of a turn
_SENTENCE = 60  # characters of the turn so far


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
    if is_goodbye(panel) and (panel.picks or (question is not None and question.before is not None)):
        panel = replace(panel, lesson=None)
    only = only_way(panel)
    pending = pending or (only if only is not None and only.option.reveals else None)
    blocks = list[Block]()
    for spoken in (localiser, localiser.worded()):  # icons are long in source text
        heading = _heading(panel, spoken, news, lasts=lasts)
        if next_table is not None and question is not None:
            heading += "\n-# " + spoken("panel-waits-too", table=_named(next_table))
        controls = Controls(panel, question, spoken, pending)
        below = _question(controls, lasts=lasts)
        below = "\n".join(filter(None, [f"-# {clip_seen(own, _OWN)}" if own else "", below]))
        blocks = [Words(heading), Pictures(pictures)]
        blocks += [Words(below)] if below else []
        blocks += _controls(controls, next_table, more=more)
        if text_in(blocks) <= MESSAGE_TEXT:
            break
    return Page(tuple(blocks))


def _controls(controls: Controls, next_table: Table | None, *, more: bool) -> list[Block]:
    panel, question, pending = controls.panel, controls.question, controls.pending
    if more:
        return [*controls.more_rows(), controls.more_foot()]
    last = controls.foot()
    if is_goodbye(panel):
        return [*goodbye_rows(panel, controls.localiser), *([last] if panel.over else [])]
    if question is None:
        return [*([] if next_table is None else [_onward(next_table, controls.localiser)]), last]
    if pending is not None and is_alone(panel, pending):
        return [last]
    rows = controls.question_rows()
    if not (panel.picks or question.before is not None or pending is not None):
        rows += controls.whole_turns(rows, square=question.step.square)
    return [*rows, last]


def _onward(table: Table, localiser: Localiser) -> Buttons:
    """Return the button to the table that has waited for this player the longest."""
    label = localiser.short("panel-onward", game=text(f"{table.game}-name"), name=table_name(table))
    return Buttons((Button(label, custom_ids.button("play", table.id), "verb"),))


def left_page(table: Table, person: int, localiser: Localiser) -> Page:
    """Build the page that replaces a panel without a question."""
    seat = table.seat_of(person)
    place = where(table, NOBODY if seat is None else seat, localiser)
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
        for shown in (one for one in row.keys if one.is_open or not one.key.is_counted):
            label = key_label(shown.key, panel, localiser)
            note = None if shown.way is None else shown.way.option.note
            parts = (name_of(shown), note, shown.key.about)
            said = (localiser.say(part) for part in parts if part is not None)
            told = [words for words in said if words not in label]
            mark = f"**{label}**" if shown.is_open else f"~~{label}~~"
            if told or shown.is_open:
                lines.append(f"- {mark} {' · '.join(told)}".rstrip())
    lines += [f"- {localiser.say(piece)}" for piece in question.step.in_words]
    return Page((Words(clip("\n".join(lines), MESSAGE_TEXT)),))


def _heading(panel: Panel, localiser: Localiser, news: str, *, lasts: bool) -> str:
    game = text(f"{panel.table.game}-name") if panel.lesson is not None else _named(panel.table)
    title = localiser(f"panel-title-{_state(panel, lasts=lasts)}", game=game)
    lines = subject_lines(panel, localiser)
    if not lines or panel.lesson is None:
        lines = [title, *_done(panel, localiser), news, *lines]
    lines.append(_noted(panel.notes))
    if panel.undone is not None:
        lines.append(_taken_back(panel.undone, localiser))
    if panel.cut:
        lines.append(localiser("panel-cut", words=dropped_words(panel.cut, panel.cut_named, localiser)))
    return "\n".join(line for line in lines if line)


def _state(panel: Panel, *, lasts: bool) -> str:
    """Return the end of the title's key."""
    if panel.over or panel.table.status == "paused":
        return "over" if panel.over else "paused"
    if panel.decision is None:
        return "waiting" if lasts else "called"
    if panel.free:
        return "free"
    return "asked" if panel.explained is not None and panel.explained.is_beside_turn else "yours"


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


def _sentence(controls: Controls) -> str:
    """Return the turn so far in one line; dots stand for the word that is asked for."""
    panel, localiser, pending = controls.panel, controls.localiser, controls.pending
    parts = [_last_picks(panel, localiser)] if panel.picks else []
    if pending is not None and not pending.option.confirms:
        parts.append(briefly(pending.option.menu, localiser.brief))
    elif controls.question is not None:
        parts += [_said(key, panel, localiser) for key in controls.question.pressed]
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
    if key.is_counted:
        return localiser.brief(key.icon)
    name = "" if key.name is None else localiser.brief(key.name)
    if name and not key.focus:
        return name  # only the mark of a piece says more than its name
    label = f"**{key_label(key, panel, localiser)}**"
    return f"{label} – {name}" if name else label  # without the dash "A" reads as a word, as in Spanish


def dropped_words(words: Sequence[str], named: Sequence[Text], localiser: Localiser) -> str:
    """Name dropped picks as the menus did; if that is unknown, as they are typed."""
    return briefly(named, localiser.say) or f"`{' '.join(words)}`"


def _taken_back(undone: Undone, localiser: Localiser) -> str:
    words = briefly(chain.from_iterable(undone.named), localiser.say)
    if undone.turn:
        return localiser("panel-undone-open", words=words) if words else localiser("panel-undone-turn")
    if undone.kept:
        kept = briefly(undone.kept, localiser.say)
        return localiser("panel-undone-automatic", words=words, before=kept)
    return localiser("panel-undone-pick", words=words)


def _done(panel: Panel, localiser: Localiser) -> list[str]:
    """Return the events of a turn; without any, its words, unless they only say that it is over. When others
    have moved since, only what it drew or brought."""
    moved = panel.moved
    if moved is None:
        told = " ".join(localiser.say(event.text) for event in panel.befell)
        key = "panel-drew" if any(event.reveals for event in panel.befell) else "panel-brought"
        return [localiser(key, told=told)] if told else []
    if moved.events:
        is_final = not panel.may_undo and any(event.reveals for event in moved.events)
        why = ["-# " + localiser("panel-undo-not")] if is_final else []
        return [localiser("panel-done"), *_quoted(moved.events, localiser), *why]
    if moved.words == "end":
        return [localiser("panel-handed-over")]
    return [localiser("panel-done"), f"> {done_words(moved.named, localiser.say)}"]


def _quoted(events: Sequence[Event], localiser: Localiser) -> list[str]:
    return [f"> {line}" for line in told_once([localiser.say(event.text) for event in events], localiser)]


def _ask(panel: Panel, question: PanelQuestion) -> Text:
    assert panel.decision is not None
    if panel.picks and not question.rows and confirm_way(panel) is not None:
        return text("panel-ask-confirm")
    return question.step.ask or panel.ask or panel.decision.ask


def _question(controls: Controls, *, lasts: bool) -> str:
    panel, question, localiser = controls.panel, controls.question, controls.localiser
    if is_goodbye(panel):
        return "\n".join(task_lines(panel, localiser))
    if question is None:
        return _nothing_asked(panel, localiser) if lasts else ""
    sentence = _sentence(controls)
    if is_lesson(panel):
        is_begun = panel.picks or question.before is not None or controls.pending is not None
        now = controls.to_press() if is_begun or controls.wants_confirm() else ""
        return "\n".join(line for line in [sentence, *task_lines(panel, localiser, now)] if line)
    lines = [sentence]
    if panel.free and lasts:
        lines.append(localiser("panel-free", who=tuple(Who(seat) for seat in panel.table.awaited)))
    if panel.picks and not any(row.keys for row in question.rows):
        told = _quoted(panel.preview, localiser)
        lines += told if len(told) <= _TOLD else []
    lines.append(f"**{localiser.say(_ask(panel, question))}**")
    notes = (question.step.note, question.step.about if _is_new(panel) else None)
    small = [localiser.say(note) for note in notes if note is not None]
    is_first = panel.is_asked_first and not panel.picks and question.before is None
    if panel.explained is not None and is_first and _is_new(panel):
        small.append(localiser(f"{panel.table.game}-explain-{panel.explained.topic}"))
    small += _cautions(panel, localiser, controls.pending)
    if panel.ordered or panel.forced:
        small.append(localiser("panel-ordered" if panel.ordered else "panel-forced"))
    if panel.until is not None:
        small.append(until_words(panel.until, localiser))
        if panel.table.secret_question is not None and panel.table.rule is not None:
            small.append(localiser("bot-clocks-stand"))
    small.append(deadline_words(panel.table, [panel.seat], localiser))
    lines += [f"-# {line}" for line in small if line]
    return "\n".join(line for line in lines if line)


def _is_new(panel: Panel) -> bool:
    """Whether to explain unprompted, as the reader is new to the game and wants that."""
    habits = panel.table.seats[panel.seat].habits
    return (habits.is_new or panel.table.first_game) and habits.explain


def _nothing_asked(panel: Panel, localiser: Localiser) -> str:
    if panel.over or panel.table.status == "paused":
        return localiser("panel-paused") if panel.table.status == "paused" else ""
    waiting = tuple(Who(seat) for seat in panel.table.awaited if seat != panel.seat)
    return localiser("panel-waiting-for", who=waiting) if waiting else localiser("panel-nothing")


def _cautions(panel: Panel, localiser: Localiser, pending: Shortcut | None) -> list[str]:
    """Return why Confirm is final, where it is."""
    ending, only = confirm_way(panel), only_way(panel, aside=False)
    if pending is None and ending is not None and ending.option.reveals:
        pending = ending
    if pending is not None:
        return _caution(pending.option, panel.final, localiser)
    lines = [] if ending is None else [ending.option.caution]
    if panel.final is not None:
        asks = panel.table.secret_question is None and ending is not None
        lines.append(text("panel-final", what=panel.final) if asks else panel.final)
    elif only is not None and not any(lines):
        lines.append(only.option.caution)
    return [localiser.say(line) for line in lines if line is not None]


def _caution(pick: Option[Any], final: Text | None, localiser: Localiser) -> list[str]:
    if pick.reveals and pick.confirms:
        return [localiser("panel-final", what=localiser("services-final-reveals"))]
    if pick.reveals:
        return [localiser("panel-reveals", pick=with_capital(localiser.say(pick.menu[-1])))]
    closes = pick.closes or (final if pick.confirms else None)
    what = [localiser.say(part) for part in (pick.caution, closes) if part is not None]
    return [] if closes is None else [localiser("panel-final", what=" ".join(what))]
