"""One player's panel as a page: what happened, the picture, the question, and how to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

from msgspec.structs import replace

from bot.ui.page.blocks import Block, Button, Buttons, Entry, Menu, Page, Picture, Pictures, Words, cost, rows
from bot.ui.page.limits import COMPONENTS, ROW, clip
from bot.ui.page.names import deadline_words, until_words, where
from bot.ui.page.news import briefly, told_once
from bot.ui.page.voice import Voice
from bot.ui.panel.controls import Controls, controls
from bot.ui.panel.screenful import CONTROLS, height
from bot.ui.panel.sizes import LABEL
from bot.ui.pictures.studio import signs_shown
from bot.ui.press import ids
from bot.ui.press.ids import PanelId, path_words
from bot.values.panel import Moved, Panel, PanelWay, Undone
from bot.values.table import Table
from bot.words import escaped
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Text, Who, text

_FOOT = 4  # the last row: confirm, undo and more
_WRITTEN = 600  # characters of one's own notes
_OWN = 350  # characters of one's own hidden things
_NOTES, _NOTE = 6, 160  # lines about buttons, and their characters
_TURN = "⚡"  # before a whole turn
_TURNS = 8  # that many whole turns in their menu
_DONE = 1200  # characters of a turn told where it was made
_NOBODY = -1  # the seat of a reader who has none
_HEAD = 5  # container, heading, pictures, rule, question


def _panel_id_for(panel: Panel) -> PanelId:
    return PanelId(panel.table.id, panel.seat, panel.mark)


def panel_controls(
    panel: Panel, path: Sequence[int], voice: Voice, sheet: int = 0, *, spare: int = 0
) -> Controls | None:
    """Buttons and menus of the question, or None where there is none; `spare`: so many others are added."""
    if panel.decision is None:
        return None
    routes = [way.route for way in panel.ways]
    turns = _whole_turns(panel, voice)
    shown = controls(
        [way.option for way in panel.ways],
        _panel_id_for(panel),
        path,
        voice,
        routes=routes,
        handing=None if panel.confirm is None else routes.index((panel.confirm,)),
        room=COMPONENTS - _HEAD - _FOOT - cost(turns),
        most=CONTROLS - spare - len(turns) - len(_foot(panel, (), voice)) - int(panel.hands_back),
        sheet=sheet,
        sights=partial(signs_shown, panel.table.game, panel.view),
        unasked=panel.free and not panel.picks,
    )
    return shown if (only := _only_reveal(panel)) is None else _warned(shown, _panel_id_for(panel), only)


def _warned(shown: Controls, panel_id: PanelId, only: PanelWay) -> Controls:
    """The panel has said what this pick does: one press will do."""
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
    voice: Voice,
    pictures: tuple[Picture, ...] = (),
    *,
    before: str = "",
    own: str = "",
    path: Sequence[int] = (),
    more: bool = False,
    onward: Button | None = None,
) -> Page:
    """The panel. `before` stands on top: news since the last turn; `own` is what the player keeps hidden;
    `path` is what is open; `more`: what has no room beside it is shown in its place;
    `onward` leads to another table."""
    blocks: list[Block] = [Words(_heading(panel, voice, before))]
    if pictures:
        blocks.append(Pictures(pictures))
    question = _question(panel, shown, voice, more=more)
    if more:
        question = "\n".join([question, *_explained(panel, shown, voice, pictures)])
    parts = (f"-# {clip(own, _OWN)}" if own else "", _noted(panel.notes), question)
    if below := "\n".join(part for part in parts if part):
        blocks.append(Words(below))
    if more and shown is not None:
        blocks += _behind_more(panel, shown, path, voice)
    else:
        blocks += _answering(panel, shown, path, voice, onward)
    return Page(tuple(blocks))


def _answering(
    panel: Panel, shown: Controls | None, path: Sequence[int], voice: Voice, onward: Button | None
) -> list[Block]:
    """The question's own controls, whole turns, and the last row: what ends it, Undo and More.

    Where the turn has just been handed over, taking it back comes first."""
    foot = _foot(panel, path, voice)
    first = rows([_undo(panel, voice)] if panel.hands_back else [])
    if shown is None:
        return [*first, *rows([*filter(None, [onward]), *foot, *_seldom(panel, voice)])]
    if panel.confirm is not None and not shown.focuses:  # only what stands beside the question is left
        return [*first, *rows(foot), *shown.blocks]
    turns, own = _whole_turns(panel, voice), [*first, *shown.blocks]
    ends = own[-1] if own else None
    if isinstance(ends, Buttons) and (shown.last or not (turns or panel.confirm is not None)):
        together = Buttons((*ends.buttons, *foot))
        if len(together.buttons) <= ROW and height([together]) == 1:
            return [*own[:-1], *turns, together]
    return [*own, *turns, *rows(foot)]


def _behind_more(panel: Panel, shown: Controls, path: Sequence[int], voice: Voice) -> list[Block]:
    """What stands beside the question and had no room, what is seldom needed, and the way back."""
    back = Button(voice.short("panel-back"), _panel_id_for(panel).button("open", path_words(path)))
    return [*shown.rest, *rows([*_seldom(panel, voice), back])]


def _explained(
    panel: Panel, shown: Controls | None, voice: Voice, pictures: tuple[Picture, ...]
) -> list[str]:
    """What signs and buttons have no room to say."""
    lines = [clip(note, _NOTE) for note in shown.notes[:_NOTES]] if shown is not None else []
    if _whole_turns(panel, voice):
        lines.append(voice("panel-likely"))
    if any(picture.news for picture in pictures):
        lines.append(voice("panel-news"))
    return [f"-# {line}" for line in lines]


def _noted(notes: str) -> str:
    """What its reader wrote down, set apart from what is said."""
    lines = escaped(clip(notes, _WRITTEN)).splitlines() if notes else []
    return "\n".join(f"> {'📝 ' if not number else ''}{line}" for number, line in enumerate(lines))


def left_page(
    table: Table, person: int, voice: Voice, *, again: bool = False, done: Sequence[str] = ()
) -> Page:
    """What is left of a call, where it lies by itself, once nothing is asked there any more, or only in a
    newer message; and what was done there."""
    seat = table.seat_of(person)
    place = where(table, _NOBODY if seat is None else seat, voice)
    words = voice("letter-again" if again else "letter-answered", game=text(f"{table.game}-name"))
    return Page((Words(clip("\n".join([words, place, *done]), _DONE)),))


def warning_page(panel: Panel, way: PanelWay, voice: Voice, pictures: tuple[Picture, ...] = ()) -> Page:
    """Before a pick that cannot be taken back, or that gives something up."""
    panel_id = _panel_id_for(panel)
    buttons = (
        Button(voice.short("panel-sure"), panel_id.button("sure", path_words(way.route)), "danger"),
        Button(voice.short("panel-not-sure"), panel_id.button("open", path_words(()))),
    )
    blocks: list[Block] = [Words(_heading(panel, voice, ""))]
    if pictures:
        blocks.append(Pictures(pictures))
    blocks += [Words(_caution(way.option, voice)), Buttons(buttons)]
    return Page(tuple(blocks))


def _caution(pick: Option[Any], voice: Voice) -> str:
    if pick.reveals:
        return voice("panel-reveals", pick=voice.say(pick.menu[-1]))
    if pick.closes is None:
        return ""
    what = [voice.say(part) for part in (pick.caution, pick.closes) if part is not None]
    return voice("panel-final", what=" ".join(what))


def _only_reveal(panel: Panel) -> PanelWay | None:
    """The one thing to do, if it uncovers something: it is warned of right here, and needs one press."""
    sensible = [way for way in panel.ways if not way.option.foolish]
    return sensible[0] if len(sensible) == 1 and sensible[0].option.reveals else None


def _heading(panel: Panel, voice: Voice, before: str) -> str:
    game = text(f"{panel.table.game}-name")
    if panel.over:
        title = voice("panel-title-over", game=game)
    elif panel.table.status == "paused":
        title = voice("panel-title-paused", game=game)
    elif panel.decision is not None and panel.free:
        title = voice("panel-title-free", game=game)
    elif panel.decision is not None:
        title = voice("panel-title-yours", game=game)
    else:
        title = voice("panel-title-waiting", game=game)
    lines = [title]
    if panel.moved is not None:
        lines += _done(panel.moved, voice)
    lines.append(before)
    if panel.undone is not None:
        lines.append(_taken_back(panel.undone, voice))
    if panel.cut:
        lines.append(voice("panel-cut", words=dropped_words(panel.cut, panel.cut_named, voice)))
    return "\n".join(line for line in lines if line)


def dropped_words(words: Sequence[str], named: Sequence[Text], voice: Voice) -> str:
    """As the menus called it; where that is forgotten, as it is typed."""
    return briefly(named, voice.say) or f"`{' '.join(words)}`"


def _taken_back(undone: Undone, voice: Voice) -> str:
    words = briefly(chain.from_iterable(undone.named), voice.say)
    if undone.turn:
        return voice("panel-undone-open", words=words) if words else voice("panel-undone-turn")
    return voice("panel-undone-pick", words=words)


def _done(moved: Moved, voice: Voice) -> list[str]:
    """What a turn has told; where it told nothing, its words, unless they only say that it is over."""
    if moved.events:
        return done_lines(moved.events, voice)
    if moved.words == "end":
        return [voice("panel-handed-over")]
    return [voice("panel-done"), f"> {briefly(moved.named, voice.say)}"]


def done_lines(events: Sequence[Event], voice: Voice) -> list[str]:
    """What a turn has told, once it was made."""
    return [voice("panel-done"), *_quoted(events, voice)] if events else []


def _quoted(events: Sequence[Event], voice: Voice) -> list[str]:
    return [f"> {line}" for line in told_once([voice.say(event.text) for event in events], voice)]


def _question(panel: Panel, shown: Controls | None, voice: Voice, *, more: bool = False) -> str:
    lines: list[str] = []
    if panel.picks:
        so_far = voice("panel-so-far", words=briefly(chain.from_iterable(panel.named), voice.say))
        lines.append(f"-# {so_far}")
        if more or shown is None or not shown.blocks:  # nothing but the last word is left: there is room
            lines += _quoted(panel.preview, voice)
    if panel.decision is not None:
        if panel.free:
            lines.append(voice("panel-free", who=tuple(Who(seat) for seat in panel.table.awaited)))
        lines.append(f"**{voice.say(panel.ask or panel.decision.ask)}**")
        if panel.final is not None:
            asked = panel.table.hush is None
            lines.append(voice("panel-final", what=panel.final) if asked else f"-# {voice.say(panel.final)}")
        if shown is not None and (way := _trail(shown, lines[-1], voice)):
            lines.append(f"-# {way}")
        if caution := _cautions(panel, voice):
            lines.append("-# " + caution)
        if panel.ordered or panel.forced:
            lines.append("-# " + voice("panel-ordered" if panel.ordered else "panel-forced"))
        if panel.until is not None:
            lines.append("-# " + until_words(panel.until, voice))
            if panel.table.hush is not None and panel.table.rule is not None:
                lines.append("-# " + voice("bot-clocks-stand"))
        if left := deadline_words(panel.table, [panel.seat], voice):
            lines.append("-# " + left)
    elif panel.table.status == "paused":
        lines.append(voice("panel-paused"))
    elif not panel.over:
        lines.append(_waiting(panel, voice))
    return "\n".join(lines)


def _trail(shown: Controls, asked: str, voice: Voice) -> str:
    """The menus that are open, unless the question has just said so."""
    way = " › ".join(voice.say(entry) for entry in shown.trail)
    return "" if way.casefold() in asked.casefold() else way


def _cautions(panel: Panel, voice: Voice) -> str:
    """What is to be known before the next press: of the one thing to do, or that some choices are final."""
    if (only := _only_reveal(panel)) is not None:
        return _caution(only.option, voice)
    options = [way.option for way in panel.ways]
    sensible = [option for option in options if not (option.foolish or option.aside)]
    if len(sensible) == 1 and sensible[0].caution is not None:
        return voice.say(sensible[0].caution)
    return voice.say(panel.warning) if panel.warning is not None else ""


def _whole_turns(panel: Panel, voice: Voice) -> list[Menu]:
    """A few turns that can be told in a line, in the order in which the panel offers their beginnings: an
    order of merit would be advice."""
    panel_id, told = _panel_id_for(panel), dict[str, PanelWay]()
    for way in panel.likely:
        label = f"{_TURN} {briefly(way.option.menu, voice.label)}"
        if len(label) <= LABEL and len(told) < _TURNS:
            told.setdefault(label, way)
    shown = sorted(told.items(), key=lambda turn: turn[1].route)
    lines = tuple(Entry(label, f"t{path_words(way.route)}") for label, way in shown)
    placeholder = " ".join((_TURN, voice.short("panel-whole-turns")))
    return [Menu(panel_id.menu("choose", "turns"), placeholder, lines)] if lines else []


def _waiting(panel: Panel, voice: Voice) -> str:
    waiting = tuple(Who(seat) for seat in panel.table.awaited if seat != panel.seat)
    return voice("panel-waiting-for", who=waiting) if waiting else voice("panel-nothing")


def _undo(panel: Panel, voice: Voice) -> Button:
    key = "panel-undo" if panel.undo == "pick" else "panel-undo-turn"
    return Button(voice.short(key), _panel_id_for(panel).button("undo"))


def _beside(panel: Panel, voice: Voice) -> list[Button]:
    """What does not belong to the turn itself: a computer that plays it, and one's notes."""
    at = panel.table.id
    runs = panel.table.status == "running"
    computer = [Button(voice.short("panel-stand-in"), ids.button("standin", at))] if runs else []
    return [*computer, Button(voice.short("panel-notes"), ids.button("notes", at))]


