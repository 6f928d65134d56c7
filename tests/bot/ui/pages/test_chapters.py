"""Summaries of seasons and rounds: at most eight lines, the most important first, the rest behind a
button."""

from __future__ import annotations

from msgspec.structs import replace

from bot.ui.kit.blocks import Words
from bot.ui.kit.localiser import Localisers
from bot.ui.pages.chapters import summary_words
from bot.ui.pages.table_posts import board_page
from bot.values.read_models import LogEntry, Summary, TurnPost
from bot.values.table import Place, Table
from engine.core.tell import Event
from engine.core.text import Who, text

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Flora")
TABLE = Table("t1", "running", "keyflower", 1, Place(5), 6, {}, "any", "en", True, (), 0.0)
NEXT = Event(text("keyflower-told-season-summer", tiles=(text("keyflower-tile-store"),)))
UNWANTED = Event(text("keyflower-told-unwanted", tiles=(text("keyflower-tile-miner"),), count=1))


def won(seat: int, tile: str) -> Event:
    return Event(text("keyflower-told-won", who=Who(seat), tiles=(text(f"keyflower-tile-{tile}"),)), seat)


def ended(seats: int) -> Summary:
    tiles = [won(seat, tile) for tile in ("inn", "fair") for seat in range(seats)]
    return Summary(0, (UNWANTED, *tiles), (NEXT,), ())


def lines_of(post: TurnPost) -> list[str]:
    page = board_page(post, Localisers().plain("en", NAMES, "keyflower"), ())
    return [line for block in page.blocks if isinstance(block, Words) for line in block.text.split("\n")]


def test_a_post_has_at_most_eight_lines_and_who_got_what_comes_first() -> None:
    passes = [Event(text("keyflower-told-pass", who=Who(seat)), seat) for seat in range(6)]
    entries = tuple(LogEntry(turn, turn, 0.0, (event,)) for turn, event in enumerate(passes))
    for seats in (2, 4, 6):
        post = TurnPost(TABLE, entries, None, summary=ended(seats), summed_up=True)
        told = lines_of(post)
        assert len(told) == 8
        assert told[:2] == ["### 🗓 Spring is over", "- **Anna** wins Inn and Fair."]
        assert [line for line in told if line.startswith("**Next:**")]
    assert "- **Flora** wins Inn and Fair." in told, "every player, before what nobody got"
    assert not [line for line in told if "Miner" in line]


def test_a_page_of_its_own_has_all_of_it_and_begins_with_the_reader() -> None:
    told = summary_words(ended(6), TABLE, Localisers().plain("en", NAMES, "keyflower", reader=3))
    lines = told.splitlines()
    assert len(lines) == 9
    assert lines[1:3] == ["- **You** win Inn and Fair.", "- **Anna** wins Inn and Fair."]
    assert lines[-2] == "- Nobody bid for Miner, so it leaves the game."


def test_the_same_piece_is_counted_once() -> None:
    lost = [
        Event(
            text("keyper-told-lost", who=Who(0), goods=(text("keyper-counted-deer", count=count), *more)), 0
        )
        for count, more in ((1, ()), (2, (text("keyper-counted-cow", count=1),)))
    ]
    table = replace(TABLE, game="keyper")
    told = summary_words(Summary(0, tuple(lost), (), ()), table, Localisers().plain("en", NAMES, "keyper"))
    assert told.splitlines()[1:] == ["- **Anna** loses 3 deer and 1 cow: no room."]
