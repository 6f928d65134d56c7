"""What a post tells: a line for each turn, and what matters most whatever has to go."""

from __future__ import annotations

import pytest

from bot.locales.translations import message_ids
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import since_words, told_lines
from bot.values.read_models import LogEntry, Recap
from bot.values.table import Place, Table
from engine.core.tell import Event
from engine.core.text import Who, text
from engine.keyflower.game import KEYFLOWER
from engine.registry import GAMES

VOICE = Localisers().plain("en", ("Anna", "Bob"))
TABLE = Table("t1", "running", "keyflower", 1, Place(5), 2, {}, "any", "en", True, (), 0.0)
PASS = Event(text("keyflower-told-pass", who=Who(0)), 0)
ENDS = Event(text("keyflower-told-end-spring"))
WON = Event(text("keyflower-told-won", who=Who(1), tiles=(text("keyflower-tile-inn"),)), 1)


def told(*turns: tuple[Event, ...], room: int = 2400) -> list[str]:
    entries = [LogEntry(number, None, 0.0, events) for number, events in enumerate(turns)]
    return told_lines(entries, VOICE, KEYFLOWER.headlines, room)


def test_a_turn_is_a_line_and_a_headline_has_its_own() -> None:
    sent = Event(text("keyflower-told-outbid", who=Who(1), tile=text("keyflower-tile-inn")), 0)
    assert told((PASS,)) == ["**Anna** passes."]
    assert told((PASS, sent), (PASS,)) == ["- **Anna** passes. Bob is outbid at Inn.", "- **Anna** passes."]
    assert told((PASS, ENDS, WON)) == [
        "- **Anna** passes.",
        "- Everybody has passed: spring ends.",
        "- **Bob** wins Inn.",
    ]


def test_what_does_not_begin_with_the_name_is_a_sentence_by_itself() -> None:
    asks = Event(text("keythedral-auction", who=Who(0)), 0)
    last = Event(text("keythedral-last-order", number=4), 0)
    assert told((PASS, asks)) == [
        "**Anna** passes · receives the start player marker. Who offers cubes for it?"
    ]
    assert told((PASS, last, PASS)) == ["**Anna** passes. Number 4 works last. **Anna** passes."]


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


def test_since_then_begins_with_what_matters_most() -> None:
    """How the season ended and who won what, what was done for the reader, then the rest; a line each."""
    mine, theirs = LogEntry(1, 0, 0.0, (PASS,)), LogEntry(2, 1, 0.0, (ENDS, WON))
    other = Event(text("keyflower-told-pass", who=Who(1)), 1)
    since = Recap(
        TABLE,
        0,
        None,
        (LogEntry(0, 1, 0.0, (other,)), mine, theirs),
        (PASS,),
        KEYFLOWER.headlines,
        (("order", mine),),
    )
    assert since_words(since, VOICE).splitlines() == [
        "**Since you were last here:**",
        "- Everybody has passed: spring ends.",
        "- Bob wins Inn.",
        "- 📜 By your order: Anna passes.",
        "**The rest:**",
        "**Bob** passes.",
    ]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_headlines_are_things_that_are_told(key: str) -> None:
    assert set(message_ids()) >= GAMES[key].headlines
