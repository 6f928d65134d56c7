"""Whole turns in words: on their buttons where there is room, else in a line above them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.ui.page.voice import Voice
from bot.ui.panel.entries import is_number
from bot.values.panel import PanelWay

_SIGN = "⚡"
_BETWEEN = " › "
_ROOM = 44
"""Characters of a label that a phone shows."""
_REMARK = re.compile(r" \([^()]*\)")


def whole_turn_labels(turns: Sequence[PanelWay], voice: Voice) -> list[str]:
    """What each of them does; a number where that is too long for a button."""
    words = [_words(turn, voice) for turn in turns]
    return [f"{_SIGN} {each if len(each) <= _ROOM else number}" for number, each in enumerate(words, start=1)]


def whole_turn_notes(turns: Sequence[PanelWay], voice: Voice) -> list[str]:
    """What the buttons have no room for, and what they are."""
    words = [_words(turn, voice) for turn in turns]
    long = [f"{_SIGN} {number}: {each}" for number, each in enumerate(words, start=1) if len(each) > _ROOM]
    return [*long, voice("panel-likely")] if turns else []


def _words(turn: PanelWay, voice: Voice) -> str:
    """The entries on the way, without remarks, and without a heading that the next one repeats."""
    parts = list[str]()
    for entry in turn.option.menu:
        part = _REMARK.sub("", voice.label(entry))
        if len(parts) > 1 and is_number(part) and set(parts[-1].split()) & set(part.split()):
            parts.pop()
        parts.append(part)
    return _BETWEEN.join(parts)
