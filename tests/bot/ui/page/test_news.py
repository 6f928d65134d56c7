"""What a post tells: a line for each turn, and what matters most whatever has to go."""

from __future__ import annotations

import pytest

from bot.ui.page.news import told_lines
from bot.ui.page.voice import Voices
from bot.values.reading import LogEntry
from bot.words.speak import message_ids
from engine.core.tell import Event
from engine.core.text import Who, text
from engine.keyflower.game import KEYFLOWER
from engine.registry import GAMES

VOICE = Voices().plain("en", ("Anna", "Bob"))
PASS = Event(text("keyflower-told-pass", who=Who(0)), 0)
ENDS = Event(text("keyflower-told-end-spring"))
WON = Event(text("keyflower-told-won", who=Who(1), tiles=(text("keyflower-tile-inn"),)), 1)


def told(*turns: tuple[Event, ...], room: int = 2400) -> list[str]:
    entries = [LogEntry(number, None, 0.0, events) for number, events in enumerate(turns)]
    return told_lines(entries, VOICE, KEYFLOWER.headlines, room)


def test_a_turn_is_a_line_and_a_headline_has_its_own() -> None:
    sent = Event(text("keyflower-told-outbid", who=Who(1), tile=text("keyflower-tile-inn")), 0)
    assert told((PASS,)) == ["**Anna** passes."]
    assert told((PASS, sent), (PASS,)) == ["- **Anna** passes · Bob is outbid at Inn.", "- **Anna** passes."]
    assert told((PASS, ENDS, WON)) == [
        "- **Anna** passes.",
        "- Everybody has passed: spring ends.",
        "- **Bob** wins Inn.",
    ]


def test_what_matters_most_is_never_cut() -> None:
    """The smaller things go, the oldest first; who won what stays, however long ago."""
    lines = told((WON,), *[(PASS, PASS)] * 40, (ENDS,), room=300)
    assert lines[0].startswith("*… and ")
    assert lines[1] == "- **Bob** wins Inn."
    assert lines[-1] == "- Everybody has passed: spring ends."
    assert lines.count("- **Anna** passes (×2).") == len(lines) - 3 > 2
    dropped = 80 - 2 * (len(lines) - 3)
    assert f"{dropped} smaller things" in lines[0]
    assert sum(len(line) + 1 for line in lines[1:]) <= 300


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    other = Event(text("keyflower-told-pass", who=Who(1)), 1)
    assert told((PASS, PASS, PASS, other, PASS)) == ["**Anna** passes (×3). **Bob** passes. **Anna** passes."]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_headlines_are_things_that_are_told(key: str) -> None:
    assert set(message_ids()) >= GAMES[key].headlines
