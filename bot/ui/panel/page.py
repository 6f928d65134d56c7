"""One player's panel as a page: what happened, the picture, the question, and how to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from bot.ui.page.blocks import Block, Button, Buttons, Page, Picture, Pictures, Words, cost, rows
from bot.ui.page.limits import COMPONENTS, clip
from bot.ui.page.names import deadline_words, until_words, where
from bot.ui.page.news import briefly, told_once
from bot.ui.page.voice import Voice
from bot.ui.panel.controls import Controls, controls
from bot.ui.panel.sizes import LABEL
from bot.ui.pictures.studio import piece_letters
from bot.ui.press import ids
from bot.ui.press.ids import PanelId, path_words
from bot.values.panel import Moved, Panel, PanelWay, Undone
from bot.values.table import Table
from engine.core.game import Option
from engine.core.tell import Event
from engine.core.text import Text, Who, text

_FOOT = 9  # the last rows: undo, start again, confirm and four more
_OWN = 350  # characters of one's own hidden things
_NOTES, _NOTE = 6, 160  # lines about buttons, and their characters
_TURN = "⚡"  # before a whole turn
_TURNS = 3  # that many whole turns, so that the question's own menus stay in sight
_NOBODY = -1  # the seat of a reader who has none
_HEAD = 5  # container, heading, pictures, rule, question


def _panel_id_for(panel: Panel) -> PanelId:
    return PanelId(panel.table.id, panel.seat, panel.mark)


def panel_controls(panel: Panel, path: Sequence[int], voice: Voice, sheet: int = 0) -> Controls | None:
    """Buttons and menus of the question, or None where there is none."""
    if panel.decision is None:
        return None
    routes = [way.route for way in panel.ways]
    shown = controls(
        [way.option for way in panel.ways],
        _panel_id_for(panel),
        path,
        voice,
        routes=routes,
        handing=None if panel.confirm is None else routes.index((panel.confirm,)),
        room=COMPONENTS - _HEAD - _FOOT - cost(_whole_turns(panel, voice)),
        sheet=sheet,
        taken=piece_letters(panel.table.game),
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
) -> Page:
    """The panel. `before` stands on top: news since the last turn; `own` is what the player keeps hidden."""
    blocks: list[Block] = [Words(_heading(panel, voice, before))]
    if pictures:
        blocks.append(Pictures(pictures))
    question = _question(panel, shown, voice)
    if any(picture.news for picture in pictures):
        question = "-# " + voice("panel-news") + f"\n{question}"
    if below := "\n".join(part for part in (f"-# {clip(own, _OWN)}" if own else "", question) if part):
        blocks.append(Words(below))
    if shown is not None:
        blocks += [*shown.blocks, *_whole_turns(panel, voice)]
    blocks += rows(_foot(panel, voice))
    return Page(tuple(blocks))


def left_page(table: Table, person: int, voice: Voice) -> Page:
    """What is left of a panel once nothing is asked there any more."""
    seat = table.seat_of(person)
    place = where(table, _NOBODY if seat is None else seat, voice)
    words = voice("letter-answered", game=text(f"{table.game}-name"))
    play = Button(voice.short("table-play"), ids.button("play", table.id))
    buttons = (Buttons((play,)),) if seat is not None and table.status == "running" else ()
    return Page((Words("\n".join([words, place])), *buttons))


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
    return voice("panel-gives-up", what=voice.say(pick.caution)) if pick.caution is not None else ""


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
        return _done_lines(moved.events, voice)
    if moved.words == "end":
        return [voice("panel-handed-over")]
    return [voice("panel-done"), f"> {briefly(moved.named, voice.say)}"]


def _done_lines(events: Sequence[Event], voice: Voice) -> list[str]:
    """What a turn has told, once it was made."""
    return [voice("panel-done"), *_quoted(events, voice)] if events else []


def _quoted(events: Sequence[Event], voice: Voice) -> list[str]:
    return [f"> {line}" for line in told_once([voice.say(event.text) for event in events], voice)]


def _question(panel: Panel, shown: Controls | None, voice: Voice) -> str:
    lines: list[str] = []
    if panel.picks:
        lines.append(voice("panel-so-far", words=briefly(chain.from_iterable(panel.named), voice.say)))
        lines += _quoted(panel.preview, voice)
    if panel.decision is not None:
        if panel.free:
            lines.append(voice("panel-free", who=tuple(Who(seat) for seat in panel.table.awaited)))
        lines.append(f"**{voice.say(panel.ask or panel.decision.ask)}**")
        if shown is not None and (way := _trail(shown, lines[-1], voice)):
            lines.append(f"-# {way}")
        if shown is not None:
            lines += [f"-# {clip(note, _NOTE)}" for note in shown.notes[:_NOTES]]
        if _whole_turns(panel, voice):
            lines.append("-# " + voice("panel-likely"))
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


def _whole_turns(panel: Panel, voice: Voice) -> list[Buttons]:
    """A few turns that can be told on a button, in the order in which the panel offers their beginnings: an
    order of merit would be advice."""
    panel_id, told = _panel_id_for(panel), dict[str, PanelWay]()
    for way in panel.likely:
        label = f"{_TURN} {briefly(way.option.menu, voice.label)}"
        if len(label) <= LABEL and len(told) < _TURNS:
            told.setdefault(label, way)
    shown = sorted(told.items(), key=lambda turn: turn[1].route)
    return rows([Button(label, panel_id.button("likely", path_words(way.route))) for label, way in shown])


def _waiting(panel: Panel, voice: Voice) -> str:
    waiting = tuple(Who(seat) for seat in panel.table.awaited if seat != panel.seat)
    return voice("panel-waiting-for", who=waiting) if waiting else voice("panel-nothing")


def _foot(panel: Panel, voice: Voice) -> list[Button]:
    panel_id = _panel_id_for(panel)
    buttons: list[Button] = []
    if panel.confirm is not None:
        buttons.append(Button(voice.short("panel-confirm"), panel_id.button("confirm"), "go"))
    if panel.may_undo:
        key = "panel-undo" if panel.undo == "pick" else "panel-undo-turn"
        buttons.append(Button(voice.short(key), panel_id.button("undo")))
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
        if panel.decision is None:
            buttons.append(Button(voice.short("panel-refresh"), panel_id.button("open", ids.ROOT)))
    return buttons
