"""What a lesson says on its panel: what came of the last one, what this one is about, and what to press."""

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
    """Above everything else; nothing while others play. `asked`: whether they are sure of this."""
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
        if panel.picks:  # it stands no longer below the heading
            lines.append(localiser(f"{step.words}-{step.key}-say"))
    lines.append(localiser("learn-do", words=localiser(f"{step.words}-{step.key}-do")))
    return [*lines, *_what_to_press(panel, shown, step, localiser, asked)]


def _after_lessons(panel: Panel, step: LessonStep, localiser: Localiser) -> list[str]:
    """First that they are on their own, then a word on each turn of theirs, and at last a goodbye."""
    words = localiser(f"{step.words}-{step.stage}")
    if step.stage == "over":
        return (
            [words, *_remark(panel, localiser), localiser("learn-next")] if panel.remark is not None else []
        )
    return [words.splitlines()[0], *_remark(panel, localiser)] if panel.remark is not None else [words]


def _remark(panel: Panel, localiser: Localiser) -> list[str]:
    """What the last turn of one's own has brought, and what a good player looks at now; no move is named."""
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
    """An aim of one's own; every other time, and where there is none, what matters in such a turn."""
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
    """What was chosen in place of what, and why the one cannot be had after the other."""
    tried, wanted = (briefly(some, localiser.say) for some in (stray.tried, stray.wanted))
    strayed = localiser("learn-strayed", tried=tried, wanted=wanted)
    return [strayed, *(f"- {capital(localiser.say(reason))}" for reason in stray.reasons)]


def _what_to_press(
    panel: Panel, shown: Controls | None, step: LessonStep, localiser: Localiser, asked: Shortcut | None
) -> list[str]:
    """The next press on the way to what the lesson asks for, by the names it has on this very panel."""
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
    """What stands on the button or the line of a menu that makes these picks; empty if it is not in sight."""
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
    """As it is seen: where a piece stands for its name, the label alone may say no more than how many."""
    return part.label if part.icon is None else f"{part.icon.emoji} {part.label}"


def _title(menu: Menu) -> str:
    """What stands on a menu that is shut: what is chosen in it, else what it is called."""
    return next((entry.label for entry in menu.entries if entry.chosen), menu.placeholder)


def _opening(leading: Sequence[Shortcut], shown: Controls | None, localiser: Localiser) -> str:
    """What has to be opened to see it: the button or line on which most levels of its menu are named."""
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
