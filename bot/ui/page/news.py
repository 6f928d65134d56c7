"""What happened, line by line, within what a message holds."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.page.limits import clip
from bot.ui.page.voice import Voice
from bot.values.reading import LogEntry, Since
from engine.core.tell import Event

_LINES = 14  # of what touched one reader
_ROOM = 2400  # characters of news in one message


def newest(events: Sequence[Event], voice: Voice, room: int = _ROOM) -> list[str]:
    if len(events) == 1:
        return [voice.say(events[0].text)]
    lines = [f"- {voice.say(event.text)}" for event in events]
    for kept, line in enumerate(reversed(lines)):
        room -= len(line) + 1
        if room < 0:  # the oldest go first: what matters most is how it ended
            return [voice("table-earlier", count=len(lines) - kept), *lines[len(lines) - kept :]]
    return lines


def _events_lines(entries: Sequence[LogEntry], voice: Voice) -> list[str]:
    """The newest events, one a line; older ones are counted."""
    return newest([event for entry in entries for event in entry.events], voice, _ROOM // 2)


def since_words(since: Since, voice: Voice) -> str:
    """Since your last turn: first what touched you, then the rest."""
    touching = [f"- {voice.say(event.text)}" for event in since.touching]
    others = _events_lines(since.entries, voice)
    if not touching and not others:
        return voice("table-since-nothing")
    parts = [voice("table-since-title")]
    if touching:
        parts += [voice("table-since-you"), *touching[-_LINES:]]
    rest = [line for line in others if f"- {line.removeprefix('- ')}" not in touching]
    if rest:
        parts += [voice("table-since-rest"), *rest] if touching else rest
    return clip("\n".join(parts), 2200)