def _foot(panel: Panel, path: Sequence[int], voice: Voice) -> list[Button]:
    """The last row: what hands over, what takes back, and where everything else is."""
    panel_id = _panel_id_for(panel)
    buttons: list[Button] = []
    if panel.confirm is not None:
        buttons.append(Button(voice.short("panel-confirm"), panel_id.button("confirm"), "go"))
    if panel.may_undo and not panel.hands_back:
        buttons.append(_undo(panel, voice))
    if panel.decision is not None:
        buttons.append(Button(voice.short("panel-more"), panel_id.button("more", path_words(path))))
    return buttons


def _seldom(panel: Panel, voice: Voice) -> list[Button]:
    """What a turn can do without: behind More, or in sight where nothing is asked."""
    panel_id = _panel_id_for(panel)
    buttons: list[Button] = []
    if len(panel.picks) > 1:
        buttons.append(Button(voice.short("panel-restart"), panel_id.button("restart")))
    if panel.wants_reasons:
        buttons.append(Button(voice.short("panel-why-not"), ids.button("why", panel.table.id)))
    buttons.append(Button(voice.short("panel-screen"), ids.button("screen", panel.table.id)))
    buttons.append(Button(voice.short("panel-look"), ids.button("look", panel.table.id)))
    if panel.is_awaited and not panel.picks and panel.table.status == "running":
        buttons.append(Button(voice.short("panel-hint"), panel_id.button("hint")))
    if panel.table.status in ("running", "paused"):
        buttons.append(Button(voice.short("panel-orders"), ids.button("orders", panel.table.id)))
        if not panel.picks:
            buttons += _beside(panel, voice)
        if panel.decision is None:
            buttons.append(Button(voice.short("panel-refresh"), panel_id.button("open", ids.ROOT)))
    return buttons
