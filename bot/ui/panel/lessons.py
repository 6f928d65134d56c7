"""What a lesson says on its panel: what came of the last one, what this one is about, and what to press."""

from __future__ import annotations

from bot.ui.page.blocks import Buttons, Menu
from bot.ui.page.voice import Voice
from bot.ui.panel.controls import Controls
from bot.values.lesson import LessonStep
from bot.values.panel import Panel


def taught_lines(panel: Panel, shown: Controls | None, voice: Voice) -> list[str]:
    """Above everything else; nothing while others play."""
    step = panel.lesson
    if step is None or not panel.is_awaited:
        return []
    if step.stage != "lesson":
        return [voice(f"{step.words}-{step.stage}")]
    lines = [voice("learn-lesson", number=step.number, of=step.of)]
    if not panel.picks:
        lines += [voice("learn-got", words=voice(f"{step.words}-{step.before}-got"))] if step.before else []
        lines.append(voice(f"{step.words}-{step.key}-say"))
    lines.append(voice("learn-do", words=voice(f"{step.words}-{step.key}-do")))
    return [*lines, *_what_to_press(panel, shown, step, voice)]


def _what_to_press(panel: Panel, shown: Controls | None, step: LessonStep, voice: Voice) -> list[str]:
    """The next press on the way to what the lesson asks for, by the names it has on this very panel."""
    if not step.expected:
        return []
    made = len(panel.picks)
    if panel.picks != step.expected[:made]:
        return [voice("learn-press", what=voice.short("panel-undo"))]
    left = step.expected[made:]
    leading = [way for way in panel.ways if way.picks == left[: len(way.picks)]]
    if not leading:
        return []
    entry = max(leading, key=lambda way: len(way.picks)).option.menu
    seen = _read_on(shown) if shown is not None else []
    levels = [(voice.line(part), voice.label(part)) for part in entry]  # menus may have room for both names
    named = [next((words for words in level if _stands(words, seen)), "") for level in levels]
    what = " › ".join(words for words in named if words) or levels[-1][1]
    return [voice("learn-press", what=what)]


def _stands(words: str, seen: list[str]) -> bool:
    return any(words in one for one in seen)


def _read_on(shown: Controls) -> list[str]:
    """Every word on its buttons and menus: levels of a menu that has but one of them are left out there."""
    found = list[str]()
    for block in shown.blocks:
        if isinstance(block, Buttons):
            found += [button.label for button in block.buttons]
        elif isinstance(block, Menu):
            found += [block.placeholder, *(entry.label for entry in block.entries)]
    return found
