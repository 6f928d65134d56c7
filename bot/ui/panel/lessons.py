"""The text of a lesson on its panel: the result of the last one, the subject of this one, the next press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.interactions.custom_ids import path_words
from bot.ui.kit.blocks import Button, Buttons, Entry, Menu
from bot.ui.kit.localiser import Localiser
from bot.ui.kit.recap import briefly, capital
from bot.ui.panel.controls import Controls
from bot.values.panel import LessonStep, Panel, Shortcut
from engine.core.lessons import Stray
from engine.core.objectives import Objective

_PICKS = ("pick", "sure")


def taught_lines(
    panel: Panel, shown: Controls | None, localiser: Localiser, asked: Shortcut | None = None
) -> list[str]:
    """Return the lines above everything else; empty while others play.

    `asked`: the pick that awaits a confirmation.
    """
    step = panel.lesson
    if step is None or not panel.is_awaited:
        return _remark(panel, localiser)
    if step.stage != "lesson":
        return _after_lessons(panel, step, localiser)
    lines = [localiser("learn-lesson", number=step.number, of=step.of)]
    if not panel.picks:
        lines += (
            [localiser("learn-got", words=localiser(f"{step.words}-{step.before}-got"))]
            if step.before
            else []
        )
        lines.append(localiser(f"{step.words}-{step.key}-say"))
    if step.stray is not None:
        lines += _why_not_this(step.stray, localiser)
        if panel.picks:  # it is no longer below the heading
            lines.append(localiser(f"{step.words}-{step.key}-say"))
    lines.append(localiser("learn-do", words=localiser(f"{step.words}-{step.key}-do")))
    return [*lines, *_what_to_press(panel, shown, step, localiser, asked)]


def _after_lessons(panel: Panel, step: LessonStep, localiser: Localiser) -> list[str]:
    """Return the text after the last lesson: an introduction, then a remark per turn, then a goodbye."""
    words = localiser(f"{step.words}-{step.stage}")
    if step.stage == "over":
        return (
            [words, *_remark(panel, localiser), localiser("learn-next")] if panel.remark is not None else []
        )
    return [words.splitlines()[0], *_remark(panel, localiser)] if panel.remark is not None else [words]


def _remark(panel: Panel, localiser: Localiser) -> list[str]:
    """Return what the last own turn gained, and what a good player considers now; it names no move."""
    remark = panel.remark
    if remark is None or panel.picks:
        return []
    change = [localiser("remark-source", source=source, points=f"{by:+d}") for source, by in remark.sources]
    key = "remark-same" if remark.before == remark.after else "remark-points"
    lines = [localiser(key, before=remark.before, after=remark.after, sources=", ".join(change))]
    figures = [
        localiser("remark-figure", what=one.what, before=one.before, after=one.after)
        for one in remark.figures
    ]
    steps = [
        localiser("remark-nearer", aim=one.aim, part=one.part.what, have=one.part.have, need=one.part.need)
        for one in remark.nearer
    ]
    lines += [f"-# {' · '.join((*figures, *steps))}"] if figures or steps else []
    return [*lines, *_to_look_at(panel, remark.aim, localiser)]


def _to_look_at(panel: Panel, aim: Objective | None, localiser: Localiser) -> list[str]:
    """Return an own objective; every other time, and without one, advice for such a turn."""
    lines = list[str]()
    if aim is not None:
        parts = (localiser("plan-part", what=part.what, have=part.have, need=part.need) for part in aim.parts)
        what = ", ".join((localiser("plan-adds", what=aim.what, points=aim.adds or 0), *parts))
        lines.append("-# " + localiser("remark-aim", what=what))
    if panel.is_awaited and panel.explained is not None and (aim is None or panel.table.turn % 2):
        look = localiser(f"{panel.table.game}-look-{panel.explained.topic}")
        lines.append("-# " + localiser("panel-explain-look", look=look))
    return lines


def _why_not_this(stray: Stray, localiser: Localiser) -> list[str]:
    """Say what was chosen instead, and why the lesson's move is impossible after it."""
    tried, wanted = (briefly(some, localiser.say) for some in (stray.tried, stray.wanted))
    strayed = localiser("learn-strayed", tried=tried, wanted=wanted)
    return [strayed, *(f"- {capital(localiser.say(reason))}" for reason in stray.reasons)]


def _what_to_press(
    panel: Panel, shown: Controls | None, step: LessonStep, localiser: Localiser, asked: Shortcut | None
) -> list[str]:
    """Name the next press towards the lesson's move, by its label on this panel."""
    if not step.expected:
        return []
    made = len(panel.picks)
    if panel.picks != step.expected[:made]:
        return [localiser("learn-press", what=localiser.short("panel-undo"))]
    left = step.expected[made:]
    if asked is not None:
        is_meant = asked.picks == left[: len(asked.picks)]
        return [
            localiser("learn-press", what=localiser.short("panel-sure" if is_meant else "panel-not-sure"))
        ]
    leading = [way for way in panel.ways if way.picks == left[: len(way.picks)]]
    leading.sort(key=lambda way: len(way.picks), reverse=True)
    named = (_named(way, panel, shown, localiser) for way in leading)
    what = next((words for words in named if words), "") or _opening(leading, shown, localiser)
    return [localiser("learn-press", what=what)] if what else []


def _named(way: Shortcut, panel: Panel, shown: Controls | None, localiser: Localiser) -> str:
    """Return the label of the button or menu line that makes these picks; empty if it is not visible."""
    if panel.confirm is not None and way.route == (panel.confirm,):
        return localiser.short("panel-confirm")
    route = path_words(way.route)
    for block in shown.blocks if shown is not None else ():
        if isinstance(block, Buttons):
            for button in block.buttons:
                verb, *_, last = button.custom_id.removeprefix("b:").split(":")
                if verb in _PICKS and last == route:
                    return _with_icon(button)
        elif isinstance(block, Menu):
            for entry in block.entries:
                if entry.value == f"o{route}":
                    return f"{_title(block)} › {_with_icon(entry)}"
    return ""


def _with_icon(part: Button | Entry) -> str:
    """Return the label with its icon, as a label beside an icon may be just a number."""
    return part.label if part.icon is None else f"{part.icon.emoji} {part.label}"


def _title(menu: Menu) -> str:
    """Return the visible title of a closed menu: the chosen entry, else its placeholder."""
    return next((entry.label for entry in menu.entries if entry.chosen), menu.placeholder)


def _opening(leading: Sequence[Shortcut], shown: Controls | None, localiser: Localiser) -> str:
    """Return the button or line to open first: the one that names most levels of its menu."""
    ways = [[(localiser.line(part), localiser.label(part)) for part in way.option.menu] for way in leading]

    def levels_on(label: str) -> int:
        return max(sum(any(words in label for words in level) for level in way) for way in ways)

    openers = list[str]()
    for block in shown.blocks if shown is not None and ways else ():
        if isinstance(block, Buttons):
            openers += [button.label for button in block.buttons if button.custom_id.startswith("b:open:")]
        elif isinstance(block, Menu):
            lines = [entry.label for entry in block.entries if entry.value.startswith("g")]
            openers += [f"{_title(block)} › {label}" for label in lines]
    best = max(openers, key=levels_on, default="")
    return best if best and levels_on(best) else ""
