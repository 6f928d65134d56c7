"""Recaps: one line per turn, the most important ones if space is short."""

from __future__ import annotations

import pytest

from bot.locales.translations import message_ids
from bot.ui.kit.localiser import Localisers
from bot.ui.kit.recap import news_of, since_words, told_lines
from bot.values.read_models import LogEntry, Recap
from bot.values.table import Place, Table
from engine.core.tell import Event
from engine.core.text import Who, text
from engine.keyflower.game import KEYFLOWER
from engine.keythedral.game import KEYTHEDRAL
from engine.registry import GAMES

VOICE = Localisers().plain("en", ("Anna", "Bob"))
READER = Localisers().plain("en", ("Anna", "Bob"), reader=0)
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
        "- Everyone has passed: spring is over.",
        "- **Bob** wins Inn.",
    ]


def test_a_text_that_does_not_begin_with_the_name_is_its_own_sentence() -> None:
    starts = Event(text("keythedral-named-self", who=Who(0)), 0)
    asks = Event(text("keythedral-auction", who=Who(0)), 0)
    last = Event(text("keythedral-last-order", number=4), 0)
    assert told((PASS, starts)) == ["**Anna** passes · becomes start player."]
    assert told((PASS, asks)) == [
        "**Anna** passes. The start player marker moves left to Anna."
        " If nobody offers cubes, Anna chooses who starts."
    ]
    assert told((PASS, last, PASS)) == ["**Anna** passes. Only number 4 is left. **Anna** passes."]


def test_the_most_important_lines_are_never_cut() -> None:
    """Small events are dropped first, the oldest first; wins stay."""
    lines = told((WON,), *[(PASS, PASS)] * 40, (ENDS,), room=300)
    assert lines[0].startswith("*… and ")
    assert lines[1] == "- **Bob** wins Inn."
    assert lines[-1] == "- Everyone has passed: spring is over."
    assert lines.count("- **Anna** passes (×2).") == len(lines) - 3 > 2
    dropped = 80 - 2 * (len(lines) - 3)
    assert f"{dropped} smaller events" in lines[0]
    assert sum(len(line) + 1 for line in lines[1:]) <= 300


def test_repeated_events_are_one_line() -> None:
    other = Event(text("keyflower-told-pass", who=Who(1)), 1)
    assert told((PASS, PASS, PASS, other, PASS)) == ["**Anna** passes (×3). **Bob** passes. **Anna** passes."]


def test_since_then_is_told_in_the_order_of_the_game() -> None:
    """A turn made for the reader tells what the reader did; what it led to has its own lines."""
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
    assert since_words(since, READER).splitlines() == [
        "**New:**",
        "- **Bob** passes.",
        "- 📜 Your standing order: You pass.",
        "- Everyone has passed: spring is over.",
        "- Bob wins Inn.",
    ]


def test_a_panel_tells_who_begins_a_round_and_what_was_done_in_it() -> None:
    """The reader's forced pass ends a round of Keythedral; another player begins the next."""
    spent, none = (Event(text(f"keythedral-{key}", who=Who(0)), 0) for key in ("spent", "no-cubes"))
    asks, calls = (
        Event(text(f"keythedral-{key}", who=Who(1), number=1), 1) for key in ("auction", "ordered")
    )
    over = Event(text("keythedral-round-over", round=1))
    nobody = Event(text("keythedral-nobody-bid"))
    starts = Event(text("keythedral-round", who=Who(1), round=2), 1)
    passes = Event(text("keythedral-passed", who=Who(1)), 1)
    mine = LogEntry(2, 0, 0.0, (spent, asks, none, over, nobody, starts))
    since = Recap(
        TABLE,
        0,
        None,
        (LogEntry(1, 1, 0.0, (passes,)), mine, LogEntry(3, 1, 0.0, (calls,))),
        (),
        KEYTHEDRAL.headlines,
        (("forced", mine),),
        KEYTHEDRAL.chapters.next,
    )
    forced = (
        "- ↪ Only one move was possible: You have no cubes left, so you pass. You have no cubes to offer."
    )
    begins = ["- Bob starts round 2.", "- **Bob** calls number 1."]
    assert news_of(since, READER).splitlines()[1:-1] == [forced, *begins]
    assert since_words(since, READER).splitlines()[1:] == [
        "- **Bob** passes.",
        forced,
        "- The start player marker moves left to Bob. If nobody offers cubes, Bob chooses who starts.",
        "- Round 1 is over.",
        "- Nobody offers any cubes.",
        *begins,
    ]


def test_a_panel_tells_of_every_loss_and_little_else() -> None:
    """Four lost bids are four lines; of other moves only the newest are shown."""
    tiles = ("inn", "miner", "alehouse", "peddler")
    lost = [
        Event(text("keyflower-told-outbid", who=Who(0), tile=text(f"keyflower-tile-{tile}")), 1)
        for tile in tiles
    ]
    entries = tuple(LogEntry(number, 1, 0.0, (event,)) for number, event in enumerate([*lost, *[PASS] * 9]))
    recap = Recap(TABLE, 0, None, entries, tuple(lost))
    told = news_of(recap, VOICE).splitlines()
    assert [line for line in told if "outbid" in line] == told[1:5]
    assert len(told) == 6
    assert "More" in told[5]
    quiet = Recap(TABLE, 0, None, tuple(LogEntry(number, 0, 0.0, (PASS,)) for number in range(9)), ())
    assert len(news_of(quiet, VOICE).splitlines()) == 1 + 3 + 1
    assert news_of(Recap(TABLE, 0, None, (), ()), VOICE) == ""


def test_a_panel_tells_news_in_the_order_of_the_game_and_of_the_end_of_a_season() -> None:
    """The last pass comes first, then the season's end, then the reader's wins."""
    won = Event(text("keyflower-told-won", who=Who(0), tiles=(text("keyflower-tile-miner"),)), 0)
    other = Event(text("keyflower-told-pass", who=Who(1)), 1)
    moves = [LogEntry(number, 1, 0.0, (other,)) for number in range(4)]
    mine, end = LogEntry(4, 0, 0.0, (PASS,)), LogEntry(5, 1, 0.0, (ENDS, WON, won))
    recap = Recap(TABLE, 0, None, (*moves, mine, end), (), KEYFLOWER.headlines, (("order", mine),))
    told = news_of(recap, Localisers().plain("en", ("Anna", "Bob"), reader=0)).splitlines()
    assert told[1:] == [
        "- 📜 Your standing order: You pass.",
        "- Everyone has passed: spring is over.",
        "- You win Miner.",
        "-# … more in **More › News**",
    ]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_headlines_are_things_that_are_told(key: str) -> None:
    assert set(message_ids()) >= GAMES[key].headlines
